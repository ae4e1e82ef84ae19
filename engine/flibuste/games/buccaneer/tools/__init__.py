"""Buccaneer's tools, on the rules of games/buccaneer."""

from .boarding import Boarding
from .crews import Crews
from .ledger import Ledger
from .mutiny import Mutiny
from .setup import Setup

__all__ = ["Boarding", "Crews", "Ledger", "Mutiny", "Setup"]
