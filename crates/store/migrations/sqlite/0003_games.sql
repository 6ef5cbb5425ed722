-- The game at each table. Until now only its options told, as JSON that begins with the game; those of Innovation name none.
ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT 'innovation';

UPDATE tables SET game = CASE
    WHEN options LIKE '{"game":"inventions-solo"%' THEN 'inventions-solo'
    WHEN options LIKE '{"game":"inventions-box"%' THEN 'inventions-box'
    ELSE 'inventions-companion'
END
WHERE options LIKE '{"game":"inventions-solo"%'
    OR options LIKE '{"game":"inventions-box"%'
    OR options LIKE '{"game":"inventions"%';
