"""Chapters 5.12, 5.20 and 5.24: what ships carry.

- `hold` (by kinds), `stowage` (how much it takes), `treasure` (that nobody has seen).
- `carriage` (whether a piece may change places), `handover`.
"""
