"""Moves, courses and tows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from flibuste.core.atoms import Move
from flibuste.games.pirates.questions.abilities.treasures import items_of
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.berths import may_dock
from flibuste.games.pirates.questions.sailing.move_list import move_list, why_not_move
from flibuste.games.pirates.questions.sailing.towing import may_tow
from flibuste.games.pirates.questions.table.bodies import hull
from flibuste.games.pirates.questions.table.items import things
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.state import NOWHERE, Is, State, Tile
from flibuste.games.pirates.steps.boarding.bow_contact import take_in_tow
from flibuste.games.pirates.steps.turns.creature_and_fog_orders import Emerge, Stride
from flibuste.games.pirates.steps.turns.sailing_orders import Sail
from tests.games.pirates.tables import at

from .laid import (
    FORT,
    HOME,
    MATE,
    WILD,
    Codes,
    cargo,
    contents,
    docked_where,
    here_and_away,
    lay,
    out_of_the_world,
    settled,
    takes_crew_by,
    takes_treasure_by,
)
from .register import Facts, function
from .steps import Docks, Does, Ordered


@function
def moves(mine: Codes, theirs: Codes) -> Facts:
    """The move list of the first ship: as she is, full, derelict, with a tow, slowed, with a captain and a friend."""
    found: dict[str, Any] = {}
    for what in ("plain", "laden", "derelict", "towing", "slowed", "captain", "dived", "monster"):
        hold = _laden(mine) if what == "laden" else ()
        if what == "captain" and takes_crew_by(mine):
            hold = ("GEN-captain@cursed",)
        s = lay(mine, theirs, 60, mine_hold=hold, friend=("sea_monster",) if what == "monster" else ())
        if what == "derelict":
            s.change(0, masts=0)
        if what == "towing":
            s.change(2, masts=0)
            s.change(0, tows=2)
        if what == "slowed":
            cast(s, 0, "slowed", 1)
        if what == "captain":
            s.change(2, pose=at(480, 240))
        if what == "dived":
            s.change(0, state=s.ship(0).state | Is.SUBMERGED)
        if what == "monster":
            s.change(2, pose=at(480, 205))
            found["monster near"] = len(move_list(Afloat(s, 2)))
            continue
        for code, spell in (("UT_GREASE", "greased"), ("UT_POSEIDON", "poseidon"), ("UT_SCREW", "screw")):
            if items_of(code) & {*things(s.ship(0).hold)} and why_not_move(s, 0) is None:
                cast(s, 0, spell)
        letters = Counter(move_list(Afloat(s, 0)))
        found[f"S {what}"], found[f"L {what}"] = letters["S"], letters["L"]
        found[f"may move {what}"] = why_not_move(s, 0) is None
    return found


def _laden(names: Codes) -> tuple[str, ...]:
    return ("coin-1", "coin-2", "coin-1", "coin-2", "coin-3") if takes_treasure_by(names) else ()


@function
def sailing(mine: Codes, theirs: Codes) -> Facts:
    """A move action of the first ship straight on: what stops her, what she loses, and what may follow."""
    found: dict[str, Any] = {}
    for where in ("open", "reef", "iceberg", "fog", "ship"):
        s = lay(mine, theirs, 30)
        tip = max(a for a, _ in hull(s.ship(0).card))
        if where in ("reef", "iceberg", "fog"):
            s.tiles = [Tile(where, at(480, 300 + tip + 55), 1 if where == "iceberg" else 0)]
        if where == "ship":
            s.change(2, pose=at(480, 300 + tip + 25, 90))
            out_of_the_world(s, 0)
        verb = Stride() if {"titan"} & {*mine} else Sail()
        order: Move = (
            ("stride", s.names[0], 0, 0, "S", 0) if isinstance(verb, Stride) else ("sail", s.names[0], 0, "S", 0)
        )
        if verb.why_not(s, 0, order) is not None:
            found[f"sails {where}"] = False
            continue
        masts, y = s.ship(0).masts.bit_count(), s.ship(0).pose.y
        _, fate, asked = settled(s, Ordered(verb, order), face=1, policy=_last)
        one = s.ship(0)
        if where != "reef" or masts > 1:
            found[f"masts lost {where}"] = masts > one.masts.bit_count()
        found[f"dice {where}"] = len(fate.asked)
        found[f"far {where}"] = (one.pose.y - y) // 1500
        found[f"lost {where}"] = one.lost != NOWHERE
        found |= {f"asked {word} {where}": True for word in asked}
    s = lay(mine, theirs, 30)
    s.tiles = [Tile("fog", at(480, 300)), Tile("fog", at(700, 600))]
    s.change(0, lost=0)
    found["ways out of fog"] = len({move[:3] for move in Emerge().moves(s, 0, Random(0), 30)}) > 1
    found["turns about"] = _reverses(s)
    return found


def _last(step: Any, moves: list[Any]) -> Any:
    return moves[-1]


def _reverses(s: State) -> bool:
    """Whether a segment astern is a course of hers."""
    s.change(0, lost=NOWHERE)
    s.tiles = []
    return Sail().why_not(s, 0, ("sail", s.names[0], 180, "S", 0)) is None


@function
def towing(mine: Codes, theirs: Codes) -> Facts:
    """The first ship at the side of the second, a derelict: whether she tows her, and what becomes of what
    is aboard."""
    found: dict[str, Any] = {}
    for how, s in here_and_away(mine, theirs, 1, hold=cargo(theirs, MATE)):
        tip = max(a for a, _ in hull(s.ship(0).card))
        side = max(b for _, b in hull(s.ship(1).card))
        s.change(1, pose=at(480, 300 + tip + side + 0.25, 90), masts=0)
        found[f"{how}tows"] = may_tow(s, 0, 1)
        if how or not may_tow(s, 0, 1):
            continue
        had = contents(s, 1)
        settled(s, Does(lambda s, emit: take_in_tow(s, 0, 1, emit)))
        found["crew lost"] = had["crew"] - contents(s, 1)["crew"]
        found["coins more"] = contents(s, 1)["coins"] - had["coins"]
        for where, i in (("wild", WILD), ("home", HOME), ("fort", FORT)):
            t = s.copy()
            if may_dock(t, 0, i):
                t.change(1, masts=1, fire=1)
                settled(t, Docks(0, i))
                found[f"towed to {where}"] = docked_where(t, 1)
                found[f"unloaded at {where}"] = had["coins"] - contents(t, 1)["coins"]
                found[f"fires at {where}"] = t.ships[1] is not None and t.ship(1).fire
    return found
