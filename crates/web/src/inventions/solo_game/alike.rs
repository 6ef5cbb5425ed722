//! Test that hidden cards do not change the page of a solo game by a single byte.

use super::table_view::TableView;
use crate::http::reader::Reader;
use eureka_bots::{any, luck_of};
use eureka_inventions::solo_game::{Game, Setup};
use eureka_table::{Game as _, Seat};
use maud::Markup;

fn page(game: &Game) -> String {
    let reader = Reader::default();
    let view = TableView::asked(game, &reader);
    super::page::frame(view, &view.parts(), &Markup::default()).into_string()
}

#[test]
fn face_down_cards_change_nothing_on_a_page() {
    let mut different = 0;
    for seed in 1..=3 {
        let mut luck = luck_of(u64::from(seed), Seat::A);
        let mut game = Setup::new(seed).start();
        for moment in 0.. {
            if moment % 12 == 0 {
                // Both games are redealt, because redealing drops the log, by which the pages would differ.
                let (one, other) =
                    (game.redeal(Seat::A, &mut luck), game.redeal(Seat::A, &mut luck));
                different += u32::from(one != other);
                assert!(page(&one) == page(&other), "seed {seed}, answer {moment}");
            }
            let answers = game.answers();
            if answers.is_empty() {
                break;
            }
            let answer = any(answers, &mut luck);
            game.answer_unchecked(answer);
        }
    }
    assert!(different > 10, "{different}");
}
