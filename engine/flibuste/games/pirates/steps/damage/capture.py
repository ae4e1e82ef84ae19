"""Chapters 5.7 and 5.13 (TOW, KW-RAN): a ship that changes sides, with all that is aboard."""

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called, item_called
from ...questions.cargo.hold import coins_of, crew_of, put, take
from ...questions.cargo.stowage import free
from ...questions.cargo.treasure import bring, leave
from ...questions.table.items import HELD, has_ransom, item_named, name_of
from ...questions.table.spells import lift
from ...state import NOBODY, Is, State
from ..forts.hauntings import has_left

RANSOM = 5
"""CSG-KW-RAN-01: what a ransomed crew is worth, as a coin that lies face up."""


def change_sides(s: State, number: int, seat: int, emit: EventSink) -> None:
    """CSG-TOW-03, CSG-SCT-03, CSG-CRW-04: to this seat's fleet, whose player may look at what lies face down now; a
    pending scuttle fails. Crew for whom a ransom is paid become treasure (CSG-KW-RAN-01)."""
    ship = s.ship(number)
    if ship.owner == seat:
        return
    was = ship.owner
    hold = tuple(HELD.shown(held, 1 << seat) for held in ship.hold)
    s.change(number, owner=seat, hold=hold, state=ship.state & ~(Is.SCUTTLED | Is.EXPLORED | Is.RAIDED))
    lift(s, number, "burning")
    if was != NOBODY:
        for piece in crew_of(s.ship(number)):
            ransom(s, number, HELD.item(piece), emit)


def ransom(s: State, number: int, item: int, emit: EventSink) -> None:
    """CSG-KW-RAN-01: this crew aboard, if there is a ransom, becomes a coin that takes one space; where none is free it
    takes the place of another coin, or is lost."""
    if not has_ransom(item):
        return
    everybody = s.setting.everybody
    held = next(piece for piece in s.ship(number).hold if HELD.item(piece) == item)
    take(s, number, held, everybody)
    has_left(s, number, item)
    if free(s, number) >= 1:
        put(s, number, bring(s, RANSOM, everybody))
    elif coins_of(s.ship(number)):
        then(s, MakeRoom(s.ship(number).owner, number))
    args = {"ship": called(s, number), "crew": item_called(item)}
    emit(Event("pirates-ransomed", args, {"ship": s.names[number]}, "CSG-KW-RAN-01"))


@frozen
class MakeRoom(Ask[State]):
    """CSG-KW-RAN-01: which coin the ransom takes the place of in a full hold; or it is lost.

    Answers:
        ``replace PIECE``: the coin that goes for the ransom.
        ``forgo``: the ransom is lost.
    """

    seat: int
    ship: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        coins = dict.fromkeys(HELD.item(held) for held in coins_of(s.ship(self.ship)))
        return [*(("replace", name_of(item)) for item in sorted(coins)), ("forgo",)]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = [
            Option(move, "pirates-do-replace", {"what": item_called(item_named(str(move[1])))}, "lose", source)
            for move in self.moves(s)[:-1]
        ]
        options.append(Option(("forgo",), "pirates-do-forgo", {}, "let", source))
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-ransom", "CSG-KW-RAN-01", tuple(options), args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if len(move) > 1:
            coins = coins_of(s.ship(self.ship))
            held = next(coin for coin in coins if name_of(HELD.item(coin)) == move[1])
            leave(s, [take(s, self.ship, held, 1 << self.seat)])
            put(s, self.ship, bring(s, RANSOM, s.setting.everybody))
        told: Args = {"ship": called(s, self.ship), "kept": "yes" if len(move) > 1 else "no"}
        emit(Event("pirates-ransom-stowed", told, {"ship": s.names[self.ship]}, "CSG-KW-RAN-01"))
