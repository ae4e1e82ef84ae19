"""Whatever Plunder asks, answers and tells has its words in both languages; and no word stands there for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Args, args_json
from flibuste.core.decision import Decision
from flibuste.core.events import EventCollector
from flibuste.core.fate import OwnDice
from flibuste.games.plunder import deal, rounds
from flibuste.games.plunder.cards import CARDS, COPIES
from flibuste.games.plunder.state import State
from flibuste.games.plunder.treasure import Collect
from tests.games.plunder.boards import COLOURS, USUAL, board
from tests.games.plunder.playing import at_menu
from tests.test_words import LANGUAGES, words
from tests.test_words_in_use import spoken

Said = tuple[str, Args]


def crowd(luck: int, **options: object) -> State:
    """Four captains close together in two teams, in ports of each other, at the merchants, beside the storm."""
    flags = {"T1A-a": 0, "T1A-b": 0, "T2A-a": 2, "T5A-a": 3}
    hands = [(3, 3, 3, 6), (1, 2, 0, 2), (2, 0, 2, 1), (1, 1, 1, 1)]
    fleets = (["G7", "B7"], ["G8", "B3"], ["C9", "E3"], ["F7"])
    sides = ((0, 2), (1, 3))
    s = board(*fleets, flags=flags, hands=hands, marks=["G7", "C8", "L1"], storm="G9", sides=sides)
    s.setting = replace(s.setting, options={**USUAL, "clock": "round", **options})
    s.points, s.luck = [1, 1, 1, 1], luck
    return at_menu(s)


def starts() -> Iterator[State]:
    for luck in range(4):
        yield rounds.begin(deal.setting_of(COLOURS[:3], {**USUAL, "clock": "turn"}), luck)
        for card in CARDS:
            s = crowd(luck)
            number = COPIES.index(card)
            s.unseen, s.bottom = 0, (number, *(other for other in range(len(COPIES)) if other != number))
            if card == "MIDAS":
                s.piles = (10, 10, 10, 2)
            s.agenda.append(Collect(0, 0))
            yield s
        adrift = board([], ["G8", "C9"], [], flags={"T1A-a": 0}, hands=[(3, 3, 3, 9), (2, 1, 1, 1)])
        for points in (0, 0, 1):
            adrift.points[0], adrift.luck = points, adrift.luck + 77 * luck + 1
            adrift.agenda = [rounds.Turns()]
            yield adrift.copy()
            adrift.owners = [-1] * len(adrift.owners)


@cache
def heard() -> list[Said]:
    """What is said within a few dozen answers by chance from each of these tables."""
    found: dict[str, Said] = {}
    for k, s in enumerate(starts()):
        rng, teller = Random(k), EventCollector()
        advance(s, OwnDice(s), teller)
        for _ in range(60):
            if (step := asking(s)) is None:
                break
            for one in of_decision(step.ask(s)):
                found.setdefault(repr(one), one)
            play(s, rng.choice(step.moves(s)), OwnDice(s), teller)
        for event in teller.events:
            found.setdefault(repr((event.key, event.args)), (event.key, event.args))
    return [*found.values()]


def of_decision(decision: Decision) -> Iterator[Said]:
    yield decision.key, decision.args
    for option in decision.options:
        yield option.key, option.args
        yield f"plunder-group-{option.group}", {}
        if option.barred:
            yield option.barred.key, option.barred.args
    for form in decision.forms:
        yield form.key, form.args


def test_everything_that_is_said_has_its_words() -> None:
    for key, args in heard():
        for language in LANGUAGES:
            assert spoken(language, {"key": key, "args": args_json(args)})


THREATS = ("plunder-ask-threat-", "plunder-do-demand", "plunder-proposed-threat", "plunder-struck-threat")


def test_a_threat_does_not_speak_of_nothing() -> None:
    """PLU-THR-01: whoever threatens need not pay, and the sentence says only what changes hands."""
    said = [(key, args) for key, args in heard() if key.startswith(THREATS) and "give" in args]
    assert {key for key, _ in said} >= {"plunder-ask-threat-other", "plunder-do-demand", "plunder-proposed-threat"}
    assert any(args["gives"] == 0 for _, args in said)
    for language, nothing in (("en", "nothing"), ("fr", "rien")):
        for key, args in said:
            assert nothing not in spoken(language, {"key": key, "args": args_json(args)}), key


def test_no_word_is_there_for_nothing() -> None:
    keys = {key for key, _ in heard()}
    told = {word.key for _, args in heard() for word in worded(args)}
    unheard = {key for key in words("en") if key.startswith(("plunder-ask-", "plunder-do-", "plunder-group-"))} - keys
    # only who holds real cards is asked without a number
    assert unheard == {"plunder-do-pay-all"}
    assert {f"plunder-treasure-{card}" for card in CARDS} <= told


def worded(args: Mapping[str, Any]) -> Iterator[Any]:
    for arg in args.values():
        for one in arg if isinstance(arg, list | tuple) else [arg]:
            if hasattr(one, "key"):
                yield one
