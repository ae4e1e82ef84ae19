"""Chapters 5.9 to 5.12 (DMG, SNK, REP, FIR): what ships lose, how they sink, and what mends them.

- A hit: `hits` (what it does, in order), `saves` (what may keep it off), `losing` (masts, crew, cargo: who chooses),
  `masts` (by their numbers), `fires` (fire masts, scuttling).
- The end of a ship: `sinking`, `sinking_events` (shown then), `comebacks` (instead of it), `spoils` (who gets her
  coins), `sinkers_reward` (what it is good for to have sunk her), `capture` (she changes sides).
- Mending: `repair_action`, `raising_masts`.
"""
