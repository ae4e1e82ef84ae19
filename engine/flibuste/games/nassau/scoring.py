"""Chapters 5.9 (PH3), 6 (END) and 7.1 (DUT): the tale contest, the Dutchman's tiles, the final scoring."""

from collections.abc import Sequence
from typing import NamedTuple

from ...core.atoms import Args
from ...core.result import Line, Result, ranks
from .tables import CARGO_PER_POINT, COMPANION_POINTS, DUTCHMAN_POINTS, NO_TALE, PRINTED, TALE_CONTEST


class Estate(NamedTuple):
    """All that counts for one player at the end."""

    track: int
    """Points on the track before the final scoring."""
    towers: int = 0
    tower_crates: int = 0
    opponents: int = 0
    """Printed points of the defeated opponents together."""
    types: int = 0
    """Different types among them."""
    hidden_value: int = 0
    hidden_goods: int = 0
    weapons: tuple[int, ...] = (0,)
    """Weapon tiles of each type, the printed ones left out."""
    pairs: int = 0
    cargo: int = 0
    """Elements of every kind, one pool."""
    quay: int | None = None
    """Own crates on the Dutchman's last quay; None without the expansion."""


def places(crates: Sequence[int]) -> list[int]:
    """NAS-DUT-12: the place of each player on the last quay, 0 without a crate. Equal ones share a place and use up
    the following ones.

    >>> places([3, 3, 1, 0])
    [1, 1, 3, 0]
    """
    return [1 + sum(other > own for other in crates) if own else 0 for own in crates]


def contest(tales: Sequence[int], points: Sequence[int]) -> list[int]:
    """NAS-PH3-03, NAS-PH3-04: by the tales that each played in a round, and the points printed on them together.

    >>> contest([2, 1, 0], [9, 9, 0])
    [5, 5, -5]
    """
    best = max((own for count, own in zip(tales, points, strict=True) if count), default=0)
    return [
        NO_TALE if not count else TALE_CONTEST if own == best else 0 for count, own in zip(tales, points, strict=True)
    ]


def tile(crates: Sequence[int], points: int) -> list[int]:
    """NAS-DUT-10: most crates on the Dutchman's tile score it, equal ones all of it.

    >>> tile([2, 2, 1], 7), tile([0, 0, 0], 7)
    ([7, 7, 0], [0, 0, 0])
    """
    return [points if own and own == max(crates) else 0 for own in crates]


def score(
    estates: Sequence[Estate], dutchman: Sequence[int] = DUTCHMAN_POINTS, rounds: Sequence[Sequence[Line]] = ()
) -> Result:
    """NAS-END-01, NAS-END-08, NAS-END-09: the lines, the totals and the ranks, which equal totals share. `dutchman`:
    the points by place; `rounds`: lines for each player about what is not on the track yet.
    """
    lines = [_lines(estate) for estate in estates]
    for told in rounds:
        for own, line in zip(lines, told, strict=True):
            own.append(line)
    for own, estate, place in zip(lines, estates, places([estate.quay or 0 for estate in estates]), strict=True):
        if estate.quay is not None:
            args: Args = {"count": estate.quay, "place": place}
            own.append(Line("nassau-line-dutchman", dutchman[place - 1] if place else 0, "NAS-DUT-12", args))
    totals = tuple(sum(line.points for line in own) for own in lines)
    return Result(totals, tuple(map(tuple, lines)), ranks([(total,) for total in totals]))


def _lines(estate: Estate) -> list[Line]:
    """NAS-END-02, NAS-END-03, NAS-END-04, NAS-END-05, NAS-END-06, NAS-END-07: what each kind of possession scores."""
    most, tiles = max(estate.weapons) + PRINTED, sum(estate.weapons)
    return [
        Line("nassau-line-track", estate.track, "NAS-GEN-01"),
        Line(
            "nassau-line-towers",
            estate.tower_crates * estate.towers,
            "NAS-END-02",
            {"crates": estate.tower_crates, "towers": estate.towers},
        ),
        Line(
            "nassau-line-opponents",
            estate.opponents * estate.types,
            "NAS-END-03",
            {"value": estate.opponents, "types": estate.types},
        ),
        Line(
            "nassau-line-goods",
            estate.hidden_value * estate.hidden_goods,
            "NAS-END-04",
            {"value": estate.hidden_value, "count": estate.hidden_goods},
        ),
        Line("nassau-line-weapons", most * tiles, "NAS-END-05", {"most": most, "count": tiles}),
        Line(
            "nassau-line-companions",
            COMPANION_POINTS * estate.pairs,
            "NAS-END-06",
            {"count": estate.pairs, "value": COMPANION_POINTS},
        ),
        Line("nassau-line-cargo", estate.cargo // CARGO_PER_POINT, "NAS-END-07", {"count": estate.cargo}),
    ]
