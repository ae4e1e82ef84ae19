"""CSG-EFF-77: while exploring, a coin changes place with one of another island."""

from .....core.agenda import Chance
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import LOADED, cargo_moved
from ...marker import loaded
from ...names import called, item_called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, uses
from ...questions.cargo.hold import put
from ...questions.cargo.stowage import free
from ...questions.cargo.treasure import look
from ...questions.sailing.berths import is_wild
from ...questions.table.items import HELD, is_coin, item_named, name_of
from ...state import State
from .uniques import guarded, lift_hidden


@frozen
class SwapCoin(Chance[State]):
    """CSG-EFF-77: one of the coins here for one of another wild island, by lot; what comes is loaded.

    Answers:
        ``swap PIECE ISLAND``: a coin here for one, by lot, of that island.
        ``no-swap``: none.
    """

    seat: int
    ship: int
    island: int

    secret = True
    decline = ("no-swap",)

    def is_available(self, s: State) -> bool:
        ship = s.ships[self.ship]
        if ship is None or ship.docked != self.island or not active(s, self.ship).has(Trait.SWAPS_ON_ISLANDS):
            return False
        return free(s, self.ship) > 0 and not guarded(s, self.island) and len(self.moves(s)) > 1

    def moves(self, s: State) -> list[Move]:
        here = dict.fromkeys(name_of(HELD.item(coin)) for coin in coins(s, self.island))
        others = [i for i, island in enumerate(s.islands) if i != self.island and is_wild(island) and coins(s, i)]
        return [*(("swap", name, i) for name in here for i in others), self.decline]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options: list[Option] = []
        for move in self.moves(s)[:-1]:
            there = int(move[2])
            args: Args = {"what": item_called(item_named(str(move[1]))), "island": there + 1}
            options.append(Option(move, "pirates-do-swap-coin", args, "swap", source, f"island:{there}"))
        options.append(Option(self.decline, "pirates-do-enough", {}, "enough", source, default=True))
        asked: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-swap-coin", "CSG-EFF-77", tuple(options), asked)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        uses(s, self.ship, Trait.SWAPS_ON_ISLANDS, emit)
        there, item = int(move[2]), item_named(str(move[1]))
        among = coins(s, there)
        got = lift_hidden(s, there, among[int(fate.answer("coin", range(len(among))))], 1 << self.seat)
        gone = lift_hidden(
            s, self.island, next(coin for coin in coins(s, self.island) if HELD.item(coin) == item), 1 << self.seat
        )
        island = s.islands[there]
        s.islands[there] = island._replace(coins=tuple(sorted((*island.coins, gone))))
        came = look(s, fate, (got,), 1 << self.seat)
        put(s, self.ship, *came, seen=1 << self.seat)
        cargo_moved(s, self.ship, LOADED)
        args: Args = {"ship": called(s, self.ship), "island": self.island + 1, "other": there + 1}
        data = {"ship": s.names[self.ship], "island": self.island, "other": there}
        emit(Event("pirates-swapped-coins", args, data, "CSG-EFF-77"))
        loaded(s, self.ship, map(HELD.item, came), emit)


def coins(s: State, island: int) -> list[int]:
    return [held for held in s.islands[island].coins if is_coin(HELD.item(held))]
