//! The report of a simulation: one HTML page that needs no other file.

mod cards;
mod charts;
mod numbers;

use super::figures::Figures;
use super::sums::{Changes, PARTS};
use anyhow::Result;
use eureka_innovation::{Ending, Seat};
use eureka_words::grouped;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use numbers::{percent, rate, share, signed_points, win_rate};

/// The page, as HTML.
pub(super) fn draw(figures: &Figures) -> Result<String> {
    let table = figures.played.table()?;
    let title = format!("{} games, {table}", grouped(figures.games));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) (PreEscaped(eureka_plot::stylesheet())) }
            }
            body {
                h1 { (title) }
                (about(figures))
                (outcomes(figures))
                (progress(figures))
                (cards::section(figures))
                (actions(figures))
                (method())
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    Ok(page.into_string())
}

const STYLE: &str = include_str!("page/style.css");

const SCRIPT: &str = include_str!("page/sort.js");

/// The section on the set-up of the games.
fn about(figures: &Figures) -> Markup {
    let played = &figures.played;
    let per_game = |sum: u64| rate(sum, figures.ended());
    html! {
        p {
            "Innovation (unofficial), played by computer: " (played.bots.join(" against "))
            ". Seed " (played.seed) ", cards " code { (played.scripts) } ". "
            @if !figures.is_whole() {
                strong {
                    "This is a part of a batch of " (grouped(played.planned)) " games. "
                }
            }
            @if figures.errors > 0 {
                strong { (grouped(figures.errors)) " games failed and count for nothing. " }
            }
        }
        dl class="facts" {
            div { dt { "games" } dd { (grouped(figures.ended())) } }
            div { dt { "turns a game" } dd { (format!("{:.1}", per_game(figures.turns))) } }
            div { dt { "decisions a game" } dd { (format!("{:.1}", per_game(figures.decisions))) } }
            div {
                dt { "won by who begins" }
                dd { (percent(rate(figures.wins_by_turn_order[0], figures.decided()))) }
            }
            div {
                dt { "shared victories" }
                dd { (percent(rate(figures.shared, figures.ended()))) }
            }
        }
    }
}

/// The section on the endings and the winners.
fn outcomes(figures: &Figures) -> Markup {
    let decided = figures.decided();
    html! {
        h2 { "Endings and seats" }
        (charts::lengths(figures))
        div class="side" {
            table {
                thead { tr { th { "ended by" } th { "games" } th { "share" } } }
                tbody {
                    @for ending in Ending::ALL {
                        @let games = figures.endings.of(ending);
                        tr {
                            td { (ending.word()) }
                            td { (grouped(games)) }
                            td { (share(games, figures.ended())) }
                        }
                    }
                }
            }
            table {
                thead { tr { th { "won by" } th { "games" } th { "share" } th { "95 % interval" } } }
                tbody {
                    @for (place, &wins) in figures.wins_by_turn_order.iter().enumerate() {
                        (won(&format!("player {} in turn order", place + 1), wins, decided))
                    }
                    @for (seat, &wins) in Seat::each(&figures.wins) {
                        (won(&format!("seat {seat}"), wins, decided))
                    }
                }
            }
        }
        (charts::seats(figures))
        p {
            "The player whose opening card comes first in the alphabet begins, and has fewer actions in the first turn. The \
             seat decides only who chooses an opening card first, face down. Shares are of the "
            (grouped(decided)) " games that one player or team has won alone."
        }
        table {
            thead { tr {
                th { "special achievement" } th { "claimed" } th { "share of games" }
                th { "claimant won" } th { "95 % interval" }
            } }
            tbody {
                @for (special, claims) in &figures.specials {
                    tr {
                        td { (special) }
                        td { (grouped(claims.times)) }
                        td { (share(claims.times, figures.ended())) }
                        (win_rate(claims.won, claims.decided))
                    }
                }
            }
        }
    }
}

fn won(who: &str, wins: u64, games: u64) -> Markup {
    html! { tr { td { (who) } td { (grouped(wins)) } (win_rate(wins, games)) } }
}

/// The section on the progress of games: points, achievements and chances over time.
fn progress(figures: &Figures) -> Markup {
    html! {
        h2 { "Points, achievements and chances over time" }
        p {
            "By tenths of each game, from the first turn (0 %) to the end (100 %), so that every game counts everywhere; and by \
             the number of the turn, where only games that lasted that long count, so the right side shows long games. The \
             turns of all players are counted."
        }
        div class="plots" { @for chart in charts::progress(figures) { (chart) } }
    }
}

/// The section on the kinds of actions, and the change each makes to the player's chance.
fn actions(figures: &Figures) -> Markup {
    let actions = figures.actions;
    let kinds = [
        ("draw", actions.draw),
        ("meld", actions.meld),
        ("dogma", actions.dogma),
        ("achieve", actions.achieve),
    ];
    let row = |name: &str, changes: Changes| {
        html! { tr {
            td { (name) }
            td { (grouped(changes.actions)) }
            td { (format!("{:.1}", rate(changes.actions, figures.ended()))) }
            td { (signed_points(changes.mean())) }
            td { (percent(changes.mean_size())) }
        } }
    };
    html! {
        h2 { "Actions" }
        table {
            thead { tr {
                th { "action" } th { "taken" } th { "a game" } th { "gain" } th { "swing" }
            } }
            tbody { @for (name, changes) in kinds { (row(name, changes)) } }
        }
    }
}

/// The section on the method.
fn method() -> Markup {
    html! {
        h2 { "How it is measured" }
        ul {
            li { "A card is " em { "drawn" } " when a player takes it from a deck, wherever it goes then; the two cards of the beginning \
                  count too. It is " em { "melded" } " by an action, by an effect, or at the beginning, and " em { "activated" }
                  " when a player chooses it for a dogma action." }
            li { "The " em { "win rate" } " of a card is the share of players who won among those who drew, melded or activated it at least once, in \
                  games that one player or team has won alone. Intervals are Wilson’s for 95 %. "
                 em { "For its age" } " is by how many percentage points the win rate of a drawn card is above that of all drawn cards of its age." }
            li { em { "Age of use" } " is the average age that players had reached when they activated it: the age of their highest top card before the action. "
                 em { "Turn" } " is the average number of the turn." }
            li { em { "Swing" } " is the average change, up or down, of the chance to win of the player who activates a card, from before the action to \
                  the next one; " em { "gain" } " is the same with its sign, in percentage points. Chances are those of the bots’ own network, which looks at \
                  all cards, hidden ones too; where the game ends, they are 1 and 0. Good players seldom lose by their own actions, and a network that \
                  foresees everything would gain nothing on average: a gain means that the card did more than the network had seen in the position, a swing that the game turns here. Their intervals treat activations as \
                  independent of each other, which those of one game are not quite." }
            li { em { "Ended" } " is the number of games that ended with the dogma of this card." }
            li { "All these are " strong { "correlations, not causes" } ". The winner has drawn, melded and activated more of everything late in the game, and the player who is ahead \
                  plays other cards than the one who is behind. Of the three win rates the one of drawn cards depends least on choice, because a drawn card is mostly luck." }
            li { "All figures are sums of whole numbers, chances in parts of " (grouped(PARTS as u64)) "; they are in " code { "figures.json" }
                 " beside this page." }
        }
    }
}
