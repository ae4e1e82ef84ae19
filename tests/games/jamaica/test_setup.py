"""Chapter 3 (SET): the set-up."""

import pytest

from flibuste.core.faults import SetupError
from flibuste.games.jamaica.tables import CARDS, DATA
from flibuste.table import Seat, Table
from tests.games.jamaica.positions import LAIR_NODES, new, sea


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:
    """JAM-SET-01: one player or seven are refused, two to six are seated."""
    with pytest.raises(SetupError, match="JAM-SET-01"):
        new(seats)
    assert [len(new(n).view()["seats"]) for n in range(2, 7)] == [2, 3, 4, 5, 6]


def test_all_decks_are_the_same_eleven_cards() -> None:
    """JAM-SET-01: hand and draw pile of everybody are the eleven cards of the box."""
    for player in new(6).position()["players"]:
        assert sorted([*player["hand"], *player["deck"]]) == sorted(card["id"] for card in DATA["action_cards"])


def test_all_ships_start_in_port_royal() -> None:
    """JAM-SET-02: space 0, lap 0."""
    assert {(ship["space"], ship["lap"]) for ship in new(6).view()["ships"]} == {(0, 0)}


def test_a_token_on_each_lair() -> None:
    """JAM-SET-03: nine lairs, nine tokens."""
    assert new().view()["lairs"] == LAIR_NODES == [4, 9, 11, 19, 22, 25, 33, 37, 44]


def test_nine_of_twelve_treasures() -> None:
    """JAM-SET-04: the pile has nine cards; none of the twelve has been seen, and three will never come."""
    position = new().position()
    assert position["pile"] == 9
    assert len(position["unseen"]) == 12


def test_the_first_holds() -> None:
    """JAM-SET-05: 3 food, 3 gold, three empty holds."""
    for ship in new(4).position()["ships"]:
        assert ship["holds"] == [["food", 3], ["gold", 3], ["none", 0], ["none", 0], ["none", 0]]


def test_three_cards_in_hand_and_nothing_discarded() -> None:
    """JAM-SET-06: three cards, eight in the pile; another seed deals other hands."""
    player = new().position()["players"][0]
    assert (len(player["hand"]), len(player["deck"]), player["discard"]) == (3, 8, [])
    assert len({tuple(new(seed=seed).position()["players"][0]["hand"]) for seed in range(20)}) > 5
    assert set(player["hand"]) <= set(CARDS)


def test_the_bank_never_runs_out() -> None:
    """JAM-SET-07: a ship may hold more gold than the box has; nothing counts the Bank."""
    assert sea("20 g80 f9", do="gold 6").holds() == "g80 f9 g6 - -"


def test_the_first_captain_is_drawn_or_marked() -> None:
    """JAM-SET-08: by lot, unless a seat is marked."""
    assert {new(4, seed).view()["captain"] for seed in range(40)} == {0, 1, 2, 3}
    assert {new(4, seed, start=2).view()["captain"] for seed in range(10)} == {2}
    assert len(new(3).opening) == 1 + 9 + 2  # the Captain, three hands of three, and the first dice


def test_the_crew_has_its_own_set_up() -> None:
    """JAM-SET-09: with The Crew there is a tavern, without it there is none."""
    assert new(crew=True).view()["tavern"]
    assert new().view()["tavern"] is None


def test_a_colour_that_there_is_not() -> None:
    """JAM-SET-01: ships come in six colours, each once."""
    for colours in (("mauve", None), ("red", "red")):
        with pytest.raises(SetupError):
            Table.new("jamaica", [Seat("a", colour=colours[0]), Seat("b", colour=colours[1]), Seat("c")])
