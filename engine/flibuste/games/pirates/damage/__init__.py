"""Chapters 5.9 to 5.12 (DMG, SNK, REP, FIR): what ships lose, how they sink, and what mends them."""
