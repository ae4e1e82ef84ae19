"""Chapters 5.1 to 5.7 and 5.14 to 5.18: ships under way, what they touch, and the sea they cross."""
