"""Chapters 3.2 and 3.7: fleets, who sails in them, and the treasure that they bring."""
