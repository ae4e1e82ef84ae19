"""Chapter 5.24 (UNT): `finds` (what unique treasures do when found), `ailments` (that cost a ship her crew)."""
