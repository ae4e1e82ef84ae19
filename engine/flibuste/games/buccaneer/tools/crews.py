"""Who lies in which crew, when nobody may look (docs/rules/buccaneer.md, 5.2 and 5.7)."""

from collections.abc import Sequence
from typing import Any, Final

from ....companion.tool import Answer, Group, Input, Said, Text, Tool, choice, count, flag, refuse
from ....core.atoms import Args, Json
from ....core.decision import Bar
from ....core.faults import Note, SheetError
from ..boarding import big_enough, singles
from ..crew import lay, why_not_lay
from ..mutiny import mutinous
from ..state import Unit, owner
from ..tables import COLOURS, FACES, MAX_SEATS, MAX_STACK, MIN_SEATS, SET, SMALLEST_CREW
from .crew import colour_of, ship_for

MOST: Final = 600
"""More captures and boardings than any game has."""


class CrewsTool(Tool):
    """The silent crew tracker: captures and boardings as they happened, and what lies open after them.

    `moves`: `what` is capture (`over` is laid on `under`) or board (`over` is the crew, whose pieces go home); units
    are named by their top piece, such as ``red-2``. Data: `units` (id, colour, top, height, colours from the top down,
    `lays`: the units it may be laid on, `callers`: who may call a mutiny in it) without the value of any covered
    piece (BUC-CRW-09), and `crew`: the pieces of the unit named by `open`, for a boarding (BUC-INF-02), or null; it is
    opened for a ship only that it is big enough for (`needed`, BUC-ATT-03).
    """

    id = "buccaneer.crews"
    rule = "BUC-CRW-09"
    asked = (
        *(flag(colour, 1) for colour in COLOURS),
        Group("moves", (choice("what", ("capture", "board")), Text("over"), Text("under")), 0, MOST),
        Text("open"),
        count("needed", SMALLEST_CREW, MAX_STACK, SMALLEST_CREW),
    )

    def answer(self, given: Input) -> Answer:
        seats = [seat for seat, colour in enumerate(COLOURS) if given[colour]]
        if not MIN_SEATS <= len(seats) <= MAX_SEATS:
            raise refuse(COLOURS[0], "buccaneer-tool-seats", "BUC-SET-01", count=len(seats))
        units: list[Unit] = [(seat * SET + i,) for seat in seats for i in range(SET)]
        for i, move in enumerate(given["moves"]):
            _play(units, move, f"moves[{i}].")
        boards = next((unit for unit in units if name_of(unit[0]) == given["open"]), None)
        needed = given["needed"]
        if boards and not big_enough(boards, ship_for(needed)):
            args: Args = {"height": len(boards), "needed": needed}
            small = [Said("buccaneer-tool-crew-small", "BUC-ATT-03", args)]
            return Answer(small, {"units": [_seen(unit, units, seats) for unit in units], "crew": None})
        crew = _pieces(boards) if boards else None
        crews = sum(len(unit) > 1 for unit in units)
        data: Json = {"units": [_seen(unit, units, seats) for unit in units], "crew": crew}
        return Answer([Said("buccaneer-tool-crews-count", "BUC-CRW-09", {"count": crews})], data)


def _play(units: list[Unit], move: Input, place: str) -> None:
    over = _find(units, move["over"], f"{place}over")
    if move["what"] == "board":
        if len(over) == 1:
            raise refuse(f"{place}over", "buccaneer-barred-single", "BUC-ATT-04")
        units.remove(over)
        units.extend(sorted(singles(over)))
        return
    under = _find(units, move["under"], f"{place}under")
    if bar := why_not_lay(over, under):
        raise SheetError([_note(bar, under, f"{place}under")])
    lay(units, over, under)


def _note(bar: Bar, under: Unit, place: str) -> Note:
    return Note(place, bar.key, bar.rule or "", {**bar.args, "owner": colour_of(owner(under))})


def _find(units: Sequence[Unit], name: str, place: str) -> Unit:
    for unit in units:
        if name_of(unit[0]) == name:
            return unit
    raise refuse(place, "buccaneer-barred-no-such-unit", "BUC-CRW-01")


def name_of(piece: int) -> str:
    return f"{COLOURS[piece // SET]}-{FACES[piece % SET]}"


def _pieces(unit: Unit) -> list[dict[str, str]]:
    return [{"colour": COLOURS[piece // SET], "value": FACES[piece % SET]} for piece in unit]


def _seen(unit: Unit, units: Sequence[Unit], seats: Sequence[int]) -> dict[str, Any]:
    """BUC-INF-01: owner, height, colours and the top's value; never what a covered piece is worth."""
    return {
        "id": name_of(unit[0]),
        "colour": COLOURS[owner(unit)],
        "top": FACES[unit[0] % SET],
        "height": len(unit),
        "colours": [COLOURS[piece // SET] for piece in unit],
        "lays": [name_of(other[0]) for other in units if other is not unit and why_not_lay(unit, other) is None],
        "callers": [COLOURS[seat] for seat in seats if mutinous(unit, seat)],
    }
