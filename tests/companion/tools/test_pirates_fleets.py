"""The Pirates' fleets in the toolbox: what is legal, what it costs, what goes where."""

from collections.abc import Mapping

import pytest

from flibuste.companion.tools import Answer, tools
from flibuste.core.atoms import Json
from flibuste.core.faults import SheetError
from flibuste.games.pirates.tables import DATA

REVENANT, SNIPE = {"piece": "SM-PS-001"}, {"piece": "SM-PS-002"}
"""Pirates: 15 points, cargo 4; 6 points, cargo 1."""


def use(tool: str, **given: object) -> Answer:
    return tools()[f"pirates.{tool}"].use(given)


def rows(fleet: Json) -> list[dict[str, object]]:
    """A fleet of the rulebook as the tool reads it: the ships in order, then who sails on them."""
    found: list[dict[str, object]] = [{"piece": ship["ship"]} for ship in fleet["ships"]]
    for number, ship in enumerate(fleet["ships"], 1):
        found += [{"piece": one, "aboard": number} for one in (*ship["crew"], *ship["equipment"])]
    return found + [{"piece": event} for event in fleet["events"]]


@pytest.mark.parametrize("fleet", DATA["preset_fleets"], ids=lambda fleet: fleet["id"])
def test_the_rulebooks_fleets_are_legal(fleet: Json) -> None:
    """CSG-FLT-14, and their points are those of the table."""
    answer = use("fleet", build_total=fleet["points"], pieces=rows(fleet))
    assert answer.data["legal"], [line for line in answer.lines if "fleet-ship" not in line.key]
    assert answer.data["spent"] <= fleet["points"]


def rules_of(*found: Mapping[str, object], **given: object) -> list[str]:
    lines = use("fleet", pieces=list(found), **given).lines
    fine = ("pirates-tool-fleet-cost", "pirates-tool-fleet-ship", "pirates-tool-fleet-legal")
    return [line.rule for line in lines if line.key not in fine]


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
    assert (both["linked"], both["capacity"]) == (1, alone["capacity"] + 1)
    assert both["free"] == alone["free"]


def test_a_fault_is_told_at_its_pieces() -> None:
    """CSG-CRG-04 stands at the ship, CSG-FLT-04 at both of the same name, CSG-FLT-01 at none."""
    found = [SNIPE, crew("GEN-captain@pirates"), crew("GEN-helmsman@pirates"), SNIPE]
    data = use("fleet", pieces=found, build_total=20).data
    assert {fault["rule"]: fault["rows"] for fault in data["faults"]} == {"CSG-FLT-04": [0, 3], "CSG-CRG-04": [0]}
    assert use("fleet", pieces=[]).data["faults"][0]["rows"] == []


def test_crew_may_wait_on_the_home_island() -> None:
    """CSG-SET-25: they cost their points (15 + 3) and take no space; who must be face up must be on a ship."""
    data = use("fleet", pieces=[REVENANT, crew("GEN-captain@spain", 0)]).data
    assert (data["spent"], data["legal"], data["list"][0]["load"]) == (18, True, 0)
    assert rules_of(REVENANT, crew("CC-27", 0)) == ["CSG-SET-25"]


def test_where_a_piece_may_go() -> None:
    """Snipe (6 points, one space) has a captain aboard: a helmsman fits on the island and on Revenant, not on Snipe; a
    generic crew takes the flag of its ship (CSG-CRW-08)."""
    found = [REVENANT, SNIPE, crew("GEN-captain@pirates", 2)]
    trial = use("fleet", pieces=found, trial="GEN-helmsman").data["trial"]
    assert [[fault["rule"] for fault in place["faults"]] for place in trial] == [[], [], ["CSG-CRG-04"]]
    assert {place["piece"] for place in trial} == {"GEN-helmsman@pirates"}


@pytest.mark.parametrize(
    "wrong", [{"piece": "XX-1"}, {"piece": "GEN-captain"}, crew("GEN-captain@spain", 2), crew("FS-22", as_cursed=1)]
)
def test_a_fleet_that_cannot_be_read(wrong: dict[str, object]) -> None:
    with pytest.raises(SheetError) as fault:
        use("fleet", pieces=[REVENANT, wrong])
    assert fault.value.notes[0].place.startswith("pieces[1].")
