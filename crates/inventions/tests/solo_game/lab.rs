//! Worlds laid out by hand, for tests of single actions, tiles and goals.

use eureka_inventions::solo_game::{Board, Event, Game, Society, Tile, TokenSide, World};
use eureka_inventions::{
    CITIZENS, Card, Content, IdeaCard, Letter, Player, Position, Progress, Region, Space, Track,
};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// A builder for a world before your turn. Region 1 has the first Specialist and Knowledge tile of the content, and so on.
#[derive(Clone)]
pub(crate) struct Lab {
    pub(crate) content: Arc<Content>,
    pub(crate) position: Position,
    pub(crate) society: Society,
    display: Vec<IdeaCard>,
    /// Cards in regions by their identity. Other cards may show the same idea.
    lying: BTreeMap<Region, IdeaCard>,
}

pub(crate) fn card(name: &str) -> IdeaCard {
    Content::ours().card(name).unwrap_or_else(|| panic!("{name} is no card"))
}

pub(crate) fn region(number: u8) -> Region {
    Region::new(number).unwrap()
}

pub(crate) fn tile(text: &str) -> Tile {
    match text.parse::<Progress>() {
        Ok(tile) => Tile::Progress(tile),
        Err(_) => Tile::Wealth(Letter::new(text.chars().next().unwrap()).unwrap()),
    }
}

impl Lab {
    /// A position in the notation of scenarios, with two scholars and one specialist of each kind as at the beginning of the game.
    pub(crate) fn new(table: &str) -> Lab {
        Lab::of(Content::ours(), table)
    }

    /// The same with other content.
    pub(crate) fn of(content: &Arc<Content>, table: &str) -> Lab {
        let content = Arc::clone(content);
        let text = format!("turn = \"you\"\n{table}");
        let mut position = Position::arrange(&text.parse().unwrap()).unwrap();
        position.profile = Arc::new(content.profile.clone());
        let mut track = Track(position.profile.track.clone().unwrap());
        for player in Player::ALL {
            let era = position.milestones.era_of(player);
            let free = track.0[&era].iter().position(|space: &Space| space.marker.is_none());
            track.put(player, era, free.unwrap());
        }
        position.track = Some(track);
        for (land, tile) in position.regions.iter_mut().zip(&content.specialists) {
            land.need = tile.need;
        }
        let mut society = Society { scholars: 2, home: [1; 3], economy: 1, ..Society::default() };
        let laid = usize::from(position.tokens_laid(Player::You));
        society.tokens.iter_mut().take(laid).for_each(|side| *side = TokenSide::Up);
        Lab {
            content,
            position,
            society,
            display: ["Coins", "Writing", "Glass"].map(card).to_vec(),
            lying: BTreeMap::new(),
        }
    }

    pub(crate) fn home(mut self, home: [u8; 3], scholars: u8) -> Lab {
        (self.society.home, self.society.scholars) = (home, scholars);
        self
    }

    pub(crate) fn hand(mut self, names: &[&str]) -> Lab {
        self.society.hand = names.iter().map(|name| card(name)).collect();
        self.society.hand.sort_unstable();
        self
    }

    pub(crate) fn inventions(mut self, names: &[&str]) -> Lab {
        self.society.inventions = names.iter().map(|name| card(name)).collect();
        self.society.inventions.sort_unstable();
        self
    }

    pub(crate) fn display(mut self, names: &[&str]) -> Lab {
        self.display = names.iter().map(|name| card(name)).collect();
        self
    }

    /// Lays a presented idea into a region.
    pub(crate) fn lay(&mut self, region: Region, card: IdeaCard, presenter: Player) {
        let (idea, land) = (self.content.idea(card), &mut self.position.regions[region.index()]);
        land.card = Some(Card { idea, presenter, citizens: land.need, invention: None });
        match presenter {
            Player::Chronos => self.position.chronos.supply -= land.need,
            Player::Hephaestus => self.position.hephaestus.own.supply -= land.need,
            Player::You => {}
        }
        self.lying.insert(region, card);
    }

    /// Removes a card from your hand, and replaces it on the display and in the regions.
    pub(crate) fn without(mut self, card: IdeaCard) -> Lab {
        self.society.hand.retain(|&other| other != card);
        let shown = self.display.iter_mut().filter(|shown| **shown == card);
        shown.for_each(|shown| *shown = self::card("Penicillin"));
        let (idea, other) = (self.content.idea(card), self.content.idea(self::card("Seawall")));
        let lying = self.position.regions.iter_mut().filter_map(|land| land.card.as_mut());
        lying.filter(|lying| lying.idea == idea).for_each(|lying| lying.idea = other);
        self
    }

    /// Sets the tiles on the progress map, by the numbers of their hexes from 1.
    pub(crate) fn built(mut self, tiles: &[(u8, &str)]) -> Lab {
        self.society.built = tiles.iter().map(|(hex, text)| (hex - 1, tile(text))).collect();
        self
    }

    /// Sets the tiles on the tiles display.
    pub(crate) fn tiles(mut self, tiles: &[&str]) -> Lab {
        self.society.display = tiles.iter().map(|text| tile(text)).collect();
        self.society.display.sort_unstable();
        self
    }

    pub(crate) fn influence(mut self, influence: u8) -> Lab {
        self.position.you.influence = influence;
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Lab)) -> Lab {
        change(&mut self);
        self
    }

    /// The world. Cards and tiles that were not laid out go to their usual places.
    pub(crate) fn world(&self) -> World {
        let Lab { content, position, society, display, lying: named } = self;
        let (mut position, society) = (position.clone(), society.clone());
        let mut board = Board::default();
        let mut taken: Vec<IdeaCard> =
            society.hand.iter().chain(&society.inventions).copied().collect();
        taken.extend(display.iter().chain(named.values()));
        for (index, land) in position.regions.iter().enumerate() {
            let Some(lying) = land.card else { continue };
            let fits = |card: &IdeaCard| content.idea(*card) == lying.idea && !taken.contains(card);
            let named = named.get(&Region::all().nth(index).unwrap()).copied();
            let card = named.or_else(|| content.all_cards().find(fits));
            let card = card.expect("there is such a card");
            board.regions[index] = Some(card);
            taken.push(card);
        }
        let left: Vec<IdeaCard> =
            content.all_cards().filter(|card| !taken.contains(card)).collect();
        let of = |eras: &[u8]| -> Vec<IdeaCard> {
            left.iter().copied().filter(|&card| eras.contains(&content.idea(card).era)).collect()
        };
        let mut early = of(&[1, 2]);
        board.pile = early.drain(..usize::from(position.pile)).collect();
        board.gone = early;
        let mut stack: VecDeque<Vec<IdeaCard>> = (3..=6).map(|era| of(&[era])).collect();
        stack.retain(|group| !group.is_empty());
        board.stack = stack;
        if display.len() == 3 {
            let top = board.stack[0].remove(0);
            board.stack.retain(|group| !group.is_empty());
            board.top = Some(top);
        } else {
            board.gone.extend(board.stack.drain(..).flatten());
        }
        board.display.clone_from(display);
        let shown = position.display.get_or_insert_default();
        shown.ideas = display.iter().map(|&card| content.idea(card)).collect();
        shown.stack = board.top.iter().map(|&card| content.idea(card)).collect();
        for index in 0..7u8 {
            board.specialists[usize::from(index)] = index;
            board.knowledge[usize::from(index)] = index;
        }
        position.you.progress = society
            .tiles()
            .filter_map(|tile| match tile {
                Tile::Progress(tile) => Some(tile),
                Tile::Wealth(_) => None,
            })
            .collect();
        for letter in Letter::all() {
            if society.tiles().any(|tile| tile == Tile::Wealth(letter)) {
                let stack = position.regions.iter_mut().find(|land| land.wealth.contains(&letter));
                stack.expect("a tile is left").wealth.pop();
            }
        }
        let away = position.citizens_in_play(Player::You) as u8 + society.citizens();
        position.you.supply = Some(CITIZENS - away);
        World { position, board, society }
    }

    /// Begins your turn, after checking the world.
    pub(crate) fn start(&self) -> Turn {
        let world = self.world();
        crate::sound::assert_sound(&self.content, &world, "in the laboratory");
        Turn(Game::at(Arc::clone(&self.content), world, 1))
    }

    /// Whether this is a legal first answer.
    pub(crate) fn allows(&self, answer: &str) -> bool {
        self.start().0.read(answer).is_ok()
    }
}

/// A game that began from a lab.
pub(crate) struct Turn(pub(crate) Game);

impl Turn {
    /// Gives these answers, and checks the world after each.
    pub(crate) fn say(mut self, answers: &[&str]) -> Turn {
        for text in answers {
            let answer = self.0.read(text);
            let answer = answer.unwrap_or_else(|why| panic!("{:?}: {why}", self.0.question()));
            self.0.answer(answer).unwrap();
            crate::sound::assert_sound(self.0.content(), self.0.world(), text);
        }
        self
    }

    pub(crate) fn society(&self) -> &Society {
        &self.0.world().society
    }

    pub(crate) fn position(&self) -> &Position {
        &self.0.world().position
    }

    /// All events up to the open question.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.0.log().iter().chain(self.0.so_far()).cloned().collect()
    }

    pub(crate) fn told(&self, event: &Event) -> bool {
        self.events().contains(event)
    }

    pub(crate) fn answers(&self) -> Vec<String> {
        self.0.answers().iter().map(|answer| answer.write(self.0.content())).collect()
    }

    pub(crate) fn can(&self, answer: &str) -> bool {
        self.0.read(answer).is_ok()
    }
}
