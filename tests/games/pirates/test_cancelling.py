"""Abilities that are cancelled as they are used to fire (CSG-EFF-87, CSG-R-65, CSG-R-66)."""

from __future__ import annotations

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.questions.table.spells import under
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.basics.cancelling import Cancel, CancelNow
from flibuste.games.pirates.steps.events.showing_events import Rival
from flibuste.games.pirates.steps.gunnery.shoot_action import CaptainsShot, Shoot, Volley
from flibuste.games.pirates.steps.sea.smoke import LaySmoke
from tests.games.pirates.orders import asked
from tests.games.pirates.tables import at, keys, plays, runs, ship, table

CANCELLER, DOVER, SNIPER, GALLEON = "SCS-206", "SM-ES-009", "SM-ES-013", "1.SCS-206"
CAPTAIN, FIREPOT, SMOKEPOT, GUNNER = (f"GEN-{who}@england" for who in ("captain", "firepot", "smokepot", "cannoneer"))
CHAIN_SHOT = "FS-106"


def meeting(*hold: str, card: str = DOVER) -> State:
    """A ship beside an enemy who may cancel abilities."""
    return table([ship(card, 0, at(480, 480), *hold), ship(CANCELLER, 1, at(520, 480))])


def shooting(*hold: str, card: str = DOVER) -> State:
    s = meeting(*hold, card=card)
    runs(s, Shoot(0, "ship:0"))
    return s


def moves(s: State, *head: str) -> list[Move]:
    return [move for move in asked(s) if move[: len(head)] == head]


def test_a_captains_shot_is_cancelled_as_it_is_fired() -> None:
    """CSG-EFF-87: with all that would come of it; he has been shown by then (CSG-R-66)."""
    s = meeting(CAPTAIN)
    runs(s, CaptainsShot(0, 0))
    emit = plays(s, ("fire", "m1", GALLEON))
    assert keys(emit) == ["pirates-revealed"]
    assert isinstance(asking(s), CancelNow)
    spared = s.copy()
    plays(s, ("cancel",))
    assert asking(s) is None
    assert not active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    assert s.today.shot == frozenset()
    plays(spared, ("allow",), 1)
    assert isinstance(asking(spared), Volley)
    assert spared.today.shot == {(1, 0)}
    # the next cannon is no new use of it
    plays(spared, ("fire", "m2", GALLEON), 1)
    assert isinstance(asking(spared), Volley)


def test_a_special_shot_is_cancelled_as_it_is_declared() -> None:
    """CSG-EFF-87, CSG-SPS-01: the cannon may still fire a plain one; not of equipment, which is no crew."""
    s = shooting(FIREPOT, CHAIN_SHOT)
    plays(s, ("fire", "m1", GALLEON, FIREPOT))
    plays(s, ("cancel",))
    assert isinstance(asking(s), Volley)
    assert moves(s, "fire", "m1", GALLEON) == [("fire", "m1", GALLEON), ("fire", "m1", GALLEON, CHAIN_SHOT)]
    assert under(s.ship(0), f"cancelled:{item_named(FIREPOT)}")
    s = shooting(FIREPOT, CHAIN_SHOT)
    plays(s, ("fire", "m1", GALLEON, CHAIN_SHOT), 1)
    assert isinstance(asking(s), Volley)


def test_smoke_is_cancelled_before_it_lies_there() -> None:
    """CSG-EFF-87, CSG-SPS-04: the use is lost, the cannon is not."""
    s = shooting(SMOKEPOT)
    plays(s, ("smoke", "m1", SMOKEPOT))
    spared = s.copy()
    plays(s, ("cancel",))
    assert isinstance(asking(s), Volley)
    assert moves(s, "fire", "m1")
    assert not moves(s, "smoke")
    plays(spared, ("allow",))
    assert isinstance(asking(spared), LaySmoke)


def test_what_is_used_besides_is_cancelled_too() -> None:
    """CSG-EFF-87, CSG-R-65: to snipe, and to fire again."""
    s = shooting(card=SNIPER)
    plays(s, ("snipe",))
    plays(s, ("cancel",))
    assert moves(s, "snipe") == []
    assert moves(s, "fire")
    s = shooting(GUNNER)
    plays(s, ("fire", "m1", GALLEON), 1)
    plays(s, ("fire", "m1", GALLEON))
    plays(s, ("cancel",))
    assert moves(s, "fire", "m1") == []
    assert moves(s, "fire", "m2")


def test_captain_and_special_shot_are_cancelled_one_by_one() -> None:
    """CSG-EFF-87: once per turn; without the captain nothing is fired at all."""
    s = meeting(CAPTAIN, FIREPOT)
    runs(s, CaptainsShot(0, 0))
    plays(s, ("fire", "m1", GALLEON, FIREPOT))
    plays(s, ("cancel",))
    assert asking(s) is None
    s = meeting(CAPTAIN, FIREPOT)
    runs(s, CaptainsShot(0, 0))
    plays(s, ("fire", "m1", GALLEON, FIREPOT))
    plays(s, ("allow",))
    assert isinstance(asking(s), CancelNow)
    plays(s, ("cancel",))
    assert isinstance(asking(s), Volley)
    assert ("cease",) in asked(s)


def test_options_do_not_tell_in_which_order_crew_were_turned_up() -> None:
    """CSG-INF-02, CSG-EFF-87, CSG-EVT-12: who lies open is named in the same order wherever in the hold."""
    s = table([ship(CANCELLER, 0, at(480, 480)), ship(DOVER, 1, at(520, 480), CAPTAIN, GUNNER, FIREPOT)])
    hold = s.ship(1).hold
    shown = tuple(HELD.shown(held, s.setting.everybody) for held in hold[:2])
    seen = []
    for crew in (shown, shown[::-1]):
        for whole in ((*crew, hold[2]), (hold[2], *crew)):
            s.change(1, hold=whole)
            rivals = Rival(0, 0, item_named(CAPTAIN)).moves(s)
            seen.append(([*Cancel().ways(s, 0)], rivals))
    assert len(seen[0][0]) == len(seen[0][1]) == 3
    assert all(one == seen[0] for one in seen)
