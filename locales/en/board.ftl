### What stands around the things on a table's page.

## Around a table: the people, the link, leaving and coming back

# $edition is first, third or fourth
room-edition = { $edition ->
    [first] First edition
    [third] Third edition
   *[fourth] Fourth edition
}
room-title = A table
# $name
room-hand-over = Hand the screen to { $name }
# $name
room-hand-over-done = I am { $name }
room-replay = Replay and analysis
room-next-game = To the next game
room-rematch = Play again
room-record = Download the game
room-menu = The table
room-link = Link to this table
# $name
room-come-back = Take the seat of { $name } back from the bot
# $name
room-vote = { $name } does not answer: let a bot go on
room-close = Give the table up
room-leave = Leave; a bot goes on for me
room-waiting = Waiting for players
room-closed = This table was given up
room-teams = teams
room-memory = memory aid
room-invite = Send this link to the people you want to play with. Whoever opens it can sit down or watch.
room-free = free
room-name = Your name
room-sit = Sit down
room-bot = Seat a bot
room-empty = Clear the seat
room-begin = Begin the game
room-soon = The game begins as soon as every seat is taken and the host starts it.
room-stand-up = Stand up
# $name
note-sat = { $name } has sat down
# $name
note-left = { $name } has left
# $name
note-stands-in = A bot goes on for { $name }
# $name
note-back = { $name } is back
# $name $other
note-vote = { $name } wants a bot to go on for { $other }
# $name
note-closed = { $name } has given the table up
note-rematch = The next game has begun
