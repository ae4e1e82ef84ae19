"""The sheet and the game score alike: what lies on the table at the end of a game, typed into the sheet."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from flibuste.companion import score
from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Json
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice, luck_of
from flibuste.core.options import read_options
from flibuste.core.result import Result
from flibuste.core.seat import Seat
from flibuste.games.buccaneer.tables import KINDS
from flibuste.games.jamaica.scoring import tally_of
from flibuste.table import GAMES


def played(name: str, seats: int, options: dict[str, Json], seed: int) -> Any:
    """The end of a game between players who make any move."""
    game, rng = GAMES[name], Random(seed)
    people = [Seat(str(i), "random") for i in range(seats)]
    state = game.set_up(people, read_options(game.options, options, seats), luck_of(seed))
    advance(state, OwnDice(state), MUTE)
    while (step := asking(state)) is not None:
        play(state, rng.choice(step.moves(state)), OwnDice(state), MUTE)
    return state


def filled(game: str, options: dict[str, Json], players: list[dict[str, Json]]) -> Result:
    return score({"game": game, "options": options, "values": {}, "players": players}).result


def brought(result: Result) -> list[list[tuple[str, int]]]:
    return [[(line.key, line.points) for line in seat] for seat in result.lines]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("tie_break", ["shared", "tokens"])
def test_buccaneer(seats: int, tie_break: str) -> None:
    for seed in range(6):
        state = played("buccaneer", seats, {"tie_break": tie_break}, seed)
        players: list[dict[str, Json]] = [
            {"ducats": purse, **dict(zip(KINDS, tokens, strict=True))}
            for purse, tokens in zip(state.purses, state.tokens, strict=True)
        ]
        of_game, of_sheet = GAMES["buccaneer"].result(state), filled("buccaneer", {"tie_break": tie_break}, players)
        assert of_game
        assert (of_game.totals, of_game.ranks) == (of_sheet.totals, of_sheet.ranks)
        assert brought(of_game) == brought(of_sheet)


@pytest.mark.parametrize(("seats", "crew"), [(2, False), (3, False), (5, False), (3, True), (6, True)])
def test_jamaica(seats: int, crew: bool) -> None:
    for seed in range(6):
        state = played("jamaica", seats, {"crew": crew}, seed)
        tallies = [tally_of(state, seat) for seat in range(seats)]
        races = sorted({tally.race for tally in tallies}, reverse=True)
        players: list[dict[str, Json]] = []
        for tally in tallies:
            counts = Counter((*tally.riches, *tally.cursed))
            player: dict[str, Json] = {"space": tally.space, "gold": tally.gold, "race": 1 + races.index(tally.race)}
            player |= {f"riches-{value}" if value > 0 else f"curse{value}": n for value, n in counts.items()}
            if crew:
                player |= {"diamond": int(tally.diamond > 0), "tokens": tally.tokens, "calypso": int(tally.first)}
                player |= {f"crew-{name}": 1 for name, _ in tally.people}
            players.append(player)
        of_game, of_sheet = GAMES["jamaica"].result(state), filled("jamaica", {"crew": crew}, players)
        assert of_game
        assert (of_game.totals, of_game.ranks) == (of_sheet.totals, of_sheet.ranks)
        assert [sorted(seat) for seat in brought(of_game)] == [sorted(seat) for seat in brought(of_sheet)]
