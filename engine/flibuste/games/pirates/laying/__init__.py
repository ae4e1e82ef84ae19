"""Chapters 3.3 to 3.6: how the table is laid out before the first turn.

- `set_up`: the whole of it, in order.
- `layout`: islands, homes and treasure by the number of players; the area.
- `laying_islands`, `legal_places`: who lays islands and terrain; where they may lie.
- `homes`: whose home each island is, and where the ships lie.
- `moorings`: of all places there those from which a whole fleet can sail.
"""
