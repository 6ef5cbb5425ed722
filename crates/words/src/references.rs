//! The variables and messages that each message refers to, so that only the needed arguments are formatted.

use crate::say::{Case, Mood};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};

/// The references of all messages of a language, by message id.
#[derive(Default)]
pub(crate) struct References {
    messages: BTreeMap<String, MessageReferences>,
}

/// The references of one message.
#[derive(Default)]
pub(crate) struct MessageReferences {
    pub(crate) variables: BTreeSet<String>,
    pub(crate) messages: BTreeSet<String>,
    /// The keys of all its forms: `one`, `acc`.
    pub(crate) keys: BTreeSet<String>,
}

impl References {
    pub(crate) fn read(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            if let Entry::Message(message) = entry {
                let found = MessageReferences::of(message);
                self.messages.insert(message.id.name.to_owned(), found);
            }
        }
    }

    /// The variables of every message, with those of the messages it refers to, which see the same arguments.
    pub(crate) fn variables(&self) -> BTreeMap<String, BTreeSet<String>> {
        let variables = |found| self.spelled_variables_of(found);
        self.messages.iter().map(|(id, found)| (id.clone(), variables(found))).collect()
    }

    /// The arguments of a message, with those of the messages it refers to, whatever their case or mood.
    pub(crate) fn variables_of(&self, message: &MessageReferences) -> BTreeSet<String> {
        let variables = self.spelled_variables_of(message);
        variables.iter().map(|name| argument(name).to_owned()).collect()
    }

    /// Whether there is such a message.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.messages.contains_key(id)
    }

    fn spelled_variables_of(&self, message: &MessageReferences) -> BTreeSet<String> {
        let mut variables = message.variables.clone();
        let (mut seen, mut open) = (BTreeSet::new(), Vec::from_iter(&message.messages));
        while let Some(id) = open.pop() {
            let Some(found) = self.messages.get(id).filter(|_| seen.insert(id)) else { continue };
            variables.extend(found.variables.iter().cloned());
            open.extend(&found.messages);
        }
        variables
    }
}

/// The name of an argument without the case or mood in which it is asked for.
fn argument(variable: &str) -> &str {
    match variable.rsplit_once('_') {
        Some((name, form))
            if Case::from_word(form).is_some() || Mood::from_word(form).is_some() =>
        {
            name
        }
        _ => variable,
    }
}

impl MessageReferences {
    pub(crate) fn of(message: &Message<&str>) -> MessageReferences {
        let mut found = MessageReferences::default();
        message.value.iter().for_each(|pattern| found.pattern(pattern));
        found
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = &variant.key;
                    self.keys.insert((*key).to_owned());
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
