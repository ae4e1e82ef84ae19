"""Chapter 5.25 (MYS-03): what mysterious islands do with coins, unique treasures and events."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...marker import comes_off, loaded
from ...names import called, item_called
from ...questions.cargo.hold import coins_of, put, take
from ...questions.cargo.treasure import bring, leave, look, strange_uniques
from ...questions.islands.landed import stays
from ...questions.sailing.berths import is_wild
from ...questions.table.cards import pieces
from ...questions.table.items import HELD, card_of, is_coin, item_named, item_of, name_of
from ...questions.table.spells import HERE, ends, lift, numbers_of, under
from ...state import NOBODY, NOWHERE, State
from ...tables import COIN_VALUES
from ..treasure.uniques import guarded, lift_hidden

OFFERED: Final = 3


def coins_at(s: State, island: int) -> list[int]:
    return [held for held in s.islands[island].coins if is_coin(HELD.item(held))]


def other_islands(s: State, island: int) -> list[int]:
    """The wild islands besides this one."""
    return [i for i, land in enumerate(s.islands) if i != island and is_wild(land)]


def lay(s: State, island: int, *held: int) -> None:
    land = s.islands[island]
    s.islands[island] = land._replace(coins=tuple(sorted((*land.coins, *held))))


def at_random(s: State, island: int, fate: Fate) -> int:
    """A coin of an island by lot; nobody sees which."""
    among = coins_at(s, island)
    return lift_hidden(s, island, among[int(fate.answer("coin", range(len(among))))], 0)


def pulled(s: State, number: int, fate: Fate, emit: EventSink) -> None:
    """PULL_COINS: before she explores, so many coins of every other wild island are moved here."""
    here = s.ship(number).docked
    for count in numbers_of(s.ship(number), HERE.pull):
        came = 0
        for other in other_islands(s, here):
            for _ in range(min(count, len(coins_at(s, other)))):
                lay(s, here, at_random(s, other, fate))
                came += 1
        args: Args = {"island": here + 1, "count": came}
        emit(Event("pirates-coins-pulled", args, {"island": here, "count": came}, "CSG-MYS-03"))
    lift(s, number, HERE.pull)


def coin_home(s: State, seat: int, island: int, fate: Fate, emit: EventSink) -> None:
    """COIN_HOME, CSG-INF-04: a coin by lot comes to the home island of the player."""
    seats = s.setting.everybody if s.setting.duel else 1 << seat
    lay(s, s.home(seat), *look(s, fate, (at_random(s, island, fate),), seats))
    args: Args = {"seat": Name(seat), "island": island + 1}
    emit(Event("pirates-coin-home", args, {"seat": seat, "island": island}, "CSG-MYS-03"))


@frozen
class SendCoins(Ask[State]):
    """COINS_AWAY: to which other wild island coins by lot go: all to one, or (`spread`) one after the other to at least
    two; `first`: where those before have gone.

    Answers:
        ``send ISLAND``: where they go.
    """

    seat: int
    island: int
    count: int
    spread: bool
    first: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if self.island == NOWHERE or not NOWHERE <= self.first < len(s.islands):
            return False
        return 0 < self.count <= len(coins_at(s, self.island))

    def moves(self, s: State) -> list[Move]:
        among = other_islands(s, self.island)
        if self.spread and self.count == 1 and self.first != NOWHERE:
            among = [i for i in among if i != self.first]
        return [("send", i) for i in among]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-send-coins", {"island": int(move[1]) + 1}, "send", at=f"island:{move[1]}")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "count": 1 if self.spread else self.count}
        return self.decision(s, "pirates-ask-send-coins", "CSG-MYS-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        to, count = int(move[1]), 1 if self.spread else self.count
        for _ in range(count):
            lay(s, to, at_random(s, self.island, fate))
        args: Args = {"island": self.island + 1, "other": to + 1, "count": count}
        data = {"island": self.island, "other": to, "count": count}
        emit(Event("pirates-coins-sent", args, data, "CSG-MYS-03"))
        if self.spread and self.count > 1:
            # once two islands have had some, the rest may go anywhere
            done = self.first not in (NOWHERE, to)
            first = to if self.first in (NOWHERE, to) else NOWHERE
            then(s, SendCoins(self.seat, self.island, self.count - 1, True, NOWHERE if done else first))


@frozen
class Offering(Ask[State]):
    """COIN_OFFERING: a coin of the ship goes to this island.

    Answers:
        ``offer PIECE``: the coin that goes to the island.
    """

    seat: int
    ship: int
    island: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        return [("offer", name_of(item)) for item in dict.fromkeys(map(HELD.item, coins_of(s.ship(self.ship))))]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-offer", {"what": item_called(item_named(str(move[1])))}, "offer")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-offer", "CSG-MYS-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        item = item_named(str(move[1]))
        held = next(coin for coin in coins_of(s.ship(self.ship)) if HELD.item(coin) == item)
        lay(s, self.island, take(s, self.ship, held, 1 << self.seat))
        comes_off(s, self.ship, item)
        stays(s, self.ship, self.island, item)
        args: Args = {"ship": called(s, self.ship), "island": self.island + 1}
        emit(Event("pirates-offered", args, {"ship": s.names[self.ship], "island": self.island}, "CSG-MYS-03"))


# ---- events


def events_left(s: State, seat: int) -> list[int]:
    """CSG-R-40: the events that are not in play as far as this player knows."""
    known = {HELD.item(held) for held in s.events[seat]} | {item_of(pieces()[token.card]) for token in s.tokens}
    every = (item_of(piece) for piece in pieces().values() if piece.kind == "event")
    return [one for one in every if one not in known]


@frozen
class OfferEvent(Ask[State]):
    """ADD_EVENT: one of these joins the hand.

    Answers:
        ``keep EVENT``: the event that joins the hand.
    """

    seat: int
    offered: tuple[int, ...]

    secret = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return bool(self.offered) and {*self.offered} <= {*events_left(s, self.seat)}

    def moves(self, s: State) -> list[Move]:
        return [("keep", name_of(one)) for one in self.offered]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-event", {"event": card_of(item_named(str(move[1]))).said}, "event")
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-gift", "CSG-MYS-03", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        hand = (*s.events[self.seat], HELD.of(item_named(str(move[1])), 1 << self.seat))
        s.events[self.seat] = tuple(sorted(hand))
        emit(Event("pirates-event-joins", {"seat": Name(self.seat)}, {"seat": self.seat}, "CSG-MYS-03"))


# ---- exploring


@frozen
class Replace(AutoStep):
    """UNIQUE_FOR_COIN, BETTER_COIN: one of the coins that were found becomes something else, before any is loaded."""

    ship: int
    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or ship.docked != self.island or guarded(s, self.island) or not coins_at(s, self.island):
            return
        steps: list[Barter] = []
        if under(ship, HERE.unique) and s.setting.options["uniques"]:
            left = _barterable(s, ship.owner)
            drawn = range(min(OFFERED, len(left)))
            offered = [left.pop(int(fate.answer("unique", range(len(left))))) for _ in drawn]
            steps.append(Barter(ship.owner, self.ship, self.island, tuple(offered)))
        if under(ship, HERE.better):
            steps.append(Barter(ship.owner, self.ship, self.island, ()))
        ends(s, self.ship, emit, HERE.unique, HERE.better)
        then(s, *(step for step in steps if step.moves(s)))


def _barterable(s: State, seat: int) -> list[int]:
    """CSG-R-40: the unique treasures that a coin of this player may become."""
    return strange_uniques(s, seat if s.setting.narrow else NOBODY)


@frozen
class Barter(Ask[State]):
    """Which coin becomes which unique treasure; with nothing offered: which becomes a better coin.

    Answers:
        ``barter COIN PIECE``: a coin of the island becomes this unique treasure.
        ``better COIN``: a coin of the island becomes a better one.
    """

    seat: int
    ship: int
    island: int
    offered: tuple[int, ...]

    secret = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        once = len({*self.offered}) == len(self.offered)
        return once and {*self.offered} <= {*_barterable(s, self.seat)}

    def moves(self, s: State) -> list[Move]:
        values = dict.fromkeys(map(HELD.item, coins_at(s, self.island)))
        if self.offered:
            return [("barter", value, name_of(one)) for value in values for one in self.offered]
        return [("better", value) for value in values if value < max(COIN_VALUES)]

    def ask(self, s: State) -> Decision:
        options = []
        for move in self.moves(s):
            args: Args = {"what": item_called(int(move[1]))}
            if len(move) > 2:
                args = {**args, "item": item_called(item_named(str(move[2])))}
            options.append(Option(move, f"pirates-do-{move[0]}", args, "barter", at=f"island:{self.island}"))
        asked: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-barter", "CSG-MYS-03", tuple(options), asked)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        held = next(coin for coin in coins_at(s, self.island) if HELD.item(coin) == move[1])
        leave(s, [lift_hidden(s, self.island, held, 1 << self.seat)])
        if len(move) > 2:
            # it lies there for the ship to find (CSG-EXP-03)
            from ..treasure.uniques import Found

            item = item_named(str(move[2]))
            lay(s, self.island, HELD.of(item, 1 << self.seat))
            then(s, Found(self.ship, self.island, item))
        else:
            better = tuple(value for value in COIN_VALUES if value > int(move[1]))
            lay(s, self.island, bring(s, int(fate.answer("treasure", better)), s.setting.everybody))
        args: Args = {"ship": called(s, self.ship), "island": self.island + 1}
        emit(Event("pirates-bartered", args, {"island": self.island}, "CSG-MYS-03"))


@frozen
class AfterLoading(AutoStep):
    """ADD_COIN, SWAP_COINS: what follows the coins that were taken; `had`: those that were in the hold before."""

    ship: int
    island: int
    had: tuple[int, ...]

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or ship.docked != self.island:
            return
        got = tuple((Counter(map(HELD.item, coins_of(ship))) - Counter(self.had)).elements())
        steps: list[Ask[State]] = []
        if got and under(ship, HERE.add):
            steps.append(AddCoin(ship.owner, self.ship, self.island, max(got)))
        if got and under(ship, HERE.swap):
            steps.append(SwapTaken(ship.owner, self.ship, self.island, tuple(sorted(got))))
        if got:
            ends(s, self.ship, emit, HERE.add, HERE.swap)
        then(s, *steps)


@frozen
class AddCoin(Ask[State]):
    """ADD_COIN: a coin from outside, worth no more than one that was taken; all see which comes.

    Answers:
        ``add COIN``: the coin that comes.
    """

    seat: int
    ship: int
    island: int
    most: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        return [("add", value) for value in COIN_VALUES if value <= self.most]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-add-coin", {"what": item_called(int(move[1]))}, "add") for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "island": self.island + 1}
        return self.decision(s, "pirates-ask-add-coin", "CSG-MYS-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        lay(s, self.island, bring(s, int(move[1]), s.setting.everybody))
        args: Args = {"island": self.island + 1, "what": item_called(int(move[1]))}
        emit(Event("pirates-coin-added", args, {"island": self.island}, "CSG-MYS-03"))


@frozen
class SwapTaken(Ask[State]):
    """SWAP_COINS: coins that were taken, one after another, for coins by lot of other wild islands.

    Answers:
        ``swap-taken COIN ISLAND``: a coin that was taken, for one, by lot, of that island.
        ``enough``: no more.
    """

    seat: int
    ship: int
    island: int
    left: tuple[int, ...]

    secret = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        aboard = Counter(HELD.item(held) for held in coins_of(s.ship(self.ship)))
        return self.island != NOWHERE and Counter(self.left) <= aboard

    def moves(self, s: State) -> list[Move]:
        there = [i for i in other_islands(s, self.island) if coins_at(s, i)]
        return [*(("swap-taken", value, i) for value in dict.fromkeys(self.left) for i in there), ("enough",)]

    def ask(self, s: State) -> Decision:
        options: list[Option] = []
        for move in self.moves(s)[:-1]:
            args: Args = {"what": item_called(int(move[1])), "island": int(move[2]) + 1}
            options.append(Option(move, "pirates-do-swap-coin", args, "swap", at=f"island:{move[2]}"))
        options.append(Option(("enough",), "pirates-do-enough", {}, "enough", default=True))
        asked: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-swap-coin", "CSG-MYS-03", tuple(options), asked)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if len(move) == 1:
            return
        value, there = int(move[1]), int(move[2])
        held = next(coin for coin in coins_of(s.ship(self.ship)) if HELD.item(coin) == value)
        got = look(s, fate, (at_random(s, there, fate),), 1 << self.seat)
        lay(s, there, take(s, self.ship, held, 1 << self.seat))
        comes_off(s, self.ship, value)
        put(s, self.ship, *got)
        left = list(self.left)
        left.remove(value)
        args: Args = {"ship": called(s, self.ship), "island": self.island + 1, "other": there + 1}
        data = {"ship": s.names[self.ship], "island": self.island, "other": there}
        emit(Event("pirates-swapped-coins", args, data, "CSG-MYS-03"))
        loaded(s, self.ship, map(HELD.item, got), emit)
        if left:
            then(s, SwapTaken(self.seat, self.ship, self.island, tuple(left)))
