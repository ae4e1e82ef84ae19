"""Nassau's small tools, with examples computed by hand."""

from flibuste.companion.tools import Answer, tools
from flibuste.games.nassau.hideout import HIDEOUTS, Hideout, Slot
from flibuste.games.nassau.places import ZONES
from flibuste.games.nassau.tools.hideout import plans, with_good
from flibuste.games.nassau.tools.range import Boat, Way, ways


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


def test_one_two_or_three_goods_are_hidden() -> None:
    """NAS-RET-06: for 1, 3 or 5 doubloons in all."""
    hold = ("tobacco", "silver", "emerald", "sugar")
    assert [plan.cost for plan in plans(Hideout(HIDEOUTS[0]), hold, 20)] == [1, 3, 5]
    assert [len(plan.order) for plan in plans(Hideout(HIDEOUTS[0]), hold, 4)] == [1, 2]
    assert list(plans(Hideout(HIDEOUTS[0]), hold, 0)) == []


def test_no_slot_is_skipped() -> None:
    """NAS-RET-07, NAS-RET-08: silver is second: after the tobacco it has its slot, before it goes into the middle."""
    slots = Hideout((Slot("tobacco", 3), Slot("silver", 3)))
    early = with_good(with_good(slots, "silver"), "tobacco")
    right = with_good(with_good(slots, "tobacco"), "silver")
    assert (early.filled, early.centre, early.points) == (1, 1, 6)
    assert (right.filled, right.centre, right.points) == (2, 0, 12)
    assert with_good(right, "silver").points == 18


def test_the_order_in_which_goods_are_hidden() -> None:
    """NAS-END-04, NAS-RET-08: tobacco and silver fill two slots of 3; sugar, hidden too, only counts: 6 x 3."""
    hold = [{"good": good} for good in ("sugar", "silver", "tobacco")]
    answer = use("hideout", hold=hold, doubloons=5)
    best = answer.data["best"]
    assert best["order"][:2] == ["tobacco", "silver"]
    assert (best["cost"], best["gain"], best["filled"], best["centre"]) == (5, 18, 2, 1)
    assert [line.rule for line in answer.lines] == ["NAS-END-04", "NAS-RET-06", "NAS-RET-08"]
    poor = use("hideout", hold=hold)
    assert poor.data["best"] is None
    assert [line.key for line in poor.lines][1:] == ["nassau-tool-hideout-poor"]


def test_the_next_good_by_the_owners_own_slots() -> None:
    """NAS-END-04: the printed values count where they are typed in: silver of 7 makes (5 + 7) x 2 of 5 x 1."""
    slots = [{"good": "spice", "value": 5}, {"good": "silver", "value": 7}]
    data = use("hideout", slots=slots, filled=1).data
    assert (data["points"], data["next"]["silver"], data["next"]["spice"]) == (5, 19, 5)
