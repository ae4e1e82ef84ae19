"""Chapter 5.19 (FRT): forts are built at the end of a turn."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Final

from .....core.agenda import Chance, Composed, then
from .....core.atoms import Args, Atom, Json, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Bag, Form, Path, Pick, Whole
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import FULL
from ...names import called_fort
from ...questions.cargo.treasure import bring, look
from ...questions.forts.standing_forts import cost as cost
from ...questions.forts.standing_forts import flags_of
from ...questions.sailing.berths import cast_off, docked_at, is_wild
from ...questions.table.items import HELD, is_coin
from ...state import NOBODY, NOWHERE, Fort, State
from ...tables import COIN_VALUES

BUILD = "build"
_EACH: Final = (*COIN_VALUES, 1)
"""What one of each counts that pays: coins, and loose gold."""
_KINDS: Final[tuple[Atom, ...]] = (*COIN_VALUES, "loose")


@frozen
class BuildForts(AutoStep):
    """CSG-TRN-14, CSG-FRT-01: as many as the player can and will."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
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
    """CSG-FRT-02: what can pay at home: how many coins of each value, in the order of COIN_VALUES, and how much loose
    gold, where there is any."""
    home = s.home(seat)
    if home == NOWHERE:
        return (0,) * len(COIN_VALUES)
    coins = Counter(map(HELD.item, s.islands[home].coins))
    loose = 0 if s.setting.narrow else s.islands[home].loose
    return (*(coins[value] for value in COIN_VALUES), *[loose] * (loose > 0))


def worth(pays: Sequence[int]) -> int:
    """Of so many coins of each value, and so much loose gold."""
    return sum(value * n for value, n in zip(_EACH, pays, strict=False))


def cheapest(purse: Sequence[int], price: int) -> tuple[int, ...] | None:
    """CSG-FRT-02: the smallest sum that is enough, with the least loose gold and the fewest coins of those; None where
    all is not enough.

    >>> cheapest((2, 1, 0, 0, 1, 0, 0), 3), cheapest((2, 0, 0, 0, 1, 0, 0), 3)
    ((1, 1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0, 0))
    >>> cheapest((0, 1, 0, 0, 1, 0, 0, 9), 3)
    (0, 1, 0, 0, 0, 0, 0, 1)
    """
    if worth(purse) < price:
        return None
    ranges = [range(min(n, -(-price // value)) + 1) for value, n in zip(_EACH, purse, strict=False)]
    enough = (some for some in product(*ranges) if worth(some) >= price)
    return min(enough, key=lambda it: (worth(it), it[len(COIN_VALUES) :], sum(it)))


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
        ``build FORT ISLAND HEADING COINS*7 [LOOSE] PLACE...``: a fort, how it is turned, the coins that pay for it, and
            its flags; before these so much loose gold, where some lies at home.
        ``build-nothing``: none.
    """

    seat: int

    offered = 100
    decline = ("build-nothing",)

    def privacy(self, s: State) -> tuple[bool, bool]:
        # CSG-INF-04: among three and more nobody else knows the coins at home
        return not s.setting.duel, s.setting.duel

    def _affordable(self, s: State) -> Iterator[tuple[str, tuple[int, ...]]]:
        coins = purse(s, self.seat)
        for card in s.forts[self.seat]:
            if (pays := cheapest(coins, cost(card))) is not None:
                yield card, pays

    def is_available(self, s: State) -> bool:
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
        card, pays, order = _parts(move)
        if worth(pays) < cost(card):
            return Bar("pirates-barred-fort-dear", "CSG-FRT-02", {"gold": cost(card)})
        if sorted(order) != list(range(1, len(flags_of(card)) + 1)):
            return Bar("pirates-barred-fort-flags", "CSG-FRT-05")
        return None

    def trace(self, s: State, move: Move) -> Json:
        """What refuses it, and the gold that pays so far."""
        bar = self.why_not(s, move)
        paid = worth(_parts(move)[1]) if any(form.fits(move) for form in self._forms(s)) else None
        return {"bar": bar and bar.to_json(), "paid": paid}

    def _forms(self, s: State) -> list[Form]:
        """One for each fort: they have different numbers of flags."""
        coins, islands = purse(s, self.seat), tuple(sites(s, self.seat))
        found: list[Form] = []
        for card, _ in self._affordable(s):
            n = len(flags_of(card))
            pays = Bag("coins", _KINDS[: len(coins)], coins, 0, sum(coins))
            order = Path("order", (Whole("flag", 1, n),), n)
            parts = (
                Pick("fort", (card,)),
                Pick("island", islands),
                Whole("facing", 0, FULL - 1, "degree"),
                pays,
                order,
            )
            args: Args = {"fort": called_fort(card), "gold": cost(card)}
            found.append(
                Form(BUILD, "pirates-do-build", parts, args, {"flags": [list(flag) for flag in flags_of(card)]})
            )
        return found

    def ask(self, s: State) -> Decision:
        options = tuple(self._option(move) for move in self.moves(s))
        return self.decision(
            s, "pirates-ask-fort", "CSG-FRT-01", options, {"seat": Name(self.seat)}, forms=tuple(self._forms(s))
        )

    def _option(self, move: Move) -> Option:
        if move == self.decline:
            return Option(move, "pirates-do-build-nothing", {}, "build-nothing", default=True)
        card, pays, _ = _parts(move)
        loose = sum(pays[len(COIN_VALUES) :])
        args: Args = {"fort": called_fort(card), "island": int(move[2]) + 1, "gold": worth(pays), "loose": loose}
        return Option(move, "pirates-do-build-here", args, BUILD, None, f"island:{move[2]}")

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        card, pays, order = _parts(move)
        build(s, self.seat, card, int(move[2]), int(move[3]), pays, tuple(i - 1 for i in order), fate, emit)
        then(s, self)


def _parts(move: Move) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """The card, what pays, the order of the flags."""
    card = str(move[1])
    at = len(move) - len(flags_of(card))
    return card, tuple(map(int, move[4:at])), tuple(map(int, move[at:]))


def build(
    s: State,
    seat: int,
    card: str,
    island: int,
    facing: int,
    pays: Sequence[int],
    order: tuple[int, ...],
    fate: Fate,
    emit: EventSink,
) -> None:
    """CSG-FRT-02, CSG-FRT-03, CSG-FRT-04, CSG-FRT-05, CSG-FRT-13, CSG-FRT-14: the fort stands, with the coins that paid
    for it and all treasure of the island; ships of others are docked there no longer."""
    paid = _pay(s, seat, pays)
    land = s.islands[island]
    # CSG-INF-01: between two players the gold in forts is public
    seats = s.setting.everybody if s.setting.duel else 1 << seat
    gold = tuple(sorted((*paid, *look(s, fate, land.coins, seats))))
    fort = Fort(card, seat, facing, (1 << len(order)) - 1, order, gold)
    s.islands[island] = s.islands[island]._replace(fort=fort, coins=())
    s.forts[seat] = tuple(it for it in s.forts[seat] if it != card)
    for number in docked_at(s, island):
        if s.ship(number).owner not in (seat, NOBODY):
            cast_off(s, number)
    args: Args = {"seat": Name(seat), "fort": called_fort(card), "island": island + 1}
    emit(Event("pirates-built", args, {"seat": seat, "island": island, "fort": card}, "CSG-FRT-02"))


def _pay(s: State, seat: int, pays: Sequence[int]) -> list[int]:
    """CSG-FRT-02: these coins leave the home island, and loose gold turns into coins from outside, as few as make it
    (CSG-MYS-04)."""
    home, left, loose = s.home(seat), list(pays), sum(pays[len(COIN_VALUES) :])
    paid = [bring(s, value, s.setting.everybody) for value in _changed_into_coins(loose)]
    kept: list[int] = []
    for held in s.islands[home].coins:
        item = HELD.item(held)
        if is_coin(item) and item in COIN_VALUES and left[COIN_VALUES.index(item)]:
            left[COIN_VALUES.index(item)] -= 1
            paid.append(held)
        else:
            kept.append(held)
    s.islands[home] = s.islands[home]._replace(coins=tuple(kept), loose=s.islands[home].loose - loose)
    return paid


def _changed_into_coins(gold: int) -> list[int]:
    """
    >>> _changed_into_coins(16)
    [7, 7, 2]
    """
    large, rest = divmod(gold, COIN_VALUES[-1])
    return [*[COIN_VALUES[-1]] * large, *[rest] * (rest > 0)]
