"""What may hold of two codes together, each compared with what each does alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .functions import Facts

Changes = Mapping[str, tuple[Any, Any]]


def changes(bare: Facts, it: Facts) -> Changes:
    """The facts that are otherwise, as they were and as they are."""
    keys = {*bare, *it}
    return {key: (bare.get(key), it.get(key)) for key in keys if bare.get(key) != it.get(key)}


def _both(bare: Facts, a: Facts, b: Facts) -> Facts | None:
    """Everything that either changes; None where they change the same fact differently."""
    one, two = changes(bare, a), changes(bare, b)
    if any(one[key] != two[key] for key in one.keys() & two.keys()):
        return None
    return _one_by_one(bare, one, two)


def _present(it: Facts) -> Facts:
    return {key: value for key, value in it.items() if value is not None}


def both(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """What each does alone it does beside the other, and no two of their changes meet."""
    one, two = changes(bare, a), changes(bare, b)
    return one.keys().isdisjoint(two) and _both(bare, a, b) == _present(ab)


def idle(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """Whether one of the two changes nothing by itself, so that nobody sees here whether it is in force."""
    return not changes(bare, a) or not changes(bare, b)


def once(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """What both do is done once; what one alone does is done too."""
    one, two = changes(bare, a), changes(bare, b)
    return not one.keys().isdisjoint(two) and _both(bare, a, b) == _present(ab)


def adds(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """Where both change a number, the changes add up; elsewhere both hold."""
    one, two = changes(bare, a), changes(bare, b)
    common = one.keys() & two.keys()
    if not common or not all(_number(bare, a, b, ab, key) for key in common):
        return False
    for key in {*bare, *a, *b, *ab} - common:
        now = one.get(key, two.get(key, (None, bare.get(key))))[1]
        if now != ab.get(key):
            return False
    return all(_of(ab, key) == _of(a, key) + _of(b, key) - _of(bare, key) for key in common)


def _of(it: Facts, key: str) -> Any:
    return it.get(key) or 0


def _number(*args: Any) -> bool:
    *every, key = args
    return all(isinstance(_of(it, key), int) for it in every)


def first(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """The first goes before: the second changes nothing more."""
    return _present(ab) == _present(a) and ab != b


def second(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """The second goes before: the first changes nothing more."""
    return _present(ab) == _present(b) and ab != a


def leads(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """Where both change the same, it is as with the first; all else that either does is done."""
    one, two = changes(bare, a), changes(bare, b)
    return not one.keys().isdisjoint(two) and _one_by_one(bare, two, one) == _present(ab)


def follows(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """Where both change the same, it is as with the second; all else that either does is done."""
    return leads(bare, b, a, ab)


def _one_by_one(bare: Facts, *every: Changes) -> Facts:
    found = dict(bare)
    for one in every:
        found |= {key: now for key, (_, now) in one.items()}
    return _present(found)


def neither(bare: Facts, a: Facts, b: Facts, ab: Facts) -> bool:
    """Each keeps the other from doing anything."""
    return _present(ab) == _present(bare)


KINDS: dict[str, Callable[[Facts, Facts, Facts, Facts], bool]] = {
    rule.__name__: rule for rule in (both, once, adds, first, second, leads, follows, neither)
}


def kind_of(bare: Facts, a: Facts, b: Facts, ab: Facts) -> str:
    """The kind that holds; empty where none of these does."""
    return next((name for name, rule in KINDS.items() if rule(bare, a, b, ab)), "")


def differing(bare: Facts, a: Facts, b: Facts, ab: Facts) -> dict[str, Any]:
    """The facts of both together that are neither as with one of them, the first before the second, nor as without."""
    plain = _one_by_one(bare, changes(bare, b), changes(bare, a))
    return {key: now for key, (_, now) in sorted(changes(plain, ab).items())}


def so(bare: Facts, a: Facts, b: Facts, ab: Facts, stated: Mapping[str, str]) -> bool:
    """Both hold, the first where they contradict each other; and what comes of the two together is as stated."""
    return {key: str(now) for key, now in differing(bare, a, b, ab).items()} == dict(stated)
