"""Chapters 5.21 and 5.22: orders that bring another action, or a steadier aim."""

from collections.abc import Iterator
from typing import Final

from .....core.agenda import Ask
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called
from ...questions.abilities.ability import HULL, Trait
from ...questions.abilities.active import active
from ...questions.abilities.shooting import AIMED
from ...questions.cargo.hold import crew_of
from ...questions.table.bodies import at_hand
from ...questions.table.items import HELD, item_named, name_of
from ...questions.table.once import spend
from ...questions.table.spells import cast, under
from ...questions.turns.giving_actions import REPEATABLE, give, given, grant, why_not_act
from ...state import State
from ...tables import MOST_ACTIONS
from ..basics.ability_orders import FreeOrder, able, ship_of
from ..basics.cancelling import using
from ..basics.dice import Roll, counted
from ..basics.parting import part_with
from ..damage.losing import losable

AGAIN: Final = 5
"""CSG-EFF-82, CSG-EFF-83: from this roll on."""


def wants(s: State, number: int) -> bool:
    """CSG-ACT-03: whether another action would be any use to her."""
    return given(s, number) < MOST_ACTIONS and number not in s.today.extra and not under(s.ship(number), "spent")


def told_extra(s: State, number: int, rule: str, emit: EventSink) -> None:
    """CSG-ACT-03: she may have another action."""
    grant(s, number)
    emit(Event("pirates-doubled", {"ship": called(s, number)}, {"ship": s.names[number]}, rule))


class Luck(FreeOrder):
    """CSG-EFF-82: once per turn, 5 and more brings a second action.

    Answers:
        ``luck SHIP``: a roll for a second action.
    """

    verb = "luck"
    rule = "CSG-EFF-82"
    trait = Trait.ROLLS_FOR_ACTION

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.ROLLS_FOR_ACTION, self.verb):
            if wants(s, number):
                yield self.verb, s.names[number]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        spend(s, number, self.verb)
        using(s, number, Trait.ROLLS_FOR_ACTION, emit, Roll(seat, number, "ability"), Lucky(number, ""))


class Repeat(FreeOrder):
    """CSG-EFF-83: once per turn, before her action; the action is named, and on 5 and more may be done twice.

    Answers:
        ``repeat SHIP move|explore|shoot|repair``: a roll for this action twice.
    """

    verb = "repeat"
    rule = "CSG-EFF-83"
    trait = Trait.REPEATS_ACTION
    acts = True

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.REPEATS_ACTION, self.verb):
            if not given(s, number) and wants(s, number) and why_not_act(s, number) is None:
                yield from ((self.verb, s.names[number], what) for what in REPEATABLE)

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        spend(s, number, self.verb)
        using(s, number, Trait.REPEATS_ACTION, emit, Roll(seat, number, "ability"), Lucky(number, str(move[2])))


@frozen
class Lucky(AutoStep):
    """What that roll brings: any action, or the one that was named."""

    ship: int
    what: str

    ability = "second-action"

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or counted(s, s.die, self.ship) < AGAIN:
            return
        if self.what:
            cast(s, self.ship, f"only-act:{self.what}")
        told_extra(s, self.ship, "CSG-EFF-83" if self.what else "CSG-EFF-82", emit)


class Trade(FreeOrder):
    """CSG-EFF-84: once per turn another of her crew is eliminated for a second action.

    Answers:
        ``trade SHIP``: one of her crew for a second action; who, may come next.
    """

    verb = "trade"
    rule = "CSG-EFF-84"
    trait = Trait.TRADES_CREW

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.TRADES_CREW, self.verb):
            if wants(s, number) and victims(s, number):
                yield self.verb, s.names[number]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        spend(s, number, self.verb)
        using(s, number, Trait.TRADES_CREW, emit, Victim(seat, number))


def victims(s: State, number: int) -> list[int]:
    """CSG-EFF-84: not the one who brings the ability; nobody where the crew is safe."""
    sources = active(s, number).sources(Trait.TRADES_CREW)
    safe = losable(s, number, "crew")
    return [
        held for held in crew_of(s.ship(number)) if held in safe and (HULL in sources or HELD.item(held) not in sources)
    ]


@frozen
class Victim(Ask[State]):
    """CSG-EFF-84: which of the crew; CSG-R-71: he is the price, so nothing keeps him.

    Answers:
        ``lose PIECE``: who goes.
    """

    seat: int
    ship: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        return [
            ("lose", name) for name in dict.fromkeys(name_of(HELD.item(victim)) for victim in victims(s, self.ship))
        ]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(move, "pirates-do-lose", {"what": item_called(item_named(str(move[1])))}, "lose", source)
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-victim", "CSG-EFF-84", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        held = next(victim for victim in victims(s, self.ship) if name_of(HELD.item(victim)) == move[1])
        part_with(s, self.ship, held, self.seat, emit, paid=True)
        told_extra(s, self.ship, "CSG-EFF-84", emit)


class Yield(FreeOrder):
    """CSG-EFF-86, CSG-ACT-07: she gives up her action, and another own ship may have two.

    Answers:
        ``yield SHIP SHIP``: the first gives up her action, and the second may have two.
    """

    verb = "yield"
    rule = "CSG-EFF-86"
    trait = Trait.GIVES_ACTION
    acts = True

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.GIVES_ACTION):
            if why_not_act(s, number) is None:
                for other, _ in s.fleet(seat):
                    if other != number and wants(s, other):
                        yield self.verb, s.names[number], s.names[other]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        give(s, number, "special", emit)
        using(s, number, Trait.GIVES_ACTION, emit, Gift(ship_of(s, move, 2)))


@frozen
class Gift(AutoStep):
    """CSG-EFF-86: the ship that may have two actions."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None:
            told_extra(s, self.ship, "CSG-EFF-86", emit)


class Steady(FreeOrder):
    """CSG-EFF-49: once per turn a ship of one's own has 1 more on all cannon rolls of her next shoot action of this
    turn.

    Answers:
        ``steady SHIP SHIP``: the first lends her aim to the second.
    """

    verb = "steady"
    rule = "CSG-EFF-49"
    trait = Trait.LENDS_AIM

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.LENDS_AIM, self.verb):
            for other, ship in s.fleet(seat):
                if at_hand(ship) and not under(ship, AIMED):
                    yield self.verb, s.names[number], s.names[other]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        spend(s, number, self.verb)
        using(s, number, Trait.LENDS_AIM, emit, Steadied(ship_of(s, move, 2)))


@frozen
class Steadied(AutoStep):
    """CSG-EFF-49: the ship whose cannons aim better."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None:
            cast(s, self.ship, AIMED)
            emit(Event("pirates-steadied", {"ship": called(s, self.ship)}, {"ship": s.names[self.ship]}, "CSG-EFF-49"))
