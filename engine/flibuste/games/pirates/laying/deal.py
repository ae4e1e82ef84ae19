"""Chapter 3: the table before the first turn, in the order of chapter 4.1; the treasure is hidden last."""

from typing import Final

from ....core.agenda import Auto, then
from ....core.atoms import Name
from ....core.events import Event, Tell
from ....core.fate import Fate
from ....core.frozen import frozen
from ..cargo.items import BLANK
from ..fleets.choosing import ChooseFleet, ChooseSupply, DrawFleet, NameForts, Reveal
from ..fleets.crewing import Crewing
from ..fleets.supply import presets
from ..state import NOBODY, Setting, State
from ..tables import BUILD_TOTAL, COIN_VALUES
from .charting import Chart, RollFirst
from .homes import Homes

_MOST: Final = max(COIN_VALUES)


def first_state(setting: Setting, luck: int) -> State:
    """The empty table."""
    n = setting.seats
    return State(
        setting=setting,
        luck=luck,
        agenda=[SetUp()],
        turn=0,
        ships=[],
        islands=[],
        tiles=[],
        names=(),
        fleets=[""] * n,
        pool=(0,) * len(COIN_VALUES),
        events=[()] * n,
        forts=[()] * n,
        coins=(0,) * len(COIN_VALUES),
        supply=[""] * n,
    )


@frozen
class SetUp(Auto[State]):
    """Chapter 4.1: what is chosen and laid out, in this order; CSG-SET-31: the first player takes the first turn."""

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        options, seats = s.setting.options, range(s.setting.seats)
        fleet = DrawFleet if options["fleets"] == "lot" else ChooseFleet
        then(
            s,
            *(fleet(seat) for seat in seats),
            *(ChooseSupply(seat) for seat in seats if not options["quick"] and not options["deathmatch"]),
            *(NameForts(seat) for seat in seats if options["forts"]),
            *(Reveal(), RollFirst(), Chart(), Homes(), Crewing()),
            # CSG-VAR-08: no treasure
            *(() if options["deathmatch"] else (Shuffle(),)),
            Begin(),
        )


def supplied(setting: Setting, name: str) -> list[int]:
    """CSG-SET-27, CSG-SET-28: the coins of a list of the house in this game. Where unique treasures come along, one is
    a piece of the list: the two lowest coins of a duel become one, in a game of more the lowest stays at home."""
    coins = sorted(next(row["coins"] for row in presets(setting.seats) if row["id"] == name))
    if setting.options["scale_treasure"]:
        coins = scaled(coins, int(setting.options["build_total"]))
    if setting.options["uniques"]:
        coins = [coins[0] + coins[1], *coins[2:]] if setting.duel else coins[1:]
    return coins


def scaled(coins: list[int], build_total: int) -> list[int]:
    """CSG-SET-02: as many coins, of as much more or less gold as the fleets are larger or smaller; evenly.

    >>> sum(scaled([1, 1, 1, 2, 2, 2, 3, 3], 80)), scaled([1, 1, 1, 2, 2, 2, 3, 3], 20)
    (30, [1, 1, 1, 1, 1, 1, 1, 1])
    """
    coins, gold = sorted(coins), round(sum(coins) * build_total / BUILD_TOTAL)
    gold = max(len(coins), min(gold, _MOST * len(coins)))
    while sum(coins) != gold:
        i = coins.index(min(coins)) if sum(coins) < gold else coins.index(max(coins))
        coins[i] += 1 if sum(coins) < gold else -1
    return sorted(coins)


@frozen
class Shuffle(Auto[State]):
    """CSG-SET-27 to CSG-SET-29: all treasure is shuffled, and as many pieces lie on each wild island. From now on all
    know which coins there are."""

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        options = s.setting.options
        names = [str(presets(s.setting.seats)[0]["id"])] if options["quick"] else s.supply
        coins = [coin for name in names for coin in supplied(s.setting, name)]
        s.coins = s.pool = tuple(coins.count(value) for value in COIN_VALUES)
        s.rares = len(names) if options["uniques"] else 0
        s.start_gold = sum(coins)
        wild = [i for i, island in enumerate(s.islands) if island.home == NOBODY]
        each = (len(coins) + s.rares) // len(wild)
        for i in wild:
            s.islands[i] = s.islands[i]._replace(coins=(BLANK,) * each)
        s.supply = [""] * s.setting.seats
        args = {"count": each, "gold": s.start_gold}
        tell(Event("pirates-treasure-hidden", args, rule="CSG-SET-27" if s.setting.duel else "CSG-SET-28"))


@frozen
class Begin(Auto[State]):
    """CSG-SET-31"""

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        from ..turns.rounds import TurnBegins

        tell(Event("pirates-begins", {"seat": Name(s.first)}, {"seat": s.first}, "CSG-SET-31"))
        then(s, TurnBegins(s.first))


def begun(s: State) -> bool:
    """Whether all that is done before the first turn has been done (CSG-SET-31)."""
    return not any(isinstance(step, SetUp | Begin) for step in s.agenda)
