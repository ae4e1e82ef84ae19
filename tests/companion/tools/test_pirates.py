"""Pirates' tools, with examples computed by hand and the fleets of the rulebook."""

from fractions import Fraction

import pytest

from flibuste.companion.boxes import box
from flibuste.companion.tools import Answer, tools
from flibuste.companion.tools.pirates.catalogue import pieces
from flibuste.core.faults import SheetError


def use(tool: str, **given: object) -> Answer:
    return tools()[f"pirates.{tool}"].use(given)


@pytest.mark.parametrize(
    ("number", "plain", "better"), [(1, 5, 5), (2, 4, 5), (3, 3, 4), (4, 2, 3), (5, 1, 2), (6, 0, 1)]
)
def test_to_hit(number: int, plain: int, better: int) -> None:
    """Chapter 9: the chances of each number in sixths, plain and with +1; a natural 1 always misses."""
    assert use("shot", number=number).data["chance"] == plain
    assert use("shot", number=number, bonus=1).data["chance"] == better
    assert use("shot", number=number, only_six=1).data["chance"] == 1


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"number": 3, "roll": 4}, "hit"),
        ({"number": 3, "roll": 3}, "miss"),
        ({"number": 3, "roll": 3, "bonus": 1}, "hit"),
        ({"number": 1, "roll": 1, "bonus": 3}, "one"),
        ({"number": 1, "roll": 5, "only_six": 1}, "no-six"),
    ],
)
def test_why_a_shot_hits(given: dict[str, object], why: str) -> None:
    """CSG-SHT-06: higher than the number; equal is not enough."""
    assert use("shot", **given).lines[0].key == f"pirates-tool-shot-{why}"


@pytest.mark.parametrize("masts", range(7))
def test_a_ram(masts: int) -> None:
    """Chapter 9: (6 - m)/6; a derelict sinks at any roll (CSG-RAM-04)."""
    assert use("ram", masts=masts).data["chance"] == 6 - masts
    assert (use("ram", masts=masts).lines[0].key == "pirates-tool-ram-sinks") is (masts == 0)


def test_a_ram_pins_unless_no_mast_is_left() -> None:
    """CSG-RAM-05: a one-master that loses its mast is derelict: not pinned, no boarding here."""
    assert len(use("ram", masts=1, roll=2).lines) == 1
    assert len(use("ram", masts=2, roll=3).lines) == 3
    assert len(use("ram", masts=2, roll=2).lines) == 3


@pytest.mark.parametrize(
    ("lead", "odds"),
    [(0, (15, 6, 15)), (1, (21, 5, 10)), (2, (26, 4, 6)), (3, (30, 3, 3)), (4, (33, 2, 1)), (5, (35, 1, 0))],
)
def test_a_boarding(lead: int, odds: tuple[int, int, int]) -> None:
    """Chapter 9: win, tie and lose of 36 by the difference; mirrored for the other side."""
    data = use("board", my_masts=lead).data
    assert (data["win"], data["tie"], data["lose"]) == odds
    data = use("board", their_masts=lead).data
    assert (data["lose"], data["tie"], data["win"]) == odds


def test_a_boarding_is_rolled() -> None:
    """2 masts + 1 + a 3 make 6 against 4 masts + a 2: a tie has no effect."""
    given = {"my_masts": 2, "my_bonus": 1, "my_roll": 3, "their_masts": 4}
    assert [line.key for line in use("board", **given, their_roll=2).lines] == ["pirates-tool-board-tie"]
    assert use("board", **given, their_roll=1).lines[0].key == "pirates-tool-board-won"


def test_the_gold_tally() -> None:
    """CSG-END-02: of 30, 16 win. 3 coins of 2, one of 4 and 3 loose make 13: 3 to go."""
    answer = use("gold", coin_2=3, coin_4=1, loose=3)
    assert answer.data == {"gold": 13, "needed": 16, "half": 15}
    assert answer.lines[1].args["left"] == 3
    assert use("gold", coin_7=2, forts=2).lines[1].key == "pirates-tool-gold-won"


@pytest.mark.parametrize(("roll", "code"), [(1, "COINS_AWAY"), (2, "COINS_AWAY"), (3, "NOTHING"), (6, "PULL_COINS")])
def test_a_mysterious_island(roll: int, code: str) -> None:
    assert use("island", island="MYS-01", roll=roll).data["code"] == code


def test_every_result_of_every_island_is_told() -> None:
    for island in box("pirates")["islands"]["mysterious"]:
        for roll in range(1, 7):
            use("island", island=island["id"], roll=roll)


def test_the_start_of_a_turn() -> None:
    assert [line.rule for line in use("turn").lines][:10] == [f"CSG-TRN-{i:02}" for i in range(1, 11)]


def test_the_catalogue_is_searched() -> None:
    found = use("catalogue", search="revenant", kind="ship").data
    assert [card["name"] for card in found["found"]] == ["Revenant"]
    assert use("catalogue", nation="vikings", kind="crew").data["count"] == 7
    assert use("catalogue").data["count"] == len(pieces())
    assert all(
        card["masts"] == 3 and card["points"] <= 9 for card in use("catalogue", masts=3, most_points=9).data["found"]
    )


def rows(fleet: dict) -> list[dict[str, object]]:
    """A fleet of the rulebook as the tool reads it: the ships in order, then who sails on them."""
    found: list[dict[str, object]] = [{"piece": ship["ship"]} for ship in fleet["ships"]]
    for number, ship in enumerate(fleet["ships"], 1):
        found += [{"piece": one, "aboard": number} for one in (*ship["crew"], *ship["equipment"])]
    return found + [{"piece": event} for event in fleet["events"]]


@pytest.mark.parametrize("fleet", box("pirates")["preset_fleets"], ids=lambda fleet: fleet["id"])
def test_the_rulebooks_fleets_are_legal(fleet: dict) -> None:
    """CSG-FLT-14, and their points are those of the table."""
    answer = use("fleet", build_total=fleet["points"], pieces=rows(fleet))
    assert answer.data["legal"], [line for line in answer.lines if "fleet-ship" not in line.key]
    assert answer.data["spent"] <= fleet["points"]


def rules_of(*found: dict[str, object], **given: object) -> list[str]:
    lines = use("fleet", pieces=list(found), **given).lines
    fine = ("pirates-tool-fleet-cost", "pirates-tool-fleet-ship", "pirates-tool-fleet-legal")
    return [line.rule for line in lines if line.key not in fine]


REVENANT, SNIPE = {"piece": "SM-PS-001"}, {"piece": "SM-PS-002"}
"""Pirates: 15 points, cargo 4; 6 points, cargo 1."""


def crew(name: str, ship: int = 1, **more: object) -> dict[str, object]:
    return {"piece": name, "aboard": ship, **more}


def test_a_fleet_that_is_too_dear() -> None:
    """CSG-FLT-01: 15 + 6 = 21 of 20."""
    assert rules_of(REVENANT, SNIPE, build_total=20) == ["CSG-FLT-01"]


def test_ransom_adds_five_points_once() -> None:
    """CSG-FLT-08, CSG-CRW-06: the Hag of Tortuga is a pirate: 0 points, and 25 instead of 20."""
    answer = use("fleet", pieces=[REVENANT, SNIPE, crew("CC-27")], build_total=20)
    assert (answer.data["total"], answer.data["legal"]) == (25, True)


def test_a_crew_for_nothing_sails_under_its_own_flag() -> None:
    assert rules_of(REVENANT, crew("CC-89")) == ["CSG-CRW-06"]


def test_the_same_name_twice() -> None:
    """CSG-FLT-04; and a limited card is told twice (CSG-FLT-05)."""
    assert rules_of(SNIPE, SNIPE) == ["CSG-FLT-04"]
    assert rules_of(SNIPE, SNIPE, unique_names=0) == []
    assert rules_of(REVENANT, crew("CC-27"), crew("CC-27")) == ["CSG-FLT-04", "CSG-FLT-05"]


def test_hostile_and_loyal() -> None:
    """CSG-FLT-06, CSG-FLT-07: Hammersmith, a pirate, hates the English; El Fantasma needs another of the Cursed."""
    english = {"piece": "SM-ES-009"}
    assert rules_of(REVENANT, english, crew("FS-22")) == ["CSG-FLT-07"]
    assert rules_of(REVENANT, crew("FS-22")) == []
    assert rules_of(REVENANT, crew("RF-17")) == ["CSG-FLT-06"]


def test_cargo_and_cost_aboard() -> None:
    """CSG-CRG-04, -05: Snipe, 6 points and one space, with a captain (3) and a shipwright (2) is full, with a
    musketeer (3) more it costs 8. An oarsman takes no space."""
    men = [crew(f"GEN-{who}@pirates") for who in ("captain", "shipwright")]
    assert rules_of(SNIPE, *men) == ["CSG-CRG-04"]
    assert rules_of(SNIPE, *men, crew("GEN-musketeer@pirates")) == ["CSG-CRG-05", "CSG-CRG-04"]
    assert rules_of(SNIPE, men[0], crew("GEN-oarsman@pirates")) == []


def test_links_make_room() -> None:
    """CSG-CRG-02: HMS Algiers and the crew that she is linked to: one space more, which the crew takes."""
    alone = use("fleet", pieces=[{"piece": "RV-29"}]).data["list"][0]
    both = use("fleet", pieces=[{"piece": "RV-29"}, crew("RV-36")]).data["list"][0]
    assert (both["links"], both["capacity"]) == (1, alone["capacity"] + 1)
    assert both["free"] == alone["free"]


@pytest.mark.parametrize(
    "wrong", [{"piece": "XX-1"}, {"piece": "GEN-captain"}, crew("GEN-captain@spain", 2), crew("FS-22", as_cursed=1)]
)
def test_a_fleet_that_cannot_be_read(wrong: dict[str, object]) -> None:
    with pytest.raises(SheetError) as fault:
        use("fleet", pieces=[REVENANT, wrong])
    assert fault.value.notes[0].place.startswith("pieces[1].")


def test_odds_are_whole() -> None:
    data = use("board", my_masts=1).data
    assert Fraction(sum(data[k] for k in ("win", "tie", "lose")), data["of"]) == 1
