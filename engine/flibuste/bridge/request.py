"""What a request of the page says, read strictly: RequestError for whatever means nothing."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, TypeVar

from ..core.atoms import Atom, Move, RawJson
from ..core.entry import ATOMS_LIMIT, Entry, atoms_of, is_atom
from ..core.faults import SaveError, SetupError
from ..core.gate import measure, parsed, shown
from ..core.options import named_values
from ..core.save import SEATS_LIMIT, box_from
from ..table import Seat, Table

T = TypeVar("T")
Request: TypeAlias = Mapping[str, RawJson]

NAME_LIMIT: Final = 100
"""The most characters of a name that the page gives to a table."""
MEASURED_LATER: Final = frozenset({"save", "sheet"})
"""Parts of a request that are measured by the code that reads them, so that the error is about a save or a sheet."""


class RequestError(Exception):
    """The page asked for something that does not exist, or in a way that means nothing."""


def read(text: object) -> Request:
    """A request: an object that has passed the gate."""
    request = parsed(text)
    if not isinstance(request, dict):
        raise RequestError("a request is an object")
    measure({key: part for key, part in request.items() if key not in MEASURED_LATER}, _mismeasured)
    return request


def _mismeasured(place: str, reason: str) -> RequestError:
    return RequestError(f"{place} {reason}")


def get(request: Request, key: str, kind: type[T]) -> T:
    """What a request says under `key`. Raises RequestError where it is missing or of another type."""
    value = request.get(key)
    if key not in request or not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RequestError(f"{key} cannot be {shown(value)}" if key in request else f"{key} is missing")
    return value


def raw(request: Request, key: str) -> RawJson:
    """What a request says under `key`, to be checked by whoever reads it. Raises RequestError where it is missing."""
    if key not in request:
        raise RequestError(f"{key} is missing")
    return request[key]


def begun(request: Request) -> tuple[str, list[Seat], int, tuple[str, ...] | None]:
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


def options_in(request: Request) -> Mapping[str, RawJson]:
    return named_values(request.get("options") or {})


def name_in(request: Request) -> str:
    name = get(request, "table", str)
    if len(name) > NAME_LIMIT:
        raise RequestError(f"table is longer than {NAME_LIMIT} characters")
    return name


def option_in(request: Request) -> str | Move:
    """What is played: the id of an option, or a move as a list of atoms."""
    option = raw(request, "option")
    if isinstance(option, list):
        return _move(option)
    if not is_atom(option) or not isinstance(option, str):
        raise RequestError(f"option cannot be {shown(option)}")
    return option


def composed_in(request: Request) -> Move:
    return _move(get(request, "option", list))


def _move(given: list[RawJson]) -> Move:
    move = atoms_of(given)
    if not move or not isinstance(move[0], str) or len(move) > ATOMS_LIMIT:
        raise RequestError(f"option cannot be {shown(given)}: a move is a word, then words and whole numbers")
    return move


def person_in(table: Table, request: Request) -> int:
    """The seat that a request is about; RequestError where no person sits there."""
    seat = get(request, "seat", int)
    if seat not in table.persons:
        raise RequestError(f"seat {shown(seat)} is no person's")
    return seat


def seat_in(table: Table, request: Request) -> int | None:
    """The person who requests something from a device of their own; None: somebody at this one."""
    return person_in(table, request) if "seat" in request else None


def watches(request: Request) -> bool:
    """Whether nobody sits at the device that requests something (`seat` is null): it may know what lies open."""
    return "seat" in request and request["seat"] is None


def gather(table: Table, request: Request) -> None:
    """`here` in a request: the people who sit at this device; without it all of them do."""
    here = request.get("here", [*table.persons])
    seats = [seat for seat in here if type(seat) is int] if isinstance(here, list) else []
    if not isinstance(here, list) or len(seats) < len(here):
        raise RequestError(f"here cannot be {shown(here)}")
    allowed(lambda: table.gather(seats))


def found_in(request: Request) -> tuple[Atom, ...] | None:
    if request.get("found") is None:
        return None
    found = atoms_of(request["found"])
    if found is None:
        raise RequestError("found is not a list of words and whole numbers")
    return found


def entries_in(request: Request) -> list[Entry]:
    """Entries of a log, if any are given. Raises SaveError for what is none."""
    given = request.get("log", [])
    if not isinstance(given, list):
        raise RequestError("log is not a list of entries")
    return [Entry.from_json(entry, f"log[{i}]") for i, entry in enumerate(given)]


def allowed(do: Callable[[], None]) -> None:
    try:
        do()
    except ValueError as fault:
        raise RequestError(str(fault)) from fault
