"""The difference between two views, as JSON: applied to the first, it gives the second."""

from .atoms import Json

Change = list[Json]
"""``[path, value]``: the new value at a path into the view. Where a list has grown or shrunk, ``[path, start, removed,
items]``: so many items, from index `start` on, are replaced by these."""


def changes(before: Json, after: Json) -> list[Change]:
    """The parts that differ, in an order in which they can be applied.

    >>> changes({"turn": 0, "purses": [10, 10]}, {"turn": 0, "purses": [10, 16]})
    [[['purses', 1], 16]]
    >>> changes({"roads": ["S1", "S2", "S3"]}, {"roads": ["S1", "S3"]})
    [[['roads'], 1, 1, []]]
    """
    found: list[Change] = []
    if before != after:
        _compare(before, after, [], found)
    return found


def _compare(before: Json, after: Json, path: list[str | int], found: list[Change]) -> None:
    """The differences between two values that are known to differ."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] != value:
                _compare(before[key], value, [*path, key], found)
    elif not (isinstance(before, list) and isinstance(after, list)):
        found.append([path, after])
    elif len(before) == len(after):
        for i, value in enumerate(after):
            if before[i] != value:
                _compare(before[i], value, [*path, i], found)
    else:
        start = _alike(before, after)
        back = min(_alike(before[::-1], after[::-1]), len(before) - start, len(after) - start)
        found.append([path, start, len(before) - start - back, after[start : len(after) - back]])


def _alike(one: list[Json], other: list[Json]) -> int:
    """How many items the two lists share at the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
