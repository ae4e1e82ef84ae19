"""Chapter 5.8 (EXP): ships explore, and what changes places between two that touch (CSG-EXP-06)."""

from collections.abc import Iterator
from itertools import product
from random import Random

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import LOADED, UNLOADED, AfterCargo, cargo_moved
from ...marker import passes_on
from ...names import called, item_called, ship_named
from ...questions.cargo.carriage import carries, fits, leaves_home, may_move
from ...questions.cargo.hold import known_best, leaves, put, take, takes_treasure
from ...questions.cargo.stowage import free
from ...questions.gunnery.marines import changes_ship
from ...questions.table.bodies import derelict, is_kind, touching
from ...questions.table.items import HELD, has_ransom, is_treasure, item_named, kind_of, name_of, things
from ...questions.turns.giving_actions import give, why_not_explore, why_not_kind
from ...state import NOBODY, NOWHERE, Is, State
from ..basics.order import Order, the_ship
from ..damage.capture import ransom
from ..forts.hauntings import has_left, sails
from ..islands.loading_treasure import explore_island, may_explore


class Explore(Order):
    """D-ACT EXPLORE; CSG-EXP-01, CSG-EXP-07 at an island, CSG-EXP-06 of a ship that she touches.

    Answers:
        ``explore SHIP``: the island at which she is docked.
        ``explore SHIP SHIP``: the hold of the second one, which she touches.
    """

    verb = "explore"
    acts = True

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        found: list[Move] = []
        for number, _ in s.fleet(seat):
            if why_not_explore(s, number) is None:
                if may_explore(s, number):
                    found.append((self.verb, s.names[number]))
                found += [(self.verb, s.names[number], s.names[other]) for other in open_holds(s, number)]
        return found

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None:
            return Bar("pirates-barred-no-ship", "CSG-ACT-02")
        if (bar := why_not_explore(s, number)) is not None:
            return bar
        if len(move) == 3:
            other = ship_named(s, str(move[2]))
            return None if other in open_holds(s, number) else Bar("pirates-barred-no-hold", "CSG-EXP-06")
        if len(move) != 2 or not may_explore(s, number):
            return Bar("pirates-barred-not-docked", "CSG-EXP-01")
        return None

    def outdated(self, s: State, seat: int, move: Move) -> bool:
        """CSG-KW-FLO-01, CSG-KW-DRA-04: flotillas and sea dragons were given explore actions."""
        number = the_ship(s, seat, move)
        if number is None or why_not_kind(s.ship(number)) is None or is_kind(s.ship(number), "sea_monster"):
            return False
        if len(move) == 3:
            return ship_named(s, str(move[2])) in open_holds(s, number)
        return len(move) == 2 and may_explore(s, number)

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        source = f"ship:{move[1]}"
        if len(move) > 2:
            other = s.names.index(str(move[2]))
            args: Args = {"ship": called(s, number), "other": called(s, other)}
            return Option(move, "pirates-do-explore-hold", args, self.verb, source, f"ship:{move[2]}")
        island = s.ship(number).docked
        args = {"ship": called(s, number), "island": island + 1}
        return Option(move, "pirates-do-explore-island", args, self.verb, source, f"island:{island}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        give(s, number, "explore", emit)
        if len(move) > 2:
            other = s.names.index(str(move[2]))
            # she sees all that is there
            s.change(other, hold=tuple(sorted(HELD.shown(held, 1 << seat) for held in s.ship(other).hold)))
            args: Args = {"ship": called(s, number), "other": called(s, other)}
            emit(Event("pirates-explores-hold", args, {"ship": move[1], "other": move[2]}, "CSG-EXP-06"))
            then(s, Exchange(seat, number, other))
        else:
            explore_island(s, number, fate, emit)


def open_holds(s: State, number: int) -> list[int]:
    """CSG-EXP-06: friendly ships, derelicts and wrecks that she touches."""
    ship = s.ship(number)
    found = []
    for other in touching(s, number):
        other_ship = s.ship(other)
        ours = other_ship.owner == ship.owner
        if is_kind(other_ship, "flotilla") or other_ship.lost != NOWHERE:
            continue
        if (ours or derelict(other_ship) or Is.WRECK in other_ship.state) and (other_ship.hold or (ours and ship.hold)):
            found.append(other)
    return found


@frozen
class Exchange(Ask[State]):
    """D-EXCHANGE; CSG-EXP-06: one piece after another, into either hold, within their limits.

    Answers:
        ``take PIECE``: from the other ship.
        ``give PIECE``: to the other ship.
        ``swap PIECE PIECE``: one's own, for that of the other ship.
        ``done``: no more.
    """

    seat: int
    ship: int
    other: int

    secret = True

    def _ways(self, s: State) -> Iterator[Move]:
        for verb, source, to in (("take", self.other, self.ship), ("give", self.ship, self.other)):
            for item in dict.fromkeys(things(s.ship(source).hold)):
                if not self._stays(s, source, item) and _takes(s, to, source, item):
                    yield verb, name_of(item)
        yield from self._swaps(s)

    def _swaps(self, s: State) -> Iterator[Move]:
        """Of two pieces neither of which has room on the other ship, each in the place of the other."""
        mine, theirs = (tuple(dict.fromkeys(things(s.ship(n).hold))) for n in (self.ship, self.other))
        for one, two in product(mine, theirs):
            if one == two or _takes(s, self.other, self.ship, one) or _takes(s, self.ship, self.other, two):
                continue
            bound = self._stays(s, self.ship, one) or self._stays(s, self.other, two)
            if not bound and _trade(s, self.ship, one, self.other, two):
                yield "swap", name_of(one), name_of(two)

    def _stays(self, s: State, number: int, item: int) -> bool:
        """CSG-CRW-05: unless captured."""
        return not is_treasure(item) and not leaves(item) and s.ship(number).owner == self.seat

    def moves(self, s: State) -> list[Move]:
        return [*self._ways(s), ("done",)]

    def outdated(self, s: State, move: Move) -> bool:
        """CSG-KW-FLO-01, CSG-KW-DRA-04: treasure came aboard flotillas and sea dragons."""
        if len(move) != 2 or move[0] not in ("take", "give"):
            return False
        source, to = (self.other, self.ship) if move[0] == "take" else (self.ship, self.other)
        held = (item for item in things(s.ship(source).hold) if is_treasure(item) and name_of(item) == move[1])
        return not takes_treasure(s.ship(to)) and any(fits(s, to, item) for item in held)

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.other)}
        at = f"ship:{s.names[self.other]}"
        options = tuple(
            Option(
                move,
                f"pirates-do-{'exchange' if move[0] == 'swap' else move[0]}",
                dict(zip(("what", "other"), (item_called(item_named(str(name))) for name in move[1:]), strict=False)),
                str(move[0]),
                f"ship:{s.names[self.ship]}",
                at,
                default=len(move) == 1,
            )
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-exchange", "CSG-EXP-06", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if len(move) == 1:
            then(s, AfterCargo(self.ship))
            return
        then(s, self)
        if move[0] == "swap":
            self._moves_over(s, self.ship, self.other, item_named(str(move[1])), fate, emit)
            self._moves_over(s, self.other, self.ship, item_named(str(move[2])), fate, emit)
        else:
            source, to = (self.other, self.ship) if move[0] == "take" else (self.ship, self.other)
            self._moves_over(s, source, to, item_named(str(move[1])), fate, emit)

    def _moves_over(self, s: State, source: int, to: int, item: int, fate: Fate, emit: EventSink) -> None:
        held = known_best(s.ship(source).hold, item)
        may_move(s, held, to, fate)
        # whoever lost the piece to an enemy knows which it was
        loser = s.ship(source).owner
        seats = 1 << self.seat | (1 << loser if loser != NOBODY else 0)
        gets = s.ship(to).owner
        seen = 1 << self.seat | (1 << gets if gets != NOBODY else 0)
        put(s, to, take(s, source, held, seats), seen=seen)
        changes_ship(s, source, to, item)
        if has_left(s, source, item):
            sails(s, to, item)
        cargo_moved(s, self.ship, LOADED if to == self.ship else UNLOADED)
        passes_on(s, source, to, item)
        if _captures(s, to, source):
            ransom(s, to, item, emit)
        args: Args = {"ship": called(s, to), "other": called(s, source), "kind": kind_of(item)}
        data = {"ship": s.names[to], "other": s.names[source], "kind": kind_of(item)}
        leaves_home(s, to)
        emit(Event("pirates-moved-over", args, data, "CSG-EXP-06"))


def _captures(s: State, number: int, source: int) -> bool:
    """CSG-KW-RAN-01: whether crew who come aboard from that ship are an enemy's; of a wreck it counts who sailed her
    first."""
    seat, loser = s.ship(number).owner, s.ship(source)
    return NOBODY != seat != (loser.owner if loser.owner != NOBODY else loser.maker)


def _takes(s: State, number: int, source: int, item: int) -> bool:
    """CSG-EXP-06: whether she can carry this piece of that ship; a hostage is treasure as soon as he is aboard, so that
    the rules of crew do not ask about him (CSG-KW-RAN-01, CSG-CRW-06)."""
    if has_ransom(item) and _captures(s, number, source):
        return takes_treasure(s.ship(number)) and free(s, number) > 0
    return carries(s, number, item)


def _trade(s: State, ship: int, mine: int, other_ship: int, theirs: int) -> bool:
    """CSG-EXP-06: whether both ships can carry what they then have, when two pieces change places."""
    holds = {number: s.ship(number).hold for number in (ship, other_ship)}
    for number, item in ((ship, mine), (other_ship, theirs)):
        rest = list(holds[number])
        rest.remove(next(held for held in rest if HELD.item(held) == item))
        s.change(number, hold=tuple(rest))
    found = _takes(s, ship, other_ship, theirs) and _takes(s, other_ship, ship, mine)
    for number, hold in holds.items():
        s.change(number, hold=hold)
    return found
