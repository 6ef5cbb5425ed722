//! Shapes of a script that have a phrase of their own. For each of them, the table below has a script that is told with the phrase,
//! scripts that look like it and must not be told with it, and positions in which the game does what the phrase says.

use eureka_innovation::{Arrangement, Card, Color, Edition, Game, Rules, Seat, Source};
use eureka_words::{Language, Words};

struct Idiom {
    /// The words that stand for the shape.
    phrase: &'static str,
    /// The whole text of the card.
    text: &'static str,
    /// The effects of the card, with all of the shape in them.
    script: &'static str,
    /// Changes of the script after which the phrase would be wrong.
    changes: &'static [(&'static str, &'static str)],
    plays: &'static [Play],
}

/// What happens when A executes the card.
struct Play {
    /// «A hand: Tools, Writing». The first card of a pile is its top card, and the first of a deck is drawn first. A has the card
    /// itself on top of the green pile.
    before: &'static [&'static str],
    answers: &'static [&'static str],
    /// The same afterward, for the places that are of interest. The order of a hand or score pile does not matter.
    after: &'static [&'static str],
}

const IDIOMS: &[Idiom] = &[
    Idiom {
        phrase: "the card beneath it",
        text: "Score one of your top cards, then score the card beneath it.",
        script: "effect { score one of top of your board as it\n score top of your board of its color }",
        changes: &[
            ("score one of top of your board", "score one of your hand"),
            ("score one of top of your board", "score one of top of opponents' board"),
            ("score one of top", "score one of bottom"),
            ("score top", "score bottom"),
            ("score one of top of your board as it\n", "tuck one of top of your board as it\n"),
            ("score top", "draw and meld 1\n score top"),
            ("of its color", "of value 1"),
            // Beneath it there may be a card of the other board now.
            (
                "effect { score one of top of your board as it",
                "demand { transfer one of top of your board to my board as it",
            ),
        ],
        plays: &[Play {
            before: &["A board: Archery, Metalworking, Oars"],
            answers: &["Archery"],
            after: &["A score: Archery, Metalworking", "A board: Oars"],
        }],
    },
    Idiom {
        phrase: "the rest of that pile",
        text: "Return one of your top cards, score the card beneath it, then tuck the rest of that pile.",
        script: "effect { return one of top of your board as it\n score top of your board of its color\n \
                 tuck all of your board of its color }",
        changes: &[
            ("tuck all of your board of its color", "tuck all of your hand of its color"),
            ("tuck all", "draw and meld 1\n tuck all"),
            ("tuck all of your board of its color", "tuck all of your board of value 1"),
            ("score top of your board of its color", "reveal top of your board of its color"),
            ("score top of your board of its color", "meld top of your board of its color"),
            ("return one of top of your board as it", "return all of top of your board as it"),
        ],
        plays: &[Play {
            before: &["A board: Archery, Metalworking, Oars, Gunpowder"],
            answers: &["Archery", "Gunpowder"],
            after: &["A score: Metalworking", "A board: Oars, Gunpowder"],
        }],
    },
    Idiom {
        phrase: "all cards beneath it",
        text: "Draw and meld a [10], then score all cards beneath it.",
        script: "effect { draw and meld 10 as it\n score all of your board of its color except it }",
        changes: &[
            ("draw and meld 10", "draw and tuck 10"),
            ("draw and meld 10", "draw and score 10"),
            (" except it", ""),
            ("score all of your board", "score all of your hand"),
            ("score all", "draw and meld 1\n score all"),
        ],
        plays: &[Play {
            before: &["A board: Tools, Writing, Archery", "deck 10: Bioengineering"],
            answers: &[],
            after: &["A board: Bioengineering, Archery", "A score: Tools, Writing"],
        }],
    },
    Idiom {
        phrase: "is a top card on any board",
        text: "If Archery is a top card on any board, draw a [1].",
        script: "effect { if \"Archery\" among top of all players' board { draw 1 } }",
        changes: &[
            ("top of all players' board", "top of your board"),
            ("top of all players' board", "top of opponents' board"),
            ("top of all players' board", "bottom of all players' board"),
            ("top of all players' board", "all players' board"),
            ("top of all players' board", "top of all players' red"),
        ],
        plays: &[
            Play {
                before: &["B board: Archery", "deck 1: Tools"],
                answers: &[],
                after: &["A hand: Tools"],
            },
            Play {
                before: &["B board: Oars, Archery", "deck 1: Tools"],
                answers: &[],
                after: &["A hand:"],
            },
        ],
    },
    Idiom {
        phrase: "the other",
        text: "Draw and reveal two [9], choose one of them, score it, then meld the other.",
        script: "effect { draw and reveal 9 times 2 as drawn\n choose one of drawn as taken\n score taken\n meld drawn except taken }",
        changes: &[
            ("choose one of drawn", "choose one of your hand"),
            ("except taken", "except this card"),
        ],
        plays: &[Play {
            before: &["deck 9: Computers, Services"],
            answers: &["Services"],
            after: &["A score: Services", "A board: Computers"],
        }],
    },
    Idiom {
        phrase: "due to the demand",
        text: "I demand you return a card from your hand! If any card was returned due to the demand, draw and score a [2].",
        script: "demand { return one of your hand as taken\n add count of taken markers }\n \
                 effect { if total markers > 0 { draw and score 2 } }",
        changes: &[
            ("demand {", "effect { return one of your score\n"),
            ("add count of taken markers", "add 2 markers"),
            ("add count of taken markers", "add 1 marker"),
            ("draw and score 2", "add 1 marker"),
        ],
        plays: &[
            Play {
                before: &["B hand: Tools", "deck 2: Calendar"],
                answers: &[],
                after: &["B hand:", "A score: Calendar"],
            },
            Play { before: &["deck 2: Calendar"], answers: &[], after: &["A hand:", "A score:"] },
        ],
    },
    Idiom {
        phrase: "you are the only player with five colors",
        text: "If you are the only player with five colors, draw a [1].",
        script: "effect { if number of your piles = 5 and no opponent has number of their piles = 5 { draw 1 } }",
        changes: &[
            ("their piles = 5", "their piles = 4"),
            ("number of your piles = 5", "number of your piles >= 4"),
            ("no opponent", "some opponent"),
            ("no opponent", "every opponent"),
            ("number of their piles", "number of their piles splayed"),
        ],
        plays: &[
            Play {
                before: &["A board: Archery, Tools, Masonry, Mysticism", "deck 1: Pottery"],
                answers: &[],
                after: &["A hand: Pottery"],
            },
            Play {
                before: &[
                    "A board: Archery, Tools, Masonry, Mysticism",
                    "B board: Oars, Writing, Agriculture, City States, The Wheel",
                    "deck 1: Pottery",
                ],
                answers: &[],
                after: &["A hand:"],
            },
            Play {
                before: &["A board: Archery, Tools, Masonry", "deck 1: Pottery"],
                answers: &[],
                after: &["A hand:"],
            },
        ],
    },
    Idiom {
        phrase: "two [1], then score the second",
        text: "Draw and meld two [1], then score the second.",
        script: "effect { draw and meld 1\n draw and meld 1 as it\n score it }",
        changes: &[
            ("draw and meld 1\n", "draw and meld 2\n"),
            ("draw and meld 1\n", "draw and score 1\n"),
            ("draw and meld 1\n", "may draw and meld 1\n"),
            ("draw and meld 1\n", "draw and meld 1 times 2\n"),
        ],
        plays: &[Play {
            before: &["deck 1: Tools, Archery"],
            answers: &[],
            after: &["A board: Tools", "A score: Archery"],
        }],
    },
    Idiom {
        phrase: "If you transferred any and you have no cards in hand",
        text: "I demand you transfer the three highest cards from your hand to mine! \
               If you transferred any and you have no cards in hand, draw a [7]!",
        script: "demand { transfer 3 highest of your hand to my hand as taken\n \
                 if count of your hand = 0 and any taken { draw 7 } }",
        changes: &[
            ("and any taken", "and no taken"),
            ("and any taken", "or any taken"),
            ("any taken", "any your score"),
        ],
        plays: &[
            Play {
                before: &["B hand: Tools", "deck 7: Bicycle"],
                answers: &[],
                after: &["A hand: Tools", "B hand: Bicycle"],
            },
            Play { before: &["deck 7: Bicycle"], answers: &[], after: &["A hand:", "B hand:"] },
        ],
    },
    Idiom {
        phrase: "its non-demand effects",
        text: "Meld a card from your hand, then execute its non-demand effects for yourself only.",
        script: "effect { meld one of your hand as it\n execute it }",
        changes: &[("execute it", "execute top of your red")],
        plays: &[Play {
            // Mapmaking demands a [1] from a score pile, and has nothing else to give.
            before: &["A hand: Mapmaking", "B score: Tools", "deck 1: Pottery"],
            answers: &[],
            after: &["B score: Tools", "A score:", "A hand:"],
        }],
    },
    Idiom {
        phrase: "choose a value one or two lower",
        text: "Draw a [3], then choose a value one or two lower. If you do, repeat this effect with that value.",
        script: "effect (level = 3) { draw level\n choose value from level - 1, level - 2 as next\n if you do { repeat with next } }",
        changes: &[
            ("level - 1, level - 2", "level + 1, level - 2"),
            ("level - 1, level - 2", "level, level - 2"),
            ("level - 1, level - 2", "level - your points, level - 2"),
            ("draw level", "draw 7"),
            ("draw level", "draw level\n draw 5"),
        ],
        plays: &[Play {
            before: &["deck 3: Medicine", "deck 2: Calendar", "deck 1: Tools"],
            answers: &["2"],
            after: &["A hand: Medicine, Calendar, Tools"],
        }],
    },
    Idiom {
        phrase: "all your top cards have a [♛ crown]",
        text: "If all your top cards have a [♛ crown], draw a [1].",
        script: "effect { if no top of your board without crown { draw 1 } }",
        changes: &[
            ("no top of your board", "any top of your board"),
            ("top of your board", "your board"),
            ("without crown", "with crown"),
            ("top of your board", "top of opponents' board"),
        ],
        plays: &[
            Play {
                before: &["A board: Pottery", "deck 1: Tools"],
                answers: &[],
                after: &["A hand:"],
            },
            Play {
                before: &["A board: Writing", "deck 1: Tools"],
                answers: &[],
                after: &["A hand: Tools"],
            },
        ],
    },
    Idiom {
        phrase: "all your top non-green cards are of value 2 or higher",
        text: "If all your top non-green cards are of value 2 or higher, draw a [1].",
        script: "effect { if no top of your board not green of value 1 or less { draw 1 } }",
        changes: &[
            ("1 or less", "2 or more"),
            ("1 or less", "1"),
            ("no top", "any top"),
            ("your board", "opponents' board"),
        ],
        plays: &[
            Play {
                before: &["A board: Calendar", "deck 1: Tools"],
                answers: &[],
                after: &["A hand: Tools"],
            },
            Play {
                before: &["A board: Calendar, Archery", "deck 1: Tools"],
                answers: &[],
                after: &["A hand:"],
            },
        ],
    },
    Idiom {
        phrase: "if it has a [♛ crown] or a [☘ leaf]",
        text: "Reveal a card from your hand. If it has a [♛ crown] or a [☘ leaf], score it.",
        script: "effect { reveal one of your hand as it\n if it has crown or it has leaf { score it } }",
        changes: &[
            ("it has crown or", "it has crown and"),
            ("it has crown or", "it has demand or"),
            ("it has crown", "it has no crown"),
            ("if it has crown or it has leaf", "if not (it has crown or it has leaf)"),
        ],
        plays: &[
            Play { before: &["A hand: Pottery"], answers: &[], after: &["A score: Pottery"] },
            Play { before: &["A hand: Tools"], answers: &[], after: &["A score:"] },
        ],
    },
    Idiom {
        phrase: "If it is Oracle",
        text: "Score your bottom green card. If it is Oracle, draw a [1].",
        script: "effect { score bottom of your green as it\n if this card among it { draw 1 } }",
        changes: &[
            ("this card among it", "this card among your score"),
            ("score bottom of your green", "score all of your green"),
        ],
        plays: &[
            Play { before: &["deck 1: Tools"], answers: &[], after: &["A hand: Tools"] },
            Play {
                before: &["A board: The Wheel", "deck 1: Tools"],
                answers: &[],
                after: &["A hand:", "A score: The Wheel"],
            },
        ],
    },
    Idiom {
        phrase: "from each opponent’s hand",
        text: "Transfer all the lowest cards from each opponent’s hand to yours.",
        script: "effect { for each opponent { transfer all lowest of their hand to your hand } }",
        changes: &[
            ("to your hand", "to their score"),
            ("of their hand", "of your hand"),
            ("for each opponent {", "for each opponent { draw 1\n"),
        ],
        plays: &[Play {
            before: &["B hand: Tools, Archery, Calendar"],
            answers: &[],
            after: &["A hand: Tools, Archery", "B hand: Calendar"],
        }],
    },
    Idiom {
        phrase: "choose two different colors",
        text: "Choose two different colors, then score all cards from your hand of one of those colors.",
        script: "effect { choose color as hue\n choose color from any color except hue as tint\n score all of your hand of color hue or tint }",
        changes: &[
            ("from any color except hue", "from red, blue"),
            ("choose color as hue", "may choose color as hue"),
            ("choose color as hue", "choose color from red, blue as hue"),
        ],
        plays: &[Play {
            before: &["A hand: Archery, Tools, Masonry"],
            answers: &["red", "blue"],
            after: &["A score: Archery, Tools", "A hand: Masonry"],
        }],
    },
];

/// A pronoun and «that color» mean what was spoken of last, and are not used where they could mean something else.
#[test]
fn a_pronoun_means_one_thing() {
    for (script, text) in [
        (
            "draw and reveal 1 as it\n splay its color left\n draw and reveal 2 as it\n splay its color right",
            "Draw and reveal a [1], splay its color left, draw and reveal a [2], then splay its color right.",
        ),
        (
            "return one of your hand as it\n draw its value\n return one of your score as it\n draw its value",
            "Return a card from your hand, draw a card of its value, return a card from your score pile, then draw a card of its value.",
        ),
        (
            "draw 1 as foo\n draw 2 as bar\n execute foo\n score bar",
            "Draw a [1], draw a [2], execute the non-demand effects of the first drawn card for yourself only, then score the second drawn card.",
        ),
        (
            "draw 1 as foo\n draw 2 as bar\n splay foo's color left\n score bar",
            "Draw a [1], draw a [2], splay left the color of the first drawn card, then score the second drawn card.",
        ),
        (
            "splay color of top of your red left\n draw and meld 1\n splay color of top of your red right",
            "Splay left the color of your top red card, draw and meld a [1], then splay right the color of your top red card.",
        ),
        (
            "draw and meld 1\n draw and meld 1 as it\n may score it",
            "Draw and meld two [1]. You may score the second.",
        ),
        (
            "draw and meld 1\n draw and meld 1 as it\n splay its color left",
            "Draw and meld two [1], then splay left the color of the second.",
        ),
        (
            "choose value as level\n draw 5\n return all of your hand of value level",
            "Choose a value, draw a [5], then return all cards of the chosen value from your hand.",
        ),
        (
            "if any your hand { if no your score { draw 1 }\n if no your score { draw 1 } }",
            "If you have a card in hand, (if you have no cards in your score pile, draw a [1]), then, if you have no cards in your \
             score pile, draw a [1].",
        ),
        (
            "draw 3 as it\n draw its value + 1 as it\n draw its value + 1 as it",
            "Draw a [3], draw a card of value one higher than it, then draw a card of value one higher than it.",
        ),
        (
            "draw 1\n draw 1\n draw 1 as it\n may score it",
            "Draw a [1] twice, then draw a [1]. You may score it.",
        ),
        (
            "score one of top of your board as it\n score top of your board of its color\n score top of your board of its color",
            "Score one of your top cards, then score your top card of its color twice.",
        ),
        (
            "choose color as hue\n choose color from any color except hue as tint\n splay tint left",
            "Choose two different colors, then splay your cards of the second chosen color left.",
        ),
        (
            "choose color as hue\n splay one of your piles left\n score all of your hand of color hue",
            "Choose a color, splay any one color left, then score all cards of the chosen color from your hand.",
        ),
        (
            "choose value as level\n return all of your hand of value 5\n draw level",
            "Choose a value, return all [5] from your hand, then draw a card of value equal to the chosen value.",
        ),
        (
            "choose player from opponents as rival\n for each other player { transfer one of rival's hand to their hand }",
            "Choose an opponent, then for each other player, transfer a card from the chosen player’s hand to theirs.",
        ),
        (
            "draw 1 as foo\n choose { return one of your hand } or { score foo }",
            "Draw a [1], then either return a card from your hand, or score the drawn card.",
        ),
        (
            "draw 9 times 2 as drawn\n choose one of drawn as taken\n draw 9 times 3 as drawn\n meld drawn except taken",
            "Draw two [9], choose one of them, draw three [9], then meld the drawn cards other than the chosen card.",
        ),
        (
            "if not (\"Archery\" among top of your board or any your hand) { draw 1 }",
            "If Archery is not among your top cards and you have no cards in hand, draw a [1].",
        ),
    ] {
        assert_eq!(text_of(&format!("effect {{ {script} }}")), text);
    }
}

/// Brackets show where an option or a condition ends.
#[test]
fn what_stands_behind_a_condition_belongs_to_one_of_them() {
    for (script, text) in [
        (
            "if any your hand { if no your score { draw 1 } } else { draw 2 }",
            "If you have a card in hand, (if you have no cards in your score pile, draw a [1]). Otherwise, draw a [2].",
        ),
        (
            "if any your hand { if no your score { draw 1 } else { draw 2 } }",
            "If you have a card in hand, if you have no cards in your score pile, draw a [1], and otherwise draw a [2].",
        ),
        (
            "if any your hand { choose { draw 1 } or { draw 2 }\n draw 3 }",
            "If you have a card in hand, (either draw a [1], or draw a [2]), then draw a [3].",
        ),
        (
            "if any your hand { choose { draw 1 } or { draw 2\n draw 3 } }",
            "If you have a card in hand, either draw a [1], or draw a [2], then draw a [3].",
        ),
    ] {
        assert_eq!(text_of(&format!("effect {{ {script} }}")), text);
    }
}

fn rules(script: &str) -> &'static Rules {
    let text = format!(
        "card \"Oracle\" {{\n age 10\n color green\n icons hex crown crown crown\n {script}\n}}\n"
    );
    let text = text.replace(" { ", " {\n ").replace(" }", "\n }");
    let sources = [Source { file: "oracle.card".to_owned(), text: text.clone() }];
    Rules::home_made(Edition::First, &sources).unwrap_or_else(|error| panic!("{text}{error}"))
}

fn text_of(script: &str) -> String {
    let rules = rules(script);
    let card = rules.card_named("Oracle").unwrap();
    Words::of(Language::English).card_text(rules, card).join(" ")
}

#[test]
fn each_shape_is_told_with_its_phrase() {
    for Idiom { phrase, text, script, .. } in IDIOMS {
        assert_eq!(text_of(script), *text);
        assert!(says(text, phrase), "{text}");
    }
}

#[test]
fn a_script_that_only_looks_alike_is_told_in_another_way() {
    for Idiom { phrase, script, changes, .. } in IDIOMS {
        for (from, to) in *changes {
            assert!(script.contains(from), "{script}: {from}");
            let changed = script.replacen(from, to, 1);
            let text = text_of(&changed);
            assert!(!says(&text, phrase), "{changed}: {text}");
        }
    }
}

#[test]
fn the_game_does_what_the_phrase_says() {
    for Idiom { text, script, plays, .. } in IDIOMS {
        for play in *plays {
            let mut game = arranged(rules(script), play.before);
            for answer in ["dogma Oracle"].iter().chain(play.answers) {
                let read = game.read(answer);
                let answer = read.unwrap_or_else(|error| panic!("{text} {answer}: {error}"));
                game.answer(answer, &mut Vec::new()).unwrap();
            }
            for place in play.after {
                let (place, names) = place.split_once(':').unwrap();
                assert_eq!(found(&game, place), sorted(names), "{text} {place}");
            }
            assert_eq!(game.asked(), Some(Seat::A), "{text}");
        }
    }
}

fn says(text: &str, phrase: &str) -> bool {
    text.to_lowercase().contains(&phrase.to_lowercase())
}

/// A position in which A has the card on top of the green pile.
fn arranged(rules: &'static Rules, before: &[&str]) -> Game {
    let mut arrangement = Arrangement::new(rules, 2);
    let card = |name: &str| rules.card_named(name.trim()).unwrap_or_else(|| panic!("{name}"));
    let mut lay = |place: &str, card: Card| {
        let (who, kind) = place.split_once(' ').unwrap();
        let seat = usize::from(who == "B");
        let seat = &mut arrangement.seats[seat];
        match kind {
            "hand" => seat.hand.push(card),
            "score" => seat.score.push(card),
            "board" => seat.board[rules.color(card).index()].push(card),
            age => arrangement.decks[age.parse::<usize>().unwrap() - 1].listed.push(card),
        }
    };
    lay("A board", card("Oracle"));
    for place in before {
        let (place, names) = place.split_once(':').unwrap();
        names.split(',').for_each(|name| lay(place, card(name)));
    }
    Game::arrange(rules, &arrangement).unwrap()
}

/// The names of the cards of a place, except the home-made one.
fn found(game: &Game, place: &str) -> Vec<String> {
    let (who, kind) = place.split_once(' ').unwrap();
    let seat = if who == "A" { Seat::A } else { Seat::new(1) };
    let (rules, position) = (game.rules(), game.position());
    let cards: Vec<Card> = match kind {
        "hand" => position.hand(seat).iter().collect(),
        "score" => position.score(seat).iter().collect(),
        _ => {
            let colors = Color::ALL.into_iter();
            colors.flat_map(|color| position.pile(seat, color)).collect()
        }
    };
    let names = cards.into_iter().map(|card| rules.name(card)).filter(|name| *name != "Oracle");
    sorted(&names.collect::<Vec<_>>().join(","))
}

fn sorted(names: &str) -> Vec<String> {
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort_unstable();
    names
}
