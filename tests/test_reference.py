"""The reference for outsiders is not behind the engine."""

import re
from pathlib import Path

import pytest

from tools.reference import PAGE, PARTS, text
from tools.said import Sayable, said
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
