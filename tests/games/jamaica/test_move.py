"""Chapter 5.1 (POS, MOVE): places, laps, and the two moves."""

import pytest

from flibuste.games.jamaica.move import ends
from flibuste.games.jamaica.tables import FINISH, NODES, race
from tests.games.jamaica.positions import ANNE, JACK, sea


def test_laps_change_in_port_royal() -> None:
    """JAM-POS-01: ahead from 49 is Port Royal one lap on; back from Port Royal is 49 one lap before."""
    assert ends(49 - NODES, 1) == (0,)
    assert ends(0, 1, back=True) == (49 - NODES,)
    assert ends(48, 2) == (FINISH,)


def test_the_finish_is_the_second_port_royal() -> None:
    """JAM-POS-02: a ship that comes home from behind the start has the whole circuit still to make."""
    game = sea("49@-1 f9 g9", do="forward 1")
    assert game.at() == "0"
    assert not game.state.ending


def test_ships_meet_whatever_their_laps() -> None:
    """JAM-POS-03: space 44 on lap -1 and on lap 0 is one space: they fight."""
    game = sea("45@-1 f9 g9", "44 f9 g9", do="back 1")
    assert "combat" in [e.key.removeprefix("jamaica-") for e in game.events]


def test_who_is_further_along() -> None:
    """JAM-POS-04: by the sailing order; in two lanes by the spaces left to the merge (15)."""
    assert race(5) < race(6) < race(7) < race(12) < race(15)
    assert race(14) == race(12)  # one space left in either lane
    assert race(13) == race(11)
    assert race(49 - NODES) < race(0) < race(1) < race(49) < race(FINISH) == 224


@pytest.mark.parametrize(
    ("do", "to"), [("forward 4", "20 26"), ("forward 1", "17"), ("back 2", "12 14"), ("back 1", "15")]
)
def test_the_full_number_in_one_direction(do: str, to: str) -> None:
    """JAM-MOVE-01: from 16 exactly as far as the die says, nowhere else; the move is compulsory."""
    game = sea("16 f9 g9 p9", "30 f3", do=do)
    if " " in to:
        assert {option.split(":")[1] for option in game.allowed} == set(to.split())
        assert game.refused("sail:17") == "JAM-MOVE-01"
        assert game.refused("pass") is None
    else:
        assert game.at() == to


def test_what_is_passed_has_no_effect() -> None:
    """JAM-MOVE-02: from 1 over the lair 4 and the ship on 3 to 5: no combat, no treasure, one price."""
    game = sea("1 f9 g9", "3 f3 g3", do="forward 4")
    assert game.at() == "5"
    assert {"combat", "lair"}.isdisjoint(game.heard())
    assert game.holds() == "f9 g6 - - -"


def test_lanes_are_chosen_where_they_part_or_join() -> None:
    """JAM-MOVE-03: both ways at 6, 19, 32 ahead and at 15, 28, 41 back; inside a lane there is no choice."""
    assert ends(6, 1) == (7, 13)
    assert ends(19, 2) == (21, 27)
    assert ends(32, 6) == (38, 44)
    assert ends(15, 1, back=True) == (12, 14)
    assert ends(28, 3, back=True) == (19, 23)
    assert ends(8, 3) == (11,)
    assert ends(27, 1, back=True) == (26,)


def test_occupied_spaces_are_no_obstacle() -> None:
    """JAM-MOVE-04: past two ships and onto a third, which is fought."""
    game = sea("1 f9 g9", "2 f3", "3 f3", do="forward 2")
    assert game.at() == "3"
    assert "combat" in game.heard()


def test_steps_past_the_finish_are_lost() -> None:
    """JAM-MOVE-05: from 47 with a 6 the ship stops in Port Royal, three steps on."""
    assert sea("47 f9 g9", do="forward 6").at() == "0@1"


def test_back_from_port_royal_as_the_first_move() -> None:
    """JAM-MOVE-06: a ship may sail back over the start; it is on lap -1 then."""
    assert sea("0 f9 g9", do="back 2").at() == "48@-1"


def test_from_behind_the_start_port_royal_is_passed() -> None:
    """JAM-MOVE-07: from 48 behind the start with a 4: 49, 0, 1, 2; nothing ends."""
    game = sea("48@-1 f9 g9", do="forward 4")
    assert game.at() == "2"
    assert not game.state.ending


def test_nothing_happens_in_port_royal() -> None:
    """JAM-MOVE-08: back from 3 onto the start, where ships lie: no combat, no price."""
    game = sea("3 f9 g9", do="back 3")
    assert game.at() == "0"
    assert game.holds() == "f9 g9 - - -"
    assert "combat" not in game.heard()
    assert game.state.place[JACK] == game.state.place[ANNE]
    assert game.asked[1] in ("JAM-D-01", "JAM-D-02")


def test_the_route_is_asked_for_when_it_matters() -> None:
    """JAM-D-03: every distinct end; where both lanes lead to one space there is nothing to ask."""
    game = sea("5 f9 g9", do="forward 2")
    assert game.asked == (ANNE, "JAM-D-03")
    assert game.allowed == {"sail:7", "sail:13"}
    assert game.play("sail:13").at() == "13"
    assert sea("7 f9 g9", do="forward 2").at() == "9"
