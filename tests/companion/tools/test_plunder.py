"""Plunder's tools, with examples computed by hand."""

import pytest

from flibuste.companion.tools import Answer, tools
from flibuste.core.atoms import Json
from flibuste.core.faults import SheetError
from flibuste.games.plunder.cards import CARDS
from flibuste.games.plunder.tables import DATA


def use(tool: str, **given: object) -> Answer:
    return tools()[f"plunder.{tool}"].use(given)


@pytest.mark.parametrize("lead", range(-3, 3))
def test_the_odds_are_those_of_the_table(lead: int) -> None:
    """Chapter 9: 6, 10, 15, 21, 26, 30 of 36."""
    data = use("battle", attack=max(lead, 0), defence=max(-lead, 0)).data
    assert (data["win"], data["of"]) == (DATA["battle_odds"]["table"][str(lead)]["wins"], 36)


@pytest.mark.parametrize(
    ("target", "rolls", "keys"),
    [
        ("ship", (3, 5), ("attacker-wins", "ship-loses")),
        ("ship", (2, 5), ("defender-wins", "attacker-loses")),
        ("owned", (3, 5), ("attacker-wins", "flag")),
        ("owned", (2, 5), ("defender-wins", "owned-holds")),
        ("unowned", (1, 5), ("defender-wins", "unowned-holds")),
    ],
)
def test_a_battle(target: str, rolls: tuple[int, int], keys: tuple[str, str]) -> None:
    """PLU-SEA-04: 3 + 2 cannons against 5 is a tie, and the attacker's; 2 + 2 against 5 is not."""
    answer = use("battle", target=target, attack=2, attack_roll=rolls[0], defence_roll=rolls[1])
    assert tuple(line.key.removeprefix("plunder-tool-") for line in answer.lines) == keys


def test_who_rolls_for_an_island() -> None:
    """PLU-CON-04: for an unowned one the captain to the left."""
    assert use("battle", target="unowned").lines[1].key == "plunder-tool-roller-unowned"


@pytest.mark.parametrize(
    ("letter", "number", "map_", "count"),
    [("B", 2, "full", 9), ("A", 1, "full", 4), ("L", 9, "full", 6), ("F", 12, "two", 6)],
)
def test_the_storm(letter: str, number: int, map_: str, count: int) -> None:
    """PLU-STM-01: nine squares inside, six on an edge, four in a corner; for two the map ends at 12."""
    inside = use("storm", letter=letter, number=number, map=map_).data["squares"]
    assert sum(map(len, inside)) == count


def test_a_number_that_two_players_spin_again() -> None:
    with pytest.raises(SheetError):
        use("storm", letter="A", number=13, map="two")


def test_what_a_hand_can_build() -> None:
    """4 wood, 2 iron, 4 rum, 4 gold: ships (2 wood 1 iron 2 gold) 2, masts (1 wood 2 rum) 2, cannons (2 iron 1 rum
    1 gold) 1, lives (one of each) 2; burying costs 5 gold: none, one gold is missing."""
    answer = use("build", wood=4, iron=2, rum=4, gold=4)
    assert answer.data["often"] == {"ship": 2, "mast": 2, "cannon": 1, "life": 2, "bury_treasure": 0}
    assert [line.args["count"] for line in answer.lines if line.key == "plunder-tool-lack"] == [1]


def test_every_card_has_its_rule() -> None:
    assert CARDS.keys() == {card["id"] for card in DATA["treasure_cards"]}


def steps(title: str) -> list[str]:
    return [line.key.removeprefix("plunder-tool-card-") for line in use("card", title=title).lines]


def test_a_card_in_steps() -> None:
    """PLU-TC-12, PLU-TC-25, PLU-TC-33: what the table of the rulebook says, in its order, and what is forgotten."""
    assert steps("BERTH") == ["gain", "moor_own_ship", "end_turn", "after"]
    assert steps("MAN_OVERBOARD") == ["either", "gain", "own_ship_lose_life", "or", "end_turn", "no-point", "after"]
    assert steps("THE_LOCKER") == ["gain", "enemy_ship_lose_life", "treaty", "no-point", "after"]
    assert steps("THE_KRAKEN") == ["lose", "lose", "gain", "after"]


def test_copies_are_the_houses() -> None:
    assert use("card", title="CHEST").data == {"copies": 2, "house": True}


def test_a_turn_without_a_ship_is_longer() -> None:
    assert len(use("turn").lines) + 4 == len(use("turn", ship=0).lines)


def test_a_ship_sails_on_its_masts_before_the_pool() -> None:
    """PLU-SAIL-02, a 4: two masts and 3 steps take 1 of the pool, no mast and 1 step another."""
    ships = [{"masts": 2, "steps": 3}, {"masts": 0, "steps": 1}, {"masts": 1, "steps": 0}]
    data = use("moves", roll=4, ships=ships).data
    assert (data["pool"], data["masts"], data["may"]) == (2, [0, 0, 1], [True, True, True])
    spent = use("moves", roll=2, ships=[{"masts": 0, "steps": 2}, {"masts": 1, "steps": 0}]).data
    assert (spent["pool"], spent["may"]) == (0, [False, True])


def test_more_steps_than_there_are_is_refused() -> None:
    """A 1 and one mast are two steps; a third is one too many."""
    with pytest.raises(SheetError) as fault:
        use("moves", roll=1, ships=[{"masts": 1, "steps": 3}])
    assert [(note.place, note.rule, note.args["count"]) for note in fault.value.notes] == [("ships", "PLU-SAIL-02", 1)]


@pytest.mark.parametrize(("roll", "storm"), [(1, True), (2, False)])
def test_a_one_moves_the_storm_first(roll: int, storm: bool) -> None:
    """PLU-STM-06."""
    answer = use("moves", roll=roll, ships=[{}])
    assert answer.data["storm"] is storm
    assert (answer.lines[0].rule == "PLU-STM-06") is storm


def test_two_dice_without_a_ship() -> None:
    """PLU-NOS-05, PLU-NOS-06: a double is a free ship; otherwise there are four ways to one."""
    assert use("double", first=3, second=3).data["free"] is True
    answer = use("double", first=3, second=4)
    assert answer.data["free"] is False
    assert [line.rule for line in answer.lines].count("PLU-NOS-06") == 5


@pytest.mark.parametrize(
    ("given", "by"),
    [
        ({}, []),
        ({"visit": 1}, ["visit"]),
        ({"visit": 1, "visit_storm": 1}, []),
        ({"beside": 1, "beside_storm": 1, "they_merchant": 1}, ["they_merchant"]),
        ({"visited": 1, "merchant": 1}, ["visited", "merchant"]),
    ],
)
def test_who_may_trade(given: Json, by: list[str]) -> None:
    """PLU-TRD-02: one of five conditions, and its port, or the edge between two ships, clear of the storm."""
    answer = use("trade", **given)
    assert (answer.data["may"], answer.data["by"]) == (bool(by), by)
    assert any(line.rule == "PLU-TRD-04" for line in answer.lines) is bool(by)
    assert any(line.rule == "PLU-TRD-08" for line in answer.lines) is ("merchant" in by)


def test_a_treaty_forbids_until_the_turn_ends() -> None:
    """PLU-TRT-02, PLU-TRT-06: only who has one; a whole team in a game of teams."""
    assert [line.rule for line in use("treaty").lines] == ["PLU-TRT-01"]
    alone, team = use("treaty", partners=1).lines, use("treaty", partners=1, team=1).lines
    assert {line.rule for line in team} - {line.rule for line in alone} == {"PLU-TRT-06"}


def test_what_the_white_flag_sinks_brings_no_point() -> None:
    """PLU-TC-34: it is printed on the card, as on the other two."""
    for title in ("WHITE_FLAG", "TELL_NO_TALES", "THE_LOCKER"):
        assert "plunder-tool-card-no-point" in [line.key for line in use("card", title=title).lines]


@pytest.mark.parametrize(
    ("players", "teams", "tiles", "last", "most", "crosses", "target"),
    [
        (2, "none", (2, 2), "L", 12, 2, 10),
        (3, "none", (2, 3), "L", 18, 3, 10),
        (4, "none", (2, 3), "L", 18, 3, 10),
        (5, "none", (2, 3), "L", 18, 4, 10),
        (6, "none", (2, 3), "L", 18, 4, 10),
        (4, "2x2", (2, 3), "L", 18, 3, 16),
        (6, "2x3", (2, 3), "L", 18, 4, 16),
        (6, "3x2", (2, 3), "L", 18, 4, 14),
    ],
)
def test_what_is_laid_out(
    players: int, teams: str, tiles: tuple[int, int], last: str, most: int, crosses: int, target: int
) -> None:
    """The table of chapter 3: PLU-SET-02 to PLU-SET-15, PLU-2P-01, PLU-2P-02, PLU-TEAM-01."""
    answer = use("setup", players=players, teams=teams)
    told = {line.rule: dict(line.args) for line in answer.lines}
    assert told["PLU-SET-01"] == {"ships": 3, "flags": 6}
    sea = told["PLU-SET-02"]
    assert (sea["rows"], sea["columns"], sea["last"], sea["most"]) == (*tiles, last, most)
    assert ("PLU-2P-01" in told, "PLU-2P-02" in told, "PLU-SET-03" in told) == ((players == 2,) * 2 + (players > 2,))
    assert (told["PLU-SET-04"], told["PLU-SET-05"], told["PLU-SET-06"]) == (
        {"count": 10},
        {"count": 110},
        {"count": 55},
    )
    assert told["PLU-SET-07"] == {"count": crosses}
    assert told["PLU-SET-11"] == {"lives": 3}
    assert told["PLU-SET-12"] == {"count": 3}
    assert told["PLU-SET-15"] == {"points": 2, "target": target}
    assert ("PLU-TEAM-01" in told) is (teams != "none")
    assert answer.data["teams"] == (0 if teams == "none" else int(teams[0]))


def test_teams_that_cannot_be() -> None:
    """PLU-TEAM-01: the ways to play in teams are those of four and of six."""
    ways = {players: use("setup", players=players).data["forms"] for players in range(2, 7)}
    assert ways == {2: ["none"], 3: ["none"], 4: ["none", "2x2"], 5: ["none"], 6: ["none", "2x3", "3x2"]}
    with pytest.raises(SheetError):
        use("setup", players=5, teams="2x2")
