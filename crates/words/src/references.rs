//! The variables and messages that each message refers to, so that only the needed arguments are formatted.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The references of all messages of a language, by message id.
#[derive(Default)]
pub(crate) struct References {
    messages: BTreeMap<String, MessageReferences>,
}

/// The references of one message.
#[derive(Default)]
struct MessageReferences {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl References {
    pub(crate) fn read(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            if let Entry::Message(message) = entry {
                let mut found = MessageReferences::default();
                message.value.iter().for_each(|pattern| found.pattern(pattern));
                self.messages.insert(message.id.name.to_owned(), found);
            }
        }
    }

    /// The variables of every message, with those of the messages it refers to, which see the same arguments.
    pub(crate) fn variables(&self) -> BTreeMap<String, BTreeSet<String>> {
        self.messages.keys().map(|id| (id.clone(), self.variables_of(id))).collect()
    }

    fn variables_of(&self, id: &str) -> BTreeSet<String> {
        let (mut seen, mut open) = (BTreeSet::new(), vec![id]);
        let mut variables = BTreeSet::new();
        while let Some(id) = open.pop() {
            let Some(found) = self.messages.get(id).filter(|_| seen.insert(id)) else { continue };
            variables.extend(found.variables.iter().cloned());
            open.extend(found.messages.iter().map(String::as_str));
        }
        variables
    }
}

impl MessageReferences {
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
                variants.iter().for_each(|variant| self.pattern(&variant.value));
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
