"""Positions: the documented JSON of a state (docs/positions.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ...core.atoms import Json, RawJson
from ...core.position import MOST_LUCK, PositionForm
from ...core.reading import Reader, Wrong, flag, known_fields, list_of, maybe, one_of, set_of, whole
from ...core.seat import Seat
from ...core.steps import step_json, step_of
from .round import ROUND_START
from .setup import OPTIONS, first_state, setting_of
from .soundness import STEPS, breaches_of
from .state import CARD, COVERED, CURSED, EMPTY, KNOWN, PLAYED, UNLAID, Combat, Setting, State, slot
from .tables import (
    BETH,
    BOARD_HOLDS,
    CARD_NUMBER,
    CARDS,
    CELLS,
    CHARACTERS,
    CODE,
    COLOURS,
    COMBAT_DIE,
    DECK,
    DIE,
    HAND,
    KINDS,
    LAIRS,
    MAX_SEATS,
    MIN_SEATS,
    NEIGHBOURS,
    NODES,
    PERSON,
    PILE,
    POWDER,
    STAIRS,
    STAR,
    cards_of,
)
from .treasure import names_of
from .view import tile_json

_FIELDS: Final = (
    "game", "options", "colours", "round", "captain", "turn", "dice", "ships", "players", "shown", "lairs", "pile",
    "unseen", "returned", "tavern", "strangers", "bottle", "combat", "ending", "winner", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("jamaica", _FIELDS, COLOURS, OPTIONS, MIN_SEATS, MAX_SEATS, "JAM-SET-01")


def write(s: State) -> Json:
    setting = s.setting
    return {
        "game": "jamaica",
        "options": dict(setting.options),
        "colours": list(setting.colours),
        "round": s.round,
        "captain": s.captain,
        "turn": s.turn,
        "dice": list(s.dice),
        "ships": [_write_ship(s, ship) for ship in range(setting.ships)],
        "players": [
            {
                "hand": list(cards_of(s.hand[i])),
                "deck": list(cards_of(s.deck[i])),
                "discard": [CARDS[card & PLAYED] for card in s.discard[i]],
                "chosen": CARDS[s.chosen[i]] if s.chosen[i] >= 0 else None,
                **({"unlaid": sum(card >= UNLAID for card in s.discard[i])} if setting.unlaid >> i & 1 else {}),
            }
            for i in range(setting.seats)
        ],
        "shown": s.shown,
        "lairs": [node for node in range(NODES) if s.lairs >> node & 1],
        "pile": s.pile,
        "unseen": names_of(s, s.unseen),
        "returned": names_of(s, s.returned),
        "tavern": [tile_json(tile) for tile in s.tavern],
        "strangers": [name for i, name in enumerate(CHARACTERS) if s.strangers >> i & 1],
        "bottle": CELLS[s.bottle],
        "combat": s.combat and list(s.combat),
        "ending": s.ending,
        "winner": s.winner,
        "over": s.over,
        "luck": s.luck,
        "agenda": [step_json(step) for step in s.agenda],
    }


def _write_ship(s: State, ship: int) -> Json:
    return {
        "space": s.place[ship] % NODES,
        "lap": s.place[ship] // NODES,
        "holds": [_write_hold(hold) for hold in s.holds[ship]],
        "up": names_of(s, s.up[ship]),
        "down": [
            [
                s.setting.treasures[held & CARD].id,
                [seat for seat in range(s.setting.seats) if KNOWN.by(held, seat)],
                bool(held & CURSED),
            ]
            for held in s.down[ship]
        ],
        "tokens": s.tokens[ship],
    }


def _write_hold(hold: int) -> Json:
    kind = hold & 7
    return [KINDS[kind], CHARACTERS[hold >> 3] if kind == PERSON else hold >> 3]


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. Most fields may be left out."""
    keepers = sum(1 << i for i, seat in enumerate(seats) if seat.keeps)
    people = sum(1 << i for i, seat in enumerate(seats) if seat.bot is None)
    reader = _Reader(FORM.object_of(position), FORM.setting(position, seats, setting_of).kept_by(keepers), people)
    return reader.sound(reader.state(), breaches_of)


class _Reader(Reader):
    """Reads the fields of a position for this setting."""

    def __init__(self, position: Mapping[str, RawJson], setting: Setting, people: int) -> None:
        super().__init__(position)
        self.setting, self.people = setting, people
        self._treasure = one_of({card.id: i for i, card in enumerate(setting.treasures)})
        self._treasures = set_of(one_of({card.id: i for i, card in enumerate(setting.treasures) if i}))
        self._seat = whole(0, setting.seats - 1)

    def state(self) -> State:
        s, setting = first_state(self.setting, 0), self.setting
        n = setting.seats
        s.round = self.take("round", "JAM-FLOW-01", whole(0, setting.cap), 0)
        s.captain = self.take("captain", "JAM-SET-08", self._seat, 0)
        s.turn = self.take("turn", "JAM-FLOW-04", self._seat, s.captain)
        s.dice = self.take("dice", "JAM-FLOW-02", _dice, (0, 0))
        ships = self.take("ships", "JAM-SET-05", list_of(self._ship, setting.ships), list[_Ship]())
        for ship, row in enumerate(ships):
            s.place[ship], s.holds[ship] = row.place, row.holds or s.holds[ship]
            s.up[ship], s.down[ship], s.tokens[ship] = row.up, row.down, row.tokens
        players = self.take("players", "JAM-SET-06", list_of(_player, n), list[_Player]())
        s.hand, s.deck = [7] * n, [DECK & ~7] * n
        for seat, own in enumerate(players):
            s.hand[seat], s.deck[seat], s.discard[seat], s.chosen[seat] = own[:4]
        self._read_unlaid(s, [own.unlaid for own in players])
        self._read_untold(s)
        s.shown = self.take("shown", "JAM-FLOW-04", flag, default=False)
        s.lairs = self.take("lairs", "JAM-SET-03", _nodes, LAIRS)
        s.pile = self.take("pile", "JAM-LAIR-02", whole(0, PILE), s.lairs.bit_count())
        s.returned = self.take("returned", "JAM-CREW-C06", self._cards, 0)
        s.unseen = self.take("unseen", "JAM-SET-04", self._cards, self._rest(s))
        if setting.crew:
            self._read_tavern(s)
        s.combat = self.take("combat", "JAM-CBT-04", self._combat, None)
        s.winner = self.take("winner", "JAM-CREW-C17", whole(-1, n - 1), -1)
        s.over = self.take("over", "JAM-END-02", flag, default=False)
        s.ending = self.take("ending", "JAM-END-01", flag, any(s.home(seat) for seat in range(n)))
        s.luck = self.take("luck", "JAM-SET-06", whole(0, MOST_LUCK), 0)
        s.agenda = self.take("agenda", "JAM-FLOW-01", list_of(step_of(STEPS)), [] if s.over else [ROUND_START])
        return s

    def _read_unlaid(self, s: State, unlaid: list[int | None]) -> None:
        """The first of a keeper's discards may be any cards, where nobody laid them."""
        keepers = s.setting.keepers
        for seat, n in enumerate(unlaid):
            if n is not None and keepers >> seat & 1:
                s.setting = replace(s.setting, unlaid=s.setting.unlaid | 1 << seat)
                own = s.discard[seat]
                s.discard[seat] = (*(card | UNLAID for card in own[:n]), *own[n:])

    def _read_untold(self, s: State) -> None:
        """What captains of the app have covered may be seen by nobody, where nobody told it as the table was laid; so
        may a curse that one of them gave to the Ghost Ship."""
        app = [ship for ship in range(s.setting.ships) if not s.setting.keepers >> ship & 1]
        unseen = ((ship, held) for ship in app for held in s.down[ship] if held & CARD and not KNOWN.seen(held))
        if any(ship != s.setting.ghost or held & CURSED for ship, held in unseen):
            s.setting = s.setting.with_untold(self.people)

    def _read_tavern(self, s: State) -> None:
        aboard = {hold >> 3 for holds in s.holds for hold in holds if hold & 7 == PERSON}
        s.tavern = self.take("tavern", "JAM-CREW-SET-01", _tiles, _tavern_without(aboard))
        seen = aboard | {tile for tile in s.tavern if tile >= 0}
        default = sum(1 << who for who in range(len(CHARACTERS)) if who not in seen)
        s.strangers = self.take("strangers", "JAM-CREW-SET-01", _people, default)
        s.bottle = self.take("bottle", "JAM-CREW-SET-03", one_of({cell: i for i, cell in enumerate(CELLS)}), STAIRS)

    def _rest(self, s: State) -> int:
        """All treasures that lie nowhere else."""
        gone = s.returned
        for ship in range(self.setting.ships):
            gone |= s.treasures(ship)
        haunted = self.setting.ghost >= 0 and not self.setting.crew
        return ((1 << len(self.setting.treasures)) - 2) & ~gone & ~(BETH if haunted else 0)

    def _cards(self, value: RawJson, place: str) -> int:
        return sum(1 << card for card in self._treasures(value, place))

    def _ship(self, value: RawJson, place: str) -> "_Ship":
        row = known_fields(value, place, ("space", "lap", "holds", "up", "down", "tokens"))
        lap = whole(None, 1)(row.get("lap", 0), f"{place}.lap")
        holds = maybe(_holds, tuple[int, ...]())(row.get("holds"), f"{place}.holds")
        return _Ship(
            lap * NODES + _node(row.get("space", 0), f"{place}.space"),
            holds,
            self._cards(row.get("up", []), f"{place}.up"),
            tuple(sorted(list_of(self._covered)(row.get("down", []), f"{place}.down"))),
            whole(0, PILE)(row.get("tokens", 0), f"{place}.tokens"),
        )

    def _covered(self, value: RawJson, place: str) -> int:
        if not isinstance(value, list) or len(value) != 3:
            raise Wrong(place, value, "it is a treasure, the seats that know it, whether all know it is cursed")
        card = self._treasure(value[0], f"{place}[0]")
        seen = sum(1 << seat for seat in set_of(self._seat)(value[1], f"{place}[1]"))
        return slot(card, seen, cursed=flag(value[2], f"{place}[2]"))

    def _combat(self, value: RawJson, place: str) -> Combat | None:
        if value is None:
            return None
        numbers = list_of(whole(0, None), len(Combat._fields))(value, place)
        ship, rolls = whole(0, self.setting.ships - 1), (0, *(STAR if face == "star" else face for face in COMBAT_DIE))
        for i in (0, 1):
            ship(numbers[i], f"{place}[{i}]")
        for i in (5, 6):
            if numbers[i] not in rolls:
                raise Wrong(f"{place}[{i}]", numbers[i], f"it is one of {', '.join(map(str, rolls))}")
        for i in (2, 7):
            whole(0, 1)(numbers[i], f"{place}[{i}]")
        return Combat(*numbers)


class _Ship(NamedTuple):
    place: int
    holds: tuple[int, ...]
    """None of them where they are not told."""
    up: int
    down: tuple[int, ...]
    tokens: int


class _Player(NamedTuple):
    hand: int
    deck: int
    discard: tuple[int, ...]
    chosen: int
    unlaid: int | None
    """How many of the discards were dealt by lot; None where people laid them."""


_MANY: Final = (1 << 20) - 1
_CARD: Final = one_of(CARD_NUMBER)
_node: Final = whole(0, NODES - 1)
_PAIR: Final = whole(0, max(DIE))
_GOODS: Final = {kind: number for number, kind in enumerate(KINDS) if number <= POWDER}


def _player(value: RawJson, place: str) -> _Player:
    row = known_fields(value, place, ("hand", "deck", "discard", "chosen", "unlaid"))
    chosen = maybe(_CARD, -1)(row.get("chosen"), f"{place}.chosen")
    discard = tuple(set_of(_CARD)(row.get("discard", []), f"{place}.discard"))
    gone = sum({1 << card for card in (*discard, chosen) if card >= 0})
    left = [card for card in range(len(CARDS)) if not gone >> card & 1][:HAND]
    hand = _hand(row["hand"], f"{place}.hand") if "hand" in row else sum(1 << card for card in left)
    deck = _hand(row["deck"], f"{place}.deck") if "deck" in row else DECK & ~gone & ~hand
    unlaid = maybe(whole(0, len(discard)), None)(row.get("unlaid"), f"{place}.unlaid")
    return _Player(hand, deck, discard, chosen, unlaid)


def _hand(value: RawJson, place: str) -> int:
    return sum(1 << card for card in set_of(_CARD)(value, place))


def _tavern_without(aboard: set[int]) -> tuple[int, ...]:
    """A tavern from whose far end as many tiles are gone as there are characters aboard the ships."""
    free = [who for who in range(len(CHARACTERS)) if who not in aboard]
    far = [cell for cell in range(len(CELLS))[::-1] if cell != STAIRS and cell not in NEIGHBOURS[STAIRS]]
    empty = {STAIRS, *far[: len(aboard)]}
    tiles = [EMPTY if cell in empty else COVERED for cell in range(len(CELLS))]
    for cell in (*NEIGHBOURS[STAIRS], *range(len(CELLS))):
        if tiles[cell] == COVERED and any(near in empty for near in NEIGHBOURS[cell]):
            tiles[cell] = free.pop(0)
    return tuple(tiles)


def _dice(value: RawJson, place: str) -> tuple[int, int]:
    first, second = list_of(_PAIR, 2)(value, place)
    return first, second


def _nodes(value: RawJson, place: str) -> int:
    return sum(1 << node for node in set_of(_node)(value, place))


def _holds(value: RawJson, place: str) -> tuple[int, ...]:
    holds = list_of(_hold)(value, place)
    return (*holds, *[0] * (BOARD_HOLDS - len(holds)))


def _hold(value: RawJson, place: str) -> int:
    if not isinstance(value, list) or len(value) != 2:
        raise Wrong(place, value, 'it is what and how many, such as ["gold", 3], or ["crew", "king"]')
    kind, count = value
    if kind == "crew":
        return one_of(CODE)(count, f"{place}[1]")
    number = one_of(_GOODS)(kind, f"{place}[0]")
    return whole(1 if number else 0, _MANY if number else 0)(count, f"{place}[1]") << 3 | number


def _tiles(value: RawJson, place: str) -> tuple[int, ...]:
    tile = one_of({"?": COVERED, **_WHO})
    return tuple(list_of(maybe(tile, EMPTY), len(CELLS))(value, place))


def _people(value: RawJson, place: str) -> int:
    return sum(1 << who for who in set_of(one_of(_WHO))(value, place))


_WHO: Final = {name: i for i, name in enumerate(CHARACTERS)}
