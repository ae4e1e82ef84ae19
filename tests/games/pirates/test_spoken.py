"""Whatever a game says has its words in both languages, and the names that they need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Word
from flibuste.core.events import EventCollector
from flibuste.core.fate import OwnDice
from flibuste.core.seat import Seat
from flibuste.games.pirates import GAME

ENGINE = Path(__file__).resolve().parents[3] / "engine" / "flibuste"
STEPS = 220


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def needed(language: str) -> dict[str, set[str]]:
    """The message keys of a language, each with the variables that it takes."""
    found = dict[str, set[str]]()
    for file in [*ENGINE.glob(f"locale/{language}/*.ftl"), *ENGINE.glob(f"games/pirates/locale/{language}/*.ftl")]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                seen = Variables()
                seen.visit(entry.value)
                found[entry.id.name] = seen.found
    return found


Said = tuple[str, Mapping[str, Any]]


def words_in(args: Mapping[str, Any]) -> Iterator[Said]:
    for arg in args.values():
        for one in arg if isinstance(arg, list) else [arg]:
            if isinstance(one, Word):
                yield one.key, {"n": 0}


def said(seats: int, seed: int, options: Mapping[str, Any]) -> Iterator[Said]:
    """All that a game of random moves says: questions, answers, forms, reasons, events."""
    chosen = {one.id: one.default for one in GAME.options} | dict(options)
    s = GAME.set_up([Seat(f"P{i}") for i in range(seats)], chosen, seed)
    rng, emit = Random(seed), EventCollector()
    advance(s, OwnDice(s), emit)
    for _ in range(STEPS):
        step = asking(s)
        if step is None:
            break
        decision = step.ask(s)
        yield decision.key, decision.args
        for option in decision.options:
            yield option.key, option.args
            if option.barred:
                yield option.barred.key, option.barred.args
        for form in decision.forms:
            yield form.key, form.args
        moves = GAME.mind.choices(s, rng, 8)
        play(
            s, rng.choice([move for move in moves if move not in (("pass",), ("scuttle",))] or moves), OwnDice(s), emit
        )
    for event in emit.events:
        yield event.key, event.args


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"terrain_per_player": 3}), (3, {"mysterious": "all", "sink_gold": "loot"})],
)
def test_all_that_is_said_has_its_words(seats: int, options: Mapping[str, Any]) -> None:
    """CSG-TRN-11: every key is there, with every variable that its words take."""
    languages = {language: needed(language) for language in ("en", "fr")}
    for seed in range(2):
        for key, args in said(seats, seed, options):
            for one, given in ((key, args), *words_in(args)):
                for language, words in languages.items():
                    assert one in words, (language, one)
                    assert words[one] <= {*given}, (language, one, words[one], {*given})
