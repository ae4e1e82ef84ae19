"""Chapter 5.24 (UNT): unique treasures as they are found, and what they do at the start of a turn."""

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import LOADED, cargo_moved
from ...auto_step import AutoStep
from ...names import called, does, item_called
from ...questions.abilities.ability import HULL, ability_of
from ...questions.abilities.active import active
from ...questions.abilities.treasures import Find, Unique
from ...questions.cargo.hold import put
from ...questions.cargo.stowage import free, size
from ...questions.cargo.treasure import leave
from ...questions.islands.wolves import wolves_at
from ...questions.table.items import HELD, is_unique, item_named, name_of, things, unique_of
from ...state import NOWHERE, Island, State
from ..basics.parting import fades


def effect_of(item: int) -> Unique | None:
    """What is special about a unique treasure; None where it only grants effects."""
    row = unique_of(item)
    found = ability_of(str(row["special"]), row) if "special" in row else None
    assert found is None or isinstance(found, Unique)
    return found


def guarded(s: State, island: int) -> bool:
    """UT_WOLVES: nothing can be loaded there."""
    return bool(wolves_at(s, island))


def finds(s: State, number: int, fate: Fate) -> list["Found"]:
    """CSG-EXP-03: the unique treasures of the island that she explores, in an order by lot; those first that lie open
    already, for they are in force."""
    island = s.ship(number).docked
    lying = [held for held in s.islands[island].coins if is_unique(HELD.item(held))]
    found = [HELD.item(held) for held in lying if HELD.seen(held) == s.setting.everybody]
    down = [name_of(HELD.item(held)) for held in lying if HELD.item(held) not in found]
    while down:
        name = str(fate.answer("unique", down)) if len(down) > 1 else down[0]
        down.remove(name)
        found.append(item_named(name))
    return [Found(number, island, one) for one in found]


@frozen
class Found(AutoStep):
    """CSG-EXP-03, CSG-UNT-02: one of them, as long as the ship is there."""

    ship: int
    island: int
    item: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship, island = s.ships[self.ship], s.islands[self.island]
        if ship is None or ship.docked != self.island or self.item not in things(island.coins):
            return
        effect, load = effect_of(self.item), str(unique_of(self.item)["load"])
        find = Find(self.ship, self.island, self.item)
        if load == "stay":
            assert effect is not None
            self._works(s, effect, find, fate, emit)
            return
        if load == "instant":
            if effect is not None and effect.waits(s, find):
                return
            lift_from(s, self.island, self.item)
            leave(s, [HELD.of(self.item, s.setting.everybody)])
        elif guarded(s, self.island) or size(ship, self.item) > free(s, self.ship):
            return
        elif load == "down":
            then(s, TakeDown(ship.owner, self.ship, self.island, self.item))
            return
        else:
            lift_from(s, self.island, self.item)
            put(s, self.ship, HELD.of(self.item, s.setting.everybody))
            cargo_moved(s, self.ship, LOADED)
        args: Args = {"ship": called(s, self.ship), "item": item_called(self.item), "does": does(self.item)}
        data = {"ship": s.names[self.ship], "island": self.island, "item": name_of(self.item)}
        emit(Event("pirates-found-unique", args, data, "CSG-UNT-02"))
        if effect is not None:
            self._works(s, effect, find, fate, emit)

    def _works(self, s: State, effect: Unique, find: Find, fate: Fate, emit: EventSink) -> None:
        """CSG-UNT-06: whatever it does is seen, also where nothing else tells of it."""
        effect.found(s, find, fate, emit)
        if emit.on:
            args: Args = {"item": item_called(self.item)}
            emit(Event("pirates-unique-worked", args, {"item": name_of(self.item)}, "CSG-UNT-06", quiet=True))


def lift_from(s: State, island: int, item: int) -> int:
    """A piece that everybody sees leaves an island: as it was held."""
    there: Island = s.islands[island]
    held = next(coin for coin in there.coins if HELD.item(coin) == item)
    rest = list(there.coins)
    rest.remove(held)
    s.islands[island] = there._replace(coins=tuple(rest))
    return held


def lift_hidden(s: State, island: int, held: int, witnesses: int) -> int:
    """A piece leaves an island in the sight of these seats alone; the piece as it is then (CSG-INF-03)."""
    land = s.islands[island]
    if HELD.seen(held) == s.setting.everybody:
        return lift_from(s, island, HELD.item(held))
    up = [coin for coin in land.coins if HELD.seen(coin) == s.setting.everybody]
    down = [coin for coin in land.coins if HELD.seen(coin) != s.setting.everybody]
    rest, taken = HELD.passed(down, held, witnesses)
    s.islands[island] = land._replace(coins=tuple(sorted((*up, *rest))))
    return taken


@frozen
class TakeDown(Ask[State]):
    """CSG-UNT-02: whether a treasure that may be hidden comes aboard, face down, or stays.

    Answers:
        ``take PIECE``: it comes aboard.
        ``leave PIECE``: it stays.
    """

    seat: int
    ship: int
    island: int
    item: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        leaves: Move = ("leave", name_of(self.item))
        # in a world that somebody else imagines it may be another piece that lies there
        return [("take", name_of(self.item)), leaves] if self.item in things(s.islands[self.island].coins) else [leaves]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "item": item_called(self.item)}
        source, at = f"ship:{s.names[self.ship]}", f"island:{self.island}"
        options = tuple(
            Option(move, f"pirates-do-unique-{move[0]}", args, "load", source, at) for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-unique", "CSG-UNT-02", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "leave":
            return
        held = next(coin for coin in s.islands[self.island].coins if HELD.item(coin) == self.item)
        put(s, self.ship, lift_hidden(s, self.island, held, 1 << self.seat))
        cargo_moved(s, self.ship, LOADED)
        args: Args = {"ship": called(s, self.ship)}
        emit(Event("pirates-took-unique", args, {"ship": s.names[self.ship], "island": self.island}, "CSG-UNT-02"))


@frozen
class StartTexts(AutoStep):
    """CSG-TRN-06, TS-6: of the unique treasures aboard, in the order of the pieces, whichever ship carries them."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        texts = [
            (grant.source, number, grant.ability)
            for number, ship in s.fleet(self.seat)
            if ship.hold
            for grant in active(s, number).grants
            if grant.source != HULL
        ]
        steps: list[object] = []
        for item, number, ability in sorted(texts, key=lambda it: it[:2]):
            steps += ability.dawns(s, number, item)
        then(s, *steps)


def docked_home(s: State, number: int, emit: EventSink) -> None:
    """CSG-UNT-06: what ends as she docks at her own home."""
    for item in things(s.ship(number).hold):
        effect = effect_of(item) if is_unique(item) else None
        if effect is not None and effect.ends_at_home and s.ship(number).docked != NOWHERE:
            fades(s, number, item, emit)
