"""Chapter 5.10 (SNK-03, SNK-04): who gets the coins of a ship that sinks."""

from collections.abc import Sequence
from typing import NamedTuple

from .....core.agenda import Chance, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called, piece_called
from ...questions.cargo.handover import change_hands
from ...questions.cargo.hold import coins_of
from ...questions.cargo.stowage import free
from ...questions.cargo.treasure import leave
from ...questions.table.items import HELD, name_of
from ...state import NOWHERE, State
from ..basics.parting import loose_gold


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
    mine: list[int] = []
    rest: list[int] = []
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


def share(s: State, coins: Sequence[int], owner: int, by: int, emit: EventSink) -> None:
    """CSG-SNK-03, CSG-INF-04: half each on the home islands at once."""
    parts = shares([HELD.item(held) for held in coins])
    for seat, indices, loose in ((by, parts.sinker, parts.loose[0]), (owner, parts.other, parts.loose[1])):
        got = [coins[i] for i in indices]
        to_home(s, seat, got)
        loose_gold(s, seat, loose)
        gold = loose + sum(map(HELD.item, got))
        if gold:
            args: Args = {"seat": Name(seat), "gold": gold}
            emit(Event("pirates-salvaged", args, {"seat": seat, "gold": gold}, "CSG-SNK-03"))
    if parts.broken != NOWHERE:
        leave(s, [coins[parts.broken]])


def to_home(s: State, seat: int, coins: Sequence[int]) -> None:
    """CSG-INF-04: face up between two players, otherwise known to the player alone."""
    home = s.home(seat)
    if home == NOWHERE:
        leave(s, coins)
        return
    seen = s.setting.everybody if s.setting.duel else 1 << seat
    island = s.islands[home]
    s.islands[home] = island._replace(coins=tuple(sorted((*island.coins, *(HELD.shown(held, seen) for held in coins)))))


@frozen
class Loot(Chance[State]):
    """CSG-SNK-04, CSG-VAR-05: who has sunk her takes coins of her hold as long as there is room.

    Answers:
        ``loot PIECE``: a coin of hers.
        ``enough``: no more.
    """

    seat: int
    ship: int
    striker: int

    decline = ("enough",)
    secret = True

    def is_available(self, s: State) -> bool:
        if s.ships[self.ship] is None or s.ships[self.striker] is None:
            return False
        return bool(coins_of(s.ship(self.ship))) and free(s, self.striker) > 0

    def _coins(self, s: State) -> dict[str, int]:
        """Those that the player knows by their value, and one of those that lie face down."""
        found: dict[str, int] = {}
        for held in coins_of(s.ship(self.ship)):
            known = HELD.by(held, self.seat)
            found[name_of(HELD.item(held)) if known else "down"] = held
        return found

    def moves(self, s: State) -> list[Move]:
        return [*(("loot", name) for name in self._coins(s)), self.decline]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.striker)}
        options = tuple(self._option(s, move) for move in self.moves(s))
        return self.decision(s, "pirates-ask-loot", "CSG-SNK-04", options, args)

    def _option(self, s: State, move: Move) -> Option:
        if move == self.decline:
            return Option(move, "pirates-do-enough", {}, "enough", default=True)
        what: Args = {"what": piece_called(str(move[1]))}
        return Option(move, "pirates-do-loot" if move[1] != "down" else "pirates-do-loot-down", what, "loot")

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        held = self._coins(s)[str(move[1])]
        if move[1] == "down":
            down = [coin for coin in coins_of(s.ship(self.ship)) if not HELD.by(coin, self.seat)]
            name = fate.answer("piece", [name_of(HELD.item(it)) for it in down])
            held = next(it for it in down if name_of(HELD.item(it)) == name)
        change_hands(s, self.ship, self.striker, held, emit)
        then(s, self)
