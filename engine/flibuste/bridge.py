"""One JSON string in, one out: the only module the page calls. See docs/architecture.md for the messages."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, Final

from . import __version__
from .bots import LEVELS, Worlds, aim_of, reason_of, think_in
from .core.agenda import asking
from .core.atoms import Json, Move, move_id
from .core.decision import Barred
from .core.entry import ATOMS_LIMIT, is_atom
from .core.faults import PositionError, SaveError, SetupError, SheetError, Untold
from .core.gate import GateError, clipped, measure, parsed, shown
from .core.save import SEATS_LIMIT
from .rooms import added, words
from .table import GAMES, Seat, Table

NAME_LIMIT: Final = 100
"""The most characters of a name that the page gives to a table."""
SIPS_LIMIT: Final = 10_000
NOTES_LIMIT: Final = 30
"""The most faults of a sheet or a tool's input that are named at once."""
MEASURED_LATER: Final = frozenset({"save", "sheet"})
"""Parts of a request that are measured by the code that reads them, so that the error is about a save or a sheet."""


class Desk:
    """The tables that the page has open, by the names it gave them.

    A request that fails has changed nothing: what is asked of a table happens to a copy of it, which takes its place
    once the answer is written.
    """

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._thoughts: dict[str, Thought] = {}
        self._then: Callable[[], None] = _nothing
        """What the request that is being answered changes."""

    def call(self, text: str) -> str:
        """Answers a request; every exception becomes an answer too."""
        self._then = _nothing
        try:
            said = _written({"ok": True, **self._answer(_read(text))})
        except Exception as fault:  # whatever it is, the page must hear of it
            return _written({"ok": False, "error": _error(fault)})
        self._then()
        return said

    def _put(self, name: str, table: Table) -> None:
        """Once the request is answered, the table of this name stands like that."""
        self._then = partial(self._placed, name, table)

    def _placed(self, name: str, table: Table) -> None:
        self._tables[name] = table
        self._thoughts.pop(name, None)

    def _answer(self, request: Json) -> Json:
        op = _get(request, "op", str)
        ops: dict[str, Callable[[Json], Json]] = {
            "hello": lambda r: {"engine": __version__},
            "games": lambda r: {"games": [game.to_json() for game in GAMES.values()]},
            "added": lambda r: {"games": [{**GAMES[name].to_json(), "words": words(name)} for name in added()]},
            "new": self._new,
            "open": self._open,
            "play": self._play,
            "undo": self._undo,
            "rewind": self._rewind,
            "preview": lambda r: {"preview": self._table(r).preview(_option(r))},
            "trace": lambda r: {"trace": self._table(r).trace(_composed(r))},
            "foresight": self._foresight,
            "look": self._look,
            "think": self._think,
            "story": self._story,
            "at": self._at,
            "close": self._close,
            "sheets": lambda r: _sheets(),
            "score": lambda r: _score(_get(r, "sheet", object)),
            "tools": lambda r: _tools(),
            "tool": lambda r: _tool(_get(r, "tool", str), _get(r, "input", object)),
        }
        if op not in ops:
            raise RequestError(f"there is no op {shown(op)}")
        return ops[op](request)

    def _table(self, request: Json) -> Table:
        name = _name(request)
        table = self._tables.get(name)
        if table is None:
            raise RequestError(f"no table {shown(name)} is open")
        return table

    def _new(self, request: Json) -> Json:
        name, given, game, seed = _name(request), request.get("seats"), request.get("game"), request.get("seed")
        if not isinstance(given, list) or not isinstance(game, str) or type(seed) is not int:
            raise SetupError(
                f"a game is a name, a list of seats and a whole number as its seed, not {shown(game)}, {shown(seed)}"
            )
        if len(given) > SEATS_LIMIT:
            raise SetupError(f"nobody plays with {len(given)} seats")
        try:
            seats = [Seat.from_json(seat, f"seats[{i}]") for i, seat in enumerate(given)]
        except SaveError as fault:
            raise SetupError(str(fault)) from fault
        table = Table.new(game, seats, request.get("options"), seed)
        self._put(name, table)
        return {"save": table.save(), **_told(table)}

    def _open(self, request: Json) -> Json:
        name, table = _name(request), Table.load(_get(request, "save", object))
        self._put(name, table)
        return {"events": [], "table": snapshot(table)}

    def _play(self, request: Json) -> Json:
        table = self._table(request).copy()
        step = asking(table.state)
        secret = step is not None and step.privacy(table.state)[0]
        table.watch(table.witness)
        table.play(_option(request), _found(request))
        self._put(_name(request), table)
        return {"entry": table.log[-1].to_json(), "secret": secret, **_told(table)}

    def _foresight(self, request: Json) -> Json:
        """The previews of all options that the person who is asked may choose."""
        table = self._table(request)
        asked = table.decision
        if asked is None or table.seats[asked.seat].bot is not None:
            return {"foresight": {}}
        moves = [option.move for option in asked.options if option.barred is None]
        return {"foresight": {move_id(m): table.game.preview(table.state, m, asked.seat) for m in moves}}

    def _look(self, request: Json) -> Json:
        """What one person may know, and what the last entry told this person alone."""
        table, seat = self._table(request), _get(request, "seat", int)
        if seat not in table.persons:
            raise RequestError(f"seat {shown(seat)} is no person's")
        alone = [event.to_json() for event in table.told(seat) if event.seen_by is not None]
        return {"view": table.view(seat), "events": alone}

    def _undo(self, request: Json) -> Json:
        table = self._table(request).copy()
        _allowed(table.undo)
        return self._gone_back(request, table)

    def _rewind(self, request: Json) -> Json:
        table = self._table(request).copy()
        entries = _get(request, "entries", int)
        _allowed(lambda: table.rewind(entries))
        return self._gone_back(request, table)

    def _gone_back(self, request: Json, table: Table) -> Json:
        self._put(_name(request), table)
        return {"entries": len(table.log), "table": snapshot(table)}

    def _think(self, request: Json) -> Json:
        """Continues the thought about the current decision; a `level` in the request asks for a person's hint."""
        table, name = self._table(request), _name(request)
        asked = table.asked
        if asked is None:
            raise RequestError("nobody is asked")
        level = request.get("level") or table.seats[asked].bot or ""
        if not isinstance(level, str) or level not in LEVELS:
            raise RequestError(f"there is no level {shown(level)}")
        sips = request.get("sips", 1)
        if type(sips) is not int or not 0 <= sips <= SIPS_LIMIT:
            raise RequestError(f"sips cannot be {shown(sips)}")
        thought = self._thoughts.pop(name, None)  # one that fails is not gone on with
        if thought is None or thought.level != level:
            thought = Thought(table, level)
        best = thought.sip(sips)
        self._thoughts[name] = thought
        return {**best, "aim": thought.aim(), "reason": thought.reason()} if request.get("level") else best

    def _story(self, request: Json) -> Json:
        table = Table.load(request["save"]) if "save" in request else self._table(request)
        return {"chapters": list(_chapters(table))}

    def _at(self, request: Json) -> Json:
        save, entries = _get(request, "save", object), _get(request, "entries", int)
        if isinstance(save, dict) and isinstance(save.get("log"), list):
            save = {**save, "log": save["log"][:entries]}
        table = Table.load(save, watchers=[None])
        return {"events": _events(table, None) if table.log else [], "table": snapshot(table, replay=True)}

    def _close(self, request: Json) -> Json:
        name = _name(request)
        self._tables.pop(name, None)
        self._thoughts.pop(name, None)
        return {}


def _nothing() -> None:
    pass


def _sheets() -> Json:
    """What the score sheets ask for. The companion is imported here, so that no start of the app waits for it."""
    from .companion import SHEETS

    return {"sheets": [sheet.about() for sheet in SHEETS.values()]}


def _score(sheet: Json) -> Json:
    from .companion import score

    return score(sheet).to_json()


def _tools() -> Json:
    """What the tools ask for, and what the boxes have for chance; asked by the build."""
    from .companion.tools import about

    return about()


def _tool(name: str, given: Json) -> Json:
    from .companion.tools import tool_of

    tool = tool_of(name)
    if tool is None:
        raise RequestError(f"there is no tool {shown(name)}")
    return tool.use(given).to_json()


class RequestError(Exception):
    """The page asked for something that does not exist, or in a way that means nothing."""


def _read(text: object) -> Json:
    """A request: an object that has passed the gate."""
    request = parsed(text)
    if not isinstance(request, dict):
        raise RequestError("a request is an object")
    measure({key: part for key, part in request.items() if key not in MEASURED_LATER}, _mismeasured)
    return request


def _mismeasured(place: str, reason: str) -> RequestError:
    return RequestError(f"{place} {reason}")


def _written(answer: Json) -> str:
    return json.dumps(answer, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def _get(request: Json, key: str, kind: type) -> Any:
    """What a request says under `key`. Raises RequestError where it is missing or of another type."""
    value = request.get(key)
    if key not in request or not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RequestError(f"{key} cannot be {shown(value)}" if key in request else f"{key} is missing")
    return value


def _name(request: Json) -> str:
    name = _get(request, "table", str)
    if len(name) > NAME_LIMIT:
        raise RequestError(f"table is longer than {NAME_LIMIT} characters")
    return str(name)


def _option(request: Json) -> str | Move:
    """What is played: the id of an option, or a move as a list of atoms."""
    option = _get(request, "option", object)
    if isinstance(option, list):
        return _move(option)
    if not isinstance(option, str) or not is_atom(option):
        raise RequestError(f"option cannot be {shown(option)}")
    return option


def _composed(request: Json) -> Move:
    return _move(_get(request, "option", list))


def _move(atoms: list[Json]) -> Move:
    if not atoms or not isinstance(atoms[0], str) or len(atoms) > ATOMS_LIMIT or not all(map(is_atom, atoms)):
        raise RequestError(f"option cannot be {shown(atoms)}: a move is a word, then words and whole numbers")
    return tuple(atoms)


def _found(request: Json) -> Json:
    found = request.get("found")
    if found is not None and not (isinstance(found, list) and all(map(is_atom, found))):
        raise RequestError("found is not a list of words and whole numbers")
    return found


def _allowed(go_back: Callable[[], None]) -> None:
    try:
        go_back()
    except ValueError as fault:
        raise RequestError(str(fault)) from fault


class Thought:
    """A bot's thinking about one decision, kept between requests."""

    def __init__(self, table: Table, level: str) -> None:
        self.level = level
        seed = len(table.log) * 0x9E3779B1 + sum(map(ord, table.game.name + level))
        self._worlds = Worlds(table.game, table.state, Random(seed))
        self._sips: Iterator[Move] = think_in(level, self._worlds)
        self._best = next(self._sips)
        self._count = 1
        self._done = False

    def sip(self, sips: int) -> Json:
        for _ in range(sips):
            move = next(self._sips, None)
            if move is None:
                self._done = True
                break
            self._best, self._count = move, self._count + 1
        best = self._best
        return {"option": move_id(best), "move": list(best), "done": self._done, "iterations": self._count}

    def aim(self) -> Json:
        """Where the best move leads to, if it is the first of a plan."""
        return aim_of(self._worlds)

    def reason(self) -> Json:
        """What the best move is good for, where the game can say it."""
        return reason_of(self._worlds, self._best)


def snapshot(table: Table, *, replay: bool = False) -> Json:
    """How the table stands, as `Table.viewer` may see it; a replay shows only what lies open."""
    asked = table.decision
    viewer = None if replay else table.viewer(asked)
    view = table.view(viewer)
    # the only person at the table has nobody to hide it from
    laid_open = table.view(None) if viewer != table.witness else view
    private = view != laid_open
    answers = asked is not None and not replay and asked.seat in table.persons
    result = table.result
    return {
        "entries": len(table.log),
        "undoable": table.undoable,
        "turn": table.state.turn,
        "decision": asked and (asked.to_json() if answers else asked.told()),
        "viewer": viewer,
        "private": private,
        "view": view,
        "open": laid_open if private else None,
        "result": result and result.to_json(),
        "sides": [list(side) for side in table.sides],
    }


def _told(table: Table) -> Json:
    """What happened, for everybody's eyes, the people who have something to look at alone, and the snapshot."""
    news = [e.shown_to for e in table.events if e.shown_to in table.persons] if table.witness is None else []
    return {"events": _events(table, table.witness), "news": list(dict.fromkeys(news)), "table": snapshot(table)}


def _events(table: Table, viewer: int | None) -> Json:
    return [event.to_json() for event in table.told(viewer)]


def _chapters(table: Table) -> Iterator[Json]:
    """The game retold: for each entry what happened and whose turn it was. Once the game is over and nothing is secret
    any more, also what was found, and how everybody stood afterwards."""
    save = table.save()
    told = Table.load({**save, "log": []})
    viewer, over = table.witness, table.result is not None
    for entry in (None, *table.log):
        turn, asked = told.state.turn, told.decision
        if entry is not None:
            told.play(entry.move, entry.found)
        kept = asked is not None and asked.secret and asked.seat != viewer
        yield {
            "entry": entry and (entry.to_json() if over else entry.told(secret=kept)),
            "secret": bool(asked and asked.secret),
            "events": _events(told, viewer),
            "turn": turn,
            "standing": told.game.standing(told.state) if over else None,
        }


def _error(fault: Exception) -> Json:
    if isinstance(fault, Barred):
        return {"kind": "barred", **fault.bar.to_json(), "text": clipped(str(fault))}
    kind, key, rule, more = "bug", "error-bug", None, {}
    if isinstance(fault, SheetError):
        kind, key, more = "sheet", "error-sheet", {"notes": [note.to_json() for note in fault.notes[:NOTES_LIMIT]]}
    elif isinstance(fault, SaveError):
        kind, key = "save", "error-newer" if fault.newer else "error-save"
    elif isinstance(fault, PositionError):
        kind, key, rule = "position", "error-position", fault.breaches[0].rule
    elif isinstance(fault, SetupError):
        kind, key, rule = "setup", "error-setup", fault.rule
    elif isinstance(fault, Untold):
        kind, key = "request", "error-untold"
    elif isinstance(fault, RequestError | GateError):
        kind, key = "request", "error-request"
    # the text of one of Python's own exceptions may hold half a character
    detail = clipped(str(fault)).encode(errors="replace").decode()
    text = clipped(f"{type(fault).__name__}: {detail}")
    return {"kind": kind, "key": key, "args": {"detail": detail}, "rule": rule, "text": text, **more}


call: Final[Callable[[str], str]] = Desk().call
