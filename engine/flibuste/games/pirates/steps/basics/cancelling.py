"""CSG-EFF-87 (D-CANCEL): abilities that are switched off for a turn, at any time or just as they are used."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from .....core.agenda import Chance, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called
from ...questions.abilities.ability import HULL, Ability, Trait
from ...questions.abilities.active import CANCELLED, active, is_up, reachable, shows, uses
from ...questions.table.bodies import at_hand, within_reach
from ...questions.table.items import HELD, is_crew, item_named, name_of
from ...questions.table.once import spend, spent
from ...questions.table.spells import cast, under
from ...state import NOBODY, State
from .ability_orders import FreeOrder, able, ship_of

_ONCE: Final = "cancel"
_SHOT: Final = "shot:"


class Cancel(FreeOrder):
    """D-CANCEL in one's own turn: a ship within S, or one of her crew that lies face up.

    Answers:
        ``cancel SHIP SHIP [PIECE]``: the first cancels an ability of the second, or of one of her crew.
    """

    verb = "cancel"
    rule = "CSG-EFF-87"
    trait = Trait.CANCELS

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.CANCELS, _ONCE):
            for other, ship in s.afloat():
                if not _in_reach(s, number, other):
                    continue
                if not under(ship, CANCELLED):
                    yield self.verb, s.names[number], s.names[other]
                # in an order that does not tell how long somebody has lain open
                for held in sorted(ship.hold):
                    item = HELD.item(held)
                    if is_crew(item) and is_up(s, held) and not under(ship, f"{CANCELLED}:{item}"):
                        yield self.verb, s.names[number], s.names[other], name_of(item)

    def option(self, s: State, seat: int, move: Move) -> Option:
        found = super().option(s, seat, move[:3])
        if len(move) == 3:
            return found
        args = {**found.args, "item": item_called(item_named(str(move[3])))}
        return replace(found, move=move, key="pirates-do-cancel-crew", args=args)

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        item = item_named(str(move[3])) if len(move) > 3 else HULL
        cancel(s, ship_of(s, move), ship_of(s, move, 2), item, emit)


def _in_reach(s: State, number: int, other: int) -> bool:
    """Whether she can cancel abilities of this ship of another player."""
    mine, theirs = s.ship(number), s.ship(other)
    if theirs.owner in (mine.owner, NOBODY) or not at_hand(theirs) or not at_hand(mine):
        return False
    return within_reach(s, number, other, "S") and reachable(s, other, mine.owner)


def cancel(s: State, number: int, other: int, item: int, emit: EventSink) -> None:
    """Until this turn ends, whoever's it is: abilities of the ship herself, or of one crew."""
    spend(s, number, _ONCE)
    uses(s, number, Trait.CANCELS, emit)
    cast(s, other, CANCELLED if item == HULL else f"{CANCELLED}:{item}")
    args: Args = {"ship": called(s, number), "other": called(s, other)}
    data = {"ship": s.names[number], "other": s.names[other]}
    if item == HULL:
        emit(Event("pirates-cancelled", args, data, "CSG-EFF-87"))
    else:
        args, data = {**args, "item": item_called(item)}, {**data, "item": name_of(item)}
        emit(Event("pirates-cancelled-crew", args, data, "CSG-EFF-87"))


# ---- in reaction


def using(s: State, number: int, trait: Trait, emit: EventSink, *steps: Any) -> None:
    """An ability is used: its piece is shown, others may cancel it, and then these steps come, unless they have."""
    then(s, *cancellable(s, number, str(trait), emit, steps))


def cancellable(
    s: State, number: int, what: str, emit: EventSink, steps: Sequence[Any], otherwise: Sequence[Any] = ()
) -> list[Any]:
    """The steps of an ability that is used, for the agenda: the chances of others to cancel it, then `steps`, or
    `otherwise` where somebody has. `what`: a trait, or the special shot that a piece brings (`shot_of`)."""
    shows(s, number, sources_of(s, number, what), emit)
    chances = [chance for chance in _chances(s, number, what) if chance.is_available(s)]
    if not chances:
        return [*steps]
    return [*chances, Unless(number, what, len(steps), len(otherwise)), *steps, *otherwise]


def shot_of(atom: str) -> str:
    """CSG-SPS: how a special shot is called among the abilities that can be cancelled."""
    return f"{_SHOT}{atom}"


def sources_of(s: State, number: int, what: str) -> list[int]:
    """The pieces that bring it now."""
    abilities = active(s, number)
    if not what.startswith(_SHOT):
        return abilities.sources(Trait(what))
    found = (grant.source for grant in abilities.answering(Ability.shots))
    return [source for source in found if name_of(source) == what.removeprefix(_SHOT)]


def _switchable(s: State, number: int, what: str) -> list[int]:
    """CSG-EFF-87: those of them that are a crew, or the ship herself."""
    return [source for source in sources_of(s, number, what) if source == HULL or is_crew(source)]


def _chances(s: State, number: int, what: str) -> Iterator["CancelNow"]:
    """Of others, in the order of the seats from the active player."""
    owner = s.ship(number).owner
    found = [(n, ship) for n, ship in s.afloat() if ship.owner not in (owner, NOBODY)]
    for n, ship in sorted(found, key=lambda it: ((it[1].owner - s.turn) % s.setting.seats, it[0])):
        if active(s, n).has(Trait.CANCELS):
            yield CancelNow(ship.owner, n, number, what)


@frozen
class Unless(AutoStep):
    """The next steps are lost where the ability has been cancelled that they belong to; `otherwise`: how many after
    them come in their place."""

    ship: int
    trait: str
    steps: int
    otherwise: int = 0

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        known = self.trait.startswith(_SHOT) or self.trait in [*Trait]
        # beneath them waits the end of the turn at least
        there = self.steps > 0 <= self.otherwise and self.steps + self.otherwise < len(below)
        return known and there and AutoStep.possible(self, s, below)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        top = len(s.agenda)
        if s.ships[self.ship] is None or not sources_of(s, self.ship, self.trait):
            del s.agenda[top - self.steps :]
        else:
            del s.agenda[top - self.steps - self.otherwise : top - self.steps]


@frozen
class CancelNow(Chance[State]):
    """D-CANCEL in reaction: `canceller` is a ship of one's own, `ship` the one whose ability (`trait`, or a special
    shot) is about to be applied.

    Answers:
        ``cancel``: the ability is cancelled.
        ``allow``: it is not.
    """

    seat: int
    canceller: int
    ship: int
    trait: str

    decline = ("allow",)

    def is_available(self, s: State) -> bool:
        if s.ships[self.canceller] is None or s.ships[self.ship] is None or spent(s, self.canceller, _ONCE):
            return False
        if s.ship(self.canceller).owner != self.seat or not active(s, self.canceller).has(Trait.CANCELS):
            return False
        return _in_reach(s, self.canceller, self.ship) and bool(_switchable(s, self.ship, self.trait))

    def moves(self, s: State) -> list[Move]:
        return [("cancel",), self.decline]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.canceller), "other": called(s, self.ship)}
        source, at = f"ship:{s.names[self.canceller]}", f"ship:{s.names[self.ship]}"
        options = (
            Option(("cancel",), "pirates-do-cancel-now", args, "cancel", source, at),
            Option(self.decline, "pirates-do-allow", {}, "allow", source, at, default=True),
        )
        return self.decision(s, "pirates-ask-cancel", "CSG-EFF-87", options, args, data={"trait": self.trait})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move != self.decline:
            cancel(s, self.canceller, self.ship, _switchable(s, self.ship, self.trait)[0], emit)
