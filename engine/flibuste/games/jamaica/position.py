"""Positions: the documented JSON of a state (docs/positions.md)."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from ...core.agenda import step_json, step_of
from ...core.atoms import Json
from ...core.faults import Breach, PositionError, SetupError
from ...core.options import read_options
from ...core.seat import Seat
from .setup import OPTIONS, first_state, setting_of
from .soundness import STEPS, breaches_of
from .state import CARD, COVERED, CURSED, EMPTY, SEEN, Combat, Setting, State, slot
from .tables import (
    BETH,
    BOARD_HOLDS,
    CARD_NUMBER,
    CARDS,
    CELLS,
    CHARACTERS,
    CODE,
    COLOURS,
    DECK,
    KINDS,
    LAIRS,
    MAX_SEATS,
    MIN_SEATS,
    NEIGHBOURS,
    NODES,
    PERSON,
    POWDER,
    STAIRS,
    cards_of,
)
from .treasure import names_of
from .view import tile_json


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
                "discard": [CARDS[card] for card in s.discard[i]],
                "chosen": CARDS[s.chosen[i]] if s.chosen[i] >= 0 else None,
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
                [seat for seat in range(s.setting.seats) if held >> (SEEN + seat) & 1],
                bool(held & CURSED),
            ]
            for held in s.down[ship]
        ],
        "tokens": s.tokens[ship],
    }


def _write_hold(hold: int) -> Json:
    kind = hold & 7
    return [KINDS[kind], CHARACTERS[hold >> 3] if kind == PERSON else hold >> 3]


def seats_of(position: Json) -> int:
    colours = position.get("colours") if isinstance(position, dict) else None
    if not isinstance(colours, list) or not MIN_SEATS <= len(colours) <= MAX_SEATS:
        raise PositionError([Breach("JAM-SET-01", "colours: a list of two to six colours is needed")])
    return len(colours)


def read(position: Json, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. Most fields may be left out."""
    n = seats_of(position)
    if len(seats) != n:
        raise PositionError([Breach("JAM-SET-01", f"{len(seats)} seats for {n} colours")])
    colours = position["colours"]
    if any(c not in COLOURS for c in colours) or len(set(colours)) < n:
        raise PositionError([Breach("JAM-SET-01", f"colours: {colours!r} are not different colours of {COLOURS}")])
    try:
        setting = setting_of(colours, read_options(OPTIONS, position.get("options", {}), n))
    except SetupError as fault:
        raise PositionError([Breach(fault.rule or "JAM-SET-01", str(fault))]) from fault
    reader = _Reader(position, setting)
    state = reader.state()
    if reader.breaches:
        raise PositionError(reader.breaches)
    if found := breaches_of(state):
        raise PositionError(found)
    return state


T = TypeVar("T")
_FAULTS: Final = (TypeError, ValueError, KeyError, AttributeError, IndexError)


class _Reader:
    """Reads one field after the other and remembers what is wrong with them."""

    def __init__(self, position: Json, setting: Setting) -> None:
        self.position = position
        self.setting = setting
        self.breaches: list[Breach] = []
        self._treasures = {card.id: i for i, card in enumerate(setting.treasures)}

    def take(self, key: str, rule: str, good: Callable[[Json], T], default: T) -> T:
        """The field, or the default where it is missing or wrong (a breach then)."""
        if key not in self.position:
            return default
        try:
            return good(self.position[key])
        except _FAULTS:
            self.breaches.append(Breach(rule, f"{key}: cannot be {self.position[key]!r}"))
            return default

    def state(self) -> State:
        s, setting = first_state(self.setting, 0), self.setting
        n = setting.seats
        s.round = self.take("round", "JAM-FLOW-01", _number, 0)
        s.captain = self.take("captain", "JAM-SET-08", self._seat, 0)
        s.turn = self.take("turn", "JAM-FLOW-04", self._seat, s.captain)
        s.dice = self.take("dice", "JAM-FLOW-02", _pair, (0, 0))
        ships = self.take("ships", "JAM-SET-05", self._ships, None)
        if ships:
            for name in ("place", "holds", "up", "down", "tokens"):
                setattr(s, name, ships[name])
        players = self.take("players", "JAM-SET-06", self._players, None)
        if players:
            s.hand, s.deck, s.discard, s.chosen = players
        else:
            s.hand, s.deck = [7] * n, [DECK & ~7] * n
        s.shown = self.take("shown", "JAM-FLOW-04", _flag, False)
        s.lairs = self.take("lairs", "JAM-SET-03", _nodes, LAIRS)
        s.pile = self.take("pile", "JAM-LAIR-02", _number, s.lairs.bit_count())
        s.returned = self.take("returned", "JAM-CREW-C06", self._cards, 0)
        s.unseen = self.take("unseen", "JAM-SET-04", self._cards, self._rest(s))
        if setting.crew:
            self._read_tavern(s)
        s.combat = self.take("combat", "JAM-CBT-04", _combat, None)
        s.winner = self.take("winner", "JAM-CREW-C17", _number, -1)
        s.over = self.take("over", "JAM-END-02", _flag, False)
        s.ending = self.take("ending", "JAM-END-01", _flag, any(s.home(seat) for seat in range(n)))
        s.luck = self.take("luck", "JAM-SET-06", _number, 0)
        first = [] if s.over else [step_of(["RoundStart"], STEPS)]
        s.agenda = self.take("agenda", "JAM-FLOW-01", lambda v: [step_of(step, STEPS) for step in v], first)
        return s

    def _read_tavern(self, s: State) -> None:
        aboard = {hold >> 3 for holds in s.holds for hold in holds if hold & 7 == PERSON}
        s.tavern = self.take("tavern", "JAM-CREW-SET-01", _tiles, _tavern_without(aboard))
        seen = aboard | {tile for tile in s.tavern if tile >= 0}
        rest = [who for who in range(len(CHARACTERS)) if who not in seen]
        default = sum(1 << who for who in rest[: s.tavern.count(COVERED)])
        s.strangers = self.take("strangers", "JAM-CREW-SET-01", _people, default)
        s.bottle = self.take("bottle", "JAM-CREW-SET-03", CELLS.index, STAIRS)

    def _rest(self, s: State) -> int:
        """All treasures that lie nowhere else."""
        gone = s.returned
        for ship in range(self.setting.ships):
            gone |= s.treasures(ship)
        haunted = self.setting.ghost >= 0 and not self.setting.crew
        return ((1 << len(self.setting.treasures)) - 2) & ~gone & ~(BETH if haunted else 0)

    def _seat(self, value: Json) -> int:
        if not 0 <= _number(value) < self.setting.seats:
            raise ValueError
        return _number(value)

    def _cards(self, value: Json) -> int:
        if not isinstance(value, list) or len(set(value)) < len(value) or "?" in value:
            raise ValueError
        return sum(1 << self._treasures[name] for name in value)

    def _ships(self, value: Json) -> dict[str, list[Any]]:
        if not isinstance(value, list) or len(value) != self.setting.ships:
            raise ValueError
        first = first_state(self.setting, 0)
        rows: dict[str, list[Any]] = {"place": [], "holds": [], "up": [], "down": [], "tokens": []}
        for ship, row in enumerate(value):
            rows["place"].append(_number(row.get("lap", 0)) * NODES + _node(row.get("space", 0)))
            holds = row.get("holds")
            rows["holds"].append(first.holds[ship] if holds is None else _holds(holds))
            rows["up"].append(self._cards(row.get("up", [])))
            rows["down"].append(tuple(sorted(self._slot(*held) for held in row.get("down", []))))
            rows["tokens"].append(_number(row.get("tokens", 0)))
        return rows

    def _slot(self, name: str, seen: Json, cursed: Json) -> int:
        return slot(self._treasures[name], sum({1 << self._seat(seat) for seat in seen}), cursed=_flag(cursed))

    def _players(self, value: Json) -> tuple[list[int], list[int], list[tuple[int, ...]], list[int]]:
        if not isinstance(value, list) or len(value) != self.setting.seats:
            raise ValueError
        hands, decks, discards, chosen = [], [], [], []
        for row in value:
            picked = row.get("chosen")
            chosen.append(-1 if picked is None else CARD_NUMBER[picked])
            discards.append(tuple(CARD_NUMBER[name] for name in row.get("discard", [])))
            gone = sum({1 << card for card in (*discards[-1], chosen[-1]) if card >= 0})
            default = [name for name in CARDS if not gone >> CARD_NUMBER[name] & 1][:3]
            hands.append(_hand(row.get("hand", default)))
            decks.append(_hand(row["deck"]) if "deck" in row else DECK & ~gone & ~hands[-1])
        return hands, decks, discards, chosen


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


def _number(value: Json) -> int:
    if type(value) is not int or abs(value) >= 1 << 64:
        raise ValueError
    return value


def _flag(value: Json) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _pair(value: Json) -> tuple[int, int]:
    first, second = value
    return _number(first), _number(second)


def _node(value: Json) -> int:
    if not 0 <= _number(value) < NODES:
        raise ValueError
    return _number(value)


def _nodes(value: Json) -> int:
    if not isinstance(value, list) or len(set(value)) < len(value):
        raise ValueError
    return sum(1 << _node(node) for node in value)


def _hand(value: Json) -> int:
    if not isinstance(value, list) or len(set(value)) < len(value):
        raise ValueError
    return sum(1 << CARD_NUMBER[name] for name in value)


def _holds(value: Json) -> tuple[int, ...]:
    holds = tuple(_hold(*pair) for pair in value)
    return (*holds, *[0] * (BOARD_HOLDS - len(holds)))


def _hold(kind: Json, count: Json) -> int:
    if kind == "crew":
        return CODE[count]
    number = KINDS.index(kind)
    if not 0 <= _number(count) < 1 << 20 or number > POWDER or (number == 0) != (count == 0):
        raise ValueError
    return int(count) << 3 | number


def _tiles(value: Json) -> tuple[int, ...]:
    if len(value) != len(CELLS):
        raise ValueError
    return tuple(EMPTY if tile is None else COVERED if tile == "?" else CHARACTERS.index(tile) for tile in value)


def _people(value: Json) -> int:
    return sum({1 << CHARACTERS.index(name) for name in value})


def _combat(value: Json) -> Combat | None:
    return None if value is None else Combat(*map(_number, value))
