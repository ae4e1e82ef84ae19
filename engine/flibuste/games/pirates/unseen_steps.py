"""Chapter 4.2: what the agenda says of pieces in a hold, for a seat that has not seen them. A step that names crew
names others that may be there; one that a hidden treasure will bring is not known of at all. But which question is put
now is known to everybody (`Decision.told`): there is something hidden then that lets it be asked."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from .questions.abilities.active import nation_of
from .questions.abilities.treasures import Driftwood, Explosives, Mines, RuneDefence, SaveMast, SetsDie
from .questions.cargo.stowage import free
from .questions.fleets.likely_crew import lightest, named, people, wares
from .questions.table.cards import pieces
from .questions.table.items import FIRST_CARD, HELD, card_of, is_crew, is_equipment, item_of
from .state import NOWHERE, State
from .steps.abilities.ailments import LoseOne
from .steps.basics.dice import SetDie, face_of
from .steps.damage.losing import Goes
from .steps.damage.saves import DriftOff, KeepCrew, KeepMast
from .steps.damage.treacheries import Ignite, Spring
from .steps.events.event_effects import Mutineer
from .steps.events.showing_events import Rival
from .steps.islands.crew_mysteries import Recruit
from .steps.turns.extra_moves import AfterMove

_OF_CREW: Final = (Mutineer, Goes, KeepCrew, Rival)
_OF_TREASURE: Final = (KeepMast, Ignite, Spring)
EVENTS: Final = tuple(item_of(one) for one in pieces().values() if one.kind == "event")


def forgets_treasure(world: State, seat: int) -> None:
    """UT_SAVE_MAST, UT_EXPLOSIVES, UT_MINES, UT_SET_DIE: whoever will be asked has it, which others do not know until
    then."""
    kept: list[Any] = []
    for step in world.agenda[:-1]:
        if isinstance(step, _OF_TREASURE):
            hidden = step.item not in _seen(world, step.ship, seat)
        else:
            hidden = isinstance(step, SetDie) and step.item not in _seen(world, step.holder, seat)
        if isinstance(step, AfterMove) and step.mined:
            step = replace(step, mined=tuple(n for n in step.mined if _mined(world, n, seat)))
        if not hidden:
            kept.append(step)
    world.agenda = [*kept, *world.agenda[-1:]]
    if world.way is not None and world.way.mined:
        mined = frozenset(n for n in world.way.mined if _mined(world, n, seat))
        world.way = world.way._replace(mined=mined)


def asked_about(world: State, seat: int) -> tuple[int, frozenset[int]]:
    """The ship aboard which one of these unique treasures lies hidden, because another seat is asked about it; NOWHERE
    where there is none."""
    step = world.agenda[-1] if world.agenda else None
    if isinstance(step, SetDie):
        ship, apt = step.holder, frozenset(item for item in SetsDie.items() if face_of(item) != step.face)
    elif isinstance(step, KeepMast):
        ship, apt = step.ship, SaveMast.items() | RuneDefence.items()
    elif isinstance(step, Ignite | Spring):
        ship, apt = step.ship, (Explosives if isinstance(step, Ignite) else Mines).items()
    elif isinstance(step, KeepCrew | DriftOff):
        ship, apt = step.ship, Driftwood.items()
    else:
        return NOWHERE, frozenset()
    seen = _seen(world, ship, seat)
    known = step.item in seen if isinstance(step, (*_OF_TREASURE, SetDie)) else not apt.isdisjoint(seen)
    return (NOWHERE, frozenset()) if known or step.seat == seat else (ship, apt)


def asks_about(world: State, item: int) -> None:
    """The question is about this one."""
    step = world.agenda[-1]
    if isinstance(step, (*_OF_TREASURE, SetDie)):
        world.agenda[-1] = replace(step, item=item)


def lets_ask(world: State, seat: int, rng: Random) -> None:
    """CSG-DEC-01: where what was dealt leaves another seat nothing to be asked about, one of its hidden cards is such
    that there is."""
    step = world.agenda[-1] if world.agenda else None
    if step is None or step.runs or not step.is_reaction or step.seat == seat or step.is_available(world):
        return
    for _ in _other_cards(world, step.seat, getattr(step, "ship", NOWHERE), seat, rng):
        if step.is_available(world):
            return


def _other_cards(world: State, owner: int, first: int, seat: int, rng: Random) -> Iterator[None]:
    """The fleet's worlds in which one hidden card is another: an event of its hand; crew or equipment of the ship that
    is asked about, then of the others. In the end all is as it was."""
    hand = world.events[owner]
    for i, held in enumerate(hand):
        if not HELD.by(held, seat):
            for event in rng.sample(EVENTS, len(EVENTS)):
                world.events[owner] = tuple(sorted((*hand[:i], HELD.of(event, HELD.seen(held)), *hand[i + 1 :])))
                yield
    world.events[owner] = hand
    fleet = sorted(world.fleet(owner), key=lambda one: (one[0] != first, one[0]))
    met = {HELD.item(held) for _, ship in fleet for held in ship.hold}
    for number, ship in fleet:
        room, nation = min(0, free(world, number)), nation_of(ship)
        for i, held in enumerate(ship.hold):
            if HELD.by(held, seat) or HELD.item(held) < FIRST_CARD:
                continue
            among = people(nation) if is_crew(HELD.item(held)) else wares()
            for card in rng.sample(among, len(among)):
                if named(card) and card in met:
                    continue
                hold = (*ship.hold[:i], HELD.of(card, HELD.seen(held)), *ship.hold[i + 1 :])
                world.change(number, hold=tuple(sorted(hold)))
                if free(world, number) >= room:
                    yield
        world.change(number, hold=ship.hold)


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
