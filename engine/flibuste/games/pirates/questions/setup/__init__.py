"""Chapters 3.3 to 3.6: `legal_places` (where islands and terrain may lie), `moorings` (from which a fleet can sail)."""
