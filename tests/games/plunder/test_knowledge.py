"""Who knows which cards (docs/rules/plunder.md, 4.2): what was shown, drawn, given and stolen; and imagined worlds."""

from __future__ import annotations

import pytest

from flibuste.core.agenda import advance, asking
from flibuste.core.events import EventCollector
from flibuste.core.fate import ScriptedFate
from flibuste.games.plunder import hoard
from flibuste.games.plunder.imagine import imagine
from flibuste.games.plunder.rounds import Turns
from flibuste.games.plunder.state import NOBODY, Cards, State
from flibuste.games.plunder.stealing import Give, Instead
from flibuste.games.plunder.view import view
from tests.games.plunder.boards import ANNE, JACK, MARY, board
from tests.games.plunder.playing import do, turned_up

HANDS: list[Cards] = [(2, 0, 1, 0), (0, 3, 0, 2), (0, 0, 1, 1)]
NONE: Cards = (0, 0, 0, 0)


def table(**more: object) -> State:
    return board(["G7"], ["A1"], ["L10"], **{"hands": HANDS, **more})  # type: ignore[arg-type]


def known(s: State, holder: int) -> list[Cards]:
    """What the others and everybody know of a hand: by seat, the holder left out, then by all."""
    return [s.known_to(viewer, holder) for viewer in (*range(3), NOBODY) if viewer != holder]


def test_what_is_drawn_is_seen_by_its_captain_alone() -> None:
    """PLU-RES-03: the others see how many cards it is."""
    s = table(flags={"T1A-a": ANNE, "T1A-b": ANNE})
    s.agenda, teller = [Turns()], EventCollector()
    advance(s, ScriptedFate(s, ["wood", "gold"]), teller)
    drawn = {event.key: (event.seen_by, event.data) for event in teller.events if event.key.startswith("plunder-drew")}
    assert drawn["plunder-drew"] == (None, {"seat": ANNE, "n": 2})
    assert drawn["plunder-drew-cards"] == ((ANNE,), {"cards": [1, 0, 0, 1]})
    assert known(s, ANNE) == [NONE] * 3


def test_nothing_drawn_is_told_too() -> None:
    """PLU-RES-03: a captain without islands draws nothing; nobody is shown any card."""
    s = table(flags={})
    s.agenda, teller = [Turns()], EventCollector()
    advance(s, ScriptedFate(s, []), teller)
    drawn = [(event.key, event.data) for event in teller.events if event.key.startswith("plunder-drew")]
    assert drawn == [("plunder-drew", {"seat": ANNE, "n": 0})]


def test_what_is_offered_is_known_to_be_there() -> None:
    """PLU-NEG-02: by everybody; what is shown again is not twice as much."""
    s = table()
    hoard.show_all(s, JACK, (0, 1, 0, 1))
    hoard.show_all(s, JACK, (0, 2, 0, 0))
    assert known(s, JACK) == [(0, 2, 0, 1)] * 3


def test_what_is_shown_to_one_is_known_to_one() -> None:
    """PLU-STL-04: as by a victim who proposes other cards."""
    s = table()
    hoard.show(s, JACK, (0, 1, 0, 1), 1 << ANNE)
    assert known(s, JACK) == [(0, 1, 0, 1), NONE, NONE]


def test_what_comes_in_the_open_is_known_until_it_goes() -> None:
    """PLU-RES-02: and what is paid was perhaps another card of that type, but one less is sure."""
    s = table()
    hoard.take(s, ANNE, (0, 0, 0, 3))
    assert known(s, ANNE) == [(0, 0, 0, 3)] * 3
    hoard.pay(s, ANNE, (1, 0, 0, 1))
    assert known(s, ANNE) == [(0, 0, 0, 2)] * 3
    hoard.give(s, ANNE, MARY, (0, 0, 0, 2))
    assert (known(s, ANNE), known(s, MARY)) == ([NONE] * 3, [(0, 0, 0, 2)] * 3)


def test_a_theft_leaves_the_others_in_doubt() -> None:
    """PLU-STL-04: of each type as many may be gone as were stolen; thief and victim know better."""
    s = table()
    hoard.show_all(s, JACK, (0, 3, 0, 2))
    hoard.pass_unseen(s, JACK, ANNE, (0, 1, 0, 0))
    assert [s.known_to(viewer, JACK) for viewer in (ANNE, MARY, NOBODY)] == [(0, 2, 0, 2), (0, 2, 0, 1), (0, 2, 0, 1)]
    assert [s.known_to(viewer, ANNE) for viewer in (JACK, MARY, NOBODY)] == [(0, 1, 0, 0), NONE, NONE]


def test_who_is_robbed_of_everything_has_nothing() -> None:
    """PLU-STL-04: what was known of the whole hand is known of the thief's."""
    s = table()
    hoard.show_all(s, JACK, (0, 2, 0, 1))
    hoard.pass_unseen(s, JACK, ANNE, (0, 3, 0, 2))
    assert known(s, JACK) == [NONE] * 3
    assert [s.known_to(viewer, ANNE) for viewer in (JACK, MARY)] == [(0, 3, 0, 2), (0, 2, 0, 1)]


def test_a_world_keeps_what_the_captain_knows() -> None:
    """PLU-SET-12: one's own hand, what was shown, how many cards there are; all else is dealt again."""
    s = table()
    hoard.show(s, JACK, (0, 1, 0, 1), 1 << ANNE)
    hoard.show(s, MARY, (0, 0, 1, 0), 1 << JACK)
    worlds = [imagine(s, ANNE, luck) for luck in range(40)]
    for world in worlds:
        assert view(world, ANNE) == view(s, ANNE)
        assert world.hands[ANNE] == HANDS[ANNE]
        assert [sum(hand) for hand in world.hands] == [3, 5, 2]
        assert all(a >= b for a, b in zip(world.hands[JACK], (0, 1, 0, 1), strict=True))
        assert [*map(sum, zip(world.deck, *world.hands, strict=True))] == [*map(sum, zip(s.deck, *HANDS, strict=True))]
        # what Jack knows of Mary, Anne does not know
        assert world.known_to(JACK, MARY) == NONE
    assert len({world.hands[JACK] for world in worlds}) > 10
    assert len({world.hands[MARY] for world in worlds}) > 3


@pytest.mark.parametrize(("card", "hand", "told"), [("GODFORSAKEN", (2, 1, 0, 0), [2]), ("MIDAS", (4, 4, 4, 2), [])])
def test_who_is_seen_to_choose_cards_has_a_choice_in_every_world(card: str, hand: Cards, told: list[int]) -> None:
    """PLU-TC-17, PLU-TC-28: the others are not told which cards, but that there is something to be chosen."""
    s = table(marks=["G7"])
    s.hands[ANNE] = hand
    turned_up(s, card, *told)
    worlds = [imagine(s, JACK, luck) for luck in range(60)]
    for world in worlds:
        step = asking(world)
        assert step is not None
        assert len(step.moves(world)) > 1
        assert sum(world.hands[ANNE]) == sum(hand)
        assert view(world, JACK) == view(s, JACK)
        assert imagine(world, JACK, 7) == imagine(s, JACK, 7)
    assert len({world.hands[ANNE] for world in worlds}) > 3


def test_a_theft_between_others_is_imagined_anew() -> None:
    """PLU-STL-04: what Anne asks Jack for, and what Jack proposes, is nothing that Mary knows."""
    s = table(marks=["G7"])
    turned_up(s, "BAITED")
    do(s, "against", JACK)
    do(s, "demand", 0, 0, 0, 2)
    asks = {step.cards for luck in range(40) if isinstance(step := asking(imagine(s, MARY, luck)), Give)}
    assert len(asks) > 3
    for luck in range(9):
        step = asking(imagine(s, JACK, luck))
        assert isinstance(step, Give)
        assert step.cards == (0, 0, 0, 2)
    do(s, "instead", 0, 1, 0, 1)
    proposed = {step.cards for luck in range(40) if isinstance(step := asking(imagine(s, MARY, luck)), Instead)}
    assert len(proposed) > 3
    for luck in range(9):
        step = asking(imagine(s, ANNE, luck))
        assert isinstance(step, Instead)
        assert step.cards == (0, 1, 0, 1)
