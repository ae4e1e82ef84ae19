"""What lies on ships for a time, and when it ends (CSG-TRN-15)."""

from collections.abc import Iterator

from .....core.events import Event, EventSink
from ...names import called
from ...state import Ship, Spell, State


def in_force(spell: Spell) -> bool:
    """What lasts for turns of her own player holds from the next of them on."""
    return spell.turns <= 0 or spell.started


def under(ship: Ship, what: str) -> bool:
    return bool(ship.spells) and any(spell.what == what and in_force(spell) for spell in ship.spells)


def letters_of(ship: Ship, what: str) -> str:
    """The letters of the spells ``plus:S`` or ``only:SS`` of this word, one after the other."""
    return "".join(_after(ship, what)) if ship.spells else ""


def _after(ship: Ship, what: str) -> Iterator[str]:
    for spell in ship.spells:
        head, _, tail = spell.what.partition(":")
        if head == what and tail:
            yield tail


def numbers_of(ship: Ship, what: str) -> list[int]:
    """The numbers of the spells such as ``held:3``."""
    return [int(tail) for tail in _after(ship, what)] if ship.spells else []


def cast(s: State, number: int, what: str, turns: int = 0) -> None:
    """Lays a spell on a ship. Of two of a kind that still wait for her player's turn the longer one counts."""
    ship = s.ship(number)
    waiting = [spell for spell in ship.spells if spell.what == what and in_force(spell) == (turns <= 0)]
    rest = tuple(spell for spell in ship.spells if spell not in waiting)
    s.change(number, spells=(*rest, Spell(what, max([turns, *(spell.turns for spell in waiting)]))))


def lift(s: State, number: int, *what: str) -> None:
    """Ends these spells; one that goes on with a colon goes with its word."""
    ship = s.ship(number)
    if not ship.spells:
        return
    kept = tuple(spell for spell in ship.spells if spell.what not in what and spell.what.partition(":")[0] not in what)
    if kept != ship.spells:
        s.change(number, spells=kept)


def ends(s: State, number: int, emit: EventSink, *what: str) -> None:
    """Ends these spells, as `lift`, with an event where nothing else tells of the ship."""
    before = s.ship(number).spells
    lift(s, number, *what)
    if s.ship(number).spells != before:
        emit(
            Event(
                "pirates-spell-over", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-TRN-15", quiet=True
            )
        )


def turn_begins(s: State, seat: int) -> None:
    """The turn of this player begins: what lasts for turns of her own player counts from here."""
    for number, ship in list(s.fleet(seat)):
        if ship.spells:
            s.change(number, spells=tuple(_started(spell) for spell in ship.spells))


def _started(spell: Spell) -> Spell:
    return spell._replace(started=True) if spell.turns > 0 else spell


def turn_ends(s: State, seat: int) -> None:
    """CSG-TRN-14: what lasts for this turn ends, and one turn of what lasts for more."""
    for number, ship in list(s.afloat()):
        if ship.spells:
            s.change(number, spells=tuple(_lasting(ship.spells, own=ship.owner == seat)))


def _lasting(spells: tuple[Spell, ...], *, own: bool) -> Iterator[Spell]:
    for spell in spells:
        if spell.turns < 0 or not (spell.turns == 0 or (own and spell.started)):
            yield spell
        elif spell.turns > 1:
            yield spell._replace(turns=spell.turns - 1)


class HERE:
    """CSG-MYS-03: what lasts as long as a ship is docked where she is."""

    pull = "here-pull"
    unique = "here-unique"
    add = "here-add"
    swap = "here-swap"
    better = "here-better"
    free = "here-free"


AT_DOCK = (HERE.pull, HERE.unique, HERE.add, HERE.swap, HERE.better, HERE.free, "no-explore")
WEIGHTLESS = "weightless"
"""CSG-MYS-03: CREW_WEIGHTLESS; after a colon UNTIL_DOCKED or UNTIL_UNLOADED."""
UNTIL_DOCKED, UNTIL_UNLOADED = "dock_home", "unload_home"


def weightless_until(when: str) -> str:
    return f"{WEIGHTLESS}:{when}"


ALWAYS = -1
"""The turns of a spell that only an event ends."""
