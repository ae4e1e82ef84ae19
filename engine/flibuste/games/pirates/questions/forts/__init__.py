"""Chapter 5.19 (FRT): `standing_forts`: what they cost, where their flags are, what they can do."""
