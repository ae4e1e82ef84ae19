"""Chapter 5.11 (INT): what follows where rules meet."""

from tests.games.nassau.positions import ANNE, JACK, acting, own, sea, town

KRAKEN = {"B": {"OP-KRA-1": [0, 0]}}


def test_a_good_is_seen_before_room_is_made() -> None:
    """NAS-INT-01: it may be the one that goes back."""
    crew = own(hook=4, crates=8, provisions=3)
    board = acting(crew, boat="C", foes={"C": {"OP-SHI-4": [2, 0]}}).play("fight:OP-SHI-4")
    board.play("fire:1", token=["blank"] * 3, good="spice")
    assert board.asked == (ANNE, "keep")
    assert board.goods() == {"spice": 1}
    board.play("keep:0:7:3:0:0:0:0:0:0")
    assert board.goods() == {}


def test_copies_beyond_a_limit_are_lost() -> None:
    """NAS-INT-02: the second sail at five."""
    board = acting(own(pistol=2, sails=4, contract=1), boat="B", foes={"B": {"OP-RIV-4": [0, 0]}}).play(
        "fight:OP-RIV-4"
    )
    board.play("fire:1", token=["blank"] * 3).play("reward:contract")
    assert (board.player().sails, "gain-lost" in board.heard()) == (5, True)


def test_a_reward_does_not_change_its_fight() -> None:
    """NAS-INT-03: a sail that is won rolls no die; a pirate who is hired may lie down later."""
    board = acting(own(pistol=2, rum=0), boat="B", foes={"B": {"OP-RIV-4": [0, 0]}}).play("fight:OP-RIV-4")
    board.play("fire:1", token=["sail", "blank", "blank"], die=[3, 3])
    assert board.heard().count("rolled") == 1
    assert board.player().sails == 3


def test_losses_do_not_reach_back() -> None:
    """NAS-INT-04: a lost weapon leaves the crates that it fired."""
    board = acting(own(harpoon=2), boat="B", foes={"B": {"OP-KRA-6": [0, 0]}}).play("fight:OP-KRA-6")
    board.play("fire:2", token=["weapon", "sailor", "blank", "blank"], die=[1, 1])
    assert board.state.crates_on(board.state.chart.foes.index(5), ANNE) == 2


def test_rum_saves_a_crate_before_it_is_taken() -> None:
    """NAS-INT-05: dodges come first."""
    board = acting(own(rum=1), boat="B", foes={"B": {"OP-KRA-2": [0, 0]}}).play("fight:OP-KRA-2")
    board.play("fire:1", token=["rum", "dodge"])
    assert board.asked == (ANNE, "dodge")
    board.play("rum", die=[1, 1])
    assert board.scores()[0] == 10 + 2 - 3


def test_a_crate_token_takes_from_holds_only() -> None:
    """NAS-INT-06: three points, though the reserve is full."""
    crew = own(crates=1, standing=0, laid=8)
    board = acting(crew, boat="B", foes=KRAKEN).play("fight:OP-KRA-1").play("fire:1", token="crate", die=[1, 1])
    assert board.scores()[0] == 10 + 1 - 3


def test_two_tokens_for_one_thing() -> None:
    """NAS-INT-07: the doubloon and three points."""
    board = acting(own(doubloon=1), boat="B", foes={"B": {"OP-KRA-3": [0, 0]}}).play("fight:OP-KRA-3")
    board.play("fire:1", token=["doubloon", "doubloon"], die=[1, 1])
    assert (board.item("doubloon"), board.scores()[0]) == (0, 10 + 2 - 3)


def test_a_hold_lost_with_an_active_rat() -> None:
    """NAS-INT-08: it still packs two kinds, into the holds that are left."""
    crew = own(animals="rat", rat=True, tired=["rat"], holds=4, crates=4, provisions=3, goods="silver")
    board = acting(crew, boat="B", foes=KRAKEN).play("fight:OP-KRA-1").play("fire:1", token="hold", die=[1, 1])
    assert (board.player().holds, board.asked) == (3, (JACK, "sea"))
    assert (board.player().provisions, board.goods()) == (3, {"silver": 1})


def test_a_rat_without_its_sailor() -> None:
    """NAS-INT-09: it works to the end of the round, and not in the next."""
    crew = own(sailors=1, animals="cat rat", rat=True, tired=["rat"], crates=4, provisions=3, goods="silver emerald")
    board = sea({**crew, "stage": "camp"}, {**own(), "stage": "home"}, fields={"taken": True, "dolphin": 1})
    assert board.player().provisions == 3
    board.play("home")
    assert board.asked == (ANNE, "keep")


def test_a_laid_pirate_goes_to_the_outpost() -> None:
    """NAS-INT-10: those who stand are kept."""
    board = acting(own(laid=2), boat="C", outposts={"C": ("OU-7", None)}).play("outpost:OU-7:laid")
    assert (board.player().standing, board.player().laid) == (6, 1)


def test_a_pirate_helps_once() -> None:
    """NAS-INT-11: whoever lay down for the voyage fires nothing, and whoever fired rolls nothing."""
    board = sea(own(sails=3, sailors=2, standing=1, laid=7, sabre=3)).play("sail:H")
    assert board.player().standing == 0
    fight = acting(own(harpoon=3, sailors=2, standing=1, laid=7, sails=3), boat="B", foes=KRAKEN).play("fight:OP-KRA-1")
    fight.play("fire:3", token="rum", die=[3, 3])
    assert (fight.asked, fight.player().standing) == ((JACK, "sea"), 0)


def test_crates_that_come_back_are_in_the_reserve() -> None:
    """NAS-INT-12: not in the holds."""
    board = acting(own(sabre=4), towers={"A": [("WT-02", ANNE, 1)]}).play("tower:WT-02:3")
    assert (board.player().crates, board.player().reserve) == (0, 17)


def test_somebody_elses_defeat_breaks_a_tale() -> None:
    """NAS-INT-13: the crate on it is gone; but the zone may be clear."""
    board = acting(own(), own(hand=[9], provisions=0), boat="B", foes={"B": {"OP-TRE-2": [0, 1]}})
    board.play("fight:OP-TRE-2").play("fire:1", token=["blank", "blank"]).play("camp", "tell:0:0:9")
    assert "joked" in board.heard()


def test_a_defeated_kraken_stops_nobody() -> None:
    """NAS-INT-14: another one in the zone does."""
    one = sea(own(sails=2, defeated=["OP-KRA-3"]), foes={"B": {"OP-KRA-3": None, "OP-TRE-2": [0, 0]}})
    assert "sail:C" in one.allowed
    two = sea(own(sails=2, defeated=["OP-KRA-3"]), foes={"B": {"OP-KRA-3": None, "OP-KRA-2": [0, 0]}})
    assert "sail:C" not in two.allowed


def test_tracks_are_compared_as_they_stand() -> None:
    """NAS-INT-15: Jack has scored before."""
    for jack, word in ((11, "joked"), (10, "told")):
        board = sea(own(hand=[68], provisions=0), own(score=jack)).play("camp", "tell:0:0:68")
        assert word in board.heard()


def test_hidden_goods_are_not_aboard() -> None:
    """NAS-INT-16: not for two goods in the holds, but for a good of the kind."""
    crew = own(goods="silver emerald", doubloon=1, hand=[73, 21], provisions=0)
    board = sea(crew).play("skull", "hide:silver", "home", "home", "camp").play("tell:0:0:21:73")
    assert {"told", "joked"} <= {*board.heard()}


def test_spent_doubloons_are_gone() -> None:
    """NAS-INT-17: at the campfire."""
    crew = own(goods="silver", doubloon=2, hand=[32], provisions=0)
    board = sea(crew).play("skull", "hide:silver", "home", "home", "camp", "tell:0:0:32")
    assert "joked" in board.heard()


def test_the_home_port_looks_at_the_table_as_it_stands() -> None:
    """NAS-INT-18: Jack takes the tower before Anne is home."""
    crew = own(provisions=0, hand=[8], rum=1), own(sabre=3, provisions=1)
    board = sea(*crew, towers={"A": [("WT-02", ANNE, 1)]}).play("camp", "tell:0:0:8")
    board.play("sail:A", "tower:WT-02:2")
    before = board.scores()[0]
    board.play("home")
    assert board.scores()[0] == before


def test_crates_that_are_all_out() -> None:
    """NAS-INT-19: none are gained."""
    towers = {"A": [("WT-02", ANNE, 9)], "B": [("WT-10", ANNE, 8)]}
    board = town(own(doubloon=0), at="4.d", towers=towers).play("walk:4.cd")
    assert board.player().crates == 3


def test_a_quay_is_one_list_of_gains() -> None:
    """NAS-INT-20: doubled or not, room is made once."""
    board = town(own(crates=8, provisions=3, animals="kraken")).play("pass", "quay:Q3", "kraken")
    assert (board.asked, board.player().crates, board.player().provisions) == ((ANNE, "keep"), 12, 5)


def test_provisions_won_at_sea_are_spent_at_sea() -> None:
    """NAS-INT-21: a further turn."""
    board = acting(own(hook=2, provisions=0), boat="B", foes={"B": {"OP-SHI-2": [0, 0]}}).play("fight:OP-SHI-2")
    board.play("fire:1", token=["blank", "blank"]).play("home", "home")
    assert board.asked == (ANNE, "sea")


def test_the_choice_of_quays_shrinks() -> None:
    """NAS-INT-22: with every boat; outposts are private."""
    board = town(own(), own(), outposts={"C": ("OU-6", ANNE)}).play("pass", "quay:Q3", "pass")
    assert board.allowed == {"quay:Q1", "quay:Q2", "quay:Q4", "quay:Q5"}


def test_the_first_feld_bonus_is_asked() -> None:
    """NAS-FELD-03: three options, all of them."""
    board = town(own(doubloon=0), at="6.c", feld_pawn=True, fields={"feld": "6.b"}).play("walk:6.bc")
    assert board.allowed == {"bonus:provision", "bonus:rum", "bonus:crate"}


def test_the_second_feld_bonus_is_asked() -> None:
    """NAS-FELD-05: no, or one of the two others."""
    board = town(own(doubloon=1), at="6.c", feld_pawn=True, fields={"feld": "6.b"}).play("walk:6.bc", "bonus:crate")
    assert board.allowed == {"bonus:provision", "bonus:rum", "stop"}


def test_the_pawns_space_is_asked() -> None:
    """NAS-FELD-06: four options."""
    board = town(own(doubloon=0), at="6.c", feld_pawn=True, fields={"feld": "6.b"}).play("walk:6.bc", "bonus:crate")
    assert (board.asked, len(board.allowed)) == ((ANNE, "feld"), 4)


def test_the_crates_against_the_dutchman_are_asked() -> None:
    """NAS-DUT-05: one option a number."""
    fields = {"dutch": ["FD-D"], "dutch_weapons": ["hook", "sabre", "pistol", "cannon"]}
    board = acting(own(hook=2), boat="D", dutchman="beside", fields=fields)
    assert {option for option in board.allowed if option.startswith("dutch")} == {"dutchman:1", "dutchman:2"}
