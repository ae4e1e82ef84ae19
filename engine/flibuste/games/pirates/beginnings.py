"""Chapter 4.1: whether a position can stand before the first turn: what waits is what is left of the set-up, and what
has been chosen and laid out by then is there."""

from collections.abc import Iterator
from typing import Any, Final

from ...core.faults import Breach
from .names import names_of
from .questions.fleets import muster
from .questions.setup.legal_places import islands_of
from .state import State
from .steps.setup import choosing, crewing, homes, placing_islands, set_up

_FLIGHTS: Final[dict[type, tuple[type, ...]]] = {
    crewing.Crewing: (crewing.GoAboard, crewing.Stow),
    homes.Homes: (homes.ChooseHome, homes.Deploying, homes.Berth, homes.Deploy, homes.NameGun),
    placing_islands.Chart: (placing_islands.PlaceIsland, placing_islands.NextTile, placing_islands.PlaceTile),
}
"""What a step of the set-up is followed by, once it has run."""
_KINDS: Final = (
    set_up.SetUp, set_up.Begin, set_up.Shuffle, choosing.Reveal, placing_islands.RollFirst, choosing.NameForts,
    choosing.ChooseSupply, choosing.ChooseFleet, choosing.DrawFleet, *_FLIGHTS, *sum(_FLIGHTS.values(), ()),
)  # fmt: skip


def of_set_up(step: Any) -> bool:
    """Whether a step comes before the first turn only."""
    return isinstance(step, _KINDS)


def in_order(s: State) -> list[Any]:
    """The steps of the set-up, the last one first, as they wait."""
    options, seats = s.setting.options, range(s.setting.seats)[::-1]
    fleet = choosing.DrawFleet if options["fleets"] == "lot" else choosing.ChooseFleet
    treasure = not options["deathmatch"]
    return [
        set_up.Begin(),
        *([set_up.Shuffle()] if treasure else []),
        *(crewing.Crewing(), homes.Homes(), placing_islands.Chart(), placing_islands.RollFirst(), choosing.Reveal()),
        *(choosing.NameForts(seat) for seat in seats if options["forts"]),
        *(choosing.ChooseSupply(seat) for seat in seats if treasure and not options["quick"]),
        *(fleet(seat) for seat in seats),
    ]


def breaches_of(s: State) -> Iterator[Breach]:
    """CSG-SET-31: what is wrong with a position before the first turn."""
    order = in_order(s)
    waits = next((i for i, (a, b) in enumerate(zip(s.agenda, order, strict=False)) if a != b), None)
    waits = min(len(s.agenda), len(order)) if waits is None else waits
    flight, done = s.agenda[waits:], order[waits:]
    if not waits or any(type(step) not in _FLIGHTS.get(type(done[0]) if done else set_up.Begin, ()) for step in flight):
        yield Breach("CSG-SET-31", "agenda: this is not what is left of the set-up")
        return
    kinds = [type(step) for step in done]
    named = choosing.Reveal in kinds
    aboard = crewing.Crewing in kinds and not flight
    chosen = {step.seat for step in done if isinstance(step, choosing.ChooseFleet | choosing.DrawFleet)}
    yield from _fleets(s, chosen, aboard=aboard)
    if s.supply != [""] * s.setting.seats and set_up.Shuffle in kinds:
        yield Breach("CSG-SET-29", "supply: once the treasure is hidden nothing is kept")
    yield from _supply(s, {step.seat for step in done if isinstance(step, choosing.ChooseSupply)})
    laid = len(s.islands) + sum(isinstance(step, placing_islands.PlaceIsland) for step in flight)
    if laid != (islands_of(s) if placing_islands.Chart in kinds else 0):
        yield Breach("CSG-SET-05", f"islands: {laid} of them, with those that are still placed")
    if not named and (s.names or s.ships):
        yield Breach("CSG-INF-01", "names: nobody has shown a fleet")
    if named and not aboard:
        yield from _named(s)
        yield from _ships(s, kinds, flight)
    yield from _homes(s, kinds, flight)
    if flight and isinstance(flight[0], crewing.GoAboard | crewing.Stow):
        stowing = [step.seat for step in flight[1:] if isinstance(step, crewing.Stow)]
        once = len({*stowing}) == len(stowing) == len(flight) - 1
        if not isinstance(flight[0], crewing.GoAboard) or not once:
            yield Breach("CSG-SET-25", "agenda: each player's crew once, then all go aboard")


def _fleets(s: State, chosen: set[int], *, aboard: bool) -> Iterator[Breach]:
    """CSG-FLT-14: a fleet of each seat that has chosen one, until all have gone aboard."""
    for seat, text in enumerate(s.fleets):
        try:
            ships = muster.read(text).ships
        except muster.TextError:
            yield Breach("CSG-FLT-14", f"fleets[{seat}]: no list of a fleet")
            continue
        if ships and seat not in chosen:
            yield Breach("CSG-FLT-14", f"fleets[{seat}]: nothing is chosen yet")
        elif not ships and seat in chosen and not aboard:
            yield Breach("CSG-FLT-14", f"fleets[{seat}]: it is chosen by now")


def _supply(s: State, chosen: set[int]) -> Iterator[Breach]:
    """CSG-FLT-13: the treasure of each seat that has chosen some, until it is hidden."""
    hides = any(isinstance(step, set_up.Shuffle) for step in s.agenda)
    for seat, name in enumerate(s.supply):
        if not name and hides and seat in chosen:
            yield Breach("CSG-FLT-13", f"supply[{seat}]: it is chosen by now")
        elif name and seat not in chosen:
            yield Breach("CSG-FLT-13", f"supply[{seat}]: nothing is chosen yet")


def _named(s: State) -> Iterator[Breach]:
    """CSG-ACT-10: as long as the lists of the fleets are kept, the ships are those of the lists."""
    try:
        listed = [(seat, ship.card.id) for seat, text in enumerate(s.fleets) for ship in muster.read(text).ships]
    except muster.TextError:
        return
    if s.names != names_of(listed) or not all(s.fleets):
        yield Breach("CSG-ACT-10", "names: those of the fleets that were chosen")


def _ships(s: State, kinds: list[type], flight: list[Any]) -> Iterator[Breach]:
    """CSG-SET-21 to CSG-SET-24: who has placed ships by now."""
    waiting: set[int] = set(range(len(s.ships)))
    if homes.Homes in kinds:
        seats = {step.seat for step in flight if isinstance(step, homes.Deploying)}
        waiting = {number for seat in seats for number in homes.numbers_of(s, seat)}
        waiting |= {step.number for step in flight if isinstance(step, homes.Berth | homes.Deploy)}
    for number, ship in enumerate(s.ships):
        if (ship is None) != (number in waiting):
            yield Breach("CSG-SET-21", f"ships[{number}]: each lies there once it is placed")


def _homes(s: State, kinds: list[type], flight: list[Any]) -> Iterator[Breach]:
    """CSG-SET-18, CSG-SET-19: who has a home by now; ships are placed at it."""
    waiting = [step.whose for step in flight if isinstance(step, homes.ChooseHome)]
    wanted = {*range(s.setting.seats)} - {*waiting} if homes.Homes in kinds else set()
    if {island.home for island in s.islands if island.home >= 0} != wanted or len({*waiting}) < len(waiting):
        yield Breach("CSG-SET-18", "islands: a home each, once it is chosen")
    placing = [step for step in flight if isinstance(step, homes.Berth | homes.Deploy | homes.NameGun)]
    numbers = [step.number for step in placing]
    if len({*numbers}) < len(numbers) or any(
        step.seat in waiting or step.number not in homes.numbers_of(s, step.seat) for step in placing
    ):
        yield Breach("CSG-SET-21", "agenda: ships are placed once, at their captain's home")
    deploying = [step.seat for step in flight if isinstance(step, homes.Deploying)]
    if len({*deploying}) < len(deploying):
        yield Breach("CSG-SET-21", "agenda: each player places a fleet once")
    waits = [step.whose if isinstance(step, homes.ChooseHome) else None for step in flight]
    if any(isinstance(step, homes.Deploying) and step.seat in waits[:i] for i, step in enumerate(flight)):
        yield Breach("CSG-SET-21", "agenda: a fleet is placed once its home is chosen")
