"""Chapter 5.22: treasure that is taken from ships without a fight (CSG-EFF-71 to CSG-EFF-73, CSG-EFF-81)."""

from collections.abc import Iterator

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...marker import passes_on
from ...names import called, item_called
from ...questions.abilities.ability import Ability, Trait
from ...questions.abilities.active import active, of_ship, reachable, shows
from ...questions.cargo.hold import put, take, treasure_of
from ...questions.cargo.stowage import free, size
from ...questions.cargo.treasure import look
from ...questions.table.bodies import at_hand, touching, within_reach
from ...questions.table.items import BLANK, HELD, is_unique, item_named, kind_of, name_of
from ...questions.table.once import spend
from ...state import NOBODY, Is, Ship, State
from ..basics.ability_orders import FreeOrder, able, ship_of
from ..basics.cancelling import using

DOWN = "down"


def fitting(s: State, number: int, other: int, spare: int = 0) -> list[int]:
    """The treasures of the other that fit into her hold, were so many more spaces free."""
    room = free(s, number) + spare
    return [held for held in treasure_of(s.ship(other)) if size(s.ship(number), HELD.item(held)) <= room]


def near_holds(s: State, number: int) -> Iterator[int]:
    """Ships and wrecks that she touches, with treasure that could be taken."""
    seat = s.ship(number).owner
    for other in touching(s, number):
        other_ship = s.ship(other)
        if (
            (at_hand(other_ship) or Is.WRECK in other_ship.state)
            and reachable(s, other, seat)
            and treasure_of(other_ship)
        ):
            yield other


def carry_over(s: State, number: int, other: int, held: int, fate: Fate) -> int:
    """A piece goes from the other's hold into hers, in the sight of both players: as it was held before."""
    seat, owner = s.ship(number).owner, s.ship(other).owner
    seats = 1 << seat | (1 << owner if owner != NOBODY else 0)
    put(s, number, *look(s, fate, (take(s, other, held, seats),), 1 << seat), seen=1 << seat)
    # CSG-MUL-02
    passes_on(s, other, number, HELD.item(held))
    return held


def by_lot(s: State, fate: Fate, among: list[int]) -> int:
    """One of these pieces, at random; none is looked at."""
    return among[int(fate.answer("piece", range(len(among))))]


def told_theft(s: State, number: int, other: int, held: int, rule: str, emit: EventSink) -> None:
    item = HELD.item(held)
    args: Args = {"ship": called(s, number), "other": called(s, other), "kind": kind_of(item)}
    data = {"ship": s.names[number], "other": s.names[other], "kind": kind_of(item)}
    emit(Event("pirates-stolen", args, data, rule))


class Steal(FreeOrder):
    """CSG-EFF-71: once per turn a treasure of a ship that she touches, at random.

    Answers:
        ``steal SHIP SHIP``: the first takes a treasure of the second, by lot.
    """

    verb = "steal"
    rule = "CSG-EFF-71"
    trait = Trait.STEALS

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.STEALS, self.verb):
            for other in near_holds(s, number):
                if fitting(s, number, other):
                    yield self.verb, s.names[number], s.names[other]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, other = ship_of(s, move), ship_of(s, move, 2)
        spend(s, number, self.verb)
        using(s, number, Trait.STEALS, emit, Stolen(number, other))


@frozen
class Stolen(AutoStep):
    """CSG-EFF-71: which piece it is."""

    ship: int
    other: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        among = fitting(s, self.ship, self.other)
        if among:
            held = carry_over(s, self.ship, self.other, by_lot(s, fate, among), fate)
            told_theft(s, self.ship, self.other, held, "CSG-EFF-71", emit)


class Swap(FreeOrder):
    """CSG-EFF-72: once per turn a treasure of hers and one of an enemy within S change places, at random.

    Answers:
        ``swap SHIP SHIP``: a treasure of each for one of the other, by lot.
    """

    verb = "swap"
    rule = "CSG-EFF-72"
    trait = Trait.SWAPS

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.SWAPS, self.verb):
            for other, ship in s.afloat():
                enemy = ship.owner not in (seat, NOBODY) and at_hand(ship) and reachable(s, other, seat)
                if enemy and within_reach(s, number, other, "S") and swaps(s, number, other):
                    yield self.verb, s.names[number], s.names[other]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, other = ship_of(s, move), ship_of(s, move, 2)
        spend(s, number, self.verb)
        using(s, number, Trait.SWAPS, emit, Swapped(number, other))


def swaps(s: State, number: int, other: int) -> list[tuple[int, int]]:
    """The pairs that fit into the other hold each (CSG-CRG-04)."""
    mine, theirs = s.ship(number), s.ship(other)
    found: list[tuple[int, int]] = []
    for a in treasure_of(mine):
        for b in treasure_of(theirs):
            change = size(theirs, HELD.item(a)) - size(mine, HELD.item(b))
            if change <= free(s, other) and -change <= free(s, number):
                found.append((a, b))
    return found


@frozen
class Swapped(AutoStep):
    """CSG-EFF-72: which pieces they are."""

    ship: int
    other: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        pairs = swaps(s, self.ship, self.other)
        if not pairs:
            return
        mine = by_lot(s, fate, list(dict.fromkeys(a for a, _ in pairs)))
        theirs = by_lot(s, fate, [b for a, b in pairs if a == mine])
        carry_over(s, self.ship, self.other, theirs, fate)
        carry_over(s, self.other, self.ship, mine, fate)
        args: Args = {"ship": called(s, self.ship), "other": called(s, self.other)}
        data = {"ship": s.names[self.ship], "other": s.names[self.other]}
        emit(Event("pirates-swapped", args, data, "CSG-EFF-72"))


class Plunder(FreeOrder):
    """CSG-EFF-73: touching a ship of that nation she loads any of its treasure.

    Answers:
        ``plunder SHIP SHIP``: the first takes treasure of the second; which, comes next.
    """

    verb = "plunder"
    rule = "CSG-EFF-73"

    def suits(self, ship: Ship) -> bool:
        return any(True for _ in of_ship(ship).answering(Ability.plunders))

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number, ship in s.fleet(seat):
            if not at_hand(ship):
                continue
            for grant in active(s, number).answering(Ability.plunders):
                for other in near_holds(s, number):
                    if grant.ability.plunders(s, number, other) and fitting(s, number, other):
                        yield self.verb, s.names[number], s.names[other]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, other = ship_of(s, move), ship_of(s, move, 2)
        shows(s, number, [grant.source for grant in active(s, number).answering(Ability.plunders)], emit)
        then(s, TakeFrom(seat, number, other, self.rule))


class Search(FreeOrder):
    """CSG-EFF-81: once per turn all treasure of a ship that she touches is looked at, and unique ones are taken.

    Answers:
        ``search SHIP SHIP``: the first looks at all treasure of the second; which unique ones it takes, comes next.
    """

    verb = "search"
    rule = "CSG-EFF-81"
    trait = Trait.STEALS_UNIQUES

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.STEALS_UNIQUES, self.verb):
            for other in near_holds(s, number):
                if s.ship(other).owner != seat:
                    yield self.verb, s.names[number], s.names[other]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, other = ship_of(s, move), ship_of(s, move, 2)
        spend(s, number, self.verb)
        using(s, number, Trait.STEALS_UNIQUES, emit, Searched(seat, number, other))


@frozen
class Searched(AutoStep):
    """CSG-EFF-81: what there is."""

    seat: int
    ship: int
    other: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ship(self.other)
        treasure = treasure_of(ship)
        rest = tuple(held for held in ship.hold if held not in treasure)
        seen = look(s, fate, treasure, 1 << self.seat | (1 << ship.owner if ship.owner != NOBODY else 0))
        seen = tuple(HELD.shown(held, 1 << self.seat) for held in seen)
        s.change(self.other, hold=tuple(sorted((*rest, *seen))))
        what: Args = {"ship": called(s, self.other), "what": [item_called(HELD.item(held)) for held in seen]}
        data = {"ship": s.names[self.other]}
        emit(
            Event(
                "pirates-searched", {"ship": called(s, self.ship), "other": called(s, self.other)}, data, "CSG-EFF-81"
            )
        )
        emit(Event("pirates-saw", what, {}, "CSG-EFF-81", seen_by=(self.seat,), shown_to=self.seat))
        then(s, TakeFrom(self.seat, self.ship, self.other, "CSG-EFF-81", uniques=True))


@frozen
class TakeFrom(Ask[State]):
    """CSG-EFF-73, CSG-EFF-81: one piece after another; `uniques`: only unique treasures. What this seat has not seen,
    it takes blindly.

    Answers:
        ``take PIECE``: a treasure of the other ship.
        ``enough``: no more.
    """

    seat: int
    ship: int
    other: int
    rule: str
    uniques: bool = False

    secret = True

    def _among(self, s: State) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for held in fitting(s, self.ship, self.other):
            item = HELD.item(held)
            if not self.uniques or is_unique(item):
                known = HELD.by(held, self.seat) and item != BLANK
                found.setdefault(name_of(item) if known else DOWN, []).append(held)
        return found

    def moves(self, s: State) -> list[Move]:
        if s.ships[self.other] is None or s.ships[self.ship] is None:
            return [("enough",)]
        return [*(("take", name) for name in self._among(s)), ("enough",)]

    def ask(self, s: State) -> Decision:
        source, at = f"ship:{s.names[self.ship]}", f"ship:{s.names[self.other]}"
        options: list[Option] = []
        for move in self.moves(s):
            if move[0] == "enough":
                options.append(Option(move, "pirates-do-enough", {}, "enough", source, default=True))
            elif move[1] == DOWN:
                options.append(Option(move, "pirates-do-take-down", {}, "take", source, at))
            else:
                what = item_called(item_named(str(move[1])))
                options.append(Option(move, "pirates-do-take", {"what": what}, "take", source, at))
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.other)}
        return self.decision(s, "pirates-ask-take", self.rule, tuple(options), args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "enough":
            return
        held = by_lot(s, fate, self._among(s)[str(move[1])]) if move[1] == DOWN else self._among(s)[str(move[1])][0]
        told_theft(s, self.ship, self.other, carry_over(s, self.ship, self.other, held, fate), self.rule, emit)
        then(s, self)
