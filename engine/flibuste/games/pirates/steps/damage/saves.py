"""D-SAVE (CSG-UNT-05, CSG-EFF-94): a loss that is about to happen, and what may keep it off."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from .....core.agenda import Chance, Composed, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Whole
from .....core.frozen import frozen
from ...geometry.angles import FULL
from ...names import called, item_called
from ...questions.abilities.ability import Ability
from ...questions.abilities.active import active, shows
from ...questions.abilities.treasures import Driftwood, RuneDefence, SaveMast
from ...questions.cargo.hold import crew_of, leaves, passengers, take
from ...questions.sailing.berths import open_shore
from ...questions.table.bodies import body, nearest_island
from ...questions.table.items import HELD, card_of, item_named, name_of, things
from ...questions.table.spells import lift
from ...state import NOBODY, NOWHERE, Spell, State
from ..basics.parting import use_up
from ..forts.hauntings import comes_ashore
from ..placing.effect_moves import push

SAVED: Final = "saved"
"""A spell: a mast less goes at this blow."""


def saved(s: State, number: int) -> int:
    """How many masts of this blow stay; they have stayed by that."""
    found = sum(spell.what == SAVED for spell in s.ship(number).spells)
    lift(s, number, SAVED)
    return found


def mast_savers(s: State, number: int, n: int) -> list[Any]:
    """UT_SAVE_MAST, UT_RUNE_DEF: those aboard."""
    ship = s.ship(number)
    if ship.owner == NOBODY or not ship.masts:
        return []
    apt = SaveMast.items() | RuneDefence.items()
    return [KeepMast(ship.owner, number, item, n) for item in things(ship.hold) if item in apt]


@frozen
class KeepMast(Chance[State]):
    """D-SAVE: one of the `n` masts that are about to go stays.

    Answers:
        ``save PIECE``: the treasure that saves it.
        ``let-go``: the mast goes.
    """

    seat: int
    ship: int
    item: int
    n: int

    decline = ("let-go",)

    def is_available(self, s: State) -> bool:
        ship = s.ships[self.ship]
        if ship is None or self.item not in things(ship.hold):
            return False
        return sum(spell.what == SAVED for spell in ship.spells) < min(self.n, ship.masts.bit_count())

    def moves(self, s: State) -> list[Move]:
        return [("save", name_of(self.item)), self.decline]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "item": item_called(self.item)}
        source = f"ship:{s.names[self.ship]}"
        options = (
            Option(("save", name_of(self.item)), "pirates-do-save", args, "save", source),
            Option(self.decline, "pirates-do-let-go", {}, "let", source, default=True),
        )
        return self.decision(s, "pirates-ask-save-mast", "CSG-UNT-05", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        use_up(s, self.ship, self.item)
        s.change(self.ship, spells=(*s.ship(self.ship).spells, Spell(SAVED)))
        args: Args = {"ship": called(s, self.ship), "item": item_called(self.item)}
        emit(Event("pirates-saved-mast", args, {"ship": s.names[self.ship]}, "CSG-UNT-06"))
        if self.item in RuneDefence.items():
            then(s, Slip(self.seat, self.ship))


@frozen
class Slip(Composed[State]):
    """UT_RUNE_DEF: the ship is pushed S, along a bearing of its player's choice.

    Answers:
        ``slip BEARING``: the way she is pushed.
    """

    seat: int
    ship: int

    open = True

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        first = rng.randrange(FULL)
        return [("slip", (first + FULL * i // most) % FULL) for i in range(most)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        fits = len(move) == 2 and move[0] == "slip" and isinstance(move[1], int) and 0 <= move[1] < FULL
        return None if fits else Bar("pirates-barred-ability", "CSG-UNT-06")

    def ask(self, s: State) -> Decision:
        form = Form("slip", "pirates-do-slip-form", (Whole("bearing", 0, FULL - 1, "degree"),))
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(move, "pirates-do-slip", {"bearing": int(move[1])}, "slip", source) for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-slip", "CSG-UNT-06", options, args, forms=(form,))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        push(s, self.ship, int(move[1]), "S", emit)


def crew_savers(s: State, number: int, held: int) -> list[Any]:
    """UT_DRIFTWOOD, CSG-EFF-94: what may keep this crew."""
    step = KeepCrew(s.ship(number).owner, number, HELD.item(held))
    return [step] if step.is_available(s) else []


@frozen
class KeepCrew(Chance[State]):
    """D-SAVE: one of the crew that is about to go comes ashore, or another dies in his place. Whoever goes in the end
    is held by `item` of the step that comes next.

    Answers:
        ``drift``: he comes ashore on driftwood.
        ``instead PIECE``: another goes in his place.
        ``let-go``: he goes.
    """

    seat: int
    ship: int
    item: int

    decline = ("let-go",)

    def is_available(self, s: State) -> bool:
        ship = s.ships[self.ship]
        return ship is not None and self.item in things(ship.hold) and len(self.moves(s)) > 1

    def _others(self, s: State) -> Iterator[Move]:
        ship = s.ship(self.ship)
        wood = any(item in Driftwood.items() for item in things(ship.hold))
        if wood and leaves(self.item) and _shore(s, self.ship) != NOWHERE:
            yield ("drift",)
        for source in scapegoats(s, self.ship, self.item):
            yield "instead", name_of(source)

    def moves(self, s: State) -> list[Move]:
        return [*self._others(s), self.decline]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "crew": item_called(self.item)}
        source = f"ship:{s.names[self.ship]}"
        options: list[Option] = []
        for move in self.moves(s):
            more: Args = {"other": item_called(item_named(str(move[1])))} if len(move) > 1 else {}
            key, default = f"pirates-do-{move[0]}-crew", move == self.decline
            options.append(Option(move, key, {**args, **more}, "save", source, default=default))
        return self.decision(s, "pirates-ask-save-crew", "CSG-UNT-05", tuple(options), args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        goes = s.agenda.pop()
        if move[0] == "instead":
            other = item_named(str(move[1]))
            shows(s, self.ship, [other], emit)
            then(s, type(goes)(self.ship, other, goes.by))
            return
        drift_ashore(s, self.ship, self.item, emit)


def castaways(s: State, number: int) -> list[Any]:
    """UT_DRIFTWOOD, CSG-SNK-08: as she sinks one of her crew may drift ashore."""
    step = DriftOff(s.ship(number).owner, number)
    return [step] if step.is_available(s) else []


@frozen
class DriftOff(Chance[State]):
    """D-SAVE: who of her crew does not go down with her.

    Answers:
        ``drift PIECE``: who comes ashore on driftwood.
        ``let-go``: nobody.
    """

    seat: int
    ship: int

    secret = True
    decline = ("let-go",)

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and self.seat != NOBODY and len(self.moves(s)) > 1

    def moves(self, s: State) -> list[Move]:
        ship = s.ship(self.ship)
        wood = any(item in Driftwood.items() for item in things(ship.hold)) and _shore(s, self.ship) != NOWHERE
        crew = dict.fromkeys(HELD.item(held) for held in passengers(ship)) if wood else {}
        return [*(("drift", name_of(item)) for item in crew), self.decline]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        source = f"ship:{s.names[self.ship]}"
        options = [
            Option(
                move, "pirates-do-drift-crew", {**args, "crew": item_called(item_named(str(move[1])))}, "save", source
            )
            for move in self.moves(s)[:-1]
        ]
        options.append(Option(self.decline, "pirates-do-let-go", {}, "let", source, default=True))
        return self.decision(s, "pirates-ask-drift-off", "CSG-UNT-05", tuple(options), args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move != self.decline:
            drift_ashore(s, self.ship, item_named(str(move[1])), emit)


def drift_ashore(s: State, number: int, item: int, emit: EventSink) -> None:
    """UT_DRIFTWOOD: this crew comes ashore; the wood is gone by it."""
    seat, island = s.ship(number).owner, _shore(s, number)
    use_up(s, number, next(one for one in things(s.ship(number).hold) if one in Driftwood.items()))
    held = next(piece for piece in crew_of(s.ship(number)) if HELD.item(piece) == item)
    landed = (seat, take(s, number, held, 1 << seat))
    land = s.islands[island]
    s.islands[island] = land._replace(ashore=tuple(sorted((*land.ashore, landed))))
    comes_ashore(s, number, item)
    args: Args = {"ship": called(s, number), "island": island + 1}
    emit(Event("pirates-drifted-ashore", args, {"ship": s.names[number], "island": island}, "CSG-UNT-06"))


def scapegoats(s: State, number: int, item: int) -> list[int]:
    """CSG-EFF-94: those of the crew who may go in the place of this one."""
    cost = card_of(item).points
    found = active(s, number).answering(Ability.dies_for)
    return [grant.source for grant in found if grant.source != item and grant.ability.dies_for(cost)]


def _shore(s: State, number: int) -> int:
    """CSG-R-41, CSG-GEO-23: the nearest wild island without an enemy fort."""
    ship = s.ship(number)
    wild = [i for i in range(len(s.islands)) if open_shore(s, ship.owner, i)]
    return nearest_island(s, body(ship), wild)
