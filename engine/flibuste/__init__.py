"""Flibuste: pirate board games with whole rules, for phones, tables and terminals."""

__version__ = "0.1.0"
