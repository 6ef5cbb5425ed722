//! Reads a content file from TOML and checks it.

use super::{Content, Face, Hex, RegionFacts, SpecialistTile};
use crate::benefit::Benefit;
use crate::fault_kind::{FaultKind, WordKind};
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::node::{self, Fault, Node, read_entries, require_showable};
use crate::profile::Profile;
use crate::region::Region;
use crate::tile::Letter;
use crate::track::{Space, Track};
use crate::word::{Action, Player, Speciality};
use crate::worth::Worth;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use toml::{Table, Value};

/// The maximum number of hexes of a progress map. A player can never have more tiles: 21 progress tiles and 7 wealth tiles.
const MAX_HEXES: usize = 28;

/// The actions of the four influence tokens that have one.
pub(super) const TOKEN_ACTIONS: [Action; 4] =
    [Action::Present, Action::Invent, Action::Innovate, Action::Share];

/// Returns a fault at a key with this message, unless the condition holds.
fn ensure(holds: bool, key: &str, message: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(key, FaultKind::Form(message()))) }
}

impl Content {
    /// Reads a content file. The fault names the first key with a problem.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_inventions::Content;
    ///
    /// let fault = Content::read("[economy]\n1 = \"3 cows\"").unwrap_err();
    /// assert!(fault.to_string().starts_with("economy.1: `3 cows` is no benefit"));
    /// ```
    pub fn read(text: &str) -> Result<Content, Fault> {
        Content::from_table(&node::parse(text)?)
    }

    /// Reads content that is a table of a larger file, such as a record.
    pub fn from_table(table: &Table) -> Result<Content, Fault> {
        read_entries! {
            node::entries("", table);
            "name" => name: Node::text,
            "box" => profile: |_: &Node| read_box(table),
            "regions" => regions: read_regions,
            "specialists" => specialists: read_specialists,
            "knowledge" => knowledge: |node| by_number(node, read_printed),
            "milestones" => milestones: read_milestones,
            "ideas" => cards: read_cards,
            "tokens" => tokens: |node| each_of(node, TOKEN_ACTIONS, |node| node.number(1..=9)),
            "track" => track: read_track,
            "hexes" => hexes: read_hexes,
            "economy" => economy: |node| by_number(node, read_printed),
            "culture" => culture: |node| by_number(node, read_culture),
            "technology" => technology: |node| by_number(node, read_technology),
            "wealth" => wealth: |node| each_of(node, Letter::all(), read_worth),
            "goals" => goals: |node| by_number(node, |deck| by_number(deck, read_worth)),
        }
        let name = name.unwrap_or_default().to_owned();
        let mut profile = require_given(profile, "box")?;
        let track = require_given(track, "track")?;
        profile.name.clone_from(&name);
        let space =
            |benefit: &Benefit| Space { turn_order: *benefit == Benefit::TurnOrder, marker: None };
        let spaces = |benefits: &Vec<Benefit>| benefits.iter().map(space).collect();
        profile.track = Some(track.iter().map(|(era, row)| (*era, spaces(row))).collect());
        Ok(Content {
            name,
            profile,
            regions: require_given(regions, "regions")?,
            specialists: require_given(specialists, "specialists")?,
            knowledge: require_given(knowledge, "knowledge")?,
            milestones: require_given(milestones, "milestones")?,
            cards: require_given(cards, "ideas")?,
            tokens: require_given(tokens, "tokens")?,
            track,
            hexes: require_given(hexes, "hexes")?,
            economy: require_given(economy, "economy")?,
            culture: require_given(culture, "culture")?,
            technology: require_given(technology, "technology")?,
            wealth: require_given(wealth, "wealth")?,
            goals: require_given(goals, "goals")?,
            source: table.clone(),
        })
    }
}

/// Checks that a key was there.
fn require_given<T>(part: Option<T>, key: &str) -> Result<T, Fault> {
    part.ok_or_else(|| Fault::new(key, FaultKind::Missing))
}

/// Reads the board, which has the keys of a box profile except for the era track: the key `track` of the content has it.
fn read_box(table: &Table) -> Result<Profile, Fault> {
    let within = |fault: Fault| Fault { key: format!("box.{}", fault.key), ..fault };
    let Some(Value::Table(table)) = table.get("box") else {
        return Err(Fault::new("box", FaultKind::Form("expected a table".to_owned())));
    };
    let profile = Profile::from_table(table).map_err(within)?;
    ensure(profile.track.is_none(), "box.track", || "the spaces stand under `track`".to_owned())?;
    ensure(profile.knows_the_deck(), "box.cards", || "all five cards are needed".to_owned())?;
    Ok(profile)
}

/// Reads a table whose keys are exactly the words for these things.
fn each_of<Of: Display, T, C: FromIterator<(Of, T)>>(
    node: &Node,
    all: impl IntoIterator<Item = Of>,
    read: impl Fn(&Node) -> Result<T, Fault>,
) -> Result<C, Fault> {
    let mut entries = node.entries()?;
    let mut found = Vec::new();
    for thing in all {
        let word = thing.to_string();
        let index = entries.iter().position(|(key, _)| *key == word);
        let index = index.ok_or_else(|| form_fault(node, format!("`{word}` is missing")))?;
        found.push((thing, read(&entries.remove(index).1)?));
    }
    match entries.first() {
        Some((_, node)) => Err(node.unknown_key()),
        None => Ok(found.into_iter().collect()),
    }
}

/// Reads a table whose keys are the numbers from 1 to `N`.
fn by_number<T, const N: usize>(
    node: &Node,
    read: impl Fn(&Node) -> Result<T, Fault>,
) -> Result<[T; N], Fault> {
    let found: Vec<(usize, T)> = each_of(node, 1..=N, read)?;
    let found: Vec<T> = found.into_iter().map(|(_, thing)| thing).collect();
    found.try_into().map_err(|_| node.fault(FaultKind::Missing))
}

fn action(node: &Node) -> Result<Action, Fault> {
    node.word(WordKind::Action, Action::from_word)
}

/// Reads a benefit that is an action or a gift, but not an economy token.
fn read_printed(node: &Node) -> Result<Benefit, Fault> {
    let benefit: Benefit = node.parse()?;
    let fits = benefit.is_gift() || matches!(benefit, Benefit::Action(_));
    let fits = fits && benefit != Benefit::EconomyToken;
    if fits { Ok(benefit) } else { Err(form_fault(node, format!("`{benefit}` cannot stand here"))) }
}

/// Reads a benefit that is a gift, not an action.
fn read_gift(node: &Node) -> Result<Benefit, Fault> {
    let benefit: Benefit = node.parse()?;
    match benefit.is_gift() {
        true => Ok(benefit),
        false => Err(form_fault(
            node,
            format!("`{benefit}` cannot stand here, only what is given at once"),
        )),
    }
}

/// A problem at a node with this message.
fn form_fault(node: &Node, what: impl Into<String>) -> Fault {
    node.fault(FaultKind::Form(what.into()))
}

fn read_regions(node: &Node) -> Result<[RegionFacts; 7], Fault> {
    let regions: [RegionFacts; 7] = by_number(node, |node| {
        read_entries! {
            node.entries()?;
            "name" => name: Node::text,
            "links" => links: |node: &Node| node.each(|link| link.number::<u8>(1..=7)),
        }
        let name = name.unwrap_or_default().to_owned();
        let links = links.into_iter().flatten().filter_map(Region::new).collect();
        if name.is_empty() {
            Err(form_fault(node, "the name is missing"))
        } else {
            Ok(RegionFacts { name, links })
        }
    })?;
    let mut names = BTreeSet::new();
    for (region, facts) in Region::all().zip(&regions) {
        let key = format!("regions.{region}");
        ensure(names.insert(&facts.name), &key, || format!("{} is there twice", facts.name))?;
        ensure(!facts.links.contains(&region), &key, || "a rope leads back".to_owned())?;
        for link in &facts.links {
            let back = regions[link.index()].links.contains(&region);
            ensure(back, &key, || format!("region {link} has no rope to region {region}"))?;
        }
    }
    let mut reached = BTreeSet::from([Region::FIRST]);
    for _ in Region::all() {
        let further: Vec<Region> = reached
            .iter()
            .flat_map(|region: &Region| regions[region.index()].links.clone())
            .collect();
        reached.extend(further);
    }
    let far = Region::all().find(|region| !reached.contains(region));
    ensure(far.is_none(), "regions", || {
        format!("no ropes lead to region {}", far.map_or(0, Region::number))
    })?;
    Ok(regions)
}

fn read_specialists(node: &Node) -> Result<[SpecialistTile; 7], Fault> {
    let tiles = node.each(|node| {
        read_entries! {
            node.entries()?;
            "benefit" => benefit: read_printed,
            "need" => need: |node: &Node| node.number(1..=2),
            "begins_empty" => begins_empty: Node::truth,
        }
        let begins_empty = begins_empty.unwrap_or(false);
        let missing = |what: &str| form_fault(node, format!("`{what}` is missing"));
        let benefit = benefit.ok_or_else(|| missing("benefit"))?;
        Ok(SpecialistTile { benefit, need: need.ok_or_else(|| missing("need"))?, begins_empty })
    })?;
    let empty = tiles.iter().filter(|tile| tile.begins_empty).count();
    ensure(empty == 2, "specialists", || {
        format!("{empty} regions begin empty, and it must be two")
    })?;
    let count = tiles.len();
    <[SpecialistTile; 7]>::try_from(tiles)
        .map_err(|_| form_fault(node, format!("{count} tiles, and there are seven regions")))
}

fn read_milestones(node: &Node) -> Result<BTreeMap<Milestone, Benefit>, Fault> {
    each_of(node, Milestone::all(), |node| match read_printed(node)? {
        // A milestone that lets you send or call a diplomat could go on forever.
        Benefit::Action(
            action @ (Action::SendDiplomat | Action::CallDiplomat | Action::Eureka),
        ) => Err(form_fault(node, format!("`{action}` cannot stand here"))),
        benefit => Ok(benefit),
    })
}

fn read_cards(node: &Node) -> Result<Vec<Face>, Fault> {
    let mut cards = Vec::new();
    for (name, node) in node.entries()? {
        require_showable(name).map_err(|kind| node.fault(kind))?;
        cards.push(read_card(name, &node)?);
    }
    cards.sort_by_key(|card| card.idea.era);
    for (era, count) in (1u8..).zip(Content::CARDS_BY_ERA) {
        let there = cards.iter().filter(|card| card.idea.era == era).count();
        ensure(there == count, "ideas", || {
            format!("{there} cards of era {era}, and it must be {count}")
        })?;
    }
    for milestone in Milestone::deck(2) {
        let names = |card: &&Face| card.is_first && card.idea.milestone == Some(milestone);
        let there = cards.iter().filter(names).count();
        ensure(there == 1, "ideas", || {
            format!("{there} cards of deck B need {milestone}, and it must be one")
        })?;
    }
    let first = cards.iter().filter(|card| card.is_first).count();
    ensure(first == 4, "ideas", || format!("{first} cards of deck B, and it must be four"))?;
    Ok(cards)
}

fn read_card(name: &str, node: &Node) -> Result<Face, Fault> {
    read_entries! {
        node.entries()?;
        "idea" => idea: Node::parse::<Idea>,
        "deck" => deck: Node::text,
        "chain" => chain: action,
        "ip" => points: |node: &Node| node.number(1..=20),
        "extra" => extra: read_extra,
    }
    let (points, extra) = (points.unwrap_or(0), extra.unwrap_or_default());
    let idea = idea.ok_or_else(|| form_fault(node, "`idea` is missing"))?;
    let is_first = match (idea.era, deck) {
        (2, Some("A")) => false,
        (2, Some("B")) => true,
        (2, _) => return Err(form_fault(node, "cards of era 2 have deck A or B")),
        (_, None) => false,
        (_, Some(_)) => return Err(form_fault(node, "only cards of era 2 have a deck")),
    };
    if points > 0 && idea.era != 6 {
        return Err(form_fault(node, "only cards of era 6 give points"));
    }
    if extra.iter().sum::<u8>() > 4 {
        return Err(form_fault(node, "four further specialists at most"));
    }
    Ok(Face { name: name.to_owned(), idea, is_first, chain, extra, points })
}

fn read_extra(node: &Node) -> Result<[u8; 3], Fault> {
    let mut extra = [0; 3];
    for letter in node.text()?.chars() {
        let of = Speciality::from_letter(letter);
        let of = of.ok_or_else(|| form_fault(node, format!("`{letter}` is not E, C or T")))?;
        extra[of as usize] += 1;
    }
    Ok(extra)
}

fn read_track(node: &Node) -> Result<BTreeMap<u8, Vec<Benefit>>, Fault> {
    let read = |node: &Node| node.each(Node::parse::<Benefit>);
    let track: BTreeMap<u8, Vec<Benefit>> = each_of(node, Track::ERAS, read)?;
    for (era, spaces) in &track {
        let (key, players) = (format!("track.{era}"), Player::ALL.len());
        let enough = (players..=9).contains(&spaces.len());
        ensure(enough, &key, || format!("{} spaces, and there are three markers", spaces.len()))?;
        let stray = spaces.iter().find(|benefit| match benefit {
            Benefit::Action(action) => matches!(action, Action::Eureka),
            benefit => **benefit == Benefit::EconomyToken,
        });
        ensure(stray.is_none(), &key, || {
            format!("`{}` cannot stand here", stray.copied().unwrap_or(Benefit::Nothing))
        })?;
    }
    Ok(track)
}

fn read_hexes(node: &Node) -> Result<Vec<Hex>, Fault> {
    let count = node.entries()?.len();
    let some = (1..=MAX_HEXES).contains(&count);
    ensure(some, "hexes", || format!("{count} hexes, and it must be 1 to {MAX_HEXES}"))?;
    let hexes: Vec<(usize, Hex)> = each_of(node, 1..=count, |node| {
        read_entries! {
            node.entries()?;
            "at" => at: |node: &Node| node.each(|number| number.number::<i8>(-20..=20)),
            "benefit" => benefit: read_gift,
        }
        let Some([column, row]) = at.as_deref() else {
            return Err(form_fault(node, "`at` must be a column and a row"));
        };
        let benefit = benefit.ok_or_else(|| form_fault(node, "`benefit` is missing"))?;
        Ok(Hex { at: (*column, *row), benefit })
    })?;
    let hexes: Vec<Hex> = hexes.into_iter().map(|(_, hex)| hex).collect();
    let mut places = BTreeSet::new();
    let apart = hexes.iter().all(|hex| places.insert(hex.at));
    ensure(apart, "hexes", || "two hexes are at the same place".to_owned())?;
    let tokens = hexes.iter().filter(|hex| hex.benefit == Benefit::EconomyToken).count();
    ensure(tokens == 2, "hexes", || {
        format!("{tokens} economy tokens lie there, and it must be two")
    })?;
    Ok(hexes)
}

fn read_culture(node: &Node) -> Result<(Action, Benefit), Fault> {
    read_entries! {
        node.entries()?;
        "action" => when: action,
        "benefit" => benefit: read_gift,
    }
    match (when, benefit) {
        (Some(when), Some(benefit)) => Ok((when, benefit)),
        _ => Err(form_fault(node, "`action` and `benefit` are needed")),
    }
}

fn read_technology(node: &Node) -> Result<[Action; 2], Fault> {
    match node.each(action)?[..] {
        [one, other] if one != other => Ok([one, other]),
        _ => Err(form_fault(node, "two different actions are needed")),
    }
}

fn read_worth(node: &Node) -> Result<Worth, Fault> {
    read_entries! {
        node.entries()?;
        "count" => measure: Node::parse,
        "ip" => points: |node: &Node| node.number(1..=20),
        "most" => most: |node: &Node| node.number(1..=99),
        "beyond" => beyond: |node: &Node| node.number(1..=30),
    }
    let beyond = beyond.unwrap_or(0);
    match (measure, points) {
        (Some(measure), Some(points)) => Ok(Worth { measure, beyond, points, most }),
        _ => Err(form_fault(node, "`count` and `ip` are needed")),
    }
}
