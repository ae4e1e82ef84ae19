"""What devices wait for while they meet: the page's states are those of the docs, and each has words and a way out."""

import re
from pathlib import Path

from tests.page import WEB, told_by

DOCS = Path(__file__).parents[2] / "docs/architecture/phones.md"
STATES = told_by(WEB / "phones/wait-states.ts", "return page.WAIT_STATES;")
WORDS = {path.parent.name: path.read_text(encoding="utf-8") for path in WEB.glob("words/*/phones.ftl")}
ELSEWHERE = {"shut", "give", "refuse"}
"""Ways that are the slip's own, or stand beside what is asked."""


def test_the_docs_have_every_state_and_no_other() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\|.*\| (.*) \| (.*) \|$", DOCS.read_text(encoding="utf-8"), re.M)
    told = {state: (re.findall(r"\d+", late), ways.split(", ")) for state, late, ways in rows}
    assert told == {
        state: ([str(seconds) for seconds, _ in it["late"]], list(it["ways"])) for state, it in STATES.items()
    }


def test_each_state_has_its_words_and_a_way_out() -> None:
    wanted = {key for it in STATES.values() for key in [it["said"], *(late for _, late in it["late"])]}
    wanted |= {f"phones-way-{way}" for it in STATES.values() for way in it["ways"] if way not in ELSEWHERE}
    for language, words in WORDS.items():
        assert not [key for key in sorted(wanted) if f"\n{key} =" not in words], language
    assert all(it["ways"] for it in STATES.values())
