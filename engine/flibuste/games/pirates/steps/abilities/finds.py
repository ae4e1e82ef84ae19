"""Chapter 5.24 (CSG-UNT-06): unique treasures that do something as they are found, or at the start of turns."""

from collections.abc import Sequence
from typing import Any

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called
from ...questions.abilities.active import is_up, nation_of
from ...questions.abilities.treasures import Find, Unique
from ...questions.cargo.hold import affords, crew_of, put, takes_crew, takes_treasure, treasure_of
from ...questions.cargo.stowage import free
from ...questions.cargo.treasure import leave, look
from ...questions.sailing.berths import docked_at, is_wild, may_dock
from ...questions.table.bodies import built, standing
from ...questions.table.cards import bought_for, piece, pieces
from ...questions.table.items import HELD, is_coin, is_unique, item_named, item_of, name_of, things
from ...questions.table.spells import cast
from ...state import NOBODY, NOWHERE, State
from ...tables import DIE
from ..basics.dice import Roll, counted
from ..basics.parting import fades
from ..damage.losing import losable, parts
from ..damage.raising_masts import broken, mend
from ..sailing.docked_by_effect import moor
from ..treasure.uniques import lift_hidden
from ..treasure.worth import COUNTS, tallies, tally

_RUM = 6
_BANNER = 5
_CASTAWAY = 3
"""UT_CASTAWAY: what he costs at most."""


def _told(s: State, number: int, item: int, key: str, emit: EventSink, **more: int) -> None:
    args: Args = {"ship": called(s, number), "item": item_called(item), **more}
    emit(Event(key, args, {"ship": s.names[number], "item": name_of(item), **more}, "CSG-UNT-06"))


def _worth(s: State, find: Find, gold: int, emit: EventSink) -> None:
    tallies(s, find.item, gold)
    _told(s, find.ship, find.item, "pirates-unique-worth", emit, gold=gold)


class Rum(Unique):
    code = "UT_RUM"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        cast(s, find.ship, "idle", 1)
        _worth(s, find, max(0, _RUM - len(crew_of(s.ship(find.ship)))), emit)


class Buried(Unique):
    code = "UT_BURIED"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        cast(s, find.ship, "idle", 1)
        then(s, Roll(s.ship(find.ship).owner, find.ship, "treasure"), Valued(find.ship, find.item, 0))


class Sunken(Unique):
    code = "UT_SUNKEN"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        roll = Roll(s.ship(find.ship).owner, find.ship, "treasure")
        then(s, roll, Valued(find.ship, find.item, 0), roll, Valued(find.ship, find.item, 1))

    def dawns(self, s: State, by: int, item: int) -> tuple[Any, ...]:
        return (Fading(by, item),)


@frozen
class Valued(AutoStep):
    """UT_BURIED, UT_SUNKEN: what was rolled is added to what it is worth; `more`: to what was rolled before."""

    ship: int
    item: int
    more: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None:
            gold = max(0, counted(s, s.die, self.ship)) + (tally(s, self.item) if self.more else 0)
            _worth(s, Find(self.ship, NOWHERE, self.item), gold, emit)


@frozen
class Fading(AutoStep):
    """UT_SUNKEN: 1 less at each start of its player's turn, gone at 0."""

    ship: int
    item: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or self.item not in things(s.ship(self.ship).hold):
            return
        tallies(s, self.item, max(0, tally(s, self.item) - 1))
        if not tally(s, self.item):
            fades(s, self.ship, self.item, emit)


class Banner(Unique):
    """Its value says for whom it is worth a sum, and who has to earn it."""

    code = "UT_BANNER"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        corsair = nation_of(s.ship(find.ship)) == "corsairs"
        paid = corsair == (self.effect["value"] == "banner:corsairs_5")
        tallies(s, find.item, _BANNER if paid else COUNTS)


class Trees(Unique):
    code = "UT_TREES"

    def waits(self, s: State, find: Find) -> bool:
        ship = s.ship(find.ship)
        return standing(ship) == built(ship)

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        for mast in broken(s, find.ship):
            mend(s, find.ship, mast, emit)


class Natives(Unique):
    """The ships' seats that they have met are their tally."""

    code = "UT_NATIVES"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        seat = s.ship(find.ship).owner
        if tally(s, find.item) >> seat & 1:
            return
        tallies(s, find.item, tally(s, find.item) | 1 << seat)
        turns = len(crew_of(s.ship(find.ship)))
        if turns:
            cast(s, find.ship, "idle", turns)
        _told(s, find.ship, find.item, "pirates-natives", emit, n=turns)


class Maps(Unique):
    code = "UT_MAPS"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        for i, island in enumerate(s.islands):
            if is_wild(island):
                s.islands[i] = island._replace(coins=tuple(sorted(look(s, fate, island.coins, s.setting.everybody))))


class Volcano(Unique):
    code = "UT_VOLCANO"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        coins = [held for held in s.islands[find.island].coins if is_coin(HELD.item(held))]
        if coins:
            # what lies open stays open
            held = coins[int(fate.answer("coin", range(len(coins))))]
            leave(s, [lift_hidden(s, find.island, held, 0)])
        for number in docked_at(s, find.island):
            crew = losable(s, number, "crew")
            if crew:
                parts(s, number, crew[int(fate.answer("crew", range(len(crew))))], NOBODY, emit)


class Idol(Unique):
    code = "UT_IDOL"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        for number, ship in list(s.afloat()):
            for held in treasure_of(ship):
                if is_unique(HELD.item(held)) and is_up(s, held):
                    fades(s, number, HELD.item(held), emit)
        for i, island in enumerate(s.islands):
            gone = [held for held in island.coins if is_unique(HELD.item(held)) and is_up(s, held)]
            if gone:
                s.islands[i] = island._replace(coins=tuple(held for held in island.coins if held not in gone))
                leave(s, gone)


class Bottle(Unique):
    code = "UT_BOTTLE"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        wild = [i for i, island in enumerate(s.islands) if is_wild(island) and may_dock(s, find.ship, i)]
        least = min((sum(is_coin(coin) for coin in things(s.islands[i].coins)) for i in wild), default=0)
        fit = [i for i in wild if sum(is_coin(coin) for coin in things(s.islands[i].coins)) == least]
        if len(fit) > 1:
            then(s, Drift((s.ship(find.ship).owner + 1) % s.setting.seats, find.ship, tuple(fit)))
        elif fit:
            moor(s, find.ship, fit[0], emit)


@frozen
class Drift(Ask[State]):
    """UT_BOTTLE: of several islands with the fewest coins the next player chooses.

    Answers:
        ``island ISLAND``: where the ship drifts to.
    """

    seat: int
    ship: int
    islands: tuple[int, ...]

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return len(self.islands) > 1 and all(0 <= island < len(s.islands) for island in self.islands)

    def moves(self, s: State) -> list[Move]:
        return [("island", island) for island in self.islands]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(("island", i), "pirates-do-drift", {"island": i + 1}, "island", source, f"island:{i}")
            for i in self.islands
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-drift", "CSG-UNT-06", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        moor(s, self.ship, int(move[1]), emit)


class Castaway(Unique):
    code = "UT_CASTAWAY"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        step = Hire(s.ship(find.ship).owner, find.ship)
        if step.moves(s):
            then(s, step)


@frozen
class Hire(Ask[State]):
    """UT_CASTAWAY: a generic crew of her nation, of a cost of 3 at most.

    Answers:
        ``hire PIECE``: who comes aboard.
    """

    seat: int
    ship: int

    open = True

    def moves(self, s: State) -> list[Move]:
        if free(s, self.ship) < 1 or not takes_crew(s, self.ship):
            return []
        nation = nation_of(s.ship(self.ship))
        cheap = [card.id for card in pieces().values() if card.generic and card.points <= _CASTAWAY]
        found = [piece(bought_for(name, nation)) for name in cheap]
        return [("hire", one.id) for one in found if one is not None and affords(s, self.ship, (item_of(one),))]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(move, "pirates-do-hire", {"crew": item_called(item_named(str(move[1])))}, "hire", source)
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-hire", "CSG-UNT-06", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        item = item_named(str(move[1]))
        put(s, self.ship, HELD.of(item, s.setting.everybody))
        _told(s, self.ship, item, "pirates-hired", emit)


class Albatross(Unique):
    code = "UT_ALBATROSS"

    def dice(self, s: State, by: int) -> int:
        return -1

    def dawns(self, s: State, by: int, item: int) -> tuple[Any, ...]:
        return Roll(s.ship(by).owner, by, "treasure"), TakesWing(by, item)


@frozen
class TakesWing(AutoStep):
    """UT_ALBATROSS: on a 6 the player to the right sends it to another ship of its player."""

    ship: int
    item: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or s.die != DIE[-1]:
            return
        seat = s.ship(self.ship).owner
        step = SendOff((seat - 1) % s.setting.seats, self.ship, self.item)
        if step.moves(s):
            then(s, step)


@frozen
class SendOff(Ask[State]):
    """UT_ALBATROSS: to which ship.

    Answers:
        ``ship SHIP``: where it goes.
    """

    seat: int
    ship: int
    item: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return self.item in {HELD.item(held) for held in s.ship(self.ship).hold}

    def moves(self, s: State) -> list[Move]:
        others = ((n, ship) for n, ship in s.fleet(s.ship(self.ship).owner) if n != self.ship)
        return [("ship", s.names[n]) for n, one in others if takes_treasure(one)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move, "pirates-do-send", {"ship": called(s, s.names.index(str(move[1])))}, "ship", at=f"ship:{move[1]}"
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "item": item_called(self.item)}
        return self.decision(s, "pirates-ask-send", "CSG-UNT-06", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        held = next(one for one in s.ship(self.ship).hold if HELD.item(one) == self.item)
        s.change(self.ship, hold=tuple(one for one in s.ship(self.ship).hold if one != held))
        to = s.names.index(str(move[1]))
        put(s, to, held)
        _told(s, to, self.item, "pirates-sent", emit)
