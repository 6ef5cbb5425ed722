//! The icon counts of a pile are those that `Splay::places` says a splay shows.

use eureka_innovation::{Card, Edition, Game, Icon, Rules, Splay};

#[test]
fn a_splay_shows_the_icons_that_count() {
    let rules = Rules::printed(Edition::First);
    let mut splayed = 0;
    for seed in 0..6 {
        let mut game = Game::deal(rules, 2, seed).unwrap();
        let mut number = seed as usize;
        while let Some(question) = game.question() {
            let view = game.view(question.seat);
            for pile in &view.players[question.seat.index()].piles {
                let cards = pile.cards.as_ref().unwrap();
                let icons = |(at, &card): (usize, &Card)| {
                    let splay = if at == 0 { Splay::Aslant } else { pile.splay };
                    let places = splay.places().iter();
                    places.filter_map(|&place| rules.facts(card).icons[place]).collect()
                };
                let icons: Vec<Vec<Icon>> = cards.iter().enumerate().map(icons).collect();
                let count = |icon| icons.concat().iter().filter(|&&one| one == icon).count();
                assert_eq!(Icon::ALL.map(|icon| count(icon) as u8), pile.icons);
                splayed += usize::from(pile.splay != Splay::None);
            }
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
            let answers = game.answers();
            game.answer_unchecked(answers[(number >> 33) % answers.len()], &mut ());
        }
    }
    assert!(splayed > 10, "{splayed}");
}
