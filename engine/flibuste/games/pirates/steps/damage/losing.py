"""Chapters 5.4 and 5.9 (DER, DMG): masts, crew and cargo that go, who chooses which, and a ship without masts."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, uses
from ...questions.cargo.hold import crew_of, treasure_of
from ...questions.damage.masts import mast_option, masts_of, worst_mast
from ...questions.sailing.towing import let_go
from ...questions.table.bodies import CREATURES, derelict, is_kind
from ...questions.table.items import HELD, is_crew, name_of
from ...state import NOBODY, NOWHERE, Is, State
from ..basics.parting import part_with
from ..treasure.worth import felled
from .saves import crew_savers, mast_savers, saved
from .sinking import Sink

_RULES: Final = {"crew": "CSG-CRW-02", "cargo": "CSG-EFF-35", "treasure": "CSG-WHI-04"}


@frozen
class LoseMasts(AutoStep):
    """CSG-DER-03, CSG-DER-04: so many masts go at one blow; a ship without any sinks by it. `by`: the seat that did it
    (CSG-SNK-02), NOBODY for terrain and the like; `picker`: the seat that chooses which, NOBODY for her own player
    (CSG-DMG-02); `striker`: the ship that did it, NOWHERE where none did; `asked`: whether what may save a mast
    has been asked for."""

    ship: int
    n: int
    by: int
    picker: int = NOBODY
    striker: int = NOWHERE
    asked: bool = False

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or self.n < 1 or Is.WRECK in ship.state:
            return
        if not self.asked and (savers := mast_savers(s, self.ship, self.n)):
            then(s, *savers, replace(self, asked=True))
            return
        if self.asked and (kept := saved(s, self.ship)):
            emit(
                Event(
                    "pirates-masts-stand",
                    {"ship": called(s, self.ship), "n": kept},
                    {"ship": s.names[self.ship]},
                    "CSG-UNT-05",
                    quiet=True,
                )
            )
            # CSG-DER-04: more than stand cannot go
            then(s, replace(self, n=min(self.n, ship.masts.bit_count()) - kept))
            return
        if not ship.masts:
            then(s, Sink(self.ship, self.by, "mast", self.striker))
        elif self.n >= ship.masts.bit_count():
            lose(s, self.ship, ship.masts, self.by, self.striker, emit)
        elif self.picker in (NOBODY, ship.owner) and s.setting.options["auto_mast"]:
            lose(s, self.ship, 1 << worst_mast(ship), self.by, self.striker, emit)
            then(s, LoseMasts(self.ship, self.n - 1, self.by, self.picker, self.striker, asked=True))
        else:
            picker = ship.owner if self.picker == NOBODY else self.picker
            then(s, PickMast(picker, self.ship, self.n, self.by, self.striker))


@frozen
class PickMast(Ask[State]):
    """D-MAST; CSG-DMG-02: which of the masts that stand goes next.

    Answers:
        ``mast MAST``: the mast that goes.
    """

    seat: int
    ship: int
    n: int
    by: int
    striker: int = NOWHERE

    open = True

    def moves(self, s: State) -> list[Move]:
        return [("mast", f"m{mast + 1}") for mast in masts_of(s.ship(self.ship).masts)]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "n": self.n}
        options = tuple(mast_option(s, self.ship, move, "pirates-do-lose-mast") for move in self.moves(s))
        return self.decision(s, "pirates-ask-mast", "CSG-DMG-02", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        gone = 1 << int(str(move[1])[1:]) - 1
        lose(s, self.ship, gone, self.by, self.striker, emit)
        picker = NOBODY if self.seat == s.ship(self.ship).owner else self.seat
        then(s, LoseMasts(self.ship, self.n - 1, self.by, picker, self.striker, asked=True))


def lose(s: State, number: int, gone: int, by: int, striker: int, emit: EventSink) -> None:
    """Takes this set of masts from the ship (CSG-FIR-02: burning or not), and what follows where none is left."""
    ship = s.ship(number)
    left = ship.masts & ~gone
    s.change(number, masts=left, fire=ship.fire & ~gone)
    if emit.on:
        data = {
            "ship": s.names[number],
            "masts": [mast + 1 for mast in masts_of(gone)],
            "left": left.bit_count(),
            "by": by,
        }
        args: Args = {"ship": called(s, number), "n": gone.bit_count(), "left": left.bit_count()}
        emit(Event("pirates-lost-masts", args, data, "CSG-DMG-02"))
    if striker != NOWHERE and s.ships[striker] is not None:
        felled(s, striker, gone.bit_count())
    if not left:
        mastless(s, number, by, striker, emit)


def mastless(s: State, number: int, by: int, striker: int, emit: EventSink) -> None:
    """CSG-DER-01, CSG-FIR-06, CSG-DMG-05: derelict, or gone at once; galleys and flotillas stay what they are. She
    keeps her player, and all that is aboard (CSG-DER-02)."""
    ship = s.ship(number)
    if is_kind(ship, *CREATURES) or active(s, number).has(Trait.SINKS_EARLY):
        # CSG-EFF-50
        then(s, Sink(number, by, "mast", striker))
    elif derelict(ship):
        # CSG-TOW-08
        let_go(s, number)
        emit(Event("pirates-derelict", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-DER-01"))


@frozen
class LoseAny(AutoStep):
    """D-WHIRL-LOSS; CSG-WHI-04: a mast, a treasure or a crew, of what she has."""

    ship: int
    by: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        kinds = [kind for kind in ("mast", "treasure", "crew") if _has(s, self.ship, kind)]
        if len(kinds) > 1:
            then(s, PickKind(s.ship(self.ship).owner, self.ship, self.by))
        elif kinds:
            _lose_one(s, self.ship, kinds[0], self.by, emit)


def _has(s: State, number: int, kind: str) -> bool:
    return bool(s.ship(number).masts if kind == "mast" else losable(s, number, kind))


def _lose_one(s: State, number: int, kind: str, by: int, emit: EventSink) -> None:
    if kind == "mast":
        then(s, LoseMasts(number, 1, by))
    else:
        _go(s, number, 1, by, NOBODY, kind, emit)


@frozen
class PickKind(Ask[State]):
    """D-WHIRL-LOSS: of what something is lost.

    Answers:
        ``mast|treasure|crew``: of what one is lost.
    """

    seat: int
    ship: int
    by: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [(kind,) for kind in ("mast", "treasure", "crew") if _has(s, self.ship, kind)]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        source = f"ship:{s.names[self.ship]}"
        options = tuple(Option(m, f"pirates-do-lose-a-{m[0]}", {}, "lose", source) for m in self.moves(s))
        return self.decision(s, "pirates-ask-lose-any", "CSG-WHI-04", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        _lose_one(s, self.ship, str(move[0]), self.by, emit)


@frozen
class LoseCrew(AutoStep):
    """CSG-CRW-02: `n` of the ship's crew are eliminated, by the seat `by`; `picker` as of LoseMasts."""

    ship: int
    n: int
    by: int
    picker: int = NOBODY

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        _go(s, self.ship, self.n, self.by, self.picker, "crew", emit)


@frozen
class LoseCargo(AutoStep):
    """CSG-EFF-35: the ship loses `n` pieces of any kind that she carries; `picker` as of LoseMasts."""

    ship: int
    n: int
    by: int
    picker: int = NOBODY

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        _go(s, self.ship, self.n, self.by, self.picker, "cargo", emit)


def _go(s: State, number: int, n: int, by: int, picker: int, kind: str, emit: EventSink) -> None:
    ship = s.ships[number]
    # CSG-REE-05: what lies aboard a wreck stays there
    if ship is None or n < 1 or Is.WRECK in ship.state:
        return
    choice = losable(s, number, kind)
    if len(choice) < n and crew_of(s.ship(number)):
        # CSG-INF-05, CSG-EFF-92
        uses(s, number, Trait.CREW_SAFE, emit)
    if not choice:
        return
    if len(choice) > n:
        then(s, PickPiece(s.ship(number).owner if picker == NOBODY else picker, number, kind, n, by))
        return
    for item in [HELD.item(held) for held in choice]:
        # who knows what of the others changes with each piece that goes
        held = next(piece for piece in losable(s, number, kind) if HELD.item(piece) == item)
        parts(s, number, held, by, emit)


def parts(s: State, number: int, held: int, by: int, emit: EventSink) -> None:
    """A piece leaves her hold and the game, unless something saves it that is asked for first (D-SAVE)."""
    savers = crew_savers(s, number, held) if is_crew(HELD.item(held)) else []
    if savers:
        then(s, *savers, Goes(number, HELD.item(held), by))
    else:
        part_with(s, number, held, by, emit)


@frozen
class Goes(AutoStep):
    """CSG-CRW-02: this crew leaves the game."""

    ship: int
    item: int
    by: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        held = next((piece for piece in ship.hold if HELD.item(piece) == self.item), None) if ship is not None else None
        if held is not None:
            part_with(s, self.ship, held, self.by, emit)


@frozen
class NextPiece(AutoStep):
    """The next of several pieces."""

    ship: int
    n: int
    by: int
    picker: int
    kind: str

    def is_valid(self, s: State) -> bool:
        return self.kind in _RULES

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        _go(s, self.ship, self.n, self.by, self.picker, self.kind, emit)


def losable(s: State, number: int, kind: str) -> list[int]:
    """What of her hold can go. CSG-EFF-92: of some ships no crew can."""
    ship = s.ship(number)
    crew = [] if active(s, number).has(Trait.CREW_SAFE) else crew_of(ship)
    if kind == "crew":
        return crew
    if kind == "treasure":
        return treasure_of(ship)
    return [held for held in ship.hold if held in crew or not is_crew(HELD.item(held))]


@frozen
class PickPiece(Ask[State]):
    """D-CREW, D-CARGO: which piece goes next; her own player knows them, another seat is blind among those that lie
    face down (CSG-BRD-05).

    Answers:
        ``lose PIECE``: the piece that goes.
    """

    seat: int
    ship: int
    kind: str
    n: int
    by: int

    DOWN = "down"

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return self.kind in _RULES and self.n > 0 and bool(losable(s, self.ship, self.kind))

    def privacy(self, s: State) -> tuple[bool, bool]:
        plain = all(HELD.seen(held) == s.setting.everybody for held in losable(s, self.ship, self.kind))
        blind = self.seat != s.ship(self.ship).owner
        return not plain and not blind, plain or blind

    def _name(self, held: int) -> str:
        return name_of(HELD.item(held)) if HELD.by(held, self.seat) else self.DOWN

    def moves(self, s: State) -> list[Move]:
        names = dict.fromkeys(self._name(held) for held in losable(s, self.ship, self.kind))
        return [("lose", name) for name in names]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "n": self.n}
        options = tuple(self._options(s))
        rule = _RULES[self.kind]
        return self.decision(s, f"pirates-ask-lose-{self.kind}", rule, options, args)

    def _options(self, s: State) -> Iterable[Option]:
        source = f"ship:{s.names[self.ship]}"
        seen: set[str] = set()
        for held in losable(s, self.ship, self.kind):
            name = self._name(held)
            if name in seen:
                continue
            seen.add(name)
            move: Move = ("lose", name)
            if name == self.DOWN:
                yield Option(move, "pirates-do-lose-down", {}, "lose", source)
            else:
                what: Args = {"what": item_called(HELD.item(held))}
                yield Option(move, "pirates-do-lose", what, "lose", source, data={"item": name})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        among = [held for held in losable(s, self.ship, self.kind) if self._name(held) == move[1]]
        held = among[0]
        if move[1] == self.DOWN:
            name = fate.answer("piece", [name_of(HELD.item(one)) for one in among])
            held = next(one for one in among if name_of(HELD.item(one)) == name)
        picker = NOBODY if self.seat == s.ship(self.ship).owner else self.seat
        then(s, NextPiece(self.ship, self.n - 1, self.by, picker, self.kind))
        parts(s, self.ship, held, self.by, emit)
