"""Chapter 4.2: what the agenda says of pieces in a hold, for a seat that has not seen them. A step that names crew
names others that may be there; one that a hidden treasure has brought is not known of at all."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from .abilities.active import nation_of
from .abilities.ailments import LoseOne
from .abilities.treasures import Mines
from .cargo.items import HELD, card_of, is_crew, is_equipment
from .cargo.treacheries import Ignite, Spring
from .damage.losing import Goes
from .damage.saves import KeepCrew, KeepMast
from .events.event_effects import Mutineer
from .events.showing_events import Rival
from .fleets.likely_crew import lightest, people
from .islands.crew_mysteries import Recruit
from .state import State
from .turns.dice import SetDie
from .turns.extra_moves import AfterMove

_OF_CREW: Final = (Mutineer, Goes, KeepCrew, Rival)
_OF_TREASURE: Final = (KeepMast, Ignite, Spring)


def forgets_treasure(world: State, seat: int) -> None:
    """UT_SAVE_MAST, UT_EXPLOSIVES, UT_MINES, UT_SET_DIE: whoever is about to be asked has it, which others do not
    know."""
    kept: list[Any] = []
    for step in world.agenda:
        if isinstance(step, _OF_TREASURE):
            hidden = step.item not in _seen(world, step.ship, seat)
        else:
            hidden = isinstance(step, SetDie) and step.item not in _seen(world, step.holder, seat)
        if isinstance(step, AfterMove) and step.mined:
            step = replace(step, mined=tuple(n for n in step.mined if _mined(world, n, seat)))
        if not hidden:
            kept.append(step)
    world.agenda = kept
    if world.way is not None and world.way.mined:
        mined = frozenset(n for n in world.way.mined if _mined(world, n, seat))
        world.way = world.way._replace(mined=mined)


def _mined(world: State, number: int, seat: int) -> bool:
    """UT_MINES: whether this seat has seen them there."""
    return any(item in Mines.items() for item in _seen(world, number, seat))


def names_crew_again(world: State, seat: int) -> None:
    """CSG-INF-02: crew of a hold that has been dealt again: whoever is hidden there now, in an order of its own."""
    times = Counter[tuple[type, int]]()
    for i, step in enumerate(world.agenda):
        if not isinstance(step, (*_OF_CREW, LoseOne)):
            continue
        seen, hidden = _seen(world, step.ship, seat), _hidden_crew(world, step.ship, seat)
        strange = [item for item in hidden if item not in seen]
        if isinstance(step, LoseOne):
            if hidden:
                known = [item for item in step.items if item in seen]
                world.agenda[i] = replace(step, items=_alike(known, strange if known or strange else hidden))
        elif hidden and step.item not in seen:
            turn = times[type(step), step.ship]
            times[type(step), step.ship] += 1
            # where all are of the same cards as crew who are seen: somebody who is not aboard
            nobody = next(item for item in people("") if item not in seen)
            item = strange[turn % len(strange)] if strange else nobody
            world.agenda[i] = replace(step, item=item)


def _alike(known: Sequence[int], strange: Sequence[int]) -> tuple[int, ...]:
    """UT_BLACK_SPOT, UT_CANNIBALS: who may be lost costs as much as the others; as those who are seen, or as most."""
    costs = Counter(card_of(item).points for item in known or strange)
    cost = max(costs, key=lambda points: (costs[points], points))
    return tuple(sorted({item for item in (*known, *strange) if card_of(item).points == cost}))


def makes_room(world: State, seat: int) -> None:
    """STRANDED_CREW: whoever is asked who joins which ship has one that takes somebody. Where she has none in this
    world, the crew and equipment that are hidden in that fleet are such as leave room."""
    for step in world.agenda:
        if isinstance(step, Recruit) and step.seat != seat and not step.moves(world):
            for number, ship in world.fleet(step.seat):
                known = tuple(held for held in ship.hold if HELD.by(held, seat))
                oarsman, ware = lightest(nation_of(ship._replace(hold=known)))
                hold = [_changed(held, oarsman, ware) if held not in known else held for held in ship.hold]
                world.change(number, hold=tuple(sorted(hold)))


def _changed(held: int, oarsman: int, ware: int) -> int:
    item = HELD.item(held)
    return HELD.of(oarsman if is_crew(item) else ware if is_equipment(item) else item, HELD.seen(held))


def _seen(world: State, number: int, seat: int) -> set[int]:
    ship = world.ships[number]
    return {HELD.item(held) for held in ship.hold if HELD.by(held, seat)} if ship is not None else set()


def _hidden_crew(world: State, number: int, seat: int) -> list[int]:
    ship = world.ships[number]
    if ship is None:
        return []
    return sorted(HELD.item(held) for held in ship.hold if is_crew(HELD.item(held)) and not HELD.by(held, seat))
