"""Positions: the documented JSON of a state (docs/positions.md), written and read."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.atoms import Json, RawJson
from ...core.position import MOST_LUCK, PositionForm
from ...core.reading import Reader, Reads, Wrong, flag, known_fields, list_of, maybe, one_of, whole
from ...core.seat import Seat
from ...core.steps import step_json, step_of
from .amounts import least
from .cards import CARDS, COPIES
from .chart import NOWHERE, TURNS, joined
from .deal import OPTIONS, first_state, setting_of
from .faces import FACES, TILES
from .menu import Menu
from .rounds import Turns
from .shipless import Seek
from .soundness import STEPS, breaches_of, every_card
from .standing import TurnOver, without_ships
from .state import NONE, Cards, Setting, Ship, State, Today, less
from .tables import COLOURS, LIMITS, MAX_SEATS, MAX_SHIPS, MIN_SEATS, POINT_CARDS, RESOURCES, SAILING_DIE

_FIELDS: Final = (
    "game", "options", "colours", "layout", "turn", "first", "round", "last", "ships", "owners", "hands", "known",
    "points", "piles", "deck", "storm", "marks", "unseen", "bottom", "today", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("plunder", _FIELDS, COLOURS, OPTIONS, MIN_SEATS, MAX_SEATS, "PLU-SET-01")


def write(s: State) -> Json:
    chart, today = s.chart, s.today
    return {
        "game": "plunder",
        "options": dict(s.setting.options),
        "colours": list(s.setting.colours),
        "layout": [[TILES[tile], FACES[face], turns] for tile, face, turns in chart.laid],
        "turn": s.turn,
        "first": s.first,
        "round": s.round,
        "last": s.last,
        "ships": [ship and {**ship._asdict(), "square": chart.name(ship.square)} for ship in s.ships],
        "owners": {chart.islands[island].id: owner for island, owner in enumerate(s.owners) if owner != NOWHERE},
        "hands": [_cards_json(hand) for hand in s.hands],
        "known": [list(row) for row in s.known],
        "points": list(s.points),
        "piles": _cards_json(s.piles),
        "deck": _cards_json(s.deck),
        "storm": chart.name(s.storm) if s.storm != NOWHERE else None,
        "marks": [chart.name(mark) for mark in s.marks],
        "unseen": [title for card, title in enumerate(COPIES) if s.unseen >> card & 1],
        "bottom": [COPIES[card] for card in s.bottom],
        "today": {
            **{name: value for name, value in today._asdict().items() if name not in ("answered", "announced")},
            "attacked": sorted(map(list, today.attacked)),
            "threatened": sorted(map(list, today.threatened)),
            "refused": sorted([seat, list(give), list(want)] for seat, give, want in today.refused),
            "net": [list(pair) for pair in today.net],
            "bids": [[seat, list(give), list(want)] for seat, give, want in today.bids],
            # left out where it is usual: what our older versions wrote stays what is written
            **({"answered": _answered(today)} if today.answered else {}),
            **({"announced": _announced(today)} if today.announced else {}),
        },
        "over": s.over,
        "luck": s.luck,
        "agenda": [step_json(step) for step in s.agenda],
    }


def _answered(today: Today) -> list[Json]:
    return sorted([*parties, list(give), list(want)] for *parties, give, want in today.answered)


def _announced(today: Today) -> list[Json]:
    return sorted([list(give), list(want)] for give, want in today.announced)


def _cards_json(cards: Cards) -> dict[str, int]:
    return dict(zip(RESOURCES, cards, strict=True))


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. What is left out is as usual: the first map,
    no ships and flags, empty hands, ten cards on each pile, no token, and the turn of `turn` about to begin."""
    keepers = sum(1 << i for i, seat in enumerate(seats) if seat.keeps)
    reader = _Reader(FORM.object_of(position), FORM.setting(position, seats, setting_of).kept_by(keepers))
    return reader.sound(reader.state(), breaches_of)


MANY: Final = whole(0, 150)
_FOUR: Final = list_of(MANY, len(RESOURCES))
_TITLE: Final = one_of({title: title for title in CARDS})


def counts(value: RawJson, place: str) -> Cards:
    """Cards by type."""
    row = known_fields(value, place, RESOURCES)
    wood, iron, rum, gold = (MANY(row.get(kind, 0), f"{place}.{kind}") for kind in RESOURCES)
    return wood, iron, rum, gold


def _four(value: RawJson, place: str) -> Cards:
    wood, iron, rum, gold = _FOUR(value, place)
    return wood, iron, rum, gold


def _types(value: RawJson, place: str) -> Cards:
    wood, iron, rum, gold = list_of(whole(0, 1), len(RESOURCES))(value, place)
    return wood, iron, rum, gold


def _row(*columns: Reads[Any]) -> Reads[tuple[Any, ...]]:
    def read(value: RawJson, place: str) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) != len(columns):
            raise Wrong(place, value, f"it is a list of {len(columns)}")
        return tuple(reads(one, f"{place}[{i}]") for i, (reads, one) in enumerate(zip(columns, value, strict=True)))

    return read


class _Reader(Reader):
    """Reads the fields of a position for this setting."""

    def __init__(self, position: Mapping[str, RawJson], setting: Setting) -> None:
        super().__init__(position)
        self.setting = setting
        self._seat = whole(0, setting.seats - 1)
        self._target = whole(0, 99)

    def state(self) -> State:
        setting, n = self.setting, self.setting.seats
        s = first_state(setting, 0)
        tile = _row(one_of(_index(TILES)), one_of(_index(FACES)), whole(0, TURNS - 1))
        layout = tuple(self.take("layout", "PLU-SET-02", list_of(tile, len(s.chart.laid)), list(s.chart.laid)))
        if len({number for number, _, _ in layout}) < len(layout):
            self.need("layout", "PLU-SET-02", _refusing("each tile lies there once"), None)
            return s
        s.chart = joined(layout, setting.faces)
        squares = one_of({s.chart.name(square): square for square in range(len(s.chart.kinds))})
        s.turn = self.take("turn", "PLU-TRN-01", self._seat, 0)
        s.first = self.take("first", "PLU-SET-13", self._seat, s.turn)
        s.round = self.take("round", "PLU-TRN-01", whole(1, None), 1)
        s.last = self.take("last", "PLU-END-05", flag, default=False)
        ships = list_of(maybe(_ship(squares), None), n * MAX_SHIPS)
        s.ships = self.take("ships", "PLU-SHP-01", ships, [None] * (n * MAX_SHIPS))
        s.owners = self.take("owners", "PLU-MAP-07", self._owners(s), [NOWHERE] * len(s.chart.islands))
        s.hands = self.take("hands", "PLU-RES-01", list_of(counts, n), [NONE] * n)
        s.known = self.take("known", "PLU-SET-12", list_of(_four, n * (n + 1)), [NONE] * (n * (n + 1)))
        s.points = self.take("points", "PLU-PP-02", list_of(whole(0, 10 * POINT_CARDS), n), [0] * n)
        s.piles = self.take("piles", "PLU-SET-04", counts, s.piles)
        rest = every_card()
        for part in (s.piles, *s.hands):
            rest = less(rest, least(rest, part))
        s.deck = self.take("deck", "PLU-SET-05", counts, rest)
        s.storm = self.take("storm", "PLU-STM-01", maybe(squares, NOWHERE), s.storm)
        s.marks = tuple(self.take("marks", "PLU-X-01", list_of(squares), []))
        titles: list[str] = self.take("bottom", "PLU-X-11", list_of(_TITLE), [])
        s.bottom = _numbers(titles)
        others = [title for card, title in enumerate(COPIES) if card not in s.bottom]
        unseen: list[str] = self.take("unseen", "PLU-SET-06", list_of(_TITLE), others)
        s.unseen = sum(1 << card for card in _numbers(unseen, s.bottom))
        s.today = self.take("today", "PLU-TRN-05", self._today, Today())
        s.over = self.take("over", "PLU-END-01", flag, default=False)
        s.luck = self.take("luck", "PLU-X-02", whole(0, MOST_LUCK), 0)
        seeking = [Seek(s.turn)] if without_ships(s, s.turn) else []
        waits = [] if s.over else [Turns(), TurnOver(s.turn), Menu(s.turn), *seeking]
        s.agenda = self.take("agenda", "PLU-TRN-01", list_of(step_of(STEPS)), waits)
        return s

    def _owners(self, s: State) -> Reads[list[int]]:
        islands = {island.id: i for i, island in enumerate(s.chart.islands)}

        def read(value: RawJson, place: str) -> list[int]:
            owners = [NOWHERE] * len(s.chart.islands)
            for name, owner in known_fields(value, place, islands).items():
                owners[islands[name]] = self._seat(owner, f"{place}.{name}")
            return owners

        return read

    def _today(self, value: RawJson, place: str) -> Today:
        row: Mapping[str, Json] = known_fields(value, place, Today._fields)
        pairs = list_of(_row(self._target, self._target))
        terms = list_of(_row(self._seat, _four, _four))
        seats = whole(0, (1 << self.setting.seats) - 1)

        def take(name: str, reads: Reads[Any], default: Any) -> Any:
            return reads(row[name], f"{place}.{name}") if name in row else default

        return Today(
            rolled=take("rolled", whole(0, max(SAILING_DIE)), 0),
            pool=take("pool", whole(0, max(SAILING_DIE)), 0),
            attacked=frozenset(take("attacked", pairs, [])),
            threatened=frozenset(take("threatened", pairs, [])),
            treaties=take("treaties", seats, 0),
            ending=take("ending", flag, False),
            refused=frozenset(take("refused", terms, [])),
            answered=frozenset(take("answered", list_of(_row(flag, self._seat, self._seat, _four, _four)), [])),
            announced=frozenset(take("announced", list_of(_row(_types, _types)), [])),
            enough=take("enough", seats, 0),
            net=tuple(take("net", list_of(_row(self._seat, whole(None, None))), [])),
            gifted=take("gifted", whole(0, 1 << 50), 0),
            bids=tuple(take("bids", terms, [])),
            sought=take("sought", flag, False),
        )


def _index(names: Sequence[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


def _ship(squares: Reads[int]) -> Reads[Ship]:
    def read(value: RawJson, place: str) -> Ship:
        row = known_fields(value, place, Ship._fields)
        return Ship(
            square=squares(row.get("square"), f"{place}.square"),
            lives=whole(1, LIMITS["lives_per_ship"])(row.get("lives", LIMITS["start_lives"]), f"{place}.lives"),
            cannons=whole(0, LIMITS["cannons_per_ship"])(row.get("cannons", 0), f"{place}.cannons"),
            masts=whole(0, LIMITS["masts_per_ship"])(row.get("masts", 0), f"{place}.masts"),
            moves=whole(0, LIMITS["masts_per_ship"])(row.get("moves", 0), f"{place}.moves"),
            still=flag(row.get("still", False), f"{place}.still"),
        )

    return read


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


def _refusing(may: str) -> Reads[None]:
    def read(value: RawJson, place: str) -> None:
        raise Wrong(place, value, may)

    return read
