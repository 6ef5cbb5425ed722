//! Your society: academy, specialists, hand, inventions, tokens, tiles and goals.

use super::pick::Pick;
use super::signs::{CardSide, action_icon, hue, speciality_icon};
use super::table_view::{TableView, capital};
use crate::innovation::draw::icon::drawing;
use eureka_inventions::solo_game::{Answer, Society, Tally, Token, TokenSide};
use eureka_inventions::{MAX_INFLUENCE, Player, Speciality};
use maud::{Markup, html};

impl TableView<'_> {
    /// The section with everything that is yours.
    pub(super) fn society(self) -> Markup {
        let society = &self.world().society;
        let price = || self.with("price", &[("price", society.price().into())]);
        let price = (!society.display.is_empty()).then(price);
        let inventions = society.inventions.len().to_string();
        let built = format!("{}/{}", society.built.len(), self.content().hexes.len());
        html! {
            section.mine id="society" aria-label=(self.say("society")) {
                (self.marks())
                (self.people())
                (self.titled("hand", "hand", None, self.hand()))
                (self.titled("tiles", "tiles-display", price, self.tiles_display()))
                (self.titled("progress", "progress", Some(built), self.progress_map()))
                (self.titled("tokens", "tokens", None, self.tokens()))
                (self.titled("goals", "goals", Some(self.say("goals-best")), self.goals()))
                (self.titled("inventions", "inventions", Some(inventions), self.inventions()))
            }
        }
    }

    /// Influence with its bands, chain tokens, supply, sages and economy tokens.
    fn marks(self) -> Markup {
        let (you, society) = (&self.at().you, &self.world().society);
        let fact = |icon: &str, label: &str, text: String| {
            html! { span.fact title=(self.say(label)) { (drawing(icon)) (self.say(label)) b { (text) } } }
        };
        html! {
            div.marks {
                div.influence-track role="img" aria-label=(self.with("influence-is", &[("count", you.influence.into())])) {
                    span.label { (drawing("crown")) " " (self.say("influence")) }
                    ol { @for step in 0..=MAX_INFLUENCE { li data-here[step == you.influence] data-band=(match step { 0..=3 => 1, 4..=7 => 2, _ => 3 }) { (step) } } }
                }
                (fact("chain", "chain-tokens", self.game.chain_tokens().to_string()))
                (fact("person", "supply", you.supply.unwrap_or(0).to_string()))
                (fact("sage", "sages", society.sages.to_string()))
                (fact("coin", "economy-tokens", format!("{}/{}", society.free_economy(), society.economy)))
            }
        }
    }

    /// The academy, and the specialists at home and exhausted.
    fn people(self) -> Markup {
        let society = &self.world().society;
        let academy = self.at().milestones.era_of(Player::You);
        let scholars: Vec<Answer> =
            self.answers().filter(|answer| matches!(answer, Answer::Scholar(_))).collect();
        let figures = html! {
            span.heads {
                @for _ in 0..society.scholars { (drawing("scholar")) }
                @for _ in society.scholars..academy { span.vacant {} }
            }
            span.name { (self.say("academy")) " " small { (society.scholars) "/" (academy) } }
        };
        html! {
            div.people {
                div.home-of.academy {
                    @match scholars[..] {
                        [only] => (self.button(only, "heads-of", &figures)),
                        _ => span.heads-of { (figures) },
                    }
                    @if scholars.len() > 1 {
                        div.here { @for &answer in &scholars { (self.button(answer, "do", &html! { (self.label(answer)) })) } }
                    }
                }
                @for speciality in Speciality::ALL { (self.specialists(society, speciality)) }
            }
        }
    }

    fn specialists(self, society: &Society, speciality: Speciality) -> Markup {
        let (home, exhausted) =
            (society.home[speciality as usize], society.exhausted[speciality as usize]);
        let icon = speciality_icon(speciality);
        let inner = html! {
            span.heads {
                @for _ in 0..home { span.head { (drawing("person")) } }
                @for _ in 0..exhausted { span.head.tired title=(self.say("exhausted")) { (drawing("person")) } }
                @if home + exhausted == 0 { span.vacant {} }
            }
            span.name { (drawing(icon)) " " (capital(&self.companion().speciality(speciality))) " " small { (home) @if exhausted > 0 { " + " (exhausted) } } }
        };
        let class = format!("heads-of {}", hue(speciality));
        let (one, all) = (Answer::Specialist(speciality), Answer::Speciality(speciality));
        let answer = if self.may(all) { all } else { one };
        html! { div class=(format!("home-of {}", hue(speciality))) { (self.element(answer, &class, &inner)) } }
    }

    fn hand(self) -> Markup {
        let hand = &self.world().society.hand;
        html! {
            div.row-of-ideas {
                @for &card in hand {
                    @let inner = html! { (self.idea(card, CardSide::Idea)) span.lines { (self.idea_lines(card)) } };
                    (self.pickable(Pick::Card(card), &self.idea_class(card, CardSide::Idea), &inner))
                }
                @if hand.is_empty() { p.muted { (self.say("hand-empty")) } }
            }
        }
    }

    fn inventions(self) -> Markup {
        html! {
            div.row-of-ideas {
                @for &card in &self.world().society.inventions { (self.card(Answer::Invention(card), card, CardSide::Invention)) }
            }
        }
    }

    /// The four spaces for tiles.
    fn tiles_display(self) -> Markup {
        let society = &self.world().society;
        let free = Society::DISPLAY_SPACES
            .saturating_sub(society.aspirations.len() + society.display.len());
        html! {
            div.slots {
                @for &aspiration in &society.aspirations {
                    span.slot { (self.aspiration(aspiration)) span.line { (capital(&self.teller.aspiration(aspiration))) } }
                }
                @for &tile in &society.display {
                    @let inner = html! { (self.tile(tile)) span.line { (capital(&self.teller.effect(tile))) } };
                    (self.pickable(Pick::Tile(tile), "slot", &inner))
                }
                @for _ in 0..free { span.slot.none {} }
            }
        }
    }

    /// The five influence tokens.
    fn tokens(self) -> Markup {
        let tokens = Token::ALL.into_iter().zip(self.world().society.tokens);
        html! { div.slots { @for (token, side) in tokens { (self.token(token, side)) } } }
    }

    fn token(self, token: Token, side: TokenSide) -> Markup {
        let state = match side {
            TokenSide::Held => "held",
            TokenSide::Up => "up",
            TokenSide::Down => "down",
        };
        let asks = self.teller.token_asks(token).filter(|_| side == TokenSide::Held);
        let inner = html! {
            span.mark { (drawing(token.action().map_or("crown", action_icon))) }
            span.line { (capital(&self.teller.token(token))) @if let Some(asks) = asks { ": " (asks) } }
            small { (self.say(&format!("token-{state}"))) }
        };
        let class = format!("slot token-{state}");
        match side {
            TokenSide::Held => self.pickable(Pick::Token(token), &class, &inner),
            _ => self.element(Answer::Token(token), &class, &inner),
        }
    }

    /// The private goals, with the points that they would give now.
    fn goals(self) -> Markup {
        let goals = Tally::of(self.content(), self.world()).goals;
        html! {
            ul { @for (goal, points) in goals { li { b { (points) } " " (capital(&self.teller.goal(goal))) } } }
        }
    }
}
