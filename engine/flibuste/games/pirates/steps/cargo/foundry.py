"""CSG-EFF-53: coins that become cannons."""

from collections.abc import Iterator

from .....core.agenda import Ask
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called, item_called
from ...questions.abilities.ability import Trait
from ...questions.abilities.shooting import CAST_GUN
from ...questions.cargo.hold import coins_of, take
from ...questions.cargo.treasure import leave
from ...questions.table.items import HELD, is_coin, item_named, name_of
from ...questions.table.once import spend
from ...questions.table.spells import ALWAYS, cast
from ...state import NOWHERE, State
from ..basics.ability_orders import FreeOrder, able, ship_of
from ..basics.cancelling import using


class CastGun(FreeOrder):
    """CSG-EFF-53: once per turn, docked at one's own home, with a coin from the hold or from the island.

    Answers:
        ``cast-gun SHIP``: a coin becomes a cannon; which, comes next.
    """

    verb = "cast-gun"
    rule = "CSG-EFF-53"
    trait = Trait.CASTS_GUNS

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        home = s.home(seat)
        for number in able(s, seat, Trait.CASTS_GUNS, self.verb):
            if home != NOWHERE and s.ship(number).docked == home and Melt(seat, number).moves(s):
                yield self.verb, s.names[number]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        spend(s, number, self.verb)
        using(s, number, Trait.CASTS_GUNS, emit, Melt(seat, number))


@frozen
class Melt(Ask[State]):
    """CSG-EFF-53: which coin leaves the game.

    Answers:
        ``hold PIECE``: a coin of the hold.
        ``home PIECE``: a coin of the home island.
    """

    seat: int
    ship: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        ship = s.ship(self.ship)
        lying = (held for held in s.islands[ship.docked].coins if is_coin(HELD.item(held)))
        piles = (("hold", coins_of(ship)), ("home", lying))
        return list(dict.fromkeys((where, name_of(HELD.item(held))) for where, pile in piles for held in pile))

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(move, f"pirates-do-melt-{move[0]}", {"what": item_called(item_named(str(move[1])))}, "melt", source)
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-melt", "CSG-EFF-53", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        ship, item = s.ship(self.ship), item_named(str(move[1]))
        if move[0] == "hold":
            held = next(piece for piece in ship.hold if HELD.item(piece) == item)
            leave(s, [take(s, self.ship, held, 1 << self.seat)])
        else:
            island = s.islands[ship.docked]
            rest = list(island.coins)
            held = next(it for it in rest if HELD.item(it) == item)
            rest.remove(held)
            s.islands[ship.docked] = island._replace(coins=tuple(rest))
            leave(s, [held])
        guns = sum(spell.what.partition(":")[0] == CAST_GUN for spell in ship.spells)
        cast(s, self.ship, f"{CAST_GUN}:{guns + 1}", ALWAYS)
        data = {"ship": s.names[self.ship], "from": move[0]}
        emit(Event("pirates-cast-gun", {"ship": called(s, self.ship)}, data, "CSG-EFF-53"))
