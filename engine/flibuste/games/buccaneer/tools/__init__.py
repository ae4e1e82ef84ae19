"""Buccaneer's tools, on the rules of games/buccaneer."""

from .boarding import BoardingTool
from .crews import CrewsTool
from .ledger import LedgerTool
from .mutiny import MutinyTool
from .setup import SetupTool

__all__ = ["BoardingTool", "CrewsTool", "LedgerTool", "MutinyTool", "SetupTool"]
