"""Chapter 5.24 (UNT): `finds` (what unique treasures do when they are found), `ailments` (that cost ships their crew)."""
