"""Chapter 5.3 (RES): resource cards between hands, piles and the deck."""

from typing import Final

from ...core.fate import Fate
from .state import NONE, Cards, State, less, plus
from .tables import RESOURCE_DECK, RESOURCES

LEAVE: Final[int] = RESOURCE_DECK["refill_leave_in_each_pile"]


def cards_of(kinds: dict[str, int]) -> Cards:
    """Cards by their names, as the tables list them.

    >>> cards_of({"wood": 2, "gold": 1})
    (2, 0, 0, 1)
    """
    wood, iron, rum, gold = (kinds.get(kind, 0) for kind in RESOURCES)
    return wood, iron, rum, gold


def one(kind: int) -> Cards:
    wood, iron, rum, gold = (int(i == kind) for i in range(len(RESOURCES)))
    return wood, iron, rum, gold


def least(a: Cards, b: Cards) -> Cards:
    """Of each type as many as there are in both."""
    wood, iron, rum, gold = map(min, a, b)
    return wood, iron, rum, gold


def draw(s: State, seat: int, n: int, fate: Fate) -> Cards:
    """PLU-RES-03, PLU-SET-12: so many cards of the face-down deck, unseen by the others; what was drawn. PLU-RES-05: an
    empty deck is made anew of what lies on the piles beyond ten; without that the draw is lost."""
    drawn = NONE
    for _ in range(n):
        if not any(s.deck):
            _refill(s)
        if not any(s.deck):
            break
        names = [kind for kind, left in zip(RESOURCES, s.deck, strict=True) for _ in range(left)]
        card = one(RESOURCES.index(str(fate.answer("resource", names))))
        s.deck, drawn = less(s.deck, card), plus(drawn, card)
    s.hands[seat] = plus(s.hands[seat], drawn)
    return drawn


def _refill(s: State) -> None:
    wood, iron, rum, gold = (max(0, n - LEAVE) for n in s.piles)
    s.deck = (wood, iron, rum, gold)
    s.piles = less(s.piles, s.deck)


def pay(s: State, seat: int, cards: Cards) -> None:
    """PLU-RES-02: face up on the piles of their types."""
    s.hands[seat] = less(s.hands[seat], cards)
    s.piles = plus(s.piles, cards)


def lose(s: State, seat: int, cards: Cards) -> Cards:
    """PLU-TC-03: as far as they are held; what was lost."""
    lost = least(s.hands[seat], cards)
    pay(s, seat, lost)
    return lost


def take(s: State, seat: int, cards: Cards) -> Cards:
    """PLU-RES-04, PLU-RES-06: from the piles, as far as they go. With the option `dig` what a pile lacks comes from the
    deck, if it holds that type. What was taken."""
    taken = least(s.piles, cards)
    s.piles = less(s.piles, taken)
    if s.setting.options.get("pile_shortage") == "dig":
        dug = least(s.deck, less(cards, taken))
        s.deck, taken = less(s.deck, dug), plus(taken, dug)
    s.hands[seat] = plus(s.hands[seat], taken)
    return taken


def give(s: State, giver: int, taker: int, cards: Cards) -> None:
    """From hand to hand."""
    s.hands[giver] = less(s.hands[giver], cards)
    s.hands[taker] = plus(s.hands[taker], cards)
