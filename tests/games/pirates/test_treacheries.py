"""Pirates: unique treasures that wait for enemies, and those of shots (docs/rules/pirates.md, 5.24), by hand."""

from __future__ import annotations

from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.abilities.ability import Ability, Aim
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.table.items import name_of, things
from flibuste.games.pirates.questions.table.spells import cast, turn_begins, turn_ends
from flibuste.games.pirates.questions.turns.giving_actions import why_not_act
from flibuste.games.pirates.state import NOBODY, NOWHERE, Ship, State, Way
from flibuste.games.pirates.steps.boarding.bow_contact import RamEnds
from flibuste.games.pirates.steps.damage.losing import PickMast
from flibuste.games.pirates.steps.damage.treacheries import Ignite, Spring
from flibuste.games.pirates.steps.gunnery.broadsides_and_breaths import fired_at
from flibuste.games.pirates.steps.sea.smoke import BrewFog
from flibuste.games.pirates.steps.turns.extra_moves import AfterMove
from flibuste.games.pirates.steps.turns.menu import Menu

from .tables import at, island, plays, runs, ship, table

DOVER, FRENCH = "SM-ES-009", "CC-65"
BOMB, MINES, SCOPE, BREW, MARQUE = "RV-110", "MI-104", "MI-108", "DJC-102", "CC-093"
HOMES = (island(900, 900, home=0), island(900, 100, home=1))


def here(*hold: str, owner: int = 0, x: float = 100, y: float = 300, heading: int = 0, **more: Any) -> Ship:
    return ship(DOVER if not owner else FRENCH, owner, at(x, y, heading), *hold, **more)


def met(*, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> State:
    """The first ship's bow has run into the other's side."""
    s = table([here(*mine), here(*theirs, owner=1, y=350, heading=90)], HOMES)
    s.way = Way(0, rammed=frozenset((1,)))
    return s


def test_explosives_after_a_ram() -> None:
    """CSG-UNT-06: UT_EXPLOSIVES, on 4 and more both sink; the enemy's gold is shared, one's own is lost."""
    s = met(mine=(BOMB, "coin-2"), theirs=("coin-5",))
    runs(s, RamEnds(0, 1))
    assert isinstance(asking(s), Ignite)
    plays(s, ("ignite",), 4)
    assert s.ships == [None, None]
    assert 2 in things(s.gone)
    s = met(mine=(BOMB,))
    runs(s, RamEnds(0, 1))
    plays(s, ("ignite",), 3)
    assert None not in s.ships
    assert s.ship(0).hold == ()


def test_explosives_of_the_pinned() -> None:
    """CSG-UNT-06: UT_EXPLOSIVES, where an enemy's contact pins the holder; not where only the enemy is pinned."""
    s = met(mine=(BOMB,))
    s.way = None
    runs(s, AfterMove(0, free=False))
    assert isinstance(asking(s), Ignite)
    s = met(theirs=(BOMB,))
    s.way = None
    runs(s, AfterMove(0, free=False))
    assert asking(s) is None


def test_mines() -> None:
    """CSG-UNT-06: UT_MINES, whoever comes within S at some step loses a mast at the end of the move, which the holder
    chooses."""
    s = table([here(y=200), here(MINES, owner=1, x=160, y=340, heading=90)], HOMES)
    runs(s, Menu(0))
    plays(s, ("sail", s.names[0], 0, "S", 0))
    step = asking(s)
    assert isinstance(step, Spring)
    assert step.seat == 1
    plays(s, ("spring",))
    pick = asking(s)
    assert isinstance(pick, PickMast)
    assert pick.seat == 1
    plays(s, ("mast", "m1"))
    assert s.ship(0).masts == 0b1110
    assert s.ship(1).hold == ()
    s = table([here(y=200), here(MINES, owner=1, x=700, y=340, heading=90)], HOMES)
    runs(s, Menu(0))
    plays(s, ("sail", s.names[0], 0, "S", 0))
    assert isinstance(asking(s), Menu)


def test_a_scope_hits_without_a_roll() -> None:
    """CSG-UNT-06: UT_SCOPE, one cannon, one legal target in range."""
    s = table([here(SCOPE, heading=90), here(owner=1, y=330, heading=90)], HOMES, options={"auto_mast": True})
    runs(s, Menu(0))
    plays(s, ("shoot", s.names[0]))
    step = asking(s)
    assert step is not None
    sure = next(move for move in step.moves(s) if move[-1] == "scope")
    assert any(option.move == sure for option in step.ask(s).options)
    masts = s.ship(1).masts.bit_count()
    plays(s, sure)
    assert s.ship(1).masts.bit_count() == masts - 1
    assert s.ship(0).hold == ()
    step = asking(s)
    assert step is not None
    assert all(move[-1] != "scope" for move in step.moves(s))


def test_a_brew_makes_fog() -> None:
    """CSG-UNT-06: UT_BREW, an action; the bank lies within L, touches no island, and lasts."""
    s = table([here(BREW, up=True)], HOMES)
    runs(s, Menu(0))
    plays(s, ("show", s.names[0], BREW))
    step = asking(s)
    assert isinstance(step, BrewFog)
    assert step.why_not(s, ("smoke", 18000, 30000, 0)) is None
    assert step.why_not(s, ("smoke", 50000, 30000, 0)) is not None
    plays(s, ("smoke", 18000, 30000, 0))
    assert [(tile.kind, tile.smoke) for tile in s.tiles] == [("fog", NOBODY)]
    assert [name_of(item) for item in things(s.ship(0).hold)] == [BREW]
    assert s.today.acted == ((0, "special"),)


def test_forts_spare_a_letter_of_marque() -> None:
    """CSG-UNT-06: UT_MARQUE, until she has fired at one."""
    s = table([here(MARQUE, up=True), here(owner=1, x=600)], HOMES)
    aim = Aim(NOWHERE, "ship:0", "L", 3, 10.0, True)

    def spared() -> bool:
        return any(grant.ability.shields(s, 0, aim) for grant in active(s, 0).answering(Ability.shields))

    assert spared()
    fired_at(s, 0, "ship:1")
    assert spared()
    fired_at(s, 0, "fort:0")
    assert not spared()


def test_no_action_in_the_next_turn() -> None:
    """CSG-UNT-06: UT_RUM, UT_BURIED, UT_NATIVES: not in this one, where a second action may be left."""
    s = table([here()], HOMES)
    cast(s, 0, "idle", 1)
    assert why_not_act(s, 0) is None
    turn_ends(s, 0)
    turn_begins(s, 0)
    assert why_not_act(s, 0) is not None
    turn_ends(s, 0)
    assert why_not_act(s, 0) is None
