"""Chapters 5.3 to 5.5 (ARR, COST, SHORT, LAIR): a ship stops."""

import pytest

from flibuste.games.jamaica.pay import one_split, splits
from flibuste.games.jamaica.tables import FOOD, GOLD
from tests.games.jamaica.positions import ANNE, sea


def test_combat_then_price_then_treasure() -> None:
    """JAM-ARR-01: on a lair with a ship the treasure waits until the combat is over."""
    game = sea("3 f3 p1", "4 g9", do="forward 1")
    assert game.asked == (ANNE, "JAM-D-09")
    assert game.state.lairs >> 4 & 1
    game.play("powder:0", combat=[2, 2], treasure="T05")
    assert not game.state.lairs >> 4 & 1


def test_all_that_may_happen_at_one_stop_in_its_order() -> None:
    """JAM-ARR-01: with The Crew: combat, price, recruiting, then the Lookout's treasure with the Weasel's look."""
    game = sea("17 g9 p1 lookout weasel", "18 f1", do="forward 1", crew=True)
    asked = [game.asked[1]]
    game.play("powder:0", combat=[4, 4])
    asked.append(game.asked[1])
    assert game.holds() == "g6 p1 lookout weasel -"
    asked += [game.play(option).asked[1] for option in ("recruit:r0c3:saran", "spy:19")]
    assert asked == ["JAM-D-09", "JAM-CREW-D-09", "JAM-CREW-D-10", "JAM-CREW-D-11"]


@pytest.mark.parametrize(
    ("node", "left"), [("4 1", "f6 g9 p9 - -"), ("15 1", "f9 g6 p9 - -"), ("18 1", "f9 g9 p9 - -")]
)
def test_what_each_kind_of_space_costs(node: str, left: str) -> None:
    """JAM-COST-01: port 16: 3 gold; a lair is free; powder pays nothing."""
    start, steps = node.split()
    if start == "4":
        assert sea("19 f9 g9 p9 | T05", do="forward 1", gone=[19]).play("sail:20").holds() == left
    else:
        assert sea(f"{start} f9 g9 p9", do=f"forward {steps}").holds() == left


def test_the_price_is_paid_on_arrival_only() -> None:
    """JAM-COST-02: loading on a port costs nothing; leaving and coming back costs again."""
    assert sea("16 f9 g9", do="food 2", then="powder 2").holds() == "f9 g9 f2 p2 -"
    assert sea("16 f9 g9", do="forward 1", then="back 1").holds() == "f7 g6 - - -"


def test_any_holds_pay_and_an_emptied_hold_is_empty() -> None:
    """JAM-COST-03: three gold out of holds of 2 and 3, in any split."""
    game = sea("15 g2 g3 f1 f1 f1", do="forward 1")
    assert game.allowed == {"pay:2:1:0:0:0", "pay:1:2:0:0:0", "pay:0:3:0:0:0"}
    assert game.refused("pay:2:2:0:0:0") == "JAM-COST-03"
    assert game.play("pay:2:1:0:0:0").holds() == "- g2 f1 f1 f1"


def test_who_can_pay_must() -> None:
    """JAM-COST-04: the last three gold go; there is no shortage by choice."""
    game = sea("15 g3 f1", do="forward 1")
    assert (game.at(), game.holds()) == ("16", "- f1 - - -")
    assert "shortage" not in game.heard()
    assert game.asked[1] not in ("JAM-D-07", "JAM-CREW-D-07")


def test_the_price_is_paid_with_what_the_combat_left() -> None:
    """JAM-COST-05: gold won on the port pays for it."""
    game = sea("15 f1 p1", "16 g5", do="forward 1").play("powder:0", combat="star").play("spoils:hold:0")
    assert (game.at(), game.holds()) == ("16", "f1 p1 g2 - -")


def test_the_split_is_asked_for_when_it_matters() -> None:
    """JAM-D-06: not with one hold, not when all goes; the smallest holds are the first choice."""
    assert one_split((GOLD | 5 << 3, 0), 3, 1 << GOLD) == (3, 0)
    assert one_split((GOLD | 1 << 3, GOLD | 2 << 3), 3, 1 << GOLD) == (1, 2)
    assert one_split((GOLD | 2 << 3, GOLD | 2 << 3), 3, 1 << GOLD) is None
    game = sea("15 g2 g3 f1", do="forward 1")
    assert game.asked == (ANNE, "JAM-D-06")
    assert [option.id for option in game.decision.options if option.default] == ["pay:2:1:0:0:0"]
    food = FOOD | 2 << 3
    assert sorted(splits((food, food, FOOD | 1 << 3), 3, 1 << FOOD)) == [(1, 1, 1), (2, 0, 1), (2, 1, 0)]


# ---- falling short


def test_too_few_tokens_are_a_shortage() -> None:
    """JAM-SHORT-01: two gold in a port for three; three are enough."""
    assert "shortage" in sea("17 g2 f9", do="forward 1").heard()
    assert "shortage" not in sea("17 g3 f9", do="forward 1").heard()


def test_all_tokens_of_the_kind_are_paid() -> None:
    """JAM-SHORT-02: both holds of gold go to the Bank, nothing else does (but the price further back)."""
    assert sea("17 g1 g1 f9 p3", do="forward 1").holds() == "- - f7 p3 -"


def test_back_to_the_first_space_that_can_be_paid() -> None:
    """JAM-SHORT-03: from 18 with 1 food: 17, 16, 15 are too dear; the next way out is 11 or 4."""
    game = sea("17 f1", do="forward 1")
    # Outer lane: 12 costs 2, the lair 11 is free. Inner lane: 14 and 13 cost more, 6 and 5 are ports, 4 is a lair.
    assert game.asked == (ANNE, "JAM-D-07")
    assert game.allowed == {"retreat:11", "retreat:4"}
    assert sea("4 f9", do="forward 1").at() == "4"  # the space before is free, and one must go back at least one
    assert sea("0 f3", do="forward 2").at() == "2"
    assert sea("0 f1", do="forward 2").at() == "0"


def test_the_lane_is_chosen_on_the_way_back() -> None:
    """JAM-SHORT-04: each lane ends at its own first payable space, and none further."""
    game = sea("17 f1", do="forward 1")
    assert game.refused("retreat:9") == "JAM-SHORT-04"
    assert game.play("retreat:4", treasure="T05").at() == "4"


def test_occupied_spaces_are_not_skipped() -> None:
    """JAM-SHORT-05: the ship falls back onto 17, where another one lies."""
    game = sea("16 f2 g2", "17 f9 g9", do="forward 2")
    assert game.at() == "17"
    assert "combat" in game.heard()


def test_on_the_new_space_all_begins_again() -> None:
    """JAM-SHORT-06: a lair on the way back gives its treasure; a sea space has its price."""
    game = sea("4 f9", do="forward 1", told={"treasure": "T07"})
    assert game.treasures() == ["T07"]
    assert sea("16 f5", do="forward 2").holds() == "f3 - - - -"


def test_a_lost_combat_may_bring_a_second_shortage() -> None:
    """JAM-SHORT-07: on 17 the two food are stolen: the ship goes on back, to 11 or 4."""
    game = sea("16 f2 p1", "17 g9", do="forward 2").play("powder:0", combat=[2, "star"])
    assert game.asked[0] == 1
    game.play("spoils:hold:0")
    assert game.asked == (ANNE, "JAM-D-07")
    assert game.allowed == {"retreat:11", "retreat:4"}


def test_port_royal_ends_every_retreat() -> None:
    """JAM-SHORT-08: with nothing at all from 3: Port Royal, and not behind it; on lap -1 the way back is lap -1's."""
    assert sea("0", do="forward 3").at() == "0"
    assert sea("0", do="back 1").at() == "44@-1"


def test_a_shortage_does_not_cancel_the_evening() -> None:
    """JAM-SHORT-09: back in Port Royal in the morning, the evening is played from there."""
    assert sea("0 g9", do="forward 1", then="forward 5").at() == "5"


def test_a_move_back_may_fall_short() -> None:
    """JAM-SHORT-10: two back from 4 onto 2 without food: further back."""
    assert sea("4 g9", do="back 2", gone=[]).at() == "0"


def test_one_way_back_needs_no_question() -> None:
    """JAM-D-07: with one candidate the ship goes there, with two its captain is asked."""
    assert sea("17 f1", do="forward 1").asked == (ANNE, "JAM-D-07")
    assert sea("17 g9 f2", do="forward 1").at() == "18"
    assert sea(
        "19 g9 f1",
        do="back 2",
    ).state.agenda
    assert sea("7", do="forward 1").at() == "4"


# ---- lairs


def test_a_lair_gives_its_treasure() -> None:
    """JAM-LAIR-01: free, the token goes, the top card is drawn, by a move or a retreat."""
    game = sea("3 f3", do="forward 1", told={"treasure": "T08"})
    assert game.treasures() == ["T08"]
    assert (game.holds(), game.state.pile) == ("f3 - - - -", 8)
    assert game.view()["lairs"] == [9, 11, 19, 22, 25, 33, 37, 44]


def test_an_empty_lair_gives_nothing() -> None:
    """JAM-LAIR-02: the second ship on 4 finds nothing; pile and tokens stay equal."""
    game = sea("3 f3", "20 f3 | T05", do="forward 1", gone=[4])
    assert game.treasures() == []
    assert game.state.pile == 8
    again = sea("3 f3", "20 f3", do="forward 1", told={"treasure": "T05"})
    assert (again.view()["pile"], again.view()["lairs"]) == (8, [9, 11, 19, 22, 25, 33, 37, 44])


def test_passing_or_lying_on_a_lair_gives_nothing() -> None:
    """JAM-LAIR-03: over 4 to 5, and loading while on 4."""
    assert sea("3 g9 f9", do="forward 2").treasures() == []
    assert sea("4 g9 f9", do="gold 2").treasures() == []


def test_the_token_leaves_the_base_game() -> None:
    """JAM-LAIR-04: nobody keeps it; with The Crew it is kept."""
    assert sea("3 f3", do="forward 1").view()["ships"][ANNE]["tokens"] == 0
    assert sea("3 f3", do="forward 1", crew=True).view()["ships"][ANNE]["tokens"] == 1
