"""Chapter 5.6 (RAM, BRD): `ramming` (what a ram does to either ship, a pin among it), `boarding_roll` (who wins it)."""
