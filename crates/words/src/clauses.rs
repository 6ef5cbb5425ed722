//! Statements of the card language as verb clauses.

use crate::focus::Known;
use crate::idioms::{draws_two_alike, is_about_cards_of_each};
use crate::mentions::Mentions;
use crate::players::{Group, Role};
use crate::say::{ArgList, Clause, Phrase, args, word_of};
use crate::speech::{Conjunction, Speech, done_by};
use eureka_innovation::{Colors, Edition, Icon};
use eureka_script::tree::{
    Block, Chooser, ColorSet, Number, Pick, Seats, SpecialChange, Step, Test, Then, Value, Verb,
    Winner,
};

impl<'a> Speech<'a> {
    /// A statement as one clause; `None` if it has no text.
    pub(crate) fn clause(self, step: &'a Step) -> Option<Clause<'a>> {
        Some(self.may(is_offer(step), self.bare(step)?))
    }

    /// A statement without «you may».
    pub(crate) fn bare(self, step: &'a Step) -> Option<Clause<'a>> {
        Some(match step {
            Step::Draw { then, age, times, .. } => self.draw(*then, age, times),
            Step::Move { revealing, verb, pick, .. } => self.moving(*revealing, verb, pick),
            Step::ChooseCards { who, may, pick, .. } => {
                // In a demand, «my» and «your» swap when the demanding player is the one who chooses.
                let role = if *who == Chooser::You { Role::Of } else { Role::In };
                let what = self.pick(pick, role);
                let args = args![what, ..self.parted(pick, role)];
                self.choosing("choose-cards", *who, *may, args)
            }
            Step::ChooseColor { who, may, from, .. } => {
                let id = if *from == ColorSet::Fixed(Colors::ALL) {
                    "choose-any-color"
                } else {
                    "choose-color"
                };
                self.choosing(id, *who, *may, args![what = self.colors(from)])
            }
            Step::ChooseValue { who, may, from, .. } => {
                match (from.is_empty(), self.values_lower(from)) {
                    (true, _) => self.choosing("choose-any-value", *who, *may, args![]),
                    (_, Some(what)) => self.choosing("choose-lower-value", *who, *may, args![what]),
                    (_, None) => {
                        let (what, numbers) = (self.choices(from), self.plain_choices(from));
                        self.choosing("choose-value", *who, *may, args![what, numbers])
                    }
                }
            }
            Step::ChooseIcon { who, may, from, .. } => self.choose_icon(*who, *may, from),
            Step::ChooseSeat { who, may, from, .. } => {
                let what = self.players(from, Group::One);
                self.choosing("choose-player", *who, *may, args![what])
            }
            Step::ChooseBranch { branches, .. } => {
                // What one option speaks of is still in the ear when the next one is told.
                let told = |(place, branch): (usize, &'a Block)| match place {
                    0 => self.block(branch),
                    _ => self.without_pronouns().block(branch),
                };
                self.either(branches.iter().enumerate().map(told).collect())
            }
            Step::Splay { one, colors, direction, .. } => {
                let piles = self.piles(&Seats::You, *one, colors);
                let state = match colors {
                    ColorSet::Piles(_, filter) => self.state(*filter).0,
                    _ => "present",
                };
                // «Splay left the color of the tucked card»: behind it the direction would be that of the card.
                let last =
                    !matches!(colors, ColorSet::Of(_)) || self.known_colors(colors) != Known::No;
                self.verb("splay", args![piles, direction = direction.word(), state, last])
            }
            Step::Unsplay { colors } => {
                self.verb("unsplay", args![piles = self.piles(&Seats::You, false, colors)])
            }
            Step::Rearrange { colors, .. } => {
                self.verb("rearrange", args![piles = self.piles(&Seats::You, true, colors)])
            }
            Step::Exchange { left, right, .. } => {
                let [left, right] = [left, right].map(|side| self.pick(&side.pick, Role::Of));
                self.verb("exchange", args![left, right])
            }
            Step::Execute { cards } => {
                let edition = self.rules.edition().word();
                let known = self.known_cards(cards);
                self.verb("execute", args![cards = self.all_of(cards), known, edition])
            }
            Step::Specials { one, change, .. } => {
                let id = match (change, one) {
                    (SpecialChange::Junk, true) => "junk-special",
                    (SpecialChange::Junk, false) => "junk-specials",
                    (SpecialChange::Restore, _) => "restore-special",
                };
                self.verb(id, args![])
            }
            Step::Claim { special } => {
                let name = self.words.special(*special, self.rules.edition());
                self.verb("claim", args![name])
            }
            Step::AddMarkers { .. } if self.counted_action().is_some() => return None,
            Step::AddMarkers { number } => {
                self.verb("add-markers", args![amount = self.number(number), name = self.name()])
            }
            Step::If { test, then, otherwise } => {
                return self.if_clause(test, then, otherwise, false);
            }
            Step::ForEach { seats, body } if is_about_cards_of_each(seats, body) => {
                Speech { each: Some(seats), ..self.in_loop() }.block(body)
            }
            Step::ForEach { seats, body } => {
                let (players, clause) =
                    (self.players(seats, Group::Each), self.in_loop().block(body));
                self.verb("for-each", args![players, clause])
            }
            Step::Repeat { with } => self.repeat(with.as_ref()),
            Step::EndDogma => self.verb("end-dogma", args![]),
            Step::Win { winner } => self.win(winner),
            Step::Lose => self.verb("lose", args![]),
        })
    }

    /// Statements as one clause: «A, then B».
    pub(crate) fn block(self, block: &'a [Step]) -> Clause<'a> {
        let clauses = self.clauses(block);
        if clauses.is_empty() { self.verb("nothing", args![]) } else { self.series(clauses) }
    }

    /// Statements before «otherwise». If they end with a condition, brackets keep «otherwise» from being read as belonging to that one.
    pub(crate) fn block_before_otherwise(self, block: &'a [Step]) -> Clause<'a> {
        let clause = self.block(block);
        let last = block.iter().rfind(|step| self.speaks(step));
        match last {
            Some(Step::If { .. }) => self.verb("aside", args![clause]),
            _ => clause,
        }
    }

    /// Whether a statement has a text. Adding markers that only count cards has none, nor has a condition that contains
    /// nothing else.
    pub(crate) fn speaks(self, step: &Step) -> bool {
        match step {
            Step::AddMarkers { .. } => self.counted_action().is_none(),
            Step::If { then, otherwise, .. } => {
                then.iter().chain(otherwise).any(|step| self.speaks(step))
            }
            _ => true,
        }
    }

    /// The clauses of statements, each different clause once.
    pub(crate) fn clauses(self, block: &'a [Step]) -> Vec<Clause<'a>> {
        let last = block.iter().rfind(|step| self.speaks(step));
        let (mut rest, mut clauses, mut speech) = (block, Vec::new(), self);
        while let Some(step) = rest.first() {
            let is_last = last.is_some_and(|last| std::ptr::eq(last, step));
            let mut count = alike(rest);
            let clause = match step {
                Step::If { test, then, otherwise } => {
                    let joined = is_last && !clauses.is_empty();
                    speech.if_clause(test, then, otherwise, joined)
                }
                _ if chooses_two_colors(rest) => {
                    count = 2;
                    Some(self.verb("choose-two-colors", args![]))
                }
                Step::Draw { then, age, .. } if draws_two_alike(rest) => {
                    count = 2;
                    Some(speech.draw_what(*then, speech.drawn_cards(age, 2, false)))
                }
                step => {
                    // The second time other cards lie on top.
                    let speech = if count > 1 { speech.away_from_piles() } else { speech };
                    speech.clause(step).map(|clause| match u8::try_from(count).unwrap_or(u8::MAX) {
                        1 => clause,
                        count => self.verb("times", args![clause, count]),
                    })
                }
            };
            // A clause after «if …, draw a card» would be read as part of the condition.
            let open = !is_last
                && match step {
                    Step::If { .. } | Step::ChooseBranch { .. } => true,
                    Step::ForEach { seats, body } => !is_about_cards_of_each(seats, body),
                    _ => false,
                };
            let aside =
                |clause: Clause<'a>| if open { self.verb("aside", args![clause]) } else { clause };
            clauses.extend(clause.map(aside));
            speech = speech.past(&rest[..count]);
            rest = &rest[count..];
        }
        clauses
    }

    fn if_clause(
        self,
        test: &'a Test,
        then: &'a [Step],
        otherwise: &'a [Step],
        joined: bool,
    ) -> Option<Clause<'a>> {
        let inner = self.past_test(test);
        let some = |block: &[Step]| block.iter().any(|step| self.speaks(step));
        let (truth, clause, otherwise) = match (some(then), some(otherwise)) {
            (true, true) => {
                (true, inner.block_before_otherwise(then), Some(inner.block(otherwise)))
            }
            (true, false) => (true, inner.block(then), None),
            (false, true) => (false, inner.block(otherwise), None),
            (false, false) => return None,
        };
        let test = self.test(test, truth);
        let args = args![test, clause, joined];
        Some(match otherwise {
            Some(other) => self.verb("if-otherwise", args![other, ..args]),
            None => self.verb("if", args),
        })
    }

    fn may(self, may: bool, clause: Clause<'a>) -> Clause<'a> {
        if may { self.verb("may", args![clause]) } else { clause }
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
        self.each_time(each, self.draw_what(then, what))
    }

    fn draw_what(self, then: Then, what: Phrase<'a>) -> Clause<'a> {
        let id = match then {
            Then::Keep => "draw",
            Then::Reveal => "draw-and-reveal",
            Then::Meld => "draw-and-meld",
            Then::Tuck => "draw-and-tuck",
            Then::Score => "draw-and-score",
        };
        self.verb(id, args![what])
    }

    /// A draw repeated a number of times that cannot be said as «for each».
    fn draw_counted(self, then: Then, age: &'a Number, times: &'a Number) -> Clause<'a> {
        let clause = self.draw_what(then, self.drawn_cards(age, 1, false));
        self.verb("so-often", args![clause, amount = self.number(times)])
    }

    fn each_time(self, each: Option<String>, clause: Clause<'a>) -> Clause<'a> {
        match each {
            Some(each) => self.verb("each-time", args![each, clause]),
            None => clause,
        }
    }

    fn moving(self, revealing: bool, verb: &'a Verb, pick: &'a Pick) -> Clause<'a> {
        let (what, each) = self.counted(pick, Role::From);
        let mut args = args![what, revealing, ..self.parted(pick, Role::From)];
        if let Verb::Transfer(zone) = verb {
            args.extend(self.goal(pick, zone));
        }
        self.each_time(each, self.verb(done_by(verb).0, args))
    }

    fn choosing(self, id: &'static str, who: Chooser, may: bool, what: ArgList<'a>) -> Clause<'a> {
        let clause = self.verb(id, args![who = word_of(who), may, ..what]);
        // The message itself says «I may choose»: with another verb the person would be different.
        self.may(may && who == Chooser::You, clause)
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
        let icons = self.list(Conjunction::Or, icons);
        self.choosing(id, who, may, args![what = icons])
    }

    fn either(self, mut branches: Vec<Clause<'a>>) -> Clause<'a> {
        let Some(last) = branches.pop() else { return self.verb("nothing", args![]) };
        let Some(before) = branches.pop() else { return last };
        let pair = |id, first: Clause<'a>, rest: Clause<'a>| self.verb(id, args![first, rest]);
        let rest = pair(if branches.is_empty() { "either" } else { "either-last" }, before, last);
        let count = branches.len();
        branches.into_iter().enumerate().rev().fold(rest, |rest, (place, first)| {
            pair(if place == 0 && count > 0 { "either-first" } else { "either-more" }, first, rest)
        })
    }

    fn repeat(self, with: Option<&'a Value>) -> Clause<'a> {
        let (with, first, known) = match (with, &self.effect.parameter) {
            (Some(Value::Number(number)), Some(Value::Number(first))) => {
                (self.value(number), self.value(first), self.known_value(number))
            }
            (Some(Value::Colors(colors)), Some(Value::Colors(first))) => {
                (self.colors(colors), self.colors(first), self.known_colors(colors))
            }
            _ => return self.verb("repeat", args![]),
        };
        self.verb("repeat-with", args![with, first, known])
    }

    fn win(self, winner: &'a Winner) -> Clause<'a> {
        let (id, by_number, extreme, number) = match winner {
            Winner::You => return self.verb("win", args![]),
            Winner::Single(extreme, number) => {
                ("win-player", "win-player-by-number", extreme.word(), number)
            }
            Winner::SingleTeam(extreme, number) => {
                ("win-team", "win-team-by-number", extreme.word(), number)
            }
        };
        match self.thing(number) {
            Some((_, thing)) => self.verb(id, args![extreme, thing]),
            None => self.verb(by_number, args![extreme, amount = self.number(number)]),
        }
    }
}

/// The number of equal statements at the beginning, which are told as one: «twice». A condition may hold the first time and not the
/// second, and a statement that gives a name to what it speaks of speaks of other cards the second time.
pub(crate) fn alike(steps: &[Step]) -> usize {
    let Some(step) = steps.first() else { return 0 };
    let name = match step {
        Step::Draw { bind, .. } | Step::Move { bind, .. } => *bind,
        Step::ChooseCards { bind, .. } => Some(*bind),
        _ => None,
    };
    let gives_name = name.is_some_and(|name| Mentions::of_step(step).named.contains(&name));
    if gives_name || matches!(step, Step::If { .. }) {
        return 1;
    }
    steps.iter().take_while(|other| *other == step).count()
}

/// Whether these statements begin with the choice of a color and then of a different one.
pub(crate) fn chooses_two_colors(steps: &[Step]) -> bool {
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

/// Whether a statement is optional for the player. A choice says so in its own message, because «I may choose» needs
/// another person.
fn is_offer(step: &Step) -> bool {
    step.is_optional() && step.chooser().is_none()
}
