"""Pirates' ships that sink, and their gold (docs/rules/pirates.md, 5.10)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates.items import HELD, item_named
from flibuste.games.pirates.sinking import Sink, shares
from flibuste.games.pirates.state import NOBODY, Is, State
from flibuste.games.pirates.treasure import gold
from tests.games.pirates.tables import at, island, keys, runs, ship, table

HOME = at(480, 480)
THREE = "RV-76"
UNSINKABLE = "BC-79"


def with_homes(*hold: str, card: str = THREE, seats: int = 2, **more: Any) -> State:
    """A ship of the first seat, and a home island for each."""
    homes = [island(100 + 300 * seat, 100, home=seat) for seat in range(seats)]
    return table([ship(card, 0, HOME, *hold)], [*homes, island(480, 520)], seats, **more)


def banked(s: State, seat: int) -> int:
    home = s.islands[s.home(seat)]
    return gold(home.coins) + home.loose


@pytest.mark.parametrize(
    ("values", "sinker", "other", "loose"),
    [
        ([5, 3, 1], [5], [3, 1], (0, 0)),
        ([4], [], [], (2, 2)),
        ([7, 1, 1], [1, 1], [], (3, 4)),
        ([2, 1], [2], [1], (0, 0)),
        ([3, 3, 3], [3], [3], (2, 1)),
        ([], [], [], (0, 0)),
    ],
)
def test_half_the_gold_each(values: list[int], sinker: list[int], other: list[int], loose: tuple[int, int]) -> None:
    """CSG-SNK-03: rounded up for who sank her, in whole coins from the highest; the lowest left is broken up."""
    it = shares(values)
    assert ([values[i] for i in it.sinker], [values[i] for i in it.other], it.loose) == (sinker, other, loose)


def test_gold_is_shared_at_once() -> None:
    """CSG-SNK-03, CSG-SNK-06, CSG-INF-04: on the home islands, face up."""
    s = with_homes("coin-4", "coin-3")
    runs(s, Sink(0, 1, "hit"))
    assert s.ships == [None]
    assert (banked(s, 0), banked(s, 1)) == (3, 4)
    assert s.islands[1].coins == (HELD.of(4, 0b11),)


def test_a_broken_coin_leaves_the_game() -> None:
    """CSG-SNK-03: loose gold lies there in its place."""
    s = with_homes("coin-5")
    runs(s, Sink(0, 1, "hit"))
    assert (s.islands[0].loose, s.islands[1].loose) == (2, 3)
    assert [HELD.item(held) for held in s.gone] == [5]


@pytest.mark.parametrize(("seats", "option", "mine"), [(3, "usual", 0), (3, "split", 2), (2, "none", 0)])
def test_the_option_of_sunk_gold(seats: int, option: str, mine: int) -> None:
    """CSG-SNK-04, CSG-R-49: usually none among three or more; the coins leave the game."""
    s = with_homes("coin-4", seats=seats, options={"sink_gold": option})
    runs(s, Sink(0, 1, "hit"))
    assert banked(s, 1) == mine
    assert [HELD.item(held) for held in s.gone] == [4]


@pytest.mark.parametrize(("by", "how"), [(NOBODY, "mast"), (0, "hit"), (1, "scuttled")])
def test_sunk_by_nobody(by: int, how: str) -> None:
    """CSG-SNK-05, CSG-SCT-04: nothing is shared; CSG-SNK-02 says who counts."""
    s = with_homes("coin-4")
    runs(s, Sink(0, by, how))
    assert (banked(s, 0), banked(s, 1)) == (0, 0)
    assert len(s.gone) == 1


def test_coins_go_home_unseen_among_three() -> None:
    """CSG-INF-04: only who gets them knows them."""
    s = with_homes("coin-4", "coin-4", seats=3, options={"sink_gold": "split"})
    runs(s, Sink(0, 1, "hit"))
    # the first seat has carried it, the second has looked at it
    assert s.islands[1].coins == (HELD.of(4, 0b011),)


def test_a_sunk_ship_takes_all_along() -> None:
    """CSG-SNK-01: crew, equipment and unique treasures; a ransom is paid (CSG-KW-RAN-02)."""
    s = with_homes("CC-27", "FS-104", "CC-100")
    tell = runs(s, Sink(0, 1, "hit"))
    assert keys(tell) == ["pirates-sank", "pirates-ransom-paid"]
    assert (s.islands[1].loose, s.islands[0].coins) == (1, ())


def test_a_tow_ends_with_the_ship() -> None:
    """CSG-SNK-07"""
    s = table([ship(THREE, 0, HOME, tows=1), ship(THREE, 0, at(480, 300), masts=0)])
    runs(s, Sink(1, 1, "hit"))
    assert (s.ship(0).tows, s.ships[1]) == (-1, None)


def test_her_flag_is_put_down() -> None:
    """CSG-EXP-05: where she has explored, as when she sails."""
    s = with_homes()
    s.change(0, docked=2, state=Is.EXPLORED)
    runs(s, Sink(0, 1, "hit"))
    assert s.islands[2].flags == 0b01


def test_some_cannot_sink() -> None:
    """CSG-EFF-51: but when they are scuttled."""
    s = with_homes(card=UNSINKABLE)
    runs(s, Sink(0, 1, "hit"))
    assert s.ships != [None]
    runs(s, Sink(0, 0, "scuttled"))
    assert s.ships == [None]


def test_an_unseen_piece_is_drawn() -> None:
    """CSG-SNK-03: a coin that nobody has looked at is looked at now."""
    s = with_homes("coin")
    runs(s, Sink(0, 1, "hit"), told=[6])
    assert (banked(s, 0), banked(s, 1)) == (3, 3)
    assert item_named("coin-6") == 6
