"""Chapters 5.8 and 5.12: treasure and crew that change places.

- `explore_action` (also between two ships), `island_transfers`, `homecoming` (brought home from afar), `foundry`.
- `overloads`. What is looked at: `sights`.
"""
