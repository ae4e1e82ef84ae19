"""Chapters 4.1, 4.3 and 5.3: the steps of a turn, and what may be ordered in it.

- A turn: `turn_order` (as a table), `turn_steps` (as steps), `once` (what is done once in it), `spells` (what lasts).
- Orders: `menu` (asks for one), `deed` (what one is), `all_deeds` (in the order of the menu), `repertoire` (those that
  a fleet could be given), `giving_actions` (who may be given an action), `actions_table` (the same for people with a
  box).
- Which there are here: `sailing_orders`, `creature_and_fog_orders`, `shooting_orders`, `tow_and_blade_orders`,
  `ability_orders` (what those of abilities have in common), `showing_uniques`, `switches`, `cancelling`.
- What abilities give besides: `extra_moves`, `extra_actions`.
- Dice: `dice` (a roll, and who changes it), `roll_results` (what it decides).
- For people with a box: `marks` (what is marked on ships).
"""
