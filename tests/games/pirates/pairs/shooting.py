"""How far, at what and how well ships shoot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.abilities.treasures import items_of
from flibuste.games.pirates.questions.armament.guns import SNIPE, Cannon
from flibuste.games.pirates.questions.gunnery.aiming import Target, aim_at, battery, bonus, only_six, place
from flibuste.games.pirates.questions.gunnery.hit_rolls import Fired, Gun
from flibuste.games.pirates.questions.table.items import card_of, is_crew, things
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.state import Is, State
from flibuste.games.pirates.steps.basics.dice import counted
from flibuste.games.pirates.steps.gunnery.broadsides_and_breaths import Breath, Broadside, Swoop, broadside_guns
from flibuste.games.pirates.steps.gunnery.possible_shots import Firing
from flibuste.games.pirates.steps.gunnery.shoot_action import Shoot, Volley
from tests.games.pirates.tables import at

from .laid import (
    ENEMY_FORT,
    FORT,
    WILD,
    Codes,
    apart,
    lay,
    settled,
    takes_crew_by,
    takes_treasure_by,
    willing,
)
from .register import Facts, function

_AT_ONCE: Mapping[str, Callable[[int, int], Any]] = {
    "broadside": lambda a, b: Broadside(0, a, f"ship:{b}"),
    "breath": lambda a, b: Breath(0, a, f"ship:{b}"),
    "swoop": lambda a, b: Swoop(0, a, b),
}
"""Shoot actions of another kind."""


def _at_once(s: State) -> list[str]:
    """Those of the first ship at the second."""
    moves = Volley(0, Firing("ship:0")).moves(s)
    return [what for what in _AT_ONCE if (what, s.names[1]) in moves]


def _kind(gun: Cannon) -> str:
    if gun.name == "marine":
        return gun.name
    if gun.name.startswith("x"):
        return "musket" if gun.plain else "deck gun"
    return "bombard" if gun.bombard else "gun"


@function
def reach(mine: Codes, theirs: Codes) -> Facts:
    """Which cannons fire how far: within S, L, 2S and 2L."""
    found: Counter[str] = Counter()
    s = lay(mine, theirs)
    for band, far in (("S", 30), ("L", 76), ("2S", 115), ("2L", 160)):
        apart(s, far)
        for mode in ("", SNIPE):
            firing = Firing("ship:0", mode=mode)
            if mode and not Firing("ship:0").may_snipe(s):
                continue
            for shot in firing.shots(s):
                if shot.target.place == "ship:1" and not shot.extra:
                    word = f"{mode or 'fire'} {_kind(shot.gun)} {shot.gun.letter} at {band}"
                    # how many masts there are is a matter of the build
                    found[word] = 1 if shot.gun.mounted else found[word] + 1
        found.update(f"{what} at {band}" for what in _at_once(s))
    return {**found}


@function
def roll(mine: Codes, theirs: Codes) -> Facts:
    """From which face on a shot hits: every kind of gun, at a ship that is whole or damaged, or shot at already."""
    found: dict[str, Any] = {}
    for where in ("whole", "damaged", "shot at", "no six", "captain", "fort"):
        s = lay(
            mine, theirs, 30, mine_hold=("GEN-captain@cursed",) if where == "captain" and takes_crew_by(mine) else ()
        )
        s.change(2, pose=at(480, 205))
        if where == "damaged":
            s.change(1, masts=s.ship(1).masts & ~1)
        if where == "shot at":
            s.today = s.today._replace(shot=frozenset({(1, 2)}))
        if active(s, 0).has(Trait.LENDS_AIM):
            cast(s, 0, "aimed")
        if items_of("UT_FIREWORKS") & {*things(s.ship(0).hold)}:
            cast(s, 0, "fireworks")
        for shooter, gun in _guns(s):
            kind = f"{'friend ' if shooter == 'ship:2' else ''}{_kind(gun)} {where}"
            if kind not in found:
                target = f"fort:{ENEMY_FORT}" if where == "fort" else "ship:1"
                found[kind] = _face(s, shooter, gun, target, SNIPE if where == "no six" else "")
        if where == "whole":
            for what in _at_once(s):
                faces = (f for f in (2, 3, 4, 5, 6) if _hits(settled(s.copy(), _AT_ONCE[what](0, 1), face=f)[0]))
                found[what] = next(faces, 7)
    return found


def _guns(s: State) -> Iterator[tuple[str, Cannon]]:
    for shooter in ("ship:0", "ship:2", *(f"aboard:0:{one}" for one in things(s.ship(0).hold) if is_marine(one))):
        yield from ((shooter, gun) for gun in battery(s, shooter))


def is_marine(item: int) -> bool:
    return is_crew(item) and "marine" in card_of(item).keywords


def _face(s: State, shooter: str, gun: Cannon, target: str, mode: str) -> int:
    """The lowest face that hits, whether or not a shot is possible: that is asked by `reach`."""
    aim = aim_at(shooter, gun, Target(target, 30))
    ship = place(shooter).ship
    for face in (2, 3, 4, 5, 6):
        more = bonus(s, shooter, gun, aim) + (counted(s, face, ship) - face)
        if Gun(gun.number, more, only_six=mode == SNIPE or only_six(s, target)).fired(face) is Fired.HIT:
            return face
    return 7


_TOLD = ("pirates-broadside", "pirates-breath", "pirates-swoop")


def _hits(emit: Any) -> bool:
    return any(event.data.get("hit") for event in emit.events if event.key in _TOLD)


@function
def volley(mine: Codes, theirs: Codes) -> Facts:
    """A shoot action of the first ship: what she may declare and load, and what follows a hit and a natural 1."""
    found: dict[str, Any] = {}
    s = lay(mine, theirs, 30, mine_hold=("coin-2",) if takes_treasure_by(mine) else ())
    offered = Volley(0, Firing("ship:0"))
    for move in offered.moves(s):
        if move[0] == "fire":
            found["fires"] = True
            if len(move) > 3:
                found[f"loads {move[3]}"] = True
        elif move[0] != "cease":
            found[f"may {move[0]}"] = True
    if ("snipe",) in offered.moves(s):
        snipe = Volley(0, Firing("ship:0", mode=SNIPE))
        found |= {f"sniping loads {move[3]}": True for move in snipe.moves(s) if len(move) > 3}
    for word, face in (("one", 1), ("hit", 6)):
        s = lay(mine, theirs, 30)
        if not Volley(0, Firing("ship:0")).is_available(s):
            # CSG-SHT-05
            continue
        before, fired = s.ship(0), list[str]()

        def plain(step: Any, moves: list[Any], s: State = s, fired: list[str] = fired) -> Any:
            if type(step).__name__ != "Volley":
                return _without_runes(step, moves)
            plain = [move for move in step.moves(s) if move[0] == "fire" and len(move) == 3 and move[1][0] in "mg"]
            if plain and len(fired) < 3:
                fired.append(plain[0][1])
                return plain[0]
            return moves[-1] if moves[-1] == ("cease",) else moves[0]

        _, _, asked = settled(s, Shoot(0, "ship:0"), face=face, policy=plain, luck=True)
        one = s.ships[0]
        found[f"own masts by {word}"] = before.masts.bit_count() - (one.masts.bit_count() if one else 0)
        after = ("SailFree", "Reroll", "KeepOne", "LaySmoke", "SetDie")
        found |= {f"asked {name} by {word}": True for name in asked if name in after}
        found[f"a gun again by {word}"] = len(fired) > len({*fired})
    s = lay(mine, theirs, 30)
    for what in _at_once(s):
        _, _, asked = settled(s.copy(), _AT_ONCE[what](0, 1), face=5, policy=_without_runes, luck=True)
        found |= {f"asked {name} by a {what}": True for name in asked if name in ("Reroll", "SetDie")}
    return found


def _without_runes(step: Any, moves: list[Any]) -> Any:
    return moves[-1] if type(step).__name__ in ("SetDie", "SailFree") else willing(step, moves)


@function
def lines(mine: Codes, theirs: Codes) -> Facts:
    """At what the first ship may fire with how many guns: past another ship, below, docked, with masts gone; and
    whether a fort may fire at the second."""
    found: dict[str, Any] = {}
    for where in ("past a ship", "below", "docked", "mastless guns", "ahead"):
        s = lay(mine, theirs, 45)
        if where == "past a ship":
            apart(s, 42)
            s.change(2, pose=at((s.ship(0).pose.x + s.ship(1).pose.x) / 200, 300))
        elif where == "below":
            s.change(1, state=s.ship(1).state | Is.SUBMERGED)
        elif where == "docked":
            s.change(1, docked=WILD)
        elif where == "ahead":
            s.change(1, pose=at(480, 385, 90))
        else:
            s.change(0, masts=1)
        guns = [shot for shot in Firing("ship:0").shots(s) if shot.target.place == "ship:1" and not shot.extra]
        found[where] = bool(guns)
        if where == "mastless guns":
            found["guns of gone masts"] = len({shot.gun.name.rstrip("b") for shot in guns if shot.gun.mounted}) > 1
        if where == "ahead":
            found["guns past her sails"] = len({shot.gun.name for shot in guns if shot.gun.letter == "L"}) > 1
            continue
        for what in _at_once(s):
            found[f"{what} {where}"] = True
            if what == "broadside" and where == "mastless guns":
                found["broadside of gone masts"] = len(broadside_guns(s, 0, "ship:1")) > 1
    s = lay(mine, theirs, 30)
    s.change(1, pose=at(790, 175))
    fort = Firing(f"fort:{FORT}")
    found["by a fort"] = any(shot.target.place == "ship:1" for shot in fort.shots(s))
    return found
