"""Chapter 3 (SET): the deal."""

from collections import Counter

import pytest

from flibuste.core.faults import SetupError
from flibuste.games.nassau.places import FOES, ZONES, foe_zones
from flibuste.games.nassau.state import State
from flibuste.games.nassau.tables import GOOD_KINDS
from flibuste.table import Seat, Table
from tests.games.nassau.positions import new

TOWN = [[tile, "B", tile % 4] for tile in range(9, 0, -1)]


@pytest.fixture(params=range(6))
def state(request: pytest.FixtureRequest) -> State:
    """Tables for two, three and four as they are dealt."""
    dealt: State = new(2 + request.param % 3, request.param).state
    return dealt


def test_the_town_is_drawn_or_laid() -> None:
    """NAS-SET-01: place, side and direction; as in a first game; as somebody laid it."""
    drawn = [new(2, seed).view()["layout"] for seed in range(6)]
    assert all(sorted(tile for tile, _, _ in layout) == list(range(1, 10)) for layout in drawn)
    assert len({str(layout) for layout in drawn}) == 6
    assert {side for layout in drawn for _, side, _ in layout} == {0, 1}
    assert new(2, 1, layout="first_game").view()["layout"][4] == [1, 0, 0]
    own = new(2, 1, town=TOWN)
    assert own.view()["layout"][0] == [9, 1, 1]


@pytest.mark.parametrize(
    "town", ["here", TOWN[:8], [*TOWN[:8], TOWN[0]], [*TOWN[:8], [1, "C", 0]], [*TOWN[:8], [1, "A", 4]], [*TOWN[:8], 1]]
)
def test_a_wrong_town_is_refused(town: object) -> None:
    """NAS-SET-01: nine tiles, each once, on a side and turned up to three times."""
    with pytest.raises(SetupError) as fault:
        new(2, 1, town=town)
    assert fault.value.rule == "NAS-SET-01"


def test_the_streets_are_joined(state: State) -> None:
    """NAS-SET-02: into one town with twelve exits."""
    assert len(state.chart.town.exits) == 12


def test_the_captain_begins_on_the_start_tile(state: State) -> None:
    """NAS-SET-03: where it is marked."""
    assert state.chart.layout[state.captain // 4][0] == 1


def test_what_everybody_begins_with(state: State) -> None:
    """NAS-SET-04: 13 pirates, 20 crates, 10 points, three open holds."""
    for player in state.players:
        assert (player.standing, player.tavern.bit_count(), player.crates, player.reserve) == (8, 5, 3, 17)
        assert (player.score, player.holds, player.boat) == (10, 3, -1)


def test_what_comes_from_the_supply(state: State) -> None:
    """NAS-SET-05: a rum, a doubloon, a provision, a sailor and a sail."""
    for player in state.players:
        assert (player.items, player.provisions) == ((1, 1, 0, 0, 0), 1)
        assert (player.sails, player.sailors) == (2, 0b11)


def test_a_weapon_each_of_different_types(state: State) -> None:
    """NAS-SET-06: two of one type, one of each other."""
    assert all(sorted(player.weapons) == [1, 1, 1, 1, 2] for player in state.players)
    assert len({player.weapons for player in state.players}) == state.setting.seats


def test_an_animal_each_and_three_on_display(state: State) -> None:
    """NAS-SET-07: it sits on the first seat."""
    assert len(state.display) == 3
    assert all(player.animals[0] >= 0 and player.animal_count == 1 for player in state.players)
    assert sum(state.pile) == 24 - 3 - state.setting.seats


def test_five_tales_each(state: State) -> None:
    """NAS-SET-08: two S, two A, one B; all others are in the piles."""
    for seat in range(state.setting.seats):
        assert new_backs(state, seat) == [2, 2, 1]
    assert state.tales.bit_count() == 74 - 5 * state.setting.seats


def new_backs(state: State, seat: int) -> list[int]:
    from flibuste.games.nassau.places import OF_BACK

    return [(state.players[seat].hand & back).bit_count() for back in OF_BACK]


def test_a_hideout_each(state: State) -> None:
    """NAS-SET-09: different ones."""
    assert len({player.hideout for player in state.players}) == state.setting.seats


def test_weak_opponents_lie_near(state: State) -> None:
    """NAS-SET-10: strength 1 and 2 in A, B and D."""
    near = [
        FOES[foe].strength
        for zone, foe in zip(state.setting.foe_zones, state.chart.foes, strict=True)
        if ZONES[zone] in "ABD"
    ]
    assert max(near) <= 2


def test_strong_ones_lie_far() -> None:
    """NAS-SET-11: with the weak ones that are left."""
    far = Counter(
        FOES[foe].strength
        for seed in range(20)
        for state in [new(4, seed).state]
        for zone, foe in zip(state.setting.foe_zones, state.chart.foes, strict=True)
        if ZONES[zone] not in "ABD"
    )
    assert {*far} == {1, 2, 3, 4, 5}
    assert far[3] > far[1]


def test_how_many_opponents_there_are() -> None:
    """NAS-SET-12: 16, 22 and 29, by zones."""
    counts = [Counter(ZONES[zone] for zone in foe_zones(n)) for n in (2, 3, 4)]
    assert [sum(count.values()) for count in counts] == [16, 22, 29]
    assert [counts[i]["B"] for i in range(3)] == [2, 3, 4]
    assert [len(new(n, 1).state.foes) for n in (2, 3, 4)] == [16, 22, 29]


def test_outposts_towers_and_posts(state: State) -> None:
    """NAS-SET-13: all of them, at every number of players."""
    assert sorted(state.chart.outposts) == list(range(8))
    assert sorted(state.chart.towers) == list(range(10))
    assert sorted(state.chart.posts) == list(range(10))


def test_goods_on_the_posts(state: State) -> None:
    """NAS-SET-14: one of each kind in the near zones; 14 stay in the bag."""
    near = [good for post, good in enumerate(state.posts) if post < 5 or post == 6]
    assert sorted(near) == list(range(len(GOOD_KINDS)))
    assert sum(state.bag) == 14


def test_tokens_are_a_pool_of_their_own(state: State) -> None:
    """NAS-SET-15: the goods bag holds goods only, however many fights there are."""
    assert sum(state.bag) + sum(good >= 0 for good in state.posts) == 24


def test_the_old_salt_and_his_offering(state: State) -> None:
    """NAS-SET-16: the first tile and the first offering lie open."""
    assert (len(state.salts), len(state.offerings)) == (1, 1)


def test_who_begins() -> None:
    """NAS-SET-17: drawn, or as it was chosen."""
    assert {new(3, seed).state.dolphin for seed in range(12)} == {0, 1, 2}
    assert new(3, 1, start=2).state.turn == 2


def test_seats_go_clockwise() -> None:
    """NAS-SET-18: after the last one the first."""
    table = new(3, 1, start=2)
    table.play("pause")
    assert table.asked == 0


def test_a_save_of_before_keeps_its_town() -> None:
    """The town of the house was once called the players' own: such a save goes on with the same town."""
    seats = [Seat("Anne"), Seat("Jack")]
    save = Table.new("nassau", seats, {"layout": "first_game"}, 3).save()
    old = {**save, "options": {**save["options"], "layout": "custom"}}
    assert Table.load(old).position() == Table.load(save).position()
