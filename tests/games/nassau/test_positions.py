"""Positions (docs/positions.md): what no round leaves is refused with the rule that it breaks."""

from typing import Any

import pytest

from flibuste.core.faults import PositionError
from flibuste.games.nassau.gains import CONTRACT
from flibuste.table import Table
from tests.games.nassau.positions import own, position
from tests.misplaced import free

SEA = [["RoundOver"], ["MakeReady"], ["SeaTurn", 0]]
AFLOAT: tuple[Any, Any] = {"boat": "A", "quay": 0}, {"boat": "A", "quay": 1}


def refusal(*players: Any, **where: Any) -> str:
    with pytest.raises(PositionError) as fault:
        Table.at("nassau", position(*players, **where))
    return str(fault.value)


@pytest.mark.parametrize(
    "step",
    [
        ["Collect", 0, [{"kind": 0, "n": 1, "type": -1}]],
        ["Choose", 0, 0],
        ["PickTable", 0],
        ["SetUp", 0, 99],
        ["Hide", 0, 9, 0],
        ["Campfire", 0],
        ["PortPoints", 0, 1000],
        ["TurtleHelp", 0],
        ["AtSea", 1],
    ],
    ids=lambda step: step[0],
)
def test_a_question_that_cannot_arise(step: list[Any]) -> None:
    """NAS-GEN-03: whatever its numbers are, at sea in the turn of the first."""
    said = refusal(own(**AFLOAT[0]), own(**AFLOAT[1]), agenda=[*SEA[:2], ["SeaTurn", 1], step])
    assert said.startswith(f"NAS-GEN-03: agenda[3]: {step[0]} cannot wait here"), said


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ({"players": [own(rat=True), own()]}, "NAS-ANI-08: players[0].rat: "),
        ({"players": [own(laid=2), own()]}, "NAS-P1-01: players[0]: what happens at sea"),
        ({"players": [own(), own(told=[3])]}, "NAS-P1-01: players[1]: what happens at sea"),
        ({"players": [own(traded=True), own()]}, "NAS-P1-01: players[0]: what happens at sea"),
        ({"players": [own(), own()], "fields": {"taken": True}}, "NAS-P1-19: taken: "),
        ({"players": [own(stage="home", **AFLOAT[0]), own(**AFLOAT[1])], "agenda": SEA, "fields": {"taken": False}},
         "NAS-RET-16: taken: "),
        ({"players": [own(), own()], "agenda": SEA[:2]}, "NAS-PH3-10: agenda: after RoundOver and MakeReady waits "),
        ({"players": [own(crates=3, **AFLOAT[0]), own(**AFLOAT[1])], "foes": {"A": {"OP-SHI-1": [1, 0]}},
          "fields": {"fight": {"seat": 0, "slot": 0, "strength": 1, "fired": 1}},
          "agenda": [*SEA[:2], ["SeaTurn", 1], ["Outcome", 0], ["Suffer", 0], ["Act", 0]]},
         "NAS-FGT-07: agenda: a fight ends before"),
    ],
)  # fmt: skip
def test_what_no_round_leaves(where: dict[str, Any], said: str) -> None:
    """NAS-ANI-08, NAS-P1-01, NAS-P1-19, NAS-RET-16, NAS-PH3-10, NAS-FGT-07"""
    players = where.pop("players")
    assert refusal(*players, **where).startswith(said)


def test_who_has_not_passed_is_not_asked_for_a_quay() -> None:
    """NAS-P1-16: the boat is put down by who passes (NAS-P1-15), or it would lie there while its captain walks on."""
    waits = [["RoundOver"], ["MakeReady"], ["SeaPhase"], ["TownTurn", 1], ["PickQuay", 0]]
    assert refusal(own(), own(), agenda=waits).startswith("NAS-GEN-03: agenda[4]: PickQuay cannot wait here")
    passed = Table.at("nassau", position(own(), own(), agenda=waits, fields={"passed": [0]}))
    passed.play(free(passed)[0].move)
    assert Table.at("nassau", passed.position()).position() == passed.position()


@pytest.mark.parametrize("n", [99, 999, 10**15])
def test_what_has_no_limit_is_read_however_much_play_adds(n: int) -> None:
    """NAS-GEN-01, NAS-GEN-02: the score has no end, items and provisions never run out."""
    table = Table.at("nassau", position(own(contract=n, rum=n, score=n), own(score=-n)))
    one = table.state.players[0]
    one.item(CONTRACT, 1)
    one.score += 1
    assert Table.at("nassau", table.position()).position() == table.position()
    waits = [["RoundOver"], ["MakeReady"], ["SeaPhase"], ["TownTurn", 1], ["Choose", 0, -1]]
    laden = Table.at("nassau", position(own(provisions=n), own(), agenda=waits))
    assert laden.position()["players"][0]["provisions"] == n
    assert free(laden)


@pytest.mark.parametrize("n", [2, 10**15])
def test_of_rum_only_as_much_is_weighed_as_there_are_tales(n: int) -> None:
    """NAS-RET-11: up to three cards for each rum."""
    waits = [["RoundOver"], ["MakeReady"], ["SeaTurn", 1], ["Campfire", 0]]
    mine = own(hand=[1, 7, 12, 20], rum=n, stage="camp", **AFLOAT[0])
    table = Table.at("nassau", position(mine, own(**AFLOAT[1]), agenda=waits))
    assert max(len(option.move) for option in free(table)) == 3 + 4


def test_of_items_and_goods_that_are_not_told_there_are_as_many_as_dealt() -> None:
    """NAS-SET-04: what is left out is as at the start."""
    table = Table.at("nassau", {"colours": ["red", "blue"], "players": [{"items": {"rum": 3}}, {}]})
    mine, other = (player["items"] for player in table.position()["players"])
    assert mine == {**other, "rum": 3}


def test_gains_of_an_earlier_version() -> None:
    """NAS-GEN-03: they stood there as three numbers each."""
    crates, sabre = {"kind": 7, "n": 2, "type": -1}, {"kind": 0, "n": 1, "type": 1}
    waits = [["RoundOver"], ["MakeReady"], ["SeaPhase"], ["TownTurn", 1], ["Stow", 0, -1]]
    today, older = (
        position(own(), own(), agenda=[*waits, ["Collect", 0, rest], ["PickPile", 0]])
        for rest in ([crates, sabre], [7, 2, -1, 0, 1, 1])
    )
    assert Table.at("nassau", older).position() == Table.at("nassau", today).position()
    assert refusal(own(), own(), agenda=[*waits, ["Collect", 0, [7, 2]], ["PickPile", 0]]).startswith("NAS-P1-01: ")
