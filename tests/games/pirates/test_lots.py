"""Dice that no ship rolls for a shot: who may change them, and whom they may take (D-SETDIE, D-SAVE, CSG-EVT-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.events import EventCollector
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.questions.table.items import HELD, item_named, name_of
from flibuste.games.pirates.state import State, Tile, Token
from flibuste.games.pirates.steps.basics.dice import SetDie
from flibuste.games.pirates.steps.damage.saves import KeepCrew
from flibuste.games.pirates.steps.events.event_effects import RollFog, duel, mutiny
from flibuste.games.pirates.steps.gunnery.fears import Fears
from flibuste.games.pirates.steps.gunnery.hits import KillCargo
from flibuste.games.pirates.steps.islands.mysteries import Desert, Gust
from flibuste.games.pirates.steps.sea.icebergs import Icebergs
from flibuste.games.pirates.steps.treasure.uniques import Found
from tests.games.pirates.orders import FOUR, SLOOP, asked
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

THOR, WOOD, FEARED = "FN-095", "OE-101", "SCS-135"
CAPTAIN, HELMSMAN = "GEN-captain@england", "GEN-helmsman@england"


def lots(*hold: str, **more: Any) -> State:
    """A ship of one's own with crew, an enemy beside her, and one far away who carries runes."""
    ships = [
        ship(FEARED, 0, at(480, 480), "GEN-captain@cursed", "GEN-helmsman@cursed"),
        ship(FOUR, 1, at(520, 480), CAPTAIN, *hold),
        ship(SLOOP, 1, at(900, 900), THOR),
    ]
    return table(ships, [island(100, 100), island(800, 200)], **more)


def fought(s: State) -> None:
    duel(s, 0, (0, item_named("GEN-captain@cursed"), 1, item_named(CAPTAIN)), EventCollector())


ROLLS: dict[str, Callable[[State], Any]] = {
    "icebergs": lambda s: s.agenda.append(Icebergs()),
    "fear": lambda s: s.agenda.append(Fears(0)),
    "mutiny": lambda s: mutiny(s, 1, 0),
    "duel": fought,
    "storm": lambda s: s.agenda.append(Gust(0, 2, 0)),
    "deserters": lambda s: s.agenda.extend([Desert(0, 0)]),
    "fog": lambda s: s.agenda.append(RollFog(0)),
}


@pytest.mark.parametrize("what", [name for name in ROLLS if name != "deserters"])
def test_runes_set_dice_of_every_kind(what: str) -> None:
    """CSG-UNT-06, UT_SET_DIE: D-SETDIE, of icebergs, fear, mutiny, duels, storms and fog too."""
    tiles = [Tile("iceberg", at(300, 700), number=1), Tile("fog", at(700, 600))]
    s = lots(tiles=tiles, tokens=(Token("SCS-071b", 0, 70000, 60000, 1),))
    ROLLS[what](s)
    runs(s, told=(3,))
    step = asking(s)
    assert isinstance(step, SetDie)
    assert step.seat == 1


def test_runes_may_keep_deserters_aboard() -> None:
    """CSG-MYS-03, UT_SET_DIE: DESERTERS, as many as the die shows in the end; the albatross counts too."""
    for hold, said in (((), ("maroon", 1)), (("SCS-105",), ("land", "GEN-captain@cursed", 1))):
        s = lots()
        s.change(0, hold=(*s.ship(0).hold, *(HELD.of(item_named(name), 0b11) for name in hold)))
        s.die = 2
        runs(s, Desert(0, 0))
        assert asked(s)[0] == said


def test_storms_count_each_die_for_the_ship() -> None:
    """CSG-MYS-03, CSG-ABL-07: MAST_STORM, what weighs on her dice does so here."""
    for hold, left in (((), 2), (("SCS-105",), 3)):
        s = table([ship(FOUR, 0, at(480, 480), *hold)], options={"auto_mast": True})
        runs(s, Gust(0, 3, 0), told=(4, 3, 5))
        assert s.ship(0).masts.bit_count() == left


def test_driftwood_saves_from_a_mutiny_and_a_duel() -> None:
    """CSG-UNT-05, CSG-EVT-12, CSG-EVT-13: D-SAVE, who is about to leave drifts ashore."""
    for start in (lambda s: mutiny(s, 1, 0), fought):
        s = lots(WOOD)
        s.ships[2] = None
        start(s)
        runs(s, told=(6, 1) if start is fought else (6,))
        assert isinstance(asking(s), KeepCrew)
        plays(s, ("drift",))
        assert [HELD.item(held) for _, held in s.islands[1].ashore] == [item_named(CAPTAIN)]


def test_crew_who_are_safe_stay_after_a_duel() -> None:
    """CSG-EVT-14, CSG-EFF-92: on either side, also of who has called for it."""
    safe = next(one for one in pieces().values() if one.kind == "ship" and one.has("CREW_SAFE"))
    mate = f"GEN-captain@{safe.nation}"
    for mine, theirs in ((safe.id, FOUR), (FOUR, safe.id)):
        ours, foes = (mate if card == safe.id else CAPTAIN for card in (mine, theirs))
        s = table([ship(mine, 0, at(480, 480), ours), ship(theirs, 1, at(700, 480), foes)])
        duel(s, 0, (0, item_named(ours), 1, item_named(foes)), EventCollector())
        runs(s, told=(3, 3))
        assert [len(s.ship(number).hold) for number in (0, 1)] == [int(mine == safe.id), int(theirs == safe.id)]


def test_a_volcano_turns_nothing_face_down() -> None:
    """CSG-UNT-06, UT_VOLCANO: what everybody sees they go on seeing."""
    lie = island(200, 300, "SCS-102", "coin-2", "coin-3", "RV-105")
    up = tuple(HELD.shown(held, 0b11) for held in lie.coins)
    s = table([ship(FOUR, 0, at(200, 237), docked=0)], [lie._replace(coins=up)])
    runs(s, Found(0, 0, item_named("SCS-102")), told=(0,))
    assert s.islands[0].coins == tuple(HELD.of(item_named(name), 0b11) for name in ("coin-3", "RV-105"))


def test_who_wrecks_cargo_is_shown() -> None:
    """CSG-EFF-35, CSG-INF-05: the crew that does it, when it does."""
    s = table([ship("SCS-1", 0, at(480, 480), "SCS-026b"), ship(FOUR, 1, at(520, 480), "coin-2")])
    runs(s, KillCargo(0, 1, 0))
    spared = s.copy()
    assert "pirates-revealed" not in keys(plays(spared, ("spare",)))
    assert "pirates-revealed" in keys(plays(s, ("wreck-cargo",)))
    assert [name_of(HELD.item(held)) for held in s.ship(0).hold if HELD.by(held, 1)] == ["SCS-026b"]
