"""Every rule has a test, and every test that names a rule names one that there is."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from flibuste.table import GAMES

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
ENGINE = TESTS.parent / "engine" / "flibuste" / "games"
ID = r"[A-Z]{3}(?:-[A-Z0-9]+)+"


@cache
def rules() -> dict[str, str]:
    """Every rule id that a rulebook defines (in bold), with the rulebook's name."""
    return {
        rule: book.name
        for book in sorted(RULES.glob("*.md"))
        for rule in re.findall(rf"\*\*({ID})\*\*", book.read_text(encoding="utf-8"))
    }


@cache
def named_by_tests() -> dict[str, list[str]]:
    """Every rule id at the start of a test's docstring (one, or a few after commas), with the tests."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = re.match(rf"{ID}(?:, {ID})*(?=: )", ast.get_docstring(node) or "")
                ids = named[0].split(", ") if named else []
                # of several ids those that are rulings have no rule of their own
                for rule in ids if len(ids) == 1 else [one for one in ids if one in rules()]:
                    found[rule].append(f"{file.relative_to(TESTS)}::{node.name}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    of_game = [rule for rule in rules() if rule.startswith(f"{GAMES[game].prefix}-")]
    assert of_game, f"docs/rules has no rule {GAMES[game].prefix}-..."
    untested = [f"{rule} ({rules()[rule]})" for rule in of_game if rule not in named_by_tests()]
    assert not untested, f"no test's docstring begins with these rules: {', '.join(untested)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_where_it_is_carried_out(game: str) -> None:
    """A newcomer who searches the game's folder for an id arrives at the code, so ids are never folded into ranges."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ENGINE / game).rglob("*.py")))
    of_game = [rule for rule in rules() if rule.startswith(f"{GAMES[game].prefix}-")]
    missing = [rule for rule in of_game if not re.search(rf"{rule}\b", code)]
    assert not missing, f"games/{game} does not name these rules: {', '.join(missing)}"
    assert not (ranges := re.findall(rf"{ID}\.\.", code)), f"written as a range: {ranges}"


def test_every_rule_that_is_named_exists() -> None:
    unknown = {rule: tests for rule, tests in named_by_tests().items() if rule not in rules()}
    assert not unknown, f"no rulebook has the rules that these tests name: {unknown}"


@pytest.mark.parametrize("game", GAMES)
def test_rulebooks_name_the_options_as_they_are(game: str) -> None:
    book = (RULES / f"{game}.md").read_text(encoding="utf-8")
    words = [word for spec in GAMES[game].options for word in (spec.id, *spec.among) if isinstance(word, str)]
    unnamed = [word for word in words if not re.search(rf"\b{re.escape(word)}\b", book)]
    assert not unnamed, f"docs/rules/{game}.md does not name {unnamed}"


def test_a_docstring_says_more_than_an_id() -> None:
    """Whoever reads the code need not look up what it is for."""
    one = rf"(?:{ID}|[A-Z]+[-_][A-Z_-]+)"
    bare = re.compile(rf'^ *"""{one}(?:(?:,|;| to) {one})*\.?(?:"""|$)', re.MULTILINE)
    files = sorted(ENGINE.rglob("*.py"))
    assert [f"{file.name}: {it[0].strip()}" for file in files for it in bare.finditer(file.read_text("utf-8"))] == []
