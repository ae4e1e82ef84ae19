"""Chapter 4.2: worlds that a captain cannot tell from the true one, and what is hidden at all: the cards in hands."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

from ...core.secrets import Secret, Secrets
from .amounts import one
from .gains import Discard, Swap
from .hoard import cards_of
from .state import NOBODY, Cards, State, less, plus
from .stealing import Give, Instead
from .tables import RESOURCES


def imagine(s: State, seat: int, luck: int) -> State:
    """What the captain knows of the others' hands stays there; all other cards, those of the deck among them, are
    dealt again. What others know of each other is as much as everybody knows."""
    world, rng, n = s.copy(), Random(luck), s.setting.seats
    world.luck = luck
    world.setting = s.setting.in_app or s.setting
    pool = s.deck
    unknown: dict[int, int] = {}
    for holder in range(n):
        if holder != seat:
            known = s.known_to(seat, holder)
            pool = plus(pool, less(s.hands[holder], known))
            unknown[holder] = sum(s.hands[holder]) - sum(known)
            for viewer in range(n):
                if viewer not in (seat, holder):
                    world.known[viewer * n + holder] = s.known_to(NOBODY, holder)
    if (step := _choosing(s, seat)) is not None:
        known = s.known_to(seat, step.seat)
        hand = plus(known, _dealt(_drawn(pool, unknown.pop(step.seat), rng)))
        world.hands[step.seat] = _with_choice(step, hand, known, pool, rng)
        pool = less(pool, less(world.hands[step.seat], known))
    cards = _drawn(pool, sum(unknown.values()), rng)
    for holder, held in unknown.items():
        dealt = _dealt([cards.pop() for _ in range(held)])
        world.hands[holder] = plus(s.known_to(seat, holder), dealt)
        pool = less(pool, dealt)
    world.deck = pool
    if s.agenda:
        _ask_again(world, seat, rng)
    return world


def _drawn(pool: Cards, n: int, rng: Random) -> list[int]:
    """Draws `n` cards of the pool; returns the type of each."""
    return rng.sample([kind for kind, left in enumerate(pool) for _ in range(left)], n)


def _dealt(cards: Sequence[int]) -> Cards:
    wood, iron, rum, gold = (cards.count(kind) for kind in range(len(RESOURCES)))
    return wood, iron, rum, gold


def _choosing(s: State, seat: int) -> Discard | Swap | None:
    """PLU-D-39, PLU-D-43: what another captain is asked who has a choice of cards, as all can see."""
    step = s.agenda[-1] if s.agenda else None
    return step if isinstance(step, Discard | Swap) and step.seat != seat else None


def _with_choice(step: Discard | Swap, hand: Cards, known: Cards, pool: Cards, rng: Random) -> Cards:
    """A hand that leaves no choice is changed for one that does, card by card: more cards than are to go, of two
    types."""

    def choice(hand: Cards) -> tuple[int, int]:
        among = step.among(hand)
        return min(sum(among), step.n + 1), min(sum(map(bool, among)), 2)

    while choice(hand) < (step.n + 1, 2):
        own, left = less(hand, known), less(pool, less(hand, known))
        others = [
            plus(less(hand, one(gone)), one(come))
            for gone, come in permutations(range(len(RESOURCES)), 2)
            if own[gone] and left[come]
        ]
        better = [other for other in others if choice(other) > choice(hand)]
        if not better:
            break
        hand = rng.choice(better)
    return hand


def _ask_again(world: State, seat: int, rng: Random) -> None:
    """PLU-STL-04: what is asked of a victim, or proposed instead, is heard by the two captains alone."""
    step = world.agenda[-1]
    if not isinstance(step, Give | Instead) or seat in (step.seat, other_of(step)):
        return
    if isinstance(step, Give):
        asked = rng.choices(RESOURCES, k=sum(step.cards))
        world.agenda[-1] = replace(step, cards=cards_of({kind: asked.count(kind) for kind in RESOURCES}))
    else:
        held = [kind for kind, n in enumerate(world.hands[step.victim]) for _ in range(n)]
        world.agenda[-1] = replace(step, cards=_dealt(rng.sample(held, len(held))[-sum(step.cards) :]))


def secrets(s: State) -> Secrets:
    """Chapter 4.2: of each type in a hand the cards that somebody does not know to be there; and what a thief has asked
    a victim for, or the victim proposed (PLU-STL-04)."""
    n = s.setting.seats
    found: dict[Hashable, Secret] = {}
    for holder, hand in enumerate(s.hands):
        others = [(viewer, s.known_to(viewer, holder)) for viewer in range(n) if viewer != holder]
        for kind, held in enumerate(hand):
            unknown = [(viewer, held - known[kind]) for viewer, known in others]
            for i in range(max(n for _, n in unknown)):
                # known cards leave a hand first, so that what then leaves tells something
                seen = sum(1 << viewer for viewer, n in unknown if n <= i)
                found[holder, kind, i] = Secret("hand", 1 << holder | seen)
    if s.setting.options["pile_shortage"] == "dig":
        found |= {("deck", kind, i): Secret("deck", 0) for kind, left in enumerate(s.deck) for i in range(left)}
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Give | Instead):
        found["asked"] = Secret((type(step), step.cards), 1 << step.seat | 1 << other_of(step))
    return found


def other_of(step: Give | Instead) -> int:
    return step.thief if isinstance(step, Give) else step.victim
