"""Chapter 10.1: any layout of the tiles joins into one town."""

from random import Random

import pytest

from flibuste.games.nassau.tables import DATA
from flibuste.games.nassau.town import CELLS, SPACES, District, Town, first_game, joined, space_id, space_of

LAYOUTS = 60


def layout(seed: int) -> tuple[District, ...]:
    rng = Random(seed)
    tiles = rng.sample(range(1, CELLS + 1), CELLS)
    return tuple((tile, rng.randrange(2), rng.randrange(4)) for tile in tiles)


def reached(town: Town) -> set[int]:
    """The spaces that can be reached on inner and joined alleys from the captain's."""
    seen, front = {town.start}, [town.start]
    while front:
        space = front.pop()
        for number in town.alleys_at[space]:
            other = town.alleys[number].other(space)
            if other not in seen:
                seen.add(other)
                front.append(other)
    return seen


@pytest.mark.parametrize("seed", range(LAYOUTS))
def test_every_layout_is_one_town(seed: int) -> None:
    """NAS-SET-02: all spaces hang together, no street ends in nothing but the twelve exits."""
    town = joined(layout(seed))
    assert reached(town) == set(range(SPACES))
    assert (len(town.alleys), len(town.exits)) == (45 + 12, 12)
    for space in range(SPACES):
        ways = [*town.alleys_at[space], *town.exits_at[space]]
        assert len(ways) >= 3
        assert all(space in town.alleys[number][:2] for number in town.alleys_at[space])
        assert all(town.exits[number].space == space for number in town.exits_at[space])
    assert {alley.sections for alley in town.alleys} <= {1, 2, 3, 4}
    assert {out.sections for out in town.exits} <= {1, 2}
    assert len({alley.id for alley in town.alleys} | {out.id for out in town.exits}) == 69


@pytest.mark.parametrize("seed", range(LAYOUTS))
def test_everything_can_be_had_in_any_town(seed: int) -> None:
    """NAS-SET-01: whatever side of a tile lies up, each kind of equipment and each weapon is somewhere."""
    town = joined(layout(seed))
    found = {(gain.kind, gain.type) for choices in town.choices for gains in choices for gain in gains}
    sides = [side for tile in DATA["city"]["tiles"] for side in tile["sides"].values()]
    rows = [row for side in sides for space in side["spaces"] for choice in space["equip"] for row in choice]
    other = {row["kind"] for row in rows}
    assert {kind for kind, _ in found} >= {DATA["enums"]["equipment_kinds"].index(kind) for kind in other}
    assert {weapon for _, weapon in found} >= set(range(5))


def test_turned_stubs_meet_those_of_the_neighbour() -> None:
    """NAS-SET-01: a quarter turn clockwise brings the northern stub to the east."""
    plain = list(first_game())
    tile, side, _ = plain[4]
    turned = joined((*plain[:4], (tile, side, 1), *plain[5:]))
    stub = DATA["city"]["tiles"][tile - 1]["sides"]["AB"[side]]["stubs"]["N"]
    east = next(alley for alley in turned.alleys if alley.id == "4-5")
    assert space_of(f"4.{stub['space']}") in east[:2]


def test_the_captain_begins_where_it_is_marked() -> None:
    """NAS-SET-03: on the marked space of the first tile, wherever that lies."""
    town = joined(first_game())
    assert space_id(town.start) == "4.c"
    for seed in range(LAYOUTS):
        cells = layout(seed)
        assert cells[joined(cells).start // 4][0] == 1
