"""What the page is told of a fault."""

from typing import Final

from ..core.atoms import Json
from ..core.decision import Barred
from ..core.faults import PositionError, SaveError, SetupError, SheetError, Untold
from ..core.gate import GateError, clipped
from .request import RequestError

NOTES_LIMIT: Final = 30
"""The most faults of a sheet or a tool's input that are named at once."""


def error_of(fault: Exception) -> Json:
    if isinstance(fault, Barred):
        return {"kind": "barred", **fault.bar.to_json(), "text": clipped(str(fault))}
    said: dict[str, Json] = {}
    kind, key, rule, more = "bug", "error-bug", None, {}
    if isinstance(fault, SheetError):
        kind, key, more = "sheet", "error-sheet", {"notes": [note.to_json() for note in fault.notes[:NOTES_LIMIT]]}
    elif isinstance(fault, SaveError):
        kind, key = "save", "error-newer" if fault.newer else "error-older" if fault.older else "error-save"
        said = {} if fault.fits is None else {"fits": fault.fits}
    elif isinstance(fault, PositionError):
        kind, key, rule = "position", "error-position", fault.breaches[0].rule
        said = {"place": fault.breaches[0].place}
    elif isinstance(fault, SetupError):
        kind, key, rule = "setup", "error-setup", fault.rule
    elif isinstance(fault, Untold):
        kind, key = "request", "error-untold"
    elif isinstance(fault, RequestError | GateError):
        kind, key = "request", "error-request"
    # the text of one of Python's own exceptions may hold half a character
    detail = clipped(str(fault)).encode(errors="replace").decode()
    text = clipped(f"{type(fault).__name__}: {detail}")
    return {"kind": kind, "key": key, "args": {"detail": detail, **said}, "rule": rule, "text": text, **more}
