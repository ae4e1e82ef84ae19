"""Chapter 5.8 (EXP): what a ship finds on an island, and what she takes of it; raids of enemy homes (CSG-EFF-74)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from .....core.agenda import Ask, Chance, then, window
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import LOADED, AfterCargo, cargo_moved
from ...auto_step import AutoStep
from ...marker import loaded
from ...names import called, item_called, piece_called
from ...questions.abilities.ability import Ability, Trait
from ...questions.abilities.active import active, is_up, shows, uses
from ...questions.cargo.hold import coins_of, leaves_last, put
from ...questions.cargo.stowage import free, size
from ...questions.cargo.treasure import known_to, look
from ...questions.forts.standing_forts import cost
from ...questions.islands.landed import loadable
from ...questions.sailing.berths import enemy_fort, enemy_home, explore, is_wild, own_fort
from ...questions.table.items import HELD, is_coin, name_of
from ...questions.table.spells import under
from ...state import NOWHERE, Is, State
from ..treasure.coin_swaps import SwapCoin
from ..treasure.uniques import finds, guarded
from .treasure_mysteries import AfterLoading, Replace, pulled


def may_explore(s: State, number: int) -> bool:
    """CSG-EXP-01: docked at this wild island, or own fort (CSG-EXP-07), since the turn began."""
    ship = s.ship(number)
    return ship.docked != NOWHERE and (number, ship.docked) in s.today.docked and opens(s, number)


def opens(s: State, number: int) -> bool:
    """Whether there is anything to explore where she is docked, by whatever action: never at a home (CSG-DOC-11)."""
    ship = s.ship(number)
    if ship.docked == NOWHERE or ship.lost != NOWHERE or under(ship, "no-explore") or ship.state & Is.SUBMERGED:
        return False
    island = s.islands[ship.docked]
    return is_wild(island) and not enemy_fort(s, ship.owner, ship.docked)


def is_free(s: State, number: int) -> bool:
    """CSG-EXP-02: the player's explored flag is there, or the ship explores on docking."""
    ship = s.ship(number)
    flag = s.islands[ship.docked].flags >> ship.owner & 1
    return bool(flag) or active(s, number).has(Trait.EXPLORES_ON_DOCKING)


def free_explore(s: State, number: int) -> None:
    """CSG-EXP-02, CSG-DOC-06: once, as she docks."""
    window(s, FreeExplore(s.ship(number).owner, number))


@frozen
class FreeExplore(Chance[State]):
    """CSG-EXP-02: to explore at once, free of charge.

    Answers:
        ``explore``: at once.
        ``later``: not now.
    """

    seat: int
    ship: int

    open = True
    decline = ("later",)

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and opens(s, self.ship) and is_free(s, self.ship)

    def moves(self, s: State) -> list[Move]:
        return [("explore",), self.decline]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        at = f"island:{s.ship(self.ship).docked}"
        options = (
            Option(("explore",), "pirates-do-explore", {}, "explore", source, at),
            Option(self.decline, "pirates-do-later", {}, "later", source, default=True),
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-explore", "CSG-EXP-02", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        island = s.islands[s.ship(self.ship).docked]
        if not island.flags >> self.seat & 1:
            uses(s, self.ship, Trait.EXPLORES_ON_DOCKING, emit)
        explore_island(s, self.ship, fate, emit)


def explore_island(s: State, number: int, fate: Fate, emit: EventSink) -> None:
    """CSG-EXP-03, CSG-EXP-04, CSG-EXP-05, CSG-EXP-08: the island is explored, the player looks at all that lies there;
    unique treasures come first, then coins are taken."""
    ship = s.ship(number)
    explore(s, ship.owner, ship.docked)
    s.change(number, state=ship.state | Is.EXPLORED)
    pulled(s, number, fate, emit)
    # CSG-EXP-03: also unique treasures that have turned up before, about which the player may be asked
    coins = _looks(s, ship.owner, ship.docked, fate)
    args: Args = {"seat": Name(ship.owner), "ship": called(s, number), "island": ship.docked + 1}
    data = {"ship": s.names[number], "island": ship.docked, "treasure": len(coins)}
    emit(Event("pirates-explored", args, data, "CSG-EXP-05"))
    if coins:
        _tells(ship.owner, coins, emit)
    had = tuple(sorted(HELD.item(held) for held in coins_of(s.ship(number))))
    then(
        s,
        *finds(s, number, fate),
        LooksAgain(number, ship.docked),
        SwapCoin(ship.owner, number, ship.docked),
        Replace(number, ship.docked),
        Coins(number, ship.docked),
        AfterLoading(number, ship.docked, had),
        AfterCargo(number),
    )


def _looks(s: State, seat: int, island: int, fate: Fate) -> list[int]:
    """CSG-EXP-04: at all that lies there, in secret; what it is, in the order in which it is looked at."""
    land = s.islands[island]
    coins = [known_to(s, held, seat) for held in look(s, fate, land.coins, 1 << seat)]
    s.islands[island] = land._replace(coins=tuple(sorted(coins)))
    return coins


def _tells(seat: int, coins: Sequence[int], emit: EventSink) -> None:
    if emit.on:
        seen: Args = {"what": [item_called(HELD.item(held)) for held in coins]}
        emit(Event("pirates-looked", seen, {}, "CSG-EXP-04", seen_by=(seat,), shown_to=seat))


@frozen
class LooksAgain(AutoStep):
    """CSG-EXP-04, CSG-INF-03: the coins are looked at once the unique treasures have done what they do, which may have
    mixed them."""

    ship: int
    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship, before = s.ships[self.ship], s.islands[self.island].coins
        if ship is None or ship.docked != self.island:
            return
        coins = _looks(s, ship.owner, self.island, fate)
        if s.islands[self.island].coins != before:
            if emit.on:
                # also whoever does not see what it is sees who has looked
                args: Args = {"seat": Name(ship.owner), "island": self.island + 1}
                emit(Event("pirates-looks-again", args, {"island": self.island}, "CSG-EXP-04", quiet=True))
            _tells(ship.owner, coins, emit)


@frozen
class Coins(AutoStep):
    """CSG-EXP-04: the choice, where there is one."""

    ship: int
    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        here = s.ships[self.ship] is not None and s.ship(self.ship).docked == self.island
        if here and not guarded(s, self.island):
            step = Load(s.ship(self.ship).owner, self.ship, self.island)
            if len(step.moves(s)) > 1:
                then(s, step)


def choices(items: Sequence[int], most: int) -> list[tuple[int, ...]]:
    """Every different handful of at most so many pieces, the fullest first.

    >>> choices([1, 1, 2], 2)
    [(1, 1), (1, 2), (1,), (2,), ()]
    """
    found: dict[tuple[int, ...], None] = {}
    for n in range(min(most, len(items)), -1, -1):
        found |= dict.fromkeys(tuple(sorted(some)) for some in combinations(items, n))
    return list(found)


@frozen
class Load(Ask[State]):
    """D-EXPLORE; CSG-EXP-04, CSG-EXP-07: which coins to take, up to the free spaces; the rest stays face down. Of those
    that lie beside a fort of one's own and inside it the former go first.

    Answers:
        ``load [COIN]...``: the coins that she takes.
    """

    seat: int
    ship: int
    island: int

    secret = True

    def _beside(self, s: State) -> list[int]:
        lying = [held for held in s.islands[self.island].coins if is_coin(HELD.item(held))]
        return loadable(s, self.island, lying)

    def _inside(self, s: State) -> list[int]:
        fort = s.islands[self.island].fort
        if fort is None or not own_fort(s, self.seat, self.island):
            return []
        return [held for held in fort.gold if is_coin(HELD.item(held))]

    def moves(self, s: State) -> list[Move]:
        beside, inside = self._beside(s), self._inside(s)
        room = max(0, free(s, self.ship))
        if leaves_last(s, self.ship):
            # CSG-EFF-79
            there = sum(is_coin(HELD.item(held)) for held in s.islands[self.island].coins)
            room = min(room, there + len(inside) - 1)
        found = choices([HELD.item(held) for held in (*beside, *inside)], max(0, room))
        return [("load", *some) for some in found if not inside or self._leaves_cost(s, some)]

    def _leaves_cost(self, s: State, some: Sequence[int]) -> bool:
        """CSG-EXP-07, CSG-FRT-10: the gold inside stays as much as the fort has cost, or as it is where it is less."""
        fort = s.islands[self.island].fort
        assert fort is not None
        gold = Counter(HELD.item(held) for held in self._inside(s))
        taken = Counter(some) - Counter(HELD.item(held) for held in self._beside(s))
        return not taken or sum((gold - taken).elements()) >= cost(fort.card)

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "pirates-do-load" if len(move) > 1 else "pirates-do-load-nothing",
                _loaded([int(value) for value in move[1:]]),
                "load",
                f"ship:{s.names[self.ship]}",
                f"island:{self.island}",
            )
            # the most gold first
            for move in sorted(self.moves(s), key=lambda move: -sum(map(int, move[1:])))
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "space": free(s, self.ship)}
        return self.decision(s, "pirates-ask-load", "CSG-EXP-04", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        for value in move[1:]:
            held = next(one for one in (*self._beside(s), *self._inside(s)) if HELD.item(one) == value)
            from_island(s, self.seat, self.ship, self.island, held)
        count = len(move) - 1
        if count:
            cargo_moved(s, self.ship, LOADED)
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "count": count}
        data = {"ship": s.names[self.ship], "island": self.island, "count": count}
        emit(Event("pirates-loaded", args, data, "CSG-EXP-04"))
        loaded(s, self.ship, map(int, move[1:]), emit)


def _loaded(items: list[int]) -> Args:
    """What is loaded, and the sum that coins make; `coins` as they are added up, such as 1 + 2 + 2."""
    coins = [item for item in items if is_coin(item)]
    adds = len(coins) if len(coins) == len(items) else 0
    return {
        "what": [item_called(item) for item in items],
        "sum": sum(coins),
        "count": adds,
        "coins": " + ".join(map(str, coins)),
    }


def from_island(s: State, seat: int, number: int, island: int, held: int) -> None:
    """A piece goes aboard; which of those that lie face down, only this player has seen."""
    land = s.islands[island]
    fort = land.fort
    if fort is not None and held in fort.gold and held not in land.coins:
        rest, taken = _without(s, fort.gold, held, seat)
        s.islands[island] = land._replace(fort=fort._replace(gold=rest))
    else:
        rest, taken = _without(s, land.coins, held, seat)
        s.islands[island] = land._replace(coins=rest)
    put(s, number, taken, seen=1 << seat)


def _without(s: State, pile: tuple[int, ...], held: int, seat: int) -> tuple[tuple[int, ...], int]:
    """CSG-INF-03: what others knew of a pile is void once somebody has taken of it."""
    down = [coin for coin in pile if not is_up(s, coin)]
    up = [coin for coin in pile if is_up(s, coin)]
    if held in up:
        up.remove(held)
        return tuple(sorted((*up, *down))), held
    rest, taken = HELD.passed(down, held, 1 << seat)
    return tuple(sorted((*up, *rest))), taken


# ---- raids


def raid(s: State, number: int) -> None:
    """CSG-EFF-74, CSG-DOC-06: as she docks at an enemy home."""
    ship = s.ship(number)
    if not enemy_home(s, ship.owner, ship.docked):
        return
    most = max((grant.ability.raids(s, number) for grant in active(s, number).answering(Ability.raids)), default=0)
    window(s, Raid(ship.owner, number, ship.docked, most))


@frozen
class Raid(Chance[State]):
    """CSG-EFF-74: one treasure of the enemy's home after another, blind among those that lie face down.

    Answers:
        ``raid PIECE``: a treasure of that home.
        ``enough``: no more.
    """

    seat: int
    ship: int
    island: int
    left: int

    open = True
    decline = ("enough",)

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and self.left > 0 and len(self.moves(s)) > 1

    def moves(self, s: State) -> list[Move]:
        room = free(s, self.ship)
        there = s.islands[self.island].coins
        # CSG-EFF-79
        kept = len(there) == 1 and leaves_last(s, self.ship)
        fit = [held for held in there if size(s.ship(self.ship), HELD.item(held)) <= room and not kept]
        names = dict.fromkeys(name_of(HELD.item(held)) if is_up(s, held) else "down" for held in fit)
        return [*(("raid", name) for name in names), self.decline]

    def ask(self, s: State) -> Decision:
        source, at = f"ship:{s.names[self.ship]}", f"island:{self.island}"
        options = tuple(
            Option(move, "pirates-do-raid", {"what": piece_called(str(move[1]))}, "raid", source, at)
            if len(move) > 1
            else Option(move, "pirates-do-enough", {}, "enough", source, default=True)
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "left": self.left}
        return self.decision(s, "pirates-ask-raid", "CSG-EFF-74", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        then(s, Raid(self.seat, self.ship, self.island, self.left - 1))
        coins = s.islands[self.island].coins
        name = str(move[1])
        if name == "down":
            down = [held for held in coins if not is_up(s, held)]
            name = str(fate.answer("raid", [name_of(HELD.item(held)) for held in down]))
            held = next(one for one in down if name_of(HELD.item(one)) == name)
        else:
            held = next(coin for coin in coins if is_up(s, coin) and name_of(HELD.item(coin)) == name)
        from_island(s, self.seat, self.ship, self.island, held)
        cargo_moved(s, self.ship, LOADED)
        for grant in active(s, self.ship).answering(Ability.raids):
            shows(s, self.ship, [grant.source], emit)
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        emit(Event("pirates-raided", args, {"ship": s.names[self.ship], "island": self.island}, "CSG-EFF-74"))
