//! The form for a new table: the values entered, and the table that they describe.

use crate::http::reader::{Reader, opponent};
use crate::http::visitor::tidy_name;
use crate::innovation::opening::{MAX_SEATS, SeatPlan, TablePlan};
use crate::innovation::options::Options;
use crate::pages::home::Fields;
use eureka_bots::innovation::Level;
use eureka_innovation::{Edition, Seat, SeatingError};
use eureka_protocol::innovation::Absent;
use eureka_words::Language;

/// The divisions into teams that the form offers, by number of players. The game allows more, but they are rarely
/// wanted.
const TEAMS: [(u8, &[&str]); 3] = [
    (3, &["A,BC", "AC,B", "AB,C"]),
    (4, &["AC,BD", "AB,CD", "AD,BC", "A,BCD"]),
    (5, &["AC,BDE", "AB,CDE", "A,BCDE"]),
];

/// The choices for the number of hours that a player has for an answer; 0 means any time.
pub(super) const PATIENCE_HOURS: [u32; 5] = [0, 1, 24, 72, 168];

/// An entry of the drop-down list for a seat, as the form sends it.
///
/// It differs from a [`SeatPlan`] in that a friend's name is a separate field of the form ([`SeatRow::name`]), which is
/// kept even if the choice is not a friend. [`TableForm::plan`] turns choice and name into a `SeatPlan`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SeatChoice {
    /// The person who fills in the form.
    Me,
    /// Somebody else at the same screen.
    Friend,
    /// Open to anybody who joins.
    Open,
    /// A bot.
    Bot(Level),
}

/// The row of the form for one seat, as entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeatRow {
    pub(super) choice: SeatChoice,
    /// The name of a friend at the same screen.
    pub(super) name: String,
}

/// The form as entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TableForm {
    /// The name of the person who fills in the form.
    pub(super) name: String,
    pub(super) players: u8,
    /// All rows of the form; those beyond the number of players are ignored.
    pub(super) rows: [SeatRow; MAX_SEATS],
    pub(super) options: Options,
    pub(super) listed: bool,
}

/// A combination of options that is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// More players than the edition allows.
    Players { most: u8 },
    /// Teams in an edition that has none.
    NoTeams,
    /// Teams that do not match the number of players.
    Teams,
    /// Parley in an edition that has none.
    NoParley,
    /// Parley at a table with teams.
    ParleyWithTeams,
    /// Only bots at the table.
    NoPerson,
}

/// A choice by its word in the form, with its value in the options; `None` means that the rule book decides.
pub(super) type OptionWord = (&'static str, Option<bool>);

/// The choices for parley.
pub(super) const PARLEY: [OptionWord; 3] =
    [("book", None), ("on", Some(true)), ("off", Some(false))];

/// The choices for looking at covered cards.
pub(super) const COVERED: [OptionWord; 2] = [("book", None), ("open", Some(true))];

/// The word of a value among these choices.
pub(super) fn word(agreed: &[OptionWord], value: Option<bool>) -> &'static str {
    agreed.iter().find(|known| known.1 == value).map_or("book", |known| known.0)
}

fn from_word(agreed: &[OptionWord], word: &str) -> Option<Option<bool>> {
    agreed.iter().find(|known| known.0 == word).map(|known| known.1)
}

impl SeatChoice {
    /// The word for it in the form.
    pub(super) const fn word(self) -> &'static str {
        match self {
            SeatChoice::Me => "me",
            SeatChoice::Friend => "friend",
            SeatChoice::Open => "open",
            SeatChoice::Bot(level) => level.word(),
        }
    }

    fn read(word: &str) -> Option<SeatChoice> {
        let people = [SeatChoice::Me, SeatChoice::Friend, SeatChoice::Open].into_iter();
        people.chain(opponent(word).map(SeatChoice::Bot)).find(|choice| choice.word() == word)
    }
}

impl TableForm {
    /// The form before anything is entered: the reader against the last opponent's level.
    pub(super) fn new(reader: &Reader, name: &str) -> TableForm {
        let row = |number| SeatRow {
            choice: if number == 0 { SeatChoice::Me } else { SeatChoice::Bot(reader.opponent()) },
            name: String::new(),
        };
        TableForm {
            name: name.to_owned(),
            players: 2,
            rows: std::array::from_fn(row),
            options: Options::new(reader.edition(), reader.language),
            listed: false,
        }
    }

    /// The form as submitted. Browsers do not send unticked checkboxes.
    pub(super) fn submitted(reader: &Reader, fields: &Fields) -> TableForm {
        let mut form = TableForm::new(reader, "");
        form.options.agreed.memory = false;
        form.with_fields(fields)
    }

    /// The form with these fields replaced.
    pub(super) fn with_fields(mut self, fields: &Fields) -> TableForm {
        if let Some(name) = fields.get("name") {
            self.name = tidy_name(name);
        }
        let players =
            fields.text("players").parse().ok().filter(|n| (2..=MAX_SEATS as u8).contains(n));
        self.players = players.unwrap_or(self.players);
        for (letter, row) in letters().zip(&mut self.rows) {
            row.choice =
                SeatChoice::read(fields.text(&format!("seat-{letter}"))).unwrap_or(row.choice);
            if let Some(name) = fields.get(&format!("name-{letter}")) {
                row.name = tidy_name(name);
            }
        }
        self.options.guided = fields.ticked("guided").unwrap_or(self.options.guided);
        self.listed = fields.ticked("listed").unwrap_or(self.listed);
        let agreed = &mut self.options.agreed;
        if let Some(edition) = Edition::from_word(fields.text("edition")) {
            agreed.edition = edition.word().to_owned();
        }
        if let Some(teams) = fields.get("teams") {
            let is_known = TEAMS.iter().any(|(_, known)| known.contains(&teams));
            let teams = teams.split(',').filter(|_| is_known);
            agreed.teams = teams.map(str::to_owned).collect();
        }
        agreed.parley = from_word(&PARLEY, fields.text("parley")).unwrap_or(agreed.parley);
        if let Ok(language) = fields.text("language").parse::<Language>() {
            agreed.language = language.tag().to_owned();
        }
        agreed.memory = fields.ticked("memory").unwrap_or(agreed.memory);
        agreed.covered = from_word(&COVERED, fields.text("covered")).unwrap_or(agreed.covered);
        let patience = fields.text("patience").parse().ok().filter(|n| PATIENCE_HOURS.contains(n));
        agreed.patience = patience.unwrap_or(agreed.patience);
        agreed.absent = Absent::from_word(fields.text("absent")).unwrap_or(agreed.absent);
        agreed.bots_resign = fields.ticked("bots-resign").unwrap_or(agreed.bots_resign);
        agreed.shared = fields.ticked("shared").unwrap_or(agreed.shared);
        self
    }

    /// The fields that would recreate this form.
    pub(super) fn fields(&self) -> Fields {
        let yes = |ticked| if ticked { "yes" } else { "no" }.to_owned();
        let options = &self.options;
        let mut fields = vec![
            ("name".to_owned(), self.name.clone()),
            ("edition".to_owned(), options.edition.clone()),
            ("players".to_owned(), self.players.to_string()),
            ("teams".to_owned(), options.teams.join(",")),
            ("parley".to_owned(), word(&PARLEY, options.parley).to_owned()),
            ("language".to_owned(), options.language.clone()),
            ("memory".to_owned(), yes(options.memory)),
            ("covered".to_owned(), word(&COVERED, options.covered).to_owned()),
            ("patience".to_owned(), options.patience.to_string()),
            ("absent".to_owned(), options.absent.word().to_owned()),
            ("bots-resign".to_owned(), yes(options.bots_resign)),
            ("shared".to_owned(), yes(options.shared)),
            ("guided".to_owned(), yes(options.guided)),
            ("listed".to_owned(), yes(self.listed)),
        ];
        for (letter, row) in letters().zip(&self.rows) {
            fields.push((format!("seat-{letter}"), row.choice.word().to_owned()));
            fields.push((format!("name-{letter}"), row.name.clone()));
        }
        Fields(fields)
    }

    /// Whether any of the options that the page folds differs from the default.
    pub(super) fn is_special(&self, reader: &Reader) -> bool {
        let mut folded = self.options.clone();
        folded.agreed.teams = Vec::new();
        folded.agreed.patience = 0;
        folded != Options::new(self.options.edition(), reader.language)
    }

    /// The form without what the chosen edition and number of players do not allow.
    pub(super) fn fitting(mut self) -> TableForm {
        self.players = self.players.min(self.most_players());
        let teams = self.options.teams.join(",");
        if !self.offered_teams().contains(&&*teams) {
            self.options.agreed.teams = Vec::new();
        }
        if !self.may_parley() {
            self.options.agreed.parley = None;
        }
        self
    }

    /// The largest number of players of the edition.
    pub(super) fn most_players(&self) -> u8 {
        match self.options.edition() {
            Edition::First | Edition::Third => 4,
            Edition::Fourth => MAX_SEATS as u8,
        }
    }

    /// The divisions into teams that the edition and the number of players allow.
    pub(super) fn offered_teams(&self) -> &'static [&'static str] {
        let known = TEAMS.iter().find(|(players, _)| *players == self.players);
        known.filter(|_| self.options.edition() == Edition::Fourth).map_or(&[], |(_, teams)| teams)
    }

    /// Whether the edition has parley, which is played without teams.
    pub(super) fn may_parley(&self) -> bool {
        self.options.edition() == Edition::Fourth && self.options.teams.is_empty()
    }

    /// The rows of the players.
    pub(super) fn seated_rows(&self) -> &[SeatRow] {
        &self.rows[..usize::from(self.players)]
    }

    /// Whether anybody else can come to the table.
    pub(super) fn has_open_seat(&self) -> bool {
        self.seated_rows().iter().any(|row| row.choice == SeatChoice::Open)
    }

    /// Whether a bot plays.
    pub(super) fn has_bot(&self) -> bool {
        self.seated_rows().iter().any(|row| matches!(row.choice, SeatChoice::Bot(_)))
    }

    /// The table that the form describes, or the first mistake in it. `friend` is the default name of a friend at the same screen.
    pub(super) fn plan(&self, friend: &str) -> Result<TablePlan, Mistake> {
        let rows = self.seated_rows();
        if rows.iter().all(|row| matches!(row.choice, SeatChoice::Bot(_))) {
            return Err(Mistake::NoPerson);
        }
        let places: Vec<SeatPlan> = rows
            .iter()
            .map(|row| match row.choice {
                SeatChoice::Me => SeatPlan::Own(None),
                SeatChoice::Friend if row.name.is_empty() => SeatPlan::Own(Some(friend.to_owned())),
                SeatChoice::Friend => SeatPlan::Own(Some(row.name.clone())),
                SeatChoice::Open => SeatPlan::Open,
                SeatChoice::Bot(level) => SeatPlan::Bot(level),
            })
            .collect();
        let mut options = self.options.clone();
        // At a shared screen nobody waits for an absent player, and a bot must not finish a game that was set aside.
        if !places.contains(&SeatPlan::Open) {
            options.agreed.patience = 0;
        }
        options.seating(self.players).check(options.rules()).map_err(|error| match error {
            SeatingError::Players { most, .. } => Mistake::Players { most },
            SeatingError::NoTeams(_) => Mistake::NoTeams,
            SeatingError::NoParley(_) => Mistake::NoParley,
            SeatingError::ParleyWithTeams => Mistake::ParleyWithTeams,
            SeatingError::OneTeam | SeatingError::EmptyTeam | SeatingError::Seat(_) => {
                Mistake::Teams
            }
        })?;
        Ok(TablePlan { options, places, listed: self.listed })
    }
}

/// The letters of the seats, as used in field names.
pub(super) fn letters() -> impl Iterator<Item = char> {
    (0..MAX_SEATS as u8).map(|number| Seat::new(number).letter().to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Fields {
        Fields(pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    fn sent(pairs: &[(&str, &str)]) -> TableForm {
        TableForm::submitted(&Reader::default(), &fields(pairs))
    }

    #[test]
    fn an_empty_form_is_a_duel_with_a_bot() {
        let plan = TableForm::new(&Reader::default(), "").plan("").unwrap();
        assert_eq!(plan.places, [SeatPlan::Own(None), SeatPlan::Bot(Level::Casual)]);
        assert_eq!(plan.options, Options::default());
    }

    #[test]
    fn seats_beyond_the_number_of_players_do_not_count() {
        let form = sent(&[
            ("players", "3"),
            ("seat-a", "friend"),
            ("name-a", " Anna \u{202e}"),
            ("seat-b", "master"),
            ("seat-c", "open"),
            ("seat-d", "me"),
        ]);
        let plan = form.plan("Friend").unwrap();
        let anna = SeatPlan::Own(Some("Anna".to_owned()));
        assert_eq!(plan.places, [anna, SeatPlan::Bot(Level::Master), SeatPlan::Open]);
    }

    #[test]
    fn what_does_not_go_together_is_named() {
        let together =
            [("edition", "fourth"), ("players", "4"), ("teams", "AC,BD"), ("parley", "on")];
        let cases: [(&[(&str, &str)], Mistake); 7] = [
            (&[("edition", "first"), ("players", "5")], Mistake::Players { most: 4 }),
            (&[("edition", "third"), ("players", "4"), ("teams", "AC,BD")], Mistake::NoTeams),
            (&[("edition", "first"), ("parley", "on")], Mistake::NoParley),
            (&together, Mistake::ParleyWithTeams),
            (&[("edition", "fourth"), ("players", "4"), ("teams", "AC,BDE")], Mistake::Teams),
            (&[("edition", "fourth"), ("players", "5"), ("teams", "AC,BD")], Mistake::Teams),
            (&[("seat-a", "expert"), ("seat-c", "me")], Mistake::NoPerson),
        ];
        for (pairs, mistake) in cases {
            assert_eq!(sent(pairs).plan("").map(|_| ()), Err(mistake), "{pairs:?}");
        }
    }

    #[test]
    fn every_partition_that_is_offered_can_be_played() {
        for (players, teams) in TEAMS {
            for teams in teams {
                let players = players.to_string();
                let form = sent(&[("edition", "fourth"), ("players", &players), ("teams", teams)]);
                assert!(form.plan("").is_ok(), "{teams}");
            }
        }
    }

    #[test]
    fn only_what_fits_is_shown() {
        let teams = [("edition", "fourth"), ("players", "4"), ("teams", "AC,BD"), ("parley", "on")];
        let form = sent(&teams).fitting();
        assert_eq!((form.offered_teams().len(), form.may_parley()), (4, false));
        assert_eq!((form.options.teams.len(), form.options.parley), (2, None));
        let form = sent(&[("edition", "fourth"), ("players", "2"), ("teams", "AC,BD")]).fitting();
        assert!(form.offered_teams().is_empty() && form.options.teams.is_empty());
        let form = sent(&[("edition", "first"), ("players", "5"), ("parley", "on")]).fitting();
        assert_eq!((form.players, form.options.parley), (4, None));
        assert!(form.plan("").is_ok());
        // A seat beyond the number of players does not count.
        let form = sent(&[("players", "2"), ("seat-b", "me"), ("seat-c", "open")]);
        assert!(!form.has_open_seat() && !form.has_bot());
    }

    #[test]
    fn nonsense_leaves_a_field_as_it_was() {
        let nonsense = [
            "edition", "players", "seat-a", "teams", "parley", "language", "covered", "patience",
            "absent",
        ];
        let pairs: Vec<(&str, &str)> = nonsense.into_iter().map(|name| (name, "<b>77")).collect();
        let mut usual = TableForm::new(&Reader::default(), "");
        usual.options.agreed.memory = false;
        assert_eq!(sent(&pairs), usual);
    }

    #[test]
    fn a_form_is_filled_in_again_from_its_fields() {
        let form = sent(&[
            ("name", "Ґалаґан <i>"),
            ("edition", "third"),
            ("players", "4"),
            ("seat-b", "open"),
            ("name-c", "Zoë & Co"),
            ("parley", "off"),
            ("language", "uk"),
            ("covered", "open"),
            ("patience", "72"),
            ("absent", "out"),
            ("bots-resign", "yes"),
            ("shared", "yes"),
            ("guided", "yes"),
            ("listed", "yes"),
        ]);
        let usual = TableForm::new(&Reader::default(), "Anna");
        assert_eq!(usual.with_fields(&form.fields()), form);
    }

    #[test]
    fn no_bot_stands_in_where_all_sit_at_one_screen() {
        assert_eq!(sent(&[("patience", "24")]).plan("").unwrap().options.patience, 0);
        let open = sent(&[("patience", "24"), ("seat-b", "open")]);
        assert_eq!(open.plan("").unwrap().options.patience, 24);
    }
}
