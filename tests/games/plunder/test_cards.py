"""The treasure cards, all fifty-one (docs/rules/plunder.md, 10.1): what each says, and that it does just that."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.agenda import advance, asking, play
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.games.plunder.cards import CARDS, COPIES, RULES
from flibuste.games.plunder.menu import Menu
from flibuste.games.plunder.state import Cards, Ship, State, Today
from flibuste.games.plunder.tables import RESOURCES
from flibuste.games.plunder.treasure import Collect
from tests.games.plunder.boards import ANNE, board
from tests.games.plunder.playing import asked, at_menu, turned_up

ROOT = Path(__file__).resolve().parents[3]
LOCALE = ROOT / "engine" / "flibuste" / "games" / "plunder" / "locale"
HAND: Cards = (3, 3, 3, 3)
PLAIN = [card for card, row in CARDS.items() if {effect["op"] for effect in row["effects"]} <= {"gain", "lose"}]
ENDS = {"BERTH", "BLACKOUT", "MIRAGE"}


@cache
def printed() -> dict[str, tuple[str, int, str, str]]:
    """Of the table of the rules: by the English title the French one, the copies, the effects and the rule."""
    text = (
        (ROOT / "docs" / "rules" / "plunder.md").read_text(encoding="utf-8").split("### 10.1")[1].split("### 10.2")[0]
    )
    rows = re.findall(
        r"^\| ([^|]+?) \| ([^|]+?) \| (\d)(?: \(H\))? \| (.+?) \| (?:plain gain \()?(PLU-TC-\d+)\)? \|$", text, re.M
    )
    return {title: (french, int(copies), effects, rule) for title, french, copies, effects, rule in rows}


def said_of(effect: Mapping[str, Any]) -> str:
    """An effect of the data, as the table of the rules writes it."""
    op = effect["op"]
    if op in ("gain", "lose"):
        sign = "+" if op == "gain" else "-"
        return " ".join(f"{sign}{n} {kind}" for kind, n in effect["res"].items())
    if op == "choose_one":
        return " OR ".join(f"({'; '.join(map(said_of, option['effects']))})" for option in effect["options"])
    if op == "pay_all_or":
        return f"give all {effect['res']} (>= {effect['min']}) else {'; '.join(map(said_of, effect['else']))}"
    args = ", ".join(f"{name}={value}" for name, value in effect.items() if name != "op").replace("'", "")
    return f"{op}({args})" if args else str(op)


def test_the_table_lists_them_all() -> None:
    """PLU-SET-06: fifty-one titles on fifty-five cards."""
    assert len(printed()) == len(CARDS) == 51
    assert {row["title_en"] for row in CARDS.values()} == printed().keys()
    assert sum(copies for _, copies, _, _ in printed().values()) == 55


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_what_its_text_says(card: str) -> None:
    """PLU-TC-02: each instruction in printed order, with its copies, its French title and the rule that tells of it."""
    row = CARDS[card]
    french, copies, effects, rule = printed()[row["title_en"]]
    assert "; ".join(map(said_of, row["effects"])) == effects
    assert (row["title_fr"].replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"), row["copies"], RULES[card]) == (
        french,
        copies,
        rule,
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("card", PLAIN)
def test_its_sentence_names_the_same_numbers(card: str, language: str) -> None:
    """PLU-TC-03: of each resource that it brings or costs, in both languages."""
    words = (LOCALE / language / "plunder-cards.ftl").read_text(encoding="utf-8")
    note = re.search(rf"^plunder-treasure-{card} = .*\n    \.note = (.*)$", words, re.M)
    assert note
    names = dict(zip(RESOURCES, RESOURCES if language == "en" else ("bois", "fer", "rhum", "or"), strict=True))
    said = [(kind, n) for n, kind in re.findall(r"(\d) (\w+)", note[1])]
    assert said == [(names[kind], str(n)) for effect in CARDS[card]["effects"] for kind, n in effect["res"].items()]


@pytest.mark.parametrize("card", PLAIN)
def test_a_card_of_gains_and_losses(card: str) -> None:
    """PLU-TC-03: losses first, where they are printed first; the turn goes on."""
    s = board(["G7"], ["A1"], [], hands=[HAND], marks=["G7"])
    turned_up(s, card, "L", 1)
    expected = dict(zip(RESOURCES, HAND, strict=True))
    for effect in CARDS[card]["effects"]:
        for kind, n in effect["res"].items():
            expected[kind] += n if effect["op"] == "gain" else -n
    assert dict(zip(RESOURCES, s.hands[ANNE], strict=True)) == expected
    assert asked(s) == ("Menu", ANNE)


def finished(card: str, luck: int) -> State:
    """A crowded table where the card was followed to its end, by whatever may be answered."""
    chart = board(*[[]] * 3).chart
    fleet = [Ship(chart.square(square), 2, 1, 1) for square in ("G7", "I7")]
    flags = {"T1A-a": 0, "T1A-b": 1, "T2A-a": 2}
    s = board(fleet, ["A1", "B3"], ["L10"], flags=flags, hands=[(1, 1, 1, 2), (2, 0, 1, 1), (0, 1, 2, 1)], marks=["G7"])
    s.points, s.luck, s.today = [1, 1, 1], luck, Today(rolled=3, pool=2)
    number = COPIES.index(card)
    s.unseen, s.bottom = 0, (number, *(other for other in range(len(COPIES)) if other != number))
    at_menu(s).agenda.append(Collect(0, 0))
    advance(s, OwnDice(s), MUTE)
    while not isinstance(step := asking(s), Menu):
        assert step is not None
        moves = step.moves(s)
        play(s, moves[luck % len(moves)], OwnDice(s), MUTE)
    return s


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_followed_to_its_end(card: str) -> None:
    """PLU-X-11: whatever is answered it comes to lie at the bottom, nothing is lost, and the turn goes on unless it
    says otherwise."""
    for luck in range(8):
        s = finished(card, luck)
        assert COPIES[s.bottom[-1]] == card
        assert sum(map(sum, (s.piles, s.deck, *s.hands))) == 40 + 110 + 13
        sailor_saved = card == "MAN_OVERBOARD" and s.ships[0] == Ship(s.chart.square("G7"), 2, 1, 1)
        assert (s.turn != ANNE) == (card in ENDS or sailor_saved)
