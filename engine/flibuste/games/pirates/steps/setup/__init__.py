"""Chapters 3.2 to 3.7: what happens before the first turn.

- `set_up`: the whole of it, in order. `placing_islands`; `homes`: whose home each island is, and where the ships lie.
- `choosing`, `crewing`: a fleet is chosen, and its crew go aboard, face down.
"""
