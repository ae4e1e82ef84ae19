"""PLU-OPT-07: tiles that people have painted after their own box."""

import json
from random import Random
from typing import Any

import pytest

from flibuste.bots.levels import choose
from flibuste.core.faults import PositionError, SetupError
from flibuste.games.plunder import GAME
from flibuste.games.plunder.chart import joined
from flibuste.games.plunder.faces import HOUSE, NAMES, SIDES, read_tiles
from flibuste.table import Seat, Table
from tests.games.plunder.painting import square, tiles

SEATS = [Seat(name) for name in ("Anne", "Jack", "Mary", "Bart", "Grace", "Olivier")]


def as_painted() -> dict[str, Any]:
    """The faces of the house, as if somebody had painted them."""
    return {
        name: {
            "coasts": [
                {
                    "kind": coast.kind,
                    "skulls": coast.skulls,
                    "land": [square(*cell) for cell in coast.land],
                    "ports": [{"square": square(*p.cell), "docks": [SIDES[d] for d in p.docks]} for p in coast.ports],
                }
                for coast in face.coasts
            ],
            "barriers": [{"kind": k, "between": [square(*a), square(*b)]} for k, a, b in face.barriers],
        }
        for name, face in zip(NAMES, HOUSE, strict=True)
    }


def test_the_house_painted_is_the_house() -> None:
    """PLU-OPT-07: all but the names of its islands."""
    layout = tuple((tile, tile % 2, tile % 4) for tile in range(6))
    house, own = joined(layout), joined(layout, read_tiles(as_painted()))
    assert (own.kinds, own.ways, own.shores) == (house.kinds, house.ways, house.shores)
    assert [island[1:] for island in own.islands] == [island[1:] for island in house.islands]
    assert [island.id for island in own.islands[:3]] == ["T1A-1", "T1A-2", "T1A-3"]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_games_on_random_tiles_end(seats: int, seed: int) -> None:
    """PLU-OPT-07, PLU-END-01: whatever is painted, each game ends, is replayed by its save, and can be laid."""
    rng = Random(100 * seats + seed)
    own = json.loads(json.dumps(tiles(rng)))
    options = {"tiles": own, "target": 4, "tile_rotation": seed > 0}
    table = Table.new("plunder", SEATS[:seats], options, seed=seed)
    for n in range(4000):
        if table.decision is None:
            break
        state = table.state
        assert not GAME.breaches(state)
        if n % 60 == 0:
            position = json.loads(json.dumps(GAME.write(state)))
            assert GAME.write(GAME.read(position, SEATS[:seats])) == position
            layout = json.loads(json.dumps(table.layout()))
            assert Table.laid("plunder", layout, SEATS[:seats], seed).view(None)["sea"] == table.view(None)["sea"]
        table.play(rng.choice(GAME.mind.choices(state, rng, 20)))
    assert table.result
    assert Table.load(json.loads(json.dumps(table.save()))).view(None) == table.view(None)


def test_bots_play_on_painted_tiles() -> None:
    """PLU-OPT-07, chapter 12: they think in worlds with the same tiles, and imagine nothing else."""
    table = Table.new("plunder", SEATS[:3], {"tiles": tiles(Random(5)), "target": 6}, seed=3)
    rng = Random(1)
    while table.decision is not None:
        table.play(choose("easy", GAME, table.state, rng))
    assert table.result


def test_painted_islands_are_called_by_their_square() -> None:
    """PLU-OPT-07: the square in the middle of the land, wherever the tile lies."""
    own = {"T1A": {"coasts": [island(["A1", "A2", "A3"], [haven("B2", "S")])]}}
    table = Table.new("plunder", SEATS[:2], {"tiles": own, "first_map": True}, seed=1)
    chart = table.state.chart
    mine = [i for i, one in enumerate(chart.islands) if one.painted]
    names = {chart.islands[i].id: chart.called(i) for i in mine}
    assert [*names] == ["T1A-1"]
    land = {chart.name(square) for square in chart.islands[mine[0]].land}
    assert names["T1A-1"] in land
    assert table.decision
    (option,) = (one for one in table.decision.options if one.at == "island:T1A-1")
    assert option.args["island"] == names["T1A-1"]


def island(land: list[str], ports: list[dict[str, Any]], kind: str = "resource", skulls: int = 1) -> dict[str, Any]:
    return {"kind": kind, "skulls": skulls, "land": land, "ports": ports}


def haven(where: str, docks: str = "N") -> dict[str, Any]:
    return {"square": where, "docks": [*docks]}


@pytest.mark.parametrize(
    ("tile", "face", "says"),
    [
        ("T7A", {}, "there is no such field"),
        ("T1A", [], "it is an object with coasts, barriers"),
        ("T1A", {"coasts": [island(["A7"], [haven("A1")])]}, "T1A.coasts[0].land[0]"),
        ("T1A", {"coasts": [island([], [haven("A1")])]}, "an island has land"),
        ("T1A", {"coasts": [island(["B1"], [])]}, "any other island one or more"),
        ("T1A", {"coasts": [island(["B1"], [haven("A1")], "plain", 0)]}, "plain land has none"),
        ("T1A", {"coasts": [island(["B1"], [haven("A1")], skulls=4)]}, "from 1 to 3"),
        ("T1A", {"coasts": [island(["B1"], [haven("A1")], "merchant", 0)]}, "a merchant island lies on T5 or T6"),
        ("T1A", {"coasts": [island(["B1"], [haven("A1", "NS")])]}, "two that meet"),
        ("T1A", {"coasts": [island(["B1"], [haven("A1", "")])]}, "two that meet"),
        ("T1A", {"coasts": [island(["B1"], [haven("A2")])]}, "beside its island"),
        ("T1A", {"coasts": [island(["B1", "A1"], [haven("A1")])]}, "it is there already"),
        ("T1A", {"coasts": [island([f"{row}1"], [haven(f"{row}2")]) for row in "ABC"] * 3}, "at most 8"),
        ("T1A", {"barriers": [{"kind": "wall", "between": ["A1", "A2"]}]}, "it is one of reef, cliff"),
        ("T1A", {"barriers": [{"kind": "reef", "between": ["A1", "B2"]}]}, "share an edge"),
        ("T1A", {"barriers": [{"kind": "reef", "between": pair} for pair in (["A1", "A2"], ["A2", "A1"])]}, "one edge"),
    ],
)
def test_what_no_tile_can_show_is_refused(tile: str, face: Any, says: str) -> None:
    """PLU-OPT-07: it says which face it is and what is wrong there, in a new game as in a position."""
    with pytest.raises(SetupError) as caught:
        Table.new("plunder", SEATS[:3], {"tiles": {tile: face}})
    assert caught.value.rule == "PLU-OPT-07"
    assert says in caught.value.reason
    with pytest.raises(PositionError) as broken:
        Table.at("plunder", {"colours": ["red", "blue"], "options": {"tiles": {tile: face}}})
    assert broken.value.breaches[0].rule == "PLU-OPT-07"


def test_everybody_has_an_island_to_begin_with() -> None:
    """PLU-OPT-07, PLU-SET-10: whichever face each tile shows."""
    bare: dict[str, Any] = {name: {} for name in NAMES if name.endswith("B")}
    with pytest.raises(SetupError) as caught:
        Table.new("plunder", SEATS[:2], {"tiles": bare})
    assert caught.value.reason == "the tiles have 0 islands with one skull, and 2 captains begin on one each"
    assert Table.new("plunder", SEATS[:2], {"tiles": bare, "tile_faces": "A_only"}).decision


def test_a_storm_that_hides_a_start_everywhere_stays() -> None:
    """PLU-SET-08: ports of weak islands so near each other that every square is next to one."""
    ports = ["B2", "B5", "E2", "E5"]
    coasts = [island([f"{chr(ord(at[0]) - 1)}{at[1]}"], [haven(at, "S")]) for at in ports]
    table = Table.new("plunder", SEATS[:2], {"tiles": {name: {"coasts": coasts} for name in NAMES}}, seed=2)
    assert table.view(None)["storm"]
