"""Positions: the documented JSON of a state (docs/positions.md), written and read."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from ...core.atoms import Json, RawJson
from ...core.codec import (
    Codec,
    anything,
    bits_of,
    flag,
    list_of,
    maybe,
    named,
    number_of,
    record,
    row,
    tuple_of,
    whole,
)
from ...core.faults import Breach
from ...core.position import MOST_LUCK, PositionForm, StateField, StateFields
from ...core.reading import Reader, Wrong
from ...core.seat import Seat
from ...core.steps import steps_of
from .collect import TALE_NAMES
from .deal import OPTIONS, dealt, setting_of
from .fight import TOKENS
from .gains import Gain
from .places import DUTCH_TILES, FOES, OFFERINGS, OUTPOSTS, POST_IDS, SALT_ZONES, SLOT_GOODS, TOWER_IDS, ZONES
from .player_row import CARDS, read_player, write_players
from .ready import MakeReady
from .rounds import RoundOver
from .sea_turn import SeaPhase, SeaTurn
from .soundness import STEPS, breaches_of
from .state import CRATE_BITS, HOME, NOWHERE, Fight, Setting, State
from .tables import ANIMALS, COLOURS, CRATES, DATA, GOOD_KINDS, MAX_SEATS, MIN_SEATS, ROUNDS, WEAPONS
from .town import CELLS, SIDES, SPACES, TURNS, District, space_id
from .town_turn import TownTurn

_FIELDS: Final = (
    "game", "options", "colours", "round", "turn", "dolphin", "taken", "town", "captain", "visited", "passed", "feld",
    "players", "foes", "outposts", "towers", "posts", "bag", "display", "pile", "tales", "discards", "salts",
    "offerings", "dutch", "dutch_weapons", "fight", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("nassau", _FIELDS, COLOURS, OPTIONS, MIN_SEATS, MAX_SEATS, "NAS-SET-04")
_PER_GOOD: Final = next(row["per_type"] for row in DATA["supply"] if row["kind"] == "good")
_COPIES: Final = tuple(row["copies"] for row in DATA["animals"]["kinds"])


def write(s: State) -> Json:
    return _fields_of(s.setting).write(s, s.setting.options, s.setting.colours)


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. Most fields may be left out: what is not
    told is as it would be dealt, and what must add up does."""
    reader, setting = Reader(FORM.object_of(position)), FORM.setting(position, seats, setting_of)
    s = dealt(setting, 0)
    hands = [player.hand for player in s.players]
    for field in _fields_of(setting).fields:
        if field.name == "tales":
            _deal_hands(s, hands)
        field.read(reader, s)
    return reader.sound(s, breaches_of)


def _fields_of(setting: Setting) -> StateFields[State]:
    return _fields(setting.seats, len(setting.foe_zones))


@cache
def _fields(n: int, slots: int) -> StateFields[State]:
    seat, crates, animal = whole(0, n - 1), whole(0, CRATES), number_of(ANIMALS)
    owner, good = maybe(seat, NOWHERE), maybe(number_of(GOOD_KINDS), NOWHERE)
    space = number_of([space_id(space) for space in range(SPACES)])
    tower = row(number_of(TOWER_IDS), owner, crates).mapped(
        lambda parts: (parts[0], parts[1:]), lambda pair: (pair[0], *pair[1])
    )
    return StateFields(
        FORM,
        _on_chart("layout", "town", "NAS-SET-01", _TOWN),
        _on_chart("dutch_weapons", "dutch_weapons", "NAS-DUT-03", tuple_of(number_of(WEAPONS))),
        StateField("round", "NAS-END-01", whole(1, ROUNDS)),
        StateField("dolphin", "NAS-SET-17", seat, lambda s: 0),
        StateField("turn", "NAS-P1-01", seat, lambda s: s.dolphin),
        StateField("captain", "NAS-SET-03", space, lambda s: s.chart.town.start),
        StateField("visited", "NAS-P1-20", bits_of(space), lambda s: 1 << s.captain),
        StateField("passed", "NAS-P1-15", bits_of(seat)),
        StateField("feld", "NAS-FELD-01", maybe(space, NOWHERE)),
        _on_slots("foes", "NAS-SET-12", row(_ids(FOES), _on_foe(n))),
        _on_slots("outposts", "NAS-SET-13", row(_ids(OUTPOSTS), owner)),
        _on_slots("towers", "NAS-SET-13", tower),
        _on_slots("posts", "NAS-SET-13", row(number_of(POST_IDS), good)),
        _revealed("salts", "NAS-SET-16", [ZONES[zone] for zone in SALT_ZONES]),
        _revealed("offerings", "NAS-SET-16", [offering.id for offering in OFFERINGS]),
        _revealed("dutch", "NAS-DUT-02", [tile.id for tile in DUTCH_TILES]),
        _Players("players", "NAS-SET-04", anything, get=write_players),
        StateField("taken", "NAS-P1-19", flag, _first_done),
        StateField("bag", "NAS-SET-14", named(GOOD_KINDS, whole(0, _PER_GOOD), 0), _bag),
        StateField("display", "NAS-SET-07", tuple_of(animal)),
        StateField("pile", "NAS-SET-07", named(ANIMALS, whole(0, max(_COPIES)), 0), _pile),
        StateField("discards", "NAS-PH3-05", CARDS),
        StateField("tales", "NAS-SET-08", CARDS, lambda s: (1 << len(TALE_NAMES)) - 1 & ~_tales_out(s)),
        StateField("fight", "NAS-FGT-07", maybe(_fight(seat, slots), None)),
        StateField("over", "NAS-END-01", flag),
        StateField("luck", "NAS-SET-01", whole(0, MOST_LUCK), lambda s: 0),
        StateField("agenda", "NAS-P1-01", steps_of(STEPS, {"Collect": _collect}), _waiting),
    )


# ---- kinds of fields


def _on_chart(part: str, name: str, rule: str, codec: Codec[Any]) -> StateField[State]:
    """What is dealt once and then stays where it is."""

    def put(s: State, value: Any) -> None:
        s.chart = replace(s.chart, **{part: value})

    return StateField(name, rule, codec, get=lambda s: getattr(s.chart, part), put=put)


def _on_slots(name: str, rule: str, slot: Codec[Any]) -> StateField[State]:
    """Per slot its tile, which stays there, and what lies on it; as it was dealt where that is not told."""

    def put(s: State, slots: Sequence[tuple[int, Any]]) -> None:
        if slots:
            tiles: Any = tuple(tile for tile, _ in slots)
            s.chart = replace(s.chart, **{name: tiles})
            setattr(s, name, [lies for _, lies in slots])

    return StateField(
        name,
        rule,
        list_of(slot),
        lambda s: (),
        lambda s: zip(getattr(s.chart, name), getattr(s, name), strict=True),
        put,
    )


def _revealed(name: str, rule: str, tiles: Sequence[str]) -> StateField[State]:
    """One a round, if any: first the one that was dealt, then the others in their order."""

    def default(s: State) -> tuple[int, ...]:
        first = getattr(s, name)
        return (*first, *(i for i in range(len(tiles)) if i not in first))[: s.round] if first else ()

    return StateField(name, rule, tuple_of(number_of(tiles)), default)


class _Players(StateField[State]):
    """What is wrong with one of them is told besides what is wrong with another."""

    def read(self, reader: Reader, s: State) -> None:
        n = s.setting.seats
        rows: list[Json] = reader.take(self.name, self.rule, list_of(anything, n).reads, [{}] * n)
        for seat, one in enumerate(rows):
            try:
                read_player(s, seat, one, f"{self.name}[{seat}]")
            except Wrong as wrong:
                reader.breaches.append(Breach(self.rule, str(wrong)))


# ---- parts


def _ids(tiles: Sequence[Any]) -> Codec[int]:
    return number_of([tile.id for tile in tiles])


_DISTRICTS: Final = tuple_of(row(whole(1, CELLS), number_of(SIDES), whole(0, TURNS - 1)))


def _read_town(value: RawJson, place: str) -> tuple[District, ...]:
    layout = _DISTRICTS.reads(value, place)
    tiles = {tile for tile, _, _ in layout}
    if len(layout) != CELLS or len(tiles) != CELLS:
        raise Wrong(place, value, "nine tiles, each once")
    return tuple((tile, side, turns) for tile, side, turns in layout)


_TOWN: Final = Codec(_read_town, _DISTRICTS.writes)


def _on_foe(n: int) -> Codec[int]:
    """Crates by seat, as the state keeps them; NOWHERE on a defeated opponent."""
    each_seat = list_of(whole(0, CRATES), n)
    shifts = [CRATE_BITS * seat for seat in range(n)]

    def reads(value: RawJson, place: str) -> int:
        if value is None:
            return NOWHERE
        return sum(crates << shift for crates, shift in zip(each_seat.reads(value, place), shifts, strict=True))

    return Codec(reads, lambda packed: None if packed == NOWHERE else [packed >> shift & 31 for shift in shifts])


def _fight(seat: Codec[int], slots: int) -> Codec[Fight]:
    tokens = tuple_of(number_of(TOKENS))
    return record(
        Fight,
        {
            "seat": seat,
            "slot": whole(NOWHERE, slots - 1),
            "strength": whole(0, 5),
            "fired": whole(0, CRATES),
            "bomb": flag,
            "won": flag,
            "drawn": tokens,
            "attacks": tokens,
            "dice": tuple_of(whole(1, 6)),
        },
    )


def _collect(said: list[Json]) -> list[Json]:
    """Gains were three numbers each, one after the other, in earlier versions."""
    *seat, rest = said or [None]
    if not isinstance(rest, list) or not all(type(one) is int for one in rest) or len(rest) % len(Gain._fields):
        return said
    numbers = iter(rest)
    return [
        *seat,
        [dict(zip(Gain._fields, row, strict=True)) for row in zip(*[numbers] * len(Gain._fields), strict=True)],
    ]


# ---- what is left out: it lies nowhere else


def _bag(s: State) -> tuple[int, ...]:
    return tuple(max(0, _PER_GOOD - n) for n in _goods_out(s))


def _pile(s: State) -> tuple[int, ...]:
    out = [*s.display, *(animal for player in s.players for animal in player.animals if animal >= 0)]
    return tuple(max(0, copies - out.count(kind)) for kind, copies in enumerate(_COPIES))


def _tales_out(s: State) -> int:
    """The set of tales that are in neither pile."""
    out = s.discards
    for player in s.players:
        out |= player.told | player.jokes | player.buried | max(0, player.hand)
    return out


def _deal_hands(s: State, hands: Sequence[int]) -> None:
    """Who was told no hand holds what was dealt, if it lies nowhere else."""
    out = _tales_out(s)
    for player, hand in zip(s.players, hands, strict=True):
        if player.hand == NOWHERE:
            player.hand = hand & ~out
            out |= player.hand


def _goods_out(s: State) -> list[int]:
    """Goods of each kind that are not in the bag."""
    out = [s.posts.count(kind) for kind in range(len(GOOD_KINDS))]
    for player in s.players:
        for kind in range(len(GOOD_KINDS)):
            out[kind] += player.goods[kind] + player.centre[kind]
        for good, _ in SLOT_GOODS[player.hideout][: player.filled]:
            out[good] += 1
    return out


def _first_done(s: State) -> bool:
    """NAS-P1-19, NAS-RET-16: whether somebody has passed in town, or is home."""
    if all(player.boat != NOWHERE for player in s.players):
        return any(player.stage == HOME for player in s.players)
    return bool(s.passed)


def _waiting(s: State) -> list[Any]:
    """What waits where nothing is told of it: the turn of `turn` is about to begin, in town, or at sea once every boat
    is in the water."""
    if all(player.boat != NOWHERE for player in s.players):
        return [RoundOver(), MakeReady(), SeaTurn(s.turn)]
    return [RoundOver(), MakeReady(), SeaPhase(), TownTurn(s.turn)]
