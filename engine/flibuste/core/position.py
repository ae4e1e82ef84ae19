"""What all positions have in common: which game it is, its options, and who sits where."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from .atoms import RawJson
from .faults import Breach, PositionError, SetupError
from .frozen import frozen
from .gate import shown
from .options import OptionSpec, told
from .reading import Wrong, known_fields, list_of, one_of
from .seat import Seat

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
            one_of({self.game: self.game})(given.get("game", self.game), "game")
            colours = list_of(one_of({colour: colour for colour in self.colours}))(given["colours"], "colours")
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
