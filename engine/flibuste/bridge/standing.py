"""What the page is told of a table: how it stands, what happened, and the game retold."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..core.atoms import Atom, Json, Move, move_id
from ..core.faults import InputNeeded
from ..table import Table

if TYPE_CHECKING:
    from ..core import shapes


def snapshot(table: Table, *, replay: bool = False) -> "shapes.Snapshot":
    """How the table stands, as `Table.viewer` may see it; a replay shows only what lies open."""
    asked = table.decision
    viewer = None if replay else table.viewer(asked)
    view = table.view(viewer)
    # the only person here has nobody to hide it from
    laid_open = table.view(None) if viewer != table.witness else view
    answers = asked is not None and not replay and asked.seat in table.here
    less = laid_open if view != laid_open else None
    return _snapshot(table, viewer, view, less, answers=answers, undoable=table.undoable)


def seated(table: Table, seat: int | None) -> "shapes.Seated":
    """What a person with a device of their own is sent after each entry: what it told, and how the table stands now.
    Nothing in it depends on what this person cannot know; where nobody sits at the device (None), on anything that
    does not lie open."""
    chapter = _chapter(table, seat, over=table.result is not None)
    undoable = table.undoable if seat is not None and table.last_person == seat else 0
    answers = seat is not None and table.asked == seat
    return {
        "chapter": chapter,
        "table": _snapshot(table, seat, table.view(seat), None, answers=answers, undoable=undoable),
    }


def foreseen(table: Table) -> dict[str, Json]:
    """The previews of all options that the person who is asked may choose, by their ids."""
    asked = table.decision
    if asked is None or asked.seat not in table.persons:
        return {}
    moves = [option.move for option in asked.options if option.barred is None]
    return {move_id(move): table.game.preview(table.state, move, asked.seat) for move in moves}


def _snapshot(
    table: Table, viewer: int | None, view: Json, laid_open: Json, *, answers: bool, undoable: int
) -> "shapes.Snapshot":
    """How the table stands for a viewer. `laid_open`: what lies open, where the view shows more; `answers`: whether
    the viewer may answer the question."""
    asked, result = table.decision, table.result
    return {
        "entries": len(table.log),
        "turn": table.state.turn,
        "decision": None if asked is None else asked.to_json() if answers else asked.told(),
        "viewer": viewer,
        "view": view,
        "result": None if result is None else result.to_json(),
        "sides": [list(side) for side in table.sides],
        "undoable": undoable,
        "private": laid_open is not None,
        "open": laid_open,
    }


def told(table: Table) -> "shapes.Update":
    """What happened, for everybody's eyes, the people here who have something to look at alone, and the snapshot."""
    lookers = {*table.here} - {*table.keepers} if table.witness is None else set[int]()
    news = [e.shown_to for e in table.events if e.shown_to in lookers]
    return {"events": told_to(table, table.witness), "news": list(dict.fromkeys(news)), "table": snapshot(table)}


def told_to(table: Table, viewer: int | None) -> "list[shapes.Event]":
    return [event.to_json(viewer) for event in table.told(viewer)]


def _chapter(table: Table, viewer: int | None, *, over: bool) -> "shapes.Chapter":
    """The last entry as this seat may know of it: who answered what, what happened, and whose turn it was. Once the
    game is `over` nothing is secret any more, and what was found is told too."""
    secret, turn = table.asked_last if table.log else (False, table.state.turn)
    entry = table.log[-1] if table.log else None
    kept = entry is not None and secret and entry.seat != viewer
    whole = over and not table.guesses and entry is not None and entry.position is None
    return {
        # what stood in for real cards is never told
        "entry": None if entry is None else entry.to_json() if whole else entry.told(secret=kept),
        "secret": secret,
        "events": told_to(table, viewer),
        "turn": turn,
    }


def retold(table: Table, since: int, option: str | Move | None, found: Sequence[Atom]) -> "shapes.Retold":
    """The chapters from entry `since` on, each event with what it changed for whoever may see this device at any time,
    and `view`, in which the first change is made. Last comes what an option has led to that the box does not let end
    yet; its chapter has no entry."""
    viewer, save = table.witness, table.save()
    told = Table.load({**save, "log": save["log"][:since]})
    view = told.view(viewer)
    told.watch(viewer)
    since_then: list[shapes.Chapter] = []
    for entry in table.log[since:]:
        told.replay(entry)
        since_then.append(_chapter(told, viewer, over=False))
    if option is not None:
        try:
            told.play(option, found)
        except InputNeeded as wanted:
            events = wanted.to_json(viewer)["events"]
            since_then.append({"entry": None, "secret": False, "events": events, "turn": told.state.turn})
    return {"view": view, "asked": table.asked, "chapters": since_then}


def chapters(table: Table, viewer: int | None) -> "Iterator[shapes.Chapter]":
    """The game retold to a seat: its chapters and, once it is over, how everybody stood after each."""
    save = table.save()
    told = Table.load({**save, "log": []})
    over = table.result is not None
    for entry in (None, *table.log):
        if entry is not None:
            told.replay(entry)
        yield {
            **_chapter(told, viewer, over=over),
            "standing": told.game.standing(told.state) if over and (told.result or not told.guesses) else None,
        }
