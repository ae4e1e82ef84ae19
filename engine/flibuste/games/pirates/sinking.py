"""Chapter 5.10 (SNK): ships that sink, and who gets their gold."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ...core.agenda import Auto, then
from ...core.atoms import Args, Name
from ...core.events import Event, Tell
from ...core.fate import Fate
from .abilities.ability import Trait
from .abilities.active import active
from .berths import cast_off
from .hold import coins_of, treasure_of
from .items import HELD, is_coin
from .names import called
from .parting import crew_lost, loose_gold
from .state import NOBODY, NOWHERE, State
from .towing import tow_ends
from .treasure import leave, look

SCUTTLED: Final = "scuttled"


@dataclass(frozen=True, slots=True)
class Sink(Auto[State]):
    """CSG-SNK-08: a ship sinks, unless something sees to it that she does not. `by`: the seat that did it, NOBODY for
    terrain and the like (CSG-SNK-05); `how`: ``mast``, ``hit``, ``scuttled``; `striker`: the ship that did it."""

    ship: int
    by: int
    how: str
    striker: int = NOWHERE

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        if s.ships[self.ship] is None:
            return
        if self.how != SCUTTLED and active(s, self.ship).has(Trait.UNSINKABLE):
            # CSG-EFF-51
            tell(
                Event("pirates-unsinkable", {"ship": called(s, self.ship)}, {"ship": s.names[self.ship]}, "CSG-EFF-51")
            )
            return
        then(s, Founder(self.ship, self.by, self.how, self.striker))


@dataclass(frozen=True, slots=True)
class Founder(Auto[State]):
    """CSG-SNK-01: she leaves the game with crew, equipment and unique treasures; her coins are shared or go too."""

    ship: int
    by: int
    how: str
    striker: int

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        if s.ships[self.ship] is None:
            return
        tell(Event("pirates-sank", {"ship": called(s, self.ship)}, {"ship": s.names[self.ship]}, "CSG-SNK-01"))
        strip(s, self.ship, self.by, self.how, fate, tell)
        crew_lost(s, self.ship, self.by, tell)
        remove(s, self.ship)


def remove(s: State, number: int) -> None:
    """CSG-SNK-01, CSG-SNK-07, CSG-EXP-05: the ship and what is left in her hold leave the game; a tow ends; her flag
    is put down where she has explored."""
    tow_ends(s, number)
    cast_off(s, number)
    leave(s, treasure_of(s.ship(number)))
    s.ships[number] = None


def strip(s: State, number: int, by: int, how: str, fate: Fate, tell: Tell) -> None:
    """CSG-SNK-03 to CSG-SNK-05: what becomes of her coins; afterwards none is in her hold."""
    ship = s.ship(number)
    coins = coins_of(ship)
    s.change(number, hold=tuple(held for held in ship.hold if not is_coin(HELD.item(held))))
    if by not in (NOBODY, ship.owner) and how != SCUTTLED and rule_of_gold(s) == "split":
        # what nobody has looked at may be a unique treasure, which leaves the game
        seen = [held for held in look(s, fate, coins, 1 << ship.owner) if is_coin(HELD.item(held))]
        _share(s, seen, ship.owner, by, tell)
    else:
        leave(s, coins)


def rule_of_gold(s: State) -> str:
    """CSG-R-49: the option `sink_gold`; usually split between two players, and lost among more."""
    chosen = str(s.setting.options["sink_gold"])
    if chosen != "usual":
        return chosen
    return "split" if s.setting.duel else "none"


class Shares(NamedTuple):
    """CSG-SNK-03: coins that go to either side, as places in the list, and loose gold besides; `broken`: the coin that
    was broken up for it, NOWHERE where none was."""

    sinker: tuple[int, ...]
    other: tuple[int, ...]
    broken: int = NOWHERE
    loose: tuple[int, int] = (0, 0)


def shares(values: Sequence[int]) -> Shares:
    """CSG-SNK-03: half of it, rounded up, in whole coins as far as that goes.

    >>> shares([1, 5, 3]), shares([4]), shares([])
    (Shares(sinker=(1,), other=(2, 0), broken=-1, loose=(0, 0)), Shares(sinker=(), other=(), broken=0, loose=(2, 2)), \
Shares(sinker=(), other=(), broken=-1, loose=(0, 0)))
    """
    missing = (sum(values) + 1) // 2
    mine, rest = list[int](), list[int]()
    for i in sorted(range(len(values)), key=lambda i: (-values[i], i)):
        if values[i] <= missing:
            mine.append(i)
            missing -= values[i]
        else:
            rest.append(i)
    if not missing:
        return Shares(tuple(mine), tuple(rest))
    broken = rest.pop()
    return Shares(tuple(mine), tuple(rest), broken, (missing, values[broken] - missing))


def _share(s: State, coins: Sequence[int], owner: int, by: int, tell: Tell) -> None:
    """CSG-SNK-03, CSG-INF-04: half each on the home islands at once."""
    it = shares([HELD.item(held) for held in coins])
    for seat, indices, loose in ((by, it.sinker, it.loose[0]), (owner, it.other, it.loose[1])):
        got = [coins[i] for i in indices]
        to_home(s, seat, got)
        loose_gold(s, seat, loose)
        gold = loose + sum(map(HELD.item, got))
        if gold:
            args: Args = {"seat": Name(seat), "gold": gold}
            tell(Event("pirates-salvaged", args, {"seat": seat, "gold": gold}, "CSG-SNK-03"))
    if it.broken != NOWHERE:
        leave(s, [coins[it.broken]])


def to_home(s: State, seat: int, coins: Sequence[int]) -> None:
    """CSG-INF-04: face up between two players, otherwise known to the player alone."""
    home = s.home(seat)
    if home == NOWHERE:
        leave(s, coins)
        return
    seen = s.setting.everybody if s.setting.duel else 1 << seat
    one = s.islands[home]
    s.islands[home] = one._replace(coins=tuple(sorted((*one.coins, *(HELD.shown(held, seen) for held in coins)))))
