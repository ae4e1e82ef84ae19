"""All functions that there are."""

from __future__ import annotations

from . import harbours, harm, orders, shooting, voyages
from .register import FUNCTIONS, Facts, facts

__all__ = ["FUNCTIONS", "Facts", "facts", "harbours", "harm", "orders", "shooting", "voyages"]
