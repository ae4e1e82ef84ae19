"""Plunder: A Pirate's Life. So far its tables, its score, and rules for who plays with the box."""
