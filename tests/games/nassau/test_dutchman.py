"""Chapter 7.1 (DUT): The Flying Dutchman."""

from typing import Any

from tests.games.nassau.positions import ANNE, JACK, Board, acting, new, own, sea

TILE = {"dutch": ["FD-D"], "dutch_weapons": ["hook", "sabre", "pistol", "cannon"]}
"""It lies in D and wants hooks; 6 points."""


def off(crew: Any = None, *others: Any, dutchman: str = "beside", fields: Any = None, **where: Any) -> Board:
    """Anne's boat is in D, with the Dutchman."""
    where["fields"] = {**TILE, **(fields or {})}
    return acting(crew or own(hook=3), *others, boat="D", dutchman=dutchman, **where)


def test_with_the_old_salt_or_alone() -> None:
    """NAS-DUT-01: alone there is no Old Salt, no offering, and compasses lead to the Dutchman only."""
    both, alone = new(3, 1, dutchman="beside"), new(3, 1, dutchman="alone")
    assert both.view()["salt"]
    assert both.view()["dutchman"]
    assert (alone.view()["salt"], alone.view()["offering"]) == (None, None)
    board = sea(own(compass=1), dutchman="alone", fields=TILE)
    assert {option for option in board.allowed if option.startswith("compass")} == {"compass:dutchman"}


def test_a_tile_a_round() -> None:
    """NAS-DUT-02: four of eight, the first one is revealed from the start."""
    assert len(new(2, 3, dutchman="beside").state.dutch) == 1
    assert not new(2, 3).state.dutch


def test_four_weapons_are_known_from_the_start() -> None:
    """NAS-DUT-03: four different ones."""
    weapons = new(2, 3, dutchman="beside").view()["dutchman"]["weapons"]
    assert len({*weapons}) == 4


def test_it_is_attacked_in_its_zone_with_its_weapon() -> None:
    """NAS-DUT-04: hooks, this round."""
    assert "dutchman:3" in off().allowed
    assert not any(
        one.startswith("dutchman") for one in acting(own(hook=3), boat="A", dutchman="beside", fields=TILE).allowed
    )
    second = off(own(hook=3), fields={"round": 2, "dutch": ["FD-B", "FD-D"]})
    assert {option for option in second.allowed if option.startswith("dutchman")} == {"dutchman:1"}


def test_how_many_crates() -> None:
    """NAS-DUT-05: weapons, hands, crates in holds; pirates lie down beyond the sailors."""
    board = off(own(hook=4, crates=3)).play("dutchman:3", token=["blank", "blank"])
    assert (board.player().crates, board.player().laid, board.player().dutch) == (0, 1, (3, 0, 0))
    assert off(own(crates=0)).refused("dutchman:1") == "NAS-DUT-05"


def test_nobody_attacks_for_the_rum_alone() -> None:
    """NAS-DUT-05: one crate at least; printed weapons and standing pirates serve as in a fight (NAS-RUL-49)."""
    board = off(own(hook=1))
    assert {option for option in board.allowed if option.startswith("dutchman")} == {"dutchman:1"}
    board.refused("dutchman:0")
    assert {option for option in off(own(hook=4)).allowed if option.startswith("dutchman")} == {
        f"dutchman:{n}" for n in (1, 2, 3)
    }


def test_more_tokens_each_round() -> None:
    """NAS-DUT-06: two, three, four, five; they work as in a fight."""
    for number, tokens in enumerate((2, 3, 4, 5), 1):
        tiles = [*["FD-B", "FD-C", "FD-E"][: number - 1], "FD-D"]
        board = off(own(hook=2, sabre=2, pistol=2, cannon=2), fields={"round": number, "dutch": tiles})
        assert board.play("dutchman:1", token=["blank"] * tokens).heard().count("token") == tokens
    dodged = off(own(hook=2, rum=0)).play("dutchman:2", token=["dodge", "blank"])
    assert (dodged.player().dutch, dodged.player().reserve) == ((1, 0, 0), 18)


def test_two_rum_in_any_case() -> None:
    """NAS-DUT-07: no points, no defeat; the crates stay."""
    board = off(own(hook=2, rum=0)).play("dutchman:1", token=["dodge", "blank"])
    assert (board.item("rum"), board.scores()[0], board.player().dutch[0]) == (2, 10, 0)
    assert board.told("gained")["fight"] == "over"


def test_crates_add_up() -> None:
    """NAS-DUT-08: turn by turn."""
    board = off(own(hook=2, dutch=[2, 0, 0])).play("dutchman:1", token=["blank", "blank"])
    assert board.player().dutch == (3, 0, 0)


def test_crab_lizard_bomb_and_contract_do_not_help() -> None:
    """NAS-DUT-09: the cat does, and so do rum and monkey."""
    board = off(own(hook=2, bomb=1, contract=1, animals="crab lizard"))
    assert {option for option in board.allowed if option.startswith("dutchman")} == {"dutchman:1", "dutchman:2"}
    board.play("dutchman:1", token=["blank", "blank"])
    assert board.asked == (JACK, "sea")
    cat = off(own(hook=2, animals="cat")).play("dutchman:1", token=["sail", "blank"], die=[1, 1])
    assert cat.asked == (ANNE, "cat")


def ended(*dutch: list[int], **fields: Any) -> Board:
    """The last one comes home, and everything is made ready."""
    crew = [own(dutch=crates, stage="home") for crates in dutch]
    crew[0]["stage"], crew[0]["hand"] = "camp", []
    return sea(*crew, seats=len(crew), dutchman="beside", fields={**TILE, "taken": True, **fields}).play("home")


def test_most_crates_score_the_tile() -> None:
    """NAS-DUT-10: one of the winner's crates goes under the tile, all others to the last quay; ties score fully."""
    board = ended([3, 0, 0], [1, 0, 0])
    assert [player.dutch for player in board.state.players] == [(0, 1, 2), (0, 0, 1)]
    assert board.scores() == [10 + 6 - 5, 10 - 5]
    tie = ended([2, 0, 0], [2, 0, 0])
    assert tie.scores() == [11, 11]
    assert ended([0, 0, 0], [0, 0, 0]).scores() == [5, 5]


def test_the_next_tile() -> None:
    """NAS-DUT-11: is revealed, and none after the last round."""
    board = ended([0, 0, 0], [0, 0, 0])
    assert len(board.state.dutch) == 2
    last = ended([0, 0, 0], [0, 0, 0], round=4, dutch=["FD-B", "FD-C", "FD-E", "FD-D"])
    assert (last.state.over, len(last.state.dutch)) == (True, 4)


def test_the_last_quay_scores_by_rank() -> None:
    """NAS-DUT-12: 25, 15, 10, 5; equal ones share a place and use up the next; nobody without a crate."""
    crew = [own(dutch=[0, 0, n]) for n in (4, 4, 1, 0)]
    board = sea(*crew, seats=4, dutchman="beside", fields=TILE)
    assert [board.lines(seat)["dutchman"] for seat in range(4)] == [25, 25, 10, 0]


def test_crates_under_tiles_do_not_count() -> None:
    """NAS-DUT-13: nor are Dutchman crates in the reserve."""
    board = sea(own(dutch=[0, 3, 0]), own(dutch=[0, 0, 1]), dutchman="beside", fields=TILE)
    assert [board.lines(seat)["dutchman"] for seat in range(2)] == [0, 25]
    assert board.player().reserve == 14


def test_a_compass_leads_to_the_dutchman() -> None:
    """NAS-DUT-14: into its zone."""
    board = sea(own(compass=1), dutchman="beside", fields=TILE).play("compass:dutchman")
    assert board.view()["players"][ANNE]["boat"] == "D"


def test_the_dutchman_is_no_opponent() -> None:
    """NAS-DUT-15: one crate on it makes no tale true, and brings none at home."""
    board = sea(own(dutch=[1, 0, 0], hand=[9], provisions=0), dutchman="beside", fields=TILE).play("camp", "tell:0:0:9")
    assert "joked" in board.heard()
    board.play("home", "home", "home")
    assert board.player().cards == 0
