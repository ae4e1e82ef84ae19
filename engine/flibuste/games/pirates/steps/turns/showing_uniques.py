"""CSG-UNT-05: unique treasures that lie face down are shown in one's own turn, and do what they say."""

from collections.abc import Iterator

from .....core.atoms import Args, Move
from .....core.decision import Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from ...names import called, item_called
from ...questions.table.bodies import at_hand
from ...questions.table.items import is_unique, item_named, name_of, things
from ...state import Ship, State
from ..basics.ability_orders import FreeOrder, ship_of
from ..basics.parting import use_up
from ..treasure.uniques import effect_of


class Show(FreeOrder):
    """CSG-UNT-05: the ship, the treasure, and what else its text asks for.

    Answers:
        ``show SHIP PIECE [SHIP]``: she shows a unique treasure, against another ship where its text asks for one.
    """

    verb = "show"
    rule = "CSG-UNT-05"

    def suits(self, ship: Ship) -> bool:
        return any(map(is_unique, things(ship.hold)))

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number, ship in s.fleet(seat):
            if not at_hand(ship):
                continue
            for item in dict.fromkeys(filter(is_unique, things(ship.hold))):
                if (effect := effect_of(item)) is not None:
                    for order in effect.orders(s, number):
                        yield self.verb, s.names[number], name_of(item), *order

    def option(self, s: State, seat: int, move: Move) -> Option:
        item = item_named(str(move[2]))
        args: Args = {"ship": called(s, ship_of(s, move)), "item": item_called(item)}
        at = None
        if len(move) > 3:
            args, at = {**args, "other": called(s, ship_of(s, move, 3))}, f"ship:{move[3]}"
        key = "pirates-do-show-at" if at else "pirates-do-show"
        return Option(move, key, args, self.verb, f"ship:{move[1]}", at, data={"item": move[2]})

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, item = ship_of(s, move), item_named(str(move[2]))
        effect = effect_of(item)
        assert effect is not None
        args: Args = {"ship": called(s, number), "item": item_called(item)}
        if effect.effect.get("remove") == "on_use":
            use_up(s, number, item)
        emit(Event("pirates-shown", args, {"ship": s.names[number], "item": move[2]}, "CSG-UNT-05"))
        before = [ship.spells for _, ship in s.afloat()]
        effect.shown(s, number, move[3:], emit)
        if [ship.spells for _, ship in s.afloat()] != before:
            data = {"ship": s.names[number], "item": move[2]}
            emit(Event("pirates-takes-effect", args, data, "CSG-UNT-05", quiet=True))
