"""Chapters 5.12, 5.20 and 5.24: what ships carry, and treasure."""
