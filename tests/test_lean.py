"""The engine as a phone gets it, without comments and docstrings, is the engine, line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest

from flibuste.core.atoms import Json
from tools.lean import lean
from tools.tables import FOR_PEOPLE, lean_table

ENGINE = Path(__file__).parent.parent / "engine" / "flibuste"
IDS = {"pirates": ("classes", "table"), "plunder": ("team_targets", "faces")}
"""Of a game the fields that hold things by their ids, none of which is named in the code."""


def told(source: str | CodeType) -> list[object]:
    """Code and lines of a module, without docstrings, which are meant to differ."""
    code = source if isinstance(source, CodeType) else compile(source, "module", "exec", optimize=2)
    inner = [told(it) if isinstance(it, CodeType) else it for it in code.co_consts]
    return [code.co_name, code.co_code, list(code.co_lines()), code.co_names, *inner]


def test_lean_modules_are_the_same_code_in_the_same_lines() -> None:
    modules = list(ENGINE.rglob("*.py"))
    assert len(modules) > 200
    for path in modules:
        source = path.read_text()
        lighter = lean(source)
        assert told(lighter) == told(source), path
        assert len(lighter) < len(source) or '"""' not in source, path


@pytest.mark.parametrize(
    ("source", "lighter"),
    [
        ('"""What it is.\n\nAnd more."""\nA = 1  # one\n', '" "\n\n\nA = 1\n'),
        ('def f() -> str:\n    """Says it."""\n    return "# not a comment"\n', None),
        ('class A(Exception): "é"; b = "#"  # é\n', 'class A(Exception): " "; b = "#"\n'),
        ('A = 1\n"""What it is\nfor."""\n# and more\nB = 2', 'A = 1\n" "\n\n\nB = 2'),
    ],
)
def test_what_is_left_out(source: str, lighter: str | None) -> None:
    assert lean(source) == (lighter or source.replace('"""Says it."""', '" "'))


def fields_of(game: str, value: Json, holder: str = "") -> Iterator[str]:
    """The names of all fields that a phone gets, but not the ids of things that are listed by them."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name not in FOR_PEOPLE[game].split():
                yield from [name] if holder not in IDS.get(game, ()) else []
                yield from fields_of(game, one, name)
    for one in value if isinstance(value, list) else ():
        yield from fields_of(game, one, holder)


@pytest.mark.parametrize("game", sorted(FOR_PEOPLE))
def test_each_field_of_a_table_is_read(game: str) -> None:
    """By the engine or by the page; what only people read says so, and stays at home."""
    whole = (ENGINE / "games" / game / "data" / f"{game}.data.json").read_text()
    rules = (path.read_text() for path in (ENGINE / "games" / game).rglob("*.py"))
    page = (path.read_text() for path in (ENGINE.parents[1] / "web" / "games" / game).rglob("*.[jt]s*"))
    named = {name for text in rules for name in re.findall(r'"([^"\n]+)"', text)}
    named |= {name for text in page for name in re.findall(r"[\w-]+", text)}
    patterns = [name for name in named if re.fullmatch(r"\w*\{[^}]+\}_\w+", name)]
    spelt = re.compile("|".join(re.sub(r"\{[^}]*\}", r"\\w+", name) for name in patterns) or "$")
    fields = {*fields_of(game, json.loads(whole))} - named
    assert sorted(name for name in fields if not spelt.fullmatch(name)) == []


@pytest.mark.parametrize("game", sorted(FOR_PEOPLE))
def test_nobody_reads_what_tables_leave_out(game: str) -> None:
    """Each of the fields is there, and no module of the engine names it."""
    room = ENGINE / "games" / game
    whole = (room / "data" / f"{game}.data.json").read_text()
    shared = [path for path in ENGINE.rglob("*.py") if "games" not in path.parts and "zoo" not in path.parts]
    read = "".join(path.read_text() for path in (*room.rglob("*.py"), *shared))
    for name in FOR_PEOPLE[game].split():
        assert f'"{name}":' in whole, name
        assert f'["{name}"]' not in read, name
        assert f'get("{name}"' not in read, name
    assert len(lean_table(game, whole)) < 0.97 * len(json.dumps(json.loads(whole), separators=(",", ":")))
