"""The reference for outsiders is not behind the engine."""

import re
from pathlib import Path

import pytest

from flibuste.table import GAMES
from tools.answers import Answer, answers, parts
from tools.reference import PAGE, PARTS, asks, heard, home, text
from tools.said import Sayable, said, words_of
from tools.shapes import files


def written() -> list[str]:
    """The parts of the page as it stands."""
    return re.split(r"(?=\n## )", PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("place", "name"), [*enumerate(PARTS)])
def test_the_reference_says_what_the_engine_says(place: int, name: str) -> None:
    assert written()[place] == text(name), "write it anew: python3 build.py reference"


def test_the_reference_has_no_other_parts() -> None:
    assert len(written()) == len(PARTS)


def test_what_is_rare_is_read_from_the_code(tmp_path: Path) -> None:
    (tmp_path / "step.py").write_text(
        "def run(s, fate, tell, seat):\n"
        "    args = {'seat': seat}\n"
        "    args = {**args, 'n': 1}\n"
        "    key = 'toy-won' if seat else f'toy-lost-{seat}'\n"
        "    tell(Event(key, args, {'ship': 2}, 'TOY-1'))\n"
        "    fate.answer('die', range(6))\n"
    )
    found = said(tmp_path)
    assert found.events == {key: Sayable({"seat", "n"}, {"ship"}, "TOY-1") for key in ("toy-won", "toy-lost-*")}
    assert (found.lines, found.questions) == ({}, {"die"})


def test_the_page_has_the_types_of_the_views() -> None:
    for path, types in files().items():
        assert path.read_text(encoding="utf-8") == types, "write it anew: python3 build.py reference"


@pytest.mark.parametrize("name", GAMES)
def test_every_question_says_its_answers(name: str) -> None:
    assert [step.__name__ for step in asks(name) if not answers(step)] == []


@pytest.mark.parametrize("name", GAMES)
def test_each_part_of_an_answer_is_explained(name: str) -> None:
    used = {part for step in asks(name) for answer in answers(step) for part in answer.parts}
    assert used == set(parts(GAMES[name]))


@pytest.mark.parametrize("name", GAMES)
def test_answers_are_put_together_as_they_are_written(name: str) -> None:
    assert heard(name).strange == set(), "a legal move that its step says nothing of"


@pytest.mark.parametrize("name", GAMES)
def test_no_answer_is_written_that_the_code_does_not_know(name: str) -> None:
    words = words_of(home(name))
    unknown = {(step.__name__, word) for step in asks(name) for it in answers(step) for word in it.words - words}
    assert unknown == set()


def test_an_answer_has_so_many_parts() -> None:
    fire = Answer("fire N [crab] [bomb [monkey]]", "")
    assert all(fire.fits(move) for move in [("fire", 0), ("fire", 1, "bomb"), ("fire", 1, "crab", "bomb", "monkey")])
    assert not any(fire.fits(move) for move in [("fire",), ("fire", 1, "monkey"), ("fire", 1, 2), ("shoot", 1)])
    pay = Answer("pay CARDS*2 [SHIP X]...", "")
    assert all(pay.fits(move) for move in [("pay", 1, 2), ("pay", 1, 2, "a", 3), ("pay", 1, 2, "a", 3, "b", 4)])
    assert not any(pay.fits(move) for move in [("pay", 1), ("pay", 1, 2, "a")])
