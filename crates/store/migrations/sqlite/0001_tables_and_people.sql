-- A file that has been released is never changed, not even a comment: its checksum is in every database.

CREATE TABLE secret (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    bytes BLOB NOT NULL
) STRICT;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    CHECK ((login IS NULL) = (password IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    creator TEXT NOT NULL REFERENCES people,
    created INTEGER NOT NULL,
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    options TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'finished', 'closed')),
    outcome TEXT,
    next INTEGER NOT NULL,
    version INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    waiting_for TEXT,
    CHECK ((outcome IS NOT NULL) = (state = 'finished')),
    CHECK ((waiting_for IS NOT NULL) = (state = 'playing'))
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_in_the_lobby ON tables (created DESC, id) WHERE state = 'open' AND listed;
CREATE INDEX tables_that_wait ON tables (changed, id) WHERE state = 'playing';
CREATE INDEX tables_by_creator ON tables (creator);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables,
    seat TEXT NOT NULL,
    person TEXT REFERENCES people,
    bot TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- Whoever talks may later be gone, so a person is only named here.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('begun', 'said', 'chat', 'note')),
    seat TEXT,
    person TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
