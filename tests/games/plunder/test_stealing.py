"""Stealing (docs/rules/plunder.md, 5.18): blind, by asking, and what others see of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from flibuste.core.agenda import play
from flibuste.core.atoms import Atom
from flibuste.core.events import MUTE
from flibuste.core.fate import ScriptedFate
from flibuste.games.plunder.state import NOBODY, Cards, State, Today
from tests.games.plunder.boards import ANNE, JACK, MARY, board
from tests.games.plunder.playing import asked, bar, do, moves, said, turned_up

L1 = ("L", 1)
"""Where the token goes in the end."""


def table(*hands: Cards, **more: object) -> State:
    return board(["G7"], ["A1"], ["L10"], hands=[(0, 0, 0, 0), *hands], marks=["G7"], **more)  # type: ignore[arg-type]


class Listening(ScriptedFate):
    """Remembers among what it was asked."""

    among: Sequence[Atom] = ()

    def answer(self, asked: str, among: Sequence[Atom], *at_table: Any, **more: Any) -> Atom:
        if asked == "stolen":
            self.among = tuple(among)
        return super().answer(asked, among)


def test_no_more_is_stolen_than_there_is() -> None:
    """PLU-STL-01: one card of a hand of one, though the card says three; of an empty hand nothing."""
    s = turned_up(table((0, 0, 1, 0), (0, 0, 0, 0)), "MESSAGE_IN_A_BOTTLE")
    assert moves(s) == [
        ("blind",),
        *(("demand", *one) for one in ((0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0))),
    ]
    do(s, "blind", told=("rum", *L1))
    assert s.hands == [(0, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    assert asked(turned_up(table((0, 0, 0, 0), (0, 0, 0, 0)), "BAD_FORM", *L1)) == ("Menu", ANNE)


def test_blind_every_card_is_as_likely() -> None:
    """PLU-STL-02: three rum and a gold are four cards; one that is drawn is not drawn again."""
    s = turned_up(table((0, 0, 3, 1)), "BAITED")
    fate = Listening(s, ["gold", "rum", *L1])
    play(s, ("blind",), fate, MUTE)
    assert fate.among == ("rum", "rum", "rum")
    assert s.hands[:2] == [(0, 0, 1, 1), (0, 0, 2, 0)]


def test_a_thief_asks_without_looking() -> None:
    """PLU-STL-02: for any two cards, whatever the hand holds."""
    ways = [moves(turned_up(table(hand), "BAITED")) for hand in ((2, 0, 0, 0), (0, 1, 0, 1))]
    assert ways[0] == ways[1]
    assert len(ways[0]) == 1 + 10


def test_who_is_asked_gives_refuses_or_proposes() -> None:
    """PLU-STL-03: exactly these, if they are held; or others of one's own hand, once."""
    s = turned_up(table((1, 1, 0, 1)), "BAITED")
    do(s, "demand", 0, 0, 0, 2)
    assert asked(s) == ("Give", JACK)
    assert bar(s, "give") == "PLU-STL-03"
    assert moves(s, "instead") == [("instead", *cards) for cards in ((0, 1, 0, 1), (1, 0, 0, 1), (1, 1, 0, 0))]
    do(s, "instead", 1, 1, 0, 0)
    assert (asked(s), moves(s)) == (("Instead", ANNE), [("take",), ("blind",)])
    do(s, "take", told=L1)
    assert s.hands[:2] == [(1, 1, 0, 0), (0, 0, 0, 1)]


@pytest.mark.parametrize("way", [[("refuse",)], [("instead", 1, 1, 0, 0), ("blind",)]])
def test_without_an_agreement_it_is_blind(way: list[tuple[str | int, ...]]) -> None:
    """PLU-STL-03: refused, or the proposal not taken."""
    s = turned_up(table((1, 1, 0, 1)), "BAITED")
    do(s, "demand", 0, 0, 0, 2)
    for move in way[:-1]:
        do(s, *move)
    do(s, *way[-1], told=("gold", "iron", *L1))
    assert s.hands[:2] == [(0, 1, 0, 1), (1, 0, 0, 0)]


def test_what_is_asked_for_is_given() -> None:
    """PLU-STL-03: and no more."""
    s = turned_up(table((1, 1, 0, 2)), "BAITED")
    do(s, "demand", 0, 1, 0, 1)
    do(s, "give", told=L1)
    assert s.hands[:2] == [(0, 1, 0, 1), (1, 0, 0, 1)]


def test_only_the_two_see_what_is_stolen() -> None:
    """PLU-STL-04: the others see how many; and it makes no treaty."""
    s = turned_up(table((0, 0, 3, 1), (1, 0, 0, 0)), "BAITED")
    do(s, "against", JACK)
    events = do(s, "blind", told=("gold", "rum", *L1))
    seen = {event.key: event.seen_by for event in events}
    assert seen["plunder-stolen"] is None
    assert seen["plunder-stolen-cards"] == (ANNE, JACK)
    assert s.known_to(JACK, ANNE) == (0, 0, 1, 1)
    assert s.known_to(MARY, ANNE) == s.known_to(NOBODY, ANNE) == (0, 0, 0, 0)
    assert s.today.treaties == 0


def test_asking_is_between_two() -> None:
    """PLU-STL-04: Mary hears neither what is asked for nor that it is refused."""
    s = turned_up(table((0, 0, 3, 1), (1, 0, 0, 0)), "BAITED")
    do(s, "against", JACK)
    told = [*do(s, "demand", 0, 0, 0, 2), *do(s, "refuse", told=("rum", "rum", *L1))]
    seen = [set(event.seen_by or ()) for event in told if event.key in ("plunder-wanted", "plunder-kept")]
    assert seen == [{ANNE, JACK}] * 2


def test_bad_form() -> None:
    """PLU-TC-10: one card of each enemy, clockwise; a partner is spared."""
    s = turned_up(table((0, 0, 2, 0), (1, 0, 0, 0)), "BAD_FORM")
    assert said(do(s, "blind", told=("rum",))) == ["stolen", "stolen-cards"]
    do(s, "blind", told=("wood", *L1))
    assert s.hands == [(1, 0, 1, 0), (0, 0, 1, 0), (0, 0, 0, 0)]
    spared = turned_up(table((0, 0, 2, 0), (1, 0, 0, 0), today=Today(treaties=1 << JACK)), "BAD_FORM")
    do(spared, "blind", told=("wood", *L1))
    assert spared.hands == [(1, 0, 0, 0), (0, 0, 2, 0), (0, 0, 0, 0)]


@pytest.mark.parametrize(("card", "n"), [("BAITED", 2), ("MESSAGE_IN_A_BOTTLE", 3)])
def test_baited_and_a_message(card: str, n: int) -> None:
    """PLU-TC-11: two or three cards of an enemy with cards, who is chosen."""
    s = turned_up(table((0, 0, 4, 0), (4, 0, 0, 0)), card)
    assert moves(s) == [("against", JACK), ("against", MARY)]
    do(s, "against", MARY)
    do(s, "blind", told=(*["wood"] * n, *L1))
    assert s.hands == [(n, 0, 0, 0), (0, 0, 4, 0), (4 - n, 0, 0, 0)]
