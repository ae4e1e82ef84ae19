"""Steps of the agenda as JSON: what a field may hold is read by its type, whatever stands there."""

import json
from typing import Any, NamedTuple

import pytest

from flibuste.core.atoms import Json
from flibuste.core.frozen import frozen
from flibuste.core.reading import Wrong
from flibuste.core.steps import parts_of, reads_of, step_json, step_of
from tests.misplaced import WAYS, steps


@frozen
class Odds:
    """A frozen value."""

    number: int
    sure: bool


class Shooting(NamedTuple):
    """A named tuple."""

    shooter: str
    fired: tuple[str, ...] = ()


@frozen
class Bang:
    """A step with a field of each kind."""

    seat: int
    under: Shooting
    odds: tuple[Odds, ...]
    cards: tuple[int, int]
    last: bool = False


BANG = Bang(1, Shooting("ship:0", ("m1", "m2")), (Odds(3, sure=False),), (0, 2), last=True)
SAID = [
    "Bang",
    1,
    {"shooter": "ship:0", "fired": ["m1", "m2"]},
    [{"number": 3, "sure": False}],
    [0, 2],
    True,
]


def read(said: Json) -> Any:
    return step_of({"Bang": Bang}, {"Bang": lambda said: [*said, False] if len(said) == 4 else said})(said, "agenda[0]")


def test_a_step_is_written_and_read() -> None:
    """Tuples are lists, values are objects; what is read is the same to its types."""
    assert json.loads(json.dumps(step_json(BANG))) == SAID
    assert read(SAID) == BANG
    assert repr(read(SAID)) == repr(BANG)


def test_earlier_versions_are_read() -> None:
    """They wrote 0 and 1 for no and yes; and a step may say what its fields were."""
    assert repr(read([*SAID[:5], 1])) == repr(BANG)
    assert read(SAID[:5]).last is False


@pytest.mark.parametrize(
    ("field", "said", "wrong"),
    [
        (1, True, "agenda[0][1]: cannot be true; it is a whole number from "),
        (1, 1 << 40, "agenda[0][1]: cannot be 1099511627776; it is a whole number from "),
        (2, "ship:0", "agenda[0][2]: cannot be 'ship:0'; it is an object with shooter, fired"),
        (2, {"shooter": "ship:0"}, "agenda[0][2].fired: cannot be null; it is a list"),
        (2, {"shooter": 1, "fired": []}, "agenda[0][2].shooter: cannot be 1; it is a word"),
        (2, {"shooter": "", "fired": [], "missed": []}, "agenda[0][2].missed: cannot be a list of 0; there is no "),
        (2, {"shooter": "", "fired": ["m1", 2]}, "agenda[0][2].fired[1]: cannot be 2; it is a word"),
        (3, [3, 0], "agenda[0][3][0]: cannot be 3; it is an object with number, sure"),
        (3, [{"number": 3, "sure": 2}], "agenda[0][3][0].sure: cannot be 2; it is true or false"),
        (4, [1], "agenda[0][4]: cannot be a list of 1; it is a list of 2"),
        (5, "yes", "agenda[0][5]: cannot be 'yes'; it is true or false"),
        (5, 1.0, "agenda[0][5]: cannot be 1.0; it is true or false"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(field: int, said: Json, wrong: str) -> None:
    """The place within the step, what stands there, and what may."""
    with pytest.raises(Wrong) as fault:
        read([*SAID[:field], said, *SAID[field + 1 :]])
    assert str(fault.value).startswith(wrong)


def test_a_field_too_many() -> None:
    with pytest.raises(Wrong, match="after Bang stands seat, under, odds, cards, last"):
        read([*SAID, 1])


@pytest.mark.parametrize("game", WAYS)
def test_every_step_can_be_read(game: str) -> None:
    """By construction: no field of any step holds what a position cannot."""
    assert all(reads_of(kind) for step in steps(game) for kind in parts_of(step).values())


def test_what_a_step_cannot_hold() -> None:
    """Tuples of several types: a value with names for its parts says more."""
    with pytest.raises(TypeError):
        reads_of(tuple[int, str])
