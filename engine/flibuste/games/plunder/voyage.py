"""Chapters 5.5 and 5.6 (SAIL, STM): the sailing die, the steps of the ships, and the storm's toll."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ...core.agenda import Composed, lies_on, not_asked
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Form
from ...core.frozen import frozen
from . import hoard
from .bargain import BACK, BACK_FORM, with_back
from .gains import card_args, cards_form, choices_of, read_cards, told
from .reach import steps
from .sailing import after_steps, stirs_storm
from .spinning import spin
from .standing import next_comes
from .state import State, captain, covers
from .tables import SAILING_DIE, TOLL


def roll(s: State, seat: int, fate: Fate, emit: EventSink) -> None:
    """PLU-TRN-03, PLU-SAIL-01, PLU-SAIL-02: the pool of the fleet, and mast moves for each ship. PLU-STM-06: a one
    moves the storm before anything else happens."""
    n = int(fate.answer("sailing", SAILING_DIE))
    s.today = s.today._replace(rolled=n, pool=n)
    for number, ship in s.fleet(seat):
        if ship.masts:
            s.ships[number] = ship._replace(moves=ship.masts)
    emit(Event("plunder-sailing", {"seat": Name(seat), "n": n}, {"seat": seat, "roll": n}, "PLU-TRN-03"))
    if stirs_storm(n):
        s.storm = spin(s, fate)
        square = s.chart.name(s.storm)
        emit(Event("plunder-storm", {"square": square}, {"square": square}, "PLU-STM-06"))


def sail(s: State, number: int, square: int, emit: EventSink) -> None:
    """PLU-SAIL-02, PLU-SAIL-03: a step, by the ship's own mast moves first."""
    ship = s.ships[number]
    assert ship is not None
    start = s.chart.name(ship.square)
    moves, pool = after_steps(ship.moves, s.today.pool)
    s.ships[number] = ship._replace(square=square, moves=moves)
    if pool != s.today.pool:
        s.today = s.today._replace(pool=pool)
    if emit.on:
        name = s.chart.name(square)
        args: Args = {"seat": Name(captain(number)), "square": name}
        emit(Event("plunder-sailed", args, {"ship": number, "from": start, "to": name}, "PLU-SAIL-01"))


def set_sail(s: State, seat: int, number: int, square: int, emit: EventSink) -> None:
    """PLU-STM-03: across the storm's edge the toll comes first."""
    # that no ship is in the way has been seen
    step = next(step for step in steps(s, number, {}) if step.square == square)
    if step.toll:
        next_comes(s, Toll(seat, number, square))
    else:
        sail(s, number, square, emit)


@frozen
class Toll(Composed[State]):
    """PLU-D-06, PLU-STM-03: two cards for a step across the storm's edge, or the step is not taken.

    Answers:
        ``toll CARDS*4``: the two cards that are paid.
        ``back``: the step is not taken.
    """

    seat: int
    ship: int
    square: int

    offered = 11

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if not lies_on(below, "Menu") or self.seat != s.turn or captain(self.ship) != s.turn:
            return False
        return any(step.square == self.square and step.toll for step in steps(s, self.ship))

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: list[Move] = [("toll", *cards) for cards in choices_of(s.hands[self.seat], TOLL)]
        return with_back(found, most)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == BACK:
            return None
        if not self._form(s).fits(move):
            return not_asked(move)
        return None if covers(s.hands[self.seat], read_cards(move[1:])) else Bar("plunder-barred-cards", "PLU-STM-04")

    def _form(self, s: State) -> Form:
        return cards_form("toll", s.hands[self.seat], TOLL, TOLL)

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-toll", card_args(move[1:]), "toll")
            if len(move) > 1
            else Option(move, "plunder-do-back", {}, "back")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "n": TOLL, "square": s.chart.name(self.square)}
        return self.decision(s, "plunder-ask-toll", "PLU-STM-03", options, args, forms=(self._form(s), BACK_FORM))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == BACK:
            return
        hoard.pay(s, self.seat, cards := read_cards(move[1:]))
        told(emit, "plunder-paid", self.seat, cards, "PLU-STM-03")
        sail(s, self.ship, self.square, emit)
