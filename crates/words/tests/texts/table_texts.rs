//! All lines at tables of Innovation: from random games, and made up for the cases that random games do not reach.

use eureka_innovation::{
    Answer, Card, Color, Deal, Edition, EffectKind, Ending, Event, Face, Foresight, Game, Icon,
    MoveKind, Outcome, PileChange, Question, QuestionKind, Reach, Rules, Seat, SeatSet, Seating,
    Shown, Special, SpecialChange, Splay, View, Zone,
};
use eureka_words::{Caption, Command, Decided, Label, Line, Notice, Teller, Topic, Words};
use std::collections::BTreeSet;

/// Lines by kind, without repetitions. Lines that differ only in names, or in numbers that take the same form of a noun,
/// count as one.
pub(crate) struct TableTexts<'a> {
    words: &'a Words,
    names: &'a [String],
    known: BTreeSet<(&'static str, String)>,
    /// The kind and the text of each line, in the order of their addition.
    pub(crate) lines: Vec<(&'static str, String)>,
}

impl<'a> TableTexts<'a> {
    /// Collects the lines of this many games at every kind of table, and all made-up ones. Players without a name are called by their letters.
    pub(crate) fn new(
        words: &'a Words,
        names: &'a [String],
        games: u64,
        home_made: &'static Rules,
    ) -> TableTexts<'a> {
        let mut said = TableTexts { words, names, known: BTreeSet::new(), lines: Vec::new() };
        for edition in Edition::ALL {
            let rules = Rules::printed(edition);
            for players in 2..=rules.max_players() {
                (0..games).for_each(|seed| said.game(rules, players.into(), seed));
            }
        }
        let fourth = Rules::printed(Edition::Fourth);
        let silent = Seating { players: 4, teams: Vec::new(), parley: Some(false) };
        said.text("seatings", said.teller(fourth).seating(&silent));
        let teams = Seating::read_teams("AC,BD").unwrap();
        (0..games).for_each(|seed| {
            said.game(fourth, Seating { players: 4, teams: teams.clone(), parley: None }, seed);
            said.game(home_made, 3.into(), seed);
        });
        Edition::ALL.into_iter().for_each(|edition| said.events(Rules::printed(edition)));
        said.table();
        said.notices();
        said.analysis();
        Edition::ALL.into_iter().for_each(|edition| said.foresights(Rules::printed(edition)));
        said
    }

    /// All lines, grouped under their kinds.
    pub(crate) fn page(&self) -> String {
        let kinds: BTreeSet<&str> = self.lines.iter().map(|(kind, _)| *kind).collect();
        let mut page = String::new();
        for kind in kinds {
            let lines = self.lines.iter().filter(|(other, _)| *other == kind);
            page += &format!("== {kind}\n");
            lines.for_each(|(_, line)| page += &format!("{line}\n"));
        }
        page
    }

    fn teller(&self, rules: &'static Rules) -> Teller<'a> {
        Teller::new(self.words, rules).with_names(self.names)
    }

    fn add(&mut self, kind: &'static str, line: &Line) {
        let skeleton = line.shown(|piece| match piece.topic {
            Some(Topic::Card(_)) => "card".to_owned(),
            Some(Topic::Seat(_)) => "seat".to_owned(),
            Some(Topic::Color(_)) | None => alike(&piece.text),
        });
        if self.known.insert((kind, skeleton)) {
            self.lines.push((kind, line.to_string()));
        }
    }

    fn text(&mut self, kind: &'static str, text: impl Into<String>) {
        self.add(kind, &Line::plain(text));
    }

    fn game(&mut self, rules: &'static Rules, seating: Seating, seed: u64) {
        let teller = self.teller(rules);
        self.text("seatings", teller.seating(&seating));
        let mut game = Game::new(rules, seating, &Deal::Seed(seed)).unwrap();
        let (mut events, mut chance) = (Vec::new(), seed);
        while let Some(seat) = game.asked() {
            let view = game.view(seat);
            teller.ask(&view).iter().for_each(|line| self.add("questions", line));
            teller.question(&view).iter().for_each(|line| self.add("questions", line));
            teller.why(&view).iter().for_each(|line| self.add("questions", line));
            for &answer in &view.answers {
                self.add("answers", &teller.answer(&view, answer));
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            if chance >> 60 == 0 {
                self.view(teller, &view);
            }
            let answer = view.answers[(chance >> 33) as usize % view.answers.len()];
            game.answer(answer, &mut events).unwrap();
            for event in events.drain(..) {
                self.event(teller, rules, event);
            }
        }
        self.view(teller, &game.view(Seat::A));
    }

    fn event(&mut self, teller: Teller<'_>, rules: &Rules, event: Event<Shown>) {
        for seat in [Seat::A, Seat::new(1)] {
            let told = event.told(seat, |card| rules.age(card));
            teller.event(told).iter().for_each(|line| self.add("events", line));
        }
    }

    /// Events that happen in few games or in none.
    fn events(&mut self, rules: &'static Rules) {
        let teller = self.teller(rules);
        let (a, b) = (Seat::A, Seat::new(1));
        let mut events: Vec<Event<Face>> =
            vec![Event::DogmaEnded, Event::Lost { seat: b }, Event::Resigned { seat: b }];
        for ending in Ending::ALL {
            let outcome = |winners| Event::Over { outcome: Outcome { winners, ending } };
            events.extend([0, 1, 2, 3].map(|count| outcome(SeatSet::all(count))));
        }
        let of =
            |seat| [Zone::Hand(seat), Zone::Score(seat), Zone::Board(seat), Zone::Claimed(seat)];
        let zones =
            [[Zone::Deck, Zone::Available, Zone::Junk, Zone::Removed], of(a), of(b)].concat();
        let faces = [Face::back(8), Face::open(1, Card::new(3))];
        for card in faces {
            let moved = |kind, from, to| Event::Moved { by: a, card, kind, from, to };
            for &zone in &zones {
                events.push(moved(MoveKind::Transfer, zone, Zone::Hand(b)));
                events.push(moved(MoveKind::Transfer, Zone::Hand(a), zone));
            }
            for kind in MOVE_KINDS {
                let from = [Zone::Deck, Zone::Hand(a), Zone::Board(b)];
                events.extend(from.map(|from| moved(kind, from, Zone::Score(a))));
            }
        }
        for color in Color::ALL {
            events.push(Event::Rearranged { seat: a, color });
            events.extend(Splay::ALL.map(|splay| Event::Splayed { seat: a, color, splay }));
            events.push(Event::Chose { seat: a, answer: Answer::Color(color) });
        }
        for special in Special::ALL {
            events.push(Event::Claimed { seat: a, special });
            events.push(Event::Special { special, change: SpecialChange::Junk });
            events.push(Event::Special { special, change: SpecialChange::Restore });
            events.push(Event::Chose { seat: a, answer: Answer::Special(special) });
        }
        let icons = Icon::ALL.map(Answer::Icon);
        let others = [Answer::Yes, Answer::No, Answer::Pass, Answer::Seat(b), Answer::Branch(1)];
        let chosen = icons.into_iter().chain(others).chain([Answer::Value(8)]);
        events.extend(chosen.map(|answer| Event::Chose { seat: a, answer }));
        for event in events {
            teller.event(event).iter().for_each(|line| self.add("events", line));
        }
        for kind in [EffectKind::Demand, EffectKind::Share] {
            [a, b].into_iter().for_each(|seat| self.add("events", &teller.joins(seat, kind)));
        }
    }

    /// The table of a view.
    fn view(&mut self, teller: Teller<'_>, view: &View) {
        self.add("table", &teller.heading(view));
        for (number, player) in (0..).zip(&view.players) {
            let seat = Seat::new(number);
            self.add("table", &teller.standing(view, seat, Some(view.seat)));
            self.add("table", &teller.team_standing(view, view.teams[seat.index()]));
            for pile in &player.piles {
                teller.pile(pile).iter().for_each(|line| self.add("table", line));
            }
            player.hand.iter().for_each(|&face| self.add("table", &teller.face(view, face)));
        }
    }

    /// Cards that may be one of two, certainly and perhaps.
    fn mixed_cards(&mut self, teller: Teller<'_>, mut view: View) {
        let among = [0, 1].map(Card::new).into_iter().collect();
        let mixed = Face { among, ..Face::back(1) };
        for places in [2, 3] {
            view.decks[0][..places].fill(mixed);
            self.add("table", &teller.face(&view, mixed));
        }
    }

    fn table(&mut self) {
        Label::ALL.into_iter().for_each(|label| self.text("labels", self.words.label(label)));
        self.text("labels", self.words.parley_played());
        let rules = Rules::printed(Edition::Fourth);
        let teller = self.teller(rules);
        let mut view = Game::deal(rules, 2, 0).unwrap().view(Seat::A);
        self.mixed_cards(teller, view.clone());
        for points in [0, 1, 2, 5, 21] {
            view.players[0].points = points;
            view.players[0].specials = Special::ALL[..usize::from(points % 5)].to_vec();
            view.actions = points as u8;
            view.turn = Some(Seat::A);
            for teams in [SeatSet::only(Seat::A), SeatSet::all(2)] {
                view.teams = vec![teams; 2];
                self.view(teller, &view);
            }
        }
        view.out = SeatSet::all(2);
        self.view(teller, &view);
        self.made_up(teller, &view);
        let cards = rules.all().iter().map(|card| teller.facts(card)).collect::<Vec<_>>();
        cards.iter().for_each(|line| self.add("facts", line));
    }

    /// Questions of every kind that no card asks, answers that no question lists, and refusals.
    fn made_up(&mut self, teller: Teller<'_>, view: &View) {
        for kind in QuestionKind::ALL {
            for (actions, pass) in [(1, false), (2, true)] {
                let question =
                    Question { seat: Seat::A, card: None, effect: 0, step: 0, kind, pass };
                let asked = View { question: Some(question), actions, ..view.clone() };
                teller.ask(&asked).iter().for_each(|line| self.add("questions", line));
            }
        }
        self.add("answers", &teller.answer(view, Answer::Branch(0)));
        let other = View { seat: Seat::new(1), ..view.clone() };
        let over = View { question: None, ..view.clone() };
        let few = View { answers: vec![Answer::Draw, Answer::Pass], ..view.clone() };
        let many = View { answers: vec![Answer::Pass; 30], ..view.clone() };
        for view in [other, over, few, many] {
            self.text("refusals", teller.refusal(&view, "?"));
        }
    }

    /// Foresights, and the progress toward special achievements.
    fn foresights(&mut self, rules: &'static Rules) {
        let teller = self.teller(rules);
        let view = Game::deal(rules, 3, 0).unwrap().view(Seat::A);
        for special in Special::ALL {
            let progress = view.progress(rules, Seat::A, special);
            self.add("achievements", &teller.progress(special, progress));
        }
        let draws: [&[u8]; 3] = [&[1, 1, 1, 4, 10], &[3; 4], &[2, 2]];
        for (number, draws) in (0..).zip(draws) {
            let seats = SeatSet::all(number);
            let reach = Reach {
                icon: Icon::Castle,
                sharing: seats,
                exposed: seats,
                parley: seats,
                effects: Vec::new(),
            };
            let pile = |splay| PileChange { color: Color::Blue, count: 2 * number + 1, splay };
            let foresight = Foresight {
                reach: Some(reach),
                settled: true,
                icons: [0, 1, 2, 3, 4, 5, 6].map(|icon| (icon <= number).then_some(icon + 1)),
                points: Some(5 * u16::from(number)),
                piles: Splay::ALL.map(pile).to_vec(),
                draws: draws.to_vec(),
                ends: true,
                outcome: Some(Outcome { winners: seats, ending: Ending::Score }),
                nothing: number == 0,
            };
            for line in teller.foresight(&view, &foresight) {
                self.add("foresights", &line);
            }
        }
    }

    /// The lines of an analysis.
    fn analysis(&mut self) {
        let rules = Rules::printed(Edition::First);
        let teller = self.teller(rules);
        let (a, b) = (Seat::A, Seat::new(1));
        for count in [1, 2, 5] {
            self.text("analysis", teller.analysis("7", "7", count));
            self.text("analysis interrupted", teller.analysis_interrupted(count, 7));
        }
        for caption in [
            Caption::Mistakes,
            Caption::TurningPoints,
            Caption::Chart,
            Caption::Answers,
            Caption::OwnChances,
        ] {
            self.text("analysis", self.words.caption(caption));
        }
        self.text("analysis", teller.chances_seen_by(b));
        let view = Game::deal(rules, 2, 0).unwrap().view(a);
        let (answer, better) = (Answer::Draw, Answer::Dogma(Card::new(3)));
        let lines = [
            teller.chance(a, 0.5),
            teller.look(&view, better, 0.5, 104),
            teller.decision(&view, Decided { answer, after: 0.4, mistake: None }),
            teller.decision(&view, Decided { answer, after: 0.4, mistake: Some(0.1) }),
            teller.mistake(&view, answer, better, 0.1),
            teller.no_mistakes(b),
            teller.turning_point(&view, better, b, [0.5, 0.2]),
        ];
        lines.iter().for_each(|line| self.add("analysis", line));
    }

    fn notices(&mut self) {
        let (file, seating, name, reason) = ("7", "7", "7", "7");
        let mut notices = vec![
            Notice::Begins { seating, seed: 12, name },
            Notice::Saved { file },
            Notice::NotSaved { file, reason },
            Notice::Replayed { file, seating, upto: 1, count: 2 },
            Notice::ReallyResign { name },
        ];
        notices.extend([1, 2, 5].map(|count| Notice::NoSuchNumber { said: "9", count }));
        for edition in Edition::ALL {
            notices.push(Notice::NoCard { edition, name, near: None });
            notices.push(Notice::NoCard { edition, name, near: Some("8") });
        }
        let needing = Command::ALL.into_iter().filter(|command| command.needs_word());
        notices.extend(needing.map(|command| Notice::NeedsWord { command }));
        notices.into_iter().for_each(|notice| self.text("notices", self.words.notice(notice)));
        let (title, rows) = self.words.help();
        self.text("help", title);
        for (usage, text) in rows {
            self.text("help", usage);
            self.text("help", text);
        }
    }
}

/// The text with its numbers replaced by 1, 2 or 5: the one that takes the same form of a noun in all languages.
fn alike(text: &str) -> String {
    let class = |number: u32| match (number % 10, number % 100) {
        (_, 11..=14) => '5',
        (1, _) => '1',
        (2..=4, _) => '2',
        _ => '5',
    };
    let parts = text.split_inclusive(|letter: char| !letter.is_ascii_digit());
    let mut alike = String::new();
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len());
        alike.extend(part[..end].parse().ok().map(class));
        alike.push_str(&part[end..]);
    }
    alike
}

const MOVE_KINDS: [MoveKind; 10] = [
    MoveKind::Draw,
    MoveKind::Meld,
    MoveKind::Tuck,
    MoveKind::Score,
    MoveKind::Return,
    MoveKind::Transfer,
    MoveKind::Exchange,
    MoveKind::Remove,
    MoveKind::Junk,
    MoveKind::Achieve,
];
