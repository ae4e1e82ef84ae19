"""What holds in every state that play can reach: nothing is lost, nothing is made, every question can arise."""

from collections.abc import Container, Iterator, Sequence
from typing import Final

from ...core.agenda import Ask, misplaced
from ...core.faults import Breach
from ...core.layout_rules import AsLaid, before_it_goes_on
from .arrive import Lookout, Price, Ranged, Retreat, Settle, Substitute, Treasure
from .choose import CHOOSE, RESOLVE, REVEAL, Choose, Mage, Resolve, Reveal
from .combat import Powder, RollA, RollB, Sabre, StandA, StandB, Target
from .ghost import GhostLair, GhostMove, GhostRoute, GhostWay
from .load import Dump, LoadSlot
from .move import Act, Route, SeaDog
from .pay import Pay
from .round import GHOST_MOVES, ROUND_END, ROUND_START, Dice, Oracle, RoundEnd, RoundStart
from .setup import Opening
from .spoils import Discard, GiveWhich, Spoils
from .state import CARD, COVERED, EMPTY, KNOWN, PLAYED, State
from .tables import (
    BETH,
    BOARD_HOLDS,
    CARDS,
    CHARACTERS,
    DECK,
    DIE,
    FINISH,
    HAND,
    LAIRS,
    NEIGHBOURS,
    PERSON,
    PILE,
    SIXTH,
    STAIRS,
)
from .tavern import Hire, Recruit, TurnUp
from .treasure import WeaselChoice

_STEPS: Final = (
    Opening, RoundStart, RoundEnd, Oracle, Dice, Choose, Reveal, Resolve, Mage, Act, SeaDog, Route, LoadSlot, Dump,
    Target, Ranged, Powder, Sabre, RollA, StandA, RollB, StandB, Spoils, GiveWhich, Discard, Price, Pay, Substitute,
    Settle, Retreat, Recruit, Hire, TurnUp, Treasure, WeaselChoice, Lookout, GhostMove, GhostWay, GhostRoute, GhostLair,
    AsLaid,
)  # fmt: skip
STEPS: Final[dict[str, type]] = {step.__name__: step for step in _STEPS}
_FIGHTING: Final = (RollA, StandA, RollB, StandB, Powder, Sabre)


def breaches_of(s: State) -> list[Breach]:
    """What breaks the invariants; the table must be sound before the agenda can be judged."""
    return [*_cards(s), *_ships(s), *_treasures(s), *_crew(s), *_ends(s)] or list(_agenda(before_it_goes_on(s)))


def _cards(s: State) -> Iterator[Breach]:
    for seat in range(s.setting.seats):
        hand, deck, discard, chosen = s.hand[seat], s.deck[seat], s.discard[seat], s.chosen[seat]
        piles = [*(card & PLAYED for card in discard), *([chosen] if chosen >= 0 else [])]
        number = hand.bit_count() + deck.bit_count() + len(piles)
        if number != len(CARDS) or hand | deck | sum({1 << card for card in piles}) != DECK:
            yield Breach("JAM-SET-01", f"players[{seat}]: the eleven cards are not there once each")
        if hand.bit_count() > HAND + 1:
            yield Breach("JAM-FLOW-07", f"players[{seat}].hand: more than four cards")
    if any(number not in DIE for number in s.dice) and s.dice != (0, 0):
        yield Breach("JAM-FLOW-02", f"dice: {s.dice} cannot be rolled")


def _ships(s: State) -> Iterator[Breach]:
    for ship, place in enumerate(s.place):
        if place > FINISH:
            yield Breach("JAM-POS-01", f"ships[{ship}]: beyond the finish")
        wanted = BOARD_HOLDS + bool(s.with_powers(ship) & SIXTH)
        if len(s.holds[ship]) != wanted:
            yield Breach("JAM-PWR-07", f"ships[{ship}].holds: {len(s.holds[ship])} holds, not {wanted}")
        if ship == s.setting.ghost and any(hold & 7 not in (0, 1) for hold in s.holds[ship]):
            yield Breach("JAM-GHOST-16", f"ships[{ship}].holds: the ghost has gold only")


def _treasures(s: State) -> Iterator[Breach]:
    n, cards = s.setting.seats, s.setting.treasures
    found = [0] * len(cards)
    for ship in range(s.setting.ships):
        for card in range(1, len(cards)):
            found[card] += s.up[ship] >> card & 1
            if s.up[ship] >> card & 1 and not cards[card].up:
                yield Breach("JAM-TRE-02", f"ships[{ship}].up: {cards[card].id} lies covered")
        for held in s.down[ship]:
            card, seen = held & CARD, KNOWN.seen(held)
            found[card] += 1
            hidden = ship == s.setting.ghost
            untold = s.setting.untold and not seen and not s.setting.keepers >> ship & 1
            if not hidden and not ((seen >> ship & 1 or untold) and card and not cards[card].up):
                yield Breach("JAM-TRE-02", f"ships[{ship}].down: {cards[card].id} cannot lie covered here")
            if seen >> n or (seen and not card) or (held & 32 and not cards[card].cursed):
                yield Breach("JAM-HID-04", f"ships[{ship}].down: {cards[card].id} cannot be known like this")
    away = BETH if s.setting.ghost >= 0 and not s.setting.crew else 0
    for card in range(1, len(cards)):
        times = found[card] + (s.unseen >> card & 1) + (s.returned >> card & 1)
        if times != (0 if away >> card & 1 else 1):
            yield Breach("JAM-SET-04", f"{_holder(s, card)}: {cards[card].id} is not there once")
    out = len(cards) - 1 - (away > 0) - PILE
    if (s.unseen | s.returned).bit_count() != s.pile + out + found[0] or s.returned.bit_count() > s.pile:
        yield Breach("JAM-SET-04", f"pile: {s.pile} cards in the pile do not fit the {s.unseen.bit_count()} unseen")
    if s.lairs & ~LAIRS:
        yield Breach("JAM-SET-03", "lairs: a space that is no lair has a token")
    looking = any(isinstance(step, WeaselChoice) and step.loser < 0 for step in s.agenda[-1:])
    if s.pile != s.lairs.bit_count() + looking:
        yield Breach("JAM-LAIR-02", f"pile: {s.pile} cards for {s.lairs.bit_count()} lairs")


def _holder(s: State, card: int) -> str:
    """Where a treasure lies, as the place of a breach: the last ship that has it."""
    having = [ship for ship in range(s.setting.ships) if s.treasures(ship) >> card & 1]
    if not having:
        return "unseen"
    ship = having[-1]
    return f"ships[{ship}].{'up' if s.up[ship] >> card & 1 else 'down'}"


def _crew(s: State) -> Iterator[Breach]:
    taken = (LAIRS & ~s.lairs).bit_count() if s.setting.crew else 0
    if min(s.tokens) < 0 or sum(s.tokens) > taken or (s.setting.crew and sum(s.tokens) != taken):
        yield Breach("JAM-CREW-16", f"tokens: {sum(s.tokens)} kept, {taken} taken")
    people = [hold >> 3 for holds in s.holds for hold in holds if hold & 7 == PERSON]
    if not s.setting.crew:
        if people or s.tavern or s.strangers:
            yield Breach("JAM-CREW-SET-01", f"{_aboard(s, people)}: there are no characters without The Crew")
        return
    people += [tile for tile in s.tavern if tile >= 0]
    people += [who for who in range(len(CHARACTERS)) if s.strangers >> who & 1]
    people += [step.who for step in s.agenda if isinstance(step, Hire) and step.who not in s.tavern]
    if twice := [who for who in people if people.count(who) > 1]:
        yield Breach("JAM-CREW-SET-01", f"{_aboard(s, twice)}: {CHARACTERS[twice[0]]} is there twice")
    # where a table was laid, nobody told the app who had come and gone before
    if s.tavern.count(COVERED) > s.strangers.bit_count():
        yield Breach("JAM-CREW-SET-01", "strangers: not as many as covered tiles")
    if s.tavern[STAIRS] != EMPTY or s.tavern[s.bottle] != EMPTY:
        yield Breach("JAM-CREW-SET-03", "tavern: the stairs and the bottle's cell are empty")
    if not s.over and not any(isinstance(step, TurnUp | Opening) for step in s.agenda):
        for cell, tile in enumerate(s.tavern):
            if tile == COVERED and any(s.tavern[near] == EMPTY for near in NEIGHBOURS[cell]):
                yield Breach("JAM-CREW-04", f"tavern[{cell}]: a tile beside the zone is covered")
                break


def _aboard(s: State, people: Sequence[int]) -> str:
    """The hold of one of these characters, as the place of a breach."""
    for ship, holds in enumerate(s.holds):
        for number, hold in enumerate(holds):
            if hold & 7 == PERSON and hold >> 3 in people:
                return f"ships[{ship}].holds[{number}]"
    return "tavern"


def _ends(s: State) -> Iterator[Breach]:
    home = any(s.home(seat) for seat in range(s.setting.seats))
    if home != s.ending:
        yield Breach("JAM-END-01", "ending: it is set when a player's ship is home")
    if not -1 <= s.winner < s.setting.seats or (s.winner >= 0 and not s.over):
        yield Breach("JAM-CREW-C17", f"winner: {s.winner} has not won by Calypso")
    if s.over == bool(s.agenda):
        yield Breach("JAM-END-02", "over: an empty agenda, and nothing else, is the end")
    if any(isinstance(step, _FIGHTING) for step in s.agenda) != (s.combat is not None):
        yield Breach("JAM-CBT-04", "combat: it is there while it is fought")
    if c := s.combat:
        ships = range(s.setting.ships)
        if c.attacker not in ships or c.target not in ships or c.attacker == c.target or min(c) < 0:
            yield Breach("JAM-CBT-01", "combat: two ships fight")


def _agenda(s: State) -> Iterator[Breach]:
    if s.agenda == [ROUND_START]:
        yield from _round_begins(s)
        return
    if not s.agenda or (len(s.agenda) == 1 and isinstance(s.agenda[0], Opening)):
        return
    n = s.setting.seats
    order = [(s.captain + i) % n for i in range(n)][::-1]
    ghost = GHOST_MOVES[::-1] if s.setting.ghost >= 0 else ()
    reveal = [REVEAL] if s.setting.reveal_together else []
    whole = [ROUND_END, *ghost, *(RESOLVE[i] for i in order), *reveal, *(CHOOSE[i] for i in order)]
    pairs = list(zip(s.agenda, whole, strict=False))
    waits = next((i for i, (a, b) in enumerate(pairs) if a != b), len(pairs))
    flight = s.agenda[waits:]
    if not waits or any(isinstance(step, _ROUND) for step in flight):
        yield Breach("JAM-FLOW-01", "agenda: this is not what is left of a round")
    elif any(isinstance(step, Ask) for step in flight[:-1]):
        yield Breach("JAM-FLOW-06", "agenda: only the last step may ask")
    elif not _chosen(s, waits - 1 - len(ghost)):
        yield Breach("JAM-FLOW-03", "chosen: who has chosen a card does not fit the agenda")
    elif (at := misplaced(s)) is not None:
        yield Breach("JAM-FLOW-06", f"agenda[{at}]: {type(s.agenda[at]).__name__} cannot wait here")
    elif (seat := _short_hand(s, order[: _choosing(s, waits - 1 - len(ghost))])) is not None:
        yield Breach("JAM-FLOW-07", f"players[{seat}].hand: fewer than three cards, or two once one is chosen")
    elif isinstance(s.agenda[-1], Ask) and not s.agenda[-1].moves(s):
        yield Breach("JAM-FLOW-06", f"agenda: {type(s.agenda[-1]).__name__} cannot be asked here")


def _round_begins(s: State) -> Iterator[Breach]:
    """JAM-END-02, JAM-END-05, JAM-FLOW-07: the last round has not been played, and hands are full."""
    if s.ending:
        yield Breach("JAM-END-02", "agenda[0]: no round begins when somebody is home")
    if s.round >= s.setting.cap:
        yield Breach("JAM-END-05", f"round: no round begins after {s.setting.cap}")
    if (seat := next((i for i, card in enumerate(s.chosen) if card >= 0), None)) is not None:
        yield Breach("JAM-FLOW-03", f"players[{seat}].chosen: nobody has chosen a card when a round begins")
    if (seat := _short_hand(s, range(s.setting.seats))) is not None:
        yield Breach("JAM-FLOW-07", f"players[{seat}].hand: fewer than three cards")


_ROUND: Final = (Opening, RoundStart, RoundEnd, GhostMove, Resolve, Reveal, Choose)


def _chosen(s: State, waiting: int) -> bool:
    """Whoever is still to choose has no card chosen; whoever is still to resolve has one."""
    n = s.setting.seats
    order = [(s.captain + i) % n for i in range(n)]
    resolving, choosing = min(max(waiting, 0), n), _choosing(s, waiting)
    waits = set(order[n - resolving :]) - set(order[n - choosing :] if choosing else [])
    return all((s.chosen[seat] >= 0) == (seat in waits) for seat in order)


def _choosing(s: State, waiting: int) -> int:
    """How many are still to choose, when so many steps of a round wait before the Ghost Ship's."""
    return max(waiting - s.setting.seats - s.setting.reveal_together, 0)


def _short_hand(s: State, choosing: Container[int]) -> int | None:
    """Somebody with fewer cards than a hand has (JAM-FLOW-07); who has chosen one has one less."""
    for seat in range(s.setting.seats):
        if s.hand[seat].bit_count() < HAND - (seat not in choosing):
            return seat
    return None
