"""Chapters 5.3 (CRW) and 5.5 (EQ): what is gained, and who does the work."""

from tests.games.nassau.positions import ANNE, JACK, acting, own, sea, town


def test_a_weapon_up_to_five() -> None:
    """NAS-EQ-01: the printed one among them."""
    for pistols, then in ((4, 5), (5, 5)):
        board = town(own(pistol=pistols, doubloon=0), at="4.d").play("walk:4.da")
        assert board.player().weapons[0] == then


def test_a_sailor_takes_a_seat() -> None:
    """NAS-EQ-02: one more, and none beyond five."""
    board = town(own(doubloon=0), at="5.c").play("walk:5.bc")
    assert board.player().sailors == 0b111
    full = town(own(sailors=5, doubloon=0), at="5.c").play("walk:5.bc")
    assert full.player().sailor_count == 5
    assert "gain-lost" in full.heard()


def test_items_are_added() -> None:
    """NAS-EQ-03: two doubloons on 4.b; a bomb or a contract on 0.d."""
    assert town(own(doubloon=0)).play("walk:4.bc").item("doubloon") == 2
    board = town(own(doubloon=0), at="0.c").play("walk:0.cd", "take:1")
    assert (board.item("bomb"), board.item("contract")) == (0, 1)


def test_a_pirate_is_hired_at_a_table() -> None:
    """NAS-EQ-04: he stands on deck, the table's equipment comes at once, and the table stays empty."""
    board = town(own(doubloon=0), at="6.b").play("walk:6.bc")
    assert board.asked == (ANNE, "table")
    board.play("table:TT-3")
    player = board.player()
    assert (player.standing, player.crates, player.tavern) == (8, 5, 0b11011)


def test_nobody_left_in_the_tavern() -> None:
    """NAS-EQ-04: nothing is gained; with one table left nobody is asked."""
    empty = town(own(doubloon=0, tavern=[]), at="6.b").play("walk:6.bc")
    assert "gain-lost" in empty.heard()
    last = town(own(doubloon=0, tavern=["TT-1"]), at="6.b").play("walk:6.bc")
    assert (last.item("doubloon"), last.player().tavern) == (1, 0)


def test_an_animal_comes_aboard() -> None:
    """NAS-EQ-05: from the display, which is refilled."""
    board = town(own(doubloon=0), at="1.a").play("walk:1.ab")
    assert board.asked == (ANNE, "animal")
    board.play("animal:crab", animal="monkey")
    assert board.view()["players"][0]["animals"][0] == "crab"
    assert sorted(board.view()["display"]) == ["lizard", "monkey", "rat"]


def test_for_each_tale_a_pile_is_chosen() -> None:
    """NAS-EQ-06: three cards, each asked for once the one before has been seen."""
    board = town(own(doubloon=0), at="2.a").play("walk:2.da")
    for pile, card in (("arrr", "11"), ("b", "40"), ("b", "41")):
        assert board.asked == (ANNE, "pile")
        board.play(f"draw:{pile}", tale=card)
    assert board.hand() == {11, 40, 41}
    assert board.asked == (JACK, "town")


def test_nobody_else_sees_which_tale_was_drawn() -> None:
    """NAS-EQ-06: but its back."""
    board = town(own(doubloon=0), at="2.a").play("walk:2.da").play("draw:b", tale="40")
    assert board.view(ANNE)["players"][0]["hand"] == {"backs": [0, 0, 1], "cards": [40]}
    assert board.view(JACK)["players"][0]["hand"] == {"backs": [0, 0, 1], "cards": None}
    assert [event.key for event in board.events if event.seen(JACK)] == ["nassau-drew"]


def test_holds_crates_provisions_goods() -> None:
    """NAS-EQ-07: a hold is opened; crates come from one's own reserve, provisions from the supply."""
    assert town(own(doubloon=0), at="1.a").play("walk:1.da").player().holds == 4
    crates = town(own(doubloon=0), at="4.d").play("walk:4.cd").player()
    assert (crates.crates, crates.reserve) == (6, 14)
    assert town(own(doubloon=0, provisions=1), at="3.c").play("walk:3.cd").player().provisions == 3


def test_a_random_good_comes_out_of_the_bag() -> None:
    """NAS-EQ-07: one of those that are left in it; with an empty bag nothing comes."""
    board = acting(own(hook=4), boat="C", foes={"C": {"OP-SHI-4": [2, 0]}})
    before = dict(board.view()["bag"])
    board.play("fight:OP-SHI-4").play("fire:1", token=["blank"] * 3, good="spice")
    assert board.goods() == {"spice": 1}
    assert board.view()["bag"]["spice"] == before["spice"] - 1


def test_an_empty_pile_is_made_anew() -> None:
    """NAS-EQ-08: of the discarded tales with its backs, told or joked."""
    b_cards = list(range(36, 75))
    told, jokes, hand = b_cards[:1], b_cards[1:3], b_cards[3:]
    board = acting(own(hand=hand[:20]), own(hand=hand[20:], buried=jokes), fields={"discards": told, "round": 2})
    board.play("tale").play("draw:b", tale="37")
    assert "shuffled" in board.heard()
    assert 37 in board.hand()
    assert (board.state.discards, board.player(JACK).buried) == (0, 0)


def test_only_the_other_pile_is_left() -> None:
    """NAS-EQ-08: then nobody is asked; and with both empty nothing is drawn."""
    b_cards, arrr = list(range(36, 75)), list(range(1, 36))
    board = acting(own(hand=b_cards)).play("tale")
    assert board.heard()[0] == "drew"
    none = acting(own(hand=b_cards), own(hand=arrr)).play("tale")
    assert "gain-lost" in none.heard()


# ---- sailors and pirates


def test_sailors_count_anew_for_everything() -> None:
    """NAS-CRW-01: two of them sail two borders and then fire two crates, and nobody lies down."""
    board = sea(own(harpoon=2, sails=2, rum=0), foes={"E": {"OP-KRA-2": [0, 0]}}).play("sail:E", "fight:OP-KRA-2")
    board.play("fire:2", token=["blank", "blank"])
    assert board.player().laid == 0


def test_a_pirate_is_a_sailor_for_once() -> None:
    """NAS-CRW-02: then he lies until Phase III."""
    board = sea(own(sails=3, standing=2, laid=6)).play("sail:H")
    assert (board.player().standing, board.player().laid) == (1, 7)
    board.play("tale", "draw:b")
    assert board.player().laid == 7


def test_pirates_do_not_replace_sails() -> None:
    """NAS-CRW-03: two sails go two borders, however many stand; and only as many lie down as are needed."""
    board = sea(own(sails=2, sailors=1))
    assert "sail:H" not in board.allowed
    board.play("sail:G")
    assert board.player().laid == 1


def test_pirates_are_no_sailors_otherwise() -> None:
    """NAS-CRW-04: not for tales, not under animals, not at the end."""
    board = sea(own(sailors=1, animals="rat cat", hand=[7], provisions=0))
    assert board.player().ready(0)
    assert not board.player().ready(3)
    assert board.lines()["companions"] == 8
    board.play("camp", "tell:0:0:7")
    assert "joked" in board.heard()


def test_who_is_not_on_deck_cannot_lie_down() -> None:
    """NAS-CRW-05: pirates on streets, in the tavern and on outposts."""
    board = sea(own(sails=4, streets=["4.ac", "4.bc"]), own(), outposts={"C": ("OU-6", 0)})
    assert board.player().standing == 0
    assert "sail:I" not in board.allowed
    assert board.refused("sail:F") == "NAS-SEA-04"
