//! Statements as verb clauses.

use crate::cards::Quantity;
use crate::players::{Group, Role, Spread};
use crate::say::{Clause, Mood, Phrase};
use crate::speech::Speech;
use eureka_innovation::{Colors, Edition, Icon};
use eureka_script::tree::{
    Amount, Cards, CardsSlot, Chooser, ColorSet, Number, Pick, SpecialDeed, Step, Test, Then,
    Value, Verb, Winner,
};

impl<'a> Speech<'a> {
    /// A statement as one clause; `None` if it is silent.
    pub(crate) fn clause(self, step: &'a Step) -> Option<Clause<'a>> {
        Some(self.may(is_offer(step), self.bare(step)?))
    }

    /// A statement without «you may».
    pub(crate) fn bare(self, step: &'a Step) -> Option<Clause<'a>> {
        Some(match step {
            Step::Draw { then, age, times, .. } => self.draw(*then, age, times),
            Step::Move { revealing, verb, pick, .. } => self.moving(*revealing, verb, pick),
            Step::ChooseCards { who, may, pick, .. } => {
                // What is mine or yours turns round when I choose.
                let role = if *who == Chooser::You { Role::Of } else { Role::In };
                let what = self.pick(pick, role);
                self.choosing("choose-cards", *who, *may, what)
            }
            Step::ChooseColor { who, may, from, .. } => {
                let id = if *from == ColorSet::Fixed(Colors::ALL) {
                    "choose-any-color"
                } else {
                    "choose-color"
                };
                self.choosing(id, *who, *may, self.colors(from))
            }
            Step::ChooseValue { who, may, from, .. } => {
                let id = if from.is_empty() { "choose-any-value" } else { "choose-value" };
                self.choosing(id, *who, *may, self.choices(from))
            }
            Step::ChooseIcon { who, may, from, .. } => self.choose_icon(*who, *may, from),
            Step::ChooseSeat { who, may, from, .. } => {
                self.choosing("choose-player", *who, *may, self.players(from, Group::One))
            }
            Step::ChooseCourse { courses, .. } => {
                self.either(courses.iter().map(|course| self.block(course)).collect())
            }
            Step::Splay { one, colors, direction, .. } => {
                let piles = self.piles(&eureka_script::tree::Seats::You, *one, colors);
                let direction = Self::direction(*direction);
                let state = match colors {
                    ColorSet::Piles(_, filter) => self.state(*filter).0,
                    _ => "present",
                };
                Box::new(move |mood| {
                    let args = [
                        ("piles", (&piles).into()),
                        ("direction", direction.into()),
                        ("state", state.into()),
                    ];
                    self.verb("splay", mood, &args)
                })
            }
            Step::Unsplay { colors } => self.on_piles("unsplay", false, colors),
            Step::Rearrange { colors, .. } => self.on_piles("rearrange", true, colors),
            Step::Exchange { left, right, .. } => {
                let (left, right) =
                    (self.pick(&left.pick, Role::Of), self.pick(&right.pick, Role::Of));
                Box::new(move |mood| {
                    let args = [("left", (&left).into()), ("right", (&right).into())];
                    self.verb("exchange", mood, &args)
                })
            }
            Step::Execute { cards } => {
                let cards = self.all_of(cards);
                Box::new(move |mood| self.verb("execute", mood, &[("cards", (&cards).into())]))
            }
            Step::Specials { one, deed, .. } => {
                let id = match (deed, one) {
                    (SpecialDeed::Junk, true) => "junk-special",
                    (SpecialDeed::Junk, false) => "junk-specials",
                    (SpecialDeed::Restore, _) => "restore-special",
                };
                self.simple(id)
            }
            Step::Claim { special } => {
                let name = self.words.special(*special, self.rules.edition());
                Box::new(move |mood| self.verb("claim", mood, &[("name", name.as_str().into())]))
            }
            Step::Tally { .. } => return None,
            Step::If { test, then, otherwise } => {
                return self.if_clause(test, then, otherwise, false);
            }
            Step::ForEach { seats, body } => {
                let (players, deed) = (self.players(seats, Group::Each), self.block(body));
                Box::new(move |mood| {
                    let args = [("players", (&players).into()), ("deed", (&deed).into())];
                    self.verb("for-each", mood, &args)
                })
            }
            Step::Repeat { with } => self.repeat(with.as_ref()),
            Step::EndDogma => self.simple("end-dogma"),
            Step::Win { winner } => self.win(winner),
            Step::Lose => self.simple("lose"),
        })
    }

    /// Statements as one clause: «A, then B».
    pub(crate) fn block(self, block: &'a [Step]) -> Clause<'a> {
        let clauses = self.clauses(block);
        if clauses.is_empty() { self.simple("nothing") } else { self.series(clauses) }
    }

    /// The clauses of statements; the same one several times is said once.
    pub(crate) fn clauses(self, block: &'a [Step]) -> Vec<Clause<'a>> {
        let last = block.iter().rfind(|step| speaks(step));
        let (mut rest, mut clauses) = (block, Vec::new());
        while let Some(step) = rest.first() {
            let is_last = last.is_some_and(|last| std::ptr::eq(last, step));
            let mut count = rest.iter().take_while(|other| *other == step).count();
            let clause = match step {
                Step::If { test, then, otherwise } => {
                    let joined = is_last && !clauses.is_empty();
                    self.if_clause(test, then, otherwise, joined)
                }
                _ if chooses_two_colors(rest) => {
                    count = 2;
                    Some(self.simple("choose-two-colors"))
                }
                step => self.clause(step).map(|clause| self.times(clause, count)),
            };
            // What follows «if …, draw a card» would be read as a part of it.
            let open = matches!(step, Step::If { .. } | Step::ForEach { .. }) && !is_last;
            clauses.extend(clause.map(|clause| if open { self.aside(clause) } else { clause }));
            rest = &rest[count..];
        }
        clauses
    }

    fn times(self, clause: Clause<'a>, count: usize) -> Clause<'a> {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        if count == 1 {
            return clause;
        }
        Box::new(move |mood| {
            self.verb("times", mood, &[("deed", (&clause).into()), ("count", count.into())])
        })
    }

    fn aside(self, clause: Clause<'a>) -> Clause<'a> {
        Box::new(move |mood| self.verb("aside", mood, &[("deed", (&clause).into())]))
    }

    fn if_clause(
        self,
        test: &'a Test,
        then: &'a [Step],
        otherwise: &'a [Step],
        joined: bool,
    ) -> Option<Clause<'a>> {
        let inner = self.again(tested(test));
        let some = |block: &[Step]| block.iter().any(speaks);
        let (truth, then, otherwise) = match (some(then), some(otherwise)) {
            (true, true) => (true, inner.block(then), Some(inner.block(otherwise))),
            (true, false) => (true, inner.block(then), None),
            (false, true) => (false, inner.block(otherwise), None),
            (false, false) => return None,
        };
        let test = self.test(test, truth);
        Some(Box::new(move |mood| {
            let mut args = vec![
                ("test", test.as_str().into()),
                ("deed", (&then).into()),
                ("joined", crate::conditions::truth_word(joined).into()),
            ];
            let Some(otherwise) = &otherwise else { return self.verb("if", mood, &args) };
            args.push(("other", otherwise.into()));
            self.verb("if-otherwise", mood, &args)
        }))
    }

    fn simple(self, id: &'static str) -> Clause<'a> {
        Box::new(move |mood| self.verb(id, mood, &[]))
    }

    fn may(self, may: bool, clause: Clause<'a>) -> Clause<'a> {
        if !may {
            return clause;
        }
        Box::new(move |mood| self.verb("may", mood, &[("deed", (&clause).into())]))
    }

    fn draw(self, then: Then, age: &'a Number, times: &'a Number) -> Clause<'a> {
        let (count, each) = match times {
            Number::Fixed(count) => (*count, None),
            times => match self.each(times) {
                Some((each, count)) => (count, Some(each)),
                None => return self.draw_counted(then, age, times),
            },
        };
        let what = self.drawn_cards(age, count, each.is_some());
        let clause: Clause<'a> = Box::new(move |mood| self.draw_what(mood, then, &what));
        match each {
            Some(each) => self.each_time(each, clause),
            None => clause,
        }
    }

    fn draw_what(self, mood: Mood, then: Then, what: &Phrase<'a>) -> String {
        let id = match then {
            Then::Keep => "draw",
            Then::Reveal => "draw-and-reveal",
            Then::Meld => "draw-and-meld",
            Then::Tuck => "draw-and-tuck",
            Then::Score => "draw-and-score",
        };
        self.verb(id, mood, &[("what", what.into())])
    }

    /// So many times as a number says that is no «for each».
    fn draw_counted(self, then: Then, age: &'a Number, times: &'a Number) -> Clause<'a> {
        let (what, amount) = (self.drawn_cards(age, 1, false), self.number(times));
        let clause: Clause<'a> = Box::new(move |mood| self.draw_what(mood, then, &what));
        Box::new(move |mood| {
            let args = [("deed", (&clause).into()), ("amount", (&amount).into())];
            self.verb("so-often", mood, &args)
        })
    }

    fn each_time(self, each: String, clause: Clause<'a>) -> Clause<'a> {
        Box::new(move |mood| {
            let args = [("each", each.as_str().into()), ("deed", (&clause).into())];
            self.verb("each-time", mood, &args)
        })
    }

    fn moving(self, revealing: bool, verb: &'a Verb, pick: &'a Pick) -> Clause<'a> {
        let counted = match &pick.amount {
            Amount::Exactly(Number::Divided(number, 2, _)) if matches!(&**number, Number::Count(cards) if **cards == pick.from) => {
                None
            }
            Amount::Exactly(number) => self.each(number),
            _ => None,
        };
        let (what, each) = match counted {
            Some((each, count)) => {
                let quantity = if count == 1 { Quantity::One } else { Quantity::Number(count) };
                (self.cards(&pick.from, quantity, pick.rank, Role::From), Some(each))
            }
            None => (self.pick(pick, Role::From), None),
        };
        let clause: Clause<'a> = Box::new(move |mood| self.move_what(mood, revealing, verb, &what));
        match each {
            Some(each) => self.each_time(each, clause),
            None => clause,
        }
    }

    fn move_what(self, mood: Mood, revealing: bool, verb: &'a Verb, what: &Phrase<'a>) -> String {
        let id = done_by(verb);
        let mut args = vec![
            ("what", what.into()),
            ("revealing", crate::conditions::truth_word(revealing).into()),
        ];
        if let Verb::Transfer(zone) = verb {
            args.push(("to", self.zone(zone, Role::To, Spread::All).into()));
        }
        self.verb(id, mood, &args)
    }

    fn choosing(self, id: &'static str, who: Chooser, may: bool, what: Phrase<'a>) -> Clause<'a> {
        let who = who_word(who);
        let may_word = crate::conditions::truth_word(may);
        let clause: Clause<'a> = Box::new(move |mood| {
            let args = [("who", who.into()), ("may", may_word.into()), ("what", (&what).into())];
            self.verb(id, mood, &args)
        });
        // «I may choose» is said by the message itself, for another verb would have another person.
        self.may(may && who == "you", clause)
    }

    fn choose_icon(self, who: Chooser, may: bool, from: &'a [Icon]) -> Clause<'a> {
        let missing: Vec<Icon> =
            Icon::ALL.into_iter().filter(|icon| !from.contains(icon)).collect();
        let absent = |icon: &Icon| *icon == Icon::Person && self.rules.edition() != Edition::Fourth;
        let (id, icons) = if missing.iter().all(absent) {
            ("choose-any-icon", Vec::new())
        } else if missing.len() <= from.len() {
            ("choose-icon-except", missing.into_iter().filter(|icon| !absent(icon)).collect())
        } else {
            ("choose-icon", from.to_vec())
        };
        let icons =
            icons.into_iter().map(|icon| -> Phrase<'a> { Box::new(move |_| self.icon(icon)) });
        let icons = self.list(crate::speech::Joint::Or, icons.collect());
        self.choosing(id, who, may, icons)
    }

    fn either(self, mut courses: Vec<Clause<'a>>) -> Clause<'a> {
        let Some(last) = courses.pop() else { return self.simple("nothing") };
        let Some(before) = courses.pop() else { return last };
        let pair = |id: &'static str, first: Clause<'a>, rest: Clause<'a>| -> Clause<'a> {
            Box::new(move |mood| {
                self.verb(id, mood, &[("first", (&first).into()), ("rest", (&rest).into())])
            })
        };
        let rest = pair(if courses.is_empty() { "either" } else { "either-last" }, before, last);
        let count = courses.len();
        courses.into_iter().enumerate().rev().fold(rest, |rest, (place, first)| {
            pair(if place == 0 && count > 0 { "either-first" } else { "either-more" }, first, rest)
        })
    }

    fn on_piles(self, id: &'static str, one: bool, colors: &'a ColorSet) -> Clause<'a> {
        let piles = self.piles(&eureka_script::tree::Seats::You, one, colors);
        Box::new(move |mood| self.verb(id, mood, &[("piles", (&piles).into())]))
    }

    fn repeat(self, with: Option<&'a Value>) -> Clause<'a> {
        let both: Option<(Phrase<'a>, Phrase<'a>)> = match (with, &self.effect.parameter) {
            (Some(Value::Number(number)), Some(Value::Number(first))) => {
                Some((self.value(number), self.value(first)))
            }
            (Some(Value::Colors(colors)), Some(Value::Colors(first))) => {
                Some((self.colors(colors), self.colors(first)))
            }
            _ => None,
        };
        let Some((with, first)) = both else { return self.simple("repeat") };
        Box::new(move |mood| {
            self.verb("repeat-with", mood, &[("with", (&with).into()), ("first", (&first).into())])
        })
    }

    fn win(self, winner: &'a Winner) -> Clause<'a> {
        let (id, extreme, number) = match winner {
            Winner::You => return self.simple("win"),
            Winner::Single(extreme, number) => ("win-player", extreme, number),
            Winner::SingleTeam(extreme, number) => ("win-team", extreme, number),
        };
        let extreme = extreme.word();
        if let Some((_, thing)) = self.thing(number) {
            return Box::new(move |mood| {
                self.verb(id, mood, &[("extreme", extreme.into()), ("thing", (&thing).into())])
            });
        }
        let id = if id == "win-team" { "win-team-by-number" } else { "win-player-by-number" };
        let number = self.number(number);
        Box::new(move |mood| {
            self.verb(id, mood, &[("extreme", extreme.into()), ("amount", (&number).into())])
        })
    }
}

/// Whether a statement has a text; only tallies, and conditions for nothing else, have none.
pub(crate) fn speaks(step: &Step) -> bool {
    match step {
        Step::Tally { .. } => false,
        Step::If { then, otherwise, .. } => then.iter().chain(otherwise).any(speaks),
        _ => true,
    }
}

/// Whether these begin with the choice of a colour and of another one.
fn chooses_two_colors(steps: &[Step]) -> bool {
    let any = |colors: &ColorSet| *colors == ColorSet::Fixed(Colors::ALL);
    let freely =
        |step: &Step| matches!(step, Step::ChooseColor { who: Chooser::You, may: false, .. });
    match steps {
        [
            first @ Step::ChooseColor { from, bind: one, .. },
            second @ Step::ChooseColor {
                from: ColorSet::Except(colors, others), bind: other, ..
            },
            ..,
        ] => {
            freely(first)
                && freely(second)
                && any(from)
                && any(colors)
                && **others == ColorSet::Named(*one)
                && one != other
        }
        _ => false,
    }
}

/// The cards that a test is about, if they are one that has a name.
pub(crate) fn tested(test: &Test) -> Option<CardsSlot> {
    match test {
        Test::Any(cards) | Test::No(cards) => match crate::conditions::filtered(cards).0 {
            Cards::Named(slot) if cards != &Cards::Named(*slot) => Some(*slot),
            _ => None,
        },
        Test::Compare(Number::Value(cards), _, Number::Fixed(_)) => match &**cards {
            Cards::Named(slot) => Some(*slot),
            _ => None,
        },
        Test::Not(test) => tested(test),
        Test::And(tests) | Test::Or(tests) => {
            let slot = tested(tests.first()?)?;
            tests.iter().all(|test| tested(test) == Some(slot)).then_some(slot)
        }
        _ => None,
    }
}

/// Whether a statement is done only by those who want; choosing says so itself, for «I may choose» has another person.
const fn is_offer(step: &Step) -> bool {
    matches!(
        step,
        Step::Draw { may: true, .. }
            | Step::Move { may: true, .. }
            | Step::ChooseCourse { may: true, .. }
            | Step::Splay { may: true, .. }
            | Step::Rearrange { may: true, .. }
            | Step::Exchange { may: true, .. }
            | Step::Specials { may: true, .. }
    )
}

const fn who_word(who: Chooser) -> &'static str {
    match who {
        Chooser::You => "you",
        Chooser::Me => "me",
    }
}

/// What is done with a card: the id of its message, and the word that messages select by.
pub(crate) fn done_by(verb: &Verb) -> &'static str {
    match verb {
        Verb::Meld => "meld",
        Verb::Tuck => "tuck",
        Verb::Score => "score",
        Verb::Return => "return",
        Verb::Reveal => "reveal",
        Verb::Remove => "remove",
        Verb::Junk => "junk",
        Verb::Transfer(_) => "transfer",
    }
}
