"""Chapters 5.13 and 5.20 to 5.24: every effect code and keyword, a class each, found by its code."""
