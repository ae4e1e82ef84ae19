"""Chapters 5.9 to 5.12 (DMG, SNK, REP, FIR): what ships lose, how they sink, and what mends them.

- `losing` (masts, crew, cargo: who chooses), `saves` (what may keep a hit off), `special_shots`, `burning` (masts on
  fire), `fires` (scuttling), `treacheries` (explosives and mines of enemies near by).
- The end of a ship: `sinking`, `sinking_events` (shown then), `comebacks` (instead of it), `spoils` (who gets her
  coins), `sinkers_reward` (what it is good for to have sunk her), `capture` (she changes sides).
- Mending: `repair_action`, `raising_masts`.
"""
