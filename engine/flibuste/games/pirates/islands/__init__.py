"""Chapters 5.8 and 5.25 (EXP, MYS): islands that are explored, and what mysterious ones do."""
