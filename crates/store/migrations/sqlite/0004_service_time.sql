-- The milliseconds during which servers have served this database, and the keeper who counts them.
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    time INTEGER NOT NULL,
    keeper INTEGER
) STRICT;

INSERT INTO service (id, time) VALUES (1, 0);

-- The service time at the last change. Players of earlier games are given their patience anew.
ALTER TABLE tables ADD COLUMN served INTEGER NOT NULL DEFAULT 0;

-- Waiting is measured in service time. Only the list of running tables is still sorted by the clock.
DROP INDEX tables_that_wait;
CREATE INDEX tables_that_wait ON tables (served, id) WHERE state = 'playing';
CREATE INDEX tables_that_run ON tables (changed DESC, id) WHERE state = 'playing' AND listed;
