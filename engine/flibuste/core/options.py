"""The options of a game, chosen before it begins, and the check of the values that were chosen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Final

from .atoms import Atom, Json, RawJson
from .faults import SetupError
from .frozen import frozen
from .gate import shown

KINDS: Final = ("flag", "choice", "seat", "data")


_FEW: Final = 12
"""Values that are told one by one."""


def told(among: Sequence[Atom]) -> str:
    """Values as people read them; of many whole numbers in a row the first and the last.

    >>> told(("off", "all")), told((*range(20, 201),))
    ('off, all', '20 to 200')
    """
    numbers = [value for value in among if type(value) is int]
    in_a_row = len(among) > _FEW and len(numbers) == len(among) and numbers[-1] - numbers[0] == len(among) - 1
    return f"{among[0]} to {among[-1]}" if in_a_row else ", ".join(map(str, among))


@frozen
class OptionSpec:
    """One option of a game. `kind`: flag (bool), choice (one of `among`), seat (a seat's number or None),
    data (the default word, or JSON for which `check` does not raise SetupError)."""

    id: str
    kind: str
    default: Atom | None
    rule: str
    among: tuple[Atom, ...] = ()
    check: Callable[[RawJson], object] | None = None
    seats: tuple[int, int] | None = None
    """The fewest and the most seats for which it can be chosen; with any other number it keeps its default."""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """Names that old saves have for values, and what they are called now."""

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "kind": self.kind,
            "default": self.default,
            "rule": self.rule,
            "among": list(self.among),
            "seats": self.seats and list(self.seats),
        }

    def exists(self, seats: int) -> bool:
        """Whether it can be chosen with this number of seats."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]

    def read(self, value: RawJson, seats: int) -> RawJson:
        """The value, if this option takes it; SetupError otherwise."""
        if isinstance(value, str):
            value = self.renamed.get(value, value)
        if value != self.default and not self.exists(seats):
            raise SetupError(f"{self.id} is not chosen when {seats} play", self.rule)
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "choice" and any(value == a and type(value) is type(a) for a in self.among):
            return value
        if self.kind == "seat" and (value is None or (type(value) is int and 0 <= value < seats)):
            return value
        if self.kind == "data" and self.check:
            if value != self.default:
                self.check(value)
            return value
        raise SetupError(f"{self.id} cannot be {shown(value)}", self.rule)


def named_values(given: RawJson) -> Mapping[str, RawJson]:
    """Options as they come from outside, each with its value. Raises SetupError for anything else than an object."""
    if not isinstance(given, Mapping):
        raise SetupError(f"options are names with values, not {shown(given)}")
    return given


def read_options(
    specs: Sequence[OptionSpec], given: Mapping[str, RawJson], seats: int, *, saved: bool = False
) -> dict[str, RawJson]:
    """Every option with its value; SetupError for an option that does not exist or a value that it does not take.

    With `saved`, an option that cannot be chosen with this number of seats gets its default instead of an error,
    because older saves may hold a value that never had an effect.
    """
    chosen = named_values(given)
    known = {spec.id for spec in specs}
    for name in chosen:
        if name not in known:
            raise SetupError(f"there is no option {shown(name)}; the options are {', '.join(sorted(known))}")
    return {
        spec.id: spec.default
        if saved and not spec.exists(seats)
        else spec.read(chosen.get(spec.id, spec.default), seats)
        for spec in specs
    }
