"""Chapters 5.8 and 5.25 (EXP, MYS): islands that are explored.

- `mystery_tables`: what is rolled on. `wolves`: a token that keeps ships from loading.
- `landed`: what such an island has taken does not come aboard again in the same turn.
"""
