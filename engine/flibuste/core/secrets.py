"""What is hidden at a table, from whom, and whether an entry told anybody any of it."""

from collections.abc import Hashable, Mapping
from typing import NamedTuple, TypeAlias


class Secret(NamedTuple):
    """A fact that does not lie open (where a card is, what a purse holds), and the set of seats that know it, one bit
    for each."""

    what: Hashable
    known: int


Secrets: TypeAlias = Mapping[Hashable, Secret]
"""Secrets by what they are about; whatever is not among them lies open."""


def tells(before: Secrets, after: Secrets, actor: int, seats: int) -> bool:
    """Whether a seat has learned a secret, or a secret that a seat other than `actor` knows is no longer the same.

    A move made in the open with what lies open tells nothing: everybody could foresee how it would look.

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
