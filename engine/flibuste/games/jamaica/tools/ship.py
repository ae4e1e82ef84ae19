"""A table with nothing on it but the ship that people ask about: the game's own rules then answer."""

from typing import Final

from ....companion.tool import Input, count, flag
from ....core.options import read_options
from ..setup import OPTIONS, first_state, setting_of
from ..state import State
from ..tables import CODE, COLOURS, FOOD, GHOST_COLOUR, GOLD, KINDS, MERCHANTS, POWDER

GOODS: Final = tuple(count(KINDS[kind], 0, 60) for kind in (GOLD, FOOD, POWDER))
MERCHANT_NAMES: Final = tuple(name for name, code in CODE.items() if code in dict(MERCHANTS))
MERCHANT_FLAGS: Final = tuple(flag(name) for name in MERCHANT_NAMES)


def table_of(players: int, *, crew: bool = False) -> State:
    """A first position with so many players."""
    colours = [colour for colour in COLOURS if colour != GHOST_COLOUR][:players]
    return first_state(setting_of(colours, read_options(OPTIONS, {"crew": crew}, players)), 0)


def ship_with(given: Input) -> State:
    """A table whose first ship carries these goods and merchants."""
    people = tuple(CODE[name] for name in MERCHANT_NAMES if given[name])
    s = table_of(3, crew=bool(people))
    goods = tuple(given[KINDS[kind]] << 3 | kind for kind in (GOLD, FOOD, POWDER) if given[KINDS[kind]])
    s.holds[0] = (*goods, *people)
    return s
