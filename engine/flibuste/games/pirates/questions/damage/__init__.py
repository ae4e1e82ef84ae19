"""Chapter 5.9 (DMG): `masts`, by their numbers."""
