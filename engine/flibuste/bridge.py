"""One JSON string in, one out: the only module the page calls. See docs/architecture.md for the messages."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, Final

from . import __version__
from .bots import LEVELS, Worlds, aim_of, reason_of, think_in
from .core.atoms import Json, Move, move_id
from .core.decision import Bar, Barred
from .core.entry import ATOMS_LIMIT, is_atom
from .core.faults import PositionError, SaveError, SetupError, SheetError, Untold, Wanted
from .core.gate import GateError, clipped, measure, parsed, shown
from .core.save import SEATS_LIMIT, box_from
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
            "lay": self._lay,
            "open": self._open,
            "play": self._play,
            "undo": self._undo,
            "rewind": self._rewind,
            "amend": self._amend,
            "heard": lambda r: {"heard": [[one.to_json() for one in told] for told in self._table(r).heard()]},
            "preview": lambda r: {"preview": self._asked(r).preview(_option(r))},
            "trace": lambda r: {"trace": self._asked(r).trace(_composed(r))},
            "foresight": self._foresight,
            "layout": self._layout,
            "look": self._look,
            "here": self._here,
            "seated": self._seated,
            "think": self._think,
            "story": self._story,
            "at": self._at,
            "close": self._close,
            "sheets": lambda r: _sheets(),
            "score": lambda r: _score(_get(r, "sheet", object)),
            "fill": lambda r: _fill(_get(r, "save", object)),
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
        game, seats, seed, box = _begun(request)
        table = Table.new(game, seats, request.get("options"), seed, box=box)
        return self._opened(request, table)

    def _opened(self, request: Json, table: Table) -> Json:
        """A new table is open; the game as it is saved."""
        _gather(table, request)
        self._put(_name(request), table)
        return {"save": table.save(), **_told(table)}

    def _lay(self, request: Json) -> Json:
        """A table as people laid it: open, where the request names it; otherwise only what its layout breaks, and how
        everybody stands."""
        game, seats, seed, box = _begun(request)
        laid = _get(request, "layout", object)
        try:
            if "table" in request:
                before = self._tables.get(_get(request, "before", str)) if "before" in request else None
                return {"breaches": [], **self._opened(request, Table.laid(game, laid, seats, seed, box, before))}
            return {"breaches": [], "outlook": Table.outlook(game, laid, seats, seed)}
        except PositionError as fault:
            if fault.garbled:
                raise
            return {"breaches": [breach.to_json() for breach in fault.breaches[:NOTES_LIMIT]]}

    def _layout(self, request: Json) -> Json:
        """What lies open of a table, as `lay` takes it, and as a page draws it."""
        table = self._table(request)
        return {"layout": table.layout(), "view": table.view(None)}

    def _open(self, request: Json) -> Json:
        name, table = _name(request), Table.load(_get(request, "save", object))
        _gather(table, request)
        self._put(name, table)
        return {"events": [], "table": snapshot(table)}

    def _asked(self, request: Json) -> Table:
        """The table, where whoever requests something about the present question is asked it: with `seat` that person,
        on a device of their own; without, a bot or somebody at this device. Raises Barred for anybody else."""
        table = self._table(request)
        asked, seat = table.asked, _seat(table, request)
        mine = asked not in table.persons or asked in table.here if seat is None else asked == seat
        if asked is not None and not mine:
            raise Barred(Bar("core-barred-not-yours"))
        return table

    def _play(self, request: Json) -> Json:
        table = self._asked(request).copy()
        found = _found(request)
        if found is not None and "seat" in request:
            raise RequestError("what was found is told at the device that holds the game")
        watched = [None] if "watched" in request and _get(request, "watched", bool) else []
        away = (seat for seat in table.persons if seat not in table.here)
        table.watch(*dict.fromkeys([table.witness, *away, *watched]))
        try:
            table.play(_option(request), found)
        except Wanted as wanted:
            return {"wanted": wanted.to_json(table.witness)}
        self._put(_name(request), table)
        return {"entry": table.log[-1].to_json(), "secret": table.asked_last[0], **_told(table)}

    def _foresight(self, request: Json) -> Json:
        return {"foresight": foreseen(self._asked(request))}

    def _look(self, request: Json) -> Json:
        """What one person may know, and what the last entry told this person alone."""
        table = self._table(request)
        seat = _person(table, request)
        if seat not in table.here:
            raise RequestError(f"seat {seat} has a device of its own")
        if seat in table.keepers:
            raise RequestError(f"seat {seat} holds real cards")
        alone = [event.to_json() for event in table.told(seat) if event.seen_by is not None]
        return {"view": table.view(seat), "events": alone}

    def _here(self, request: Json) -> Json:
        """Who sits at this device from now on; the others have devices of their own."""
        table = self._table(request).copy()
        _gather(table, {"here": _get(request, "here", list)})
        self._put(_name(request), table)
        return {"table": snapshot(table)}

    def _seated(self, request: Json) -> Json:
        """How the table stands and what the last entry told, for a person with a device of their own, or for a device
        that only watches."""
        table = self._table(request)
        return seated(table, None if _watches(request) else _person(table, request))

    def _undo(self, request: Json) -> Json:
        table = self._acting_last(request)
        _allowed(table.undo)
        return self._gone_back(request, table)

    def _acting_last(self, request: Json) -> Table:
        """A copy of the table, to take something back. Only the person who moved last may, and this device."""
        table = self._table(request)
        if _seat(table, request) not in (None, table.last_person):
            raise Barred(Bar("core-barred-not-yours"))
        return table.copy()

    def _rewind(self, request: Json) -> Json:
        table = self._acting_last(request)
        entries = _get(request, "entries", int)
        _allowed(lambda: table.rewind(entries))
        return self._gone_back(request, table)

    def _gone_back(self, request: Json, table: Table) -> Json:
        self._put(_name(request), table)
        return {"entries": len(table.log), "table": snapshot(table)}

    def _amend(self, request: Json) -> Json:
        """What people told wrongly is put right, or where the log would no longer fit."""
        table = self._table(request).copy()
        entry, at, answer = _get(request, "entry", int), _get(request, "at", int), request.get("answer")
        entries = request.get("entries")
        if not is_atom(answer) or not (entries is None or (type(entries) is int and entries >= 0)):
            raise RequestError(f"answer and entries cannot be {shown(answer)} and {shown(entries)}")
        try:
            fits = table.amend(entry, at, answer, _found(request) or (), entries)
        except Wanted as wanted:
            return {"wanted": wanted.to_json(table.witness)}
        except ValueError as fault:
            raise RequestError(str(fault)) from fault
        if fits is not None:
            return {"fits": fits}
        return {"entry": table.log[entry].to_json(), **self._gone_back(request, table)}

    def _think(self, request: Json) -> Json:
        """Continues the thought about the current decision; a `level` in the request asks for a person's hint."""
        table, name = self._asked(request), _name(request)
        asked = table.asked
        if asked is None:
            raise RequestError("nobody is asked")
        level = request.get("level") or table.seats[asked].bot or ""
        if asked in table.keepers:
            raise RequestError(f"what seat {asked} holds is not known")
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
        if _watches(request):
            return {"chapters": list(_chapters(table, None))}
        seat = _seat(table, request)
        return {"chapters": list(_chapters(table, table.witness if seat is None else seat))}

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


def _fill(save: Json) -> Json:
    """The score sheet of a game that is over, as people would fill it in, and what it comes to."""
    from .companion import SHEETS

    table = Table.load(save)
    sheet = SHEETS.get(table.game.name)
    if table.result is None or sheet is None or (filled := sheet.fill(table.state, table.seats)) is None:
        return {"sheet": None, "result": None}
    return {"sheet": filled, "result": sheet.score(filled).to_json()["result"]}


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


def _begun(request: Json) -> tuple[str, list[Seat], int, tuple[str, ...] | None]:
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


def _person(table: Table, request: Json) -> int:
    """The seat that a request is about; RequestError where no person sits there."""
    seat: int = _get(request, "seat", int)
    if seat not in table.persons:
        raise RequestError(f"seat {shown(seat)} is no person's")
    return seat


def _seat(table: Table, request: Json) -> int | None:
    """The person who requests something from a device of their own; None: somebody at this one."""
    return _person(table, request) if "seat" in request else None


def _watches(request: Json) -> bool:
    """Whether nobody sits at the device that requests something (`seat` is null): it may know what lies open."""
    return "seat" in request and request["seat"] is None


def _gather(table: Table, request: Json) -> None:
    """`here` in a request: the people who sit at this device; without it all of them do."""
    here = request.get("here", table.persons)
    if not isinstance(here, list) or not all(type(seat) is int for seat in here):
        raise RequestError(f"here cannot be {shown(here)}")
    _allowed(lambda: table.gather(here))


def _found(request: Json) -> Json:
    found = request.get("found")
    if found is not None and not (isinstance(found, list) and all(map(is_atom, found))):
        raise RequestError("found is not a list of words and whole numbers")
    return found


def _allowed(do: Callable[[], None]) -> None:
    try:
        do()
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
    # the only person here has nobody to hide it from
    laid_open = table.view(None) if viewer != table.witness else view
    private = view != laid_open
    answers = asked is not None and not replay and asked.seat in table.here
    return {
        **_standing(table, viewer, view, answers=answers),
        "undoable": table.undoable,
        "private": private,
        "open": laid_open if private else None,
    }


def seated(table: Table, seat: int | None) -> Json:
    """What a person with a device of their own is sent after each entry: what it told, and how the table stands now.
    Nothing in it depends on what this person cannot know; where nobody sits at the device (None), on anything that
    does not lie open."""
    stands = _standing(table, seat, table.view(seat), answers=seat is not None and table.asked == seat)
    undoable = table.undoable if seat is not None and table.last_person == seat else 0
    return {
        "chapter": _chapter(table, seat, over=table.result is not None),
        "table": {**stands, "undoable": undoable, "private": False, "open": None},
    }


def foreseen(table: Table) -> Json:
    """The previews of all options that the person who is asked may choose, by their ids."""
    asked = table.decision
    if asked is None or asked.seat not in table.persons:
        return {}
    moves = [option.move for option in asked.options if option.barred is None]
    return {move_id(move): table.game.preview(table.state, move, asked.seat) for move in moves}


def _standing(table: Table, viewer: int | None, view: Json, *, answers: bool) -> Json:
    """What is the same in every snapshot; `answers`: whether whoever sees it may answer the question."""
    asked, result = table.decision, table.result
    return {
        "entries": len(table.log),
        "turn": table.state.turn,
        "decision": asked and (asked.to_json() if answers else asked.told()),
        "viewer": viewer,
        "view": view,
        "result": result and result.to_json(),
        "sides": [list(side) for side in table.sides],
    }


def _told(table: Table) -> Json:
    """What happened, for everybody's eyes, the people here who have something to look at alone, and the snapshot."""
    lookers = {*table.here} - {*table.keepers} if table.witness is None else set[int]()
    news = [e.shown_to for e in table.events if e.shown_to in lookers]
    return {"events": _events(table, table.witness), "news": list(dict.fromkeys(news)), "table": snapshot(table)}


def _events(table: Table, viewer: int | None) -> Json:
    return [event.to_json(viewer) for event in table.told(viewer)]


def _chapter(table: Table, viewer: int | None, *, over: bool) -> Json:
    """The last entry as this seat may know of it: who answered what, what happened, and whose turn it was. Once the
    game is `over` nothing is secret any more, and what was found is told too."""
    secret, turn = table.asked_last if table.log else (False, table.state.turn)
    entry = table.log[-1] if table.log else None
    kept = entry is not None and secret and entry.seat != viewer
    return {
        # what stood in for real cards is never told
        "entry": entry and (entry.to_json() if over and not table.keepers else entry.told(secret=kept)),
        "secret": secret,
        "events": _events(table, viewer),
        "turn": turn,
    }


def _chapters(table: Table, viewer: int | None) -> Iterator[Json]:
    """The game retold to a seat: its chapters and, once it is over, how everybody stood after each."""
    save = table.save()
    told = Table.load({**save, "log": []})
    over = table.result is not None
    for entry in (None, *table.log):
        if entry is not None:
            told.replay(entry)
        yield {
            **_chapter(told, viewer, over=over),
            "standing": told.game.standing(told.state) if over and (told.result or not told.keepers) else None,
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
