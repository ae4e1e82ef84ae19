"""Chapters 5.1 (GEN) and 5.2 (HLD): what there is of everything, and where it is kept."""

from random import Random

import pytest

from flibuste.core.agenda import Composed, asking
from tests.games.nassau.positions import ANNE, JACK, acting, new, own, town


def test_the_score_changes_at_once_and_anyhow() -> None:
    """NAS-GEN-01: past 100, and below zero."""
    high = acting(own(score=99), boat="B", foes={"B": {"OP-TRE-2": [0, 0]}}).play("fight:OP-TRE-2")
    assert high.play("fire:1", token=["blank", "blank"]).scores()[0] == 101
    low = town(own(score=1, doubloon=0), at="7.c").play("barge:7>S:8>E", "take:0")
    assert low.scores()[0] == -1


def test_what_is_limited_and_what_is_not() -> None:
    """NAS-GEN-02: crates end, rum does not."""
    board = town(own(doubloon=0, rum=60), at="5.c").play("walk:5.cd")
    assert board.item("rum") == 62
    towers = {"A": [("WT-02", 0, 9)], "B": [("WT-10", 0, 7)]}
    out = town(own(doubloon=0, crates=4), at="4.d", towers=towers).play("walk:4.cd")
    assert (out.player().crates, "gain-lost" in out.heard()) == (4, True)


def test_gains_come_from_left_to_right() -> None:
    """NAS-GEN-03: the good first, then the doubloon; what is not possible is lost."""
    board = acting(own(hook=4), boat="C", foes={"C": {"OP-SHI-6": [3, 0]}}).play("fight:OP-SHI-6")
    board.play("fire:1", token=["blank"] * 4, good="spice")
    kinds = [event.data["kind"] for event in board.events if event.key == "nassau-gained"]
    assert kinds == ["spice", "doubloon"]


def test_overflow_is_decided_once_after_the_whole_list() -> None:
    """NAS-GEN-03: provisions and crates of the quay together."""
    board = town(own(crates=8, provisions=3)).play("pass", "quay:Q3")
    assert board.asked == (ANNE, "keep")
    assert (board.player().crates, board.player().provisions) == (10, 5)


@pytest.mark.parametrize("kind", ["sails", "holds"])
def test_limits_of_a_ship(kind: str) -> None:
    """NAS-GEN-04: five of each."""
    at, way = {"sails": ("4.c", "walk:4.cd"), "holds": ("1.a", "walk:1.da")}[kind]
    board = town(own(doubloon=0, outside={kind: 5}), at=at).play(way)
    assert getattr(board.player(), kind) == 5


def test_the_printed_weapon_counts() -> None:
    """NAS-GEN-05: it fires, but it is no tile at the end."""
    board = acting(own(), boat="B", foes={"B": {"OP-KRA-1": [0, 0]}})
    assert "fight:OP-KRA-1" in board.allowed
    assert board.lines()["weapons"] == 0
    assert acting(own(harpoon=3)).lines()["weapons"] == 3 * 2


def test_what_is_lost_goes_back() -> None:
    """NAS-GEN-06: a good to the bag, crates to one's own reserve."""
    board = town(own(crates=8, goods="silver", provisions=0)).play("pass", "quay:Q3")
    before = board.view()["bag"]["silver"]
    board.play("keep:0:8:2:0:0:0:0:0:0")
    assert board.view()["bag"]["silver"] == before + 1
    assert (board.player().crates, board.player().reserve) == (8, 12)


def test_only_crates_of_the_reserve_are_gained() -> None:
    """NAS-GEN-07: three are wanted, one is there."""
    towers = {"A": [("WT-02", 0, 9)], "B": [("WT-10", 0, 6)]}
    board = town(own(doubloon=0, crates=4), at="4.d", towers=towers).play("walk:4.cd")
    assert (board.player().crates, board.player().reserve) == (5, 0)


# ---- holds


def test_a_hold_takes_one_kind() -> None:
    """NAS-HLD-01: five crates take two of three holds, so one good fits and a second does not."""
    board = town(own(crates=5, provisions=0, goods="silver")).play("pass", "quay:Q2")
    assert board.asked == (ANNE, "keep")
    assert board.allowed == {"keep:0:5:0:0:0:1:0:0:0", "keep:0:5:2:0:0:0:0:0:0", "keep:0:4:2:0:0:1:0:0:0"}


def test_items_need_no_hold() -> None:
    """NAS-HLD-02: nor do cards and pirates."""
    board = town(own(crates=4, provisions=3, goods="silver", doubloon=0), at="5.c").play("walk:5.cd")
    assert board.asked == (JACK, "town")
    assert board.item("rum") == 3


def test_only_totals_count() -> None:
    """NAS-HLD-03: crates of two holds are put together without asking."""
    board = town(own(crates=3, provisions=1, doubloon=0), at="4.d").play("walk:4.cd")
    assert board.asked == (JACK, "town")
    assert board.player().crates == 6


def test_the_active_rat_packs_two_kinds() -> None:
    """NAS-HLD-04: one load more, of two kinds."""
    crew = own(animals="rat", rat=True, tired=["rat"], crates=4, provisions=1, goods="silver", doubloon=0)
    board = town(crew, at="4.d").play("walk:4.cd")
    assert board.asked == (JACK, "town")
    assert board.player().crates == 7


def test_nothing_is_thrown_away_without_need() -> None:
    """NAS-HLD-05: what fits stays aboard."""
    board = town(own(crates=8, provisions=3)).play("pass", "quay:Q3")
    assert board.refused("keep:0:4:3:0:0:0:0:0:0") == "NAS-HLD-05"


def test_every_largest_combination_may_be_kept() -> None:
    """NAS-HLD-06: none of them could take one unit more."""
    board = town(own(crates=8, provisions=3)).play("pass", "quay:Q3")
    assert board.allowed == {
        "keep:0:10:0:0:0:0:0:0:0",
        "keep:0:8:3:0:0:0:0:0:0",
        "keep:0:4:5:0:0:0:0:0:0",
    }
    board.play("keep:0:4:5:0:0:0:0:0:0")
    assert (board.player().crates, board.player().provisions, board.player().reserve) == (4, 5, 16)


def test_candidates_are_largest_combinations() -> None:
    """NAS-HLD-06: as many as are wanted, each of them allowed."""
    for seed in range(30):
        table = new(3, seed)
        rng = Random(seed)
        while (step := asking(table.state)) is not None:
            moves = step.choices(table.state, rng, 20)
            if isinstance(step, Composed):
                assert all(step.why_not(table.state, move) is None for move in moves)
            table.play(rng.choice(moves))


def test_a_new_hold() -> None:
    """NAS-HLD-07: with both tiles open nothing happens."""
    assert town(own(doubloon=0), at="1.a").play("walk:1.da").player().holds == 4
    full = town(own(doubloon=0, holds=5), at="1.a").play("walk:1.da")
    assert (full.player().holds, "gain-lost" in full.heard()) == (5, True)


def test_losing_a_hold() -> None:
    """NAS-HLD-08: what does not fit any more goes; the printed three stay."""
    fight = {"B": {"OP-KRA-1": [0, 0]}}
    crew = own(holds=4, crates=5, provisions=3, goods="silver")
    board = acting(crew, boat="B", foes=fight).play("fight:OP-KRA-1").play("fire:1", token="hold", die=[1, 1])
    assert board.player().holds == 3
    poor = acting(own(), boat="B", foes=fight).play("fight:OP-KRA-1").play("fire:1", token="hold", die=[1, 1])
    assert (poor.player().holds, poor.scores()[0]) == (3, 8)


def test_what_fits_after_a_hold_was_lost_is_not_asked() -> None:
    """NAS-HLD-08: contents are moved to the others."""
    crew = own(holds=4, crates=3, provisions=3, goods="silver")
    board = acting(crew, boat="B", foes={"B": {"OP-KRA-1": [0, 0]}}).play("fight:OP-KRA-1")
    board.play("fire:1", token="hold", die=[1, 1])
    assert board.asked == (JACK, "sea")
