"""Every two codes of the catalogue that touch the same function, and what must be so of them (`lines/`).

Which pairs there are follows from the catalogue and from what each code does by itself (`functions.py`); a line of the
table says of one code and some others what must be so, and by which rule; it is tried on ships that have both.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .functions import FUNCTIONS
from .kinds import differing, kind_of
from .pairs import ANY, LINES, Pair, line_of, lines, lines_of, pairs, untouched

RULES = Path(__file__).parents[4] / "docs" / "rules" / "pirates.md"
_SHOWN = 20
"""How many faults are told at once."""
TOUCHES_NOTHING = {
    "CREW_COST_CUT": "counts when the fleet is built (CSG-FLT-09)",
    "UT_BANNER": "is only worth something",
    "UT_BOTTLE": "is over as soon as it is found",
    "UT_BREW": "lays a fog bank, as an action of its own",
    "UT_BURIED": "is over as soon as it is found, but for its worth",
    "UT_CANNIBALS": "is over as soon as it is found",
    "UT_CASTAWAY": "is over as soon as it is found",
    "UT_IDOL": "is over as soon as it is found",
    "UT_MAPS": "is over as soon as it is found",
    "UT_MISSIONARY": "is over as soon as it is found",
    "UT_NATIVES": "stays on its island",
    "UT_PENSION": "is offered at home, whatever else is aboard",
    "UT_PERISCOPE": "switches abilities off as CANCEL and fear do (CSG-ABL-06)",
    "UT_RUM": "is over as soon as it is found, but for its worth",
    "UT_TREES": "is over as soon as it is found",
    "UT_VOLCANO": "is over as soon as it is found",
    "UT_WOLVES": "stays on its island",
    "hostile": "counts when the fleet is built (CSG-FLT-07)",
    "loyal": "counts when the fleet is built (CSG-FLT-06)",
}
"""Codes that change nothing which another code could change too, with the reason."""


def _drafted(pair: Pair) -> str:
    """A line as it would have to be for what the engine does: to be judged by the rules before it is put down."""
    every = pair.facts()
    kind = kind_of(*every)
    facts = "; ".join(f"{key}={now}" for key, now in differing(*every).items())
    return "\t".join([pair.a, pair.how, pair.b, kind or "so", "RULE", *([] if kind else [facts])])


def test_every_pair_has_a_line() -> None:
    missing = [pair for pair in pairs() if line_of(pair) is None]
    assert not missing, "\n".join(f"lines/{it.function}.tsv: {_drafted(it)}" for it in missing[:_SHOWN])


def test_every_line_has_its_pairs() -> None:
    """And no two lines name the same."""
    assert {path.stem for path in LINES.glob("*.tsv")} == {*FUNCTIONS}
    named = dict.fromkeys((line, code) for line in lines() for code in line.b)
    held = {(line, it) for pair in pairs() if (line := line_of(pair)) for it in (pair.a, pair.b, ANY) if it in line.b}
    idle = [
        f"lines/{line.function}.tsv: {line.a} {line.how} {code}" for line, code in named if (line, code) not in held
    ]
    assert not idle, "\n".join(idle[:_SHOWN])
    twice = [pair for pair in pairs() if sum(ANY not in line.b for line in lines_of(pair)) > 1]
    assert not twice


@pytest.mark.parametrize("function", FUNCTIONS)
def test_what_the_lines_say_is_so(function: str) -> None:
    wrong = [
        f"{_drafted(pair)}\n  not: {line.kind} {line.stated or ''}"
        for pair in pairs()
        if pair.function == function and (line := line_of(pair)) is not None and not line.holds(pair)
    ]
    assert not wrong, "\n".join(wrong[:_SHOWN])


def test_the_lines_name_rules_that_there_are() -> None:
    known = set(re.findall(r"CSG-[A-Z]+(?:-[A-Z]+)?-\d+", RULES.read_text(encoding="utf-8")))
    assert {rule for line in lines() for rule in line.rule.split(" ")} <= known


def test_what_touches_no_function_is_named() -> None:
    assert untouched() == [*TOUCHES_NOTHING]
