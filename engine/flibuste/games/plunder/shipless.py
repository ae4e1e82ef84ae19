"""Chapter 5.20 (NOS): a captain without a ship looks for one when their turn begins."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ...core.agenda import Ask, Auto, lies_on
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from . import hoard, works
from .amounts import one
from .announcing import Announce
from .bargain import trades
from .building import BURY
from .calls import Call
from .chart import NOWHERE
from .gains import told
from .offers import Offer
from .reach import landings, open_ports, several_free
from .spinning import spin
from .standing import end_turn, may_say_time, next_comes, plant, say_time, without_ships
from .state import State, covers
from .tables import RESOURCES, SAILING_DIE
from .turn import free_ship

_PRICES = {"build": works.PRICES["ship"], "gold": works.PRICES[BURY]}


def has_nothing(s: State, seat: int) -> bool:
    """PLU-NOS-03: neither an island nor a Plunder Point card."""
    return not s.islands_of(seat) and not s.points[seat]


@frozen
class Destitute(Auto[State]):
    """PLU-D-60, PLU-NOS-03: with neither an island nor a Plunder Point card, a card of a pile of choice. An island that
    the storm shuts is an island; where all piles are empty there is nothing."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Seek")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if not has_nothing(s, self.seat):
            return
        full = [kind for kind, n in enumerate(s.piles) if n]
        if len(full) == 1:
            told(emit, "plunder-gained", self.seat, hoard.take(s, self.seat, one(full[0])), "PLU-NOS-03")
        elif full:
            next_comes(s, PickPile(self.seat))


@frozen
class PickPile(Ask[State]):
    """PLU-D-60: of which pile the one card is taken.

    Answers:
        ``pile TYPE``: the pile that a card is taken from.
    """

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        chooses = self.seat == s.turn and sum(map(bool, s.piles)) > 1
        return lies_on(below, "Seek") and chooses and has_nothing(s, self.seat)

    def moves(self, s: State) -> list[Move]:
        return [("pile", kind) for kind, n in zip(RESOURCES, s.piles, strict=True) if n]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-pile", {"what": Word(f"plunder-kind-{move[1]}")}, "pile") for move in self.moves(s)
        )
        return self.decision(s, "plunder-ask-pile", "PLU-NOS-03", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        taken = hoard.take(s, self.seat, one(RESOURCES.index(str(move[1]))))
        told(emit, "plunder-gained", self.seat, taken, "PLU-NOS-03")


@frozen
class Seek(Ask[State]):
    """PLU-D-61, PLU-D-62, PLU-D-63, PLU-NOS-01, PLU-NOS-04, PLU-NOS-06: two dice, once; trading and burying before and
    after; without a double one of four ways to a ship, or none. PLU-TEAM-09: it is this captain's own that counts.
    Nobody leaves the game for want of a ship (PLU-NOS-12).

    Answers:
        ``double``: the two dice.
        ``buy build|gold|card``: a ship for what it costs to build, for as much gold as a Plunder Point card, or for
            such a card.
        ``renounce ISLAND``: a ship for one's own island.
        ``bury``: a Plunder Point card for gold.
        ``trade SEAT``: terms for one captain come next.
        ``call``: terms for all who may trade come next.
        ``announce``: what is sought and offered, without numbers, comes next.
        ``end``: the turn is over.
        ``time``: the clock has run out.
    """

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Menu") and self.seat == s.turn and without_ships(s, self.seat)

    def moves(self, s: State) -> list[Move]:
        hand = s.hands[self.seat]
        found: list[Move] = []
        if not s.today.sought:
            found.append(("double",))
        else:
            found += [("buy", way) for way, price in _PRICES.items() if covers(hand, price)]
            if s.points[self.seat]:
                found.append(("buy", "card"))
            found += [("renounce", s.chart.islands[island].id) for island in s.islands_of(self.seat)]
        if works.may_bury(s, self.seat):
            found.append(("bury",))
        partners = trades(s, self.seat)
        found += [("trade", other) for other in partners]
        if len(partners) > 1:
            found.append(("call",))
        if partners:
            found.append(("announce",))
        if s.today.sought:
            found.append(("end",))
        if may_say_time(s):
            found.append(("time",))
        return found

    def choices(self, s: State, rng: Random, most: int) -> list[Move]:
        """What the clock says only people know."""
        return [move for move in self.moves(s) if move[0] != "time"]

    def ask(self, s: State) -> Decision:
        options = tuple(_option(s, move) for move in self.moves(s))
        return self.decision(s, "plunder-ask-seek", "PLU-NOS-04", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        seat, verb = self.seat, move[0]
        if verb == "end":
            # PLU-NOS-10: no sailing die is rolled
            end_turn(s)
        elif verb == "double":
            self._roll(s, fate, emit)
        elif verb == "bury":
            works.bury(s, seat, emit)
            next_comes(s, self)
        elif verb == "trade":
            next_comes(s, Offer(seat, int(move[1])), self)
        elif verb == "call":
            next_comes(s, Call(seat), self)
        elif verb == "announce":
            next_comes(s, Announce(seat), self)
        elif verb == "time":
            say_time(s, seat, emit)
            next_comes(s, self)
        else:
            self._acquire(s, move, emit)

    def _roll(self, s: State, fate: Fate, emit: EventSink) -> None:
        """PLU-NOS-05: a double is a free ship."""
        dice = ("die", SAILING_DIE), ("die", SAILING_DIE)
        thrown = fate.throw(*dice, why=lambda: ("plunder-told-seek", {"seat": Name(self.seat)}))
        first, second = map(int, thrown)
        s.today = s.today._replace(sought=True)
        args: Args = {"seat": Name(self.seat), "roll": first, "against": second}
        emit(Event("plunder-sought", args, {"roll": first, "against": second}, "PLU-NOS-05"))
        next_comes(s, Found(self.seat) if free_ship(first, second) else self)

    def _acquire(self, s: State, move: Move, emit: EventSink) -> None:
        """PLU-NOS-06, PLU-NOS-07, PLU-NOS-13: one ship, and by one way."""
        if move[0] == "renounce":
            island = s.chart.island(str(move[1]))
            plant(s, island, NOWHERE, emit, "PLU-NOS-06")
        elif move[1] == "card":
            # PLU-PP-05
            s.points[self.seat] -= 1
            emit(Event("plunder-card-back", {"seat": Name(self.seat)}, {"seat": self.seat}, "PLU-NOS-06"))
        else:
            price = _PRICES[str(move[1])]
            hoard.pay(s, self.seat, price)
            told(emit, "plunder-paid", self.seat, price, "PLU-NOS-06")
        next_comes(s, Found(self.seat))


def _option(s: State, move: Move) -> Option:
    verb = str(move[0])
    if verb == "trade":
        return Option(move, "plunder-do-trade", {"other": Name(int(move[1]))}, "trade")
    if verb == "call":
        return Option(move, "plunder-do-call-all", {}, "trade")
    if verb == "announce":
        return Option(move, "plunder-do-announce-all", {}, "trade")
    if verb == "renounce":
        word = s.chart.called_by(move[1])
        return Option(move, "plunder-do-renounce", {"island": word}, "ship", at=f"island:{move[1]}")
    if verb == "buy":
        return Option(move, f"plunder-do-buy-{move[1]}", {}, "ship")
    return Option(move, f"plunder-do-{verb}", {}, verb)


@frozen
class Found(Auto[State]):
    """PLU-D-64, PLU-NOS-08: a ship gained is put into a free port of an island of one's own; only where there is none,
    on a spun square. PLU-NOS-09: it counts as built before the roll."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Menu") and self.seat == s.turn and without_ships(s, self.seat)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ports = open_ports(s, s.islands_of(self.seat)) or landings(s, spin(s, fate))
        if len(ports) == 1:
            works.put_to_sea(s, self.seat, ports[0], emit, "PLU-NOS-08")
        else:
            next_comes(s, Berth(self.seat, tuple(ports)))


@frozen
class Berth(Ask[State]):
    """PLU-D-64, PLU-D-37: where the ship that was gained lies.

    Answers:
        ``place SQUARE``: where the new ship lies.
    """

    seat: int
    squares: tuple[int, ...]

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        alone = self.seat == s.turn and without_ships(s, self.seat)
        return lies_on(below, "Menu") and alone and several_free(s, self.squares)

    def moves(self, s: State) -> list[Move]:
        return [("place", s.chart.name(square)) for square in self.squares]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-place", {"square": move[1]}, "place", at=f"square:{move[1]}")
            for move in self.moves(s)
        )
        return self.decision(s, "plunder-ask-place", "PLU-NOS-08", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        works.put_to_sea(s, self.seat, s.chart.square(str(move[1])), emit, "PLU-NOS-08")
