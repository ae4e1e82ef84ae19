"""Codecs: what is written is read as the same value, and what may not stand there is said by its place."""

from typing import Any, NamedTuple

import pytest

from flibuste.core.atoms import Json
from flibuste.core.codec import (
    Codec,
    anything,
    as_is,
    bits_of,
    flag,
    list_of,
    maybe,
    named,
    number_of,
    one_of,
    record,
    row,
    set_of,
    tuple_of,
    whole,
    word_of,
)
from flibuste.core.reading import LONG, Wrong

DIE = whole(1, 6)
KINDS = ("gold", "food", "powder")
NONE = -1


class Ship(NamedTuple):
    """`masts` has to be told."""

    name: str = "Adder"
    masts: int = 1
    fires: tuple[int, ...] = ()


class Point(NamedTuple):
    x: int
    y: int


SHIP = record(Ship, {"masts": DIE, "name": word_of(("Adder", "Bold")), "fires": tuple_of(DIE)}, sparse=["fires"])
POINT = record(Point, {"x": whole(0, 9), "y": whole(0, 9)})


@pytest.mark.parametrize(
    ("codec", "value", "written"),
    [
        (DIE, 6, 6),
        (flag, True, True),
        (anything, {"a": [1, None]}, {"a": [1, None]}),
        (one_of({"?": -2, "king": 0}), -2, "?"),
        (word_of(KINDS), "food", "food"),
        (number_of(KINDS), 2, "powder"),
        (maybe(number_of(KINDS), NONE), NONE, None),
        (maybe(number_of(KINDS), NONE), 0, "gold"),
        (maybe(DIE, None), None, None),
        (maybe(DIE, None), 1, 1),
        (list_of(DIE), [], []),
        (list_of(number_of(KINDS), 2), [1, 1], ["food", "food"]),
        (tuple_of(DIE), (3, 1), [3, 1]),
        (set_of(DIE), [3, 1], [3, 1]),
        (bits_of(DIE), 0b1001010, [1, 3, 6]),
        (bits_of(number_of(KINDS)), 0b101, ["gold", "powder"]),
        (bits_of(number_of(KINDS)), 0, []),
        (row(DIE, flag), (2, False), [2, False]),
        (row(DIE, number_of(KINDS)), (2, 1), [2, "food"]),
        (row(DIE, DIE).mapped(lambda parts: Point(*parts), as_is), Point(1, 2), [1, 2]),
        (whole(1, 6).mapped(lambda number: number - 1, lambda card: card + 1), 0, 1),
        (list_of(row(DIE, DIE)).mapped(frozenset, sorted), frozenset({(3, 1), (2, 5)}), [[2, 5], [3, 1]]),
        (named(KINDS, DIE), (1, 2, 3), {"gold": 1, "food": 2, "powder": 3}),
        (named(KINDS, number_of(("none", "some"))), (0, 1, 0), {"gold": "none", "food": "some", "powder": "none"}),
        (SHIP, Ship("Bold", 2, (4,)), {"name": "Bold", "masts": 2, "fires": [4]}),
        (SHIP, Ship("Bold", 2), {"name": "Bold", "masts": 2}),
        (POINT, Point(0, 9), {"x": 0, "y": 9}),
    ],
)
def test_what_is_written_is_read_again(codec: Codec[Any], value: Any, written: Json) -> None:
    assert repr(codec.writes(value)) == repr(written)
    assert repr(codec.reads(written, "here")) == repr(value)


@pytest.mark.parametrize(
    ("codec", "value", "said"),
    [
        (DIE, 7, "at: cannot be 7; it is a whole number from 1 to 6"),
        (DIE, True, "at: cannot be true; it is a whole number from 1 to 6"),
        (DIE, None, "at: cannot be null; it is a whole number from 1 to 6"),
        (flag, 1, "at: cannot be 1; it is true or false"),
        (word_of(KINDS), "rum", "at: cannot be 'rum'; it is one of gold, food, powder"),
        (number_of(KINDS), 0, "at: cannot be 0; it is one of gold, food, powder"),
        (maybe(DIE, None), 0, "at: cannot be 0; it is a whole number from 1 to 6"),
        (list_of(DIE), [1] * (LONG + 1), f"at: cannot be a list of {LONG + 1}; it is a list"),
        (list_of(DIE), [1, 0], "at[1]: cannot be 0; it is a whole number from 1 to 6"),
        (tuple_of(DIE, 2), [1], "at: cannot be a list of 1; it is a list of 2"),
        (set_of(DIE), [1, 2, 1], "at[2]: cannot be 1; it is there already"),
        (bits_of(number_of(KINDS)), ["food", "food"], "at[1]: cannot be 'food'; it is there already"),
        (row(DIE, DIE), [1], "at: cannot be a list of 1; it is a list of 2"),
        (row(DIE, DIE), [1, 9], "at[1]: cannot be 9; it is a whole number from 1 to 6"),
        (row(DIE, DIE, may="it is two dice"), 1, "at: cannot be 1; it is two dice"),
        (named(KINDS, DIE), {"gold": 1}, "at.food: cannot be null; it is a whole number from 1 to 6"),
        (named(KINDS, DIE), {"rum": 1}, "at.rum: cannot be 1; there is no such field; there are gold, food, powder"),
        (POINT, {"x": 1}, "at.y: cannot be null; it is a whole number from 0 to 9"),
        (POINT, [], "at: cannot be a list of 0; it is an object with x, y"),
        # in the order of the parts
        (SHIP, {"name": 1, "masts": 0}, "at.masts: cannot be 0; it is a whole number from 1 to 6"),
    ],
)
def test_what_may_not_stand_there_is_said(codec: Codec[Any], value: Json, said: str) -> None:
    with pytest.raises(Wrong) as wrong:
        codec.reads(value, "at")
    assert str(wrong.value) == said


def test_what_is_missing_is_as_usual() -> None:
    assert named(KINDS, DIE, NONE).reads({"food": 2}, "at") == (NONE, 2, NONE)
    assert SHIP.reads({"masts": 3}, "at") == Ship(masts=3)
