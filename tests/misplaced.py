"""Positions as the world may hand them over: one that play has reached, with some of its parts changed.

One that is accepted is played from: whatever it offers can be answered, looked at and written down, and what is written
is read again.
"""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, get_args

from flibuste.bridge import snapshot
from flibuste.core.atoms import Json
from flibuste.core.decision import Option
from flibuste.core.faults import PositionError
from flibuste.core.steps import parts_of
from flibuste.table import Seat, Table
from tests.hostile import places

WAYS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "buccaneer": [(3, {}), (4, {"closed_purses": True}), (5, {"groups": 2})],
    "jamaica": [(3, {}), (2, {}), (2, {"crew": True}), (4, {"crew": True, "reveal": "simultaneous"})],
    "nassau": [(2, {}), (3, {"dutchman": "beside", "feld_pawn": True}), (4, {"dutchman": "alone"})],
    "pirates": [(2, {"build_total": 20, "round_limit": 20}), (3, {"build_total": 20, "round_limit": 20})],
    "plunder": [(2, {}), (4, {"clock": "turn"}), (3, {"pile_shortage": "dig"})],
}
"""Of each game how many seats, with which options."""
STOPS, STRIDE = 24, 5
"""How many positions of a game are taken, and how many decisions lie between them at most."""
ROUND = 24
"""So many decisions are played from a position that is accepted."""
ODD: list[Any] = [None, True, -1, 0, 1, 2, 3, 7, 99, 10**6, "", "red", [], {}, [1], [[0, 1]]]


_WORDS = ["", "m1", "crew", "life", "trade", "S", "L", "ship:0", "fort:1", "RV-12", "PLU-TC-12"]


def seats(count: int) -> list[Seat]:
    return [Seat(f"P{i}") for i in range(count)]


@cache
def stops(game: str) -> list[tuple[int, Json]]:
    """Positions that random games of each way reach, with their seats."""
    found: list[tuple[int, Json]] = []
    for count, options in WAYS[game]:
        rng = Random(f"{game} {count}")
        table = Table.new(game, seats(count), options, 7)
        for _ in range(STOPS):
            for _ in range(rng.randint(1, STRIDE)):
                if table.decision is not None:
                    table.play(rng.choice(free(table)).move)
            if table.decision is not None:
                found.append((count, table.position()))
    return found


def free(table: Table) -> list[Option]:
    """What may be answered."""
    return [option for option in table.decision.options if option.barred is None] if table.decision else []


def changed(game: str, rng: Random) -> tuple[int, Json]:
    """A position with one to three changes, and how many seats it is for."""
    count, position = deepcopy(rng.choice(stops(game)))
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        rng.choice(_CHANGES)(game, position, rng)
    return count, position


def _nudge(game: str, position: Json, rng: Random) -> None:
    """Something is nearly what it was, or what stands elsewhere, or odd, or gone."""
    there = [path for path in places(position) if path]
    path = rng.choice(there)
    holder = _at(position, path[:-1])
    value, way = holder[path[-1]], rng.random()
    if type(value) is bool and way < 0.7:
        holder[path[-1]] = not value
    elif type(value) is int and way < 0.7:
        holder[path[-1]] = value + rng.choice([-1, 1, 1, 2])
    elif way < 0.8:
        holder[path[-1]] = deepcopy(_at(position, rng.choice(there)))
    elif way < 0.9:
        holder[path[-1]] = deepcopy(rng.choice(ODD))
    else:
        del holder[path[-1]]


def _left_out(game: str, position: Json, rng: Random) -> None:
    """A field is left out, so that it is as documented."""
    field = rng.choice([name for name in position if name != "colours"] or ["colours"])
    if field in position and field != "colours":
        del position[field]


def _moved(game: str, position: Json, rng: Random) -> None:
    """Two rows of a list change places, or one comes twice."""
    lists = [
        path for path in places(position) if isinstance(_at(position, path), list) and len(_at(position, path)) > 1
    ]
    if lists:
        rows = _at(position, rng.choice(lists))
        one, other = rng.sample(range(len(rows)), 2)
        if rng.random() < 0.7:
            rows[one], rows[other] = rows[other], rows[one]
        else:
            rows.insert(one, deepcopy(rows[other]))


def _borrowed(game: str, position: Json, rng: Random) -> None:
    """A field is as it is in another position."""
    other = rng.choice(stops(game))[1]
    field = rng.choice(list(other))
    position[field] = deepcopy(other[field])


def _agenda(game: str, position: Json, rng: Random) -> None:
    """A step of another position waits too, or in the place of one; one is gone, or its numbers are others."""
    agenda = position.get("agenda")
    if not isinstance(agenda, list):
        return
    step: Any = deepcopy(rng.choice(rng.choice(stops(game))[1]["agenda"]))
    for i in range(1, len(step)):
        if rng.random() < 0.3 and type(step[i]) is int:
            step[i] = rng.choice([step[i] + 1, step[i] - 1, 0, 1, 2, 25, rng.randrange(80)])
    way, at = rng.random(), rng.randrange(len(agenda) + 1)
    if way < 0.3:
        agenda.append(step)
    elif way < 0.45:
        agenda.insert(at, step)
    elif way < 0.65 and agenda:
        agenda[-1] = step
    elif way < 0.8 and agenda:
        agenda.pop(min(at, len(agenda) - 1))
    elif agenda:
        row = agenda[min(at, len(agenda) - 1)]
        if isinstance(row, list) and len(row) > 1:
            row[rng.randrange(1, len(row))] = rng.choice([-1, 0, 1, 2, 3, 5, 25, rng.randrange(80)])


def _numbered(game: str, position: Json, rng: Random) -> None:
    """A question of any kind is asked, with any numbers and words."""
    agenda = position.get("agenda")
    if not isinstance(agenda, list):
        return
    kind = rng.choice(questions(game))
    step = [kind.__name__, *(_drawn(one, rng) for one in parts_of(kind).values())]
    position["agenda"] = [*agenda[: len(agenda) - (rng.random() < 0.5)], step]


def steps(game: str) -> list[Any]:
    """Every kind of step that a position of this game may hold."""
    where = "position" if game == "buccaneer" else "soundness"
    room = import_module(f"flibuste.games.{game}.{where}")
    return list((room.steps() if hasattr(room, "steps") else room.STEPS).values())


def questions(game: str) -> list[Any]:
    """Those that ask."""
    return [step for step in steps(game) if not step.runs]


def _drawn(kind: Any, rng: Random) -> Json:
    if kind is int:
        return rng.choice([-1, 0, 0, 1, 1, 2, 3, 4, 6, 25, rng.randrange(80)])
    if kind in (str, bool):
        return rng.choice(_WORDS if kind is str else [True, False, 0, 1])
    if not (among := get_args(kind)):
        return {name: _drawn(one, rng) for name, one in parts_of(kind).items()}
    if among == (int, ...):
        return [rng.randrange(6) for _ in range(rng.choice([0, 1, 2, 4, 4]))]
    return [_drawn(among[0], rng) for _ in range(rng.choice([0, 1, 2]) if among[-1] is ... else len(among))]


def _bottom(game: str, position: Json, rng: Random) -> None:
    """What is left of the round waits, but another question is asked."""
    other = rng.choice(stops(game))[1]
    steps = other["agenda"]
    at = rng.randrange(len(steps))
    if isinstance(position.get("agenda"), list):
        position["agenda"] = [*position["agenda"][: rng.randrange(len(position["agenda"]) + 1)], *deepcopy(steps[at:])]


_CHANGES: list[Callable[[str, Json, Random], None]] = [
    _nudge, _nudge, _nudge, _left_out, _moved, _borrowed, _agenda, _agenda, _bottom, _numbered, _numbered,
]  # fmt: skip


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def tried(game: str, count: int, position: Json, rng: Random) -> bool:
    """Whether a position is accepted; then each of its answers is given, and the round is played on from there; each
    position on the way is sound, and what is written of the first and the last is read again.
    Anything but PositionError is a fault of ours, and so is that of a position that play has led to."""
    try:
        table = Table.at(game, deepcopy(position), seats(count))
    except PositionError:
        return False
    looked(table)
    again = read_back(table)
    for option in free(again)[:12]:
        one = again.copy()
        one.play(option.move)
        read_back(one)
        for _ in range(ROUND):
            if one.decision is None:
                break
            one.play(rng.choice(free(one)).move)
            assert not (breaches := one.game.breaches(one.state)), f"after {option.id}: {breaches[0]}"
        looked(read_back(one))
    return True


def read_back(table: Table) -> Table:
    """The table that its own position makes, which is written the same again."""
    position = table.position()
    try:
        again = Table.at(table.game.name, position, table.seats)
    except PositionError as fault:
        raise AssertionError(f"what play has led to is refused: {fault}") from fault
    assert again.position() == position
    return again


def looked(table: Table) -> None:
    """Everybody looks at it."""
    snapshot(table)
    for seat in range(len(table.seats)):
        table.view(seat)
