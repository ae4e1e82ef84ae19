"""Treasure cards without anybody else (docs/rules/plunder.md, 5.15 to 5.17), found by Anne's ship on G7."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Move
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice, ScriptedFate
from flibuste.games.plunder.cards import CARDS, COPIES
from flibuste.games.plunder.gains import choices_of
from flibuste.games.plunder.standing import TurnOver
from flibuste.games.plunder.state import Cards, Ship, State
from flibuste.games.plunder.treasure import Collect
from tests.games.plunder.boards import ANNE, JACK, board

CHART = board(["G7"], ["A1"], []).chart


def found(
    card: str, *dice: int, hand: Cards = (0, 0, 0, 0), fleet: Any = ("G7",), lands: str = "L1", **more: Any
) -> State:
    """What stands when Anne has turned this card up: at the card's question, or at the turn's next one."""
    s = board(fleet, ["A1"], [], marks=["G7", "A9"], hands=[hand], **more)
    follow(s, card, *dice, lands=lands)
    return s


def follow(s: State, card: str, *dice: int, lands: str = "L1") -> None:
    s.agenda = [TurnOver(ANNE), Menu(), Collect(0, 0)]
    advance(s, ScriptedFate(s, [card, *dice, lands[0], int(lands[1:])]), MUTE)


def answer(s: State, *move: str | int) -> State:
    play(s, move, ScriptedFate(s, ["L", 1]), MUTE)
    return s


def offered(s: State) -> list[Move]:
    step = asking(s)
    return [] if step is None or isinstance(step, Menu) else step.moves(s)


class Menu:
    """What waits while the turn goes on."""

    runs = is_reaction = False


def peg(square: str, lives: int = 3, cannons: int = 0, masts: int = 0) -> Ship:
    return Ship(CHART.square(square), lives, cannons, masts)


def test_the_deck_has_its_copies() -> None:
    """PLU-SET-06: 55 cards, 51 titles."""
    assert (len(COPIES), len(CARDS), COPIES.count("CHEST")) == (55, 51, 2)


def test_the_card_goes_to_the_bottom() -> None:
    """PLU-X-11: and comes again when all others were seen."""
    s = found("CHEST")
    assert [COPIES[card] for card in s.bottom] == ["CHEST"]
    assert not s.unseen >> s.bottom[0] & 1
    s.unseen, first = 0, s.bottom[0]
    s.bottom = (first, *(card for card in range(len(COPIES)) if card != first))
    s.agenda = [TurnOver(ANNE), Menu(), Collect(0, 0)]
    advance(s, OwnDice(s), MUTE)
    assert s.bottom[-1] == first
    assert s.hands[ANNE] == (0, 0, 0, 6)


def test_the_token_moves() -> None:
    """PLU-X-12, PLU-X-02: to the spun square; the others stay."""
    s = found("CHEST", lands="K4")
    assert [s.chart.name(mark) for mark in s.marks] == ["K4", "A9"]


def test_tokens_move_by_both_compasses() -> None:
    """PLU-X-02: whatever is there, land as well."""
    assert found("CHEST", lands="B2").marks[0] == CHART.square("B2")


def test_a_card_ends_the_turn_after_the_token_has_moved() -> None:
    """PLU-X-13: and what waited of the turn is dropped."""
    s = found("MIRAGE", lands="K4")
    assert (s.chart.name(s.marks[0]), s.turn, s.agenda) == ("K4", JACK, [])


def test_the_token_moves_when_its_finder_has_sunk() -> None:
    """PLU-X-14: the card is finished, the token moves, the turn ends (PLU-TC-36)."""
    s = found("CURSED", fleet=[peg("G7", lives=1)], lands="K4")
    assert (s.ships[0], s.hands[ANNE], s.chart.name(s.marks[0])) == (None, (0, 0, 0, 4), "K4")


def test_the_finder_is_the_active_captain() -> None:
    """PLU-TC-01: "your ship" is the one that collected."""
    s = found("SCURVY", fleet=[peg("G7"), peg("G9")])
    assert [one and one.lives for one in s.ships[:2]] == [2, 3]


def test_instructions_are_followed_in_order() -> None:
    """PLU-TC-02: the gold of Cursed first, then the life, which ends the turn of a last ship."""
    assert found("CURSED", fleet=[peg("G7", lives=1)]).turn == JACK


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("BOOTLEG", (0, 0, 2, 0)),
        ("CARGO", (1, 1, 1, 0)),
        ("CHEST", (0, 0, 0, 3)),
        ("CUTLASS", (0, 2, 0, 1)),
        ("DINGHY", (2, 1, 0, 0)),
        ("DOUBLOONS", (0, 0, 0, 1)),
        ("DRINK_UP", (1, 0, 1, 0)),
        ("PILLAGE", (1, 1, 0, 1)),
        ("PURSE", (0, 0, 0, 2)),
        ("SALVAGE", (2, 2, 0, 0)),
        ("TROVE", (0, 0, 0, 4)),
    ],
)
def test_plain_gains(card: str, gain: Cards) -> None:
    """PLU-RES-07: by types, from the piles."""
    assert found(card).hands[ANNE] == gain


def test_a_pirates_life() -> None:
    """PLU-TC-09: a point card, and the win is looked for at once."""
    assert found("A_PIRATES_LIFE").points[ANNE] == 1
    s = board(["G7"], ["A1"], [], marks=["G7"])
    s.points[ANNE] = 8
    s.agenda = [TurnOver(ANNE), Menu(), Collect(0, 0)]
    advance(s, ScriptedFate(s, ["A_PIRATES_LIFE"]), MUTE)
    assert s.over


def test_a_win_in_the_middle_of_a_card() -> None:
    """PLU-TC-37: nothing more of it happens, and no token moves."""
    s = board(["G7"], ["A1"], [], marks=["G7"])
    s.points[ANNE] = 8
    s.agenda = [TurnOver(ANNE), Menu(), Collect(0, 0)]
    advance(s, ScriptedFate(s, ["A_PIRATES_LIFE"]), MUTE)
    assert (s.agenda, s.chart.name(s.marks[0])) == ([], "G7")


def test_a_peg_by_card() -> None:
    """PLU-TC-14: on a ship of one's own below the limit; none, and nothing happens."""
    assert found("CANNONBALL").ships[0] == peg("G7", cannons=1)
    assert found("CASTAWAY").ships[0] == peg("G7")
    s = found("HOIST_THE_MIZZEN", fleet=[peg("G7"), peg("G9", masts=2), peg("G11")])
    assert offered(s) == [("add", 0), ("add", 2)]
    assert answer(s, "add", 2).ships[2] == peg("G11", masts=1)


def test_cursed_and_scurvy() -> None:
    """PLU-TC-15: four or three gold, and a life."""
    for card, gold in (("CURSED", 4), ("SCURVY", 3)):
        s = found(card)
        assert (s.hands[ANNE], s.ships[0]) == ((0, 0, 0, gold), peg("G7", lives=2))


@pytest.mark.parametrize(("die", "gold"), [(1, 0), (3, 0), (4, 6), (6, 6)])
def test_gambit(die: int, gold: int) -> None:
    """PLU-TC-16: double or nothing."""
    assert found("GAMBIT", die, hand=(1, 0, 0, 3)).hands[ANNE] == (1, 0, 0, gold)


def test_godforsaken() -> None:
    """PLU-TC-17: as many as the die shows, of one's choice; or all."""
    s = found("GODFORSAKEN", 2, hand=(1, 0, 2, 0))
    assert offered(s) == [("discard", 0, 0, 2, 0), ("discard", 1, 0, 1, 0)]
    assert answer(s, "discard", 1, 0, 1, 0).hands[ANNE] == (0, 0, 1, 0)
    assert found("GODFORSAKEN", 5, hand=(1, 0, 2, 0)).hands[ANNE] == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("GREAT_WHITE", (2, 1, 1, 3)),
        ("PEG_LEGS", (1, 2, 2, 3)),
        ("THE_GALLOWS", (0, 2, 2, 3)),
        ("THE_KRAKEN", (1, 0, 2, 4)),
        ("WALK_THE_PLANK", (1, 2, 2, 2)),
    ],
)
def test_a_loss_and_a_gain(card: str, after: Cards) -> None:
    """PLU-TC-18: the gain does not depend on the loss."""
    assert found(card, hand=(2, 2, 2, 0)).hands[ANNE] == after
    assert found(card).hands[ANNE] == (0, 0, 0, after[3])


@pytest.mark.parametrize(
    ("card", "after"),
    [("MUTINY", (1, 0, 2, 0)), ("SKEWER", (1, 0, 3, 0)), ("SORROW", (1, 1, 1, 0)), ("VERMIN", (1, 1, 2, 0))],
)
def test_losses(card: str, after: Cards) -> None:
    """PLU-TC-19: as far as they are held."""
    assert found(card, hand=(1, 1, 3, 0)).hands[ANNE] == after


def test_man_overboard() -> None:
    """PLU-TC-25: gold and a life, or the end of the turn."""
    s = found("MAN_OVERBOARD")
    assert offered(s) == [("gold_course",), ("save_sailor",)]
    answer(s, "gold_course")
    assert (s.hands[ANNE], s.ships[0], s.turn) == ((0, 0, 0, 3), peg("G7", lives=2), ANNE)
    saved = answer(found("MAN_OVERBOARD"), "save_sailor")
    assert (saved.hands[ANNE], saved.turn) == ((0, 0, 0, 0), JACK)


def test_mirage() -> None:
    """PLU-TC-26: the turn ends."""
    assert found("MIRAGE").turn == JACK


def test_midas() -> None:
    """PLU-TC-28: all becomes gold; of a short pile as much as there is, by choice."""
    assert found("MIDAS", hand=(1, 0, 2, 1)).hands[ANNE] == (0, 0, 0, 4)
    s = board(["G7"], ["A1"], [], marks=["G7"], hands=[(1, 0, 2, 0)])
    s.piles = (10, 10, 10, 1)
    follow(s, "MIDAS")
    assert offered(s) == [("swap", 0, 0, 1, 0), ("swap", 1, 0, 0, 0)]
    assert answer(s, "swap", 0, 0, 1, 0).hands[ANNE] == (1, 0, 1, 1)


def test_the_royal_navy() -> None:
    """PLU-TC-30: all gold, or a life; without gold the life."""
    s = found("ROYAL_NAVY", hand=(1, 0, 0, 2))
    assert offered(s) == [("pay",), ("suffer",)]
    paid = answer(s, "pay")
    assert (paid.hands[ANNE], paid.ships[0]) == ((1, 0, 0, 0), peg("G7"))
    hurt = answer(found("ROYAL_NAVY", hand=(1, 0, 0, 2)), "suffer")
    assert (hurt.hands[ANNE], hurt.ships[0]) == ((1, 0, 0, 2), peg("G7", lives=2))
    assert found("ROYAL_NAVY", hand=(1, 0, 0, 0)).ships[0] == peg("G7", lives=2)


def test_all_ways_to_choose_cards() -> None:
    """PLU-RES-01: of four types, each as often as it is held."""
    assert len(choices_of((2, 2, 2, 2), 3)) == 16
    assert choices_of((0, 0, 0, 0), 0) == [(0, 0, 0, 0)]
