# Inviting friends, and the page of a table that waits for players.

# The button that opens a table for two and shows its link.
invitation-new = Invite a friend

## Who opens the link of a table reads this.

# text $name; word $edition
invitation-by =
    { $edition ->
        [first] { $name } invites you to Innovation, first edition
        [third] { $name } invites you to Innovation, third edition
       *[fourth] { $name } invites you to Innovation, fourth edition
    }

# Nobody sits at the table yet.
# word $edition
invitation-to =
    { $edition ->
        [first] You are invited to Innovation, first edition
        [third] You are invited to Innovation, third edition
       *[fourth] You are invited to Innovation, fourth edition
    }

# What Innovation is, in one sentence.
invitation-about = A card game for two to five: each builds a civilization from the Stone Age to the age of computers, card by card, and whoever is first to claim enough achievements wins.

invitation-learn = New to Innovation? Short lessons show how it is played.

# The button with which one takes a free seat.
invitation-sit = Sit down and play

invitation-now = The game begins as soon as you have sat down.

# number $count
invitation-later =
    { $count ->
        [one] The game begins by itself when { $count } more player has sat down after you.
       *[other] The game begins by itself when { $count } more players have sat down after you.
    }

invitation-seats = Who sits at the table

# The host has freed the seat of the reader.
invitation-removed = The host has cleared your seat. While a seat is free, you can sit down again.

invitation-stood-up = You have stood up, and your seat is free. You can sit down again, or simply leave.

## Who already sits at the table reads this.

# The number of free seats.
# number $count
invitation-send =
    { $count ->
        [one] Send this link to a friend
       *[other] Send this link to your friends
    }

invitation-then = Whoever opens it sits down with one press. As soon as every seat is taken, the game begins by itself, and this page becomes the table.

invitation-copy = Copy the link

invitation-copied = The link is copied.

invitation-select = The browser does not allow copying. The link is selected: copy it yourself.

invitation-share = Share…

invitation-qr = The link as a QR code

invitation-scan = For somebody beside you: scan it with the camera.

invitation-only-here = Only this computer can be reached under this address. For friends elsewhere, open this page under an address that they can reach too.

# Behind the reader’s own name, in parentheses.
invitation-you = you

# At the free seat of a table for two.
invitation-friend = waiting for your friend

invitation-player = waiting for a player

# A button at a free seat of a table where several players may share a screen.
invitation-second = Seat another player at this screen

# A button: the last free seat.
invitation-bot-last = Seat it and begin

invitation-cleared = The seat is free again. Whoever opens the link can sit down there.

# Above the text that the invited read.
invitation-reads = Your friends will read

invitation-close-sure = Really? The link then leads nowhere, and whoever sits here loses the seat.

## What became of a table.

invitation-closed-own = You have closed this table

invitation-closed-before = Its game had not begun, and its link leads nowhere now.

invitation-closed-during = Its game ended there, without a result.

invitation-begun = This game has already begun

invitation-over = This game is over

# text $names
invitation-full = Every seat is taken: { $names }.

invitation-watch = Watch the game

invitation-result = See how it went
