### Replays and analyses.
