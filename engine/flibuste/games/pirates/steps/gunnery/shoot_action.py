"""Chapter 5.9 (SHT): a shoot action, one cannon after another: what is fired, the roll, and what comes of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from .....core.agenda import Ask, not_asked, then
from .....core.atoms import Arg, Args, Json, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.gap import apart, within
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, is_up, uses
from ...questions.abilities.treasures import Scope
from ...questions.armament.guns import FLAME, SNIPE
from ...questions.gunnery.aiming import (
    ABOARD,
    FORT,
    SHIP,
    aim_at,
    bonus,
    is_place,
    may_be_place,
    only_six,
    place,
    seat_of,
)
from ...questions.gunnery.hit_rolls import MISS, Fired, Gun
from ...questions.gunnery.lookout import alone
from ...questions.gunnery.shown_by_shot import shows_aim
from ...questions.table.bodies import body, measure
from ...questions.table.items import HELD, is_treasure, things
from ...questions.table.once import of_seat, spend
from ...state import NOBODY, NOWHERE, Is, State
from ..basics.cancelling import cancellable, shot_of
from ..basics.dice import Roll, RollTwo, counted
from ..basics.parting import fades
from ..damage.burning import SetFire
from ..damage.losing import LoseMasts
from ..damage.special_shots import DOUBLE, FIRE, Charge, load, lose_source, powder
from ..forts.hits_ashore import SetWalls, needs_walls
from ..sea.smoke import LaySmoke
from .after_shot import ShotEnds
from .broadsides_and_breaths import Breath, Broadside, Swoop, breaths, broadsides, fired_at, swoops
from .hits import Hit, forget_hits
from .possible_shots import OVER, SCOPE, TWICE, Firing, again, why_not_shoot
from .shot_options import atom_of, board_place, called_place, fire_move, fire_option, gun_called, target_of

_LOST: Final = "lost"
"""CSG-EQP-02: what a natural 1 costs besides: the shot, and a mast that goes or burns."""
_ALL: Final = "all"
"""Instead of cannons by their names: all at once."""
BOMBARD: Final = "b"
CEASE: Final[Move] = ("cease",)
_OWN_FIRE: Final = "own_fire_mast"
_OWN_MAST: Final = "own_mast"


@frozen
class Shoot(AutoStep):
    """CSG-SHT-01: a shoot action of a ship, a fort or a marine (`aiming.py`)."""

    seat: int
    shooter: str

    def is_valid(self, s: State) -> bool:
        return is_place(s, self.shooter)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        forget_hits(s)
        then(s, Volley(self.seat, Firing(self.shooter)), ShotEnds(self.seat, self.shooter))


@frozen
class CaptainsShot(AutoStep):
    """D-CAPTAIN; CSG-EFF-08, CSG-R-20: at the end of a move action she may fire as in a shoot action."""

    seat: int
    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        captain = active(s, self.ship).has(Trait.SHOOTS_AFTER_MOVE)
        if (not captain and self._all_up(s)) or why_not_shoot(s, self.ship) is not None:
            return
        if captain:
            forget_hits(s)
            then(s, Volley(self.seat, Firing(f"{SHIP}:{self.ship}", captain=True)))
        elif self._might(s):
            # none of those who lie face down is a captain
            fate.answer("captain", (0,))

    def _might(self, s: State) -> bool:
        """Whether somebody might lie face down aboard who could fire now, whatever else comes along."""
        far, here = 2 * measure(s, "L"), body(s.ship(self.ship))
        others = (body(ship) for _, ship in s.afloat() if ship.owner != self.seat)
        return any(apart(here, other) <= far and within(here, other, far) for other in others)

    def _all_up(self, s: State) -> bool:
        return all(is_up(s, held) or is_treasure(HELD.item(held)) for held in s.ship(self.ship).hold)


@frozen
class Volley(Ask[State]):
    """D-SHOT, D-RESHOOT: the next cannon and its target, or an end.

    Answers:
        ``fire GUN TARGET [EXTRA]``: a cannon fires.
        ``smoke GUN PIECE``: it lays smoke instead, by this piece of equipment.
        ``snipe``: of the shots that follow only a natural 6 hits, at doubled ranges.
        ``broadside TARGET``: all cannons at once.
        ``swoop TARGET``: a swoop upon a ship.
        ``breath TARGET``: a dragon's breath.
        ``cease``: no more shots.
    """

    seat: int
    firing: Firing

    is_reaction = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return is_place(s, self.firing.shooter)

    def privacy(self, s: State) -> tuple[bool, bool]:
        """What lies face down may add to a roll, or bring a shot."""
        origin = place(self.firing.shooter)
        if origin.kind not in (SHIP, ABOARD):
            return False, True
        plain = all(is_up(s, held) for held in s.ship(origin.number).hold if not is_treasure(HELD.item(held)))
        return not plain, plain

    def is_available(self, s: State) -> bool:
        return next(self._deeds(s), None) is not None

    def _deeds(self, s: State) -> Iterator[Move]:
        firing = self.firing
        if not firing.able(s):
            return
        lonely = alone(s, firing.shooter)
        if not lonely:
            yield from (fire_move(s, shot) for shot in firing.shots_of_able(s))
        yield from (("smoke", gun, atom) for gun, atom in firing.smokes(s))
        if firing.fresh and not lonely:
            yield from self._at_once(s)

    def _at_once(self, s: State) -> Iterator[Move]:
        """Shoot actions of another kind: declared before the first shot."""
        origin = place(self.firing.shooter)
        if origin.kind != SHIP:
            return
        if self.firing.may_snipe(s):
            yield ("snipe",)
        for verb, found in (("broadside", broadsides), ("swoop", swoops), ("breath", breaths)):
            yield from ((verb, atom_of(s, target)) for target in found(s, origin.number))

    def moves(self, s: State) -> list[Move]:
        found = list(self._deeds(s))
        # CSG-SHT-05
        return [*found, CEASE] if self.firing.captain or self.firing.fired or not found else found

    def why_not(self, s: State, move: Move) -> Bar | None:
        if len(move) not in (3, 4) or move[0] != "fire":
            return super().why_not(s, move)
        shots = self.firing.at(s, str(move[1]), target_of(s, str(move[2])))
        return None if any(fire_move(s, shot) == move for shot in shots) else not_asked(move)

    def ask(self, s: State) -> Decision:
        options = {fire_move(s, shot): fire_option(s, self.firing, shot) for shot in self.firing.shots(s)}
        args: Args = {"seat": Name(self.seat), "what": called_place(s, self.firing.shooter)}
        shown = tuple(options.get(move) or self._other(s, move) for move in self.moves(s))
        return self.decision(s, "pirates-ask-shot", "CSG-SHT-01", shown, args)

    def _other(self, s: State, move: Move) -> Option:
        source = board_place(s, self.firing.shooter)
        if len(move) == 1:
            return Option(move, f"pirates-do-{move[0]}", {}, str(move[0]), source, default=move == CEASE)
        if move[0] == "smoke":
            return Option(move, "pirates-do-smoke", {"gun": gun_called(str(move[1]))}, "smoke", source)
        target = target_of(s, str(move[1]))
        args: Args = {"target": called_place(s, target)}
        return Option(move, f"pirates-do-{move[0]}", args, str(move[0]), source, board_place(s, target))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == CEASE:
            return
        shooter = self.firing.shooter
        origin = place(shooter)
        steps = self._steps(s, move, emit)
        if origin.kind == SHIP:
            for what in self._uses(s, origin.number, move):
                # CSG-EFF-87: cancelled, the cannon can still be fired otherwise
                steps = cancellable(s, origin.number, what, emit, steps, [self])
            if self.firing.captain and self.firing.fresh:
                steps.append(ShotEnds(self.seat, shooter, captain=True))
                steps = cancellable(s, origin.number, Trait.SHOOTS_AFTER_MOVE, emit, steps)
        then(s, *steps)

    def _uses(self, s: State, number: int, move: Move) -> Iterator[str]:
        """The abilities that this is a use of."""
        verb, abilities = move[0], active(s, number)
        if verb == "smoke":
            yield shot_of(str(move[2]))
        elif verb == "fire":
            if move[1] in self.firing.fired:
                yield Trait.FIRES_AGAIN
            if len(move) > 3 and move[3] != SCOPE:
                yield Trait.ROLLS_TWO if move[3] == TWICE else shot_of(str(move[3]))
        else:
            yield from (trait for trait in _AT_ONCE.get(str(verb), ()) if abilities.has(trait))

    def _steps(self, s: State, move: Move, emit: EventSink) -> list[Any]:
        firing = self.firing
        origin = place(firing.shooter)
        match move[0]:
            case "fire":
                target, extra = target_of(s, str(move[2])), str(move[3]) if len(move) > 3 else ""
                return [Fire(self.seat, firing, str(move[1]), target, extra)]
            case "snipe":
                return [Volley(self.seat, Firing(firing.shooter, firing.captain, SNIPE))]
            case "smoke":
                return self._smoke(s, origin.number, str(move[1]), str(move[2]), emit)
        over = Volley(self.seat, Firing(firing.shooter, firing.captain, OVER, (_ALL,)))
        target = target_of(s, str(move[1]))
        match move[0]:
            case "broadside":
                return [Broadside(self.seat, origin.number, target), over]
            case "swoop":
                return [Swoop(self.seat, origin.number, place(target).number), over]
            case _:
                return [Breath(self.seat, origin.number, target), over]

    def _smoke(self, s: State, number: int, gun: str, atom: str, emit: EventSink) -> list[Any]:
        """CSG-SPS-04: in place of this cannon's shot; the piece of equipment keeps clear of all ships."""
        used = powder(s, number, atom)
        assert used is not None
        load(s, number, used, emit)
        rest = Volley(self.seat, self.firing.once_fired(gun))
        return [LaySmoke(self.seat, number, used.equipment), rest]


_AT_ONCE: Final[Mapping[str, tuple[Trait, ...]]] = {
    "snipe": (Trait.SNIPES,),
    "broadside": (Trait.BROADSIDES,),
    "breath": (Trait.BREATHES_FIRE, Trait.BREATHES_STUN),
}
"""What a shoot action of another kind is a use of."""


@frozen
class Fire(AutoStep):
    """CSG-SHT-06: a cannon is fired at a target; `extra`: what is loaded besides, by its atom."""

    seat: int
    firing: Firing
    gun: str
    target: str
    extra: str = ""

    def is_valid(self, s: State) -> bool:
        if not is_place(s, self.firing.shooter) or not may_be_place(s, self.target):
            return False
        return any(True for _ in self.firing.at(s, self.gun, self.target))

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        firing, shooter, mode = self.firing, self.firing.shooter, self.firing.mode
        origin, target = place(shooter), place(self.target)
        shot = next(firing.at(s, self.gun, self.target))
        aim = aim_at(shooter, shot.gun, shot.target)
        more = bonus(s, shooter, shot.gun, aim)
        shows_aim(s, shooter, shot.gun, aim, mode, emit)
        self._spends(s, emit)
        if origin.kind == SHIP:
            fired_at(s, origin.number, self.target)
        if self.extra == SCOPE:
            self._surely(s, origin.number, emit)
            return
        used = (
            powder(s, origin.number, self.extra)
            if origin.kind == SHIP and self.extra not in ("", TWICE, SCOPE)
            else None
        )
        if used is not None:
            load(s, origin.number, used, emit)
        charge = used.charge if used else Charge(FIRE if shot.gun.bombard == FLAME else "")
        odds = Gun(shot.gun.number, more, only_six=mode == SNIPE or only_six(s, self.target))
        lands = Lands(self.seat, firing.once_fired(self.gun), self.gun, self.target, charge, odds)
        walls = []
        if target.kind == FORT and needs_walls(s, target.number):
            walls = [Roll(seat_of(s, self.target), NOWHERE, "fort"), SetWalls(target.number)]
        die = RollTwo if self.extra == TWICE else Roll
        then(s, *walls, die(self.seat, origin.ship, "shot"), lands)

    def _surely(self, s: State, number: int, emit: EventSink) -> None:
        """UT_SCOPE: a hit without a roll."""
        fades(s, number, next(item for item in things(s.ship(number).hold) if item in Scope.items()), emit)
        hit = Hit(self.target, self.seat, self.firing.shooter, self.gun, 0)
        then(s, hit, Volley(self.seat, self.firing.once_fired(self.gun)))

    def _spends(self, s: State, emit: EventSink) -> None:
        """CSG-EFF-30, CSG-EFF-48: what is used up by this shot."""
        origin = place(self.firing.shooter)
        if self.gun in self.firing.fired:
            if origin.kind == SHIP:
                uses(s, origin.number, Trait.FIRES_AGAIN, emit)
            spend(s, origin.number if origin.kind == SHIP else of_seat(self.seat), again(self.firing.shooter))
        if self.extra == TWICE:
            spend(s, origin.number, TWICE)


@frozen
class Lands(AutoStep):
    """CSG-SHT-06, CSG-SHT-07, CSG-SHT-08: the die is rolled; `firing`: with the cannon that has been fired; `odds`:
    what it rolls against."""

    seat: int
    firing: Firing
    gun: str
    target: str
    charge: Charge
    odds: Gun

    def is_valid(self, s: State) -> bool:
        return is_place(s, self.firing.shooter) and may_be_place(s, self.target)

    def against(self, s: State) -> Arg:
        return called_place(s, self.target)

    def facing(self, s: State) -> str:
        return board_place(s, self.target)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        firing, shooter = self.firing, self.firing.shooter
        origin = place(shooter)
        roll = s.die
        changed = counted(s, roll, origin.ship) - roll if origin.ship != NOWHERE else 0
        odds = replace(self.odds, bonus=self.odds.bonus + changed)
        came = odds.fired(roll)
        hit = came is Fired.HIT
        if emit.on:
            args: Args = {
                "what": called_place(s, shooter),
                "target": called_place(s, self.target),
                "gun": gun_called(self.gun),
                "hit": "yes" if hit else "no",
            }
            data = {"from": board_place(s, shooter), "target": board_place(s, self.target), "gun": self.gun}
            more: dict[str, Json] = {**data, "hit": hit, "roll": roll, "came": str(came)}
            if not odds.only_six:
                more["totals"] = [roll + odds.bonus, odds.number]
            emit(Event("pirates-fired", args, more, "CSG-SHT-06"))
        steps: list[Any] = []
        if hit:
            double = self.charge.shot == DOUBLE
            steps.append(Hit(self.target, self.seat, shooter, self.gun, roll, "" if double else self.charge.shot))
            if double:
                # CSG-SPS-05
                firing = firing._replace(fired=tuple(gun for gun in firing.fired if gun != self.gun))
        else:
            firing = firing._replace(missed=(*firing.missed, self.gun))
        if roll == MISS and origin.kind == SHIP:
            steps += self._one(s, origin.number, emit)
        then(s, *steps, Volley(self.seat, firing))

    def _one(self, s: State, number: int, emit: EventSink) -> Iterator[Any]:
        """What a natural 1 costs the ship that has fired."""
        if self.gun == BOMBARD:
            # CSG-KW-BOM-04
            s.change(number, state=s.ship(number).state | Is.JAMMED)
            emit(Event("pirates-jammed", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-KW-BOM-04"))
            return
        # CSG-EFF-42, CSG-EFF-43
        for trait in (Trait.BACKFIRES, Trait.WILD):
            if uses(s, number, trait, emit):
                yield LoseMasts(number, 1, NOBODY)
        # CSG-EQP-02
        if self.charge.on_one.startswith(_LOST):
            lose_source(s, number, self.charge.source, emit)
        if self.charge.on_one.endswith(_OWN_FIRE):
            yield SetFire(number)
        elif self.charge.on_one.endswith(_OWN_MAST):
            yield LoseMasts(number, 1, NOBODY)
