"""Chapter 5.9 (DMG): what a hit does, in the order of CSG-DMG-01."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from .....core.agenda import Auto, Chance, then, window
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import MUTE, SILENCED, active, reachable, uses
from ...questions.forts.standing_forts import Art, art, fort_at
from ...questions.gunnery.aiming import ASHORE, FORT, SHIP, TOKEN, may_be_place, place
from ...questions.gunnery.hit_rolls import spared
from ...questions.islands.wolves import scare
from ...questions.table.bodies import built, is_kind, standing
from ...questions.table.once import spend, spent
from ...questions.table.spells import cast
from ...state import NOBODY, NOWHERE, Ship, State
from ...tables import DIE
from ..basics.dice import Roll
from ..boarding.boarding_party import Board, boardable
from ..damage.burning import SetFire
from ..damage.losing import LoseCargo, LoseCrew, LoseMasts, losable
from ..damage.sinking import Sink
from ..damage.special_shots import BLOODLESS, CHAIN, EXPLODE, FIRE, GRAPE, GRAPPLE, STINK, STUN, lose_source
from ..forts.hits_ashore import HitFort, HitMarine, count_on

_HIT: Final = "hit"
_KILLS_CREW: Final = "kills-crew"
SIX: Final = DIE[-1]


@frozen
class Hit(AutoStep):
    """A shot has hit. `seat`, `shooter`: whose, and its place; `gun`: the cannon's name; `roll`: the natural one;
    `shot`: the special shot that it was, empty for a plain one; `rolled`: whether a catamaran has rolled for itself."""

    target: str
    seat: int
    shooter: str
    gun: str
    roll: int
    shot: str = ""
    rolled: bool = False

    def is_valid(self, s: State) -> bool:
        return may_be_place(s, self.target) and may_be_place(s, self.shooter)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        aimed_at = place(self.target)
        if aimed_at.kind == FORT:
            then(s, HitFort(aimed_at.number))
        elif aimed_at.kind == ASHORE:
            then(s, HitMarine(aimed_at.number, aimed_at.post.seat, aimed_at.post.item, self.seat, aimed_at.post.nth))
        elif aimed_at.kind == TOKEN:
            scare(s, aimed_at.number, emit)
        elif s.ships[aimed_at.number] is not None:
            self._ship(s, aimed_at.number, s.ship(aimed_at.number), emit)

    def _ship(self, s: State, number: int, ship: Ship, emit: EventSink) -> None:
        # (a) CSG-KW-CAT-01
        if is_kind(ship, "catamaran") and not self.rolled:
            then(s, Roll(ship.owner, number, "catamaran"), replace(self, rolled=True))
            return
        if self.rolled and spared(s.die):
            self._told(s, number, "spared", "CSG-KW-CAT-01", emit)
            return
        # (b) CSG-EFF-36
        first = not spent(s, number, _HIT)
        spend(s, number, _HIT)
        whole = standing(ship) == built(ship)
        if first and whole and uses(s, number, Trait.FIRST_HIT_IGNORED, emit):
            self._told(s, number, "armour", "CSG-EFF-36", emit)
            return
        self._wears_off(s, number, emit)
        # DMG-04: these come even where armour saves the masts
        after = [*self._side_effects(s, number, emit)]
        then(s, *self._effect(s, number, ship, emit), *after)

    def _effect(self, s: State, number: int, ship: Ship, emit: EventSink) -> list[Auto[State]]:
        """CSG-DMG-01 (c) to (f)."""
        bloodless = self.shot in BLOODLESS
        if not bloodless and self.roll != SIX and uses(s, number, Trait.ONLY_SIX, emit):
            self._told(s, number, "only-six", "CSG-EFF-38", emit)
            return []
        flotilla = is_kind(ship, "flotilla") and bool(ship.masts)
        if (flotilla or active(s, number).has(Trait.TWO_HITS)) and not self._second(s):
            if not flotilla:
                uses(s, number, Trait.TWO_HITS, emit)
            rule = "CSG-KW-FLO-03" if flotilla else "CSG-EFF-37"
            self._told(s, number, "first-of-two", rule, emit)
            return []
        if bloodless:
            return self._bloodless(s, number, emit)
        if self._burns(s) and not reachable(s, number, self.seat):
            # CSG-R-79
            return []
        if ship.shell:
            # CSG-KW-CAT-02, CSG-KW-TUR-01
            s.change(number, shell=ship.shell - 1)
            self._told(s, number, "shell", "CSG-KW-TUR-01" if is_kind(ship, "turtle") else "CSG-KW-CAT-02", emit)
            return []
        if not ship.masts:
            # CSG-DMG-03, CSG-KW-FLO-04
            return [Sink(number, self.seat, "hit", self._striker())]
        if self.shot in (FIRE, EXPLODE):
            crew = [LoseCrew(number, 1, self.seat)] if self.shot == EXPLODE else []
            return [SetFire(number), *crew]
        return [LoseMasts(number, self._masts(s, emit), self.seat, self._picker(s, emit), self._striker())]

    def _burns(self, s: State) -> bool:
        """Whether it is an ability that sets on fire: the flame of a bombard is part of the build."""
        return self.shot in (FIRE, EXPLODE) and self.gun != "b"

    def _striker(self) -> int:
        origin = place(self.shooter)
        return origin.number if origin.kind == SHIP else NOWHERE

    def _wears_off(self, s: State, number: int, emit: EventSink) -> None:
        """CSG-UNT-06: what lasts until a hit is taken or made."""
        for grant in list(active(s, number).grants):
            if grant.ability.until_struck:
                lose_source(s, number, grant.source, emit)
        origin = place(self.shooter)
        for grant in list(active(s, origin.number).grants) if self._powers(s) else ():
            if grant.ability.until_striking:
                lose_source(s, origin.number, grant.source, emit)

    def _powers(self, s: State) -> bool:
        """Whether abilities of the shooting ship count: not for a bombard (CSG-KW-BOM-01), a marine's own shot
        (CSG-KW-MAR-04), a broadside (CSG-KW-BRO-03), a swoop or a breath."""
        origin = place(self.shooter)
        return (
            origin.kind == SHIP
            and s.ships[origin.number] is not None
            and self.gun not in ("b", "breath", "broadside", "swoop")
        )

    def _masts(self, s: State, emit: EventSink) -> int:
        """CSG-EFF-32, CSG-EFF-43: how many masts a hit takes."""
        if not self._powers(s) or not reachable(s, place(self.target).number, self.seat):
            return 1
        number = place(self.shooter).number
        wild = self.roll == SIX and uses(s, number, Trait.WILD, emit)
        return 1 + uses(s, number, Trait.DOUBLE_HIT, emit) + wild

    def _picker(self, s: State, emit: EventSink) -> int:
        """CSG-EFF-33: who picks the mast, if it is not her own player."""
        target = place(self.target).number
        if self._powers(s) and reachable(s, target, self.seat) and standing(s.ship(target)) > 1:
            return self.seat if uses(s, place(self.shooter).number, Trait.PICKS_MAST, emit) else NOBODY
        return NOBODY

    def _second(self, s: State) -> bool:
        """CSG-DMG-01 (d): hits of this shoot action count by twos."""
        return count_on(s, self.target) % 2 == 0

    def _bloodless(self, s: State, number: int, emit: EventSink) -> list[Auto[State]]:
        """CSG-DMG-03, CSG-SPS-02, CSG-SPS-03, CSG-SPS-05; UT_HOLY against all of them."""
        if not reachable(s, number, self.seat):
            return []
        if self.shot == GRAPE:
            return [LoseCrew(number, 1, self.seat)]
        if self.shot == GRAPPLE:
            window(s, Grapple(self.seat, place(self.shooter).number, number))
            return []
        spell, rule = {
            CHAIN: ("chained", "CSG-SPS-03"),
            STINK: (SILENCED, "CSG-SPS-02"),
            STUN: (MUTE, "CSG-EFF-46"),
        }[self.shot]
        cast(s, number, spell, 1)
        self._told(s, number, spell, rule, emit)
        return []

    def _side_effects(self, s: State, number: int, emit: EventSink) -> Iterator[Any]:
        """CSG-DMG-04: what comes with every hit."""
        origin = place(self.shooter)
        if origin.kind == FORT:
            if art(fort_at(s, origin.number).card) is Art.HIT_CARGO and reachable(s, number, self.seat):
                yield KillCargo(self.seat, number)
            return
        if not self._powers(s) or not reachable(s, number, self.seat):
            return
        may = losable(s, number, "crew") and not spent(s, origin.number, _KILLS_CREW)
        if may and uses(s, origin.number, Trait.KILLS_CREW, emit):
            spend(s, origin.number, _KILLS_CREW)
            yield LoseCrew(number, 1, self.seat)
        if active(s, origin.number).has(Trait.KILLS_CARGO):
            yield KillCargo(self.seat, number, origin.number)

    def _told(self, s: State, number: int, what: str, rule: str, emit: EventSink) -> None:
        data = {"ship": s.names[number], "what": what}
        emit(Event("pirates-hit-does", {"ship": called(s, number), "what": what}, data, rule))


def forget_hits(s: State) -> None:
    """CSG-DMG-01 (d): a new shoot action begins."""
    if s.today.hits:
        kept = tuple(hit for hit in s.today.hits if not hit[0].startswith(SHIP))
        s.today = s.today._replace(hits=kept)


@frozen
class KillCargo(Chance[State]):
    """CSG-EFF-35; FT_HIT_CARGO: a hit may also take a piece of what she carries, which her own player chooses.
    `striker`: the ship that has hit, NOWHERE where a fort has.

    Answers:
        ``wreck-cargo``: a piece of her cargo goes.
        ``spare``: none.
    """

    seat: int
    ship: int
    striker: int = NOWHERE

    open = True
    decline = ("spare",)

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and bool(losable(s, self.ship, "cargo"))

    def moves(self, s: State) -> list[Move]:
        return [("wreck-cargo",), self.decline]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        at = f"ship:{s.names[self.ship]}"
        options = (
            Option(("wreck-cargo",), "pirates-do-wreck-cargo", {}, "cargo", None, at),
            Option(self.decline, "pirates-do-spare-cargo", {}, "spare", None, at, default=True),
        )
        return self.decision(s, "pirates-ask-cargo", "CSG-EFF-35", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        if self.striker != NOWHERE and s.ships[self.striker] is not None:
            uses(s, self.striker, Trait.KILLS_CARGO, emit)
        then(s, LoseCargo(self.ship, 1, self.seat))


@frozen
class Grapple(Chance[State]):
    """CSG-SPS-05: a boarding party at any distance, without a ram.

    Answers:
        ``board``: a boarding party.
        ``hold``: none.
    """

    seat: int
    ship: int
    other: int

    open = True
    decline = ("hold",)

    def is_available(self, s: State) -> bool:
        if s.ships[self.ship] is None or s.ships[self.other] is None:
            return False
        return boardable(s, self.other) and not is_kind(s.ship(self.ship), "flotilla", "sea_dragon")

    def moves(self, s: State) -> list[Move]:
        return [("board",), self.decline]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.other)}
        source, at = f"ship:{s.names[self.ship]}", f"ship:{s.names[self.other]}"
        options = (
            Option(("board",), "pirates-do-board", args, "board", source, at),
            Option(self.decline, "pirates-do-hold", {}, "hold", source, default=True),
        )
        return self.decision(s, "pirates-ask-board", "CSG-SPS-05", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move != self.decline:
            then(s, Board(self.ship, self.other))
