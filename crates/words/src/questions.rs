//! Questions as sentences.

use crate::asking::{asking, verb, verb_of_operation};
use crate::conditions::filtered;
use crate::line::Line;
use crate::players::{Role, Spread};
use crate::say::{Case, args, word_of};
use crate::speech::{NamedThings, Speech};
use crate::teller::{Teller, Telling};
use eureka_innovation::{Card, EffectKind, PileView, Question, QuestionKind, View};
use eureka_script::program::Op;
use eureka_script::tree::{Block, Cards, Chooser, Effect, Step, Verb};
use eureka_table::SeatSet;

impl<'a> Teller<'a> {
    /// The open question with the card that asks and the player whose card it is: «Anna’s Oars demands: which card …?»
    /// `None` when the game is over.
    pub fn question(self, view: &View) -> Option<Line> {
        let question = view.question?;
        let telling = self.telling();
        let text = telling.reasoned(&question, view);
        Some(telling.begun(&text))
    }

    /// The open question, addressed to the player asked by name.
    pub fn ask(self, view: &View) -> Option<Line> {
        let question = view.question?;
        let telling = self.telling();
        let text = telling.reasoned(&question, view);
        let args = args![seat = telling.seat(question.seat), question = text];
        Some(telling.sentence("ask", &args))
    }

    /// The reason why an effect of another player's action asks this player: too few icons, or enough of them; `None` in the own
    /// action.
    pub fn why(self, view: &View) -> Option<Line> {
        let question = view.question?;
        let telling = self.telling();
        let id = match telling.reason(&question, view) {
            "reason-demand" => "why-demand",
            "reason-shared" => "why-share",
            _ => return None,
        };
        let icon = self.words.icon(self.rules.facts(question.card?).dogma);
        Some(telling.sentence(id, &args![player = telling.seat(view.turn?), icon]))
    }

    /// The text of the effect that asks; `None` if the question comes from an action, not from an effect.
    pub fn asking_text(self, view: &View) -> Option<String> {
        let question = view.question.filter(|asked| asked.kind != QuestionKind::Payment)?;
        let (card, _) = self.effect_asking(&question)?;
        Some(self.words.effect(self.rules, card, usize::from(question.effect)))
    }

    /// The action on the things that the open question asks for, as the word that messages select by.
    pub fn asked_to_do(self, view: &View) -> &'static str {
        view.question.map_or("choose", |question| self.verb(&question).0)
    }

    /// The effect that asks, and its card.
    fn effect_asking(self, question: &Question) -> Option<(Card, &'a Effect)> {
        let card = question.card?;
        let effects = &self.rules.facts(card).effects;
        Some((card, effects.get(usize::from(question.effect))?))
    }

    /// The kind of the effect that asks; a share if none does.
    fn kind_asking(self, question: &Question) -> EffectKind {
        let effect = self.effect_asking(question);
        effect.map_or(EffectKind::Share, |(_, effect)| effect.kind)
    }

    /// One of the alternatives of a question, as the label of a button. `me` is the name of the player who demands.
    pub(crate) fn branch(self, question: &Question, branch: u8, me: &str) -> Option<String> {
        let (card, effect) = self.effect_asking(question)?;
        let [Step::ChooseBranch { branches, .. }] = asking(&effect.body, question.kind)[..] else {
            return None;
        };
        let branch = branches.get(usize::from(branch))?;
        Some(self.spoken(card, effect, |speech| {
            let clause = Speech { me: Some(me), ..speech }.block(branch);
            self.words.text("answer-clause", &args![clause])
        }))
    }

    /// The action on the things asked for: the word that messages select by, and a direction. Where several statements
    /// could ask and they differ, the operation decides.
    fn verb(self, question: &Question) -> (&'static str, &'static str) {
        let none = Block::new();
        let body = self.effect_asking(question).map_or(&none, |(_, effect)| &effect.body);
        match (verb(&asking(body, question.kind)), self.rules.operation(question)) {
            (("choose", _), Some(op)) => verb_of_operation(op),
            (verb, _) => verb,
        }
    }

    /// The yes-or-no question for an optional statement. `me` is the name of the player who demands.
    fn may(self, question: &Question, me: &str) -> Option<String> {
        let (card, effect) = self.effect_asking(question)?;
        let steps = asking(&effect.body, question.kind);
        let step = *steps.first().filter(|first| steps.iter().all(|step| step == *first))?;
        if matches!(step, Step::ChooseCards { .. }) {
            return None;
        }
        self.spoken(card, effect, |speech| {
            let clause = Speech { me: Some(me), ..speech }.bare(step)?;
            Some(self.words.text("question-may", &args![clause]))
        })
    }

    /// The question for one of several cards, which says what the cards have to be: «which card with a crown …?»
    fn which(self, question: &Question, me: &str) -> Option<String> {
        let Some(Op::Pick(op)) = self.rules.operation(question) else { return None };
        if op.who == Chooser::Me {
            return None;
        }
        let (card, effect) = self.effect_asking(question)?;
        let (verb, _) = self.verb(question);
        self.spoken(card, effect, |speech| {
            let speech = Speech { me: Some(me), listed: true, ..speech };
            let moves = op.verb.is_some() && verb != "choose";
            let role = if moves { Role::From } else { Role::Of };
            let cards = speech.which(&op.pick, role);
            let to = match &op.verb {
                Some(Verb::Transfer(zone)) => speech.zone(zone, Role::To, Spread::All),
                _ => String::new(),
            };
            Some(self.words.text("question-which", &args![verb, cards, to]))
        })
    }

    /// Whether one of the available achievements is asked for.
    fn asks_for_achievement(self, question: &Question) -> bool {
        let Some(Op::Pick(op)) = self.rules.operation(question) else { return false };
        *filtered(&op.pick.from).0 == Cards::Available
    }

    fn spoken<T>(self, card: Card, effect: &Effect, speak: impl FnOnce(Speech<'_>) -> T) -> T {
        let named = NamedThings::of(&effect.body);
        let (words, rules) = (self.words, self.rules);
        speak(Speech::new(words, rules, card, effect, &named))
    }
}

impl Telling<'_> {
    /// The question behind the card that asks it and the player whose card it is.
    fn reasoned(&self, question: &Question, view: &View) -> String {
        let text = self.question(question, view);
        let Some(card) = question.card else { return text };
        let player = self.seat(view.turn.unwrap_or(question.seat));
        let args = args![card = self.card(card), player, question = text];
        self.say(self.reason(question, view), &args)
    }

    /// The message that says which card asks, and as what.
    fn reason(&self, question: &Question, view: &View) -> &'static str {
        let (kind, turn) = (self.teller.kind_asking(question), view.turn.unwrap_or(question.seat));
        let on_top = |pile: &PileView| pile.top.is_some() && pile.top == question.card;
        match kind {
            _ if question.kind == QuestionKind::Payment => "reason-payment",
            _ if question.kind == QuestionKind::Parley => "reason-parley",
            _ if question.seat == turn => "reason-own",
            EffectKind::Demand => "reason-demand",
            // A card that a sharing player executes alone is not on the board of the player whose turn it is. With parley, that
            // player may activate a card of a distant player.
            EffectKind::Share
                if SeatSet::all(view.players.len() as u8)
                    .iter()
                    .filter(|&seat| seat == turn || view.parley && seat != question.seat)
                    .any(|seat| view.players[seat.index()].piles.iter().any(on_top)) =>
            {
                "reason-shared"
            }
            EffectKind::Share => "reason-own",
        }
    }

    fn question(&self, question: &Question, view: &View) -> String {
        let text = self.bare_question(question, view);
        match question.pass {
            true => self.say("question-pass", &args![question = text]),
            false => text,
        }
    }

    /// The name of the player who demands.
    pub(crate) fn me(&self, view: &View) -> String {
        view.turn.map(|turn| self.seat(turn)(Case::Nominative)).unwrap_or_default()
    }

    fn bare_question(&self, question: &Question, view: &View) -> String {
        let me = self.me(view);
        let id = match question.kind {
            QuestionKind::Action => {
                return self.say("question-action", &args![actions = view.actions]);
            }
            QuestionKind::Parley => {
                let kind = self.teller.kind_asking(question).word();
                return self.say("question-parley", &args![kind]);
            }
            QuestionKind::YesNo => match self.teller.may(question, &me) {
                Some(text) => return text,
                None => "question-yes-no".to_owned(),
            },
            QuestionKind::Card => match self.teller.which(question, &me) {
                Some(text) => return text,
                None => "question-card".to_owned(),
            },
            QuestionKind::Seat => "question-player".to_owned(),
            kind => format!("question-{}", word_of(kind)),
        };
        let (verb, direction) = self.teller.verb(question);
        let available = self.teller.asks_for_achievement(question);
        self.say(&id, &args![verb, direction, available])
    }
}
