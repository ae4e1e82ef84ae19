"""Chapter 6 (END, MUL): gold brought home, and who wins."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...core.atoms import Args
from ...core.result import Line, Result, ranks


class Hoard(NamedTuple):
    """All that counts for one player."""

    coins: tuple[tuple[int, int], ...] = ()
    """Value and number of the coins on the home island."""
    loose: int = 0
    uniques: int = 0
    """Unique treasures at home, at their value."""
    forts: int = 0
    holds: int = 0
    ships: int = 0
    """Points of the ships still in play, for equal gold only."""
    active: bool = False
    """Had the turn when both were past the half at once."""
    counted: int = 0
    """Gold at home that was only added up, not told apart."""

    @property
    def home(self) -> int:
        return sum(value * count for value, count in self.coins) + self.loose + self.uniques + self.counted

    @property
    def safe(self) -> int:
        """CSG-END-01: at home and in forts."""
        return self.home + self.forts


def half(start_gold: int) -> float:
    """CSG-END-02: more than this wins.

    >>> half(31)
    15.5
    """
    return start_gold / 2


def needed(start_gold: int) -> int:
    """CSG-END-02: more than half of the gold that the game began with.

    >>> needed(30), needed(31)
    (16, 16)
    """
    return int(half(start_gold)) + 1


def duel(hoards: Sequence[Hoard], start_gold: int, *, fallback: bool = False) -> Result:
    """CSG-END-01 to CSG-END-04 and, where the game ended though nobody had more than half (`fallback`), CSG-END-08."""
    lines = [_at_home(hoard, "CSG-END-01") for hoard in hoards]
    if all(hoard.safe >= needed(start_gold) for hoard in hoards):
        return _result(hoards, lines, [(h.safe, h.active) for h in hoards], "CSG-END-03")
    if fallback:
        return _result(hoards, lines, [(h.safe, h.holds, h.ships) for h in hoards], "CSG-END-08")
    return _result(hoards, lines, [(h.safe,) for h in hoards])


def multi(hoards: Sequence[Hoard]) -> Result:
    """CSG-MUL-05, CSG-MUL-06: the holds count too."""
    lines = []
    for hoard in hoards:
        own = _at_home(hoard, "CSG-MUL-05")
        own.append(Line("pirates-line-holds", hoard.holds, "CSG-MUL-05", {"count": hoard.holds}))
        lines.append(own)
    return _result(hoards, lines, [(h.safe + h.holds, h.home, h.ships) for h in hoards], "CSG-MUL-06")


_DECIDES: Final = {"CSG-END-03": "turn", "CSG-END-08": "holds", "CSG-MUL-06": "home"}


def _at_home(hoard: Hoard, rule: str) -> list[Line]:
    count = sum(count for _, count in hoard.coins)
    coins = sum(value * number for value, number in hoard.coins)
    forts = Line("pirates-line-forts", hoard.forts, rule, {"count": hoard.forts})
    if hoard.counted:
        return [Line("pirates-line-home", hoard.counted, rule, {"count": hoard.counted}), forts]
    return [
        Line("pirates-line-coins", coins, rule, {"count": count}),
        Line("pirates-line-loose", hoard.loose, rule, {"count": hoard.loose}),
        Line("pirates-line-uniques", hoard.uniques, rule, {"count": hoard.uniques}),
        forts,
    ]


def _result(
    hoards: Sequence[Hoard], lines: Sequence[list[Line]], keys: Sequence[tuple[int, ...]], rule: str | None = None
) -> Result:
    totals = tuple(sum(line.points for line in own) for own in lines)
    for hoard, total, own in zip(hoards, totals, lines, strict=True):
        if rule and totals.count(total) > 1:
            args: Args = {
                "home": hoard.home,
                "holds": hoard.holds,
                "ships": hoard.ships,
                "active": "yes" if hoard.active else "no",
                "how": _DECIDES[rule],
            }
            own.append(Line("pirates-line-tie", 0, rule, args))
    return Result(totals, tuple(map(tuple, lines)), ranks(keys))
