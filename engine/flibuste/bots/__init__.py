"""Players that know no game: they are handed imagined worlds and legal moves, and nothing else."""

from .aims import aim_of, odds_of, reason_of
from .levels import LEVELS, Thinker, choose, think, think_in
from .worlds import Worlds

__all__ = ["LEVELS", "Thinker", "Worlds", "aim_of", "choose", "odds_of", "reason_of", "think", "think_in"]
