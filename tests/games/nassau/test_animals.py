"""Chapter 5.10 (ANI): the animals, their seats and what each does."""

import json
from typing import Any

from flibuste.core.agenda import recorded
from flibuste.games.nassau.state import RAT
from flibuste.table import Table
from tests.contract.changes import applied
from tests.games.nassau.positions import ANNE, JACK, acting, own, sea, town

PILE = {"rat": 0, "turtle": 0, "crab": 0, "cat": 0, "lizard": 0, "kraken": 0, "parrot": 0, "monkey": 0}


def seats(board: object, seat: int = ANNE) -> list[str | None]:
    animals: list[str | None] = board.view()["players"][seat]["animals"]  # type: ignore[attr-defined]
    return animals


def test_five_animals_and_never_two_of_a_kind() -> None:
    """NAS-ANI-01: the rat of the display is not offered to who has one; the sixth is lost."""
    board = town(own(doubloon=0, animals="rat"), at="1.a").play("walk:1.ab")
    assert board.allowed == {"animal:crab", "animal:lizard"}
    assert board.refused("animal:rat") == "NAS-ANI-01"
    full = town(own(doubloon=0, animals="turtle cat kraken parrot monkey"), at="1.a").play("walk:1.ab")
    assert "gain-lost" in full.heard()
    assert None not in seats(full)


def test_a_seat_holds_a_sailor_and_an_animal() -> None:
    """NAS-ANI-02: five of them; the starting sailor sits on the first."""
    board = town(own(sailors=1))
    assert board.player().sailors == 1
    assert len(board.player().animals) == 5


def test_where_an_animal_sits() -> None:
    """NAS-ANI-03: on the lowest seat with a sailor and no animal, else on the lowest with neither."""
    board = town(own(doubloon=0, animals="rat"), at="1.a").play("walk:1.ab", "animal:crab")
    assert seats(board)[:2] == ["rat", "crab"]
    waits = town(own(doubloon=0, sailors=1, animals="rat"), at="1.a").play("walk:1.ab", "animal:crab")
    assert seats(waits)[:2] == ["rat", "crab"]
    assert not waits.player().ready(2)


def test_where_a_sailor_sits() -> None:
    """NAS-ANI-03: under the animal that waits; where several wait the owner chooses."""
    board = town(own(doubloon=0, sailors=1, animals="rat crab"), at="5.c").play("walk:5.bc")
    assert board.player().sailors == 0b11
    several = town(own(doubloon=0, sailors=1, animals="rat crab cat"), at="5.c").play("walk:5.bc")
    assert (several.asked, several.allowed) == ((ANNE, "seat"), {"seat:1", "seat:2"})
    assert several.play("seat:2").player().sailors == 0b101


def test_only_a_seated_animal_is_used() -> None:
    """NAS-ANI-04: the crab that waits does not fight; it is owned for a tale."""
    fight = {"B": {"OP-KRA-2": [0, 0]}}
    assert "fire:1:crab" in acting(own(animals="crab"), boat="B", foes=fight).play("fight:OP-KRA-2").allowed
    waits = acting(own(animals="rat cat crab"), boat="B", foes=fight).play("fight:OP-KRA-2")
    assert "fire:1:crab" not in waits.allowed
    board = sea(own(animals="rat cat crab", hand=[13], provisions=0)).play("camp", "tell:0:0:13")
    assert "told" in board.heard()


def test_which_sailor_is_lost() -> None:
    """NAS-ANI-05: one without an animal; else the owner chooses, never the first seat; the animal waits."""
    fight = {"B": {"OP-KRA-1": [0, 0]}}
    board = acting(own(sailors=3, animals="rat turtle"), boat="B", foes=fight).play("fight:OP-KRA-1")
    assert board.play("fire:1", token="sailor", die=[1, 1]).player().sailors == 0b011
    chosen = acting(own(sailors=3, animals="rat cat crab", tired=["cat"]), boat="B", foes=fight).play("fight:OP-KRA-1")
    chosen.play("fire:1", token="sailor", die=[1, 1])
    assert chosen.asked == (ANNE, "lose-sailor")
    assert chosen.allowed == {"seat:1", "seat:2"}
    chosen.play("seat:1")
    assert chosen.player().sailors == 0b101
    assert seats(chosen)[1] == "cat"


def test_the_display_is_refilled() -> None:
    """NAS-ANI-06: from the pile."""
    board = town(own(doubloon=0), at="1.a").play("walk:1.ab").play("animal:rat", animal="parrot")
    assert sorted(board.view()["display"]) == ["crab", "lizard", "parrot"]


def test_all_of_the_display_is_owned() -> None:
    """NAS-ANI-06: the leftmost is set aside, until a new kind comes; the others are mixed in again."""
    board = town(own(doubloon=0, animals="crab lizard rat"), at="1.a")
    board.play("walk:1.ab", animal=["lizard", "cat", "monkey"])
    assert "cat" in seats(board)
    assert sorted(board.view()["display"]) == ["lizard", "monkey", "rat"]
    assert board.written()["pile"]["crab"] == 2


def test_who_watches_sees_the_pile_that_was_mixed_again() -> None:
    """NAS-ANI-06: with the animal that comes aboard."""
    position = town(own(doubloon=0, animals="crab lizard rat"), at="1.a").written()
    table = Table.at("nassau", position)
    table.watch(None)
    view = table.view(None)
    table.play("walk:1.ab", ["lizard", "cat", "monkey"])
    for event in table.told(None):
        view = applied(view, json.loads(json.dumps(event.changes[None])))
        if event.key == "nassau-animal":
            assert view["pile"] == table.view(None)["pile"]
    assert view == table.view(None)


def test_the_pile_runs_out() -> None:
    """NAS-ANI-06: nothing is gained, and what was set aside comes back."""
    board = town(own(doubloon=0, animals="crab lizard rat"), at="1.a", fields={"pile": {**PILE, "rat": 1}})
    board.play("walk:1.ab")
    assert "gain-lost" in board.heard()
    assert len(board.view()["display"]) == 3
    assert board.view()["pile"] == 1


def test_an_animal_is_used_once_a_round() -> None:
    """NAS-ANI-07: the crab lies face down after the fight, and is a companion still."""
    board = acting(own(animals="crab", harpoon=2), boat="B", foes={"B": {"OP-KRA-2": [0, 0], "OP-KRA-5": [0, 0]}})
    board.play("fight:OP-KRA-2").play("fire:1:crab", token="blank")
    assert board.view()["players"][ANNE]["tired"] == ["crab"]
    assert not board.player().ready(2)
    assert board.lines()["companions"] == 8


def test_the_rat_makes_room() -> None:
    """NAS-ANI-08: when it is used, one hold takes two kinds until the end of the round."""
    crew = own(animals="rat", crates=4, provisions=3, goods="silver", doubloon=0, reserve=16)
    board = town(crew, at="3.b").play("walk:3.bd")
    assert board.asked == (ANNE, "keep")
    assert board.refused("keep:0:4:5:0:0:1:0:0:0") == "NAS-HLD-01"
    board.play("keep:1:4:5:0:0:1:0:0:0")
    assert board.player().rat
    assert board.view()["players"][ANNE]["tired"] == ["rat"]


def test_the_rat_is_asked_again_next_round() -> None:
    """NAS-ANI-08: it is used once more, or what does not fit goes."""
    crew = own(animals="rat", rat=True, tired=["rat"], crates=4, provisions=3, goods="silver emerald", hand=[1])
    board = sea({**crew, "stage": "camp"}, {**own(), "stage": "home"}, fields={"taken": True, "dolphin": 1})
    assert board.asked == (ANNE, "stop")
    board.play("home")
    assert (board.asked, board.allowed) == ((ANNE, "rat"), {"rat", "drop"})
    kept = board.play("rat").player()
    assert (kept.rat, kept.provisions, kept.tired) == (True, 3, 1)


def test_a_rat_given_up_is_not_offered_again() -> None:
    """NAS-ANI-08: nor accepted while the surplus is chosen (NAS-RUL-50); it is ready for the next gain. A log of before
    may hold it."""
    crew = own(animals="rat", rat=True, tired=["rat"], crates=4, provisions=3, goods="silver emerald", hand=[1])
    board = sea({**crew, "stage": "camp"}, {**own(), "stage": "home"}, fields={"taken": True, "dolphin": 1})
    board.play("home", "drop")
    assert board.asked == (ANNE, "keep")
    assert len(board.allowed) > 1
    assert all(option.startswith("keep:0:") for option in board.allowed)
    assert board.decision.forms[0].to_json()["parts"][0] == {"kind": "pick", "id": "rat", "among": [0]}
    kept = ("keep", 1, 4, 3, 0, 0, 1, 0, 1, 0)
    board.refused(kept)
    assert recorded(board.state, kept) is board.state.agenda[-1]
    board.play(min(board.allowed))
    assert (board.player().rat, board.player().ready(RAT)) == (False, True)


def test_the_turtle_doubles_one_bonus() -> None:
    """NAS-ANI-09: at the home port: crates, tales or points; the others come as always."""
    towers = {"A": [("WT-02", 0, 1)]}
    for choice, score, crates in (("points", 14, 4), ("crates", 12, 5), ("stop", 12, 4)):
        board = sea(own(animals="turtle", provisions=0), towers=towers, outposts={"C": ("OU-6", 0)})
        board.play("home")
        assert board.asked == (ANNE, "turtle")
        board.play(choice if choice == "stop" else f"turtle:{choice}")
        assert (board.scores()[0], board.player().crates) == (score, crates)


def test_the_crab_weakens_the_opponent() -> None:
    """NAS-ANI-10: a token fewer, a damage fewer needed; the points stay."""
    board = acting(own(animals="crab"), boat="B", foes={"B": {"OP-TRE-2": [0, 0]}}).play("fight:OP-TRE-2")
    board.play("fire:1:crab", token="blank")
    assert "OP-TRE-2" in board.view()["players"][ANNE]["defeated"]
    assert board.scores()[0] == 12
    one = acting(own(animals="crab"), boat="B", foes={"B": {"OP-TRE-1": [0, 0]}}).play("fight:OP-TRE-1")
    assert {option for option in one.allowed if "crab" in option} == {"fire:0:crab"}


def test_the_cat_rolls_again() -> None:
    """NAS-ANI-11: all dice that show 1 or 2, once."""
    board = acting(own(animals="cat"), boat="B", foes={"B": {"OP-KRA-2": [0, 0]}}).play("fight:OP-KRA-2")
    board.play("fire:1", token=["rum", "doubloon"], die=[1, 5])
    assert board.asked == (ANNE, "cat")
    board.play("cat", die=4)
    assert (board.item("rum"), board.item("doubloon")) == (1, 1)
    assert board.view()["players"][ANNE]["tired"] == ["cat"]


def test_the_lizard_doubles_the_reward() -> None:
    """NAS-ANI-12: not the points."""
    board = acting(own(animals="lizard"), boat="B", foes={"B": {"OP-TRE-1": [0, 0]}}).play("fight:OP-TRE-1")
    board.play("fire:1", token="blank")
    assert board.asked == (ANNE, "reward")
    board.play("reward:lizard")
    assert (board.item("doubloon"), board.scores()[0]) == (3, 11)


def test_the_kraken_doubles_the_quay() -> None:
    """NAS-ANI-13: the bonus of the harbour, not the provisions, and nothing at an outpost."""
    board = town(own(animals="kraken")).play("pass", "quay:Q2")
    assert board.asked == (ANNE, "kraken")
    said: list[Any] = [option.args["what"] for option in board.decision.options]
    assert [bonus[0].n for bonus in said] == [2, 1]
    board.play("kraken")
    assert (board.item("rum"), board.player().provisions) == (3, 3)
    outpost = town(own(animals="kraken"), outposts={"E": ("OU-2", 0)}).play("pass", "quay:OU-2")
    assert outpost.asked == (JACK, "town")


def test_the_parrot_doubles_a_tale() -> None:
    """NAS-ANI-14: its points, and in the contest they count once."""
    crew = own(animals="parrot", hand=[17, 40], provisions=0)
    told = sea(crew).play("camp").play("tell:17:0:17")
    assert told.scores()[0] == 18
    joke = sea(own(animals="parrot", hand=[74], provisions=0)).play("camp", "tell:74:0:74")
    assert joke.scores()[0] == 12


def test_the_monkey_keeps_an_item() -> None:
    """NAS-ANI-15: one unit of what is spent, which must be owned."""
    board = town(own(animals="monkey", rum=1)).play("pause:monkey")
    assert board.item("rum") == 1
    assert "pause:monkey" not in town(own(animals="monkey", tired=["monkey"])).allowed
    poor = town(own(animals="monkey", rum=0))
    assert poor.refused("pause:monkey") == "NAS-P1-14"


def test_several_animals_in_one_fight() -> None:
    """NAS-ANI-16: crab and lizard."""
    board = acting(own(animals="crab lizard"), boat="B", foes={"B": {"OP-TRE-1": [0, 0]}}).play("fight:OP-TRE-1")
    board.play("fire:0:crab", "reward:lizard")
    assert board.view()["players"][ANNE]["tired"] == ["crab", "lizard"]
    assert board.item("doubloon") == 3
