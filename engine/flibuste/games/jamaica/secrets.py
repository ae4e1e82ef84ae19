"""Chapter 4.2 (HID) and JAM-PHONE-07: what is hidden, and who knows it. What somebody has learned is never undone."""

from collections.abc import Iterator
from typing import Final

from ...core.secrets import Secret, Secrets
from .characters import CALYPSO
from .spoils import GiveWhich
from .state import CARD, KNOWN, State
from .treasure import WeaselChoice
from .view import knows

_ITEM = tuple[object, Secret]
_PILE: Final = -1
_WHOLE: Final = 3
"""JAM-CREW-C17: how many amulets there are."""


def secrets(s: State) -> Secrets:
    return dict([*_cards(s), *_treasures(s), *_gathered(s)])


def _cards(s: State) -> Iterator[_ITEM]:
    """JAM-HID-02: hand, draw pile and chosen card are their owner's."""
    for seat in range(s.setting.seats):
        own = 1 << seat
        for where, cards in enumerate((s.hand[seat], s.deck[seat])):
            for card in range(cards.bit_length()):
                if cards >> card & 1:
                    yield (seat, card), Secret(where, own)
        if s.chosen[seat] >= 0 and not s.shown:
            yield (seat, s.chosen[seat]), Secret("chosen", own)


def _treasures(s: State) -> Iterator[_ITEM]:
    """JAM-HID-03, JAM-HID-04, JAM-CREW-C06: the pile is nobody's but the Weasel's, a covered treasure theirs who saw
    it."""
    step = s.agenda[-1] if s.agenda else None
    looking = step if isinstance(step, WeaselChoice) and step.loser < 0 else None
    for card in range(1, len(s.setting.treasures)):
        if (s.unseen | s.returned) >> card & 1:
            yield card, Secret(_PILE, 1 << looking.seat if looking and card in looking.cards else 0)
    for ship, covered in enumerate(s.down):
        for held in covered:
            if held & CARD and not knows(s, None, ship, held):
                yield held & CARD, Secret(ship, KNOWN.seen(held))


def _gathered(s: State) -> Iterator[_ITEM]:
    """What everybody can conclude about somebody's covered treasures: who is asked which curse to give has two
    (JAM-D-14), and who has Calypso aboard does not have all three amulets (JAM-CREW-C17)."""
    everybody = (1 << s.setting.seats) - 1
    if s.agenda and isinstance(s.agenda[-1], GiveWhich):
        yield ("curses", s.agenda[-1].seat), Secret(None, everybody)
    if s.setting.crew and not s.over:
        for seat in range(s.setting.seats):
            if len(s.down[seat]) >= _WHOLE:
                known = everybody if CALYPSO in s.holds[seat] else 1 << seat
                yield ("amulets", seat), Secret(len(s.down[seat]), known)
