"""BUC-VAR-03: cards that nobody has told yet, read out when the box turns them up."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from flibuste.core.atoms import Atom, Json
from flibuste.core.faults import InputNeeded, PositionError, SetupError
from flibuste.core.seat import Seat
from flibuste.table import GAMES, Table
from tests.games.buccaneer.positions import card

SAID = ("crew", "ducats", "wage", "treasure", "second")
BOX = ("ship", *SAID)
PLAIN: list[Atom] = [3, 12, 4, "chest", "none"]
BLANK: list[Json] = [{"id": f"OWN-{i:02}", "name": f"Ship {i}"} for i in range(1, 7)]


def physical(deck: list[Json], seed: int = 1) -> Table:
    seats = [Seat("Anne"), Seat("Jack"), Seat("Rackham", bot="easy")]
    return Table.new("buccaneer", seats, {"deck": deck, "start": 0}, seed, box=BOX)


def wanted(table: Table, found: list[Atom], move: str = "reveal") -> InputNeeded:
    with pytest.raises(InputNeeded) as caught:
        table.play(move, found)
    return caught.value


def open_up(table: Table, *cards: list[Atom]) -> None:
    table.play("reveal", [answer for one in cards for answer in one])


def test_what_a_blank_card_says_is_asked_in_one_go() -> None:
    """BUC-VAR-03, BUC-SET-06: people turn up the first three, and no app deals what it does not know."""
    table = physical(BLANK)
    assert table.view()["ships"]["open"] == []
    assert table.view()["ships"]["cards"] == {}
    question = wanted(table, [])
    assert [one["asked"] for one in question.together] == list(SAID)
    open_up(table, [3, 12, 4, "chest", "none"], [2, 7, 1, "sabre", "sabre"], [6, 22, 3, "barrel", "chest"])
    shown = table.view()["ships"]
    assert shown["open"] == ["OWN-01", "OWN-02", "OWN-03"]
    assert shown["cards"]["OWN-01"] == {**card("OWN-01", 3, 12, 4, "chest"), "name": "Ship 1"}
    assert shown["cards"]["OWN-02"]["treasures"] == ["sabre", "sabre"]
    assert set(shown["cards"]) == {"OWN-01", "OWN-02", "OWN-03"}


def test_a_known_card_is_one_answer() -> None:
    """BUC-VAR-03: where some cards are known, which it is is asked first, and a known one has nothing to tell."""
    known = [{**card(f"OWN-{i:02}"), "name": f"Ship {i}"} for i in range(1, 4)]
    table = physical([*known, *BLANK[3:]])
    assert wanted(table, []).asked == "ship"
    assert wanted(table, ["OWN-02"]).asked == "ship"
    assert wanted(table, ["OWN-02", "OWN-05"]).asked == "crew"


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_an_unknown_deck(seed: int) -> None:
    """BUC-VAR-03: it is played out, and saves, positions and corrections hold the cards that it was played with."""
    table, rng = physical([*BLANK, *({**one, "id": f"OWN-1{i}"} for i, one in enumerate(BLANK))], seed), Random(seed)
    while table.decision:
        found: list[Atom] = []
        move = rng.choice([option.move for option in table.decision.options if option.barred is None])
        while True:
            try:
                table.play(move, found)
                break
            except InputNeeded as question:
                found += [rng.choice(cast("list[Atom]", one["faces"])[:5]) for one in question.together]
        assert Table.load(table.save()).position() == table.position()
        assert not table.game.breaches(table.state)
    assert table.result
    assert table.view()["ships"]["of"] == len(table.view()["ships"]["cards"]) == 12
    told = [deck["min_crew"] for deck in table.position()["options"]["deck"]]
    assert told == [row["min_crew"] for row in table.view()["ships"]["cards"].values()]


def test_a_card_that_was_told_wrongly_is_put_right() -> None:
    """BUC-VAR-03: its number is changed where it stands in the log."""
    table = physical(BLANK)
    open_up(table, PLAIN, PLAIN, PLAIN)
    at = next(one.at for one in next(iter(table.heard())) if one.asked == "ducats")
    table.amend(0, at, 13)
    assert table.view()["ships"]["cards"]["OWN-01"]["ducats"] == 13


def test_bots_see_a_house_card_where_none_is_known() -> None:
    """BUC-VAR-03, BUC-INF-05: no world that a bot imagines asks anything, and the stand-ins are in no view."""
    table = physical(BLANK)
    open_up(table, PLAIN, PLAIN, PLAIN)
    game = GAMES["buccaneer"]
    world = game.imagine(table.state, 1, 5)
    assert game.view(world, None) == table.view()
    house = game.data()["ships"]
    assert world.setting.cards["OWN-04"].ducats == house[3]["ducats"]
    played = Table.at("buccaneer", game.write(world), [Seat("Anne"), Seat("Jack"), Seat("Mary")])
    assert played.view() == table.view()


def test_no_unread_card_lies_in_the_roads() -> None:
    """BUC-VAR-03: a position says what each card that has been turned up shows."""
    position: Json = {"game": "buccaneer", "options": {"deck": BLANK}, "colours": ["red", "blue", "yellow"]}
    with pytest.raises(PositionError, match="nobody has told"):
        Table.at("buccaneer", position, [Seat("Anne"), Seat("Jack"), Seat("Mary")])
    with pytest.raises(SetupError):
        physical([{"id": "OWN-01", "ducats": 3}, *BLANK[1:3]])
