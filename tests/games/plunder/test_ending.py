"""The end (docs/rules/plunder.md, 6): points at every moment, and the clock."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from flibuste.core.agenda import asking
from flibuste.games.plunder.ending import score_state
from flibuste.games.plunder.state import Cards, Ship, State, Today
from tests.games.plunder.boards import ANNE, JACK, MARY, board
from tests.games.plunder.playing import asked, at_menu, do, moves, said, turn


def timed(clock: str, s: State) -> State:
    s.setting = replace(s.setting, options={**s.setting.options, "clock": clock})
    return s


def table(clock: str = "round", **more: object) -> State:
    s = board(["G7"], ["A1"], ["L10"], today=Today(rolled=2), **more)  # type: ignore[arg-type]
    s.first = JACK
    return at_menu(timed(clock, s))


def passed(s: State) -> list[str]:
    """The captain rolls, if that is still to be done, and ends the turn."""
    if moves(s, "roll"):
        do(s, "roll", told=(2,))
    return said(do(s, "end"))


def test_the_round_is_played_out() -> None:
    """PLU-END-05: everybody has as many turns; Jack was the first, so Anne's turn is the last of the round."""
    s = table()
    s.turn = MARY
    at_menu(s)
    assert said(do(s, "time")) == ["last-round"]
    assert moves(s, "time") == []
    passed(s)
    assert (asked(s), s.over) == (("Menu", ANNE), False)
    assert passed(s) == ["time-up"]
    assert s.over


def test_the_clock_may_end_the_turn_or_the_game() -> None:
    """PLU-END-05: as was agreed; without a clock nobody can say that time is up."""
    s = table("turn")
    do(s, "time")
    assert (passed(s), s.over) == (["time-up"], True)
    now = table("now")
    assert (said(do(now, "time")), now.over) == (["time-up"], True)
    assert moves(table("none"), "time") == []


def test_a_captain_without_a_ship_may_look_at_the_clock() -> None:
    """PLU-END-05: who has the turn says it, with a ship or without; a bot does not know what time it is."""
    for end, over in (("round", False), ("now", True)):
        s = turn(timed(end, board([], ["G8"], ["L10"], flags={"T1A-a": ANNE})), "wood")
        assert (asked(s), moves(s, "time")) == (("Seek", ANNE), [("time",)])
        step = asking(s)
        assert step is not None
        assert ("time",) not in step.choices(s, Random(0), 9)
        assert said(do(s, "time")) == ["time-up" if over else f"last-{end}"]
        assert s.over == over
        assert not s.agenda or not moves(s, "time")
    assert ("time",) not in moves(turn(timed("none", board([], ["G8"], [])), "wood"))


def test_a_target_may_be_reached_before() -> None:
    """PLU-END-05: whichever comes first."""
    s = table(hands=[(0, 0, 0, 5)])
    s.points[ANNE] = 8
    do(s, "time")
    assert said(do(s, "bury")) == ["paid", "card", "won"]
    assert score_state(s).ranks == (1, 2, 2)


TIES: list[tuple[dict[str, object], tuple[int, ...]]] = [
    ({"points": [2, 1, 0]}, (1, 2, 3)),
    ({"points": [1, 0, 0], "flags": {"T1A-a": JACK}}, (1, 2, 3)),
    ({"flags": {"T1A-a": ANNE}, "ship": JACK}, (1, 2, 3)),
    ({"hands": [(1, 0, 0, 0), (1, 1, 0, 0)]}, (2, 1, 3)),
    ({}, (1, 1, 1)),
]


@pytest.mark.parametrize(("more", "ranks"), TIES)
def test_who_wins_on_time(more: dict[str, object], ranks: tuple[int, ...]) -> None:
    """PLU-END-06: points, then Plunder Point cards, islands, ships, cards in hand; else shared."""
    hands: list[Cards] = more.get("hands", [])  # type: ignore[assignment]
    s = table("now", flags=more.get("flags"), hands=hands)
    s.points = [*more.get("points", [0, 0, 0])]  # type: ignore[misc]
    if more.get("ship") == JACK:
        s.ships[4] = Ship(s.chart.square("A2"), 3)
    do(s, "time")
    assert score_state(s).ranks == ranks


def test_teams_win_on_time_together() -> None:
    """PLU-END-07: Anne has most points, but Jack's team has more in all; a tie is broken by what the team has."""
    sides = ((0, 2), (1, 3))
    s = board(["G7"], ["A1"], ["L10"], ["A7"], sides=sides, today=Today(rolled=2), flags={"T1A-a": JACK, "T1A-b": 3})
    s.points = [1, 0, 0, 0]
    do(at_menu(timed("now", s)), "time")
    assert score_state(s).ranks == (2, 1, 2, 1)
    tied = board(["G7"], ["A1"], ["L10"], ["A7"], sides=sides, today=Today(rolled=2), flags={"T1A-a": JACK})
    tied.points = [0, 0, 1, 0]
    do(at_menu(timed("now", tied)), "time")
    assert score_state(tied).ranks == (1, 2, 1, 2)


def test_a_win_in_somebody_elses_turn() -> None:
    """PLU-END-01: Jack's ship sinks the attacker's, which is the tenth point."""
    s = at_menu(board([Ship(board(["G7"], []).chart.square("G7"), 1), "I7"], ["G8"]))
    s.points[JACK] = 8
    assert said(do(s, "attack", 0, 3, told=(1, 6)))[-1] == "won"
    assert (s.over, s.agenda, score_state(s).ranks) == (True, [], (2, 1))
