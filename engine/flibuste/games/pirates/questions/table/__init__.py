"""Chapters 3, 5.1 and 10: what lies on the table, and what is noted of it.

- `bodies`: outlines, contact, measures. `layout`: islands, homes and treasure by the number of players; the area.
- `items`: pieces, each a number. `cards`: those of the catalogue.
- `spells`: what lasts for a time. `once`: what is done once in a turn.
"""
