"""Who may force this crew to board (docs/rules/buccaneer.md, 5.6)?"""

from ....companion.tool import Answer, Group, Input, Said, Tool, count, refuse
from ....core.atoms import Args
from ..boarding import big_enough
from ..mutiny import mutinous, pieces_of
from ..tables import COLOURS, GROUP, MAX_STACK, SET, SMALLEST_CREW
from .crew import COLOUR, colour_of, ship_for


class MutinyTool(Tool):
    """Chapter 9: the colours of one crew of the player whose turn begins, and the ships in the roads."""

    id = "buccaneer.mutiny"
    rule = "BUC-MUT-02"
    asked = (
        Group("crew", (COLOUR,), 2, MAX_STACK),
        *(count(f"ship_{i + 1}", SMALLEST_CREW, MAX_STACK, None) for i in range(GROUP)),
    )

    def answer(self, given: Input) -> Answer:
        crew = tuple(COLOURS.index(row["colour"]) * SET for row in given["crew"])
        for i, piece in enumerate(crew):
            if crew[: i + 1].count(piece) > SET:
                raise refuse(f"crew[{i}].colour", "buccaneer-tool-too-many-of-colour", "BUC-INV-01", max=SET)
        if crew[0] == crew[1]:
            raise refuse("crew[1].colour", "buccaneer-tool-own-second", "BUC-INV-03")
        needed = [given[f"ship_{i + 1}"] for i in range(GROUP) if given[f"ship_{i + 1}"] is not None]
        fits = [n for n in needed if big_enough(crew, ship_for(n))]
        able = [seat for seat in range(len(COLOURS)) if mutinous(crew, seat)]
        if not able:
            return Answer([Said("buccaneer-tool-no-mutineer", "BUC-MUT-02")], {"callers": []})
        lines = []
        for seat in able:
            args: Args = {"who": colour_of(seat), "count": pieces_of(crew, seat)}
            lines.append(Said("buccaneer-tool-mutineer", "BUC-MUT-02", args))
        if fits:
            lines.append(Said("buccaneer-tool-mutiny-ships", "BUC-MUT-09", {"count": len(fits), "height": len(crew)}))
        else:
            lines.append(Said("buccaneer-tool-mutiny-no-ship", "BUC-MUT-02", {"height": len(crew)}))
        return Answer(lines, {"callers": [COLOURS[seat] for seat in able] if fits else []})
