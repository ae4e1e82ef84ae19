"""JAM-LOAD-04, JAM-WIN-02, JAM-CREW-06: what leaves a hold lies in another one, was paid, or was put off the ship."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import repeat
from typing import Any

from flibuste.core.events import Event
from flibuste.games.jamaica.load import Dump, LoadSlot
from flibuste.games.jamaica.tables import CHARACTERS, KINDS, PERSON
from flibuste.games.jamaica.tavern import Hire
from flibuste.table import Table

LEAVES = {"jamaica-paid", "jamaica-dumped", "jamaica-discarded", "jamaica-powder", "jamaica-shortage"}


def aboard(s: Any) -> Counter[str]:
    """How much of each good lies in all holds, and which characters are somewhere."""
    found = Counter[str]()
    waiting = [step.content for step in s.agenda if isinstance(step, LoadSlot | Dump)]
    for hold in (*(hold for holds in s.holds for hold in holds), *waiting):
        kind, count = hold & 7, hold >> 3
        found[str(CHARACTERS[count]) if kind == PERSON else KINDS[kind]] += 1 if kind == PERSON else count
    found.update(str(CHARACTERS[tile]) for tile in s.tavern if tile >= 0)
    found.update(str(CHARACTERS[step.who]) for step in s.agenda if isinstance(step, Hire))
    return found


def _leaves(table: Table, event: Event) -> bool:
    """JAM-GHOST-16, JAM-GHOST-17, JAM-RUL-46: of what the Ghost Ship takes it keeps the gold alone, if that."""
    s: Any = table.state
    took = event.key in ("jamaica-stole-hold", "jamaica-stole-up") and event.data["winner"] == s.setting.ghost
    return took or event.key in LEAVES


def lost(before: Counter[str], table: Table) -> Iterator[str]:
    if not any(map(_leaves, repeat(table), table.events)):
        for what, n in (before - aboard(table.state)).items():
            yield f"{n} {what} are gone after {table.log[-1].move[0]}"
