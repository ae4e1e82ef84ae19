"""Chapter 5.25 (MYS-03): what mysterious islands do with crew."""

from collections.abc import Sequence
from typing import Any

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called, item_called
from ...questions.cargo.hold import affords, passengers, put, take, takes_crew, treasure_of
from ...questions.cargo.stowage import free, size
from ...questions.islands.landed import stays
from ...questions.sailing.berths import open_shore
from ...questions.table.bodies import card
from ...questions.table.cards import bought_for, piece, pieces
from ...questions.table.items import HELD, card_of, is_unique, item_named, item_of, name_of
from ...state import NOBODY, NOWHERE, Is, State
from ..basics.parting import part_with
from ..forts.hauntings import comes_ashore
from .treasure_mysteries import other_islands


def land_crew(s: State, number: int, island: int, held: int) -> None:
    """One of the crew lies on an island; the kind is seen, and nothing else."""
    ship = s.ship(number)
    land = s.islands[island]
    gone = take(s, number, held, 1 << ship.owner)
    s.islands[island] = land._replace(ashore=tuple(sorted((*land.ashore, (ship.owner, gone)))))
    comes_ashore(s, number, HELD.item(held))


def shores(s: State, number: int, island: int) -> list[int]:
    """CSG-R-41: the other wild islands to which her crew can go."""
    return [i for i in other_islands(s, island) if open_shore(s, s.ship(number).owner, i)]


@frozen
class Maroon(Ask[State]):
    """CREW_MAROONED, DESERTERS: to which other wild island all the crew go.

    Answers:
        ``maroon ISLAND``: where all the crew go.
    """

    seat: int
    ship: int
    island: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [("maroon", i) for i in shores(s, self.ship, self.island)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-maroon", {"island": int(move[1]) + 1}, "maroon", at=f"island:{move[1]}")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-maroon", "CSG-MYS-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        crew = passengers(s.ship(self.ship))
        for held in crew:
            land_crew(s, self.ship, int(move[1]), held)
        _told(s, self.ship, int(move[1]), len(crew), emit)


def _told(s: State, number: int, island: int, count: int, emit: EventSink) -> None:
    args: Args = {"ship": called(s, number), "island": island + 1, "count": count}
    data = {"ship": s.names[number], "island": island, "count": count}
    emit(Event("pirates-crew-landed", args, data, "CSG-MYS-03"))


@frozen
class GoAshore(Ask[State]):
    """CREW_ASHORE, DESERTERS: which of the crew leave the ship, one after another; `away`: to another island.

    Answers:
        ``land PIECE ISLAND``: who leaves the ship, and for where.
    """

    seat: int
    ship: int
    island: int
    count: int
    away: bool

    secret = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return self.island != NOWHERE and 0 < self.count <= len(passengers(s.ship(self.ship)))

    def moves(self, s: State) -> list[Move]:
        crew = dict.fromkeys(HELD.item(held) for held in passengers(s.ship(self.ship)))
        places = shores(s, self.ship, self.island) if self.away else [self.island]
        return [("land", name_of(item), i) for item in crew for i in places]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "pirates-do-land",
                {"what": item_called(item_named(str(move[1]))), "island": int(move[2]) + 1},
                "land",
                f"ship:{s.names[self.ship]}",
                f"island:{move[2]}",
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "count": self.count}
        return self.decision(s, "pirates-ask-land", "CSG-MYS-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        item, to = item_named(str(move[1])), int(move[2])
        held = next(one for one in passengers(s.ship(self.ship)) if HELD.item(one) == item)
        land_crew(s, self.ship, to, held)
        if not self.away:
            stays(s, self.ship, to, item)
        _told(s, self.ship, to, 1, emit)
        if self.count > 1:
            then(s, GoAshore(self.seat, self.ship, self.island, self.count - 1, self.away))


@frozen
class LoseUnique(Ask[State]):
    """LOSE_UNIQUE_OR_CREW: which unique treasure goes.

    Answers:
        ``lose PIECE``: the treasure that goes.
    """

    seat: int
    ship: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        items = (HELD.item(held) for held in treasure_of(s.ship(self.ship)))
        return [("lose", name_of(item)) for item in dict.fromkeys(items) if is_unique(item)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-lose-unique", {"what": item_called(item_named(str(move[1])))}, "lose")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-lose-unique", "CSG-MYS-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        item = item_named(str(move[1]))
        held = next(one for one in s.ship(self.ship).hold if HELD.item(one) == item)
        part_with(s, self.ship, held, NOBODY, emit)


# ---- a castaway


def recruits(s: State, seat: int, most: int) -> list[tuple[int, int]]:
    """STRANDED_CREW: own ships with the generic crew of at most that cost who may join them."""
    found: list[tuple[int, int]] = []
    generic = [one for one in pieces().values() if one.kind == "crew" and one.generic and one.points <= most]
    for number, ship in s.fleet(seat):
        if Is.WRECK in ship.state or not takes_crew(s, number):
            continue
        for one in generic:
            crew = piece(bought_for(one.id, card(ship).nation))
            if crew is None:
                continue
            item = item_of(crew)
            if size(ship, item) <= free(s, number) and affords(s, number, [item]):
                found.append((number, item))
    return found


@frozen
class Recruit(Ask[State]):
    """STRANDED_CREW: who joins which ship, face up.

    Answers:
        ``recruit SHIP PIECE``: who joins which ship.
    """

    seat: int
    most: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [("recruit", s.names[number], name_of(item)) for number, item in recruits(s, self.seat, self.most)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "pirates-do-recruit",
                {"ship": called(s, s.names.index(str(move[1]))), "what": item_called(item_named(str(move[2])))},
                "recruit",
                at=f"ship:{move[1]}",
            )
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-recruit", "CSG-MYS-03", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        number, item = s.names.index(str(move[1])), item_named(str(move[2]))
        put(s, number, HELD.of(item, s.setting.everybody))
        args: Args = {"ship": called(s, number), "what": item_called(item), "points": card_of(item).points}
        emit(Event("pirates-recruited", args, {"ship": s.names[number], "item": name_of(item)}, "CSG-MYS-03"))
