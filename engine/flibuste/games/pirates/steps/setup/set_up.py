"""Chapter 3: the table before the first turn, in the order of chapter 4.1; the treasure is hidden last."""

from collections.abc import Sequence

from .....core.agenda import Auto, then
from .....core.atoms import Name
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import table_laid
from ...auto_step import AutoStep
from ...questions.fleets.supply import Supply, presets, start_gold, supplied
from ...questions.table.items import BLANK, HELD, item_named
from ...state import NOBODY, Setting, State
from ...tables import COIN_VALUES
from .choosing import ChooseFleet, ChooseSupply, DrawFleet, NameForts, Reveal
from .crewing import Crewing
from .homes import Homes
from .placing_islands import Chart, RollFirst


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

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
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


@frozen
class Shuffle(AutoStep):
    """CSG-SET-27 to CSG-SET-29: all treasure is shuffled, and as many pieces lie on each wild island. From now on all
    know which coins there are."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        options = s.setting.options
        names = [str(presets(s.setting.seats)[0]["id"])] if options["quick"] else s.supply
        brought = [supplied(s.setting, name) for name in names]
        s.coins = s.pool = tuple(map(sum, zip(*(supply.coins for supply in brought), strict=True)))
        s.rares = sum(supply.uniques + len(supply.named) for supply in brought)
        s.brought = _brought(brought)
        s.start_gold = start_gold(brought)
        wild = [i for i, island in enumerate(s.islands) if island.home == NOBODY]
        each = (sum(s.coins) + s.rares) // len(wild)
        for i in wild:
            s.islands[i] = s.islands[i]._replace(coins=(BLANK,) * each)
        s.supply = [""] * s.setting.seats
        args = {"count": each, "gold": s.start_gold}
        emit(Event("pirates-treasure-hidden", args, rule="CSG-SET-27" if s.setting.duel else "CSG-SET-28"))


def _brought(supplies: Sequence[Supply]) -> tuple[int, ...]:
    """CSG-FLT-13: the unique treasures that are put in by name. Each is there once, and known to all who brought it."""
    owners = dict[int, int]()
    for seat, supply in enumerate(supplies):
        for name in supply.named:
            item = item_named(name)
            owners[item] = owners.get(item, 0) | 1 << seat
    return tuple(HELD.of(item, seats) for item, seats in sorted(owners.items()))


@frozen
class Begin(AutoStep):
    """CSG-SET-31: the first player takes the first turn."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        emit(Event("pirates-begins", {"seat": Name(s.first)}, {"seat": s.first}, "CSG-SET-31"))
        table_laid(s)


def begun(s: State) -> bool:
    """Whether all that is done before the first turn has been done (CSG-SET-31)."""
    return not any(isinstance(step, SetUp | Begin) for step in s.agenda)
