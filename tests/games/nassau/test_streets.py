"""Chapter 5.4 (P1): the walk through the town. The tiles lie as in a first game, the captain begins on 4.c."""

from tests.games.nassau.positions import ANNE, JACK, MARY, away, own, town


def occupied(*streets: str, **more: object) -> object:
    """A player whose pirates stand on these streets."""
    return own(streets=list(streets), **more)  # type: ignore[arg-type]


def test_the_dolphin_begins_and_the_passed_are_passed_over() -> None:
    """NAS-P1-01: clockwise; the last one goes on alone."""
    board = town(own(rum=3), own(boat="A", quay=0), own(rum=1), fields={"passed": [1]})
    assert board.play("pause").asked == (MARY, "town")
    assert board.play("pause").asked == (ANNE, "town")
    board.play("pause")
    assert board.asked == (MARY, "town")


def test_a_turn_is_a_move_a_pause_or_passing() -> None:
    """NAS-P1-02: with one more move at most."""
    board = town(own(rum=1, doubloon=3))
    assert {option.split(":")[0] for option in board.allowed} == {"walk", "pause", "pass"}
    board.play("walk:4.cd")
    assert board.asked == (ANNE, "extra")
    board.play("walk:4.da")
    assert board.asked == (JACK, "town")


def test_every_section_is_filled() -> None:
    """NAS-P1-03: three pirates for three sections, and the captain at the other end."""
    board = town(own(doubloon=0)).play("walk:4.bc")
    assert (board.player().standing, board.view()["captain"]) == (5, "4.b")


def test_too_few_pirates_for_an_alley() -> None:
    """NAS-P1-03: an alley is filled whole or not at all, and nobody else helps."""
    board = town(own(standing=2), outposts=away(6))
    assert "walk:4.cd" in board.allowed
    assert board.refused("walk:4.bc") == "NAS-P1-03"


def test_a_filled_alley_is_closed_to_everybody() -> None:
    """NAS-P1-04: in either direction, for its owner too."""
    board = town(own(doubloon=0)).play("walk:4.cd")
    assert board.refused("walk:4.cd") == "NAS-P1-04"
    board.play("pass", "quay:Q1")
    assert board.refused("walk:4.cd") == "NAS-P1-04"


def test_spaces_are_visited_again() -> None:
    """NAS-P1-05: where another alley leads there."""
    board = town(occupied("4.ac", doubloon=0), at="4.a").play("walk:4.da")
    board.play("walk:4.cd")
    assert board.view()["captain"] == "4.c"
    board.play("walk:4.bc", "walk:4.ab")
    assert board.view()["captain"] == "4.a"


def test_the_equipment_of_the_space_is_gained() -> None:
    """NAS-P1-06: a sail on 4.d."""
    assert town(own(doubloon=0)).play("walk:4.cd").player().sails == 3


def test_one_of_two_is_chosen() -> None:
    """NAS-P1-06: pistol or sabre on 7.a, exactly one."""
    board = town(own(doubloon=0)).play("walk:4-7")
    assert board.asked == (ANNE, "either")
    assert board.allowed == {"take:0", "take:1"}
    board.play("take:1")
    assert board.player().weapons == (1, 2, 1, 1, 1)


def test_equipment_that_cannot_be_used_is_lost() -> None:
    """NAS-P1-07: a sixth sail."""
    board = town(own(sails=5, doubloon=0)).play("walk:4.cd")
    assert board.player().sails == 5
    assert "gain-lost" in board.heard()


def test_the_next_player_starts_where_the_captain_stands() -> None:
    """NAS-P1-08: he is shared."""
    board = town(own(doubloon=0)).play("walk:4.cd")
    assert board.asked == (JACK, "town")
    assert "walk:4.da" in board.allowed


def test_a_barge_goes_out_and_back() -> None:
    """NAS-P1-09: both exits are filled, a doubloon is paid, and only what lies at the inner end is gained."""
    board = town(own(doubloon=2), at="7.c").play("barge:7>S:8>E", "take:0")
    player = board.player()
    assert (player.standing, board.item("doubloon"), player.sails) == (5, 1, 3)
    assert (board.view()["captain"], player.provisions) == ("8.c", 1)


def test_a_barge_reaches_another_space() -> None:
    """NAS-P1-09: back to the space where it left it does not go."""
    board = town(own(doubloon=2), at="8.c")
    backs = {option.split(":")[2] for option in board.allowed if option.startswith("barge:8>E")}
    assert backs
    assert "8>S" not in backs


def test_a_barge_without_money_costs_points() -> None:
    """NAS-P1-10: two of them; whoever has a doubloon pays it."""
    board = town(own(doubloon=0), at="7.c").play("barge:7>S:8>E")
    assert board.scores()[0] == 8
    told = [event for event in board.events if event.key in {"nassau-barge", "nassau-points-lost"}]
    assert [event.key for event in told] == ["nassau-barge", "nassau-points-lost"]
    assert [told[1].args[what] for what in ("was", "n", "now", "why")] == [10, 2, 8, "barge"]
    rich = town(own(doubloon=1), at="7.c").play("barge:7>S:8>E", "take:0")
    assert (rich.scores()[0], rich.item("doubloon")) == (10, 0)


def test_both_exits_are_occupied_afterwards() -> None:
    """NAS-P1-11: nobody leaves or comes by them any more."""
    board = town(own(doubloon=0), at="7.c").play("barge:7>S:8>E", "take:0")
    assert not any("7>S" in option or "8>E" in option for option in board.allowed)
    assert board.refused("barge:8>E") == "NAS-P1-11"


def test_one_more_move_for_a_doubloon() -> None:
    """NAS-P1-12: at once after the first, once in a turn; points do not pay for it."""
    board = town(own(doubloon=2)).play("walk:4.cd")
    assert board.asked == (ANNE, "extra")
    board.play("walk:4.da")
    assert (board.item("doubloon"), board.asked) == (1, (JACK, "town"))
    assert town(own(doubloon=0)).play("walk:4.cd").asked == (JACK, "town")


def test_a_barge_as_the_extra_move_is_paid_on_top() -> None:
    """NAS-P1-12: a doubloon for the move, another for the barge."""
    board = town(own(doubloon=2), at="7.b").play("walk:7.bc", "barge:7>S:8>E", "take:0")
    assert board.item("doubloon") == 0


def test_a_pirate_hired_on_the_way_walks_along() -> None:
    """NAS-P1-13: one stands after the first move, one is hired, and two fill the next alley."""
    board = town(own(standing=2, doubloon=1), at="6.b", outposts=away(6))
    board.play("walk:6.bc", "table:TT-2")
    assert board.asked == (ANNE, "extra")
    board.play("walk:6-7")
    assert board.view()["captain"] == "7.d"


def test_a_pause_costs_a_rum() -> None:
    """NAS-P1-14: nothing is placed, the player stays in, also without pirates."""
    board = town(own(rum=1, standing=0), own(rum=0), outposts=away(8)).play("pause")
    assert (board.item("rum"), board.asked) == (0, (JACK, "town"))
    assert board.refused("pause") == "NAS-P1-14"
    assert not board.state.passed


def test_passing_is_for_the_whole_phase() -> None:
    """NAS-P1-15: at any turn of one's own, but not after a move."""
    board = town(own(doubloon=1)).play("walk:4.cd")
    assert "pass" not in board.allowed
    board.play("stop", "pass", "quay:Q1")
    assert board.asked == (ANNE, "town")
    assert board.state.passed == 1 << JACK


def test_whoever_cannot_but_pass_does() -> None:
    """NAS-P1-15: no pirates and no rum."""
    board = town(own(standing=0, rum=0), outposts=away(8))
    assert board.heard()[:2] == ["turn", "passed"]
    assert board.asked == (ANNE, "quay")


def test_boats_lie_at_different_quays() -> None:
    """NAS-P1-16: any quay of the harbour without a boat, or that of an outpost of one's own."""
    board = town(
        own(boat="A", quay=1), own(), outposts={"E": ("OU-2", 1), "C": ("OU-6", 0)}, fields={"passed": [0]}, turn=JACK
    ).play("pass")
    assert board.allowed == {"quay:Q1", "quay:Q3", "quay:Q4", "quay:Q5", "quay:OU-2"}
    assert board.refused("quay:Q2") == "NAS-P1-16"


def test_every_quay_gives_provisions_and_the_harbour_more() -> None:
    """NAS-P1-17: two provisions, and what is printed; at once, with the rules of the holds."""
    board = town(own()).play("pass", "quay:Q1")
    assert (board.player().provisions, board.item("doubloon")) == (3, 2)
    outpost = town(own(), outposts={"E": ("OU-2", 0)}).play("pass", "quay:OU-2")
    assert (outpost.player().provisions, outpost.item("doubloon")) == (3, 1)


def test_the_zone_of_the_boat() -> None:
    """NAS-P1-18: the harbour's is A, an outpost's is its own."""
    assert town(own()).play("pass", "quay:Q1").view()["players"][0]["boat"] == "A"
    board = town(own(), outposts={"E": ("OU-2", 0)}).play("pass", "quay:OU-2")
    assert board.view()["players"][0]["boat"] == "E"


def test_the_first_to_pass_takes_the_dolphin() -> None:
    """NAS-P1-19: and begins at sea; the pirates on deck stay there."""
    board = town(own(), own(), turn=JACK, fields={"dolphin": 0}).play("pass", "quay:Q1")
    assert board.state.dolphin == JACK
    board.play("pass", "quay:Q2")
    assert board.state.dolphin == JACK
    assert board.asked == (JACK, "sea")
    assert board.player(JACK).standing == 8


STUCK = ("4.cd", "4.bc", "4-7", "4.ac")
"""Every alley at 4.c."""


def test_a_stuck_captain_goes_back_first() -> None:
    """NAS-P1-20: free, without equipment, to a space of this round with a free alley, and on from there."""
    crew = occupied(*STUCK[:2], doubloon=0), occupied(*STUCK[2:])
    board = town(*crew, fields={"visited": ["4.c", "4.d", "7.a"]})
    assert {option for option in board.allowed if option.startswith("relocate")} == {"relocate:4.d", "relocate:7.a"}
    board.play("relocate:4.d")
    assert (board.asked, board.player().sails) == ((ANNE, "onward"), 2)
    assert "pass" not in board.allowed
    board.play("walk:4.da")
    assert board.view()["captain"] == "4.a"


def test_few_pirates_do_not_make_him_stuck() -> None:
    """NAS-P1-21: an alley is free, though nobody can fill it."""
    crew = occupied(*STUCK[:3]), own()
    board = town(*crew, fields={"visited": ["4.c", "4.d"]})
    assert not any(option.startswith(("relocate", "walk")) for option in board.allowed)


def test_an_exit_without_a_way_back_is_no_way() -> None:
    """NAS-P1-21: all other exits are occupied, so the captain at the last one is stuck."""
    crew = (
        occupied("0>N", "0>W", "1>N", "7.ac", tavern=[]),
        occupied("2>N", "2>E", "3>W", "5>E", "6>W"),
        occupied("6>S", "8>E", "8>S", "7.bc", "7.cd"),
    )
    board = town(*crew, at="7.c", fields={"visited": ["7.c", "4.c"]})
    assert "relocate:4.c" in board.allowed
    assert not any(option.startswith("barge") for option in board.allowed)


def test_stuck_with_nowhere_to_go() -> None:
    """NAS-P1-22: no visited space offers a way: pause or pass."""
    board = town(occupied(*STUCK[:2]), occupied(*STUCK[2:]), fields={"visited": ["4.c"]})
    assert board.allowed == {"pause", "pass"}


def test_the_phase_ends_when_all_have_passed() -> None:
    """NAS-P1-23: then everybody is at sea."""
    board = town(own()).play("pass", "quay:Q1", "pass", "quay:Q2")
    assert board.view()["phase"] == "sea"
    assert board.asked == (ANNE, "sea")
