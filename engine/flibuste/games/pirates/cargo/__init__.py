"""Chapters 5.12, 5.20 and 5.24: what ships carry, and treasure.

- Pieces: `items` (each a number), `hold` (by kinds), `stowage` (how much it takes), `worth`, `overloads`.
- How they change places: `carriage` (whether they may), `handover`, `parting` (out of the game), `island_transfers`,
  `explore_action` (also between two ships), `homecoming` (brought home from afar), `coin_swaps`, `foundry`.
- Treasure: `treasure` (that nobody has seen), `uniques` (as they are found), `treacheries` (against enemies near by).
- What is looked at: `sights`.
"""
