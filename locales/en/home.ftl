### The pages around the tables: home, lobby, a new table, account, errors.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names, $login) has no known gender and is not
### inflected. A bot is called by its level: «Expert».

## Around every page.

# The language in its own words.
language-name = English

skip-to-content = Skip to the content

# What the row of links is, for those who hear the page.
nav = Pages

nav-new = New table

nav-tables = Lobby

nav-inventions = Inventions

nav-companion = Companion

nav-cards = Cards

nav-guide = How to play

nav-account = Account

settings = Settings

settings-language = Language

settings-theme = Colors

settings-pace = Others’ moves

settings-careful = Ask me before an answer that cannot be taken back
settings-texts = Show the text of cards on the table

settings-save = Save

theme-system = as on this device

theme-light = light

theme-dark = dark

pace-slow = slowly

pace-normal = step by step

pace-instant = at once

unofficial = Eureka is an unofficial fan project. Innovation, Inventions and their names belong to their owners.

foot-programs = For programs: the interface

## Bots.

level-random = Chance

level-beginner = Beginner

level-casual = Casual

level-skilled = Skilled

level-expert = Expert

level-master = Master

level-greedy = Greedy

level-playouts = Explorer

level-search = Thinker

# Behind the name of the level and a colon.
level-about-beginner = overlooks a lot

level-about-casual = looks one step ahead

level-about-skilled = thinks a few steps ahead

level-about-expert = thinks well ahead

level-about-master = the strongest, a second for an answer

## Home.

home-window = Play Innovation

home-title = Innovation, in your browser

# What Innovation is, for somebody who has never heard of it.
home-innovation = Build a civilization out of cards, from the wheel to the internet. Every card has a power of its own: rivals who know as much share in it, and those who know less may be robbed by it. Whoever claims enough achievements first wins: half an hour a game, and never twice the same.

# What the picture of the table shows, for those who cannot see it.
home-innovation-picture = A game of Innovation on the screen: both boards with their splayed cards, the ten ages and the achievements in the middle, and your hand below.

home-free = Against computer players of any strength or with friends. Free and without registration.

# A button that leads to the lessons.
home-learn = Learn in 20 minutes

# Beside the button.
home-learn-about = eight short lessons at the table

# What Inventions is.
home-inventions = Lead one society from the control of fire to artificial intelligence, alone against Chronos and Hephaestus: the whole solo game on the screen, or a companion that plays both for your real box.

# What the picture of the map shows, for those who cannot see it.
home-inventions-picture = The map of Inventions: the regions of the world with ideas, inventions and citizens.

# A button.
home-solo-game = Play solo

# A button.
home-companion = Companion for the real box

home-more = More

play-edition = Edition

play-opponent = Opponent

play-language = Language

play-name = Your name

# In the empty field for the name.
play-name-any = optional

play-now = Play now

play-guided = First game, with a coach

play-guided-about = Before each decision the coach says what could be good and why; afterwards, what it did.

way-guide = How to play

about-way-guide = The rules in ten minutes, for every edition.

way-cards = All cards

about-way-cards = Every card of every edition with its text.

way-friend = At one screen

about-way-friend = You and a friend take turns on this device.

way-table = A table of your own

about-way-table = Two to five players, friends and bots, teams, your own rules.

## Games in a list.

games-title = Your games

games-running = Your running games

games-finished = Your finished games

games-all = All your games

games-none = You have not played here yet.

# Opens the rest of the list.
# number $count
games-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }

# Behind the name of a bot. $level is its level in small letters.
# text $level
games-bot = bot, { $level }

# Behind the name of a player for whom a bot answers at present.
games-stands-in = a bot is playing

games-your-turn = Your turn

# text $name
games-turn = { $name }’s turn

# text $name
games-thinks = { $name } is thinking

# Nobody is missing, but the game has not begun.
games-ready = Everybody is here

# number $count
games-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }

games-closed = Closed

games-won = Won

games-lost = Lost

games-shared = Won together

games-nobody = Nobody won

# text $names
games-winners = Winner: { $names }

ago-now = just now

# number $count
ago-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }

# number $count
ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }

# number $count
ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }

page-nav = Pages of the list

page-first = First page

page-after = Next page

## The lobby.

lobby-title = Lobby

lobby-about = Sit down at an open table, or watch a game. Whoever watches sees what everybody sees.

lobby-new = Open a table for anyone

lobby-open = Open tables

lobby-none = No open table at the moment. Open one, or play against a bot until somebody comes.

lobby-running = Games to watch

lobby-none-running = No game to watch at the moment.

lobby-all = All tables

lobby-join = Sit down

## A new table.

new-title = New table

new-about = When every seat is taken, the game begins at once. With an open seat you get a link to send to somebody.

new-edition = Edition

edition-about-first = 105 cards, 2–4 players: the game as it first came out.

edition-about-third = 105 cards, 2–4 players: the same rules, some cards changed.

edition-about-fourth = 115 cards, 2–5 players: an eleventh age, junk, teams, parley.

new-seats = Players

new-players = How many

# text $seat
new-seat = Seat { $seat }

# Who sits at a seat.
seat-me = me

seat-friend = a friend at this screen

seat-open = open: whoever comes

seat-bots = bot

seat-free = free

# What a friend is called whose name was not entered.
seat-friend-name = Friend

new-friend = The friend’s name

new-more = More about the game

new-teams = Teams

new-teams-none = everyone for themselves

new-teams-about = The letters are those of the seats.

new-parley = Parley

parley-book = by the book

parley-on = yes

parley-off = no

new-parley-about = By the book: from four players on, without teams.

new-language = Language of the table

new-language-about = Its alphabet decides who begins. Everybody reads in their own language.

new-covered = Covered cards

covered-book = by the book

covered-open = open to everybody

new-covered-about = Whether you may look through the piles on the boards of others.

new-patience = Time to answer

patience-0 = no limit

patience-1 = an hour

patience-24 = a day

patience-72 = three days

patience-168 = a week

new-patience-about = Only for players on other devices. The clock does not run while the server is off.

new-absent = If somebody leaves or takes too long

absent-bot = a bot plays for them until they come back

absent-out = they count as having given up and are out of the game

new-absent-about = The same happens to a player who does not answer if all others vote for it. A sole opponent has no vote: only the time limit decides.

new-bots-resign = Bots may give up

new-bots-resign-about = A bot gives up when its game has been hopeless for a long time.

new-shared = Several players on one screen

new-shared-about = One person may take several open seats.

new-memory = Memory aid

new-memory-about = The page remembers which hidden cards you have rightly seen.

new-guided = With a coach

new-who = Who may come

new-link = Only those who have the link

new-link-about = Nobody else finds the table.

new-listed = Everybody

new-listed-about = The table is in the lobby: anyone may sit down at an open seat, or watch.

new-open = Open the table

# The button that draws the form anew, where no script does so.
new-fit = Show the options for this choice

# number $most
new-wrong-players =
    { $most ->
        [one] This edition has room for { $most } player. Choose fewer players or the fourth edition.
       *[other] This edition has room for { $most } players. Choose fewer players or the fourth edition.
    }

new-wrong-no-teams = Only the fourth edition has teams. Choose it, or let everyone play for themselves.

new-wrong-teams = These teams are for another number of players. Choose teams with exactly the seats of your table.

new-wrong-no-parley = Only the fourth edition has parley. Choose it, or play parley by the book.

new-wrong-parley-with-teams = Parley is played without teams. Let everyone play for themselves, or play parley by the book.

new-wrong-no-person = Only bots would sit at this table. Take a seat yourself, or leave one open.

## The account.

account-title = Account

account-about = You need no account: this browser knows you by a cookie, and your games stay here. An account is for those who want to go on with another device, or to be safe when cookies are deleted.

account-name = Your name

account-name-about = For the next games. Where you are playing already, the old name stays.

account-name-save = Change the name

account-yours = Your account

# text $login
account-logged-in = You are logged in as “{ $login }”.

account-logout = Log out

account-logout-everywhere = Log out everywhere

account-register = Create an account

account-register-about = No e-mail, nothing but a login and a password. The games of this browser move to the account. A forgotten password cannot be restored.

account-login = Log in

account-login-about = The games of this browser move to your account.

account-login-name = Login

account-password = Password

# number $count
account-password-about =
    { $count ->
        [one] At least { $count } character.
       *[other] At least { $count } characters.
    }

account-change = Change the password

account-password-old = Old password

account-password-new = New password

account-done-named = That is your name from now on.

account-done-registered = The account is yours. On another device, log in with it.

account-done-in = Welcome back. Your games are here.

account-done-out = You are logged out. In this browser you are a guest again.

account-done-out-everywhere = You are logged out everywhere, on every device. The password is the same.

account-done-password = The password is changed. Wherever else you were logged in, you no longer are.

account-wrong-name = A name needs at least one letter.

# number $least $most
account-wrong-login = A login has { $least } to { $most } characters and no spaces.

# number $count
account-wrong-password =
    { $count ->
        [one] A password has at least { $count } character, and at most two hundred.
       *[other] A password has at least { $count } characters, and at most two hundred.
    }

## What can go wrong: what it is, and what to do next.

problem-home = To the home page

problem-table = Back to the table

problem-no-page = There is nothing here

problem-next-no-page = The address may be misspelled, or the page has moved. You can find everything from the home page.

problem-no-method = That cannot be done here

problem-next-no-method = Go back to the page and use its buttons.

problem-no-table = There is no such table

problem-next-no-table = The link may be incomplete. Ask for it again, or open a table of your own.

problem-malformed = What was sent makes no sense

problem-next-malformed = Go back, load the page again and try once more.

problem-options = The table cannot be opened like this

problem-next-options = Go back and change what does not fit.

problem-illegal = That is not possible now

problem-next-illegal = The table shows what you may answer.

problem-not-seated = You do not sit at this table

problem-next-not-seated = You can watch. If it is your seat, open the page in the browser in which you sat down, or log in.

problem-not-asked = It is somebody else’s turn

problem-next-not-asked = The table shows who is waited for.

problem-not-creator = Only whoever opened the table may do that

problem-next-not-creator = You can leave the table.

problem-stale = The table has moved on

problem-next-stale = Have a look at what has happened, then answer again.

problem-interrupted = The question has changed

problem-next-interrupted = The cards named before were taken. Please answer the question that is open now.

problem-state = That cannot be done at this table now

problem-next-state = The table shows how far the game is, and what can be done.

problem-taken = Somebody else sits there

problem-next-taken = Perhaps another seat is free, or another table.

problem-hand-over = The screen must be handed over first

problem-next-hand-over = The next player takes it over on the table’s page.

problem-seated-already = You already have a seat at this table

problem-next-seated-already = At this table everybody plays on their own screen. Send the link to the others.

problem-no-vote = A single vote is not enough here

problem-next-no-vote = At this table everybody may think as long as they like. Only all others together, at least two, can end the wait.

problem-too-soon = Everybody may think for a while

# number $seconds
problem-next-too-soon =
    { $seconds ->
        [one] You can vote for a bot in { $seconds } second.
       *[other] You can vote for a bot in { $seconds } seconds.
    }

problem-no-take-back = The last answer cannot be taken back

problem-next-no-take-back = Something hidden was shown, or somebody else has decided since.

problem-nothing-to-redo = There is nothing to do again

problem-next-nothing-to-redo = Nothing was taken back, or something else was answered since.

problem-no-analysis = This game is not analyzed

problem-next-no-analysis = The companion knows only what it is told. The solo game and Innovation have an analysis.

problem-not-over = The record is closed until the game is over

problem-next-not-over = It shows what everybody holds. Come back at the end.

problem-login = Login and password do not match

problem-next-login = Look at both once more. Capital letters in the login do not matter, in the password they do.

problem-login-taken = This login is taken

problem-next-login-taken = Choose another one. If it is yours, log in.

problem-has-account = You have an account already

problem-next-has-account = Log out first to use another one.

problem-foreign = This came from another site

problem-next-foreign = Nothing was done. Open the page here and use its buttons.

problem-too-many = Too many requests

# number $seconds
problem-next-too-many =
    { $seconds ->
        [one] Try again in { $seconds } second.
       *[other] Try again in { $seconds } seconds.
    }

problem-too-large = That is too much at once

problem-next-too-large = Send something shorter.

problem-full = There is no more room

problem-next-full = Try again in a moment.

problem-unavailable = The games cannot be reached at the moment

problem-next-unavailable = Nothing is lost. Try again in a moment.

problem-unplayable = This game cannot be shown

problem-next-unplayable = It was played with other cards or rules than there are today. Your other games are not affected.

problem-ours = A mistake of ours

problem-next-ours = Your game is stored as it was. Go back and try again.
