"""Plunder: A Pirate's Life. So far its tables and its score, for people who play with the box."""
