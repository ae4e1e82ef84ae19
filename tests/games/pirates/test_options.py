"""Chapter 3.1: what is agreed before a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flibuste.games.pirates.options import OPTIONS
from flibuste.games.pirates.questions.fleets import muster

from .openings import opened

_BOOK = Path(__file__).parents[3] / "docs" / "rules" / "pirates.md"


def test_the_book_names_the_options_that_exist() -> None:
    """CSG-SET-01, CSG-VAR-01: each once, with the default that it has."""
    chapter = _BOOK.read_text(encoding="utf-8").partition("### 3.1")[2].partition("- **CSG-SET-01**")[0]
    rows = [line.split("|")[1:4] for line in chapter.splitlines() if line.startswith("| `")]
    told = {name: default.strip() for names, _, default in rows for name in re.findall(r"`(\w+)`", names)}
    words: dict[object, str] = {True: "on", False: "off"}
    real = {
        spec.id: words.get(spec.default, str(spec.default)) if spec.kind == "flag" else str(spec.default)
        for spec in OPTIONS
    }
    assert {name: default.partition(":")[0] for name, default in told.items()} == real


@pytest.mark.parametrize("total", [21, 37, 99, 200])
def test_fleets_are_built_of_any_total(total: int) -> None:
    """CSG-SET-01, CSG-VAR-07: whatever all agree on."""
    s = opened(build_total=total, fleets="lot")
    for text in s.fleets:
        fleet = muster.read(text)
        assert 0 < fleet.spent <= fleet.total(total)
