"""What the events of enemies cannot do to a ship with Holy Water aboard (UT_HOLY, CSG-EVT-14)."""

from __future__ import annotations

from flibuste.core.agenda import asking
from flibuste.core.events import EventCollector
from flibuste.games.pirates.questions.sailing.move_list import why_not_move
from flibuste.games.pirates.state import NOBODY, Is, State, Token
from flibuste.games.pirates.steps.basics.dice import counted
from flibuste.games.pirates.steps.events.event_effects import Blow, RollFog, foul_winds
from flibuste.games.pirates.steps.sea.smoke import lay_smoke
from tests.games.pirates.orders import FOUR, SLOOP, sea
from tests.games.pirates.tables import at, runs, ship, table

HOLY, WINDS, CALM, ZONE, FOG = "DJC-104", "RV-097b", "RV-098b", "SCS-083b", "SCS-071b"
FAR = ship(SLOOP, 1, at(100, 100))


def under(card: str, by: int, *hold: str) -> State:
    """A ship of the first seat lies beside a token of this seat."""
    return table([ship(FOUR, 0, at(480, 480), *hold, up=True), FAR], tokens=(Token(card, by, 48000, 53000),))


def test_a_calm_of_an_enemy_does_not_hold_her() -> None:
    """CSG-EVT-06, UT_HOLY: one of one's own does."""
    for by, hold, held in ((1, (), True), (1, (HOLY,), False), (0, (HOLY,), True)):
        assert (why_not_move(under(CALM, by, *hold), 0) is not None) is held


def test_a_cursed_zone_of_an_enemy_leaves_her_dice_alone() -> None:
    """CSG-EVT-11, UT_HOLY: one of one's own does not."""
    for by, hold, face in ((1, (), 4), (1, (HOLY,), 6), (0, (HOLY,), 4)):
        assert counted(under(ZONE, by, *hold), 6, 0) == face


def test_winds_of_an_enemy_do_not_blow_her_off() -> None:
    """CSG-EVT-05, UT_HOLY: nor anybody wrecks, which lie aground."""
    wreck = ship(FOUR, 0, at(480, 600), masts=0, state=Is.WRECK)._replace(owner=NOBODY)
    for by, hold, blown in ((1, (), [0]), (1, (HOLY,), []), (0, (HOLY,), [0])):
        s = table([ship(FOUR, 0, at(480, 480), *hold, up=True), FAR, wreck])
        foul_winds(s, by, 48000, 54000)
        assert [step.ship for step in s.agenda if isinstance(step, Blow)] == blown


def test_fog_that_an_enemy_brings_does_not_hide_her() -> None:
    """CSG-SPS-04, CSG-EVT-10, UT_HOLY: neither smoke nor a bank that his event sends."""
    for hold, lost in (((), True), ((HOLY,), False)):
        s = sea(ship(FOUR, 0, at(480, 480), *hold, up=True), FAR)
        lay_smoke(s, 1, at(480, 480), EventCollector())
        assert (s.ship(0).lost == 0) is lost
        s = under(FOG, 1, *hold)
        lay_smoke(s, 1, at(480, 405), EventCollector(), lasts=True)
        s.change(0, lost=-1)
        s.tokens = (Token(FOG, 1, 48000, 40500, 0),)
        s.change(0, pose=at(480, 500, 90))
        runs(s, RollFog(1), told=(1,))
        assert (s.ship(0).lost == 0) is lost
        assert asking(s) is None
