"""Jamaica's tools, with examples computed by hand and the odds of the rulebook's table."""

import pytest

from flibuste.companion import SheetError
from flibuste.companion.tools import Answer, tools
from flibuste.games.jamaica.tables import DATA

ODDS = DATA["dice"]


def use(tool: str, **given: object) -> Answer:
    return tools()[f"jamaica.{tool}"].use(given)


@pytest.mark.parametrize("row", ODDS["combat_odds"]["rows"], ids=lambda row: str(row["diff"]))
def test_the_odds_are_those_of_the_table(row: dict[str, int]) -> None:
    """JAM-CBT-07: 36 pairs of rolls."""
    table = {line["lead"]: line for line in use("fight").data["table"]}
    chance = table[row["diff"]]
    assert (chance["win"], chance["tie"], chance["lose"]) == tuple(row[k] for k in row if k != "diff")[:3]


def test_powder_and_lady_beth_lead() -> None:
    """JAM-CBT-06: 3 powder and Lady Beth against 1 powder: 3 + 2 - 1 = 4; the table says 25, 3, 8."""
    chance = use("fight", powder=3, beth=1, answer=1).data["odds"]
    assert (chance["win"], chance["tie"], chance["lose"]) == (25, 3, 8)


def test_the_defenders_second_step() -> None:
    """JAM-CBT-08: attacker 8. Without powder 10 and the star win, 8 ties; with 2 powder 8 wins too and 6 ties."""
    steps = {step["powder"]: step["odds"] for step in use("fight", roll=8, answer=2).data["steps"]}
    assert (steps[0]["lose"], steps[0]["tie"], steps[0]["of"]) == (2, 1, 6)
    assert (steps[1]["lose"], steps[1]["tie"]) == (3, 0)
    assert (steps[2]["lose"], steps[2]["tie"]) == (3, 1)


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"roll": "star"}, "JAM-CBT-08"),
        ({"roll": 8, "answer_roll": "star"}, "JAM-CBT-09"),
        ({"roll": 8, "answer_roll": 6, "answer": 1}, "JAM-CBT-07"),
    ],
)
def test_a_combat_that_is_over(given: dict[str, object], rule: str) -> None:
    """JAM-WIN-01: with what the winner may take."""
    assert [line.rule for line in use("fight", **given).lines] == [rule, "JAM-WIN-01"]


def test_who_won() -> None:
    """8 against 6 + 1: one ahead. 8 against 6 + 2: equal."""
    assert use("fight", roll=8, answer_roll=6, answer=1).lines[0].key == "jamaica-tool-won"
    assert use("fight", roll=8, answer_roll=6, answer=2).lines[0].key == "jamaica-tool-parted"
    assert use("fight", roll=8, answer_roll=6, answer=3).lines[0].key == "jamaica-tool-lost"


SPACES = {space["id"]: space for space in DATA["board"]["spaces"]}


def test_a_price_that_can_be_paid() -> None:
    """JAM-COST-01: gold in a port, food at sea, nothing at a lair."""
    for stop, kind in (("port", "gold"), ("sea", "food")):
        answer = use("price", stop=stop, **{f"{stop}_price": 3, kind: 4})
        assert answer.data == {"how": "yes"}
        assert answer.lines[0].args["left"] == 1
    assert use("price", stop="lair").data == {"how": "free"}


@pytest.mark.parametrize("stop", ["port", "sea"])
def test_only_prices_of_the_board_are_taken(stop: str) -> None:
    printed = {space["cost"] for space in SPACES.values() if space["kind"] == stop and space["cost"]}
    among = next(asked for asked in tools()["jamaica.price"].about()["asks"] if asked["id"] == f"{stop}_price")["among"]
    assert among == sorted(printed)
    for price in among:
        use("price", stop=stop, **{f"{stop}_price": price})
    with pytest.raises(SheetError, match="core-sheet-choice"):
        use("price", stop=stop, **{f"{stop}_price": max(printed) + 1})


def test_a_shortage_falls_back_to_the_first_price_that_can_be_paid() -> None:
    """JAM-SHORT-02, JAM-SHORT-03: 2 gold in a port of 3 are lost; 4 food still pay a sea of up to 4."""
    answer = use("price", stop="port", port_price=3, gold=2, food=4)
    assert answer.data == {"how": "no", "back": {"gold": 0, "food": 4}}
    assert answer.lines[0].args["paid"] == 2
    assert [line.rule for line in answer.lines] == ["JAM-SHORT-02", "JAM-SHORT-03", "JAM-SHORT-04"]


def test_merchants_pay() -> None:
    """JAM-CREW-C13: the Venetian pays gold with food."""
    given = {"stop": "port", "port_price": 3, "food": 3, "merchant_venetian": 1}
    assert use("price", **given).data == {"how": "merchants"}


@pytest.mark.parametrize(("stands", "way"), [("ahead", "back"), ("behind", "ahead"), ("between", "free")])
def test_the_ghosts_way(stands: str, way: str) -> None:
    """JAM-GHOST-08: alone in the lead it goes back, alone last ahead; else, ties too, the Captain chooses."""
    assert use("ghost", ghost_stands=stands).data == {"way": way}


def test_the_printed_values_are_not_called_the_house_s() -> None:
    """JAM-CREW-14: those of the King are known."""
    values = {name: use("people", character=name) for name in ("king", "mage")}
    assert {name: answer.data["house"] for name, answer in values.items()} == {"king": False, "mage": True}
    assert values["king"].lines[1].key == "jamaica-tool-person-printed"


def test_with_the_crew_the_ghost_has_lady_beth_too() -> None:
    """JAM-CREW-G01."""
    for crew in (0, 1):
        assert "JAM-GHOST-03" in [line.rule for line in use("start", players=2, crew=crew).lines]
    assert "JAM-GHOST-03" not in [line.rule for line in use("start", players=3, crew=1).lines]


def holds(*kinds: str) -> list[dict[str, object]]:
    return [{"kind": kind, "tokens": 0 if kind in ("none", "crew") else 3} for kind in kinds]


def test_a_load_into_the_empty_hold() -> None:
    """JAM-LOAD-01, JAM-CREW-C16: with the Cooper a four brings five."""
    answer = use("load", holds=holds("gold", "food", "crew", "none", "none"), load="gold", die=4, cooper=1)
    assert answer.data == {"legal": True, "holds": [3]}
    assert answer.lines[0].args["count"] == 5


def test_a_load_that_needs_a_hold_emptied() -> None:
    """JAM-LOAD-04: never one with the same kind."""
    answer = use("load", holds=holds("gold", "food", "gold", "powder", "food"), load="gold", die=2)
    assert answer.data == {"legal": True, "dump": [1, 3, 4]}


def test_a_load_that_fits_nowhere() -> None:
    """JAM-LOAD-05: all five hold gold."""
    assert use("load", holds=holds(*["gold"] * 5), load="gold", die=2).lines[0].rule == "JAM-LOAD-05"


def test_the_reference_of_the_crew() -> None:
    answer = use("people", character="lookout")
    assert answer.data["rule"] == "JAM-CREW-C20"
    assert answer.data["house"] is True


def test_a_combat_as_it_is_drawn() -> None:
    """The drawn example: 8 + 3 = 11 against 4 + 2 + Lady Beth's 2 = 8."""
    data = use("fight", roll=8, powder=3, answer_roll=4, answer=2, answer_beth=1).data
    assert data["fire"] == {
        "attack": {"roll": 8, "powder": 3, "bonus": 0, "sum": 11},
        "answer": {"roll": 4, "powder": 2, "bonus": 2, "sum": 8},
    }
    assert (data["stage"], data["winner"]) == ("over", "attack")


@pytest.mark.parametrize(
    ("given", "stage", "again"),
    [
        ({}, "attack", None),
        ({"roll": 4}, "answer", "attack"),
        ({"roll": 4, "rerolled": 1}, "answer", None),
        ({"roll": "star"}, "over", "attack"),
        ({"roll": 4, "answer_roll": "star"}, "over", "answer"),
    ],
)
def test_what_may_be_rolled_again(given: dict[str, object], stage: str, again: str | None) -> None:
    """JAM-PWR-02: at once after the roll, a star too, once in a combat."""
    data = use("fight", **given).data
    assert (data["stage"], data["again"]) == (stage, again)


def test_no_spoils_for_equals() -> None:
    """JAM-CBT-07: 6 against 4 + 2: they part, and nobody takes anything."""
    answer = use("fight", roll=6, answer_roll=4, answer=2)
    assert answer.data["winner"] == "tie"
    assert len(answer.lines) == 1


def test_the_strategist_needs_no_dice() -> None:
    """JAM-CREW-C04."""
    assert use("fight", strategist=1).data["winner"] == "attack"


@pytest.mark.parametrize(
    ("given", "pile", "rules"),
    [
        ({"players": 4}, (9, 12, 3), set()),
        ({"players": 2}, (9, 11, 2), {"JAM-GHOST-01", "JAM-GHOST-02", "JAM-GHOST-03"}),
        ({"players": 3, "crew": 1}, (9, 12, 3), {"JAM-CREW-SET-01", "JAM-CREW-SET-03", "JAM-CREW-SET-04"}),
    ],
)
def test_what_is_laid_out(given: dict[str, int], pile: tuple[int, ...], rules: set[str]) -> None:
    """JAM-SET-04: nine of the twelve; JAM-GHOST-03: with the ghost nine of eleven."""
    told = use("start", **given)
    lines = told.lines
    args = next(line.args for line in lines if line.rule == "JAM-SET-04")
    assert (args["used"], args["of"], args["out"]) == pile
    assert (told.data["pile"], told.data["out"]) == (pile[0], pile[2])
    assert bool(told.data["ghost"]) == (given["players"] == 2)
    assert told.data["holds"] == [{"kind": "food", "count": 3}, {"kind": "gold", "count": 3}]
    assert {line.rule for line in lines if not line.rule.startswith("JAM-SET")} == rules
