"""Chapter 5.3 (RES): resource cards between hands, piles and the deck."""

from typing import Final

from ...core.fate import Alone, Fate, back
from .amounts import least, most, one
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


def draw(s: State, seat: int, n: int, fate: Fate) -> Cards:
    """PLU-RES-03, PLU-SET-12: so many cards of the face-down deck, unseen by the others; what was drawn. PLU-RES-05: an
    empty deck is made anew of what lies on the piles beyond ten; without that the draw is lost."""
    drawn = NONE
    for _ in range(n):
        if not any(s.deck):
            _refill(s)
        if not any(s.deck):
            break
        lies = _may_lie(s, seat)
        names = [kind for kind, left in zip(RESOURCES, lies, strict=True) for _ in range(left)]
        kind = RESOURCES.index(str(fate.answer("resource", names, Alone(seat, back))))
        card = one(kind)
        if not s.deck[kind]:
            from .keepers import drawn as came_from_deck

            came_from_deck(s, kind)
        s.deck, drawn = less(s.deck, card), plus(drawn, card)
    s.hands[seat] = plus(s.hands[seat], drawn)
    _changed(s, seat)
    return drawn


def _may_lie(s: State, seat: int) -> Cards:
    """What this captain may draw: with keepers, a captain of the app any card that nobody has seen."""
    if not s.setting.keepers or s.keeps(seat):
        return s.deck
    from .keepers import unseen  # here, as below: only a game with keepers waits for it

    return unseen(s)


def _refill(s: State) -> None:
    wood, iron, rum, gold = (max(0, n - LEAVE) for n in s.piles)
    s.deck = (wood, iron, rum, gold)
    s.piles = less(s.piles, s.deck)


def pay(s: State, seat: int, cards: Cards) -> None:
    """PLU-RES-02: face up on the piles of their types."""
    _went(s, seat, cards)
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
    if s.setting.options["pile_shortage"] == "dig":
        dug = least(s.deck, less(cards, taken))
        s.deck, taken = less(s.deck, dug), plus(taken, dug)
    _came(s, seat, taken)
    return taken


def give(s: State, giver: int, taker: int, cards: Cards) -> None:
    """From hand to hand, in the open."""
    _went(s, giver, cards)
    _came(s, taker, cards)


def show(s: State, seat: int, cards: Cards, viewers: int) -> None:
    """PLU-NEG-02: whoever proposes cards holds them: the set of captains that know it from now on."""
    n = s.setting.seats
    for viewer in range(n + 1):
        if viewers >> viewer & 1 and viewer != seat:
            at = viewer * n + seat
            s.known[at] = most(s.known[at], cards)
    _level(s)


def show_all(s: State, seat: int, cards: Cards) -> None:
    """PLU-NEG-02: whoever proposes cards to the whole table holds them: everybody knows it from now on."""
    show(s, seat, cards, (2 << s.setting.seats) - 1)


def pass_unseen(s: State, giver: int, taker: int, cards: Cards) -> None:
    """PLU-STL-04: from hand to hand; the two see what it is. Others know of the giver's hand only what would be there
    whatever was taken; unless it was all of it."""
    n, k = s.setting.seats, sum(cards)
    everything = s.hands[giver] == cards
    s.hands[giver], s.hands[taker] = less(s.hands[giver], cards), plus(s.hands[taker], cards)
    for viewer in range(n + 1):
        at, to = viewer * n + giver, viewer * n + taker
        if viewer == taker:
            s.known[at] = _rest(s.known[at], cards)
        elif viewer == giver:
            s.known[to] = plus(s.known[to], cards)
        elif everything:
            s.known[at], s.known[to] = NONE, plus(s.known[to], s.known[at])
        else:
            s.known[at] = _rest(s.known[at], (k, k, k, k))
    _changed(s, giver)
    _changed(s, taker)


def _rest(known: Cards, gone: Cards) -> Cards:
    return less(known, least(known, gone))


def _went(s: State, seat: int, cards: Cards) -> None:
    """Cards leave a hand in the sight of all."""
    s.hands[seat] = less(s.hands[seat], cards)
    n = s.setting.seats
    for at in range(seat, len(s.known), n):
        if any(s.known[at]):
            s.known[at] = _rest(s.known[at], cards)
    _changed(s, seat)


def _came(s: State, seat: int, cards: Cards) -> None:
    """Cards come to a hand in the sight of all."""
    s.hands[seat] = plus(s.hands[seat], cards)
    n = s.setting.seats
    for viewer in range(n + 1):
        if viewer != seat:
            s.known[viewer * n + seat] = plus(s.known[viewer * n + seat], cards)
    _changed(s, seat)


def _level(s: State) -> None:
    """Of stand-ins nobody knows anything: keepers know of each other what everybody does."""
    n, keepers = s.setting.seats, s.setting.keepers
    if keepers:
        for holder in range(n):
            if keepers >> holder & 1:
                common = s.known[n * n + holder]
                for viewer in range(n):
                    if keepers >> viewer & 1 and viewer != holder:
                        s.known[viewer * n + holder] = common


def _changed(s: State, seat: int) -> None:
    """PLU-NEG-05: what was refused may be offered again once a hand is another one."""
    _level(s)
    if s.today.refused:
        kept = () if seat == s.turn else (terms for terms in s.today.refused if terms[0] != seat)
        s.today = s.today._replace(refused=frozenset(kept))
    if s.today.answered:
        s.today = s.today._replace(answered=frozenset(one for one in s.today.answered if seat not in one[1:3]))
