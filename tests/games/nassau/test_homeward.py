"""Chapter 5.8 (RET): the voyage home."""

from tests.games.nassau.positions import ANNE, JACK, own, sea

HIDEOUT = "HI-1"
"""Its slots: tobacco, silver, emerald, sugar, sapphire, spice."""


def test_stops_are_made_in_order() -> None:
    """NAS-RET-01: Skull Island, Campfire Island, home; a turn each, and the islands may be skipped."""
    board = sea(own(goods="silver", doubloon=1, hand=[8], provisions=0, rum=1))
    assert board.allowed == {"skull", "camp", "home"}
    board.play("skull", "hide:silver")
    assert board.asked == (JACK, "sea")
    board.play("home", "home")
    assert (board.asked, board.allowed) == ((ANNE, "stop"), {"camp", "home"})
    board.play("camp", "tell:0:0:8")
    assert board.asked == (ANNE, "stop")
    assert board.allowed == {"home"}


def test_the_first_stop_comes_at_once() -> None:
    """NAS-RET-02: in the very turn in which the player passes."""
    assert sea(own(provisions=2)).play("home").asked == (ANNE, "stop")


def test_nobody_returns_to_sea() -> None:
    """NAS-RET-03: though provisions are left."""
    board = sea(own(provisions=3, hand=[8])).play("home", "camp", "tell:0:0:8", "home", "home")
    assert board.asked == (ANNE, "stop")


def test_each_stop_once() -> None:
    """NAS-RET-04: no second campfire."""
    board = sea(own(provisions=0, hand=[8, 1], rum=2)).play("camp", "tell:0:0:8", "home", "home")
    assert board.refused("camp") == "NAS-RET-04"


def test_skull_island_wants_goods_and_money() -> None:
    """NAS-RET-05: straight from sea, and at least one good is hidden."""
    assert sea(own(provisions=0, goods="silver", doubloon=0)).refused("skull") == "NAS-RET-05"
    assert sea(own(provisions=0, doubloon=1)).refused("skull") == "NAS-RET-05"
    board = sea(own(provisions=0, goods="silver", doubloon=1)).play("skull")
    assert board.allowed == {"hide:silver"}


def test_what_hiding_costs() -> None:
    """NAS-RET-06: 1, 3 or 5 doubloons for 1, 2 or 3 goods."""
    board = sea(own(provisions=0, goods="tobacco tobacco tobacco", crates=0, doubloon=6, hideout=HIDEOUT)).play("skull")
    for left in (5, 3, 1):
        board.play("hide:tobacco")
        assert board.item("doubloon") == left
    assert board.asked == (JACK, "sea")
    poor = sea(own(provisions=0, goods="tobacco tobacco", doubloon=2)).play("skull", "hide:tobacco")
    assert poor.asked == (JACK, "sea")


def test_the_monkey_keeps_one_doubloon_of_the_whole_price() -> None:
    """NAS-RET-06: which must be owned in full: two goods want three doubloons."""
    crew = own(provisions=0, goods="tobacco tobacco", doubloon=2, animals="monkey")
    assert sea(crew).play("skull", "hide:tobacco:monkey").asked == (JACK, "sea")
    rich = sea({**crew, "items": {"doubloon": 3, "rum": 1}}).play("skull", "hide:tobacco:monkey", "hide:tobacco")
    assert rich.item("doubloon") == 1


def test_a_good_goes_into_its_slot_or_into_the_middle() -> None:
    """NAS-RET-07: one after another, in the order that is chosen."""
    board = sea(own(provisions=0, goods="tobacco silver spice", crates=0, doubloon=5, hideout=HIDEOUT)).play("skull")
    board.play("hide:tobacco", "hide:spice", "hide:silver")
    assert (board.player().filled, sum(board.player().centre)) == (2, 1)


def test_no_slot_is_skipped() -> None:
    """NAS-RET-08: silver before tobacco stays in the middle for good."""
    board = sea(own(provisions=0, goods="tobacco silver", doubloon=5, hideout=HIDEOUT)).play("skull")
    board.play("hide:silver", "hide:tobacco")
    assert (board.player().filled, board.player().centre[2]) == (1, 1)


def test_hidden_goods_are_no_cargo() -> None:
    """NAS-RET-09: they take no hold, and nothing takes them away."""
    board = sea(own(provisions=0, goods="silver", doubloon=1, hideout=HIDEOUT)).play("skull", "hide:silver")
    assert (board.goods(), board.player().hidden) == ({}, 1)


def test_the_campfire_wants_rum_and_a_tale() -> None:
    """NAS-RET-10: one of each at least."""
    assert sea(own(provisions=0, hand=[8], rum=0)).refused("camp") == "NAS-RET-10"
    assert sea(own(provisions=0, hand=[], rum=1)).refused("camp") == "NAS-RET-10"


def test_three_cards_for_a_rum() -> None:
    """NAS-RET-11: spent first; the fourth card wants another."""
    board = sea(own(provisions=0, hand=[1, 2, 3, 4, 5], rum=1)).play("camp")
    assert board.refused("tell:0:0:1:2:3:4") is None  # the form does not take so many
    board = sea(own(provisions=0, hand=[1, 2, 3, 4, 5], rum=2)).play("camp", "tell:0:0:1:2:3:4")
    assert (board.item("rum"), board.hand()) == (0, {5})


def test_rum_that_is_spent_makes_no_tale_true() -> None:
    """NAS-RET-11: the card that wants two rum, with two of them, is a joke."""
    assert "joked" in sea(own(provisions=0, hand=[31], rum=2)).play("camp", "tell:0:0:31").heard()
    assert "told" in sea(own(provisions=0, hand=[31], rum=3)).play("camp", "tell:0:0:31").heard()


def test_a_true_tale_scores_and_a_joke_a_little() -> None:
    """NAS-RET-12: printed points face up, a point face down."""
    board = sea(own(provisions=0, hand=[7, 74])).play("camp", "tell:0:0:7:74")
    assert board.scores()[0] == 10 + 2 + 1
    view = board.view(JACK)["players"][ANNE]
    assert (view["told"], view["jokes"]) == ([7], {"backs": [0, 0, 1], "cards": None})


def test_nothing_is_handed_in() -> None:
    """NAS-RET-13: a doubloon tale leaves the doubloons."""
    board = sea(own(provisions=0, hand=[32], doubloon=2)).play("camp", "tell:0:0:32")
    assert ("told" in board.heard(), board.item("doubloon")) == (True, 2)


def test_played_cards_lie_until_the_end_of_the_round() -> None:
    """NAS-RET-14: the others stay in hand."""
    board = sea(own(provisions=0, hand=[7, 9])).play("camp", "tell:0:0:7")
    assert board.hand() == {9}
    assert board.view()["players"][ANNE]["told"] == [7]


def test_the_home_port() -> None:
    """NAS-RET-15: a crate for an outpost, a tale for an opponent with one's own crates, two points for a tower."""
    board = sea(
        own(provisions=0),
        outposts={"C": ("OU-6", ANNE)},
        towers={"A": [("WT-02", ANNE, 1)], "D": [("WT-01", ANNE, 2)]},
        foes={"B": {"OP-TRE-2": [1, 0]}},
    )
    before = board.player().crates
    board.play("home", "draw:b", tale="40")
    assert (board.player().crates - before, board.hand(), board.scores()[0]) == (1, {40}, 14)


def test_the_first_one_home_takes_the_dolphin() -> None:
    """NAS-RET-16: and begins the next round; the order of this phase stays."""
    board = sea(own(provisions=1), own(provisions=0), turn=JACK).play("home")
    assert board.state.dolphin == JACK
    board.play("home", "home")
    assert board.asked == (JACK, "town")
