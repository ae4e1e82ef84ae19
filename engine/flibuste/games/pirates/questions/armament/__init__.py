"""Chapters 5.1 and 5.9 (GEO, SHT): the cannons of ships: `guns` (which fire, from where, how far)."""
