### How to play, the first game, the browser of cards.
