"""Where ships dock, and what they do there."""

from __future__ import annotations

from random import Random
from typing import Any

from flibuste.games.pirates.questions.abilities.active import nation_of, serves
from flibuste.games.pirates.questions.cargo.hold import takes_crew, takes_treasure
from flibuste.games.pirates.questions.cargo.stowage import capacity, free
from flibuste.games.pirates.questions.sailing.berths import may_dock, may_dock_in_tow
from flibuste.games.pirates.questions.table.bodies import is_kind
from flibuste.games.pirates.questions.table.items import card_of, is_crew, is_unique, things
from flibuste.games.pirates.questions.turns.giving_actions import why_not_explore
from flibuste.games.pirates.state import NOWHERE, Is, State
from flibuste.games.pirates.steps.cargo.homecoming import UnloadNear
from flibuste.games.pirates.steps.damage.repair_action import needs, why_not_repair
from flibuste.games.pirates.steps.islands.mysteries import chart_of
from flibuste.games.pirates.steps.turns.all_orders import ORDERS
from tests.games.pirates.tables import at, island

from .laid import (
    ENEMY_FORT,
    FORT,
    HOME,
    HOSTILE,
    MATE,
    WILD,
    Codes,
    coin_gold,
    contents,
    here_and_away,
    is_away,
    lay,
    settled,
    shy,
    takes_crew_by,
    takes_treasure_by,
)
from .register import Facts, function
from .steps import Docks, Ordered


@function
def docking(mine: Codes, theirs: Codes) -> Facts:
    """Where the first ship is docked, by herself and in tow, as she is and out of the world."""
    found: dict[str, Any] = {}
    for how, s in here_and_away(mine, theirs):
        for where, i in (
            ("wild", WILD),
            ("home", HOME),
            ("hostile", HOSTILE),
            ("fort", FORT),
            ("enemy fort", ENEMY_FORT),
        ):
            found[f"{how}docks {where}"] = may_dock(s, 0, i)
            found[f"{how}in tow {where}"] = may_dock_in_tow(s, 0, i)
    return found


@function
def unloading(mine: Codes, theirs: Codes) -> Facts:
    """What the first ship brings home: docked there, near it, and in her own fort."""
    found: dict[str, Any] = {}
    for where, i in (("home", HOME), ("fort", FORT)):
        s = lay(mine, theirs, mine_hold=("coin-2", "coin-5") if takes_treasure_by(mine) else ())
        if may_dock(s, 0, i):
            had = coin_gold(s, i) + (coin_gold(s, HOME) if i != HOME else 0)
            s.change(0, fire=1)
            _, _, asked = settled(s, Docks(0, i), policy=shy)
            found[f"gold at {where}"] = coin_gold(s, i) + (coin_gold(s, HOME) if i != HOME else 0) - had
            found |= {f"asked {word} at {where}": True for word in asked if word in ("FreeExplore", "SailFree", "Raid")}
            found[f"left at {where}"] = contents(s, 0)["coins"]
            found[f"burning at {where}"] = s.ship(0).fire
    order = UnloadNear()
    for how, s in here_and_away(mine, theirs, mine_hold=("coin-2", "coin-5") if takes_treasure_by(mine) else ()):
        s.change(0, pose=at(480, 720))
        orders = order.moves(s, 0, Random(0), 4)
        found[f"{how}unloads near"] = bool(orders)
        if orders and not how:
            had = coin_gold(s, HOME)
            _, _, asked = settled(s, Ordered(order, orders[0]), policy=shy)
            found["gold from near"] = coin_gold(s, HOME) - had
            found |= {f"asked {word} near": True for word in asked if word == "SailFree"}
    return found


@function
def exploring(mine: Codes, theirs: Codes) -> Facts:
    """The first ship docks at a wild island: whether she explores, free or not, and what is left there."""
    found: dict[str, Any] = {}
    for how, s in here_and_away(mine, theirs):
        found[f"{how}explores"] = why_not_explore(s, 0) is None
        if not may_dock(s, 0, WILD) or how:
            continue
        _, _, asked = settled(s, Docks(0, WILD))
        found["free of charge"] = "FreeExplore" in asked
        found["chart"] = chart_of(s, 0)
        s = lay(mine, theirs)
        s.islands[WILD] = s.islands[WILD]._replace(flags=1, explored=1)
        s.islands.append(island(700, 480, "coin-7"))
        before = contents(s, 0)["coins"]
        _, _, asked = settled(s, Docks(0, WILD), policy=_all_coins)
        found |= {f"asked {word}": True for word in asked}
        found["loaded"] = contents(s, 0)["coins"] - before
        found["left"] = len(s.islands[WILD].coins)
        s = lay(mine, theirs)
        if may_dock(s, 0, HOSTILE):
            _, _, asked = settled(s, Docks(0, HOSTILE))
            found["raids"] = "Raid" in asked
            found["left by raids"] = len(s.islands[HOSTILE].coins)
            if "SailFree" in asked:
                found["asked SailFree after a raid"] = True
            found["orders at an enemy's"] = _verbs(s, ("repair", "explore", "shoot"))
    return found


def _all_coins(step: Any, moves: list[Any]) -> Any:
    return max(moves, key=len) if type(step).__name__ == "Load" else moves[0]


def _verbs(s: State, among: tuple[str, ...]) -> str:
    return "+".join(order.verb for order in ORDERS if order.verb in among and order.moves(s, 0, Random(0), 4))


@function
def room(mine: Codes, theirs: Codes) -> Facts:
    """What the first ship has space for."""
    found: dict[str, Any] = {}
    for what in ("", " with crew"):
        s = lay(mine, theirs, mine_hold=(MATE,) if what and takes_crew_by(mine) else ())
        pieces = sum(not is_unique(item) for item in things(s.ship(0).hold))
        found[f"capacity{what}"] = capacity(s, 0)
        # a piece takes a space, and a unique treasure none
        found[f"space{what}"] = free(s, 0) - capacity(s, 0) + pieces
    found["crew"], found["treasure"] = takes_crew(s, 0), takes_treasure(s.ship(0))
    return found


@function
def serving(mine: Codes, theirs: Codes) -> Facts:
    """Under which flag the second ship sails, and who serves on her."""
    s = lay(mine, theirs, hold=(MATE, "GEN-captain@spain") if takes_crew_by(theirs) else ())
    one = s.ship(1)
    crew = [item for item in things(one.hold) if card_of(item).generic] if takes_crew_by(theirs) else []
    return {"flag": nation_of(one)} | {f"{card_of(it).nation} serves": serves(one, it) for it in crew if is_crew(it)}


@function
def repairing(mine: Codes, theirs: Codes) -> Facts:
    """Where the first ship is repaired, and of what."""
    found: dict[str, Any] = {}
    for where, i in (("sea", NOWHERE), ("wild", WILD), ("home", HOME), ("hostile", HOSTILE), ("fog", NOWHERE)):
        for how, s in here_and_away(mine, theirs):
            if how and not is_away(s):
                continue
            ship = s.ship(0)
            s.change(0, masts=ship.masts & ~1, state=ship.state | Is.JAMMED * is_kind(ship, "bombardier"))
            if i != NOWHERE:
                if not may_dock(s, 0, i):
                    found[f"{how}at {where}"] = "not docked"
                    continue
                s.change(0, docked=i)
            if where == "fog":
                s.change(0, lost=0)
            found[f"{how}at {where}"] = why_not_repair(s, 0) is None
            found[f"{how}of more than masts at {where}"] = sum(not what.startswith("m") for what in needs(s, 0))
    return found
