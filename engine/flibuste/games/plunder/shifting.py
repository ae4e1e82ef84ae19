"""Chapters 5.17 and 5.19: cards that move ships, the finder's or an enemy's, with no toll (PLU-STM-05)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.agenda import Ask
from ...core.atoms import Args, Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .cards import CARDS
from .chart import LAND, NOWHERE
from .faces import SIDES
from .reach import inside, landings, open_ports, several_free, steps
from .spinning import spin
from .standing import next_comes
from .state import State, captain
from .targets import aims, enemy_ships, pick_ship
from .treasure import OfCard, by_rule, handles

_STEPS: Final = max(effect.get("max_steps", 0) for card in CARDS.values() for effect in card["effects"])
"""The most squares that a card lets a ship drift."""


def put(s: State, number: int, square: int, emit: EventSink, rule: str) -> None:
    """PLU-PLC-04, PLU-X-16: a ship is elsewhere; nothing is paid, and a token there is not collected by that."""
    ship = s.ships[number]
    assert ship is not None
    s.ships[number] = ship._replace(square=square)
    if emit.on:
        args: Args = {"seat": Name(captain(number)), "square": s.chart.name(square)}
        emit(Event("plunder-put", args, {"ship": number, "square": s.chart.name(square)}, rule))


@frozen
class Place(Ask[State]):
    """PLU-D-36, PLU-D-37, PLU-D-45: where a ship is put, by whoever resolves the card.

    Answers:
        ``place SQUARE``: where the ship is put.
    """

    seat: int
    ship: int
    squares: tuple[int, ...]
    rule: str

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        ship = s.ships[self.ship]
        there = ship is not None and several_free(s, self.squares, self.ship)
        return there and by_rule(s, below, self.seat, self.rule)

    def moves(self, s: State) -> list[Move]:
        return [("place", s.chart.name(square)) for square in self.squares]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-place", {"square": move[1]}, "place", at=f"square:{move[1]}")
            for move in self.moves(s)
        )
        return self.decision(s, "plunder-ask-place", self.rule, options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        put(s, self.ship, s.chart.square(str(move[1])), emit, self.rule)


def place(s: State, seat: int, ship: int, squares: list[int], emit: EventSink, rule: str) -> None:
    """Asked where there is a choice; nothing, where there is no square."""
    if len(squares) == 1:
        put(s, ship, squares[0], emit, rule)
    elif squares:
        next_comes(s, Place(seat, ship, tuple(squares), rule))


@handles("moor_own_ship")
def _moor(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-12, PLU-TC-23: any free port, or one of an island that is nobody's; its own counts as free."""
    if s.ships[effect.ship] is None:
        return
    every = range(len(s.chart.islands))
    islands = [
        island
        for island in every
        if what["where"] == "any_free_port"
        or (s.chart.islands[island].kind == "resource" and s.owners[island] == NOWHERE)
    ]
    place(s, effect.seat, effect.ship, open_ports(s, islands, own=effect.ship), emit, effect.rule)


@handles("spin_own_ship")
def _spin(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-13: both compasses put the finder's ship on a square."""
    square = spin(s, fate)
    if s.ships[effect.ship] is not None:
        place(s, effect.seat, effect.ship, landings(s, square, effect.ship), emit, effect.rule)


# ---- steps


@frozen
class Drift(Ask[State]):
    """PLU-D-35, PLU-D-48, PLU-TC-04: a path of so many steps at most, one after the other; or an end of it. Each is a
    legal step of sailing (PLU-TC-08), and needs neither pool nor masts (PLU-SAIL-08).

    Answers:
        ``drift N|E|S|W``: one square that way.
        ``stay``: no farther.
    """

    seat: int
    ship: int
    left: int
    rule: str

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        found = by_rule(s, below, self.seat, self.rule) and s.ships[self.ship] is not None
        return found and 1 <= self.left <= _STEPS and bool(steps(s, self.ship, free=True))

    def moves(self, s: State) -> list[Move]:
        return [*(("drift", SIDES[step.side]) for step in steps(s, self.ship, free=True)), ("stay",)]

    def ask(self, s: State) -> Decision:
        way = {SIDES[step.side]: s.chart.name(step.square) for step in steps(s, self.ship, free=True)}
        options = tuple(
            Option(move, "plunder-do-drift", {"square": way[str(move[1])]}, "drift", at=f"square:{way[str(move[1])]}")
            if move[0] == "drift"
            else Option(move, "plunder-do-stay", {}, "stay", default=True)
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "n": self.left}
        return self.decision(s, "plunder-ask-drift", self.rule, options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "stay":
            return
        side = SIDES.index(str(move[1]))
        square = next(step.square for step in steps(s, self.ship, free=True) if step.side == side)
        put(s, self.ship, square, emit, self.rule)
        drift(s, self.seat, self.ship, self.left - 1, self.rule)


def drift(s: State, seat: int, ship: int, left: int, rule: str) -> None:
    if left and steps(s, ship, free=True):
        next_comes(s, Drift(seat, ship, left, rule))


@handles("sail_extra")
def _sail(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-35: at once, up to three squares."""
    if s.ships[effect.ship] is not None:
        drift(s, effect.seat, effect.ship, what["max_steps"], effect.rule)


# ---- enemies' ships


@handles("move_enemy_ship")
def _move_enemy(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-08: an enemy ship sails up to three steps."""
    pick_ship(s, effect, fate, emit)


@aims("move_enemy_ship", ship=True)
def _moved(s: State, effect: OfCard, ship: int, fate: Fate, emit: EventSink) -> None:
    drift(s, effect.seat, ship, effect.what["max_steps"], effect.rule)


@handles("place_enemy_in_storm")
def _into_storm(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-22: an enemy ship is put into the storm."""
    if any(stormy(s, ship) for ship in enemy_ships(s, effect.seat)):
        pick_ship(s, effect, fate, emit)


@aims("place_enemy_in_storm", ship=True)
def _placed(s: State, effect: OfCard, ship: int, fate: Fate, emit: EventSink) -> None:
    place(s, effect.seat, ship, stormy(s, ship), emit, effect.rule)


def stormy(s: State, ship: int) -> list[int]:
    """PLU-TC-22: free water in the storm; the ship's own square counts as free."""
    return [
        square
        for square, kind in enumerate(s.chart.kinds)
        if kind != LAND and inside(s, square) and s.at(square) in (NOWHERE, ship)
    ]
