"""Chapter 5.6 (RAM, BRD): rams, boarding parties, and what is taken from ships.

- `ramming`: what a ram does to either ship, a pin among it.
- `boarding_party`, `boarding_roll`: the party and what its winner does; who wins it.
- `boarding_from_afar`: without a ram (CSG-EFF-61).
- `marines`: who fire by themselves, aboard and ashore.
- `thefts`: treasure that is taken without a fight.
"""
