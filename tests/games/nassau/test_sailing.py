"""Chapters 5.6 (SEA, SLT, TAL) and 5.7 (ITM): a turn at sea. Krakens lie in B and C."""

from tests.games.nassau.positions import ANNE, JACK, MARY, acting, own, sea, town

SALT = {"salts": ["D"], "offerings": ["OF-1"]}


def test_turns_at_sea_go_round_until_all_are_home() -> None:
    """NAS-SEA-01: from the dolphin, clockwise; who is home is passed over."""
    board = sea(own(provisions=2), own(), own(), seats=3, turn=ANNE)
    board.play("sail:A", "tale", "draw:b")
    assert board.asked == (JACK, "sea")
    board.play("home", "home")
    assert board.asked == (MARY, "sea")
    board.play("home", "home")
    assert board.asked == (ANNE, "sea")


def test_an_act_costs_a_provision() -> None:
    """NAS-SEA-02: then one action in the zone where the boat ends; without one the way home begins."""
    board = sea(own(provisions=1)).play("sail:D")
    assert (board.player().provisions, board.asked) == (0, (ANNE, "act"))
    board.play("tale", "draw:b", "home", "home")
    assert board.asked == (ANNE, "stop")


def test_staying_costs_a_provision_too() -> None:
    """NAS-SEA-03: the boat does not move."""
    board = sea(own(provisions=2)).play("sail:A")
    assert (board.player().provisions, board.view()["players"][ANNE]["boat"]) == (1, "A")


def test_the_range_is_sets_of_sail_and_sailor() -> None:
    """NAS-SEA-04: a border each; pirates lie down where sailors are too few."""
    board = sea(own(sails=3, sailors=2))
    assert board.refused("sail:I") == "NAS-SEA-04"
    board.play("sail:H")
    assert board.player().laid == 1
    weak = sea(own(sails=3, sailors=1, standing=0, laid=8))
    assert "sail:G" not in weak.allowed
    assert "sail:D" in weak.allowed


def test_no_diagonals() -> None:
    """NAS-SEA-05: from A to B and D with one sail, and boats share a zone."""
    board = sea(own(sails=1))
    assert {option for option in board.allowed if option.startswith("sail")} == {"sail:A", "sail:B", "sail:D"}
    assert sea(own(), own(boat="D")).play("sail:D").asked == (ANNE, "act")


def test_a_kraken_stops_a_boat_that_enters() -> None:
    """NAS-SEA-06: beyond B it comes in another turn; leaving the kraken's zone is free."""
    board = sea(own(sails=2))
    assert "sail:C" not in board.allowed
    assert "sail:B" in board.allowed
    assert "sail:A" in sea(own(sails=2), boat="B").allowed
    assert "sail:D" in sea(own(sails=2), boat="B").allowed


def test_a_boat_sails_round_a_kraken() -> None:
    """NAS-SEA-06: to E by D, not by B."""
    board = sea(own(sails=2)).play("sail:E")
    way = next(event.data["way"] for event in board.events if event.key == "nassau-sailed")
    assert way == ["A", "D", "E"]


def test_a_compass_leads_to_a_pawn() -> None:
    """NAS-SEA-07: over any distance, and the full range may follow; one in a turn."""
    board = sea(own(compass=2), fields={"salts": ["I"], "offerings": ["OF-1"]})
    board.play("compass:salt")
    assert (board.asked, board.view()["players"][ANNE]["boat"]) == ((ANNE, "sail"), "I")
    assert (board.player().provisions, board.item("compass")) == (0, 1)
    assert "sail:I" in board.allowed
    assert not any(option.startswith("compass") for option in board.allowed)
    board.play("sail:H")
    assert board.view()["players"][ANNE]["boat"] == "H"


def test_a_kraken_does_not_hold_a_boat_that_a_compass_brought() -> None:
    """NAS-SEA-07: but one that it enters afterwards does."""
    board = sea(own(compass=1, sails=2), boat="G", fields={"salts": ["B"], "offerings": ["OF-1"]})
    board.play("compass:salt")
    assert {"sail:A", "sail:E", "sail:D"} <= board.allowed


def test_a_compass_leads_not_to_where_one_is() -> None:
    """NAS-SEA-07: and without one nobody is led."""
    board = sea(own(compass=1), boat="D", fields=SALT)
    assert not any(option.startswith("compass") for option in board.allowed)
    assert sea(own(), fields=SALT).refused("compass:salt") == "NAS-SEA-07"


def test_exactly_one_action() -> None:
    """NAS-SEA-08: a tale can always be drawn; then the turn is over."""
    board = sea(own(provisions=3)).play("sail:A")
    assert "tale" in board.allowed
    assert "home" not in board.allowed
    assert board.play("tale", "draw:b").asked == (JACK, "sea")


def test_whoever_passes_begins_the_way_home_at_once() -> None:
    """NAS-SEA-09: unspent provisions stay aboard."""
    board = sea(own(provisions=3)).play("home")
    assert (board.asked, board.player().provisions) == ((ANNE, "stop"), 3)


# ---- the Old Salt, tales, items


def test_the_old_salt_gives_rum_and_a_tale() -> None:
    """NAS-SLT-01: only in his zone."""
    board = acting(own(doubloon=0), boat="D", fields=SALT).play("salt").play("draw:b", tale="40")
    assert (board.item("rum"), board.hand()) == (3, {40})
    assert "salt" not in acting(own(), boat="A", fields=SALT).allowed


def test_a_trade_with_the_old_salt() -> None:
    """NAS-SLT-02: one of the offering for a doubloon, marked with a crate of the reserve, once a round."""
    board = acting(own(doubloon=2), boat="D", fields=SALT).play("salt", "draw:b")
    assert (board.asked, board.allowed) == ((ANNE, "offer"), {"buy:0", "buy:1", "buy:2", "stop"})
    board.play("buy:2")
    player = board.player()
    assert (board.item("doubloon"), player.weapons[4], player.reserve, player.marker) == (1, 2, 16, True)


def test_no_trade_twice_and_none_without_money() -> None:
    """NAS-SLT-03: the rum and the tale come again, the offering does not."""
    again = acting(own(doubloon=2, traded=True, marker=True), boat="D", fields=SALT).play("salt", "draw:b")
    assert (again.asked, again.item("rum")) == ((JACK, "sea"), 3)
    poor = acting(own(doubloon=0), boat="D", fields=SALT).play("salt", "draw:b")
    assert poor.asked == (JACK, "sea")


def test_a_tale_is_drawn_anywhere() -> None:
    """NAS-TAL-01: from the pile of choice."""
    board = acting(own(), boat="G").play("tale")
    assert board.allowed == {"draw:arrr", "draw:b"}
    assert board.play("draw:arrr", tale="11").hand() == {11}


def test_what_doubloons_pay() -> None:
    """NAS-ITM-01: a barge, an extra move, hidden goods, a trade."""
    assert town(own(doubloon=1), at="7.c").play("barge:7>S:8>E", "take:0").item("doubloon") == 0
    assert town(own(doubloon=1)).play("walk:4.cd", "walk:4.da").item("doubloon") == 0
    assert sea(own(doubloon=1, goods="silver", provisions=0)).play("skull", "hide:silver").item("doubloon") == 0
    assert acting(own(doubloon=1), boat="D", fields=SALT).play("salt", "draw:b", "buy:0").item("doubloon") == 0


def test_what_rum_pays() -> None:
    """NAS-ITM-02: a pause, a dodge, tales."""
    assert town(own(rum=1)).play("pause").item("rum") == 0
    fight = acting(own(rum=1), boat="B", foes={"B": {"OP-KRA-2": [0, 0]}}).play("fight:OP-KRA-2")
    assert fight.play("fire:1", token=["dodge", "blank"]).play("rum").item("rum") == 0
    assert sea(own(rum=1, hand=[8], provisions=0)).play("camp", "tell:0:0:8").item("rum") == 0


def test_what_the_other_items_do() -> None:
    """NAS-ITM-03: a contract brings a reward once more."""
    board = acting(own(contract=1), boat="B", foes={"B": {"OP-TRE-1": [0, 0]}}).play("fight:OP-TRE-1")
    board.play("fire:1", token="blank").play("reward:contract")
    assert (board.item("contract"), board.item("doubloon")) == (0, 3)


def test_what_a_bomb_does() -> None:
    """NAS-ITM-04: two damage at once."""
    board = acting(own(bomb=1), boat="B", foes={"B": {"OP-TRE-2": [0, 0]}}).play("fight:OP-TRE-2", "fire:0:bomb")
    assert (board.item("bomb"), board.view()["players"][ANNE]["defeated"]) == (0, ["OP-TRE-2"])


def test_what_a_compass_does() -> None:
    """NAS-ITM-05: it is spent for the way to a pawn."""
    board = sea(own(compass=1), fields={"salts": ["I"], "offerings": ["OF-1"]}).play("compass:salt")
    assert board.item("compass") == 0
