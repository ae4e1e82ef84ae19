"""What all positions have in common: which game it is, its options, and who sits where."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from .atoms import Json, RawJson
from .codec import Codec, as_is, list_of, word_of
from .faults import Breach, PositionError, SetupError
from .frozen import frozen
from .gate import shown
from .options import OptionSpec, told
from .reading import Reader, Wrong, known_fields
from .seat import Seat

S = TypeVar("S")
T = TypeVar("T")
MOST_LUCK: Final = (1 << 64) - 1


def _may(spec: OptionSpec, seats: int) -> str:
    """Which values an option takes, for an error."""
    if spec.kind == "flag":
        return "it is true or false"
    if spec.kind == "choice":
        return f"it is one of {told(spec.among)}"
    return f"it is null or a whole number from 0 to {seats - 1}"


@frozen
class PositionForm:
    """How the positions of a game are written. `rule` is the rule about the number of seats and their colours; where
    another one says that no two have the same colour, it is `each`."""

    game: str
    fields: Sequence[str]
    colours: Sequence[str]
    options: Sequence[OptionSpec]
    least: int
    most: int
    rule: str
    each: str = ""

    def object_of(self, position: RawJson) -> Mapping[str, RawJson]:
        """The position, if it is an object; PositionError otherwise."""
        if not isinstance(position, dict):
            raise self._error(f"position: cannot be {shown(position)}; it is an object with {', '.join(self.fields)}")
        return position

    def seats_of(self, position: RawJson) -> int:
        """How many seats a position has; PositionError when it does not say."""
        colours = self.object_of(position).get("colours")
        if not isinstance(colours, list) or not self.least <= len(colours) <= self.most:
            known = f"it is a list of {self.least} to {self.most} of {', '.join(self.colours)}"
            raise self._error(f"colours: cannot be {shown(colours)}; {known}")
        return len(colours)

    def setting(
        self, position: RawJson, seats: Sequence[Seat], setting_of: Callable[[Sequence[str], Mapping[str, RawJson]], T]
    ) -> T:
        """What stays the same all through a game that begins there, as `setting_of` makes it. Raises PositionError when
        the position contradicts itself or these seats."""
        count = self.seats_of(position)
        try:
            given = known_fields(position, "", self.fields)
            word_of([self.game]).reads(given.get("game", self.game), "game")
            colours = list_of(word_of(self.colours)).reads(given["colours"], "colours")
            chosen = known_fields(given.get("options", {}), "options", [spec.id for spec in self.options])
        except Wrong as wrong:
            raise self._error(str(wrong)) from wrong
        if len(seats) != count:
            raise self._error(f"colours: {count} of them for {len(seats)} seats")
        for i, (seat, colour) in enumerate(zip(seats, colours, strict=True)):
            if colour in colours[:i]:
                twice = Breach(self.each or self.rule, f"colours[{i}]: {colour} is there already")
                raise PositionError([twice], garbled=True)
            if seat.colour not in (None, colour):
                raise self._error(f"seats[{i}].colour: cannot be {shown(seat.colour)}; in the position it is {colour}")
        options = {spec.id: self._option(spec, chosen.get(spec.id, spec.default), count) for spec in self.options}
        try:
            return setting_of(colours, options)
        except SetupError as fault:
            raise PositionError([Breach(fault.rule or self.rule, f"colours: {fault.reason}")], garbled=True) from fault

    def _option(self, spec: OptionSpec, value: RawJson, seats: int) -> RawJson:
        try:
            return spec.read(value, seats)
        except SetupError as fault:
            what = fault.reason if spec.kind == "data" else f"cannot be {shown(value)}; {_may(spec, seats)}"
            raise PositionError([Breach(spec.rule, f"options.{spec.id}: {what}")], garbled=True) from fault

    def _error(self, what: str) -> PositionError:
        return PositionError([Breach(self.rule, what)], garbled=True)


@frozen
class StateField(Generic[S]):
    """One field of a position: its name, the rule that a wrong one breaks, and how it is read and written. A class of
    its own may override `read` where that takes more than a value."""

    name: str
    rule: str
    codec: Codec[Any]
    default: Callable[[S], Any] | None = None
    """What it is where it is left out, after the fields before it; None: what it is in the state already."""
    get: Callable[[S], Any] | None = None
    put: Callable[[S, Any], None] | None = None
    """Where it is no attribute of the state that has its name."""
    sparse: bool = False
    """It is written only where there is something in it."""
    is_read: bool = True
    """False where it means nothing in this game, or is read before the others: then it is only written."""

    def read(self, reader: Reader, s: S) -> None:
        """Reads it into a state."""
        get = self.get or attrgetter(self.name)
        default = self.default(s) if self.default else get(s)
        value = reader.take(self.name, self.rule, self.codec.reads, default)
        if self.put:
            self.put(s, value)
        else:
            setattr(s, self.name, value)


class StateFields(Generic[S]):
    """All fields of a game's positions but those of PositionForm, in the order in which they are read."""

    def __init__(self, form: PositionForm, *fields: StateField[S]) -> None:
        self.form, self.fields = form, fields
        by_name = {field.name: field for field in fields}
        written = [by_name[name] for name in form.fields if name in by_name]
        self._values = [(field.name, field.get or attrgetter(field.name)) for field in written]
        self._writes = [(field.name, field.codec.writes) for field in written if field.codec.writes is not as_is]
        self._sparse = [field.name for field in fields if field.sparse]

    def read(self, reader: Reader, s: S) -> None:
        """Reads them into a state."""
        for field in self.fields:
            if field.is_read:
                field.read(reader, s)

    def write(self, s: S, options: Mapping[str, Any], colours: Sequence[str]) -> dict[str, Json]:
        """The position of a state of a game with these options and colours."""
        position = {"game": self.form.game, "options": dict(options), "colours": list(colours)}
        for name, get in self._values:
            position[name] = get(s)
        for name, writes in self._writes:
            position[name] = writes(position[name])
        for name in self._sparse:
            if not position[name]:
                del position[name]
        return position
