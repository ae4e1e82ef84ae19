"""Chapters 5.20 and 5.22: pieces that are looked at, and islands that are marked (CSG-EFF-11, CSG-EFF-78)."""

from collections.abc import Iterator

from .....core.atoms import Args, Move, Name
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import reachable
from ...questions.cargo.treasure import known_to, look
from ...questions.sailing.berths import is_wild, put_flag
from ...questions.table.bodies import distance_to_island, measure
from ...questions.table.items import BLANK, HELD, is_treasure, kind_of
from ...questions.table.once import spend
from ...state import NOWHERE, State
from ..basics.ability_orders import FreeOrder, able, ship_of
from ..basics.cancelling import using

_PEEK = "peek"


def strange(held: tuple[int, ...], seat: int) -> list[int]:
    """The pieces that this seat has not seen."""
    return [piece for piece in held if not HELD.by(piece, seat) or HELD.item(piece) == BLANK]


class PeekShip(FreeOrder):
    """CSG-EFF-78: once per turn one piece of a kind aboard any ship, which of them by lot.

    Answers:
        ``peek-ship SHIP SHIP KIND``: the first looks at a piece of this kind aboard the second.
    """

    verb = "peek-ship"
    rule = "CSG-EFF-78"
    trait = Trait.PEEKS_SHIPS

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.PEEKS_SHIPS, _PEEK):
            for other, ship in s.afloat():
                if ship.owner != seat and reachable(s, other, seat):
                    kinds = dict.fromkeys(kind_of(HELD.item(held)) for held in strange(ship.hold, seat))
                    yield from ((self.verb, s.names[number], s.names[other], kind) for kind in kinds)

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        spend(s, number, _PEEK)
        using(s, number, Trait.PEEKS_SHIPS, emit, Peeks(seat, ship_of(s, move, 2), NOWHERE, str(move[3])))


class PeekIsland(FreeOrder):
    """CSG-EFF-78: once per turn one treasure on any island, by lot.

    Answers:
        ``peek-island SHIP ISLAND``: she looks at a treasure there.
    """

    verb = "peek-island"
    rule = "CSG-EFF-78"
    trait = Trait.PEEKS_ISLANDS

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.PEEKS_ISLANDS, _PEEK):
            for i, island in enumerate(s.islands):
                if any(is_treasure(HELD.item(held)) for held in strange(island.coins, seat)):
                    yield self.verb, s.names[number], i

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        spend(s, number, _PEEK)
        using(s, number, Trait.PEEKS_ISLANDS, emit, Peeks(seat, NOWHERE, int(move[2]), ""))


@frozen
class Peeks(AutoStep):
    """CSG-EFF-78: a piece of this kind aboard a ship, or a treasure on an island; this seat alone sees it."""

    seat: int
    ship: int
    island: int
    kind: str

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        pile = s.ship(self.ship).hold if self.island == NOWHERE else s.islands[self.island].coins
        among = [held for held in strange(pile, self.seat) if not self.kind or kind_of(HELD.item(held)) == self.kind]
        if not among:
            return
        held = among[int(fate.answer("piece", range(len(among))))]
        rest = list(pile)
        rest.remove(held)
        (seen,) = look(s, fate, [held], 1 << self.seat)
        # whose ship it is goes on knowing what is aboard
        seen = known_to(s, seen, self.seat) if self.ship == NOWHERE else HELD.shown(seen, 1 << self.seat)
        pile = tuple(sorted((*rest, seen)))
        if self.island == NOWHERE:
            s.change(self.ship, hold=pile)
            args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
            emit(Event("pirates-peeked-ship", args, {"ship": s.names[self.ship]}, "CSG-EFF-78"))
        else:
            s.islands[self.island] = s.islands[self.island]._replace(coins=pile)
            args = {"seat": Name(self.seat), "island": self.island + 1}
            emit(Event("pirates-peeked-island", args, {"island": self.island}, "CSG-EFF-78"))
        what: Args = {"what": [item_called(HELD.item(seen))]}
        emit(Event("pirates-peeked", what, {}, "CSG-EFF-78", seen_by=(self.seat,), shown_to=self.seat))


class MarkIsland(FreeOrder):
    """CSG-EFF-11: once per turn a wild island within S gets the player's flag, and all others lose theirs.

    Answers:
        ``mark SHIP ISLAND``: the island gets her player's flag.
    """

    verb = "mark"
    rule = "CSG-EFF-11"
    trait = Trait.MARKS

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.MARKS, self.verb):
            for i, island in enumerate(s.islands):
                near = distance_to_island(s, number, i) <= measure(s, "S")
                if is_wild(island) and island.flags != 1 << seat and near:
                    yield self.verb, s.names[number], i

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        spend(s, number, self.verb)
        using(s, number, Trait.MARKS, emit, Marks(seat, int(move[2])))


@frozen
class Marks(AutoStep):
    """CSG-EFF-11: the flag is put down."""

    seat: int
    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        island = s.islands[self.island]
        s.islands[self.island] = island._replace(flags=0)
        put_flag(s, self.seat, self.island)
        args: Args = {"seat": Name(self.seat), "island": self.island + 1}
        emit(Event("pirates-marked", args, {"seat": self.seat, "island": self.island}, "CSG-EFF-11"))
