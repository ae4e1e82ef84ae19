"""Chapters 4.1, 4.3 and 5.3: the steps of a turn, and what may be ordered in it.

- A turn: `turn_steps`. Orders: `menu` (asks for one), `all_orders` (in the order of the menu), `repertoire` (those that
  a fleet could be given).
- Which there are here: `sailing_orders`, `creature_and_fog_orders`, `shooting_orders`, `tow_and_blade_orders`,
  `fort_orders`, `hexes`, `showing_uniques`, `switches`.
- What abilities give besides: `extra_moves`, `extra_actions`, `shown` (unique treasures when they are shown).
"""
