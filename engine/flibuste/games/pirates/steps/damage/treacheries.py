"""Chapter 5.24 (UT_EXPLOSIVES, UT_MINES): what enemies find out by coming near."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from .....core.agenda import Chance, then, window
from .....core.atoms import Arg, Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import ahead
from ...geometry.gap import within
from ...geometry.outline import Pose, placed
from ...geometry.sight import EXACT
from ...names import called, item_called
from ...questions.abilities.active import reachable
from ...questions.abilities.treasures import Explosives, Mines, Unique
from ...questions.sailing.pins import pinners
from ...questions.table.bodies import at_hand, body, hull, measure
from ...questions.table.items import name_of, things
from ...state import NOBODY, Ship, State
from ..basics.dice import Roll, counted
from ..basics.parting import use_up
from .losing import LoseMasts
from .sinking import Sink

BLASTS: Final = 4
"""UT_EXPLOSIVES: from this roll on."""


@frozen
class _Trap(Chance[State]):
    """A treasure `item` of the ship `ship` that is shown against the ship `other`."""

    seat: int
    ship: int
    item: int
    other: int

    decline = ("wait",)
    what = ""

    def is_available(self, s: State) -> bool:
        ship, other = s.ships[self.ship], s.ships[self.other]
        if ship is None or other is None or ship.owner != self.seat or other.owner in (self.seat, NOBODY):
            return False
        return self.item in things(ship.hold) and at_hand(other) and reachable(s, self.other, self.seat)

    def moves(self, s: State) -> list[Move]:
        return [(self.what,), self.decline]

    def ask(self, s: State) -> Decision:
        item, other = item_called(self.item), called(s, self.other)
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": other, "item": item}
        source, at = f"ship:{s.names[self.ship]}", f"ship:{s.names[self.other]}"
        options = (
            Option((self.what,), f"pirates-do-{self.what}", args, self.what, source, at),
            Option(self.decline, "pirates-do-wait", {}, "wait", source, default=True),
        )
        return self.decision(s, f"pirates-ask-{self.what}", "CSG-UNT-06", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        use_up(s, self.ship, self.item)
        args: Args = {"ship": called(s, self.ship), "item": item_called(self.item)}
        data = {"ship": s.names[self.ship], "item": name_of(self.item)}
        emit(Event("pirates-shown", args, data, "CSG-UNT-05"))
        self.springs(s)

    def springs(self, s: State) -> None:
        """What it does."""


@frozen
class Ignite(_Trap):
    """UT_EXPLOSIVES: after her ram, or where an enemy's contact pins her.

    Answers:
        ``ignite``: the explosives go off.
        ``wait``: not now.
    """

    what = "ignite"

    def springs(self, s: State) -> None:
        then(s, Roll(self.seat, self.ship, "treasure"), Blast(self.seat, self.ship, self.other))


@frozen
class Blast(AutoStep):
    """UT_EXPLOSIVES: on 4 and more both ships sink, the enemy by the holder, one's own by nobody."""

    seat: int
    ship: int
    other: int

    def against(self, s: State) -> Arg:
        return called(s, self.other)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None and counted(s, s.die, self.ship) >= BLASTS:
            then(s, Sink(self.other, self.seat, "hit", self.ship), Sink(self.ship, NOBODY, "hit"))


def fuses(s: State, number: int, other: int) -> list[Any]:
    """UT_EXPLOSIVES: those of this ship, against that one."""
    ship = s.ship(number)
    return [Ignite(ship.owner, number, item, other) for item in things(ship.hold) if item in Explosives.items()]


def _has(ship: Ship, kind: type[Unique]) -> bool:
    return bool(ship.hold) and kind in _treacheries(ship.hold)


@lru_cache(maxsize=1024)
def _treacheries(hold: tuple[int, ...]) -> tuple[type[Unique], ...]:
    """Which of these unique treasures are among the pieces; seldom any."""
    return tuple(kind for kind in (Explosives, Mines) if not kind.items().isdisjoint(things(hold)))


def pinned_fuses(s: State, number: int) -> Iterator[Any]:
    """UT_EXPLOSIVES: after a move of this ship, of whoever is pinned by it or pins her."""
    for holder in [n for n, ship in s.afloat() if _has(ship, Explosives)]:
        for other in list(pinners(s, holder)):
            if number in (holder, other):
                yield from fuses(s, holder, other)


# ---- mines


@frozen
class Spring(_Trap):
    """UT_MINES: at the end of its move the enemy loses a mast, which the holder chooses.

    Answers:
        ``spring``: the mines go off.
        ``wait``: not now.
    """

    what = "spring"

    def springs(self, s: State) -> None:
        then(s, LoseMasts(self.other, 1, self.seat, self.seat, self.ship))


def passes(s: State, number: int, at: Pose, heading: int, way: float) -> None:
    """UT_MINES: it is remembered which holders she comes near at some step of this march."""
    mine = s.ship(number)
    if s.way is None:
        return
    for other, ship in s.afloat():
        if ship.owner in (mine.owner, NOBODY) or not _has(ship, Mines):
            continue
        start, (east, north), there = placed(hull(mine.card), at), ahead(heading), body(ship)
        reach = measure(s, "S") + EXACT
        if any(within(start.shifted(east * t, north * t), there, reach) for t in (*range(int(way)), way)):
            s.way = s.way._replace(mined=s.way.mined | {other})


def mined(s: State, number: int, holders: Iterable[int]) -> None:
    """UT_MINES: the end of a move; the holders are asked that she came near."""
    traps = [
        Spring(s.ship(other).owner, other, item, number)
        for other in holders
        if s.ships[other] is not None
        for item in things(s.ship(other).hold)
        if item in Mines.items()
    ]
    window(s, *traps)
