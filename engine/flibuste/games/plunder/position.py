"""Positions: the documented JSON of a state (docs/positions.md), written and read."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final, cast

from ...core.atoms import Json, RawJson
from ...core.codec import Codec, flag, list_of, maybe, named, number_of, record, row, tuple_of, whole, word_of
from ...core.faults import Breach, PositionError
from ...core.position import MOST_LUCK, PositionForm, StateField, StateFields
from ...core.reading import Reader, Wrong, known_fields
from ...core.seat import Seat
from ...core.steps import steps_of
from .amounts import least
from .cards import CARDS, COPIES
from .chart import NOWHERE, TURNS, Chart, Laid, joined
from .deal import OPTIONS, first_state, setting_of
from .faces import FACES, TILES
from .menu import Menu
from .rounds import Turns
from .shipless import Seek
from .soundness import STEPS, breaches_of, every_card
from .standing import TurnOver, without_ships
from .state import Cards, Ship, State, Today, less
from .tables import COLOURS, LIMITS, MAX_SEATS, MAX_SHIPS, MIN_SEATS, POINT_CARDS, RESOURCES, SAILING_DIE

_FIELDS: Final = (
    "game", "options", "colours", "layout", "turn", "first", "round", "last", "ships", "owners", "hands", "known",
    "points", "piles", "deck", "storm", "marks", "unseen", "bottom", "today", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("plunder", _FIELDS, COLOURS, OPTIONS, MIN_SEATS, MAX_SEATS, "PLU-SET-01")


MANY: Final = whole(0, 150)
COUNTS: Final = cast("Codec[Cards]", named(RESOURCES, MANY, 0))
_FOUR: Final = tuple_of(MANY, len(RESOURCES))
_TYPES: Final = tuple_of(whole(0, 1), len(RESOURCES))
_TITLES: Final = list_of(word_of(CARDS))


@cache
def _layout(tiles: int) -> StateField[State]:
    """The others depend on it."""
    tile = row(number_of(TILES), number_of(FACES), whole(0, TURNS - 1))
    return StateField("layout", "PLU-SET-02", tuple_of(tile, tiles), None, lambda s: s.chart.laid, _put_layout)


def _put_layout(s: State, layout: tuple[Laid, ...]) -> None:
    if len({number for number, _, _ in layout}) < len(layout):
        twice = Wrong("layout", layout, "each tile lies there once")
        raise PositionError([Breach("PLU-SET-02", str(twice))], garbled=True)
    s.chart = joined(layout, s.setting.faces)


@lru_cache(maxsize=16)
def _fields(n: int, chart: Chart) -> StateFields[State]:
    seat, square = whole(0, n - 1), number_of(chart.names)
    ship = record(
        Ship,
        {
            "square": square,
            "lives": whole(1, LIMITS["lives_per_ship"]),
            "cannons": whole(0, LIMITS["cannons_per_ship"]),
            "masts": whole(0, LIMITS["masts_per_ship"]),
            "moves": whole(0, LIMITS["masts_per_ship"]),
            "still": flag,
        },
    )
    return StateFields(
        FORM,
        replace(_layout(len(chart.laid)), is_read=False),
        StateField("turn", "PLU-TRN-01", seat),
        StateField("first", "PLU-SET-13", seat, lambda s: s.turn),
        StateField("round", "PLU-TRN-01", whole(1, None)),
        StateField("last", "PLU-END-05", flag),
        StateField("ships", "PLU-SHP-01", list_of(maybe(ship, None), n * MAX_SHIPS)),
        StateField("owners", "PLU-MAP-07", _owners(chart, seat), lambda s: [NOWHERE] * len(chart.islands)),
        StateField("hands", "PLU-RES-01", list_of(COUNTS, n)),
        StateField("known", "PLU-SET-12", list_of(_FOUR, n * (n + 1))),
        StateField("points", "PLU-PP-02", list_of(whole(0, 10 * POINT_CARDS), n)),
        StateField("piles", "PLU-SET-04", COUNTS),
        StateField("deck", "PLU-SET-05", COUNTS, _deck),
        StateField("storm", "PLU-STM-01", maybe(square, NOWHERE)),
        StateField("marks", "PLU-X-01", tuple_of(square)),
        StateField("bottom", "PLU-X-11", _TITLES.mapped(_numbers, lambda cards: [COPIES[card] for card in cards])),
        StateField("unseen", "PLU-SET-06", _TITLES, _others, _unseen, _put_unseen),
        StateField("today", "PLU-TRN-05", _today(seat, whole(0, (1 << n) - 1))),
        StateField("over", "PLU-END-01", flag),
        StateField("luck", "PLU-X-02", whole(0, MOST_LUCK)),
        StateField("agenda", "PLU-TRN-01", steps_of(STEPS), _waiting),
    )


def _today(seat: Codec[int], seats: Codec[int]) -> Codec[Today]:
    """What our older versions did not know is left out where it is usual: what they wrote stays what is written."""
    target = whole(0, 99)
    pairs = list_of(row(target, target)).mapped(frozenset, sorted)
    terms = row(seat, _FOUR, _FOUR)
    return record(
        Today,
        {
            "rolled": whole(0, max(SAILING_DIE)),
            "pool": whole(0, max(SAILING_DIE)),
            "attacked": pairs,
            "threatened": pairs,
            "treaties": seats,
            "ending": flag,
            "refused": list_of(terms).mapped(frozenset, sorted),
            "answered": list_of(row(flag, seat, seat, _FOUR, _FOUR)).mapped(frozenset, sorted),
            "announced": list_of(row(_TYPES, _TYPES)).mapped(frozenset, sorted),
            "enough": seats,
            "net": tuple_of(row(seat, whole(None, None))),
            "gifted": whole(0, 1 << 50),
            "bids": tuple_of(terms),
            "sought": flag,
        },
        sparse=["answered", "announced"],
    )


def _owners(chart: Chart, seat: Codec[int]) -> Codec[list[int]]:
    """By the islands that somebody has."""
    islands = {island.id: i for i, island in enumerate(chart.islands)}

    def reads(value: RawJson, place: str) -> list[int]:
        owners = [NOWHERE] * len(islands)
        for name, owner in known_fields(value, place, islands).items():
            owners[islands[name]] = seat.reads(owner, f"{place}.{name}")
        return owners

    return Codec(
        reads, lambda owners: {name: owner for name, owner in zip(islands, owners, strict=True) if owner != NOWHERE}
    )


def write(s: State) -> Json:
    return _fields(s.setting.seats, s.chart).write(s, s.setting.options, s.setting.colours)


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. What is left out is as usual: the first map,
    no ships and flags, empty hands, ten cards on each pile, no token, and the turn of `turn` about to begin."""
    keepers = sum(1 << i for i, seat in enumerate(seats) if seat.keeps)
    reader = Reader(FORM.object_of(position))
    s = first_state(FORM.setting(position, seats, setting_of).kept_by(keepers), 0)
    _layout(len(s.chart.laid)).read(reader, s)
    _fields(s.setting.seats, s.chart).read(reader, s)
    return reader.sound(s, breaches_of)


def _deck(s: State) -> Cards:
    """All resource cards that lie nowhere else."""
    rest = every_card()
    for part in (s.piles, *s.hands):
        rest = less(rest, least(rest, part))
    return rest


def _others(s: State) -> list[str]:
    return [title for card, title in enumerate(COPIES) if card not in s.bottom]


def _unseen(s: State) -> list[str]:
    return [title for card, title in enumerate(COPIES) if s.unseen >> card & 1]


def _put_unseen(s: State, titles: Sequence[str]) -> None:
    s.unseen = sum(1 << card for card in _numbers(titles, s.bottom))


def _waiting(s: State) -> list[Any]:
    """The turn of `turn` is about to begin."""
    seeking = [Seek(s.turn)] if without_ships(s, s.turn) else []
    return [] if s.over else [Turns(), TurnOver(s.turn), Menu(s.turn), *seeking]


def _numbers(titles: Sequence[str], gone: Sequence[int] = ()) -> tuple[int, ...]:
    """The cards of these titles, each the first of its title that is not among them yet; what is not there is left."""
    found: list[int] = []
    for title in titles:
        free = (
            card for card, printed in enumerate(COPIES) if printed == title and card not in found and card not in gone
        )
        if (card := next(free, None)) is not None:
            found.append(card)
    return tuple(found)
