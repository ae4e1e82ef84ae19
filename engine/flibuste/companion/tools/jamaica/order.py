"""Who is Captain of the round, and in which order they play (docs/rules/jamaica.md, 4)."""

from ....core.atoms import Args
from ....games.jamaica.tables import MAX_SEATS, MIN_SEATS
from ..tool import Answer, Input, Said, Tool, count, refuse


class Round(Tool):
    """JAM-FLOW-09: the compass goes one to the left each round.

    Data: `captain` and `order`, seats from 0.
    """

    id = "jamaica.round"
    rule = "JAM-FLOW-09"
    asked = (
        count("players", MIN_SEATS, MAX_SEATS, 4),
        count("first", 1, MAX_SEATS, 1),
        count("round", 1, 99, 1),
    )

    def answer(self, given: Input) -> Answer:
        players, first = given["players"], given["first"]
        if first > players:
            raise refuse("first", "jamaica-tool-no-seat", "JAM-SET-08", number=first, max=players)
        captain = (first + given["round"] - 2) % players
        order = [(captain + i) % players for i in range(players)]
        args: Args = {"round": given["round"], "number": captain + 1}
        lines = [
            Said("jamaica-tool-captain", "JAM-FLOW-09", args),
            Said("jamaica-tool-order", "JAM-FLOW-04", {"order": [str(seat + 1) for seat in order]}),
        ]
        if players == MIN_SEATS:
            lines.append(Said("jamaica-tool-ghost-moves", "JAM-GHOST-05"))
        return Answer(lines, {"captain": captain, "order": order})
