"""Every field of a position is described where outsiders look for it (docs/positions.md), also those within others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.atoms import Json
from flibuste.games.nassau.state import Fight
from flibuste.games.pirates import state as pirates
from flibuste.games.plunder import state as plunder
from tests.misplaced import WAYS, stops

DOCS = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
WITHIN: dict[str, tuple[Any, ...]] = {
    "plunder": (plunder.Today, plunder.Ship),
    "pirates": (pirates.Today, pirates.Way, pirates.Spell, pirates.Token, pirates.Fort),
    "nassau": (Fight,),
}
"""What random games may leave empty."""


def keys(value: Json) -> set[str]:
    """The names of all fields, however deep; what is kept by the id of a piece or a place is no field."""
    if isinstance(value, list):
        return set().union(*map(keys, value))
    if not isinstance(value, dict):
        return set()
    names = {name for name in value if re.fullmatch(r"[a-z_]+", name)}
    return names.union(*(keys(one) for name, one in value.items() if name != "options"))


@pytest.mark.parametrize("game", WAYS)
def test_every_field_is_described(game: str) -> None:
    chapter = next(one for one in DOCS.split("\n## ") if one.lower().startswith(game))
    described = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`[^`]+`", chapter))))
    found = set().union(*(keys(position) for _, position in stops(game)))
    found |= {name for kind in WITHIN.get(game, ()) for name in kind._fields}
    assert sorted(found - described) == []
