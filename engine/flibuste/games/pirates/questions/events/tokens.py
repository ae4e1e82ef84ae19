"""Chapter 5.23: events that go on, and what lies within reach of their tokens."""

from collections.abc import Iterator
from typing import Final

from .....core.events import Event, EventSink
from ...geometry.gap import within
from ...geometry.outline import HUNDREDTHS, Outline
from ...geometry.sight import EXACT
from ...state import NOWHERE, Ship, State, Token
from ..abilities.active import reachable
from ..table.bodies import body, measure
from ..table.cards import pieces

BECALMED: Final = "EV_BECALMED"
ROLLING_FOG: Final = "EV_ROLLING_FOG"
CURSED_ZONE: Final = "EV_CURSED_ZONE"
_LESS: Final = 2


def code_of(card: str) -> str:
    return str(pieces()[card].card["code"])


def tokens_of(s: State, code: str) -> Iterator[Token]:
    return (token for token in s.tokens if code_of(token.card) == code)


def point(x: int, y: int) -> Outline:
    """CSG-GEO-13: a token is a point."""
    at = x / HUNDREDTHS, y / HUNDREDTHS
    return Outline((at,), at, 0.0)


def near(s: State, ship: Ship, x: int, y: int) -> bool:
    """CSG-GEO-13: whether the ship lies within L of a token; not while she is lost."""
    return ship.lost == NOWHERE and within(body(ship), point(x, y), measure(s, "L") + EXACT)


def becalmed(s: State, number: int) -> bool:
    """CSG-EVT-06: whether this ship lies so near to a calm that she gets no move action."""
    return bool(s.tokens) and _struck(s, number, BECALMED)


def _struck(s: State, number: int, code: str) -> bool:
    """Whether such an event of somebody lies in her reach; UT_HOLY keeps those of enemies off."""
    ship = s.ship(number)
    return any(near(s, ship, token.x, token.y) and reachable(s, number, token.seat) for token in tokens_of(s, code))


def zoned(s: State, face: int, number: int) -> int:
    """CSG-EVT-11: what a die counts for, before anything is added, that was rolled for this ship; several zones count
    once (CSG-ABL-04)."""
    here = bool(s.tokens) and number != NOWHERE and s.ships[number] is not None
    return max(1, face - _LESS) if here and _struck(s, number, CURSED_ZONE) else face


def tokens_end(s: State, seat: int, emit: EventSink) -> None:
    """CSG-EVT-06, CSG-TRN-02: the calm of this player ends as the next own turn begins."""
    kept = tuple(token for token in s.tokens if token.seat != seat or code_of(token.card) != BECALMED)
    if kept != s.tokens:
        s.tokens = kept
        emit(Event("pirates-wind-rises", {}, {}, "CSG-EVT-06"))
