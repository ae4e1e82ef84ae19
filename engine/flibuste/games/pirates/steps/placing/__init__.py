"""Chapter 5.4 (MOV): `every_step` (what follows wherever a ship is put), `effect_moves` (moves by effects)."""
