"""The line protocol: one JSON object a line to whoever plays, one JSON value a line back (docs/training.md).

What a line holds depends on nothing but what its seat may know.
"""

import json
from collections.abc import Iterable, Sequence
from typing import BinaryIO, Final, NamedTuple

from ..core.atoms import Atom, Json, Move, RawJson, args_json, move_of
from ..core.decision import Barred, Decision
from ..core.entry import ATOMS_LIMIT, atoms_of, is_atom
from ..core.events import Event
from ..core.faults import Untold
from ..core.forms import Bag, Form, Part, Path, PosePart
from ..core.gate import GateError, clipped, measure, parsed, shown
from ..core.result import Result
from ..words import Words

LINE_LIMIT: Final = 100_000
"""The most bytes of an answer; the longest move takes far fewer."""
ANSWERS: Final = '"an option\'s id", {"option": id}, {"move": [verb, ...]}, or {"form": verb, "parts": {...}}'


class Refusal(Exception):
    """An answer that means nothing; the message says what to send instead."""


class Ended(Exception):
    """No answer will come any more; the message says how the input ended."""


class Answer(NamedTuple):
    move: Move
    found: tuple[Atom, ...] | None
    """What dice and decks answered, where whoever plays is to tell."""


class Lines:
    """The lines of a stream, none read further than `most` bytes."""

    def __init__(self, stream: BinaryIO, most: int = LINE_LIMIT) -> None:
        self._stream = stream
        self._most = most

    def next(self) -> str:
        """The next line, without its end. Raises Refusal where it cannot be taken, and has then been skipped."""
        line = self._stream.readline(self._most + 1)
        if not line:
            raise Ended("the input has ended while an answer was waited for: keep it open until the result has come")
        if line.endswith(b"\n"):
            try:
                return line.decode().strip()
            except UnicodeDecodeError as fault:
                raise Refusal(
                    f"the line is not UTF-8 ({fault.reason} at byte {fault.start}): send {ANSWERS}"
                ) from fault
        if len(line) <= self._most:
            raise Ended("the input has ended in the middle of a line, which was not played: end it with a newline")
        while line and not line.endswith(b"\n"):
            line = self._stream.readline(self._most)
        raise Refusal(f"the line is longer than {self._most} bytes, and was skipped: send {ANSWERS}")


# ---- what is said


def question(
    decision: Decision, view: Json, events: Iterable[Event], words: Words, game: str, names: Sequence[str], entries: int
) -> Json:
    """What the seat that is asked gets. `events`: those since it was last asked, of which only what it may know of is
    told; `entries`: how many answers the game has had."""
    return {
        "decision": _decision(decision, words),
        "game": game,
        "seat": decision.seat,
        "seats": list(names),
        "entries": entries,
        "events": _events(events, decision.seat, words),
        "view": view,
    }


def ending(result: Result | None, entries: int, events: Iterable[Event], seat: int | None, words: Words) -> Json:
    """The last line: how the game ended, or null where it was not played to its end."""
    return {"result": result and result.to_json(), "entries": entries, "events": _events(events, seat, words)}


def refused(fault: Refusal | Ended | Barred | Untold, words: Words) -> Json:
    """What comes back for an answer that was not played: `kind`, the message with its `rule` where there is one, and
    the same as `text`."""
    if isinstance(fault, Barred):
        error = {"kind": "barred", **fault.bar.to_json(), "text": words.say(fault.bar.key, fault.bar.args)}
    elif isinstance(fault, Untold):
        asked = {"asked": fault.asked, "among": list(fault.among)}
        error = {"kind": "untold", "key": "error-untold", "rule": None, "args": asked, "text": str(fault)}
    else:
        kind = "ended" if isinstance(fault, Ended) else "input"
        error = {"kind": kind, "key": "error-request", "rule": None, "args": {"detail": str(fault)}, "text": str(fault)}
    return {"error": error}


def written(line: Json) -> str:
    """The line as it is sent: ASCII, so that no encoding and no reader of lines can break it."""
    return json.dumps(line, separators=(",", ":"), allow_nan=False) + "\n"


def _decision(decision: Decision, words: Words) -> Json:
    told: Json = {**decision.to_json(), "text": words.say(decision.key, decision.args)}
    for option, said in zip(decision.options, told["options"], strict=True):
        said["text"] = words.say(option.key, option.args)
        if option.barred:
            said["barred"]["text"] = words.say(option.barred.key, option.barred.args)
    for form, said in zip(decision.forms, told["forms"], strict=True):
        said["text"] = words.say(form.key, form.args)
    return told


def _events(events: Iterable[Event], seat: int | None, words: Words) -> Json:
    return [
        {
            "key": event.key,
            "args": args_json(event.args),
            "data": dict(event.data),
            "rule": event.rule,
            "quiet": event.quiet,
            "text": None if event.quiet else words.say(event.key, event.args),
        }
        for event in events
        if event.seen(seat)
    ]


# ---- what is answered


def read_answer(line: str, decision: Decision, *, telling: bool = False) -> Answer:
    """The move that a line stands for, whether it is legal or not. With `telling` it may say what was `found`.

    An id without quotes is taken as well, if it begins with a verb that is asked for: it was the whole protocol once.
    """
    if is_atom(line) and any(str(option.move[0]) == line.partition(":")[0] for option in decision.options):
        return Answer(_move_of(line, decision), None)
    try:
        data = parsed(line)
        measure({"answer": data}, lambda place, reason: GateError(f"{place} {reason}"))
    except GateError as fault:
        raise Refusal(f"{fault}: send {ANSWERS}") from fault
    if isinstance(data, str):
        data = {"option": data}
    elif isinstance(data, list):
        data = {"move": data}
    if not isinstance(data, dict):
        raise Refusal(f"an answer cannot be {shown(data)}: send {ANSWERS}")
    found = _found(data.pop("found")) if telling and "found" in data else None
    if data.keys() == {"option"} and is_atom(option := data["option"]) and isinstance(option, str):
        return Answer(_move_of(option, decision), found)
    if data.keys() == {"move"}:
        return Answer(_move(data["move"]), found)
    if data.keys() == {"form", "parts"}:
        return Answer(_composed(data["form"], data["parts"], decision.forms), found)
    unknown = ", ".join(clipped(key, 40) for key in data if key not in ("option", "move", "form", "parts"))
    wrong = f"there is no {unknown}" if unknown else f"an answer cannot be {', '.join(data) or 'empty'}"
    raise Refusal(f"{wrong}: send {ANSWERS}")


def _move_of(option: str, decision: Decision) -> Move:
    """An atom may hold colons, so the ids on offer are compared before one is split."""
    return next((one.move for one in decision.options if one.id == option), None) or move_of(option)


def _move(given: RawJson) -> Move:
    move = atoms_of(given)
    if not move or len(move) > ATOMS_LIMIT or not isinstance(move[0], str):
        raise Refusal(f"a move cannot be {shown(given)}: it is a list, a word first, then words and whole numbers")
    return move


def _found(given: RawJson) -> tuple[Atom, ...]:
    found = atoms_of(given)
    if found is None or len(found) > ATOMS_LIMIT:
        raise Refusal(f"found cannot be {shown(given)}: it is a list of words and whole numbers")
    return found


def _composed(verb: RawJson, parts: RawJson, forms: Sequence[Form]) -> Move:
    fitting = [form for form in forms if form.verb == verb]
    if not fitting:
        verbs = ", ".join(dict.fromkeys(form.verb for form in forms)) or "none here"
        raise Refusal(f"there is no form {shown(verb)}; the forms are: {verbs}")
    fault: Refusal | None = None
    for form in fitting:
        try:
            move = _move([verb, *_atoms(form.parts, parts, str(verb))])
        except Refusal as reason:
            fault = fault or reason
            continue
        if form.fits(move):
            return move
    if fault:
        raise fault
    raise Refusal(f"the parts do not fit the form {verb}: {_wanted(fitting[0].parts)}")


def _atoms(parts: Sequence[Part], given: RawJson, place: str) -> list[RawJson]:
    """The atoms of some parts: a list of them in their order, or an object with each part's value by its id."""
    if isinstance(given, list):
        return given
    if not isinstance(given, dict) or given.keys() != {part.id for part in parts}:
        raise Refusal(f"{clipped(place)}: the parts are {_wanted(parts)}")
    return [atom for part in parts for atom in _atoms_of(part, given[part.id], f"{place}.{part.id}")]


def _atoms_of(part: Part, given: RawJson, place: str) -> list[RawJson]:
    match part:
        case Bag() if isinstance(given, dict):
            names = {str(kind): kind for kind in part.kinds}
            if unknown := given.keys() - names.keys():
                raise Refusal(f"{place}: there is no {clipped(min(unknown), 40)} in {_wanted([part])}")
            return [given.get(name, 0) for name in names]
        case PosePart() if isinstance(given, dict):
            if given.keys() != {"x", "y", "heading"}:
                raise Refusal(f"{place}: a pose is x, y and heading, or a list of the three")
            return [given["x"], given["y"], given["heading"]]
        case Path() if isinstance(given, list) and all(isinstance(leg, list | dict) for leg in given):
            return [atom for i, leg in enumerate(given) for atom in _atoms(part.leg, leg, f"{place}[{i}]")]
    return given if isinstance(given, list) else [given]


def _wanted(parts: Sequence[Part]) -> str:
    return clipped(json.dumps([part.to_json() for part in parts], separators=(",", ":"), ensure_ascii=False), 600)
