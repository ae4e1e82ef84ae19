"""Chapter 4.2: worlds that a captain cannot tell from the true one, and what is hidden at all: the cards in hands."""

from collections.abc import Hashable
from dataclasses import replace
from random import Random

from ...core.secrets import Secret, Secrets
from .hoard import cards_of
from .state import NOBODY, Cards, State, less, plus
from .stealing import Give, Instead
from .tables import RESOURCES


def imagine(s: State, seat: int, luck: int) -> State:
    """What the captain knows of the others' hands stays there; all other cards, those of the deck among them, are
    dealt again. What others know of each other is as much as everybody knows."""
    world, rng, n = s.copy(), Random(luck), s.setting.seats
    world.luck = luck
    pool = s.deck
    for holder in range(n):
        if holder != seat:
            known = s.known_to(seat, holder)
            pool = plus(pool, less(s.hands[holder], known))
            for viewer in range(n):
                if viewer not in (seat, holder):
                    world.known[viewer * n + holder] = s.known_to(NOBODY, holder)
    cards = [kind for kind, left in enumerate(pool) for _ in range(left)]
    rng.shuffle(cards)
    for holder in range(n):
        if holder != seat:
            known = s.known_to(seat, holder)
            dealt = _dealt(cards, sum(s.hands[holder]) - sum(known))
            world.hands[holder] = plus(known, dealt)
    world.deck = _dealt(cards, sum(s.deck))
    if s.agenda:
        _ask_again(world, seat, rng)
    return world


def _dealt(cards: list[int], n: int) -> Cards:
    """So many cards, which leave the list."""
    counts = [0] * len(RESOURCES)
    for _ in range(n):
        counts[cards.pop()] += 1
    wood, iron, rum, gold = counts
    return wood, iron, rum, gold


def _ask_again(world: State, seat: int, rng: Random) -> None:
    """PLU-STL-04: what is asked of a victim, or proposed instead, is heard by the two captains alone."""
    step = world.agenda[-1]
    if isinstance(step, Give) and seat not in (step.seat, step.thief):
        asked = rng.choices(RESOURCES, k=sum(step.cards))
        world.agenda[-1] = replace(step, cards=cards_of({kind: asked.count(kind) for kind in RESOURCES}))
    elif isinstance(step, Instead) and seat not in (step.seat, step.victim):
        held = [kind for kind, n in enumerate(world.hands[step.victim]) for _ in range(n)]
        world.agenda[-1] = replace(step, cards=_dealt(rng.sample(held, len(held)), sum(step.cards)))


def secrets(s: State) -> Secrets:
    """Chapter 4.2: the cards of the deck are nobody's; each card of a hand is known to its holder, and to whoever knows
    that there are so many. What was refused or demanded has been heard."""
    n = s.setting.seats
    everybody = (1 << n) - 1
    found: dict[Hashable, Secret] = {}
    for kind, left in enumerate(s.deck):
        found |= {("deck", kind, i): Secret("deck", 0) for i in range(left)}
    for holder, hand in enumerate(s.hands):
        rows = [s.known_to(viewer, holder) if viewer != holder else hand for viewer in range(n)]
        for kind, held in enumerate(hand):
            for i in range(held):
                seen = sum(1 << viewer for viewer, row in enumerate(rows) if row[kind] > i)
                found[holder, kind, i] = Secret("hand", seen)
    heard = (*s.today.refused, *s.today.threatened, *s.today.bids)
    return found | {("heard", one): Secret(None, everybody) for one in heard}
