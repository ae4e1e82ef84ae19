"""Chapter 5.7 (INF): what may be known."""

import pytest
from hypothesis import given

from flibuste.core.atoms import Json
from flibuste.table import Table
from tests.games.buccaneer.positions import (
    BLUE,
    RED,
    SHIPS,
    YELLOW,
    Told,
    asked,
    games,
    heard,
    play,
    shown,
    some_games,
    table_at,
)

EVERYBODY = (None, RED, BLUE, YELLOW)
ONE = "red-2/blue-3/yellow-5/blue-4 | yellow-2/red-3/blue-5"
TWIN = "red-2/blue-5/yellow-5/blue-3 | yellow-2/red-3/blue-4"
"""The same colours and the same tops, other values below."""


def twins(**position: Json) -> list[Table]:
    return [table_at(units, **position) for units in (ONE, TWIN)]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_is_seen_of_a_unit(seat: int | None) -> None:
    """BUC-INF-01: owner, colours from top to bottom (and so the height), and the value of the top piece."""
    unit = shown(table_at(ONE), "red-2", seat)
    assert unit == {
        "id": "red-2",
        "owner": RED,
        "colours": ["red", "blue", "yellow", "blue"],
        "values": ["2", None, None, None],
    }


@pytest.mark.parametrize("seat", EVERYBODY)
def test_covered_values_make_no_difference(seat: int | None) -> None:
    """BUC-INF-01: two tables that differ only below the tops look the same to everybody."""
    one, twin = twins()
    assert one.position() != twin.position()
    assert one.view(seat) == twin.view(seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_the_deck_makes_no_difference(seat: int | None) -> None:
    """BUC-INF-01: the ships to come are drawn by a luck that nobody sees."""
    one, twin = (table_at("red-2/blue-2", boarded="S02 S03", roads="S01", luck=luck) for luck in (1, 2))
    assert one.view(seat) == twin.view(seat)
    for table in (one, twin):
        table.play("board:red-2:BUC-S01")
    assert one.view(seat)["ships"]["open"] != twin.view(seat)["ships"]["open"]


def test_a_boarding_shows_the_crew_to_all() -> None:
    """BUC-INF-02: the values of the whole crew are told to everybody."""
    table = table_at(ONE, roads="S01 S04 S13")
    (uncovered,) = heard(table.play("board:red-2:BUC-S01"), "uncovered")
    assert uncovered.data["pieces"] == ["red-2", "blue-3", "yellow-5", "blue-4"]
    assert uncovered.seen_by is None
    assert shown(table, "blue-4")["values"] == ["4"]


@some_games
@given(game=games("house", "locked"))
def test_a_piece_is_uncovered_only_by_going_home(game: Told) -> None:
    """BUC-INF-02: who lies covered stays covered until his crew goes home; captures uncover nothing."""
    for step in game.steps:
        before = {piece for pile in step.before["units"] for piece in pile[1:]}
        after = {piece for pile in step.after["units"] for piece in pile[1:]}
        home = {piece for event in heard(step.events, "home") for piece in event.data["pieces"]}
        assert before - after <= home
        assert {piece for event in heard(step.events, "uncovered") for piece in event.data["pieces"]} == home


def test_options_and_previews_leak_nothing() -> None:
    """BUC-INF-03: what is offered and foreseen is the same whatever lies covered: no sums before the settlement."""
    one, twin = twins(roads="S01 S07 S13")
    assert one.decision
    assert one.decision == twin.decision
    for option in one.decision.options:
        if not option.barred:
            assert one.preview(option.id) == twin.preview(option.id)
    seen = one.preview("board:red-2:BUC-S07")
    assert [man["wages"] for man in seen["men"]] == [None, None]
    assert (seen["rest"], seen["after"], seen["reserve"]) == (None, None, None)


def test_the_log_of_a_capture_leaks_nothing() -> None:
    """BUC-INF-03: captures, mutinies and a boarding before its settlement are told alike."""
    for moves in (["capture:red-2:yellow-2"], ["capture:red-4:yellow-2"], ["board:red-2:BUC-S07"]):
        one, twin = twins(roads="S01 S07 S13")
        assert play(one, *moves) == play(twin, *moves)
        assert one.decision == twin.decision
        assert [entry.found for entry in one.log] == [()] == [entry.found for entry in twin.log]


def test_a_mutiny_leaks_nothing() -> None:
    """BUC-INF-03: the question and the call are the same whatever blue's pieces are worth."""
    one, twin = (table_at(f"red-2/blue-{low} | yellow-2/blue-{high}") for low, high in (("234", "5"), ("245", "3")))
    assert asked(one) == (BLUE, "BUC-DEC-02")
    assert one.decision == twin.decision
    assert one.play("mutiny:call") == twin.play("mutiny:call")


@some_games
@given(game=games("house", "locked"))
def test_remembering_is_enough(game: Told) -> None:
    """BUC-INF-04: who keeps a record of what was told to all knows every covered piece."""
    known = {unit[0]: list(unit) for unit in game.first["units"]}
    for step in game.steps:
        for event in step.events:
            assert event.seen_by is None
            if event.key == "buccaneer-captured":
                mover, target = (str(event.data[what]).removeprefix("unit:") for what in ("mover", "target"))
                known[mover] += known.pop(target)
            if event.key == "buccaneer-home":
                top, *rest = event.data["pieces"]
                assert known[top] == [top, *rest]
                known |= {piece: [piece] for piece in (top, *rest)}
        assert sorted(known.values()) == sorted(step.after["units"])


def imagined(table: Table, seat: int, luck: int) -> Json:
    world = table.game.imagine(table.state, seat, luck)
    assert table.game.view(world, seat) == table.view(seat)
    return table.game.write(world)["units"]


def test_the_covered_values_are_those_that_are_not_visible() -> None:
    """BUC-INF-04: of yellow one piece is covered, so it can be deduced; of blue three, which may lie in any order."""
    table = table_at(ONE)
    worlds = [imagined(table, BLUE, luck) for luck in range(60)]
    assert {world[0][2] for world in worlds} == {"yellow-5"}
    orders = {(world[0][1], world[0][3], world[1][2]) for world in worlds}
    assert len(orders) == 6  # 3 * 2 * 1 ways to deal blue's 3, 4, 5
    assert {piece for order in orders for piece in order} == {"blue-3", "blue-4", "blue-5"}


@some_games
@given(game=games("house", "hoard"))
def test_what_can_be_deduced_of_the_deck(game: Told) -> None:
    """BUC-INF-05: all cards, those face up and those boarded are open, so everybody knows which are still to come."""
    for i, table in enumerate(game.retold()):
        ships = table.view((None, *range(game.seats))[i % (game.seats + 1)])["ships"]
        seen = {*ships["open"], *(row["ship"] for row in ships["boarded"])}
        assert ships["cards"].keys() - seen == set(table.position()["unseen"])
        assert len(table.position()["unseen"]) == ships["deck"]


def test_boarded_cards_stay_known() -> None:
    """BUC-INF-05: every seat sees all fifteen cards with their data, and who boarded which."""
    table = table_at(roads="S01", boarded="S02 S03")
    for seat in EVERYBODY:
        ships = table.view(seat)["ships"]
        assert {ship: {**card, "name": None} for ship, card in ships["cards"].items()} == dict(SHIPS)
        assert ships["boarded"] == [{"ship": "BUC-S02", "seat": RED}, {"ship": "BUC-S03", "seat": RED}]


def test_turned_up_ships_are_told_to_all() -> None:
    """BUC-INF-05: the new group is public at once."""
    table = table_at("red-2/blue-2", boarded="S02 S03", roads="S01")
    (told,) = heard(table.play("board:red-2:BUC-S01"), "ships")
    assert told.seen_by is None
    assert told.data["ships"] == table.view(YELLOW)["ships"]["open"]
