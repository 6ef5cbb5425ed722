# Inviting friends, and the page of a table that waits for players.

invitation-new = Запросити друга
