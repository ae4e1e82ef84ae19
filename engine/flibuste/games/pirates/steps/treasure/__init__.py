"""Chapter 5.24 (UNT): `uniques` (as they are found), `worth`, `coin_swaps` (CSG-EFF-77)."""
