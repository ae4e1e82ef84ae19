"""Chapters 4.1, 4.3 and 5.3: `giving_actions` (who may be given an action), `roll_results` (what a roll decides)."""
