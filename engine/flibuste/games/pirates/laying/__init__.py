"""Chapters 3.3 to 3.6: how the table is laid out before the first turn."""
