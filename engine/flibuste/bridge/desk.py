"""The tables that the page has open, and what it may ask of them."""

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from .. import __version__
from ..bots import LEVELS
from ..core.atoms import RawJson
from ..core.decision import Bar, Barred
from ..core.entry import is_atom
from ..core.faults import InputNeeded, PositionError
from ..core.gate import shown
from ..repair import Rest
from ..rooms import added, words
from ..table import GAMES, Table
from .request import (
    Request,
    RequestError,
    allowed,
    begun,
    composed_in,
    entries_in,
    found_in,
    gather,
    get,
    name_in,
    option_in,
    options_in,
    person_in,
    raw,
    read,
    seat_in,
    watches,
)
from .standing import chapters, foreseen, retold, seated, snapshot, told, told_to
from .thought import Thought
from .trouble import NOTES_LIMIT, error_of

ITERATIONS_LIMIT: Final = 10_000
Answer: TypeAlias = Mapping[str, object]
"""What an op answers: JSON, as `core/shapes.py` (`Answers`) describes it."""


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
            said = _written({"ok": True, **self._answer(read(text))})
        except Exception as fault:  # whatever it is, the page must hear of it
            return _written({"ok": False, "error": error_of(fault)})
        self._then()
        return said

    def _put(self, name: str, table: Table) -> None:
        """Once the request is answered, the table of this name stands like that."""
        self._then = partial(self._placed, name, table)

    def _placed(self, name: str, table: Table) -> None:
        self._tables[name] = table
        self._thoughts.pop(name, None)

    def _answer(self, request: Request) -> Answer:
        op = get(request, "op", str)
        ops: dict[str, Callable[[Request], Answer]] = {
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
            "reopen": self._reopen,
            "resume": self._resume,
            "heard": lambda r: {"heard": [[one.to_json() for one in told] for told in self._table(r).heard()]},
            "preview": lambda r: {"preview": self._asked(r).preview(option_in(r))},
            "trace": lambda r: {"trace": self._asked(r).trace(composed_in(r))},
            "foresight": self._foresight,
            "layout": self._layout,
            "relay": self._relay,
            "look": self._look,
            "here": self._here,
            "seated": self._seated,
            "think": self._think,
            "story": self._story,
            "retell": self._retell,
            "at": self._at,
            "close": self._close,
            "sheets": lambda r: _sheets(),
            "score": lambda r: _score(raw(r, "sheet")),
            "fill": lambda r: _fill(raw(r, "save")),
            "tools": lambda r: _tools(),
            "tool": lambda r: _tool(get(r, "tool", str), raw(r, "input")),
        }
        if op not in ops:
            raise RequestError(f"there is no op {shown(op)}")
        return ops[op](request)

    def _table(self, request: Request) -> Table:
        name = name_in(request)
        table = self._tables.get(name)
        if table is None:
            raise RequestError(f"no table {shown(name)} is open")
        return table

    def _new(self, request: Request) -> Answer:
        game, seats, seed, box = begun(request)
        table = Table.new(game, seats, options_in(request), seed, box=box)
        return self._opened(request, table)

    def _opened(self, request: Request, table: Table) -> Answer:
        """A new table is open; the game as it is saved."""
        gather(table, request)
        self._put(name_in(request), table)
        return {"save": table.save(), **told(table)}

    def _lay(self, request: Request) -> Answer:
        """A table as people laid it: open, where the request names it; otherwise only what its layout breaks, and how
        everybody stands."""
        game, seats, seed, box = begun(request)
        laid = raw(request, "layout")
        try:
            if "table" in request:
                return {"breaches": [], **self._opened(request, Table.laid(game, laid, seats, seed, box))}
            lies = Table.normalized(game, laid, seats, seed)
            return {"breaches": [], "outlook": Table.outlook(game, laid, seats, seed), "lies": lies}
        except PositionError as fault:
            if fault.garbled:
                raise
            return {"breaches": [breach.to_json() for breach in fault.breaches[:NOTES_LIMIT]]}

    def _relay(self, request: Request) -> Answer:
        """The table is laid anew in the middle of its game."""
        table = self._acting_last(request)
        table.relay(raw(request, "layout"), get(request, "seed", int))
        self._put(name_in(request), table)
        return {"entry": table.log[-1].to_json(), "secret": False, **told(table)}

    def _layout(self, request: Request) -> Answer:
        """What lies open of a table, as `lay` takes it, and as a page draws it; and what can be asked of it."""
        table = self._table(request)
        fields = [field.to_json() for field in table.layout_fields()]
        return {"layout": table.layout(), "view": table.view(None), "fields": fields}

    def _open(self, request: Request) -> Answer:
        name, table = name_in(request), Table.load(raw(request, "save"))
        gather(table, request)
        self._put(name, table)
        return {"events": [], "table": snapshot(table)}

    def _asked(self, request: Request) -> Table:
        """The table, where whoever requests something about the present question is asked it: with `seat` that person,
        on a device of their own; without, a bot or somebody at this device. Raises Barred for anybody else."""
        table = self._table(request)
        asked, seat = table.asked, seat_in(table, request)
        mine = asked not in table.persons or asked in table.here if seat is None else asked == seat
        if asked is not None and not mine:
            raise Barred(Bar("core-barred-not-yours"))
        return table

    def _play(self, request: Request) -> Answer:
        table = self._asked(request).copy()
        found = found_in(request)
        if found is not None and "seat" in request:
            raise RequestError("what was found is told at the device that holds the game")
        watched = [None] if "watched" in request and get(request, "watched", bool) else []
        away = (seat for seat in table.persons if seat not in table.here)
        table.watch(*dict.fromkeys([table.witness, *away, *watched]))
        try:
            if request.get("rest") is None:
                table.play(option_in(request), found)
            else:
                table.answer(Rest.from_json(request["rest"]), option_in(request), found or ())
        except InputNeeded as wanted:
            return {"wanted": wanted.to_json(table.witness)}
        self._put(name_in(request), table)
        return {"entry": table.log[-1].to_json(), "secret": table.asked_last[0], **told(table)}

    def _foresight(self, request: Request) -> Answer:
        return {"foresight": foreseen(self._asked(request))}

    def _look(self, request: Request) -> Answer:
        """What one person may know, and what the last entry told this person alone."""
        table = self._table(request)
        seat = person_in(table, request)
        if seat not in table.here:
            raise RequestError(f"seat {seat} has a device of its own")
        if seat in table.keepers:
            raise RequestError(f"seat {seat} holds real cards")
        alone = [event.to_json() for event in table.told(seat) if event.seen_by is not None]
        return {"view": table.view(seat), "events": alone}

    def _here(self, request: Request) -> Answer:
        """Who sits at this device from now on; the others have devices of their own."""
        table = self._table(request).copy()
        gather(table, {"here": raw(request, "here")})
        self._put(name_in(request), table)
        return {"table": snapshot(table)}

    def _seated(self, request: Request) -> Answer:
        """How the table stands and what the last entry told, for a person with a device of their own, or for a device
        that only watches."""
        table = self._table(request)
        return seated(table, None if watches(request) else person_in(table, request))

    def _undo(self, request: Request) -> Answer:
        table = self._acting_last(request)
        allowed(table.undo)
        return self._gone_back(request, table)

    def _acting_last(self, request: Request) -> Table:
        """A copy of the table, to take something back. Only the person who moved last may, and this device."""
        table = self._table(request)
        if seat_in(table, request) not in (None, table.last_person):
            raise Barred(Bar("core-barred-not-yours"))
        return table.copy()

    def _rewind(self, request: Request) -> Answer:
        table = self._acting_last(request)
        entries = get(request, "entries", int)
        allowed(lambda: table.rewind(entries))
        return self._gone_back(request, table)

    def _gone_back(self, request: Request, table: Table) -> Answer:
        self._put(name_in(request), table)
        return {"entries": len(table.log), "table": snapshot(table)}

    def _amend(self, request: Request) -> Answer:
        """What people told wrongly is put right; with `look`, only how many questions that would bring."""
        table = self._table(request).copy()
        entry, at, answer = get(request, "entry", int), get(request, "at", int), request.get("answer")
        if not is_atom(answer):
            raise RequestError(f"answer cannot be {shown(answer)}")
        try:
            rest = table.amend(entry, at, answer)
        except ValueError as fault:
            raise RequestError(str(fault)) from fault
        if request.get("look") is True:
            return {"questions": table.questions(rest)}
        return self._repaired(request, table, entry, rest)

    def _reopen(self, request: Request) -> Answer:
        """A person's move was entered wrongly: they choose again, and what came after waits."""
        table, entry = self._table(request).copy(), get(request, "entry", int)
        try:
            rest = table.reopen(entry)
        except ValueError as fault:
            raise RequestError(str(fault)) from fault
        return self._repaired(request, table, entry, rest)

    def _resume(self, request: Request) -> Answer:
        """What is left of a log that was put right is played again, as far as it fits."""
        table = self._table(request).copy()
        entries = len(table.log)
        if not entries:
            raise RequestError("nothing was answered")
        return self._repaired(request, table, entries, table.resume(Rest.from_json(request.get("rest"))))

    def _repaired(self, request: Request, table: Table, entry: int, rest: Rest | None) -> Answer:
        return {
            **self._gone_back(request, table),
            "log": [one.to_json() for one in table.log[entry:]],
            "rest": rest and rest.to_json(),
            "questions": table.questions(rest),
            "likest": rest and table.likest(rest),
            "goes_on": list(rest.move or ()) if rest and rest.holds else None,
        }

    def _think(self, request: Request) -> Answer:
        """Continues the thought about the current decision; a `level` in the request asks for a person's hint."""
        table, name = self._asked(request), name_in(request)
        asked = table.asked
        if asked is None:
            raise RequestError("nobody is asked")
        level = request.get("level") or table.seats[asked].bot or ""
        if asked in table.keepers:
            raise RequestError(f"what seat {asked} holds is not known")
        if not isinstance(level, str) or level not in LEVELS:
            raise RequestError(f"there is no level {shown(level)}")
        iterations = request.get("sips", 1)
        if type(iterations) is not int or not 0 <= iterations <= ITERATIONS_LIMIT:
            raise RequestError(f"sips cannot be {shown(iterations)}")
        thought = self._thoughts.pop(name, None)  # one that fails is not gone on with
        if thought is None or thought.level != level:
            thought = Thought(table, level)
        best = thought.iterate(iterations)
        self._thoughts[name] = thought
        return {**best, **thought.hint()} if request.get("level") else best

    def _story(self, request: Request) -> Answer:
        table = Table.load(request["save"]) if "save" in request else self._table(request)
        if watches(request):
            return {"chapters": list(chapters(table, None))}
        seat = seat_in(table, request)
        return {"chapters": list(chapters(table, table.witness if seat is None else seat))}

    def _retell(self, request: Request) -> Answer:
        """What people with a box carry out: the last entries with what each event changed, and what a move that is not
        whole yet has led to. With a `log`, as if the table's log went on like that, after so many `entries` of it."""
        table = self._table(request).copy()
        if "entries" in request:
            entries = get(request, "entries", int)
            allowed(lambda: table.rewind(entries))
        for entry in entries_in(request):
            table.replay(entry)
        since = get(request, "since", int)
        if not 0 <= since <= len(table.log):
            raise RequestError(f"there is no entry {since}")
        return retold(table, since, option_in(request) if "option" in request else None, found_in(request) or ())

    def _at(self, request: Request) -> Answer:
        save, entries = raw(request, "save"), get(request, "entries", int)
        log = save.get("log") if isinstance(save, dict) else None
        if isinstance(save, dict) and isinstance(log, list):
            save = {**save, "log": log[:entries]}
        table = Table.load(save, watchers=[None])
        return {"events": told_to(table, None) if table.log else [], "table": snapshot(table, replay=True)}

    def _close(self, request: Request) -> Answer:
        name = name_in(request)
        self._tables.pop(name, None)
        self._thoughts.pop(name, None)
        return {}


def _nothing() -> None:
    pass


def _sheets() -> Answer:
    """What the score sheets ask for. The companion is imported here, so that no start of the app waits for it."""
    from ..companion import SHEETS

    return {"sheets": [sheet.about() for sheet in SHEETS.values()]}


def _score(sheet: RawJson) -> Answer:
    from ..companion import score

    return score(sheet).to_json()


def _fill(save: RawJson) -> Answer:
    """The score sheet of a game that is over, as people would fill it in, and what it comes to."""
    from ..companion import SHEETS

    table = Table.load(save)
    sheet = SHEETS.get(table.game.name)
    if table.result is None or sheet is None or (filled := sheet.fill(table.state, table.seats)) is None:
        return {"sheet": None, "result": None}
    return {"sheet": filled, "result": sheet.score(filled).to_json()["result"]}


def _tools() -> Answer:
    """What the tools ask for, and what the boxes have for chance; asked by the build."""
    from ..companion.tools import about

    return about()


def _tool(name: str, given: RawJson) -> Answer:
    from ..companion.tools import tool_of

    tool = tool_of(name)
    if tool is None:
        raise RequestError(f"there is no tool {shown(name)}")
    return tool.use(given).to_json()


def _written(answer: Answer) -> str:
    return json.dumps(answer, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
