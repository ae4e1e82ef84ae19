"""Nassau's small tools, with examples computed by hand."""

from flibuste.companion.tools import Answer, tools
from flibuste.games.nassau.sailing import ZONES, Boat, Way, ways


def use(tool: str, **given: object) -> Answer:
    return tools()[f"nassau.{tool}"].use(given)


def number(zone: str) -> int:
    return ZONES.index(zone) + 1


def reached(boat: Boat) -> dict[str, list[Way]]:
    return {zone: there for zone, there in ways(boat).items() if there}


def test_a_zone_for_each_sail_with_a_sailor() -> None:
    """NAS-SEA-03, NAS-SEA-04, NAS-SEA-05: no diagonal; a sail without a sailor is none; to stay costs as much."""
    assert reached(Boat("A", sails=5, sailors=1)) == {zone: [Way(1, 0)] for zone in "ABD"}
    assert reached(Boat("A", sails=1, sailors=5)) == {zone: [Way(1, 0)] for zone in "ABD"}
    assert sorted(reached(Boat("A", sails=2, sailors=2))) == list("ABCDEG")


def test_a_pirate_stands_in_for_a_sailor_once() -> None:
    """NAS-SEA-04, NAS-CRW-02: E is two borders away, I four; each further border lays one down, in every turn anew."""
    found = ways(Boat("A", sails=2, sailors=1, pirates=2, provisions=2))
    assert found["E"] == [Way(1, 1), Way(2, 0)]
    assert found["I"] == [Way(2, 2)]
    assert ways(Boat("A", sails=2, sailors=1, pirates=1, provisions=2))["I"] == []


def test_a_kraken_stops_who_enters() -> None:
    """NAS-SEA-06: round it where there is a way round; one where the turn begins holds nobody."""
    found = ways(Boat("A", sails=3, sailors=3, provisions=2, krakens="BD"))
    assert found["B"] == found["D"] == [Way(1, 0)]
    assert found["E"] == [Way(2, 0)]
    assert ways(Boat("B", sails=2, sailors=2, krakens="B"))["F"] == [Way(1, 0)]
    assert ways(Boat("A", sails=2, sailors=2, krakens="B"))["E"] == [Way(1, 0)]


def test_the_range_of_a_boat() -> None:
    """NAS-SEA-02: a provision a turn; without one the boat has to pass."""
    answer = use("range", zone=number("A"), sails=2, sailors=1, pirates=1, provisions=2)
    assert answer.data["ways"]["E"] == [{"provisions": 1, "laid": 1}, {"provisions": 2, "laid": 0}]
    assert [(line.key, line.rule) for line in answer.lines] == [("nassau-tool-range-laid", "NAS-SEA-04")]
    none = use("range", provisions=0)
    assert not any(none.data["ways"].values())
    assert [line.rule for line in none.lines] == ["NAS-SEA-02"]
    assert use("range", krakens=[{"zone": 5}]).lines[-1].rule == "NAS-SEA-06"
