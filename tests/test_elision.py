"""French before a name, in a terminal and on the page: both implementations are held to the same table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flibuste.core.atoms import Arg, Name, Word
from flibuste.elision import de, que
from flibuste.words import Words
from tests.page import WEB, told_by

ROOT = Path(__file__).resolve().parents[1]
CASES: list[list[str]] = json.loads((ROOT / "tests" / "elisions.json").read_text(encoding="utf-8"))

SOURCE = """
const { de, que } = page;
const marked = (kind, name) => `\\uE000${kind}${name}\\uE001`;
return {
  plain: told.map(([name]) => [name, de(name), que(name)]),
  people: [de(marked("s", "Anne")), que(marked("s", "Jack")), de(marked("s", "Le Borgne"))],
  ship: de(marked("i", "Le Galion royal")),
};
"""


@pytest.mark.parametrize(("name", "of", "that"), CASES)
def test_before_a_name(name: str, of: str, that: str) -> None:
    assert [de(name), que(name)] == [of, that]


def test_the_page_says_the_same() -> None:
    """And knows a name by its mark, under which a person called Le Borgne stays whole."""
    told = told_by(WEB / "store/elision.ts", SOURCE, CASES)
    assert told["plain"] == CASES
    assert told["people"] == ["d’\ue000sAnne\ue001", "que \ue000sJack\ue001", "de \ue000sLe Borgne\ue001"]
    assert told["ship"] == "du \ue000iGalion royal\ue001"


def test_a_sentence_of_the_terminal() -> None:
    ask = "jamaica-ask-discard"
    said = {name: Words("fr", [name]).say(ask, {"seat": "Mary", "victim": Name(0)}) for name in ("Anne", "Le Borgne")}
    assert said == {
        "Anne": "Mary, quelle cale d’Anne faites-vous vider\u202f?",
        "Le Borgne": "Mary, quelle cale de Le Borgne faites-vous vider\u202f?",
    }
    ghost: dict[str, Arg] = {"seat": "Mary", "victim": Word("jamaica-ghost")}
    assert Words("fr").say(ask, ghost) == "Mary, quelle cale du Bateau fantôme faites-vous vider\u202f?"
