"""CSG-ABL-02: face-down crew whose abilities are not to be used for now, lest it show them."""

from collections.abc import Iterator

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called, item_called
from ...questions.abilities.active import is_up, serves
from ...questions.cargo.hold import crew_of
from ...questions.table.items import HELD, item_named, name_of
from ...state import Ship, State
from ..basics.ability_orders import FreeOrder, ship_of


class Switches(FreeOrder):
    """CSG-ABL-02: at any time in one's own turn.

    Answers:
        ``switch SHIP``: her hidden abilities are switched; which, comes next.
    """

    verb = "switch"
    rule = "CSG-ABL-02"

    def suits(self, ship: Ship) -> bool:
        return bool(crew_of(ship))

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number, _ in s.fleet(seat):
            if hidden(s, number):
                yield self.verb, s.names[number]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        then(s, Switch(seat, ship_of(s, move)))


def hidden(s: State, number: int) -> list[int]:
    """Face-down crew whose abilities work on this ship."""
    ship = s.ship(number)
    found = (HELD.item(held) for held in crew_of(ship) if not is_up(s, held))
    return list(dict.fromkeys(item for item in found if serves(ship, item)))


@frozen
class Switch(Ask[State]):
    """CSG-ABL-02: one after another is switched on or off; nobody else sees it.

    Answers:
        ``on PIECE``: its ability works.
        ``off PIECE``: it does not.
        ``done``: no more.
    """

    seat: int
    ship: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        off = s.ship(self.ship).off
        return [*(("on" if item in off else "off", name_of(item)) for item in hidden(s, self.ship)), ("done",)]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = [
            Option(
                move, f"pirates-do-switch-{move[0]}", {"crew": item_called(item_named(str(move[1])))}, "switch", source
            )
            for move in self.moves(s)[:-1]
        ]
        options.append(Option(("done",), "pirates-do-done", {}, "done", source, default=True))
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-switch", "CSG-ABL-02", tuple(options), args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "done":
            return
        item = item_named(str(move[1]))
        off = s.ship(self.ship).off
        s.change(self.ship, off=off | {item} if move[0] == "off" else off - {item})
        data = {"ship": s.names[self.ship]}
        emit(Event("pirates-switched", {}, data, "CSG-ABL-02", quiet=True, seen_by=(self.seat,)))
        then(s, self)
