"""Players that know no game: they are handed imagined worlds and legal moves, and nothing else."""

from .levels import LEVELS, Thinker, choose, think

__all__ = ["LEVELS", "Thinker", "choose", "think"]
