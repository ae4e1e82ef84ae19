"""Chapter 5.12 (CRG-03): ships that carry more than they can, because a link or an ability has gone."""

from collections.abc import Iterator

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...marker import comes_off
from ...names import called, item_called
from ...questions.cargo.hold import take
from ...questions.cargo.stowage import free, light, size
from ...questions.gunnery.marines import is_marine, takes_post
from ...questions.sailing.berths import harbour, is_wild
from ...questions.table.items import HELD, is_treasure, kind_of, name_of
from ...state import NOBODY, NOWHERE, State
from ..basics.parting import part_with
from ..forts.hauntings import comes_ashore


@frozen
class Overloads(AutoStep):
    """CSG-CRG-03: every ship whose load is above her capacity parts with something at once."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        for step in overloaded(s):
            then(s, step)


def overloaded(s: State) -> Iterator["Jettison"]:
    """CSG-CRG-03: what is asked about each ship whose load is above her capacity."""
    for number, ship in enumerate(s.ships):
        if ship is None or not ship.hold or ship.owner == NOBODY or light(ship):
            continue
        if free(s, number) < 0:
            yield Jettison(ship.owner, number)


def bulky(s: State, number: int) -> dict[str, int]:
    """The pieces of her hold that take space, by their names."""
    ship = s.ship(number)
    return {name_of(HELD.item(held)): held for held in ship.hold if size(ship, HELD.item(held))}


@frozen
class Jettison(Ask[State]):
    """CSG-CRG-03: which piece goes: ashore where she is docked, at one's own home, a fort of one's own or a wild
    island, out of the game elsewhere.

    Answers:
        ``drop PIECE``: the piece that goes.
    """

    seat: int
    ship: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        return [("drop", name) for name in bulky(s, self.ship)]

    def ask(self, s: State) -> Decision:
        held = bulky(s, self.ship)
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(move, "pirates-do-drop", {"what": item_called(HELD.item(held[str(move[1])]))}, "drop", source)
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-drop", "CSG-CRG-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        drop_piece(s, self.ship, bulky(s, self.ship)[str(move[1])], emit)
        if s.ships[self.ship] is not None and free(s, self.ship) < 0:
            then(s, self)


def drop_piece(s: State, number: int, held: int, emit: EventSink) -> None:
    ship, item = s.ship(number), HELD.item(held)
    at = ship.docked
    if at == NOWHERE or not (is_wild(s.islands[at]) or harbour(s, ship.owner, at)):
        part_with(s, number, held, NOBODY, emit)
        return
    taken = take(s, number, held, 1 << ship.owner)
    comes_off(s, number, item)
    island = s.islands[at]
    if not is_treasure(item):
        taken = HELD.shown(taken, s.setting.everybody) if is_marine(item) else taken
        s.islands[at] = island._replace(ashore=tuple(sorted((*island.ashore, (ship.owner, taken)))))
        comes_ashore(s, number, item)
        if is_marine(item):
            takes_post(s, number, at, item)
    elif island.fort is not None:
        s.islands[at] = island._replace(fort=island.fort._replace(gold=tuple(sorted((*island.fort.gold, taken)))))
    else:
        shown = HELD.shown(taken, s.setting.everybody) if s.setting.duel and not is_wild(island) else taken
        s.islands[at] = island._replace(coins=tuple(sorted((*island.coins, shown))))
    args: Args = {"ship": called(s, number), "kind": kind_of(item), "island": at + 1}
    data = {"ship": s.names[number], "kind": kind_of(item), "island": at}
    emit(Event("pirates-put-ashore", args, data, "CSG-CRG-03"))
