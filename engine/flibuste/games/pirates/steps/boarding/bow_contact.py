"""Chapters 5.6 and 5.7 (RAM, TOW): what a ship does with whom her bow touches at the end of her move."""

from collections.abc import Iterator
from random import Random
from typing import Final

from .....core.agenda import Ask, Chance, then, window
from .....core.atoms import Arg, Args, Json, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, ship_named
from ...questions.abilities.ability import Ability, Trait
from ...questions.abilities.active import active, reachable, shows, uses
from ...questions.boarding.ramming import rams
from ...questions.sailing.berths import cast_off
from ...questions.sailing.pins import pinnable
from ...questions.sailing.towing import may_tow, place_tow, tow_ends
from ...questions.table.bodies import body, bow_touches, derelict, is_kind, on_table, standing, submerged, touching
from ...questions.table.spells import ALWAYS, cast
from ...state import GONE, NOBODY, NOWHERE, State
from ...tables import DIE
from ..basics.dice import Roll, counted
from ..damage.capture import change_sides
from ..damage.losing import LoseCrew, LoseMasts
from ..damage.treacheries import fuses
from ..placing.effect_moves import push, pushed_to
from ..sea.coming_out import nearest_bearing
from ..sea.icebergs import at_bow
from .boarding_party import BoardOffer

_NEVER_RAM: Final = ("flotilla", "sea_dragon")


def may_ram(s: State, number: int, other: int) -> bool:
    """CSG-RAM-01, CSG-RAM-02, CSG-RAM-07: an enemy that the bow touches now and did not touch at some step of this
    action, once per enemy and action. That the two do not pin each other already (CSG-RAM-06) follows: such a contact
    is old."""
    way, ship, enemy = s.way, s.ship(number), s.ship(other)
    if way is None or way.ship != number or enemy.owner in (ship.owner, NOBODY) or other in way.rammed:
        return False
    if not _rams(s, number) or not rammable(s, other):
        return False
    return other in way.crossed or (other not in way.old and bow_touches(s, number, other))


def _rams(s: State, number: int) -> bool:
    """CSG-KW-MON-02, CSG-KW-SUB-04: who rams at all."""
    ship = s.ship(number)
    if ship.lost != NOWHERE or is_kind(ship, *_NEVER_RAM):
        return False
    return not (submerged(ship) and is_kind(ship, "sea_monster"))


def rammable(s: State, number: int) -> bool:
    """CSG-RAM-07, CSG-KW-CAT-03, CSG-KW-GHO-02: whether she can be rammed as she is."""
    ship = s.ship(number)
    return on_table(ship) and not is_kind(ship, "catamaran", *_NEVER_RAM)


@frozen
class Contacts(Chance[State]):
    """D-CONTACT: for each piece that the bow touches, to ram it, to take it in tow, or nothing, in any order
    (CSG-TRN-17).

    Answers:
        ``ram SHIP``: she rams.
        ``tow SHIP``: she takes in tow.
        ``break TILE``: she breaks an iceberg.
        ``enough``: nothing else.
    """

    seat: int
    ship: int

    open = True
    decline = ("enough",)

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and any(True for _ in self._deeds(s))

    def _deeds(self, s: State) -> Iterator[Move]:
        if s.way is None or s.ship(self.ship).lost != NOWHERE:
            return
        near = set(touching(s, self.ship)) | s.way.crossed
        for other in sorted(near):
            if s.ships[other] is None:
                continue
            if may_ram(s, self.ship, other):
                yield "ram", s.names[other]
            if other not in s.way.crossed and may_tow(s, self.ship, other):
                yield "tow", s.names[other]
        # CSG-KW-ICE-02
        ice = sorted(i for i in s.way.ice if s.tiles[i].kind == "iceberg" and at_bow(s, self.ship, i))
        yield from (("break", i) for i in ice)

    def moves(self, s: State) -> list[Move]:
        all_orders = list(self._deeds(s))
        return all_orders if self._cut(s) else [*all_orders, self.decline]

    def _cut(self, s: State) -> bool:
        """CSG-KW-SWI-02: whom her blades have touched, she rams."""
        return s.way is not None and any(
            s.ships[other] is not None and may_ram(s, self.ship, other) for other in s.way.crossed
        )

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        options = tuple(self._option(s, move) for move in self.moves(s))
        return self.decision(s, "pirates-ask-contact", "CSG-RAM-02", options, args)

    def _option(self, s: State, move: Move) -> Option:
        source = f"ship:{s.names[self.ship]}"
        if move == self.decline:
            return Option(move, "pirates-do-enough", {}, "enough", source, default=True)
        if move[0] == "break":
            return Option(move, "pirates-do-break", {}, "break", source, f"tile:{move[1]}")
        other = ship_named(s, str(move[1]))
        assert other is not None
        masts = standing(s.ship(other))
        data: dict[str, Json] = {"masts": masts, "derelict": derelict(s.ship(other))}
        if move[0] == "ram":
            # CSG-KW-GAL-02
            sure = is_kind(s.ship(self.ship), "galley")
            data["good"] = len(DIE) if sure else sum(rams(roll, masts) for roll in DIE)
        return Option(
            move,
            f"pirates-do-{move[0]}",
            {"ship": called(s, other)},
            str(move[0]),
            source,
            f"ship:{move[1]}",
            data=data,
        )

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        then(s, self)
        if move[0] == "break":
            tile = int(move[1])
            s.tiles[tile] = s.tiles[tile]._replace(kind=GONE)
            emit(Event("pirates-broke", {"ship": called(s, self.ship)}, {"tile": tile}, "CSG-KW-ICE-02"))
            return
        other = ship_named(s, str(move[1]))
        assert other is not None
        if move[0] == "tow":
            take_in_tow(s, self.ship, other, emit)
        else:
            then(s, Ram(self.ship, other))


@frozen
class Ram(AutoStep):
    """CSG-RAM-02, CSG-RAM-03: the roll against the masts of the other; a galley needs none (CSG-KW-GAL-02)."""

    ship: int
    other: int

    def is_valid(self, s: State) -> bool:
        return s.way is not None and s.ships[self.ship] is not None and s.ships[self.other] is not None

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        assert s.way is not None
        s.way = s.way._replace(rammed=s.way.rammed | {self.other}, crossed=s.way.crossed - {self.other})
        if is_kind(s.ship(self.ship), "galley"):
            cast(s, self.ship, f"freed:{self.other}", ALWAYS)
            then(s, Rammed(self.ship, self.other, 0))
        else:
            then(s, Roll(s.ship(self.ship).owner, self.ship, "ram"), Rammed(self.ship, self.other, 1))


@frozen
class Rammed(AutoStep):
    """CSG-RAM-03, CSG-RAM-04: the mast that goes, and what abilities add; then boarding. `rolled`: a die was."""

    ship: int
    other: int
    rolled: int

    def against(self, s: State) -> Arg:
        return called(s, self.other)

    def facing(self, s: State) -> str:
        return f"ship:{s.names[self.other]}"

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or s.ships[self.other] is None:
            return
        ship, enemy = s.ship(self.ship), s.ship(self.other)
        roll = counted(s, s.die, self.ship)
        hit = bool(self.rolled) and rams(roll, standing(enemy)) and not self._unhurt(s)
        crew, masts = self._more(s, emit)
        args: Args = {"ship": called(s, self.ship), "other": called(s, self.other), "hit": "yes" if hit else "no"}
        data = {"ship": s.names[self.ship], "other": s.names[self.other], "hit": hit}
        if self.rolled:
            data["totals"] = [roll, standing(enemy)]
        # CSG-PIN-04, CSG-KW-MON-03, CSG-KW-TIT-05
        if is_kind(ship, "sea_monster", "titan") and pinnable(s, self.other):
            cast(s, self.other, f"held:{self.ship}", ALWAYS)
        emit(Event("pirates-rammed", args, data, "CSG-RAM-03"))
        lost = hit + masts
        open_to_it = reachable(s, self.other, ship.owner)
        picker = ship.owner if lost and open_to_it and uses(s, self.ship, Trait.PICKS_MAST, emit) else NOBODY
        steps = [LoseMasts(self.other, lost, ship.owner, picker, self.ship)] if lost else []
        people = [LoseCrew(self.other, crew, ship.owner)] if crew else []
        then(s, *steps, *people, RamEnds(self.ship, self.other))

    def _more(self, s: State, emit: EventSink) -> tuple[int, int]:
        """CSG-EFF-64: what a ram takes besides; UT_HOLY: nothing."""
        if not reachable(s, self.other, s.ship(self.ship).owner):
            return 0, 0
        grants = list(active(s, self.ship).answering(Ability.rams))
        found = [one.ability.rams(s, self.ship, self.other) for one in grants]
        for grant, (crew, mast) in zip(grants, found, strict=True):
            if crew or mast:
                shows(s, self.ship, [grant.source], emit)
        masts = 0 if self._unhurt(s) else sum(masts for _, masts in found)
        return sum(crew for crew, _ in found), masts

    def _unhurt(self, s: State) -> bool:
        """CSG-EFF-62, CSG-KW-SUB-05: whom a ram takes no mast from."""
        return is_kind(s.ship(self.other), "submarine") or active(s, self.other).has(Trait.UNHURT_BY_RAMS)


@frozen
class RamEnds(AutoStep):
    """CSG-BRD-01: one boarding party while both are in play; a submerged ship dives away instead (CSG-KW-SUB-04)."""

    ship: int
    other: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or s.ships[self.other] is None:
            return
        owner, other_owner = s.ship(self.ship).owner, s.ship(self.other).owner
        parties = [BoardOffer(owner, self.ship, self.other), BoardOffer(other_owner, self.other, self.ship)]
        if not submerged(s.ship(self.ship)):
            window(s, *fuses(s, self.ship, self.other), *parties)
            return
        # CSG-EFF-70
        if active(s, self.ship).has(Trait.BOARDS_SUBMERGED) and reachable(s, self.other, owner):
            window(s, *parties)
        then(s, Retreat(owner, self.ship, self.other))


@frozen
class Retreat(Ask[State]):
    """CSG-KW-SUB-04: S straight away, at a bearing that increases the distance.

    Answers:
        ``retreat BEARING``: the way she goes.
    """

    seat: int
    ship: int
    other: int

    open = True
    is_reaction = True

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and s.ships[self.other] is not None

    def _away(self, s: State) -> int:
        (x, y), (u, v) = body(s.ship(self.other)).centre, s.ship(self.ship).pose.place
        return nearest_bearing(u - x, v - y)

    def moves(self, s: State) -> list[Move]:
        away = self._away(s)
        return [("retreat", (away + skew) % 360) for skew in range(-75, 90, 15)]

    def choices(self, s: State, rng: Random, most: int) -> list[Move]:
        return self.moves(s)

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(
                move,
                "pirates-do-retreat",
                {"heading": move[1]},
                "retreat",
                source,
                data={"pose": list(pushed_to(s, self.ship, int(move[1]), "S"))},
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-retreat", "CSG-KW-SUB-04", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        push(s, self.ship, int(move[1]), "S", emit)


def take_in_tow(s: State, number: int, other: int, emit: EventSink) -> None:
    """CSG-TOW-02, CSG-TOW-03: she lies behind the ship, and she and all that is aboard change sides at once."""
    tow_ends(s, other)
    # CSG-EXP-05: whoever had her leaves the island
    cast_off(s, other)
    change_sides(s, other, s.ship(number).owner, emit)
    s.change(number, tows=other)
    place_tow(s, number)
    args: Args = {"ship": called(s, number), "other": called(s, other)}
    data = {"ship": s.names[number], "other": s.names[other], "pose": list(s.ship(other).pose)}
    emit(Event("pirates-took-in-tow", args, data, "CSG-TOW-03"))
