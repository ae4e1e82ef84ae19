"""An option that changes what lies on the table before the first turn is one that the set-up tool asks about, too."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from flibuste.core.atoms import Json
from flibuste.games.buccaneer.tools.setup import SetupTool as BuccaneerSetup
from flibuste.games.plunder.tools.setup import SetupTool as PlunderSetup
from flibuste.table import GAMES, Seat, Table


def plunder(table: Table) -> dict[str, Any]:
    """What the tool tells, of a game that is about to begin: `deck` before anybody draws the cards of the hand."""
    while table.decision and table.decision.key == "plunder-ask-island":
        table.play(table.decision.options[0].id)
    view = table.view(None)
    # whoever begins has drawn for the turn already
    hands = {one["hand"] for seat, one in enumerate(view["players"]) if seat != view["turn"]}
    (ship, *_) = view["ships"]
    return {"x": len(view["marks"]), "hand": hands, "lives": ship["lives"], "treasures": view["treasures"]}


def buccaneer(table: Table) -> dict[str, Any]:
    ships = table.view(None)["ships"]
    return {"open": len(ships["open"]), "deck": ships["deck"]}


SETUPS: Mapping[str, tuple[Any, Callable[[Table], dict[str, Any]]]] = {
    "buccaneer": (BuccaneerSetup(), buccaneer),
    "plunder": (PlunderSetup(), plunder),
}
CALLED = {"teams_of_six": "teams"}
"""What a tool calls an option by another name."""


def chosen(game: str) -> Iterator[tuple[str, int, str, Json]]:
    """Each value of each option that a form of the page offers, with seats for which there is the option."""
    for spec in GAMES[game].options:
        seats = spec.seats[0] if spec.seats else GAMES[game].min_seats + 1
        for value in (False, True) if spec.kind == "flag" else spec.among:
            yield game, seats, spec.id, value


@pytest.mark.parametrize(("game", "seats", "option", "value"), [one for game in SETUPS for one in chosen(game)])
def test_the_set_up_tool_says_what_a_game_begins_with(game: str, seats: int, option: str, value: Json) -> None:
    tool, laid = SETUPS[game]
    given: dict[str, Json] = {"players": seats}
    name = CALLED.get(option, option)
    if name in {one.id for one in tool.asked}:
        given[name] = value
    says = tool.use(given).data
    table = Table.new(game, seats=[Seat(name) for name in "ABCDEF"[:seats]], options={option: value}, seed=7)
    for what, there in laid(table).items():
        assert there in (says[what], {says[what]}), f"{tool.id} asks nothing of {option}: {what}"
