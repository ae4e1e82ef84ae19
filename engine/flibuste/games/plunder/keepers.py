"""Real hands at a real table: a keeper's cards are stand-ins, and give way when the real ones are shown.

Of a keeper's hand everybody knows how many cards there are, and some of them: what came to it in the open, or what a
captain of the app has seen. All others may be anything that lies neither on a pile nor in another known hand. Where a
keeper pays, shows or is robbed, as few stand-ins as possible change places with the deck or with other stand-ins.
"""

from collections.abc import Iterator
from typing import Final

from ...core.fate import Fate, Thrower
from .amounts import many, most, one
from .state import NOBODY, Cards, State, covers, less, plus
from .tables import RESOURCES

_KINDS: Final = range(len(RESOURCES))
_GOLD: Final = RESOURCES.index("gold")


def keepers_of(s: State) -> Iterator[int]:
    return (seat for seat in range(s.setting.seats) if s.keeps(seat))


def sure(s: State, seat: int) -> Cards:
    """What is known to be in a keeper's hand: to everybody, or to a captain of the app."""
    known = s.known_to(NOBODY, seat)
    for viewer in range(s.setting.seats):
        if not s.keeps(viewer):
            known = most(known, s.known_to(viewer, seat))
    return known


def _loose(s: State, seat: int) -> Cards:
    """A keeper's stand-ins."""
    return less(s.hands[seat], sure(s, seat))


def unseen(s: State) -> Cards:
    """What may lie in the deck: what does, and all that only stands in elsewhere."""
    pool = s.deck
    for seat in keepers_of(s):
        pool = plus(pool, _loose(s, seat))
    return pool


def may_hold(s: State, seat: int) -> Cards:
    """Of each type the most that a keeper may hold."""
    known, pool = sure(s, seat), unseen(s)
    room = sum(s.hands[seat]) - sum(known)
    wood, iron, rum, gold = (n + min(left, room) for n, left in zip(known, pool, strict=True))
    return wood, iron, rum, gold


def may_be(s: State, seat: int, cards: Cards) -> bool:
    """Whether all of these cards may be in a keeper's hand at once."""
    target = most(sure(s, seat), cards)
    return sum(target) <= sum(s.hands[seat]) and covers(may_hold(s, seat), cards)


def hold(s: State, seat: int, cards: Cards) -> None:
    """These cards, which may be there, are in the keeper's hand."""
    target = most(sure(s, seat), cards)
    for kind in _KINDS:
        while s.hands[seat][kind] < target[kind]:
            spare = less(s.hands[seat], target)
            _change(s, seat, max(_KINDS, key=spare.__getitem__), kind)


def _change(s: State, seat: int, gone: int, come: int) -> None:
    """A stand-in of a keeper changes places with one of another type: of the deck, or else of another keeper."""
    if s.deck[come]:
        s.deck = plus(less(s.deck, one(come)), one(gone))
    else:
        other = next(other for other in keepers_of(s) if other != seat and _loose(s, other)[come])
        s.hands[other] = plus(less(s.hands[other], one(come)), one(gone))
    s.hands[seat] = plus(less(s.hands[seat], one(gone)), one(come))


def drawn(s: State, kind: int) -> None:
    """PLU-RES-03: a captain of the app has drawn this type, so that it lay in the deck."""
    if not s.deck[kind]:
        other = next(seat for seat in keepers_of(s) if _loose(s, seat)[kind])
        _change(s, other, kind, max(_KINDS, key=s.deck.__getitem__))


# ---- how many


def _bounds(s: State, seat: int, kind: int) -> tuple[int, int]:
    """The fewest and the most cards of a type that may be in a keeper's hand."""
    known, pool, size = sure(s, seat), unseen(s), sum(s.hands[seat])
    others = sum(pool) - pool[kind]
    room = size - sum(known)
    return known[kind] + max(0, room - others), known[kind] + min(room, pool[kind])


def settle(s: State, seat: int, kind: int, low: int, high: int) -> None:
    """From `low` to `high` cards of a type are in the keeper's hand; so many may be."""
    hold(s, seat, many(kind, low))
    while s.hands[seat][kind] > high:
        stocks = [i for i in _KINDS if i != kind and (s.deck[i] or _elsewhere(s, seat, i))]
        _change(s, seat, kind, max(stocks, key=s.deck.__getitem__))


def _elsewhere(s: State, seat: int, kind: int) -> bool:
    return any(_loose(s, other)[kind] for other in keepers_of(s) if other != seat)


def count(s: State, seat: int, kind: int, fate: Fate, low: int = 0, high: int | None = None) -> int:
    """PLU-TC-03: how many cards of a type a keeper holds, who is known to hold `low`; of more than `high` nobody needs
    to hear."""
    fewest, most_ = _bounds(s, seat, kind)
    last = most_ if high is None else min(high, most_)
    first = min(max(low, fewest), last)
    n = int(fate.answer(RESOURCES[kind], [str(i) for i in range(first, last + 1)], thrower=Thrower(seat)))
    settle(s, seat, kind, n, most_ if n == high else n)
    return n


def has_gold(s: State, seat: int, n: int, fate: Fate) -> bool:
    """PLU-TC-30: whether a keeper holds so much gold."""
    fewest, most_ = _bounds(s, seat, _GOLD)
    among = [*(["yes"] if most_ >= n else []), *(["no"] if fewest < n else [])]
    holds = fate.answer("has-gold", among, thrower=Thrower(seat)) == "yes"
    settle(s, seat, _GOLD, *((n, most_) if holds else (0, n - 1)))
    return holds


def stolen(s: State, victim: int, before: Cards, fate: Fate) -> Cards:
    """PLU-STL-02: the card that a captain of the app draws from a keeper's hand, from which some were drawn before."""
    kinds = [kind for kind in _KINDS if may_be(s, victim, plus(before, one(kind)))]
    card = one(RESOURCES.index(str(fate.answer("stolen", [RESOURCES[kind] for kind in kinds]))))
    hold(s, victim, plus(before, card))
    return card
