"""CSG-ABL-07: dice, and who may change one that was just rolled (D-REROLL, D-SETDIE).

    then(s, Roll(seat, ship, "ram"), Rammed(...))

leaves the natural face in `s.die` for the step that comes next; `counted` is what it counts for.

CSG-DEC-01: whoever is asked in between may let it pass, which is the default.
"""

from collections.abc import Sequence
from typing import Any, Final

from .....core.agenda import Ask, Chance, then, window
from .....core.atoms import Args, Json, Move, Name, Word
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate, Thrower
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called
from ...questions.abilities.ability import Ability, Trait
from ...questions.abilities.active import active, reachable, sums, uses
from ...questions.abilities.treasures import SetsDie as Runes
from ...questions.events.tokens import zoned
from ...questions.table.items import things, unique_of
from ...questions.table.once import spend, spent
from ...state import NOWHERE, State
from ...tables import DIE
from .parting import use_up

_REROLL: Final = "reroll"
_NO_REROLL: Final = frozenset(("broadside",))
"""CSG-KW-BRO-03: rolls that no ability touches."""


def roll_d6(s: State, fate: Fate, emit: EventSink, seat: int, what: str, ship: int) -> int:
    """A die, told: what for (the message `pirates-for-…`), and for which ship."""
    thrower = Thrower(seat, lambda: _why(s, seat, what, ship))
    face = int(fate.answer("d6", DIE, thrower=thrower))
    if emit.on:
        step = _waiting(s)
        about: Args = {"n": face, "what": _rolled_for(step, what)}
        data: dict[str, Json] = {"roll": face, "for": what}
        if ship == NOWHERE:
            emit(Event("pirates-rolled", about, data, "CSG-ABL-07"))
        else:
            about = {**about, "for": what, "ship": called(s, ship)}
            data = {**data, "ship": s.names[ship], "at": step.facing(s) if step else None}
            emit(Event("pirates-rolled-by", about, data, "CSG-ABL-07"))
    return face


def _why(s: State, seat: int, what: str, ship: int) -> tuple[str, Args]:
    """Who rolls and what for; against whom, the step says that the die is rolled for."""
    step = _waiting(s)
    args: Args = {"seat": Name(seat), "for": what, "what": _rolled_for(step, what)}
    target = step.against(s) if step else None
    key = "pirates-told-die"
    if ship != NOWHERE:
        key, args = f"{key}-by", {**args, "ship": called(s, ship)}
    return (key, args) if target is None else (f"{key}-at", {**args, "target": target})


def _waiting(s: State) -> AutoStep | None:
    """The step that comes next, for which the die is rolled."""
    return next(
        (step for step in reversed(s.agenda) if isinstance(step, AutoStep) and not isinstance(step, Settle)), None
    )


def _rolled_for(step: AutoStep | None, what: str) -> Word:
    """What the die is for; of an ability, what the step makes of it that comes next."""
    return Word(f"pirates-for-{step.ability if what == 'ability' and step and step.ability else what}")


def counted(s: State, face: int, ship: int) -> int:
    """CSG-ABL-07: what a natural face counts for that was rolled for this ship."""
    return zoned(s, face, ship) + sums(s, ship, Ability.dice)


@frozen
class Roll(AutoStep):
    """A die that this seat rolls, for this ship or for none, and those who may change it are asked."""

    seat: int
    ship: int
    what: str

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.die = roll_d6(s, fate, emit, self.seat, self.what, self.ship)
        offer(s, self.seat, self.ship, self.what)


@frozen
class RollTwo(AutoStep):
    """CSG-EFF-48: two dice, of which the player keeps one."""

    seat: int
    ship: int
    what: str

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        uses(s, self.ship, Trait.ROLLS_TWO, emit)
        s.die, other = (roll_d6(s, fate, emit, self.seat, self.what, self.ship) for _ in range(2))
        if s.die == other:
            offer(s, self.seat, self.ship, self.what)
        else:
            then(s, KeepOne(self.seat, self.ship, self.what, s.die, other))


@frozen
class KeepOne(Ask[State]):
    """CSG-EFF-48: which of the two dice.

    Answers:
        ``die FACE``: the die that counts.
    """

    seat: int
    ship: int
    what: str
    one: int
    two: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return self.one == s.die and self.two in DIE and self.one != self.two

    def moves(self, s: State) -> list[Move]:
        return [("die", face) for face in sorted((self.one, self.two), reverse=True)]

    def ask(self, s: State) -> Decision:
        options = tuple(Option(move, "pirates-do-die", {"n": move[1]}, "die") for move in self.moves(s))
        return self.decision(s, "pirates-ask-die", "CSG-EFF-48", options, _about(s, self.seat, self.what))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        s.die = int(move[1])
        emit(Event("pirates-kept", {"n": s.die}, {"roll": s.die, "for": self.what}, "CSG-EFF-48"))
        offer(s, self.seat, self.ship, self.what)


def offer(s: State, seat: int, ship: int, what: str) -> None:
    """Asks those who may change the die that lies in `s.die`: first whether it is rolled again, then the holders of
    runes."""
    again = Reroll(seat, ship, what)
    if again.is_available(s):
        then(s, again, Settle(ship, what))
    else:
        Settle(ship, what).offer(s)


@frozen
class Reroll(Chance[State]):
    """D-REROLL, CSG-EFF-29: once per turn one die that was rolled for this ship.

    Answers:
        ``reroll|keep``: the die is rolled again, or stands.
    """

    seat: int
    ship: int
    what: str

    decline = ("keep",)

    def is_available(self, s: State) -> bool:
        if self.ship == NOWHERE or self.what in _NO_REROLL or s.ships[self.ship] is None:
            return False
        mine = s.ship(self.ship).owner == self.seat
        return mine and active(s, self.ship).has(Trait.REROLLS) and not spent(s, self.ship, _REROLL)

    def moves(self, s: State) -> list[Move]:
        return [("reroll",), self.decline]

    def ask(self, s: State) -> Decision:
        about = _about(s, self.seat, self.what)
        again = Option(("reroll",), "pirates-do-reroll", {}, "die")
        keep = Option(self.decline, "pirates-do-keep", {"n": s.die}, "die", default=True)
        return self.decision(s, "pirates-ask-reroll", "CSG-EFF-29", (again, keep), about)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        spend(s, self.ship, _REROLL)
        uses(s, self.ship, Trait.REROLLS, emit)
        s.die = roll_d6(s, fate, emit, self.seat, self.what, self.ship)


@frozen
class Settle(AutoStep):
    """D-SETDIE: the holders of runes in the order of the seats from the active player."""

    ship: int
    what: str

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        self.offer(s)

    def offer(self, s: State) -> None:
        if holders := _holders(s):
            window(s, *(SetDie(s.ship(n).owner, n, item, s.die, self.ship, self.what) for n, item in holders))


def _holders(s: State) -> list[tuple[int, int]]:
    """The ships that carry runes, and which; in the order in which they are asked."""
    runes = Runes.items()
    found = [(n, item) for n, ship in s.afloat() if ship.hold for item in things(ship.hold) if item in runes]
    return sorted(found, key=lambda it: ((s.ship(it[0]).owner - s.turn) % s.setting.seats, it))


@frozen
class SetDie(Chance[State]):
    """D-SETDIE: the first who uses runes on this die is the last. `holder`: the ship that carries them, as `item`;
    `face`: what was rolled, for the ship `ship`.

    Answers:
        ``runes``: the die is set.
        ``leave``: it stands.
    """

    seat: int
    holder: int
    item: int
    face: int
    ship: int
    what: str

    decline = ("leave",)

    def is_available(self, s: State) -> bool:
        holder = s.ships[self.holder]
        if holder is None or self.item not in things(holder.hold) or s.die != self.face:
            return False
        if self.what in _NO_REROLL and self.holder == self.ship:
            # CSG-KW-BRO-03: nothing aboard her changes it
            return False
        return face_of(self.item) != self.face and (self.ship == NOWHERE or reachable(s, self.ship, self.seat))

    def moves(self, s: State) -> list[Move]:
        return [("runes",), self.decline]

    def ask(self, s: State) -> Decision:
        about = {**_about(s, self.seat, self.what), "n": self.face}
        use = Option(("runes",), "pirates-do-runes", {"item": item_called(self.item), "n": face_of(self.item)}, "die")
        leave = Option(self.decline, "pirates-do-leave-die", {"n": self.face}, "die", default=True)
        return self.decision(s, "pirates-ask-runes", "CSG-UNT-06", (use, leave), about)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        s.die = face_of(self.item)
        use_up(s, self.holder, self.item)
        args = {"seat": Name(self.seat), "item": item_called(self.item), "n": s.die}
        emit(Event("pirates-runes", args, {"roll": s.die, "for": self.what}, "CSG-UNT-06"))


def face_of(item: int) -> int:
    """What these runes make of a die."""
    return int(str(unique_of(item)["n"]))


def _about(s: State, seat: int, what: str) -> Args:
    return {"seat": Name(seat), "what": _rolled_for(_waiting(s), what), "n": s.die}
