"""Chapters 4.1, 4.3 and 5.3: the steps of a turn, and what may be ordered in it."""
