### What stands around the things on the screen of the terminal client. Much of what it says is in board.ftl and table.ftl.

## Around the table.

# plain
terminal-question = Question

# plain
terminal-wait = Please wait

# plain
terminal-over = The end

# plain
terminal-card = Card

# plain; number $points
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# plain; number $width $height
terminal-too-small = The window is too small: it needs { $width } columns and { $height } rows.

# plain
terminal-hint-thinking = Thinking about a hint …

# plain
terminal-no-take-back = Nothing can be taken back here: your last answer has shown something hidden, or somebody else has answered since.

# plain
terminal-save-as = Save as:

# plain; text $file
terminal-quit-saved = The game is saved in { $file }.

# plain
terminal-quit-unsaved = The game is not saved and will be lost.

# plain
terminal-quit-server = The table stays on the server, and you can come back to it.

# plain; text $command
terminal-go-on = Go on with it: { $command }

# plain
terminal-trouble = Something went wrong. Save the game if you can, leave and come back.

# plain
terminal-stay = stay

## What keys do, in a word, below the table.

# plain
terminal-key-choose = choose

# plain
terminal-key-give = answer

# plain
terminal-key-look = cards

# plain
terminal-key-card = card

# plain
terminal-key-table = table

# plain
terminal-key-log = log

# plain
terminal-key-hint = hint

# plain
terminal-key-take-back = take back

# plain
terminal-key-save = save

# plain
terminal-key-resign = give up

# plain
terminal-key-help = keys

# plain
terminal-key-quit = leave

## What keys do, in a sentence, in the list of keys.

# plain
terminal-help = Keys

# plain
terminal-help-choose = go from answer to answer; beside them you see what the chosen one would do

# plain
terminal-help-number = choose the answer with this number

# plain
terminal-help-give = give the chosen answer

# plain
terminal-help-look = look at one card on the table after the other

# plain
terminal-help-card = show the card in full

# plain
terminal-help-table = show everything on the table, card by card

# plain
terminal-help-log = show everything that happened

# plain
terminal-help-scroll = scroll in the log and in windows

# plain
terminal-help-hint = ask what the computer would answer

# plain
terminal-help-take-back = take the last answer back

# plain
terminal-help-save = save the game in a file

# plain
terminal-help-resign = give up: you are out of the game

# plain
terminal-help-quit = leave

# plain
terminal-help-mouse = The mouse chooses an answer or a card with one click and gives the answer with the next.
