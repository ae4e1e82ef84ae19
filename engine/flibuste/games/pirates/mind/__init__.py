"""Chapter 12 (BOT): what a bot of ours thinks of a position, and what it would try first."""

from .mind import PiratesMind

__all__ = ["PiratesMind"]
