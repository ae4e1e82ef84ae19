"""Chapters 4.1, 4.3 and 5.3: whose turn it is, and who may act.

- `turn_order` (as a table), `giving_actions` (who may be given an action), `actions_table` (the same for people with a
  box), `roll_results` (what a roll decides), `marks` (what people with a box mark on ships).
"""
