//! The audit: reads every game from the database, replays it, and compares it with everything that the clients were told.

use crate::soak::replayed_table::{ReplayedTable, replayed};
use crate::soak::site::{Opened, Site};
use crate::soak::tables::PlayedTable;
use crate::soak::tally::Kind;
use crate::soak::transcript::Transcript;
use eureka_store::{Entry, EntryKind, Error, Store, Table, TableId};
use eureka_table::{RESIGN, Seat};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time;

impl PlayedTable {
    /// The acknowledged answers, chat messages and resignations that are missing from the entries.
    fn lost(&self, entries: &[Entry]) -> Lost {
        let answers = self.answers.iter().filter_map(|answer| answer.find_in(entries).err());
        let remarks: BTreeSet<&str> = entries
            .iter()
            .filter_map(|entry| match &entry.kind {
                EntryKind::Chat { text, .. } => Some(text.as_str()),
                _ => None,
            })
            .collect();
        let unheard = self.remarks.iter().filter(|text| !remarks.contains(text.as_str()));
        let has_resigned = |seat: &Seat| {
            entries.iter().any(|entry| match &entry.kind {
                EntryKind::Said(said) => said.seat == *seat && said.answer == RESIGN,
                _ => false,
            })
        };
        let playing = self.resigned.iter().filter(|seat| !has_resigned(seat));
        Lost {
            answers: answers.collect(),
            remarks: unheard
                .map(|text| format!("`{text}` was acknowledged, and nobody hears it"))
                .collect(),
            resigned: playing.map(|seat| format!("{seat} has given up, and plays on")).collect(),
        }
    }
}

/// What was acknowledged and is missing.
struct Lost {
    answers: Vec<String>,
    remarks: Vec<String>,
    resigned: Vec<String>,
}

impl Lost {
    fn iter(&self) -> impl Iterator<Item = &String> {
        self.answers.iter().chain(&self.remarks).chain(&self.resigned)
    }
}

/// Reads from the database, with retries while it is down.
async fn retry<T, F: Future<Output = Result<T, Error>>>(read: impl Fn() -> F) -> Result<T, Error> {
    let mut result = read().await;
    for _ in 0..100 {
        if !matches!(result, Err(Error::Unavailable(_))) {
            break;
        }
        time::sleep(Duration::from_millis(100)).await;
        result = read().await;
    }
    result
}

async fn read(store: &Store, id: TableId) -> Result<(Table, Vec<Entry>), Error> {
    let table = retry(|| store.table(id)).await?;
    let entries = retry(|| store.entries(id, 0, u32::MAX)).await?;
    Ok((table, entries))
}

/// Reads a table from the current database.
async fn read_latest(site: &Site, id: TableId) -> anyhow::Result<(Table, Vec<Entry>)> {
    let store = site.store(Instant::now()).await?;
    let read = read(&store, id).await;
    store.close().await;
    Ok(read?)
}

/// Compares a played game with everything that was acknowledged and told.
pub(super) async fn compare(
    site: Arc<Site>,
    memory: bool,
    played: PlayedTable,
    transcripts: Vec<Transcript>,
) {
    let id = played.table;
    let (row, entries) = match read_latest(&site, id).await {
        Ok(read) => read,
        Err(error) => return site.found_at(Kind::Lost, id, format!("{error:#}")),
    };
    for lost in played.lost(&entries).iter() {
        site.found_at(Kind::Lost, id, lost);
    }
    let table = match replayed(&row, &entries) {
        Ok(Some(table)) => table,
        Ok(None) => return site.found_at(Kind::Wrong, id, "nothing is played there"),
        Err(error) => return site.found_at(Kind::Wrong, id, error),
    };
    if let Some(text) = table.contradiction(&row) {
        site.found_at(Kind::Wrong, id, text);
    }
    for seat in played.left.iter().filter(|&&seat| !table.is_out(seat)) {
        let text = format!("{seat} has left, which ends the game for a player there, and plays on");
        site.found_at(Kind::Lost, id, text);
    }
    table.count_kind(&site.tally);
    if table.is_over() {
        site.tally.count("games ended");
        site.tally.count(format!("games ended: {}", row.game));
        compare_record(&site, id, &*table).await;
    } else if site.should_have_ended() {
        let asked = table.asked();
        site.found_at(Kind::Stuck, id, format!("its game is not over; {asked:?} is asked"));
    } else {
        site.tally.count("games left open");
    }
    let with = site.clone();
    let compare = move || compare_transcripts(&with, id, &*table, &transcripts, memory);
    if let Err(error) = tokio::task::spawn_blocking(compare).await {
        site.found_at(Kind::Panic, id, error);
    }
}

/// Compares everything that was told of a table with its replay.
fn compare_transcripts(
    site: &Site,
    id: TableId,
    table: &dyn ReplayedTable,
    transcripts: &[Transcript],
    memory: bool,
) {
    let known = table.entries();
    site.tally.add("entries compared", known as u64);
    for transcript in transcripts {
        let Transcript { questions, views, screens, .. } = transcript;
        site.tally.add("texts compared", transcript.texts() as u64);
        if let Some(ahead) = transcript.latest().filter(|received| received.moment > known) {
            let (source, moment) = (&ahead.source, ahead.moment);
            let text = format!("{source} was told of {moment} entries, and there are {known}");
            site.found_at(Kind::Lost, id, text);
            continue;
        }
        site.tally.add("questions compared", questions.len() as u64);
        site.tally.add("views compared", views.len() as u64);
        site.tally.add("screens compared", screens.len() as u64);
        for (kind, mistake) in table.mistakes(transcript, memory) {
            site.found_at(kind, id, mistake);
        }
    }
}

/// Compares the record of a finished game, as a server sends it, with its entries.
async fn compare_record(site: &Site, id: TableId, table: &dyn ReplayedTable) {
    let path = format!("/api/v1/tables/{id}/record.toml");
    let Some(reply) = site.ask_to_compare(&path).await else { return };
    if table.record() != Some(reply.text.clone()) {
        site.found_at(Kind::Wrong, id, format!("its record is another one: {}", reply.text));
    }
}

/// Replays every game of the database, even those that no client knows of.
pub(super) async fn replay_all(site: &Site, store: &Opened) {
    let tables = match store.tables().await {
        Ok(tables) => tables,
        Err(error) => {
            return site.found(Kind::Lost, format!("the tables cannot be listed: {error:#}"));
        }
    };
    for id in tables {
        match read(store, id).await {
            Ok((table, entries)) => match replay(&table, &entries) {
                Ok(()) => site.tally.count("tables replayed at the end"),
                Err(error) => site.found_at(Kind::Wrong, id, error),
            },
            Err(error) => site.found_at(Kind::Lost, id, error),
        }
    }
}

/// Replays the game of a table and compares it with the table's row.
fn replay(table: &Table, entries: &[Entry]) -> Result<(), String> {
    let replayed = replayed(table, entries)?;
    replayed.and_then(|replayed| replayed.contradiction(table)).map_or(Ok(()), Err)
}

/// Checks once more that everything that was ever acknowledged is still stored.
pub(super) async fn check_again(site: &Site, store: &Store, tables: &[PlayedTable]) {
    for played in tables {
        match read(store, played.table).await {
            Ok((_, entries)) => {
                let lost = played.lost(&entries);
                for (what, told, lost) in [
                    ("acknowledged answers found at the end", played.answers.len(), &lost.answers),
                    ("things said and found at the end", played.remarks.len(), &lost.remarks),
                    ("players found to have given up", played.resigned.len(), &lost.resigned),
                ] {
                    site.tally.add(what, (told - lost.len()) as u64);
                }
                for text in lost.iter() {
                    site.found_at(Kind::Lost, played.table, text);
                }
            }
            Err(error) => site.found_at(Kind::Lost, played.table, error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::{chat, entry, said};
    use crate::soak::replayed_table::{Replayed, tests::entries};
    use eureka_innovation::Game;
    use eureka_store::{Moment, ServiceTime, TableState};
    use eureka_table::SeatSet;

    #[test]
    fn a_missing_chat_message_is_lost() {
        let lost = |entries: &[Entry], remarks: &[&str]| {
            let remarks = remarks.iter().map(ToString::to_string).collect();
            let table = "0123456789abcdef".parse().unwrap();
            let (answers, resigned, left) = (Vec::new(), Vec::new(), Vec::new());
            PlayedTable { table, answers, remarks, resigned, left }.lost(entries).remarks.len()
        };
        let entries = [entry(0, chat())];
        assert_eq!(lost(&entries, &["hello"]), 0);
        assert_eq!(lost(&entries, &["hello", "hello you"]), 1);
        assert_eq!(lost(&[], &["hello"]), 1);
    }

    #[test]
    fn a_player_who_has_given_up_and_plays_on_is_noticed() {
        let lost = |entries: &[Entry]| {
            let (answers, remarks, left) = (Vec::new(), Vec::new(), Vec::new());
            let table = "0123456789abcdef".parse().unwrap();
            let played = PlayedTable { table, answers, remarks, resigned: vec![Seat::A], left };
            played.lost(entries).resigned.len()
        };
        let resigns = |seat| [entry(0, EntryKind::Said(said(seat, RESIGN)))];
        assert_eq!(lost(&resigns(Seat::A)), 0);
        assert_eq!(lost(&resigns(Seat::new(1))), 1);
        assert_eq!(lost(&[entry(0, chat())]), 1);
    }

    #[test]
    fn a_row_that_contradicts_its_entries_is_noticed() {
        let asked = Replayed::<Game>::new(&entries()).unwrap().asked();
        let table = Table {
            id: "0123456789abcdef".parse().unwrap(),
            creator: "0123456789abcdef".parse().unwrap(),
            created: Moment(0),
            listed: false,
            game: "innovation".to_owned(),
            options: String::new(),
            state: TableState::Playing,
            outcome: None,
            next: 20,
            version: 20,
            changed: Moment(0),
            served: ServiceTime(0),
            waiting_for: SeatSet::only(asked.unwrap()),
            seats: Vec::new(),
        };
        let other = SeatSet::only(Seat::new(1 - asked.unwrap().number()));
        for table in [
            Table { next: 21, ..table.clone() },
            Table { version: 19, ..table.clone() },
            Table { waiting_for: other, ..table.clone() },
            Table { outcome: Some("A score".to_owned()), ..table.clone() },
        ] {
            assert!(replay(&table, &entries()).is_err(), "{table:?}");
        }
        assert_eq!(replay(&table, &entries()), Ok(()));
        let solo = Table { game: "inventions-solo".to_owned(), ..table };
        assert!(replay(&solo, &entries()).is_err(), "it is another game");
    }
}
