"""What counts for the bots, and how much of it: all in gold."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """How a bot values things."""

    banked: float = 1.0
    hope: float = 0.62
    """Of what a ship may still get, before it is hers."""
    point: float = 0.11
    """A point of a ship's cost, with all her masts."""
    hull: float = 0.3
    """The share of it that a derelict is worth still."""
    threat: float = 0.5
    """Of what she may lose to enemies before her next turn."""
    prey: float = 1.0
    """Of what she may do to them."""
    opening: float = 0.0
    """What the gold that pays for one's first fort is worth besides itself: what lies where ships are docked is safe at
    once from then on."""
    waits: bool = False
    """Whether ships go to lie where a fort will stand once its price is home."""


SKILLED: Final = Weights()
EXPERT: Final = Weights(opening=2.0, waits=True)
AVERAGE: Final = Weights(threat=2.0, prey=0.5)
"""An average player is timid: keeps away from guns that are not worth the way round, and rarely hunts."""
BEGINNER: Final = Weights(threat=0.0, prey=0.4)
FADE: Final = 0.87
"""What something is still worth that is a turn farther away."""
