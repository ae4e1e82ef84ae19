"""Chapter 7.2 (FELD): the Stefan Feld pawn."""

from typing import Any

import pytest

from flibuste.games.nassau.deal import feld_start
from flibuste.games.nassau.town import first_game
from tests.games.nassau.positions import ANNE, JACK, Board, new, own, town


def met(crew: Any = None, **where: Any) -> Board:
    """Anne walks from 6.c to 6.b, where the pawn stands, and gains a sail."""
    fields = {"feld": "6.b", **where.pop("fields", {})}
    return town(crew or own(doubloon=0), at="6.c", feld_pawn=True, fields=fields, **where).play("walk:6.bc")


@pytest.mark.parametrize("seed", range(5))
def test_where_the_pawn_begins(seed: int) -> None:
    """NAS-FELD-01: in the south-west; in the north-east if the captain begins there."""
    table = new(2, seed, feld_pawn=True)
    starts = next(cell for cell, row in enumerate(table.view()["layout"]) if row[0] == 1)
    assert table.view()["feld"].split(".")[0] == ("2" if starts == 6 else "6")
    swapped = list(first_game())
    swapped[4], swapped[6] = swapped[6], swapped[4]
    assert {space // 4 for space in feld_start(tuple(swapped))} == {2}


def test_the_equipment_comes_first() -> None:
    """NAS-FELD-02: then the bonus; a barge brings the captain there as well."""
    board = met()
    assert (board.player().sails, board.asked) == (3, (ANNE, "bonus"))
    barge = town(own(doubloon=0), at="8.c", feld_pawn=True, fields={"feld": "6.c"}).play("barge:8>E:6>S", "table:TT-1")
    assert barge.asked == (ANNE, "bonus")


def test_one_of_three() -> None:
    """NAS-FELD-03: a provision, a rum or a crate."""
    for bonus, before in (("provision", 1), ("rum", 1), ("crate", 3)):
        board = met().play(f"bonus:{bonus}")
        player = board.player()
        have = {"provision": player.provisions, "rum": board.item("rum"), "crate": player.crates}
        assert have[bonus] == before + 1


def test_the_bonus_is_due_in_any_case() -> None:
    """NAS-FELD-04: though the sail was lost; not for a captain who is put there."""
    assert met(own(sails=5, doubloon=0)).asked == (ANNE, "bonus")
    streets = ["4.cd", "4.bc", "4-7"]
    crew = own(streets=streets, doubloon=0), own(streets=["4.ac"])
    board = town(*crew, feld_pawn=True, fields={"feld": "6.b", "visited": ["4.c", "6.b"]}).play("relocate:6.b")
    assert board.asked == (ANNE, "onward")


def test_a_second_bonus_for_a_doubloon() -> None:
    """NAS-FELD-05: another one than the first."""
    board = met(own(doubloon=1)).play("bonus:rum")
    assert board.allowed == {"bonus:provision", "bonus:crate", "stop"}
    board.play("bonus:crate")
    assert (board.item("doubloon"), board.player().crates) == (0, 4)
    assert met(own(doubloon=0)).play("bonus:rum").asked == (ANNE, "feld")


def test_the_pawn_goes_round_the_corners() -> None:
    """NAS-FELD-06: to any space of the next tile clockwise."""
    board = met().play("bonus:rum")
    assert board.allowed == {f"feld:0.{letter}" for letter in "abcd"}
    assert board.play("feld:0.d").view()["feld"] == "0.d"
    for at, to in (("0.c", "2"), ("2.c", "8"), ("8.d", "6")):
        corner = town(own(), fields={"feld": at, "captain": at, "visited": [at]}, feld_pawn=True, agenda=PLACING)
        assert {option.split(":")[1][0] for option in corner.allowed} == {to}


PLACING = [["RoundOver"], ["MakeReady"], ["SeaPhase"], ["ExtraMove", 0], ["PlacePawn", 0]]


def test_all_this_comes_before_the_extra_move() -> None:
    """NAS-FELD-07: and the pawn stays between rounds."""
    board = met(own(doubloon=2)).play("bonus:rum", "stop", "feld:0.d")
    assert board.asked == (ANNE, "extra")
    assert board.play("stop").asked == (JACK, "town")
    assert board.view()["feld"] == "0.d"
