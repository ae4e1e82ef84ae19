"""A rule that the app cites can be read: every id that a sheet, a tool, a device or the page names is told."""

import ast
import random
import re
from functools import cache
from pathlib import Path

import pytest

from flibuste.companion import SHEETS, score
from flibuste.companion.devices import devices
from flibuste.companion.tools import tools
from flibuste.core.atoms import Json
from flibuste.core.faults import SheetError
from flibuste.table import GAMES
from tests.companion.test_sheets import at_random, everything
from tests.companion.tools.test_any_input import anything
from tests.page import scripts
from tests.test_rule_ids import RULES, rules
from tests.test_words import LANGUAGES, words

ROOT = RULES.parents[1]
ENGINE = ROOT / "engine" / "flibuste"
PREFIXES = "|".join(sorted({rule.partition("-")[0] for rule in rules()}))
ID = rf"(?:{PREFIXES})-(?:[A-Z0-9]+-)+[A-Z]?\d+"
"""A whole id: one that the code puts together, such as CSG-TRN-{step}, is found in the answers."""


def in_python(file: Path) -> set[str]:
    """The ids that are strings of the code; those of a docstring cite nothing that anybody sees."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    strings = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in strings if re.fullmatch(ID, text)}


def in_json(node: Json) -> set[str]:
    """Every value of a `rule` in what the engine answers."""
    if isinstance(node, list):
        return set().union(*map(in_json, node))
    if not isinstance(node, dict):
        return set()
    own = {node["rule"]} if isinstance(node.get("rule"), str) else set()
    return own.union(*map(in_json, node.values()))


@cache
def cited() -> dict[str, str]:
    """Every id with a place that cites it: in the code, in what the tools and sheets answer, in the page."""
    found: dict[str, str] = {}

    def note(place: str, ids: set[str]) -> None:
        for rule in sorted(ids):
            found.setdefault(rule, place)

    for file in sorted(
        file
        for pattern in (
            "companion/*.py",
            "games/*/scoring.py",
            "games/*/sheet.py",
            "games/*/devices.py",
            "games/*/tools/*.py",
        )
        for file in ENGINE.glob(pattern)
    ):
        note(str(file.relative_to(ROOT)), in_python(file))
    for file in scripts():
        note(str(file.relative_to(ROOT)), set(re.findall(rf"[\"'`]({ID})[\"'`]", file.read_text(encoding="utf-8"))))
    for device in devices():
        note(device.id, in_json(device.to_json()))
    for name, tool in tools().items():
        note(name, in_json(tool.about()))
        rng = random.Random(name)
        for _ in range(20):
            try:
                answer = tool.use({asked["id"]: anything(asked, rng) for asked in tool.about()["asks"]})
                note(name, in_json(answer.to_json()))
            except SheetError as fault:
                note(name, {each.rule for each in fault.notes})
    for game, sheet in SHEETS.items():
        note(f"sheet of {game}", in_json(sheet.about()))
        rng = random.Random(game)
        for _ in range(20):
            note(f"sheet of {game}", {said["rule"] for said in everything(score(at_random(game, rng)))})
    for name in GAMES:
        for spec in GAMES[name].options:
            note(f"option {spec.id} of {name}", {spec.rule})
    found.pop("", None)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_is_told(language: str) -> None:
    told = words(language).keys()
    untold = {rule: place for rule, place in cited().items() if rule not in told}
    assert untold == {}, f"locale/{language}/<game>-rules.ftl has no text for these"


def test_every_rule_that_is_cited_exists() -> None:
    unknown = {rule: place for rule, place in cited().items() if rule not in rules()}
    assert unknown == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_told_stands_in_a_chapter(language: str) -> None:
    """As the page reads the file: a chapter's heading stands above its rules, and the game is told in short."""
    for book in sorted(RULES.glob("*.md")):
        game, chapter = book.stem, ""
        text = (ENGINE / "games" / game / "locale" / language / f"{game}-rules.ftl").read_text(encoding="utf-8")
        assert f"{game}-rules-intro" in words(language)
        for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE):
            if key.startswith(f"{game}-chapter-"):
                chapter = key.removeprefix(f"{game}-chapter-")
            elif re.fullmatch(ID, key):
                assert key.split("-")[1] == chapter, key
