//! A region of the map with its details.

use super::pick::Pick;
use super::signs::CardSide;
use super::table_view::{TableView, capital};
use crate::innovation::draw::icon::drawing;
use crate::inventions::color;
use eureka_inventions::solo_game::{Answer, Question, Tile};
use eureka_inventions::{Bot, Land, Player, Region, Side};
use maud::{Markup, html};

impl TableView<'_> {
    /// A region: the opponents who walk there, its card with the citizens beside it, its tiles, and the buttons for
    /// actions there.
    pub(super) fn region(self, region: Region) -> Markup {
        let land = self.at().land(region);
        let choices = self.actions_in(region);
        html! {
            article class=(format!("region r-{region}")) id=(format!("region-{region}")) data-lit[!choices.0.is_empty()] {
                header {
                    b.number { (region) }
                    h3 { (self.teller.region_name(region)) }
                    (self.walkers(region))
                    @if land.sage { span.sage title=(self.say("sage")) { (drawing("sage")) span.unseen { (self.say("sage")) } } }
                    (self.knowledge(region, land))
                }
                (self.card_there(region, land))
                (self.beside(region, land))
                div.ground {
                    (self.influence_spaces(land))
                    span.folk { @for player in Player::ALL { (self.pieces(player, land.citizens(player))) } }
                    @if let Some(letter) = land.wealth.first() {
                        @let title = format!("{} ×{}", capital(&self.teller.tile(Tile::Wealth(*letter))), land.wealth.len());
                        span.wealth title=(title) { (drawing("gem")) b { (letter) } small { "×" (land.wealth.len()) } }
                    }
                    (self.more(region))
                }
                @if !choices.0.is_empty() { div.here { (choices) } }
            }
        }
    }

    fn walkers(self, region: Region) -> Markup {
        html! {
            @for bot in Bot::ALL.into_iter().filter(|&bot| self.at().opponent(bot).region == region) {
                @let name = capital(&self.companion().player(bot.into()));
                span class=(format!("walker {}", color(bot.into()))) role="img" aria-label=(name) title=(name) { (drawing("figure")) (self.letter(bot.into())) }
            }
        }
    }

    fn knowledge(self, region: Region, land: &Land) -> Markup {
        let title = capital(&self.teller.knowledge_in(self.world(), region));
        let tile = self.world().board.knowledge[region.index()];
        html! {
            span.knowledge title=(title) {
                @match land.tile {
                    Side::Points => span.gift.points { "+2" },
                    Side::Action => (self.benefit(self.content().knowledge[usize::from(tile)])),
                }
                span.unseen { (title) }
            }
        }
    }

    fn card_there(self, region: Region, land: &Land) -> Markup {
        let Some(card) = self.world().board.card(region) else {
            return html! { div.thought.none { (self.say("no-card")) } };
        };
        let invented = land.card.is_some_and(|card| card.invention.is_some());
        let side = if invented { CardSide::Invention } else { CardSide::Idea };
        self.card(Answer::Invention(card), card, side)
    }

    /// The Specialist tile with the presenter's citizens, and the spaces for inventor and innovator.
    fn beside(self, region: Region, land: &Land) -> Markup {
        let tile = self.world().board.specialists[region.index()];
        let tile = self.content().specialists[usize::from(tile)];
        let card = land.card;
        let invention = card.and_then(|card| card.invention);
        let space = |icon: &str, label: &str, player: Option<Player>| {
            html! {
                span.space title=(self.say(label)) {
                    @match player { Some(player) => (self.piece(player)), None => (drawing(icon)) }
                    span.unseen { (self.say(label)) }
                }
            }
        };
        html! {
            div.beside {
                span.specialists title=(capital(&self.teller.specialist_tile_in(self.world(), region))) {
                    @match card {
                        Some(card) => @for _ in 0..card.citizens { (self.piece(card.presenter)) },
                        None => @for _ in 0..land.need { span.vacant { (drawing("person")) } },
                    }
                    (self.benefit(tile.benefit))
                }
                (space("bulb", "inventor", invention.map(|invention| invention.inventor)))
                (space("innovate", "innovator", invention.and_then(|invention| invention.innovator)))
            }
        }
    }

    fn influence_spaces(self, land: &Land) -> Markup {
        html! {
            span.influence title=(self.say("influence-spaces")) {
                @for space in &land.influence {
                    @match space.token {
                        Some(player) => {
                            @let name = format!("{}, {}", capital(&self.companion().player(player)), space.value);
                            span class=(format!("token {}", color(player))) role="img" aria-label=(name) title=(name) { (self.letter(player)) }
                        },
                        None => span.token.free { (space.value) },
                    }
                }
            }
        }
    }

    /// The buttons for the answers that act in this region.
    fn actions_in(self, region: Region) -> Markup {
        let answers: Vec<Answer> =
            self.answers().filter(|&answer| self.is_in(region, answer)).collect();
        let from = Pick::From(region);
        html! {
            @for answer in answers { (self.button(answer, "do", &self.action_text(answer))) }
            @if self.can_begin(from) { (self.pickable(from, "do from", &html! { (drawing("compass")) (self.say("from-here")) })) }
        }
    }

    fn is_in(self, region: Region, answer: Answer) -> bool {
        match answer {
            Answer::Present(_, there) | Answer::Lay(there, _) | Answer::Travel(_, there) => {
                there == region
            }
            Answer::Region(there) | Answer::Call(there, _) => there == region,
            Answer::Yes => self.open == Some(Question::Sage(region)),
            _ => false,
        }
    }

    /// The text of an answer, short enough for a small button.
    fn action_text(self, answer: Answer) -> Markup {
        let (icon, text) = match (answer, self.open) {
            (Answer::Present(card, _), _) => ("present", self.teller.card(card)),
            (Answer::Lay(_, token), _) => ("flag", capital(&self.teller.token(token))),
            (Answer::Travel(from, _), _) => ("left", self.teller.region_name(from)),
            (Answer::Call(_, citizens), _) => ("home", citizens.to_string()),
            (_, Some(Question::Claim)) => ("flag", self.say("claim-here")),
            (_, Some(Question::Citizen(_))) => ("figure", self.say("settle-here")),
            (_, Some(Question::Invent)) => ("bulb", self.say("invent-here")),
            (_, Some(Question::Innovate)) => ("innovate", self.say("innovate-here")),
            (_, Some(Question::Share)) => ("share", self.say("share-here")),
            (_, Some(Question::Sage(_))) => ("sage", self.say("meet-sage")),
            _ => return html! { (self.label(answer)) },
        };
        html! { (drawing(icon)) (text) }
    }

    /// The whole region in words, expandable.
    fn more(self, region: Region) -> Markup {
        let rows = self.teller.regions(self.world());
        let index = region.index() * 2;
        let items = rows[index..].iter().take(2).flat_map(|row| row.items.clone());
        let card = self.world().board.card(region);
        let face = card.into_iter().flat_map(|card| self.teller.face(card).into_iter().skip(1));
        let lines: Vec<String> = items.chain(face).chain([self.teller.ropes(region)]).collect();
        html! {
            details.more {
                summary aria-label=(self.with("about-region", &[("region", (&self.teller.region_name(region)).into())])) { "…" }
                ul { @for line in lines { li { (capital(&line)) } } }
            }
        }
    }
}
