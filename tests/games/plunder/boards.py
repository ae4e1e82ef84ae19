"""Positions of Plunder on the first map, put together by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flibuste.games.plunder.cards import COPIES
from flibuste.games.plunder.chart import NOWHERE, Chart, first_map, joined
from flibuste.games.plunder.deal import OPTIONS
from flibuste.games.plunder.state import NONE, Cards, Setting, Ship, State, Today
from flibuste.games.plunder.tables import MAX_SHIPS, TARGET

COLOURS = ("red", "blue", "green", "yellow", "black", "white")
ANNE, JACK, MARY = range(3)
USUAL = {spec.id: spec.default for spec in OPTIONS}


def island_of(chart: Chart, name: str) -> int:
    return next(i for i, island in enumerate(chart.islands) if island.id == name)


def board(
    *fleets: Sequence[str | Ship],
    flags: Mapping[str, int] | None = None,
    storm: str = "",
    marks: Sequence[str] = (),
    hands: Sequence[Cards] = (),
    sides: tuple[tuple[int, ...], ...] = (),
    today: Today | None = None,
) -> State:
    """Per captain the squares of the ships (three lives, nothing else) or the ships themselves; `flags`: by island. The
    storm lies in the last corner, unless it is said where."""
    chart = joined(first_map(len(fleets)))
    ships: list[Ship | None] = []
    for fleet in fleets:
        own = [ship if isinstance(ship, Ship) else Ship(chart.square(ship), 3) for ship in fleet]
        ships += [*own, *[None] * (MAX_SHIPS - len(own))]
    owners = [NOWHERE] * len(chart.islands)
    for name, seat in (flags or {}).items():
        owners[island_of(chart, name)] = seat
    seats = len(fleets)
    setting = Setting(COLOURS[:seats], USUAL, sides or tuple((seat,) for seat in range(seats)), TARGET)
    return State(
        setting=setting,
        chart=chart,
        luck=0,
        agenda=[],
        turn=ANNE,
        ships=ships,
        owners=owners,
        hands=[*hands, *[NONE] * (seats - len(hands))],
        known=[NONE] * (seats * (seats + 1)),
        points=[0] * seats,
        piles=(10, 10, 10, 10),
        deck=(28, 27, 27, 28),
        storm=chart.square(storm or f"L{chart.columns}"),
        marks=tuple(map(chart.square, marks)),
        unseen=(1 << len(COPIES)) - 1,
        today=today or Today(),
    )
