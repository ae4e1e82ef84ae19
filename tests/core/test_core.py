"""The core's own promises, apart from any game."""

import doctest
import importlib
import pkgutil

import pytest

import flibuste
from flibuste.core.atoms import move_id, move_of
from flibuste.core.entry import Entry, undoable
from flibuste.core.fate import draw, luck_of
from flibuste.running import Running
from flibuste.table import Seat, Table

MODULES = sorted(m.name for m in pkgutil.walk_packages(flibuste.__path__, "flibuste.") if "__main__" not in m.name)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), extraglobs={"Seat": Seat, "Table": Table}).failed == 0


def test_every_part_of_the_face_has_an_example() -> None:
    face = {**vars(Running), **vars(Table)}
    public = [one for name, one in face.items() if name[0] != "_" and (callable(one) or hasattr(one, "__get__"))]
    assert len(public) > 20
    assert [one for one in public if ">>>" not in (one.__doc__ or getattr(one, "__func__", one).__doc__ or "")] == []


def test_core_knows_no_game_and_games_know_no_other() -> None:
    for name in MODULES:
        source = importlib.import_module(name).__loader__.get_source(name)  # type: ignore[union-attr]
        if name.startswith("flibuste.core"):
            assert "games" not in "".join(line for line in source.splitlines() if "import" in line)


def test_luck_is_even_and_two_seeds_begin_apart() -> None:
    luck, counts = luck_of(1), [0] * 6
    for _ in range(60_000):
        luck, face = draw(luck, 6)
        counts[face] += 1
    # Chi-square with five degrees of freedom: above 20.5 once in a thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5
    assert len({draw(luck_of(seed), 1000)[1] for seed in range(50)}) > 40


@pytest.mark.parametrize("text", ["capture:red-2:blue-5", "steer:-35:12", "a:007:-0:٣"])
def test_an_option_id_is_a_move_and_back(text: str) -> None:
    assert move_id(move_of(text)) == text


def entries(text: str) -> list[Entry]:
    """``A`` a person's entry of seat 0, ``B`` of seat 1, ``c`` a bot's; ``!`` marks one that found something."""
    seats = {"A": 0, "B": 1, "c": 2}
    return [Entry(seats[word[0]], ("x",), (1,) if "!" in word else ()) for word in text.split()]


@pytest.mark.parametrize(
    ("log", "back"),
    [
        ("", 0),
        ("A", 1),
        ("A A", 2),
        ("B A", 1),
        ("A! A", 1),
        ("A A!", 0),
        ("A c c", 3),
        ("A c! c", 0),
        ("B c A c", 2),
        ("c c", 0),
        ("A c A c", 4),
    ],
)
def test_undo_goes_back_to_where_something_was_found_or_another_person_played(log: str, back: int) -> None:
    assert undoable(entries(log), lambda seat: seat == 2) == back
