"""Which forts the bots name and build (docs/rules/pirates.md, 12.2)."""

from __future__ import annotations

from math import inf

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.games.pirates.mind import PiratesMind
from flibuste.games.pirates.mind.desk import Desk
from flibuste.games.pirates.mind.strongholds import affordable, harbours
from flibuste.games.pirates.mind.thoughts import thoughts
from flibuste.games.pirates.mind.weights import EXPERT, SKILLED
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.state import Fort, State
from flibuste.games.pirates.steps.forts.building_forts import BuildFort
from flibuste.games.pirates.steps.islands.loading_treasure import FreeExplore, Load
from flibuste.games.pirates.steps.setup.choosing import NameForts
from flibuste.games.pirates.steps.turns.menu import Menu
from tests.games.pirates.openings import chosen, opened, until
from tests.games.pirates.tables import at, island, plays, ship, table

SLOOP, CHEAP, DEAR = "SM-PS-002", "UNR-F2", "RV-022"


def shore(*coins: str, forts: tuple[str, ...] = (CHEAP,), elsewhere: int = 4) -> State:
    """A ship docked at an explored island with these coins, three gold at home, and another island."""
    islands = [
        island(480, 100, "coin-3", home=0),
        island(480, 900, home=1),
        island(480, 480, *coins, explored=1),
        island(100, 480, *["coin"] * elsewhere),
    ]
    return table([ship(SLOOP, 0, at(480, 420), docked=2)], islands, forts=[forts, ()])


def best(s: State) -> Move:
    step = asking(s)
    assert step is not None
    moves = step.moves(s)
    return max(zip(PiratesMind().prior(s, moves), moves, strict=True))[1]


def test_the_cheapest_forts_are_named() -> None:
    """CSG-FLT-12: they stand soonest; of as many as one likes three are enough."""
    s = until(chosen(opened(), "F-PIR", "F-ENG"), NameForts)
    assert best(s) == ("fort", CHEAP)
    while best(s) != ("no-fort",):
        plays(s, best(s))
    assert len(s.forts[0]) == 3


def test_a_fort_is_built_over_coins() -> None:
    """CSG-FRT-04: they are safe at once; where there are none it is kept for a richer island."""
    s = shore("coin-2", "coin-4")
    s.agenda.append(BuildFort(0))
    assert best(s)[:3] == ("build", CHEAP, 2)
    s = shore()
    s.agenda.append(BuildFort(0))
    assert best(s) == ("build-nothing",)
    s = shore(elsewhere=1)
    s.agenda.append(BuildFort(0))
    assert best(s)[0] == "build", "there is nothing to keep it for, and it is a harbour"


def test_coins_are_left_where_a_fort_will_stand() -> None:
    """CSG-FRT-04: elsewhere the ship takes as much as she can."""
    for forts, taken in (((CHEAP,), ()), ((DEAR,), (4,))):
        s = shore("coin-2", "coin-4", forts=forts)
        s.agenda.append(Load(0, 0, 2))
        assert best(s) == ("load", *taken)


def test_gold_stays_in_an_own_fort() -> None:
    """CSG-EXP-07: who docks there could load what has just gone ashore."""
    s = shore()
    gold = ship(SLOOP, 0, at(0, 0), "coin-2", "coin-4").hold
    s.islands[2] = s.islands[2]._replace(fort=Fort(CHEAP, 0, 0, 31, (0, 1, 2, 3, 4), gold), flags=1)
    s.agenda.append(FreeExplore(0, 0))
    assert best(s) == ("later",)
    s.agenda[-1] = Load(0, 0, 2)
    assert best(s) == ("load",)
    s.agenda[-1] = Menu(0)
    assert PiratesMind().prior(s, [("explore", s.names[0])])[0] < 0


def test_what_a_seat_can_pay_for() -> None:
    """CSG-FRT-01: one after another, the cheapest first."""
    assert affordable(shore(forts=(DEAR, CHEAP)), 0) == 1
    assert affordable(shore(forts=(DEAR,)), 0) == 0


def test_an_own_fort_is_a_harbour() -> None:
    """CSG-FRT-09: ships unload there as at home."""
    s = shore("coin-2")
    s.agenda.append(BuildFort(0))
    step = asking(s)
    assert isinstance(step, BuildFort)
    assert harbours(s, 0) == [0]

    plays(s, best(s))
    assert harbours(s, 0) == [0, 2]


def test_an_island_is_explored_for_a_fort_with_a_full_hold_too() -> None:
    """CSG-FRT-01: whoever has explored it may build there."""
    promised = list[float]()
    for forts in ((CHEAP,), (DEAR,)):
        s = shore("coin", "coin", forts=forts)
        s.change(0, hold=ship(SLOOP, 0, at(0, 0), "coin-1").hold)
        s.agenda.append(Menu(0))
        promised += PiratesMind().prior(s, [("explore", s.names[0])])
    assert promised[0] > 2 > 0 > promised[1]


def test_an_expert_hurries_home_with_the_gold_for_the_first_fort() -> None:
    """CSG-FRT-01: what has still to come home counts, and only until a fort can be built."""
    islands = [island(480, 100, home=0), island(480, 900, home=1), island(480, 480, "coin-2", "coin-2")]
    for carried, at_home, hurries in (("coin-3", (), True), ("coin-1", (), False), ("coin-1", ("coin-1",), True)):
        laden = ship(SLOOP, 0, at(480, 250), carried)
        s = table([laden], [island(480, 100, *at_home, home=0), *islands[1:]], forts=[(CHEAP,), ()])
        skilled, expert = (Desk(s, w).outlook(0)[1] for w in (SKILLED, EXPERT))
        assert (expert > skilled + 1) is hurries, carried
    s = shore(forts=(CHEAP,))
    assert Desk(s, EXPERT).outlook(0)[1] == Desk(s, SKILLED).outlook(0)[1], "it can be paid for already"


def test_an_expert_lies_where_a_fort_will_stand_once_its_price_is_home() -> None:
    """CSG-FRT-04: a full hold is no matter then; what another ship brings home pays for it."""
    islands = [island(480, 100, home=0), island(480, 900, home=1), island(480, 480, "coin-2", "coin-4", "coin-2")]
    full = ("coin-1",) * int(pieces()[SLOOP].card["cargo"])
    for carried, waits in ((("coin-3",), True), ((), False)):
        fleet = [ship(SLOOP, 0, at(480, 420), *full, docked=2), ship(SLOOP, 0, at(480, 250), *carried)]
        s = table(fleet, islands, forts=[(CHEAP,), ()])
        lures = {w.waits: Desk(s, w).outlook(0)[0].lures for w in (SKILLED, EXPERT)}
        assert not lures[False], "there is no room for more"
        assert bool(lures[True]) is waits
        assert [lure.gold for lure in lures[True]] == ([8.0] if waits else [])
        s.agenda.append(Menu(0))
        explore = thoughts(Desk(s, EXPERT), [("explore", s.names[0])])[0]
        assert (explore > 1) is waits


def test_who_brings_the_price_of_a_fort_waits_for_nobody() -> None:
    """CSG-FRT-01: of two ships that carry it the nearer is on her way home; only the other may wait for her."""
    islands = [island(480, 100, home=0), island(480, 900, home=1), island(480, 480, "coin-2")]
    fleet = [ship(SLOOP, 0, at(480, 420), "coin-3", docked=2), ship(SLOOP, 0, at(480, 250), "coin-3")]
    survey = Desk(table(fleet, islands, forts=[(CHEAP,), ()]), EXPERT).survey(0)
    assert survey.courier == 1
    assert survey.fort_in(1) == inf > survey.fort_in(0)
