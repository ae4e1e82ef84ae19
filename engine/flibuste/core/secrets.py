"""What is hidden at a table, from whom, and whether an entry told anybody any of it."""

from collections.abc import Hashable, Mapping
from typing import NamedTuple, TypeAlias


class Secret(NamedTuple):
    """How it is with something that does not lie open (where a card is, what a purse holds), and the set of seats that
    know it, a bit each."""

    what: Hashable
    known: int


Secrets: TypeAlias = Mapping[Hashable, Secret]
"""By what they are about; what is not among them lies open."""


def tells(before: Secrets, after: Secrets, actor: int, seats: int) -> bool:
    """Whether somebody knows what that seat did not know before, or what else than the actor knew is no longer so.

    What has been done in the open with what lies open tells nothing: everybody could foresee how it would look.

    >>> hidden, owned, shown = {"ace": Secret("deck", 0)}, {"ace": Secret("hand", 0b01)}, {}
    >>> tells(hidden, owned, 0, 2), tells(owned, shown, 0, 2), tells(hidden, hidden, 0, 2)
    (True, True, False)
    >>> chosen = {"ace": Secret("table, face down", 0b01)}
    >>> tells(owned, chosen, 0, 2), tells(owned, chosen, 1, 2)
    (False, True)
    """
    everybody = (1 << seats) - 1
    for about, was in before.items():
        now = after.get(about)
        if now is None:
            if everybody & ~was.known:
                return True
        elif now.known & ~was.known or (now.what != was.what and now.known & ~(1 << actor)):
            return True
    return any(now.known & ~(1 << actor) for about, now in after.items() if about not in before)
