-- Which lock is on somebody's door: keys to an earlier one no longer fit.
ALTER TABLE people ADD COLUMN lock BIGINT NOT NULL DEFAULT 0;
