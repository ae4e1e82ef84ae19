"""Chapter 3.2: fleets, and the treasure that they bring.

- `fleet`: what one costs and carries, and what is not allowed in it. `muster`: presets, by lot, as text.
- `supply`: the coins of a fleet. `likely_crew`: who may lie there, for who imagines it.
"""
