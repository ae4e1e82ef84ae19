"""The reference for outsiders is not behind the engine."""

import re

import pytest

from tools.reference import PAGE, PARTS, text
from tools.shapes import files


def written() -> list[str]:
    """The parts of the page as it stands."""
    return re.split(r"(?=\n## )", PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("place", "name"), [*enumerate(PARTS)])
def test_the_reference_says_what_the_engine_says(place: int, name: str) -> None:
    assert written()[place] == text(name), "write it anew: python3 build.py reference"


def test_the_reference_has_no_other_parts() -> None:
    assert len(written()) == len(PARTS)


def test_the_page_has_the_types_of_the_views() -> None:
    for path, types in files().items():
        assert path.read_text(encoding="utf-8") == types, "write it anew: python3 build.py reference"
