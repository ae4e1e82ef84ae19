"""CSG-EFF-87 (D-CANCEL): abilities that are switched off for a turn, at any time or just as they are used."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from ...core.agenda import Auto, Chance, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, Tell
from ...core.fate import Fate
from .abilities.ability import HULL, Trait
from .abilities.active import CANCELLED, active, is_up, reachable, uses
from .free_orders import FreeOrder, able, ship_of
from .items import HELD, is_crew, item_named, name_of
from .names import called, item_called
from .once import spend, spent
from .sea import on_table, within_reach
from .spells import cast, under
from .state import NOBODY, State

_ONCE: Final = "cancel"


class Cancel(FreeOrder):
    """D-CANCEL in the own turn: a ship within S, or one of her crew that lies face up."""

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
                for held in ship.hold:
                    item = HELD.item(held)
                    if is_crew(item) and is_up(s, held) and not under(ship, f"{CANCELLED}:{item}"):
                        yield self.verb, s.names[number], s.names[other], name_of(item)

    def option(self, s: State, seat: int, move: Move) -> Option:
        found = super().option(s, seat, move[:3])
        if len(move) == 3:
            return found
        args = {**found.args, "item": item_called(item_named(str(move[3])))}
        return replace(found, move=move, key="pirates-do-cancel-crew", args=args)

    def play(self, s: State, seat: int, move: Move, fate: Fate, tell: Tell) -> None:
        item = item_named(str(move[3])) if len(move) > 3 else HULL
        cancel(s, ship_of(s, move), ship_of(s, move, 2), item, tell)


def _in_reach(s: State, number: int, other: int) -> bool:
    """Whether she can cancel abilities of this ship of another player."""
    mine, theirs = s.ship(number), s.ship(other)
    if theirs.owner in (mine.owner, NOBODY) or not on_table(theirs) or not on_table(mine):
        return False
    return within_reach(s, number, other, "S") and reachable(s, other, mine.owner)


def cancel(s: State, number: int, other: int, item: int, tell: Tell) -> None:
    """Until this turn ends, whoever's it is: abilities of the ship herself, or of one crew."""
    spend(s, number, _ONCE)
    uses(s, number, Trait.CANCELS, tell)
    cast(s, other, CANCELLED if item == HULL else f"{CANCELLED}:{item}")
    args: Args = {"ship": called(s, number), "other": called(s, other)}
    data = {"ship": s.names[number], "other": s.names[other]}
    if item == HULL:
        tell(Event("pirates-cancelled", args, data, "CSG-EFF-87"))
    else:
        args, data = {**args, "item": item_called(item)}, {**data, "item": name_of(item)}
        tell(Event("pirates-cancelled-crew", args, data, "CSG-EFF-87"))


# ---- in reaction


def using(s: State, number: int, trait: Trait, tell: Tell, *steps: Any) -> None:
    """An ability is used: its piece is shown, others may cancel it, and then these steps come, unless they have."""
    uses(s, number, trait, tell)
    chances = [one for one in _chances(s, number, trait) if one.holds(s)]
    if chances:
        then(s, *chances, Unless(number, str(trait), len(steps)), *steps)
    else:
        then(s, *steps)


def _chances(s: State, number: int, trait: Trait) -> Iterator["CancelNow"]:
    """Of others, in the order of the seats from the active player."""
    owner = s.ship(number).owner
    found = [(n, ship) for n, ship in s.afloat() if ship.owner not in (owner, NOBODY)]
    for n, ship in sorted(found, key=lambda it: ((it[1].owner - s.turn) % s.setting.seats, it[0])):
        if active(s, n).has(Trait.CANCELS):
            yield CancelNow(ship.owner, n, number, str(trait))


@dataclass(frozen=True, slots=True)
class Unless(Auto[State]):
    """The next steps are lost where the ability has been cancelled that they belong to."""

    ship: int
    trait: str
    steps: int

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        if s.ships[self.ship] is None or not active(s, self.ship).has(Trait(self.trait)):
            del s.agenda[len(s.agenda) - self.steps :]


@dataclass(frozen=True, slots=True)
class CancelNow(Chance[State]):
    """D-CANCEL in reaction: `canceller` is the own ship, `ship` the one whose ability is about to be applied."""

    seat: int
    canceller: int
    ship: int
    trait: str

    decline = ("allow",)

    def holds(self, s: State) -> bool:
        if s.ships[self.canceller] is None or s.ships[self.ship] is None or spent(s, self.canceller, _ONCE):
            return False
        if s.ship(self.canceller).owner != self.seat or not active(s, self.canceller).has(Trait.CANCELS):
            return False
        return _in_reach(s, self.canceller, self.ship) and active(s, self.ship).has(Trait(self.trait))

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

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        if move != self.decline:
            cancel(s, self.canceller, self.ship, active(s, self.ship).sources(Trait(self.trait))[0], tell)
