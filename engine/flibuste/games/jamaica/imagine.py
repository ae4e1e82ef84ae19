"""Worlds that a seat cannot tell from the true one: all that it does not know is dealt again."""

from dataclasses import replace
from random import Random

from .characters import CALYPSO
from .spoils import GiveWhich
from .state import CARD, CURSED, KNOWN, PLAYED, UNLAID, State, slot
from .tables import AMULETS, CARDS
from .treasure import WeaselChoice
from .view import knows

_BITS = tuple(range(len(CARDS)))
_TRIES = 20


def imagine(s: State, seat: int, luck: int) -> State:
    """It depends on the view of `seat` and on `luck` alone: what is hidden is gathered and sorted, then dealt."""
    world = s.copy()
    world.luck = luck
    world.setting = s.setting.in_app or s.setting
    rng = Random(luck)
    for i in range(s.setting.seats):
        if i != seat:
            _deal_cards(world, i, rng)
    _deal_treasures(world, seat, rng)
    for _ in range(_TRIES):
        if not _won(world):
            break
        world.down, world.unseen, world.returned, world.agenda = s.down[:], s.unseen, s.returned, s.agenda[:]
        _deal_treasures(world, seat, rng)
    return world


def _won(world: State) -> bool:
    """JAM-CREW-C17: somebody would have won by Calypso before now, so this world cannot be."""
    if not world.setting.crew or world.over:
        return False
    holders = (seat for seat in range(world.setting.seats) if CALYPSO in world.holds[seat])
    return any(world.treasures(seat) & AMULETS == AMULETS for seat in holders)


def _deal_cards(world: State, i: int, rng: Random) -> None:
    """JAM-HID-02: the hand, the chosen card and the draw pile of another player, and discards that nobody laid."""
    hand, chosen, discard = world.hand[i], world.chosen[i], world.discard[i]
    unlaid = sum(card >= UNLAID for card in discard)
    hidden = hand | world.deck[i] | sum(1 << (card & PLAYED) for card in discard if card >= UNLAID)
    covered = chosen >= 0 and not world.shown
    if covered:
        hidden |= 1 << chosen
    cards = [card for card in _BITS if hidden >> card & 1]
    if covered:
        card = cards[int(rng.random() * len(cards))]
        world.chosen[i] = card
        cards.remove(card)
    new = rng.sample(cards, hand.bit_count() + unlaid)
    for card in new:
        hidden &= ~(1 << card)
    world.hand[i] = sum(1 << card for card in new[unlaid:])
    world.deck[i] = hidden & ~(1 << world.chosen[i] if covered else 0)
    if unlaid:
        world.discard[i] = (*sorted(new[:unlaid]), *(card for card in discard if card < UNLAID))


def _deal_treasures(world: State, seat: int, rng: Random) -> None:
    """JAM-HID-02, JAM-HID-03, JAM-HID-04: covered treasures that the seat has not seen, and the pile."""
    step = world.agenda[-1] if world.agenda else None
    looking = step if isinstance(step, WeaselChoice) else None
    hidden: list[tuple[int, int]] = []
    pool = world.unseen | world.returned
    for ship, covered in enumerate(world.down):
        for held in covered:
            if not knows(world, seat, ship, held):
                hidden.append((ship, held & CURSED))
                pool |= 1 << (held & CARD)
    pool &= ~1
    kept = 0
    if looking and looking.seat == seat and looking.loser < 0:
        for card in looking.cards:
            kept |= 1 << card
        pool &= ~kept
    if hidden:
        pool = _deal_covered(world, seat, sorted(hidden), pool, rng)
    world.unseen, world.returned = pool, kept
    if looking and looking.seat != seat:
        world.agenda[-1] = _looked_at(world, seat, looking, rng)


def _deal_covered(world: State, seat: int, hidden: list[tuple[int, int]], pool: int, rng: Random) -> int:
    """Gives every hidden slot a card out of the pool, and returns what is left of it. The cards of a player are seen
    by their owner alone, as far as the seat can tell; of the ghost's, a curse was given to it by the other player.
    """
    treasures = world.setting.treasures
    cards = [card for card in range(1, len(treasures)) if pool >> card & 1]
    rng.shuffle(cards)
    ghost = world.setting.ghost
    known = {ship: [h for h in world.down[ship] if knows(world, seat, ship, h)] for ship, _ in hidden}
    curses = _owed_curses(world, seat, known, hidden)

    # The slots that take the fewest cards are served first.
    for i in sorted(range(len(hidden)), key=lambda i: i not in curses):
        ship, cursed = hidden[i]
        if ship == ghost and not cursed:
            known[ship].append(slot(0, 0))  # whoever steals it will draw it
            continue
        card = next(c for c in cards if (treasures[c].cursed if i in curses else not treasures[c].up))
        cards.remove(card)
        owner = ship if ship != ghost else world.setting.seats - 1 - seat
        known[ship].append(slot(card, 1 << owner, cursed=bool(cursed)))
    for ship, covered in known.items():
        world.down[ship] = tuple(sorted(covered))
    return sum(1 << card for card in cards)


def _owed_curses(world: State, seat: int, known: dict[int, list[int]], hidden: list[tuple[int, int]]) -> set[int]:
    """The hidden slots that must be curses: those that all know to be, and those of somebody who is choosing one."""
    curses = {i for i, (_, held) in enumerate(hidden) if held & CURSED}
    step = world.agenda[-1] if world.agenda else None
    if isinstance(step, GiveWhich) and step.seat != seat:
        own = [i for i, (ship, _) in enumerate(hidden) if ship == step.seat]
        have = sum(world.setting.treasures[h & CARD].cursed for h in known.get(step.seat, ()))
        have += len(curses.intersection(own))
        curses.update([i for i in own if i not in curses][: max(0, 2 - have)])
    return curses


def _looked_at(world: State, seat: int, step: WeaselChoice, rng: Random) -> WeaselChoice:
    """Somebody else looks at cards: any that may be these. What the seat knows of its own, it knows of these too."""
    if step.loser < 0:
        cards = [card for card in range(1, len(world.setting.treasures)) if world.unseen >> card & 1]
        picked = rng.sample(cards, len(step.cards))
        for card in picked:
            world.unseen &= ~(1 << card)
            world.returned |= 1 << card
    else:
        covered = list(world.down[step.loser])
        picked = [held & CARD for held in covered if KNOWN.by(held, step.seat)]
        others = [i for i, held in enumerate(covered) if not knows(world, seat, step.loser, held)]
        for i in rng.sample(others, len(step.cards) - len(picked)):
            held = covered[i]
            if not held & CARD:
                held = slot(rng.choice([c for c in range(1, 32) if world.unseen >> c & 1]), 0)
                world.unseen &= ~(1 << (held & CARD))
            covered[i] = KNOWN.shown(held, 1 << step.seat)
            picked.append(held & CARD)
        world.down[step.loser] = tuple(sorted(covered))
    return replace(step, cards=tuple(sorted(picked)))
