"""What a card does is told in plain words, in every language (docs/rules/pirates.md, 5.13 and 5.20 to 5.23)."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from flibuste.core.atoms import Arg, Word
from flibuste.games.pirates.names import called_fort, does, item_called
from flibuste.games.pirates.questions.table.items import item_named
from flibuste.games.pirates.tables import DATA
from flibuste.games.pirates.tools.cards import pieces

LOCALE = Path(__file__).resolve().parents[3] / "engine/flibuste/games/pirates/locale"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir())


def told(language: str, file: str = "cards") -> dict[str, set[str]]:
    """The messages about cards, each with its attributes."""
    text = (LOCALE / language / f"pirates-{file}.ftl").read_text(encoding="utf-8")
    messages = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message))
    return {one.id.name: {attribute.id.name for attribute in one.attributes} for one in messages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_has_a_name_and_is_explained(language: str) -> None:
    words = told(language)
    keys = {line["key"] for one in pieces().values() for line in one.to_json()["ability"]}
    keywords = {key for key in keys if key.startswith("pirates-keyword-")}
    assert keywords
    assert {key for key in keywords if "note" not in words.get(key, set())} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_words(language: str) -> None:
    words = told(language)
    codes = {row["code"] for row in DATA["effect_codes"]}
    assert codes
    named = {f"pirates-effect-{code.lower().replace('_', '-')}" for code in codes}
    shown = {line["key"] for one in pieces().values() for line in one.to_json()["ability"]}
    assert (named | shown) - words.keys() == set()


UNIQUES = [item_named(row["id"]) for row in DATA["treasure"]["uniques"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_proper_name_is_a_word(language: str) -> None:
    """CSG-CRW-08, CSG-EVT-01, CSG-EQP-01: all but ships, named crew and the publisher's forts."""
    called: list[Arg] = [one.said for one in pieces().values()]
    called += [item_called(item) for item in UNIQUES] + [called_fort(row["id"]) for row in DATA["forts"]]
    keys = {one.key for one in called if isinstance(one, Word)}
    assert len(keys) == len(UNIQUES) + sum(len(DATA[kind]) for kind in ("crew_generic", "equipment", "events")) + 4
    assert keys - (told(language).keys() | told(language, "names").keys()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unique_treasure_tells_what_it_does(language: str) -> None:
    """CSG-UNT-06: there is no card to read it on."""
    keys = {word.key for word in map(does, UNIQUES)}
    assert len(keys) == len(UNIQUES)
    assert keys - told(language, "names").keys() == set()
