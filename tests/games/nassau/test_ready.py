"""Chapter 5.9 (PH3): everything is made ready, by itself."""

from typing import Any

from tests.games.nassau.positions import ANNE, JACK, Board, own, sea


def over(anne: Any = None, jack: Any = None, told: dict[str, Any] | None = None, **where: Any) -> Board:
    """Jack is home; Anne comes home, and the round is over."""
    anne, jack = {**(anne or own()), "stage": "camp"}, {**(jack or own()), "stage": "home"}
    fields = {"taken": True, "dolphin": JACK, **where.pop("fields", {})}
    return sea(anne, jack, fields=fields, **where).play("home", **(told or {}))


def test_pirates_stand_up_and_come_back() -> None:
    """NAS-PH3-01: laid ones, and those of the streets; on outposts and in the tavern they stay."""
    board = over(own(laid=2, streets=["4.cd", "4.bc"]), outposts={"C": ("OU-6", ANNE)})
    player = board.player()
    assert (player.standing, player.laid, player.streets, player.tavern) == (7, 0, 0, 0b11111)


def test_animals_are_turned_up() -> None:
    """NAS-PH3-02: they can be used again."""
    board = over(own(animals="crab", tired=["crab"]))
    assert board.player().ready(2)


def test_the_best_tales_score() -> None:
    """NAS-PH3-03: by printed points, a point for a joke; ties score fully."""
    board = over(own(told=[7, 8]), own(told=[1]))
    assert board.scores() == [15, 10]
    assert over(own(told=[7]), own(told=[8])).scores() == [15, 15]
    assert over(own(told=[2]), own(jokes=[40, 41])).scores() == [15, 10]


def test_whoever_told_nothing_loses_five() -> None:
    """NAS-PH3-04: all of them, if nobody did; a joke is enough."""
    assert over(own(), own(told=[1])).scores() == [5, 15]
    assert over().scores() == [5, 5]
    assert over(own(jokes=[40]), own(told=[1])).scores() == [10, 15]


def test_played_tales_are_discarded() -> None:
    """NAS-PH3-05: what was told lies open there, a joke is its owner's secret."""
    board = over(own(told=[7], jokes=[40]))
    assert board.view()["discards"] == [7]
    assert board.view(ANNE)["players"][ANNE]["buried"]["cards"] == [40]
    assert board.view(JACK)["players"][ANNE]["buried"] == {"backs": [0, 0, 1], "cards": None}


def test_new_animals_are_displayed() -> None:
    """NAS-PH3-06: three from the pile, fewer if it is short; the old ones leave the game."""
    board = over(told={"animal": ["cat", "cat", "parrot"]})
    assert board.view()["display"] == ["cat", "cat", "parrot"]
    few = {"rat": 0, "turtle": 0, "crab": 0, "cat": 1, "lizard": 0, "kraken": 0, "parrot": 0, "monkey": 0}
    assert over(fields={"pile": few}).view()["display"] == ["cat"]


def test_the_old_salt_moves_on() -> None:
    """NAS-PH3-07: the next tile, the next offering, and the markers come back."""
    fields = {"salts": ["D"], "offerings": ["OF-1"]}
    board = over(own(traded=True, marker=True), fields=fields, told={"salt": "F", "offering": "OF-3"})
    assert (board.view()["salt"], board.view()["offering"]) == ("F", "OF-3")
    assert (board.player().traded, board.player().reserve) == (False, 17)


def test_empty_posts_are_filled() -> None:
    """NAS-PH3-08: from A to I, until the bag is empty."""
    posts = {"B": [("TP-03", None)], "A": [("TP-10", None)]}
    board = over(posts=posts, told={"good": ["spice", "silver"]})
    assert [zone["posts"][0]["good"] for zone in board.view()["zones"][:2]] == ["spice", "silver"]


def test_the_captain_stays() -> None:
    """NAS-PH3-09: only that space counts as visited in the new round."""
    board = over(fields={"captain": "7.a", "visited": ["4.c", "7.a"]})
    assert (board.view()["captain"], board.view()["visited"], board.view()["round"]) == ("7.a", ["7.a"], 2)


def test_the_dolphin_begins_the_next_round() -> None:
    """NAS-PH3-10: once the rats are settled."""
    assert over().asked == (JACK, "town")
    crew = own(animals="rat", rat=True, tired=["rat"], crates=4, provisions=3, goods="silver emerald")
    board = over(crew)
    assert board.asked == (ANNE, "rat")
    assert board.play("rat").asked == (JACK, "town")
