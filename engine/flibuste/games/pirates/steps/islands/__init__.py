"""Chapters 5.8 and 5.25 (EXP, MYS): what is found on islands, and what mysterious ones do.

- `loading_treasure`: what a ship finds there, and what she takes of it; raids of enemy homes.
- `mysteries`: a docking rolls. `crew_mysteries`, `treasure_mysteries`: what the results do with crew; with coins,
  unique treasures and events.
"""
