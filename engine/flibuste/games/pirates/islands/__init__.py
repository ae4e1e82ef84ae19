"""Chapters 5.8 and 5.25 (EXP, MYS): islands that are explored, and what mysterious ones do.

- `explored_islands`: who has explored which, and the coin that ends a game of many.
- `loading_treasure`: what a ship finds there, and what she takes of it; raids of enemy homes.
- `mystery_tables`, `mysteries`: what is rolled on, and that a docking rolls on it.
- `crew_mysteries`, `treasure_mysteries`: what the results do with crew; with coins, unique treasures and events.
- `landed`: what such an island has taken does not come aboard again in the same turn.
- `wolves`: a token that keeps ships from loading.
"""
