"""Chapter 5.19 (FRT): forts are built at the end of a turn."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

from ....core.agenda import Auto, Chance, Composed, then
from ....core.atoms import Args, Json, Move, Name
from ....core.decision import Bar, Decision, Option
from ....core.events import Event, Tell
from ....core.fate import Fate
from ....core.forms import Bag, Form, Path, Pick, Whole
from ....core.frozen import frozen
from ..cargo.items import HELD, is_coin
from ..cargo.treasure import look
from ..geometry.angles import FULL
from ..names import called_fort
from ..sailing.berths import cast_off, docked_at, is_wild
from ..state import NOBODY, NOWHERE, Fort, State
from ..tables import COIN_VALUES
from .bastions import cost as cost
from .bastions import flags_of

BUILD = "build"


@frozen
class BuildForts(Auto[State]):
    """CSG-TRN-14, CSG-FRT-01: as many as the player can and will."""

    seat: int

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        then(s, BuildFort(self.seat))


def sites(s: State, seat: int) -> list[int]:
    """CSG-FRT-01 (c) and (d): wild islands that the player has explored, where a ship of one's own is docked and no
    fort stands."""
    return [
        i
        for i, island in enumerate(s.islands)
        if is_wild(island)
        and island.fort is None
        and island.explored >> seat & 1
        and any(s.ship(number).owner == seat for number in docked_at(s, i))
    ]


def purse(s: State, seat: int) -> tuple[int, ...]:
    """CSG-FRT-02: how many coins of each value lie at home, in the order of COIN_VALUES. Loose gold stays there."""
    home = s.home(seat)
    coins = Counter(HELD.item(held) for held in s.islands[home].coins) if home != NOWHERE else Counter[int]()
    return tuple(coins[value] for value in COIN_VALUES)


def worth(coins: Sequence[int]) -> int:
    """Of so many coins of each value."""
    return sum(value * n for value, n in zip(COIN_VALUES, coins, strict=True))


def cheapest(coins: Sequence[int], price: int) -> tuple[int, ...] | None:
    """CSG-FRT-02: the coins with the smallest sum that is enough, the fewest of those; None where all are not enough.

    >>> cheapest((2, 1, 0, 0, 1, 0, 0), 3), cheapest((2, 0, 0, 0, 1, 0, 0), 3)
    ((1, 1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0, 0))
    """
    if worth(coins) < price:
        return None
    ranges = [range(min(n, -(-price // value)) + 1) for value, n in zip(COIN_VALUES, coins, strict=True)]
    return min((some for some in product(*ranges) if worth(some) >= price), key=lambda it: (worth(it), sum(it)))


def looming(s: State, seat: int) -> list[tuple[int, int]]:
    """CSG-FRT-01, CSG-FRT-04: who else, and on which island with treasure, may have a fort at the end of the next turn,
    as far as this seat knows: whoever's ship is docked there, and whose gold at home is enough. Only between two
    players is that gold public (CSG-INF-04)."""
    if not s.setting.duel:
        return []
    return [
        (other, i)
        for other in range(s.setting.seats)
        if other != seat and any(worth(purse(s, other)) >= cost(card) for card in s.forts[other])
        for i, island in enumerate(s.islands)
        if is_wild(island)
        and island.fort is None
        and island.coins
        and any(s.ship(number).owner == other for number in docked_at(s, i))
    ]


@frozen
class BuildFort(Composed[State], Chance[State]):
    """D-FORT: which fort, where, how it is turned, which coins pay for it, and which flag stands at which place.

    Answers:
        ``build FORT ISLAND HEADING COINS... PLACE...``: a fort, how it is turned, what pays for it, and its flags.
        ``build-nothing``: none.
    """

    seat: int

    offered = 7
    decline = ("build-nothing",)

    def privacy(self, s: State) -> tuple[bool, bool]:
        # CSG-INF-04: among three and more nobody else knows the coins at home
        return not s.setting.duel, s.setting.duel

    def _affordable(self, s: State) -> Iterator[tuple[str, tuple[int, ...]]]:
        coins = purse(s, self.seat)
        for card in s.forts[self.seat]:
            if (pays := cheapest(coins, cost(card))) is not None:
                yield card, pays

    def holds(self, s: State) -> bool:
        return bool(s.forts[self.seat]) and bool(sites(s, self.seat)) and next(self._affordable(s), None) is not None

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: list[Move] = [
            (BUILD, card, i, rng.randrange(0, FULL, 15), *pays, *range(1, len(flags_of(card)) + 1))
            for i in sites(s, self.seat)
            for card, pays in self._affordable(s)
        ]
        return [*found[: most - 1], self.decline]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == self.decline:
            return None
        if not any(form.fits(move) for form in self._forms(s)):
            return Bar("pirates-barred-fort", "CSG-FRT-01")
        card, pays, order = self._parts(move)
        if worth(pays) < cost(card):
            return Bar("pirates-barred-fort-dear", "CSG-FRT-02", {"gold": cost(card)})
        if sorted(order) != list(range(1, len(flags_of(card)) + 1)):
            return Bar("pirates-barred-fort-flags", "CSG-FRT-05")
        return None

    def trace(self, s: State, move: Move) -> Json:
        bar = self.why_not(s, move)
        return {"bar": bar and bar.to_json()}

    @staticmethod
    def _parts(move: Move) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
        """The card, the coins, the order of the flags."""
        coins = len(COIN_VALUES)
        return str(move[1]), tuple(map(int, move[4 : 4 + coins])), tuple(map(int, move[4 + coins :]))

    def _forms(self, s: State) -> list[Form]:
        """One for each fort: they have different numbers of flags."""
        coins, islands = purse(s, self.seat), tuple(sites(s, self.seat))
        found: list[Form] = []
        for card, _ in self._affordable(s):
            n = len(flags_of(card))
            pays = Bag("coins", COIN_VALUES, coins, 1, sum(coins))
            order = Path("order", (Whole("flag", 1, n),), n)
            parts = (
                Pick("fort", (card,)),
                Pick("island", islands),
                Whole("facing", 0, FULL - 1, "degree"),
                pays,
                order,
            )
            found.append(Form(BUILD, "pirates-do-build", parts, {"fort": called_fort(card), "gold": cost(card)}))
        return found

    def ask(self, s: State) -> Decision:
        options = tuple(self._option(move) for move in self.moves(s))
        return self.decision(
            s, "pirates-ask-fort", "CSG-FRT-01", options, {"seat": Name(self.seat)}, forms=tuple(self._forms(s))
        )

    def _option(self, move: Move) -> Option:
        if move == self.decline:
            return Option(move, "pirates-do-build-nothing", {}, "build-nothing", default=True)
        card, pays, _ = self._parts(move)
        args: Args = {"fort": called_fort(card), "island": int(move[2]) + 1, "gold": worth(pays)}
        return Option(move, "pirates-do-build-here", args, BUILD, None, f"island:{move[2]}")

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        if move == self.decline:
            return
        card, pays, order = self._parts(move)
        build(s, self.seat, card, int(move[2]), int(move[3]), pays, tuple(i - 1 for i in order), fate, tell)
        then(s, self)


def build(
    s: State,
    seat: int,
    card: str,
    island: int,
    facing: int,
    pays: Sequence[int],
    order: tuple[int, ...],
    fate: Fate,
    tell: Tell,
) -> None:
    """CSG-FRT-02, CSG-FRT-03, CSG-FRT-04, CSG-FRT-05, CSG-FRT-13, CSG-FRT-14: the fort stands, with the coins that paid
    for it and all treasure of the island; ships of others are docked there no longer."""
    paid = _pay(s, seat, pays)
    one = s.islands[island]
    # CSG-INF-01: between two players the gold in forts is public
    seats = s.setting.everybody if s.setting.duel else 1 << seat
    gold = tuple(sorted((*paid, *look(s, fate, one.coins, seats))))
    fort = Fort(card, seat, facing, (1 << len(order)) - 1, order, gold)
    s.islands[island] = s.islands[island]._replace(fort=fort, coins=())
    s.forts[seat] = tuple(it for it in s.forts[seat] if it != card)
    for number in docked_at(s, island):
        if s.ship(number).owner not in (seat, NOBODY):
            cast_off(s, number)
    args: Args = {"seat": Name(seat), "fort": called_fort(card), "island": island + 1}
    tell(Event("pirates-built", args, {"seat": seat, "island": island, "fort": card}, "CSG-FRT-02"))


def _pay(s: State, seat: int, pays: Sequence[int]) -> list[int]:
    """CSG-FRT-02: these coins leave the home island."""
    home, left = s.home(seat), list(pays)
    paid: list[int] = []
    kept: list[int] = []
    for held in s.islands[home].coins:
        item = HELD.item(held)
        if is_coin(item) and item in COIN_VALUES and left[COIN_VALUES.index(item)]:
            left[COIN_VALUES.index(item)] -= 1
            paid.append(held)
        else:
            kept.append(held)
    s.islands[home] = s.islands[home]._replace(coins=tuple(kept))
    return paid
