"""What fate is asked, by the names that people read."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ...core.fate import Alone, Fate, Thrower


def drawn(
    fate: Fate,
    asked: str,
    names: Sequence[str],
    among: Iterable[int],
    alone: Alone | None = None,
    thrower: Thrower | None = None,
) -> int:
    """One of these, each as likely as it is listed; people tell it by its name. The rest as for `answer`."""
    return names.index(str(fate.answer(asked, [names[i] for i in among], alone, thrower)))


def shuffled(fate: Fate, asked: str, names: Sequence[str], most: int | None = None) -> list[int]:
    """All of these in an order that fate gives, or the first `most` of them; what is left over needs no answer."""
    left = list(range(len(names)))
    out: list[int] = []
    while left and len(out) != most:
        out.append(drawn(fate, asked, names, left) if len(left) > 1 else left[0])
        left.remove(out[-1])
    return out


@lru_cache(4096)
def members(things: int) -> tuple[int, ...]:
    """The members of a set.

    >>> members(0b1010)
    (1, 3)
    """
    return tuple([i for i, bit in enumerate(bin(things)[:1:-1]) if bit == "1"])


def counted(counts: Sequence[int]) -> list[int]:
    """Each kind as often as it is there.

    >>> counted((0, 2, 1))
    [1, 1, 2]
    """
    return [kind for kind, n in enumerate(counts) for _ in range(n)]
