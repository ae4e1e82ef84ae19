"""What a request of the page says, read strictly: RequestError for whatever means nothing."""

from collections.abc import Callable
from typing import Any, Final

from ..core.atoms import Json, Move
from ..core.entry import ATOMS_LIMIT, is_atom
from ..core.faults import SaveError, SetupError
from ..core.gate import measure, parsed, shown
from ..core.save import SEATS_LIMIT, box_from
from ..table import Seat, Table

NAME_LIMIT: Final = 100
"""The most characters of a name that the page gives to a table."""
MEASURED_LATER: Final = frozenset({"save", "sheet"})
"""Parts of a request that are measured by the code that reads them, so that the error is about a save or a sheet."""


class RequestError(Exception):
    """The page asked for something that does not exist, or in a way that means nothing."""


def read(text: object) -> Json:
    """A request: an object that has passed the gate."""
    request = parsed(text)
    if not isinstance(request, dict):
        raise RequestError("a request is an object")
    measure({key: part for key, part in request.items() if key not in MEASURED_LATER}, _mismeasured)
    return request


def _mismeasured(place: str, reason: str) -> RequestError:
    return RequestError(f"{place} {reason}")


def get(request: Json, key: str, kind: type) -> Any:
    """What a request says under `key`. Raises RequestError where it is missing or of another type."""
    value = request.get(key)
    if key not in request or not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RequestError(f"{key} cannot be {shown(value)}" if key in request else f"{key} is missing")
    return value


def begun(request: Json) -> tuple[str, list[Seat], int, tuple[str, ...] | None]:
    """What begins a game: its name, seats and seed, and what comes from a box."""
    given, game, seed = request.get("seats"), request.get("game"), request.get("seed")
    if not isinstance(given, list) or not isinstance(game, str) or type(seed) is not int:
        raise SetupError(
            f"a game is a name, a list of seats and a whole number as its seed, not {shown(game)}, {shown(seed)}"
        )
    if len(given) > SEATS_LIMIT:
        raise SetupError(f"nobody plays with {len(given)} seats")
    try:
        seats = [Seat.from_json(seat, f"seats[{i}]") for i, seat in enumerate(given)]
        return game, seats, seed, box_from(request["box"]) if "box" in request else None
    except SaveError as fault:
        raise SetupError(str(fault)) from fault


def name_in(request: Json) -> str:
    name = get(request, "table", str)
    if len(name) > NAME_LIMIT:
        raise RequestError(f"table is longer than {NAME_LIMIT} characters")
    return str(name)


def option_in(request: Json) -> str | Move:
    """What is played: the id of an option, or a move as a list of atoms."""
    option = get(request, "option", object)
    if isinstance(option, list):
        return _move(option)
    if not isinstance(option, str) or not is_atom(option):
        raise RequestError(f"option cannot be {shown(option)}")
    return option


def composed_in(request: Json) -> Move:
    return _move(get(request, "option", list))


def _move(atoms: list[Json]) -> Move:
    if not atoms or not isinstance(atoms[0], str) or len(atoms) > ATOMS_LIMIT or not all(map(is_atom, atoms)):
        raise RequestError(f"option cannot be {shown(atoms)}: a move is a word, then words and whole numbers")
    return tuple(atoms)


def person_in(table: Table, request: Json) -> int:
    """The seat that a request is about; RequestError where no person sits there."""
    seat: int = get(request, "seat", int)
    if seat not in table.persons:
        raise RequestError(f"seat {shown(seat)} is no person's")
    return seat


def seat_in(table: Table, request: Json) -> int | None:
    """The person who requests something from a device of their own; None: somebody at this one."""
    return person_in(table, request) if "seat" in request else None


def watches(request: Json) -> bool:
    """Whether nobody sits at the device that requests something (`seat` is null): it may know what lies open."""
    return "seat" in request and request["seat"] is None


def gather(table: Table, request: Json) -> None:
    """`here` in a request: the people who sit at this device; without it all of them do."""
    here = request.get("here", table.persons)
    if not isinstance(here, list) or not all(type(seat) is int for seat in here):
        raise RequestError(f"here cannot be {shown(here)}")
    allowed(lambda: table.gather(here))


def found_in(request: Json) -> Json:
    found = request.get("found")
    if found is not None and not (isinstance(found, list) and all(map(is_atom, found))):
        raise RequestError("found is not a list of words and whole numbers")
    return found


def allowed(do: Callable[[], None]) -> None:
    try:
        do()
    except ValueError as fault:
        raise RequestError(str(fault)) from fault
