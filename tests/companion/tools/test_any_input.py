"""Whatever is typed in, a tool answers in whole sentences of both languages, or names the fields that are wrong."""

import json
import random
from importlib import import_module
from typing import get_type_hints

import pytest
from fluent.runtime import FluentBundle

from flibuste.companion import SHEETS
from flibuste.companion.shapes import Companion
from flibuste.companion.tools import about, tools
from flibuste.core.atoms import Json
from flibuste.core.faults import SheetError
from flibuste.games.pirates.tools.cards import pieces
from tests.shapes import misfits

from .test_every_tool import bundle, has


def anything(asked: Json, rng: random.Random) -> object:
    if asked["kind"] == "group":
        fields = asked["fields"]
        return [
            {f["id"]: anything(f, rng) for f in fields} for _ in range(rng.randint(asked["low"], min(asked["high"], 9)))
        ]
    if asked["kind"] == "choice":
        return rng.choice(asked["among"])
    if asked["kind"] == "text":
        return rng.choice([*pieces(), "GEN-captain@spain", "kraken"])
    # Small numbers most of the time: with large ones nearly every condition holds.
    return rng.randint(asked["low"], min(asked["high"], rng.choice((asked["low"] + 3, asked["high"]))))


def spoken(language: str, arg: object) -> object:
    if isinstance(arg, list):
        return ", ".join(str(spoken(language, one)) for one in arg)
    if isinstance(arg, dict):
        if "text" in arg:
            return arg["text"]
        assert "word" in arg, "a tool knows no seats"
        return read(bundle(language), arg["word"], {})
    return arg


def read(words: FluentBundle, key: str, args: dict[str, object]) -> str:
    pattern = words.get_message(key).value
    assert pattern
    text, errors = words.format_pattern(pattern, args)
    assert not errors, (key, args, errors)
    return str(text)


@pytest.mark.parametrize("name", sorted(tools()))
def test_every_answer_can_be_read(name: str) -> None:
    tool, rng, answers = tools()[name], random.Random(name), 0
    for _ in range(60):
        given = {asked["id"]: anything(asked, rng) for asked in tool.about()["asks"]}
        try:
            lines = tool.use(given).to_json()["lines"]
            answers += 1
        except SheetError as fault:
            lines = [note.to_json() for note in fault.notes]
        assert lines
        for line in lines:
            assert line["rule"], (line, given)
            for language in ("en", "fr"):
                assert has(language, line["key"]), line
                args = {arg: spoken(language, value) for arg, value in line["args"].items()}
                assert read(bundle(language), line["key"], args).strip()
    assert answers or name in ("buccaneer.boarding", "pirates.fleet")


@pytest.mark.parametrize("name", sorted(tools()))
def test_what_no_question_asks_for_is_refused_in_a_few_words(name: str) -> None:
    with pytest.raises(SheetError) as fault:
        tools()[name].use({"nobody": 1, "x" * 50_000: 2})
    assert [note.key for note in fault.value.notes].count("any-tool-unknown") == 1
    assert len(str(fault.value)) < 1000


def test_what_a_page_is_told_to_ask_has_the_shapes_told() -> None:
    told = json.loads(json.dumps({**about(), "sheets": [sheet.about() for sheet in SHEETS.values()]}))
    assert [*misfits(told, Companion, "companion")] == []


@pytest.mark.parametrize("game", ["buccaneer", "jamaica", "nassau", "pirates", "plunder"])
def test_what_tools_answer_has_the_shapes_told(game: str) -> None:
    shapes = get_type_hints(import_module(f"flibuste.games.{game}.tools.shapes").Answers)
    seen = set()
    for name, tool in tools().items():
        rng = random.Random(name)
        for _ in range(40 if tool.game == game else 0):
            given = {asked["id"]: anything(asked, rng) for asked in tool.about()["asks"]}
            try:
                data = json.loads(json.dumps(tool.use(given).to_json()["data"]))
            except SheetError:
                continue
            if data:
                seen.add(name)
                assert [*misfits(data, shapes[name], name)] == []
    assert seen >= shapes.keys() - {"buccaneer.boarding", "pirates.fleet"}
