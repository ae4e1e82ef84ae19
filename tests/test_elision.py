"""French before a name, in a terminal and on the page: both implementations are held to the same table."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from flibuste.core.atoms import Arg, Name, Word
from flibuste.elision import de, que
from flibuste.words import Words

ROOT = Path(__file__).resolve().parents[1]
CASES: list[list[str]] = json.loads((ROOT / "tests" / "elisions.json").read_text(encoding="utf-8"))

SOURCE = """
import { de, que } from "%s";
import { readFileSync } from "node:fs";
const cases = JSON.parse(readFileSync(0, "utf8"));
const marked = (kind, name) => `\\uE000${kind}${name}\\uE001`;
console.log(JSON.stringify({
  plain: cases.map(([name]) => [name, de(name), que(name)]),
  people: [de(marked("s", "Anne")), que(marked("s", "Jack")), de(marked("s", "Le Borgne"))],
  ship: de(marked("i", "Le Galion royal")),
}));
"""


@pytest.mark.parametrize(("name", "of", "that"), CASES)
def test_before_a_name(name: str, of: str, that: str) -> None:
    assert [de(name), que(name)] == [of, that]


def test_the_page_says_the_same() -> None:
    """And knows a name by its mark, under which a person called Le Borgne stays whole."""
    node = shutil.which("node")
    assert node
    code = SOURCE % (ROOT / "web/store/elision.js").as_uri()
    done = subprocess.run(
        [node, "--input-type=module", "-e", code], input=json.dumps(CASES), capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    assert told["plain"] == CASES
    assert told["people"] == ["d’\ue000sAnne\ue001", "que \ue000sJack\ue001", "de \ue000sLe Borgne\ue001"]
    assert told["ship"] == "du \ue000iGalion royal\ue001"


def test_a_sentence_of_the_terminal() -> None:
    ask = "jamaica-ask-discard"
    said = {name: Words("fr", [name]).say(ask, {"seat": "Mary", "victim": Name(0)}) for name in ("Anne", "Le Borgne")}
    assert said == {
        "Anne": "Mary, quelle cale d’Anne faire vider\u202f?",
        "Le Borgne": "Mary, quelle cale de Le Borgne faire vider\u202f?",
    }
    ghost: dict[str, Arg] = {"seat": "Mary", "victim": Word("jamaica-ghost")}
    assert Words("fr").say(ask, ghost) == "Mary, quelle cale du Bateau fantôme faire vider\u202f?"
