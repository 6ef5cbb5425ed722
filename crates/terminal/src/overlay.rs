//! What can lie over the table.

/// Something that lies over the table until it is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// The keys.
    Help,
    /// Everything that happened, so many lines up from the end.
    Log(usize),
    /// Everything on the table, from this line on.
    Table(usize),
    /// A card, from this line on.
    Card(usize),
    /// Whether to leave.
    Quit,
    /// The name of a file, being typed.
    Save(String),
}

impl Overlay {
    /// Goes so many lines down, or up. The one who draws it sees to it that this is not too far.
    pub(crate) fn scroll(&mut self, lines: isize) {
        match self {
            Overlay::Table(top) | Overlay::Card(top) => *top = top.saturating_add_signed(lines),
            Overlay::Log(back) => *back = back.saturating_add_signed(-lines),
            Overlay::Help | Overlay::Quit | Overlay::Save(_) => {}
        }
    }
}
