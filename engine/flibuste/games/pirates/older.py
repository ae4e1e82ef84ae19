"""Steps of the agenda as positions of our earlier versions hold them: a shoot action was five words among the rest."""

from collections.abc import Callable
from typing import Final

from ...core.atoms import Json
from ...core.steps import Older

_FIRING: Final = ("shooter", "captain", "mode", "fired", "missed")
_CHARGE: Final = ("shot", "on_one", "source")
_ODDS: Final = ("number", "bonus", "only_six")
_LISTS: Final = ("fired", "missed")
"""They were words with spaces between them."""


def _grouped(*parts: str | tuple[str, ...]) -> Callable[[list[Json]], list[Json]]:
    """Puts together the fields that belong to one value by now."""
    count = sum(1 if isinstance(part, str) else len(part) for part in parts)

    def grouped(said: list[Json]) -> list[Json]:
        if len(said) != count:
            return said
        left = iter(said)
        return [
            next(left) if isinstance(part, str) else {name: _value(name, next(left)) for name in part} for part in parts
        ]

    return grouped


def _value(name: str, said: Json) -> Json:
    return said.split() if name in _LISTS and isinstance(said, str) else said


OLDER: Final[Older] = {
    "Volley": _grouped("seat", _FIRING),
    "Fire": _grouped("seat", _FIRING, "gun", "target", "extra"),
    "Lands": _grouped("seat", _FIRING, "gun", "target", _CHARGE, _ODDS),
}
