"""Pirates: generic crew, keywords, and effects that are simply so (docs/rules/pirates.md, chapters 5.2, 5.12, 5.13 and
5.20 to 5.22), by hand."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.abilities.ability import Ability, Special, Trait
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.armament.guns import cannons
from flibuste.games.pirates.questions.cargo.carriage import carries
from flibuste.games.pirates.questions.cargo.stowage import free, size
from flibuste.games.pirates.questions.fleets.fleet import Aboard, Fleet, Member
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.move_list import move_list, why_not_move
from flibuste.games.pirates.questions.sailing.pins import pinnable
from flibuste.games.pirates.questions.table.cards import piece
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.damage.losing import LoseCrew, losable
from flibuste.games.pirates.steps.islands.loading_treasure import is_free
from flibuste.games.pirates.steps.sailing.asked_course import SailFree
from flibuste.games.pirates.steps.turns.extra_moves import AfterMove, Double, FleetRolls
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.tables import DATA

from .carriers import DOVER, FRENCH, aim, carrier, has_effect, here, hull_of, one
from .tables import at, island, plays, runs, ship, table

HOMES = (island(900, 900, home=0), island(900, 100, home=1))


def with_code(code: str, kind: str = "ships") -> dict[str, Any]:
    return next(row for row in DATA[kind] if has_effect(row, code))


def with_word(word: str) -> str:
    return str(next(row["id"] for row in DATA["ships"] if word in row["keywords"]))


def member(name: str, at_: int = 0) -> Member:
    found = piece(name)
    assert found is not None
    return Member(at_, found)


# ---- generic crew


def brings(crew: str, trait: Trait) -> bool:
    """Whether this generic crew has a trait that the ship has not without."""
    return active(one(DOVER, f"GEN-{crew}@england"), 0).has(trait) and not active(one(DOVER), 0).has(trait)


def test_a_captain() -> None:
    """CSG-GEN-01: fires after a move."""
    assert brings("captain", Trait.SHOOTS_AFTER_MOVE)


def test_a_cannoneer() -> None:
    """CSG-GEN-04: a cannon that missed fires again."""
    assert brings("cannoneer", Trait.FIRES_AGAIN)


def test_a_shipwright() -> None:
    """CSG-GEN-05: repairs anywhere."""
    assert brings("shipwright", Trait.REPAIRS_ANYWHERE)


def test_a_musketeer() -> None:
    """CSG-GEN-07: one more gun."""
    assert [gun.name for gun in cannons(one(DOVER, "GEN-musketeer@england"), 0)][-1] == "x1"


def test_a_helmsman_adds_a_segment() -> None:
    """CSG-GEN-02: S, to the move list."""
    assert move_list(Afloat(one(DOVER, "GEN-helmsman@england"), 0)) == move_list(Afloat(one(DOVER), 0)) + "S"


def test_an_explorer_explores_for_free() -> None:
    """CSG-GEN-03: on docking at a wild island."""
    s = table([here(DOVER, "GEN-explorer@england", docked=0), here(DOVER, docked=0)], [island(200, 300)])
    assert is_free(s, 0)
    assert not is_free(s, 1)


def test_an_oarsman_rows_and_takes_no_space() -> None:
    """CSG-GEN-06: S while derelict."""
    s = table([here(DOVER, "GEN-oarsman@england", masts=0), here(DOVER, masts=0)], HOMES)
    assert (move_list(Afloat(s, 0)), move_list(Afloat(s, 1))) == ("S", "")
    assert size(s.ship(0), item_named("GEN-oarsman@england")) == 0


def specials(crew: str) -> tuple[Special, ...]:
    s = one(DOVER, f"GEN-{crew}@england")
    return tuple(shot for grant in active(s, 0).answering(Ability.shots) for shot in grant.ability.shots(s, 0))


def test_a_firepot() -> None:
    """CSG-GEN-08: a fire shot, within S."""
    assert specials("firepot") == (Special("SHOT_FIRE", "S"),)


def test_a_stinkpot() -> None:
    """CSG-GEN-09: a stink shot, within S."""
    assert specials("stinkpot") == (Special("SHOT_STINK", "S"),)


def test_a_smokepot() -> None:
    """CSG-GEN-10: smoke, within S."""
    assert specials("smokepot") == (Special("SHOT_SMOKE", "S"),)


def test_a_chainshot() -> None:
    """CSG-GEN-11: a chain shot, within S."""
    assert specials("chainshot") == (Special("SHOT_CHAIN", "S"),)


# ---- moving


def test_rowing() -> None:
    """CSG-EFF-03: a derelict with it moves S; without it, not at all."""
    s = table([here(DOVER, "GEN-oarsman@england", masts=0), here(DOVER, masts=0)], HOMES)
    assert why_not_move(s, 0) is None
    bar = why_not_move(s, 1)
    assert bar is not None
    assert bar.rule == "CSG-DER-01"


def test_a_roll_for_a_free_segment() -> None:
    """CSG-EFF-06: after a move action, from 4 on L; not with a helmsman aboard, not after a free move."""
    card = with_code("EXTRA_MOVE_ROLL")
    helmsman = f"GEN-helmsman@{card['nation']}"
    s = table([here(card["id"])], HOMES)
    runs(s, AfterMove(0, free=False), told=[4])
    step = asking(s)
    assert isinstance(step, SailFree)
    assert step.letters == "L"
    s = table([here(card["id"])], HOMES)
    runs(s, AfterMove(0, free=False), told=[3])
    assert asking(s) is None
    for one_more, was_free in ((helmsman, False), ("H-EQ-2", True)):
        s = table([here(card["id"], one_more)], HOMES)
        emit = runs(s, AfterMove(0, free=was_free))
        assert emit.events == []


def test_exploring_on_docking() -> None:
    """CSG-EFF-07: free of charge, without a flag there."""
    card = with_code("EXPLORE_ON_DOCK")
    s = table([here(card["id"], docked=0), here(DOVER, docked=0)], [island(200, 300)])
    assert [is_free(s, n) for n in (0, 1)] == [True, False]


# ---- shooting


def test_who_is_near_cannot_aim() -> None:
    """CSG-EFF-26: a shooter within S; forts can."""
    card = with_code("IMMUNE_CLOSE")["id"]
    s = table([here(DOVER), here(card, owner=1, x=150), here(DOVER, x=800)])
    (grant,) = active(s, 1).answering(Ability.shields)
    shots = (aim(), aim(shooter=2), aim(shooter=-1, fort=True))
    assert [grant.ability.shields(s, 1, shot) for shot in shots] == [True, False, False]


def test_who_is_docked_cannot_be_aimed_at() -> None:
    """CSG-EFF-27: wherever she is docked."""
    card = with_code("IMMUNE_DOCKED")["id"]
    for docked in (0, -1):
        s = table([here(DOVER), here(card, owner=1, docked=docked)], [island(300, 300)])
        (grant,) = active(s, 1).answering(Ability.shields)
        assert grant.ability.shields(s, 1, aim()) == (docked == 0)


# ---- pins, crew, holds


def test_some_are_never_pinned() -> None:
    """CSG-EFF-63: "cannot be" beats what would do it (CSG-ABL-05)."""
    s = table([here(with_code("NO_PIN")["id"]), here(DOVER)])
    assert not pinnable(s, 0)
    assert pinnable(s, 1)


def test_what_cannot_be_is_not() -> None:
    """CSG-ABL-05: crew that are safe are not eliminated; everybody else is."""
    s = table([here(with_code("CREW_SAFE")["id"], "GEN-captain@england", "GEN-helmsman@england")], HOMES)
    assert losable(s, 0, "crew") == []
    runs(s, LoseCrew(0, 1, 1))
    assert len(s.ship(0).hold) == 2


def test_what_may_be_done_is_asked() -> None:
    """CSG-ABL-03: an ability that may be used is an order; what must be, happens by itself."""
    s = table([here("SM-ES-001")], HOMES)
    runs(s, Menu(0))
    step = asking(s)
    assert step is not None
    assert ("luck", s.names[0]) in step.moves(s)
    plays(s, ("pass",))
    assert s.today.used == frozenset()


def test_a_word_twice_counts_once() -> None:
    """CSG-KW-GEN-02: two captains, by card or by keyword, are one."""
    row = next(card for card in DATA["crew"] if "captain" in card["keywords"])
    s = one(hull_of(row["nation"]), row["id"], f"GEN-captain@{row['nation']}")
    assert len(active(s, 0).sources(Trait.SHOOTS_AFTER_MOVE)) == 1


def test_crew_of_one_nation() -> None:
    """CSG-EFF-91: and of no other."""
    found = carrier("CREW_OF")
    nation = next(it["nation"] for row in DATA["ships"] for it in row["effects"] if it["code"] == "CREW_OF")
    other = next(it for it in ("spain", "france", "jade") if it not in (nation, row_of(found.card)["nation"]))
    s = table([found._replace(hold=(HELD.of(item_named(f"GEN-captain@{who}")),)) for who in (nation, other)])
    assert [active(s, n).has(Trait.SHOOTS_AFTER_MOVE) for n in (0, 1)] == [True, False]


def row_of(card: str) -> dict[str, Any]:
    return next(row for row in DATA["ships"] if row["id"] == card)


def test_crew_that_cost_less() -> None:
    """CSG-EFF-95: for each other crew of the same ship, when the fleet is built."""
    cutter = with_code("CREW_COST_CUT", "crew")
    hull, mate = hull_of(cutter["nation"]), f"GEN-helmsman@{cutter['nation']}"
    alone = Aboard(member(hull)).taking(member(mate, 1))
    both = alone.taking(member(cutter["id"], 2))
    assert both.cost(both.crew[0]) == alone.cost(alone.crew[0]) - 1


def test_five_points_more() -> None:
    """CSG-EFF-96: of the build total, when the fleet is built."""
    crew = with_code("BUILD_PLUS5", "crew")
    ships = (Aboard(member(hull_of(crew["nation"]))).taking(member(crew["id"], 1)),)
    assert Fleet(ships).total(40) == 45


def test_crew_that_take_no_space() -> None:
    """CSG-EFF-98: where they serve; elsewhere one like any other."""
    crew = next(row for row in DATA["crew"] if has_effect(row, "CREW_NO_SPACE"))
    item = item_named(crew["id"])
    other = next(row["id"] for row in DATA["ships"] if row["nation"] != crew["nation"] and not row["effects"])
    s = table([here(hull_of(crew["nation"]), crew["id"]), here(other, crew["id"])])
    assert [size(s.ship(n), item) for n in (0, 1)] == [0, 1]
    assert free(s, 1) == row_of(other)["cargo"] - 1


def test_ships_without_crew() -> None:
    """CSG-EFF-99: nobody can come aboard."""
    card = with_code("NO_CREW")
    s = table([here(card["id"]), here(DOVER)])
    assert not carries(s, 0, item_named(f"GEN-captain@{card['nation']}"))
    assert carries(s, 1, item_named("GEN-captain@england"))


def test_repairs_anywhere() -> None:
    """CSG-EFF-100: the trait of a shipwright, and of flotillas by their keyword (CSG-KW-FLO-01)."""
    s = table([here(DOVER, "GEN-shipwright@england"), here(DOVER), ship(with_word("flotilla"), 0, at(500, 500))])
    assert [active(s, n).has(Trait.REPAIRS_ANYWHERE) for n in (0, 1, 2)] == [True, False, True]


def test_a_six_doubles_a_ship() -> None:
    """CSG-EFF-85: at the start of the turn; one own ship may have two actions."""
    crew = with_code("FLEET_DOUBLE_ROLL", "crew")

    def rolled(face: int) -> State:
        s = table([here(hull_of(crew["nation"]), crew["id"]), here(FRENCH, x=600)], HOMES)
        runs(s, FleetRolls(0), told=[face])
        return s

    assert asking(rolled(5)) is None
    s = rolled(6)
    assert isinstance(asking(s), Double)
    plays(s, ("ship", s.names[1]))
    assert s.today.extra == (1,)


# ---- keywords of hulls


@pytest.mark.parametrize(
    ("word", "traits"),
    [
        ("turtle", {Trait.ROWS}),
        ("longship", {Trait.UNPINNABLE, Trait.PINS_NOBODY, Trait.PIVOTS, Trait.ROWS}),
        ("galley", {Trait.PIVOTS}),
        ("schooner", {Trait.PIVOTS}),
        ("junk", {Trait.NO_SAILS_IN_LINE}),
        ("extended_range", {Trait.DOUBLE_RANGE}),
        ("mercenary", {Trait.NO_HOME}),
        ("windcatcher", {Trait.CATCHES_WIND}),
        ("icebreaker", {Trait.IGNORES_TERRAIN, Trait.BREAKS_ICE}),
        ("fear", {Trait.FEARED}),
        ("ghost", {Trait.FADES}),
        ("eternal", {Trait.ETERNAL}),
        ("broadsides", {Trait.BROADSIDES}),
        ("submarine", {Trait.UNPINNABLE, Trait.PINS_NOBODY}),
        ("titan", {Trait.UNPINNABLE}),
        ("sea_dragon", {Trait.UNPINNABLE, Trait.PINS_NOBODY, Trait.NO_CREW}),
        ("sea_monster", {Trait.UNPINNABLE, Trait.NO_CREW}),
        ("flotilla", {Trait.PINS_NOBODY, Trait.NO_CREW, Trait.REPAIRS_ANYWHERE}),
    ],
)
def test_what_a_keyword_brings(word: str, traits: set[Trait]) -> None:
    """CSG-KW-GEN-01: it is the ship's own."""
    assert traits <= active(one(with_word(word)), 0).traits
    assert not traits & active(one(DOVER), 0).traits
