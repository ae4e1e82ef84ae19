"""Chapters 5.5 and 5.12 (DOC, CRG): crew and equipment that change places at an island."""

from collections.abc import Iterator
from random import Random
from typing import Final

from .....core.agenda import Chance, then
from .....core.atoms import Arg, Args, Move, Name, Word
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called, item_called
from ...questions.abilities.active import is_up
from ...questions.cargo.carriage import carries, leaves_home, may_move
from ...questions.cargo.hold import known_best, leaves, put, take
from ...questions.gunnery.marines import changes_ship, goes_aboard, is_marine, takes_post
from ...questions.islands.landed import loadable
from ...questions.sailing.berths import docked_at, enemy_fort, harbour, is_wild
from ...questions.table.items import HELD, is_equipment, is_treasure, item_named, kind_of, name_of
from ...questions.table.spells import under
from ...state import NOWHERE, Island, Ship, State
from ..basics.order import Order
from ..forts.hauntings import ghost_fort, has_left, lies_ashore, rises, sails, waits

DOWN: Final = "down"


class Quay(Order):
    """D-TRANSFER; CSG-DOC-09, free: what is moved, only the player sees.

    Answers:
        ``transfer SHIP``: pieces change places at a quay; which, comes next.
    """

    verb = "transfer"

    def suits(self, ship: Ship) -> bool:
        return ship.docked != NOWHERE

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            (self.verb, s.names[number])
            for number, ship in s.fleet(seat)
            if ship.docked != NOWHERE and not under(ship, "spent") and Transfer(seat, number).useful(s)
        ]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-transfer", "CSG-DOC-09")

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        return Option(move, "pirates-do-transfer", {"ship": called(s, number)}, self.verb, f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        if any(not is_up(s, held) for held in Transfer(seat, number).pieces(s)):
            # that there is something to move tells of what lies face down
            fate.answer("transfer", (s.names[number],))
        then(s, Transfer(seat, number))


@frozen
class Transfer(Chance[State]):
    """D-TRANSFER; CSG-DOC-09, CSG-DOC-10, CSG-CRW-05, CSG-R-41: one piece after another.

    Answers:
        ``ashore PIECE``: from the ship to the island.
        ``aboard PIECE``: from the island to the ship.
        ``over PIECE SHIP``: to another ship that is docked there.
        ``done``: no more.
    """

    seat: int
    ship: int

    secret = True
    decline = ("done",)

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and s.ship(self.ship).docked != NOWHERE

    def useful(self, s: State) -> bool:
        return any(True for _ in self._ways(s))

    def pieces(self, s: State) -> list[int]:
        """Crew and equipment aboard, and what may be loaded."""
        return [*(held for held in s.ship(self.ship).hold if not is_treasure(HELD.item(held))), *self._lying(s)]

    def _ways(self, s: State) -> Iterator[Move]:
        ship = s.ship(self.ship)
        island = s.islands[ship.docked]
        mates = [n for n in docked_at(s, ship.docked) if n != self.ship and s.ship(n).owner == self.seat]
        landing = harbour(s, self.seat, ship.docked) or is_wild(island)
        aboard = dict.fromkeys(HELD.item(held) for held in ship.hold)
        for item in aboard:
            if is_treasure(item) or not leaves(item):
                continue
            if landing and not enemy_fort(s, self.seat, ship.docked):
                yield "ashore", name_of(item)
            yield from (("over", name_of(item), s.names[other]) for other in mates if carries(s, other, item))
        for held in self._lying(s):
            if carries(s, self.ship, HELD.item(held)):
                yield "aboard", self._name(held)

    def _lying(self, s: State) -> list[int]:
        """CSG-DOC-10: what may be loaded: one's own people and wares, and wares that lie on a wild island, not under a
        fort (CSG-FRT-13); of a fort of one's own what is inside. CSG-MYS-03: not who was put ashore in this turn."""
        at = s.ship(self.ship).docked
        island, fort = s.islands[at], s.islands[at].fort
        wild = is_wild(island) and fort is None
        lying = [held for seat, held in island.ashore if seat == self.seat or (wild and is_equipment(HELD.item(held)))]
        lying = loadable(s, at, lying)
        return [*lying, *(fort.crew if fort is not None and fort.owner == self.seat else ())]

    def _name(self, held: int) -> str:
        """What the player has not seen is taken unseen."""
        return name_of(HELD.item(held)) if HELD.by(held, self.seat) else DOWN

    def moves(self, s: State) -> list[Move]:
        return [*dict.fromkeys(self._ways(s)), ("done",)]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        options = tuple(
            Option(
                move,
                f"pirates-do-{move[0]}",
                _piece_args(s, move),
                str(move[0]),
                f"ship:{s.names[self.ship]}",
                f"ship:{move[2]}" if len(move) > 2 else f"island:{s.ship(self.ship).docked}",
                default=len(move) == 1,
            )
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-transfer", "CSG-DOC-09", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if len(move) == 1:
            return
        then(s, self)
        at = s.ship(self.ship).docked
        island = s.islands[at]
        if move[0] == "aboard":
            among = [it for it in self._lying(s) if self._name(it) == move[1] and carries(s, self.ship, HELD.item(it))]
            held = max(among, key=HELD.seen)
            if move[1] == DOWN:
                name = fate.answer("piece", [name_of(HELD.item(it)) for it in among])
                held = next(it for it in among if name_of(HELD.item(it)) == name)
            else:
                may_move(s, held, self.ship, fate)
            item = HELD.item(held)
            s.islands[at] = _without(island, self.seat, held)
            goes_aboard(s, at, self.seat, item, self.ship)
            put(s, self.ship, held, seen=1 << self.seat)
            inside = island.fort is not None and held in island.fort.crew
            if inside or rises(s, item, self.seat):
                sails(s, self.ship, item)
        else:
            item = item_named(str(move[1]))
            held = known_best(s.ship(self.ship).hold, item)
            may_move(s, held, s.names.index(str(move[2])) if move[0] == "over" else self.ship, fate)
            taken = take(s, self.ship, held, 1 << self.seat)
            ghost = has_left(s, self.ship, item)
            if move[0] == "over":
                put(s, to := s.names.index(str(move[2])), taken)
                changes_ship(s, self.ship, to, item)
                if ghost:
                    sails(s, to, item)
            elif ghost and ghost_fort(s, at, self.seat):
                waits(s, at, item)
            else:
                if ghost:
                    lies_ashore(s, item, self.seat)
                # CSG-KW-MAR-02: a marine is seen on his post
                taken = HELD.shown(taken, s.setting.everybody) if is_marine(item) else taken
                s.islands[at] = island._replace(ashore=tuple(sorted((*island.ashore, (self.seat, taken)))))
                if is_marine(item):
                    takes_post(s, self.ship, at, item)
        args: Args = {"ship": called(s, self.ship), "how": str(move[0]), "kind": kind_of(item)}
        data = {"ship": s.names[self.ship], "how": move[0], "kind": kind_of(item), "island": at}
        for number in docked_at(s, at):
            leaves_home(s, number)
        emit(Event("pirates-transferred", args, data, "CSG-DOC-09"))


def _without(island: Island, seat: int, held: int) -> Island:
    """The island without a piece that this seat takes away, or its fort."""
    fort = island.fort
    if fort is not None and held in fort.crew:
        crew = list(fort.crew)
        crew.remove(held)
        return island._replace(fort=fort._replace(crew=tuple(crew)))
    rest = list(island.ashore)
    rest.remove(min((it for it in rest if it[1] == held), key=lambda it: it[0] != seat))
    return island._replace(ashore=tuple(rest))


def _piece_args(s: State, move: Move) -> Args:
    if len(move) == 1:
        return {}
    what: Arg = Word("pirates-face-down") if move[1] == DOWN else item_called(item_named(str(move[1])))
    return {"what": what, "other": called(s, s.names.index(str(move[2]))) if len(move) > 2 else ""}
