"""One folder a game; its files are the chapters of its rulebook."""
