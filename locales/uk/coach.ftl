# The coach of the first game.
