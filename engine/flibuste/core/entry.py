"""One answered decision and what was found in it. The list of entries is the game."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final, TypeGuard

from .atoms import Atom, Move, RawJson
from .faults import SaveError
from .frozen import frozen
from .gate import WORD_LIMIT

if TYPE_CHECKING:
    from . import shapes

ATOMS_LIMIT = 500
"""The most atoms that the arguments of an entry can have, and the most that it can have found."""


LAID: Final[Move] = ("laid",)
"""The move of an entry from which on the game goes on as people have laid the table."""


@frozen
class Entry:
    """Who made which move. `found` is what dice, decks and peeks answered: empty where none was asked. `position`:
    where the game went on, in an entry with which people laid the table anew."""

    seat: int
    move: Move
    found: tuple[Atom, ...] = ()
    position: RawJson = None

    def to_json(self) -> "shapes.Entry":
        entry: shapes.Entry = {**self.shown(), "found": list(self.found)}
        return entry if self.position is None else {**entry, "position": self.position}

    def shown(self) -> "shapes.Entry":
        """The entry without what may be hidden."""
        return {"seat": self.seat, "move": str(self.move[0]), "args": list(self.move[1:]), "found": []}

    def told(self, *, secret: bool) -> "shapes.Entry":
        """What may be shown of the entry while the game is going on. `found` is left out, because it may hold what only
        one seat has seen; of a secret decision others know only that it was made, so its move is left out too."""
        if secret:
            return {"seat": self.seat, "move": None, "args": [], "found": []}
        return self.shown()

    @staticmethod
    def from_json(data: RawJson, place: str) -> "Entry":
        """Reads an entry. Raises SaveError, which names `place`, for a damaged one."""
        if not isinstance(data, dict):
            raise SaveError(place, "is not an object")
        seat, verb = data.get("seat"), data.get("move")
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise SaveError(f"{place}.seat", "is not a number")
        if not isinstance(verb, str) or len(verb) > WORD_LIMIT:
            raise SaveError(f"{place}.move", "is not a word")
        move, position = (verb, *atoms(data.get("args", []), f"{place}.args")), data.get("position")
        if position is not None and move != LAID:
            raise SaveError(f"{place}.position", "is not that of a table that was laid")
        return Entry(seat, move, atoms(data.get("found", []), f"{place}.found"), position)


def atoms(data: RawJson, place: str) -> tuple[Atom, ...]:
    """Reads the atoms of a list. Raises SaveError, which names `place`, for anything else."""
    read = atoms_of(data)
    if read is None:
        raise SaveError(place, "is not a list of words and whole numbers")
    if len(read) > ATOMS_LIMIT:
        raise SaveError(place, f"has more than {ATOMS_LIMIT} entries")
    return read


def atoms_of(data: RawJson) -> tuple[Atom, ...] | None:
    """The atoms of a list; None if it is no list, or if anything else is in it.

    >>> atoms_of(["red-2", -35]), atoms_of(["red-2", [1]]), atoms_of("red-2")
    (('red-2', -35), None, None)
    """
    if not isinstance(data, list):
        return None
    found = tuple([atom for atom in data if is_atom(atom)])
    return found if len(found) == len(data) else None


def is_atom(value: RawJson) -> TypeGuard[Atom]:
    return type(value) is int or (isinstance(value, str) and len(value) <= WORD_LIMIT)


def undoable(
    log: Sequence[Entry], is_bot: Callable[[int], bool], tells: Callable[[int], bool] = lambda _: False
) -> int:
    """How many entries may be taken back: those of the person who moved last, back to the first that found something
    or told somebody something (`tells` says so of an entry's index). Bots' entries in between go with them.
    """
    last = next((e.seat for e in reversed(log) if not is_bot(e.seat)), None)
    if last is None:
        return 0

    def returns(i: int) -> bool:
        entry = log[i]
        return (entry.seat == last or is_bot(entry.seat)) and not entry.found and not tells(i)

    own = [log[i].seat == last for i in takewhile(returns, reversed(range(len(log))))]
    return len(own) - own[::-1].index(True) if True in own else 0
