"""Chapter 12: what a bot of ours thinks that goods, treasures, people and places are worth, in points."""

from functools import lru_cache
from typing import Final

from .state import State
from .tables import (
    BETH,
    CHARACTERS,
    FINISH,
    FOOD,
    GOLD,
    MAP,
    POWDER,
    SABRE,
    SIXTH,
    race,
    space_points,
)

STEP: Final = 7.0
"""Race rank of one space on the short way."""
CIRCUIT: Final = race(FINISH) / STEP
TREASURE: Final = 3.6
"""A treasure of the pile, powers and all."""
_POWERS: Final = ((MAP, 4.0), (SABRE, 2.8), (BETH, 1.8), (SIXTH, 2.4))
_TALENTS: Final = {
    "sir_beth": 2.5, "saran": 2.0, "buccaneer": 2.0, "strategist": 3.0, "shipowner": 0.0, "weasel": 1.5, "king": 0.0,
    "bishop": 0.0, "cartographer": 2.0, "sea_dog": 1.0, "anchorman": 2.5, "navigator": 3.0, "merchant_venetian": 3.0,
    "merchant_prussian": 2.5, "merchant_helvetian": 2.5, "cooper": 2.5, "calypso": 0.0, "mage": 2.0, "oracle": 2.0,
    "lookout": 2.5,
}  # fmt: skip
TALENT: Final = tuple(_TALENTS[name] for name in CHARACTERS)


_KNOTS: Final = (
    #  step  gold  gold5  food4  food9  powder  empty
    (0.50, 0.25, 0.25, 0.60, 0.15, 0.12, 0.35),
    (0.55, 0.25, 0.20, 0.55, 0.15, 0.12, 0.35),
    (0.80, 0.32, 0.20, 0.55, 0.15, 0.12, 0.30),
    (1.05, 0.55, 0.25, 0.60, 0.20, 0.15, 0.35),
    (1.30, 0.80, 0.30, 0.45, 0.05, 0.10, 0.25),
    (1.30, 1.00, 0.00, 0.00, 0.00, 0.00, 0.00),
)
"""What one more of each is worth in the final score, at six moments of the race from its start to its end, as measured
in some thousand games of our own: a step, a piece of gold, of the first five more, the first four food, the next five,
the first five powder, an empty hold."""


@lru_cache(maxsize=512)
def _weights(late: float) -> tuple[float, ...]:
    at = late * (len(_KNOTS) - 1)
    i = min(int(at), len(_KNOTS) - 2)
    return tuple(a + (b - a) * (at - i) for a, b in zip(_KNOTS[i], _KNOTS[i + 1], strict=True))


def lateness(s: State) -> float:
    """0 when the first ship is at the start, 1 when it is home."""
    ahead = max(s.place[: s.setting.seats])
    return min(1.0, max(0.0, race(ahead) / STEP / CIRCUIT))


@lru_cache(maxsize=1024)
def place_worth(place: int, late: float) -> float:
    """A step ahead; towards the end the number of the space counts as well."""
    near = max(0.0, 3.0 * late - 2.0)
    return (1.0 - 0.55 * near) * _weights(late)[0] * race(place) / STEP + near * 0.55 * space_points(place)


@lru_cache(maxsize=4096)
def holds_worth(holds: tuple[int, ...], late: float) -> float:
    """Gold is points; the first food and gold pay for the way; powder rarely pays; an empty hold is freedom."""
    gold = food = powder = empty = 0
    for h in holds:
        kind = h & 7
        if kind == GOLD:
            gold += h >> 3
        elif kind == FOOD:
            food += h >> 3
        elif kind == POWDER:
            powder += h >> 3
        elif not kind:
            empty += 1
    _, each, first_gold, first_food, more_food, some_powder, free = _weights(late)
    worth = each * gold + first_gold * min(gold, 5) + first_food * min(food, 4) + more_food * max(0, min(food, 9) - 4)
    return worth + some_powder * min(powder, 5) + free * min(empty, 3)


def card_worth(s: State, card: int, late: float) -> float:
    """What one known treasure is worth to whoever has it."""
    treasure = s.setting.treasures[card]
    if s.setting.crew or treasure.value:
        return float(treasure.value)
    return (1.0 - late) * next((value for bit, value in _POWERS if bit >> card & 1), 0.0)
