"""Positions: the documented JSON of a state (docs/positions.md)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from ...core.atoms import Json, RawJson
from ...core.codec import (
    Codec,
    anything,
    as_is,
    bits_of,
    flag,
    list_of,
    maybe,
    number_of,
    one_of,
    record,
    row,
    set_of,
    tuple_of,
    whole,
)
from ...core.position import MOST_LUCK, PositionForm, StateField, StateFields
from ...core.reading import Reader, Wrong
from ...core.seat import Seat
from ...core.steps import steps_of
from .round import ROUND_START
from .setup import OPTIONS, first_state, setting_of
from .soundness import STEPS, breaches_of
from .state import CARD, COVERED, CURSED, EMPTY, KNOWN, PLAYED, UNLAID, Combat, Setting, State, slot
from .tables import (
    BASE_TREASURES,
    BETH,
    BOARD_HOLDS,
    CARDS,
    CELLS,
    CHARACTERS,
    CODE,
    COLOURS,
    COMBAT_DIE,
    CREW_TREASURES,
    DECK,
    DIE,
    HAND,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    NEIGHBOURS,
    NODES,
    PERSON,
    PILE,
    POWDER,
    STAIRS,
    STAR,
)

_FIELDS: Final = (
    "game", "options", "colours", "round", "captain", "turn", "dice", "ships", "players", "shown", "lairs", "pile",
    "unseen", "returned", "tavern", "strangers", "bottle", "combat", "ending", "winner", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("jamaica", _FIELDS, COLOURS, OPTIONS, MIN_SEATS, MAX_SEATS, "JAM-SET-01")
_MANY: Final = (1 << 20) - 1


class _Ship(NamedTuple):
    space: int = 0
    lap: int = 0
    holds: tuple[int, ...] = ()
    """None of them where they are not told."""
    up: int = 0
    down: tuple[int, ...] = ()
    tokens: int = 0


class _Player(NamedTuple):
    """`hand`, `deck`: -1 where they are not told. `unlaid`: how many of the discards were dealt by lot; None where
    people laid them."""

    hand: int = -1
    deck: int = -1
    discard: tuple[int, ...] = ()
    chosen: int = -1
    unlaid: int | None = None


@cache
def _fields(seats: int, ships: int, cap: int, *, crew: bool) -> StateFields[State]:
    seat = whole(0, seats - 1)
    ids = [card.id for card in (CREW_TREASURES if crew else BASE_TREASURES)]
    treasures = bits_of(one_of({treasure: i for i, treasure in enumerate(ids) if i}))
    tile = maybe(one_of({"?": COVERED, **{name: i for i, name in enumerate(CHARACTERS)}}), EMPTY)
    ship = _ship(number_of(ids), treasures, bits_of(seat))
    return StateFields(
        FORM,
        StateField("round", "JAM-FLOW-01", whole(0, cap)),
        StateField("captain", "JAM-SET-08", seat),
        StateField("turn", "JAM-FLOW-04", seat, lambda s: s.captain),
        StateField("dice", "JAM-FLOW-02", tuple_of(whole(0, max(DIE)), 2)),
        StateField("ships", "JAM-SET-05", list_of(ship, ships), lambda s: [_Ship()] * ships, _ships, _put_ships),
        StateField("players", "JAM-SET-06", list_of(_player(), seats), _usual_players, _players, _put_players),
        StateField("shown", "JAM-FLOW-04", flag),
        StateField("lairs", "JAM-SET-03", bits_of(whole(0, NODES - 1))),
        StateField("pile", "JAM-LAIR-02", whole(0, PILE), lambda s: s.lairs.bit_count()),
        StateField("returned", "JAM-CREW-C06", treasures),
        StateField("unseen", "JAM-SET-04", treasures, _rest),
        StateField("tavern", "JAM-CREW-SET-01", tuple_of(tile, len(CELLS)), _tavern, is_read=crew),
        StateField("strangers", "JAM-CREW-SET-01", bits_of(number_of(CHARACTERS)), _strangers, is_read=crew),
        StateField("bottle", "JAM-CREW-SET-03", number_of(CELLS), is_read=crew),
        StateField("combat", "JAM-CBT-04", maybe(_combat(ships), None)),
        StateField("winner", "JAM-CREW-C17", whole(-1, seats - 1)),
        StateField("over", "JAM-END-02", flag),
        StateField("ending", "JAM-END-01", flag, lambda s: any(s.home(seat) for seat in range(seats))),
        StateField("luck", "JAM-SET-06", whole(0, MOST_LUCK)),
        StateField("agenda", "JAM-FLOW-01", steps_of(STEPS), lambda s: [] if s.over else [ROUND_START]),
    )


def _fields_of(setting: Setting) -> StateFields[State]:
    return _fields(setting.seats, setting.ships, setting.cap, crew=setting.crew)


def write(s: State) -> Json:
    return _fields_of(s.setting).write(s, s.setting.options, s.setting.colours)


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. Most fields may be left out."""
    keepers = sum(1 << i for i, seat in enumerate(seats) if seat.keeps)
    people = sum(1 << i for i, seat in enumerate(seats) if seat.bot is None)
    reader = Reader(FORM.object_of(position))
    s = first_state(FORM.setting(position, seats, setting_of).kept_by(keepers), 0)
    _fields_of(s.setting).read(reader, s)
    if _is_untold(s):
        s.setting = s.setting.with_untold(people)
    return reader.sound(s, breaches_of)


def _is_untold(s: State) -> bool:
    """What captains of the app have covered may be seen by nobody, where nobody told it as the table was laid; so may a
    curse that one of them gave to the Ghost Ship."""
    app = [ship for ship in range(s.setting.ships) if not s.setting.keepers >> ship & 1]
    unseen = ((ship, held) for ship in app for held in s.down[ship] if held & CARD and not KNOWN.seen(held))
    return any(ship != s.setting.ghost or held & CURSED for ship, held in unseen)


# ---- ships


def _ships(s: State) -> list[_Ship]:
    return [
        _Ship(place % NODES, place // NODES, s.holds[ship], s.up[ship], s.down[ship], s.tokens[ship])
        for ship, place in enumerate(s.place)
    ]


def _put_ships(s: State, ships: Sequence[_Ship]) -> None:
    for number, ship in enumerate(ships):
        s.place[number] = ship.lap * NODES + ship.space
        s.holds[number] = ship.holds or s.holds[number]
        s.up[number], s.down[number], s.tokens[number] = ship.up, tuple(sorted(ship.down)), ship.tokens


def _ship(treasure: Codec[int], treasures: Codec[int], knowing: Codec[int]) -> Codec[_Ship]:
    may = "it is a treasure, the seats that know it, whether all know it is cursed"
    covered = row(treasure, knowing, flag, may=may).mapped(
        lambda parts: slot(parts[0], parts[1], cursed=parts[2]),
        lambda held: (held & CARD, KNOWN.seen(held), bool(held & CURSED)),
    )
    return record(
        _Ship,
        {
            "lap": whole(None, 1),
            "holds": maybe(_holds(), ()),
            "space": whole(0, NODES - 1),
            "up": treasures,
            "down": tuple_of(covered),
            "tokens": whole(0, PILE),
        },
    )


def _hold() -> Codec[int]:
    goods, people = number_of(KINDS[: POWDER + 1]), one_of(CODE)

    def reads(value: RawJson, place: str) -> int:
        if not isinstance(value, list) or len(value) != 2:
            raise Wrong(place, value, 'it is what and how many, such as ["gold", 3], or ["crew", "king"]')
        kind, count = value
        if kind == "crew":
            return people.reads(count, f"{place}[1]")
        number = goods.reads(kind, f"{place}[0]")
        return whole(1 if number else 0, _MANY if number else 0).reads(count, f"{place}[1]") << 3 | number

    def writes(hold: int) -> Json:
        kind = hold & 7
        return [KINDS[kind], CHARACTERS[hold >> 3] if kind == PERSON else hold >> 3]

    return Codec(reads, writes)


def _holds() -> Codec[tuple[int, ...]]:
    """Those that are not told are empty."""
    return tuple_of(_hold()).mapped(lambda holds: (*holds, *[0] * (BOARD_HOLDS - len(holds))), as_is)


# ---- cards


def _players(s: State) -> list[_Player]:
    return [
        _Player(
            s.hand[seat],
            s.deck[seat],
            tuple([card & PLAYED for card in discard]),
            s.chosen[seat],
            sum(card >= UNLAID for card in discard) if s.setting.unlaid >> seat & 1 else None,
        )
        for seat, discard in enumerate(s.discard)
    ]


def _usual_players(s: State) -> list[_Player]:
    return [_completed(_Player())] * s.setting.seats


def _put_players(s: State, players: Sequence[_Player]) -> None:
    """The first of a keeper's discards may be any cards, where nobody laid them."""
    for seat, own in enumerate(players):
        s.hand[seat], s.deck[seat], s.discard[seat], s.chosen[seat], unlaid = own
        if unlaid is not None and s.setting.keepers >> seat & 1:
            s.setting = replace(s.setting, unlaid=s.setting.unlaid | 1 << seat)
            s.discard[seat] = (*(card | UNLAID for card in own.discard[:unlaid]), *own.discard[unlaid:])


def _completed(own: _Player) -> _Player:
    """With three cards in hand and the others in the draw pile, where these are not told."""
    gone = sum({1 << card for card in (*own.discard, own.chosen) if card >= 0})
    left = [card for card in range(len(CARDS)) if not gone >> card & 1][:HAND]
    hand = sum(1 << card for card in left) if own.hand < 0 else own.hand
    return own._replace(hand=hand, deck=DECK & ~gone & ~hand if own.deck < 0 else own.deck)


def _player() -> Codec[_Player]:
    card = number_of(CARDS)
    cards = record(
        _Player,
        {
            "chosen": maybe(card, -1),
            "discard": set_of(card).mapped(tuple, list),
            "hand": bits_of(card),
            "deck": bits_of(card),
            "unlaid": anything,
        },
        sparse=["unlaid"],
    )

    def reads(value: RawJson, place: str) -> _Player:
        own = cards.reads(value, place)
        maybe(whole(0, len(own.discard)), None).reads(own.unlaid, f"{place}.unlaid")
        return _completed(own)

    return Codec(reads, cards.writes)


# ---- treasures, characters and combat


def _rest(s: State) -> int:
    """All treasures that lie nowhere else."""
    gone = s.returned
    for ship in range(s.setting.ships):
        gone |= s.treasures(ship)
    haunted = s.setting.ghost >= 0 and not s.setting.crew
    return ((1 << len(s.setting.treasures)) - 2) & ~gone & ~(BETH if haunted else 0)


def _aboard(s: State) -> set[int]:
    return {hold >> 3 for holds in s.holds for hold in holds if hold & 7 == PERSON}


def _strangers(s: State) -> int:
    """All characters who are not seen elsewhere."""
    seen = _aboard(s) | {tile for tile in s.tavern if tile >= 0}
    return sum(1 << who for who in range(len(CHARACTERS)) if who not in seen)


def _tavern(s: State) -> tuple[int, ...]:
    """A tavern from whose far end as many tiles are gone as there are characters aboard the ships."""
    aboard = _aboard(s)
    free = [who for who in range(len(CHARACTERS)) if who not in aboard]
    far = [cell for cell in range(len(CELLS))[::-1] if cell != STAIRS and cell not in NEIGHBOURS[STAIRS]]
    empty = {STAIRS, *far[: len(aboard)]}
    tiles = [EMPTY if cell in empty else COVERED for cell in range(len(CELLS))]
    for cell in (*NEIGHBOURS[STAIRS], *range(len(CELLS))):
        if tiles[cell] == COVERED and any(near in empty for near in NEIGHBOURS[cell]):
            tiles[cell] = free.pop(0)
    return tuple(tiles)


def _combat(ships: int) -> Codec[Combat]:
    ship, yes, rolls = whole(0, ships - 1), whole(0, 1), (0, *(STAR if face == "star" else face for face in COMBAT_DIE))
    numbers = list_of(whole(0, None), len(Combat._fields))

    def reads(value: RawJson, place: str) -> Combat:
        found = numbers.reads(value, place)
        for i in (0, 1):
            ship.reads(found[i], f"{place}[{i}]")
        for i in (5, 6):
            if found[i] not in rolls:
                raise Wrong(f"{place}[{i}]", found[i], f"it is one of {', '.join(map(str, rolls))}")
        for i in (2, 7):
            yes.reads(found[i], f"{place}[{i}]")
        return Combat(*found)

    return Codec(reads, list)
