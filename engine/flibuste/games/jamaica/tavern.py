"""Chapter 7.2 (CREW): recruiting in the tavern."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, lies_on, not_asked, then
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .characters import linked, purse
from .load import load, why_not_load
from .pay import spend
from .state import COVERED, EMPTY, State
from .tables import CELLS, CHARACTERS, GOLD, NEIGHBOURS, PERSON

NOBODY: Final[Move] = ("recruit", "no")


def reach(s: State) -> dict[int, int]:
    """JAM-CREW-03, JAM-CREW-05: the cells of the zone, and how many steps the bottle is from each."""
    steps, front = {s.bottle: 0}, [s.bottle]
    while front:
        cell = front.pop(0)
        for near in NEIGHBOURS[cell]:
            if s.tavern[near] == EMPTY and near not in steps:
                steps[near] = steps[cell] + 1
                front.append(near)
    return steps


def beside(tavern: tuple[int, ...], cell: int) -> list[int]:
    """JAM-CREW-06: the characters whom a bottle in this cell reaches."""
    return [tavern[near] for near in NEIGHBOURS[cell] if tavern[near] >= 0]


def recruits(s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """JAM-CREW-05, JAM-CREW-06: cell of the bottle, its price, and a character beside it; JAM-CREW-08: if one can be
    loaded."""
    if why_not_load(s, seat, PERSON):
        return
    gold = purse(s, seat, linked(s, seat, GOLD))
    for cell, price in reach(s).items():
        if price <= gold:
            for who in beside(s.tavern, cell):
                yield cell, price, who


def offer_recruiting(s: State, seat: int) -> None:
    """JAM-CREW-13: only where somebody is to be had."""
    if next(recruits(s, seat), None) is not None:
        then(s, Recruit(seat))


def turn_up(s: State, fate: Fate, emit: EventSink) -> None:
    """JAM-CREW-04, JAM-CREW-07: every tile that borders the zone lies face up."""
    for cell, tile in enumerate(s.tavern):
        if tile == COVERED and any(s.tavern[near] == EMPTY for near in NEIGHBOURS[cell]):
            names = [name for i, name in enumerate(CHARACTERS) if s.strangers >> i & 1]
            who = CHARACTERS.index(str(fate.answer("tavern", names)))
            s.strangers &= ~(1 << who)
            s.tavern = (*s.tavern[:cell], who, *s.tavern[cell + 1 :])
            if emit.on:
                args = {"who": Word(f"jamaica-character-{CHARACTERS[who]}")}
                emit(Event("jamaica-turned-up", args, {"cell": CELLS[cell], "who": CHARACTERS[who]}, "JAM-CREW-07"))


@frozen
class Recruit(Ask[State]):
    """JAM-CREW-D-09: nobody, or where the bottle goes and who beside it comes along.

    Answers:
        ``recruit CELL CHARACTER``: where the bottle goes, and who beside it comes along.
        ``recruit no``: nobody.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        there = lies_on(below, "Treasure") and s.acts(self.seat)
        return there and next(recruits(s, self.seat), None) is not None

    def moves(self, s: State) -> list[Move]:
        hired = [("recruit", CELLS[cell], CHARACTERS[who]) for cell, _, who in recruits(s, self.seat)]
        return [*hired, NOBODY]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == NOBODY:
            return None
        if len(move) != 3 or move[0] != "recruit":
            return not_asked(move)
        if move in self.moves(s):
            return None
        cell = next((i for i, name in enumerate(CELLS) if name == move[1]), None)
        price = None if cell is None else reach(s).get(cell)
        if price is not None and price > purse(s, self.seat, linked(s, self.seat, GOLD)):
            return Bar("jamaica-barred-rum", "JAM-CREW-05", {"cost": price})
        return Bar("jamaica-barred-recruit", "JAM-CREW-06")

    def ask(self, s: State) -> Decision:
        options = [
            Option(
                ("recruit", CELLS[cell], CHARACTERS[who]),
                "jamaica-do-recruit",
                {"who": Word(f"jamaica-character-{CHARACTERS[who]}"), "cost": price},
                group="recruit",
                source=f"cell:{CELLS[cell]}",
                at=f"character:{CHARACTERS[who]}",
                data={"near": [CHARACTERS[other] for other in beside(s.tavern, cell) if other != who]},
            )
            for cell, price, who in recruits(s, self.seat)
        ]
        options.append(Option(NOBODY, "jamaica-do-recruit-nobody", {}, group="recruit"))
        args = {"seat": Name(self.seat)}
        return self.decision(s, "jamaica-ask-recruit", "JAM-CREW-D-09", tuple(options), args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == NOBODY:
            return
        cell, who = CELLS.index(str(move[1])), CHARACTERS.index(str(move[2]))
        price = reach(s)[cell]
        s.bottle = cell
        if emit.on and price:
            args: Args = {"seat": Name(self.seat), "cost": price}
            emit(Event("jamaica-bottle", args, {"cell": CELLS[cell]}, "JAM-CREW-05", quiet=True))
        then(s, Hire(self.seat, who))
        if price:
            spend(s, self.seat, price, linked(s, self.seat, GOLD), "rum", emit)


@frozen
class Hire(Auto[State]):
    """JAM-CREW-06: the character comes aboard; the bottle stays where it is."""

    seat: int
    who: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        there = lies_on(below, "Treasure") and s.acts(self.seat) and 0 <= self.who < len(CHARACTERS)
        return there and self.who in beside(s.tavern, s.bottle) and why_not_load(s, self.seat, PERSON) is None

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        cell = s.tavern.index(self.who)
        s.tavern = (*s.tavern[:cell], EMPTY, *s.tavern[cell + 1 :])
        if emit.on:
            name = CHARACTERS[self.who]
            args: Args = {"seat": Name(self.seat), "who": Word(f"jamaica-character-{name}")}
            data = {"seat": self.seat, "who": name, "bottle": CELLS[s.bottle]}
            emit(Event("jamaica-recruited", args, data, "JAM-CREW-06"))
        then(s, _TURN_UP)
        load(s, self.seat, self.who << 3 | PERSON, emit)


@frozen
class TurnUp(Auto[State]):
    """JAM-CREW-07: right after the loading."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Treasure") and s.setting.crew

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        turn_up(s, fate, emit)


_TURN_UP: Final = TurnUp()
