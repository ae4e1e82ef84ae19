"""Treasure cards against others (docs/rules/plunder.md, 5.14, 5.16, 5.17), found by Anne's ship on G7."""

from __future__ import annotations

import pytest

from flibuste.core.agenda import asking, recorded
from flibuste.core.decision import Barred
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.games.plunder import enemies
from flibuste.games.plunder.state import Cards, Ship, State, Today
from tests.games.plunder.boards import ANNE, JACK, MARY, board, island_of
from tests.games.plunder.playing import bar, do
from tests.games.plunder.test_shifting import answer, found, offered

CHART = board(["G7"], ["A1"], []).chart
HANDS: list[Cards] = [(0, 0, 0, 1), (1, 0, 2, 3), (0, 1, 0, 2)]


def ship(square: str, lives: int = 3) -> Ship:
    return Ship(CHART.square(square), lives)


def table(**more: object) -> State:
    return board(["G7"], ["A1"], ["L10"], hands=HANDS, **more)  # type: ignore[arg-type]


def test_hail_to_the_thief() -> None:
    """PLU-TC-20: all gold of every eligible enemy."""
    assert found(table(), "HAIL_TO_THE_THIEF").hands == [(0, 0, 0, 6), (1, 0, 2, 0), (0, 1, 0, 0)]


def test_each_enemy_skips_partners() -> None:
    """PLU-TRT-03: a treaty partner keeps everything; so does a team (PLU-TEAM-06)."""
    s = found(table(today=Today(treaties=1 << JACK)), "HAIL_TO_THE_THIEF")
    assert s.hands == [(0, 0, 0, 3), (1, 0, 2, 3), (0, 1, 0, 0)]


def test_enemy_never_means_a_teammate() -> None:
    """PLU-TEAM-06: Mary sails with Anne and keeps her gold."""
    s = board(["G7"], ["A1"], ["L10"], ["A7"], hands=[*HANDS, (0, 0, 0, 1)], sides=((0, 2), (1, 3)))
    assert found(s, "HAIL_TO_THE_THIEF").hands[MARY] == (0, 1, 0, 2)
    assert s.hands[ANNE] == (0, 0, 0, 5)


def test_lair() -> None:
    """PLU-TC-21: one enemy's gold, chosen among those with cards."""
    s = found(table(), "LAIR")
    assert offered(s) == [("against", JACK), ("against", MARY)]
    assert answer(s, "against", MARY).hands == [(0, 0, 0, 3), (1, 0, 2, 3), (0, 1, 0, 0)]


def test_only_public_facts_count() -> None:
    """PLU-TC-06: nobody without cards for Lair, without a point card for Plunder, without an island for Takeover."""
    s = board(["G7"], ["A1"], ["L10"], hands=[(0, 0, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0)], flags={"T1A-a": ANNE})
    assert found(s, "LAIR").hands[MARY] == (1, 0, 0, 0)
    assert offered(s) == []
    s.points = [0, 0, 0]
    assert offered(found(s, "PLUNDER")) == []
    assert offered(found(s, "TAKEOVER")) == []
    assert len(offered(found(s, "STANDOFF", 1, 6))) == 2
    nobody = board(["G7"], ["A1"], [], hands=[(0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)])
    assert offered(found(nobody, "BAITED")) == []
    # of two enemies without cards the one with a ship makes an empty offer
    assert offered(found(nobody, "WHITE_FLAG")) == [("accept",), ("reject", 3)]


def test_loot() -> None:
    """PLU-TC-24: a type is named, and every eligible enemy gives all of it."""
    s = found(table(), "LOOT")
    assert len(offered(s)) == 4
    assert answer(s, "loot", "rum").hands == [(0, 0, 2, 1), (1, 0, 0, 3), (0, 1, 0, 2)]


def test_all_such_cards_move_in_the_open() -> None:
    """PLU-STL-05: no choice is left to the victim."""
    s = table()
    assert enemies.hand_over(s, JACK, ANNE, "gold", OwnDice(s), MUTE, "PLU-TC-21") == (0, 0, 0, 3)
    assert s.hands[:2] == [(0, 0, 0, 4), (1, 0, 2, 0)]


def test_plunder() -> None:
    """PLU-TC-29: a point card of an enemy who has one; the win is looked for."""
    s = table()
    s.points = [0, 2, 1]
    found(s, "PLUNDER")
    assert offered(s) == [("against", JACK), ("against", MARY)]
    assert answer(s, "against", JACK).points == [1, 1, 1]
    near = table()
    near.points = [8, 1, 0]
    assert found(near, "PLUNDER").over


def test_point_cards_are_lost_by_plunder_alone() -> None:
    """PLU-PP-05: of one enemy with one, without a question."""
    s = table()
    s.points = [0, 0, 1]
    assert found(s, "PLUNDER").points == [1, 0, 0]


@pytest.mark.parametrize(("card", "gold"), [("TELL_NO_TALES", 3), ("THE_LOCKER", 2)])
def test_an_enemy_ship_is_hit(card: str, gold: int) -> None:
    """PLU-TC-33: gold, and a life of an enemy's ship; no point card if it sinks."""
    s = board(["G7"], [ship("A1", lives=1)], ["L10"])
    found(s, card)
    assert s.hands[ANNE] == (0, 0, 0, gold)
    answer(s, "pick", 3)
    assert (s.ships[3], s.points) == (None, [0, 0, 0])


def test_notorious() -> None:
    """PLU-TC-27: a life from an enemy's ship to one of one's own below three; else it is only lost."""
    s = board([ship("G7", lives=2)], ["A1"], ["L10"])
    answer(found(s, "NOTORIOUS"), "pick", 3)
    assert (s.hands[ANNE], s.ships[0], s.ships[3]) == ((0, 0, 0, 1), ship("G7"), ship("A1", lives=2))
    full = answer(found(board(["G7"], ["A1"], ["L10"]), "NOTORIOUS"), "pick", 3)
    assert (full.ships[0], full.ships[3]) == (ship("G7"), ship("A1", lives=2))


def test_a_life_that_moves_needs_no_reserve() -> None:
    """PLU-SUP-02: with all pegs on ships."""
    fleets = [[f"{row}{column}" for column in (1, 5, 6)] for row in "AFGKIL"]
    s = board(*fleets)
    s.ships[0] = ship("G7", lives=2)
    s.ships[1] = s.ships[2] = None
    answer(found(s, "NOTORIOUS"), "pick", 3)
    assert offered(s) == []
    assert s.ships[0] == ship("G7")


@pytest.mark.parametrize(
    ("dice", "hands"), [((4, 4), [(0, 0, 0, 4), (1, 0, 2, 0)]), ((3, 4), [(0, 0, 0, 0), (1, 0, 2, 4)])]
)
def test_standoff(dice: tuple[int, int], hands: list[Cards]) -> None:
    """PLU-TC-31: the finder wins on equal dice; the winner receives all gold of the other."""
    s = board(["G7"], ["A1"], hands=HANDS[:2])
    assert found(s, "STANDOFF", *dice).hands == hands


def test_takeover() -> None:
    """PLU-TC-32: two flags change places, or not; ships do not matter."""
    flags = {"T1A-a": ANNE, "T2A-a": JACK, "T2A-b": JACK}
    s = found(table(flags=flags), "TAKEOVER")
    assert offered(s) == [("decline",), ("takeover", "T1A-a", "T2A-a"), ("takeover", "T1A-a", "T2A-b")]
    # as it was called in earlier logs
    recorded(s, ("exchange", "T1A-a", "T2A-a"))
    with pytest.raises(Barred):
        recorded(s, ("exchange", "T2A-a", "T1A-a"))
    answer(s, "takeover", "T1A-a", "T2A-b")
    assert [s.owners[island_of(s.chart, name)] for name in flags] == [JACK, JACK, ANNE]
    kept = answer(found(table(flags=flags), "TAKEOVER"), "decline")
    assert kept.owners[island_of(kept.chart, "T1A-a")] == ANNE
    assert offered(found(table(flags={"T2A-a": JACK}), "TAKEOVER")) == []
    assert offered(found(table(flags={"T1A-a": ANNE}), "TAKEOVER")) == []


def test_white_flag() -> None:
    """PLU-TC-34: a bribe of at least one card; taken, and a treaty begins; refused, and a ship loses a life."""
    s = answer(found(table(), "WHITE_FLAG"), "against", JACK)
    assert bar(s, "bribe", 0, 0, 0, 0) is not None
    assert bar(s, "bribe", 0, 1, 0, 0) is not None
    assert 0 < len(offered(s)) <= enemies.WhiteFlag.offered
    do(s, "bribe", 1, 0, 0, 2)
    assert offered(s) == [("accept",), ("reject", 3)]
    answer(s, "accept")
    assert (s.hands[ANNE], s.hands[JACK], s.today.treaties) == ((1, 0, 0, 3), (0, 0, 2, 1), 1 << JACK)
    refused = answer(answer(found(table(), "WHITE_FLAG"), "against", JACK), "bribe", 1, 0, 0, 0)
    assert answer(refused, "reject", 3).ships[3] == ship("A1", lives=2)


def test_a_large_hand_is_composed_for_a_white_flag() -> None:
    """PLU-TC-34: any cards of twelve of each, and no list of all."""
    s = found(board(["G7"], ["A1"], hands=[(0, 0, 0, 0), (12, 12, 12, 12)]), "WHITE_FLAG")
    step = asking(s)
    assert step is not None
    assert len(step.ask(s).options) <= enemies.WhiteFlag.offered
    assert step.ask(s).forms[0].fits(("bribe", 12, 0, 7, 12))
    assert bar(s, "bribe", 12, 0, 7, 12) is None


def test_an_empty_hand_makes_an_empty_offer() -> None:
    """PLU-TC-34: which may be taken, too."""
    s = board(["G7"], ["A1"])
    assert offered(found(s, "WHITE_FLAG")) == [("accept",), ("reject", 3)]


def test_a_treaty_binds_the_active_captain() -> None:
    """PLU-TRT-01: until the turn ends."""
    s = answer(found(board(["G7"], ["A1"]), "WHITE_FLAG"), "accept")
    assert s.enemies(ANNE) == []


def test_a_treaty_covers_the_team() -> None:
    """PLU-TRT-06: all members of it."""
    s = board(["G7"], ["A1"], [], ["A7"], sides=((0, 2), (1, 3)))
    answer(answer(found(s, "WHITE_FLAG"), "against", JACK), "accept")
    assert s.today.treaties == 0b1010
    assert s.enemies(ANNE) == []
