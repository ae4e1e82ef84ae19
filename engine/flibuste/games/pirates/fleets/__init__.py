"""Chapters 3.2 and 3.7: fleets, who sails in them, and the treasure that they bring.

- `cards`: those of the catalogue.
- `fleet`: what one costs and carries, and what is not allowed in it; `muster`: presets, by lot, as text.
- `choosing`, `supply`, `crewing`: a fleet is chosen, its coins are dealt, its crew go aboard, face down.
- `likely_crew`: who may lie there, for who imagines it.
"""
