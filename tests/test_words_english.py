"""English as it is read in play: numbers agree with what they count, and a ship is one thing everywhere."""

import re
from collections.abc import Iterator

from fluent.syntax import ast

from tests.test_words import ENGINE, NAMES, ROOT, lines_of, parsed

WEB = ROOT / "web"
FILES = sorted([*ENGINE.glob("**/locale/en/*.ftl"), *WEB.glob("**/words/en/*.ftl")])

COUNTED = (
    "pirates|points|cards|coins|crates|doubloons|ducats|goods|guns|masts|tales|tokens|treasures|pieces|borders|steps|"
    "squares|ships|islands|events|forts|attacks|dice|turns|rounds|skulls|cannons|lives|provisions|sailors|sails|spaces"
)
COUNTS = re.compile(rf" (?:more |free |wild |unknown )?(?:{COUNTED})\b")

FIXED = re.compile(
    r"-tool-|-sheet-|-rules|^guide-|^page-|^[A-Z]{3}-"  # of the box, on sheets and in rules: figures that are known
    r"|^plunder-(ask-toll|do-sail)$|^play-plunder-(storm|way)$"  # PLU-STM-03: two cards
    r"|^pirates-(ask-fleet|do-list-form|charted)$"  # CSG-FLT-01, CSG-SET-05: dozens of points, several islands
    r"|^pirates-effect-"  # as they stand on a card
    r"|^buccaneer-(ask-mutiny|barred-small)"  # BUC-MUT-01, BUC-ATT-03: a crew of two or more
)
"""Keys in which the number is never one."""


NAMED = NAMES | {"other", "ship"}


def entries() -> Iterator[tuple[str, ast.Pattern]]:
    for file in FILES:
        for entry in parsed(file).body:
            if isinstance(entry, ast.Message):
                yield from ((entry.id.name, pattern) for pattern in [entry.value] if pattern)
                yield from ((entry.id.name, attribute.value) for attribute in entry.attributes)


def says_one(select: ast.SelectExpression) -> bool:
    """Whether a choice has a variant of its own for one."""
    keys = [variant.key for variant in select.variants]
    return any(key.name == "one" if isinstance(key, ast.Identifier) else key.value == "1" for key in keys)


def uncounted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Variables that are followed by a plural and may be one."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            name = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from uncounted(variant.value, chosen | ({name} if says_one(inner) else set()))
            continue
        text = after.value if isinstance(after, ast.TextElement) else ""
        if isinstance(inner, ast.VariableReference) and inner.id.name not in chosen | NAMED and COUNTS.match(text):
            yield f"{{{inner.id.name}}}{text}"


def test_one_thing_is_no_plural() -> None:
    """No “1 borders”: whatever is counted in play has words for one."""
    found = [(key, said) for key, pattern in entries() if not FIXED.search(key) for said in uncounted(pattern)]
    assert found == []


def test_a_ship_is_it() -> None:
    """As in the words of the engine: only the people of the pictured rules are he and she."""
    pronoun = re.compile(r"\b(he|she|him|his|her|hers|himself|herself)\b", re.IGNORECASE)
    played = [(key, line) for key, pattern in entries() if not key.startswith("guide-") for line in lines_of(pattern)]
    assert len(played) > 4000
    assert [(key, line) for key, line in played if pronoun.search(line)] == []


def test_whose_it_is_stands_before_it() -> None:
    """“Anne’s turn”, not “the turn of Anne”."""
    of = re.compile(r"\b(?:turn|ship|boat|fight|home|purse|flag|tales?|day|captain) of \{(?:seat|who|other)\}")
    assert [(key, line) for key, pattern in entries() for line in lines_of(pattern) if of.search(line)] == []
