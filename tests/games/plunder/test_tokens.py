"""X marks the spot (docs/rules/plunder.md, 5.15), and what treasure cards have in common (5.16)."""

from __future__ import annotations

from flibuste.games.plunder.state import Ship, State, Today
from tests.games.plunder.boards import ANNE, JACK, board
from tests.games.plunder.playing import asked, at_menu, do, moves, said, turn, turned_up
from tests.games.plunder.test_deal import started

SAILING = Today(rolled=4, pool=4)


def table(*fleet: str, **more: object) -> State:
    return at_menu(board(fleet or ["G7"], ["A1"], ["L10"], **more))  # type: ignore[arg-type]


def collected(s: State, card: str, *told: str | int, token: int = 0, ship: int = 0, lands: str = "L1") -> list[str]:
    return said(do(s, "collect", token, ship, told=(card, *told, lands[0], int(lands[1:]))))


def test_tokens_share_a_square() -> None:
    """PLU-X-01: at sea, in a port or on land; each is collected by itself."""
    s = table("B3", marks=["B3", "B3", "B2"])
    assert moves(s, "collect") == [("collect", 0, 0), ("collect", 1, 0), ("collect", 2, 0)]
    collected(s, "PURSE")
    assert moves(s, "collect") == [("collect", 1, 0), ("collect", 2, 0)]


def test_nobody_has_to_collect() -> None:
    """PLU-X-03: neither when a ship sails over it nor before the turn ends."""
    s = table(marks=["G8"], today=SAILING)
    do(s, "sail", 0, "G8")
    assert asked(s) == ("Menu", ANNE)
    do(s, "sail", 0, "G9")
    do(s, "end")
    assert s.marks == (s.chart.square("G8"),)


def test_tokens_are_collected_in_the_own_turn() -> None:
    """PLU-X-04: as many as there are in reach; none of the others'."""
    s = board(["G7", "I7"], ["A1"], [], marks=["G7", "I7", "A1"])
    at_menu(s)
    collected(s, "PURSE")
    collected(s, "CHEST", token=1, ship=1)
    assert moves(s, "collect") == []
    s.turn = JACK
    assert moves(at_menu(s), "collect") == [("collect", 2, 3)]


def test_collecting_does_not_stop_a_ship() -> None:
    """PLU-X-08: it sails on; and what was left may be collected later, while a ship is in reach."""
    s = table(marks=["G8", "G9"], today=SAILING)
    do(s, "sail", 0, "G8")
    collected(s, "PURSE")
    do(s, "sail", 0, "G9")
    do(s, "sail", 0, "G10")
    assert moves(s, "collect") == []
    do(s, "sail", 0, "G9")
    collected(s, "CHEST", token=1)
    assert (s.hands[ANNE], s.today.pool) == ((0, 0, 0, 5), 0)


def test_tokens_under_own_ships_are_offered_when_the_turn_begins() -> None:
    """PLU-X-09: after the draw, before the roll."""
    s = turn(board(["B3", "G7"], [], [], flags={"T1A-a": ANNE}, marks=["B3", "G7"]), "rum")
    assert (asked(s), s.hands[ANNE]) == (("Menu", ANNE), (0, 0, 1, 0))
    assert moves(s)[:2] == [("collect", 0, 0), ("collect", 1, 1)]
    collected(s, "PURSE", token=1, ship=1)
    assert moves(s, "collect", "roll") == [("collect", 0, 0), ("roll",)]


def test_a_token_under_a_ship_waits_from_the_set_up_on() -> None:
    """PLU-SET-14: for the first turn of its captain."""
    s, _ = started(3, 4)
    _, ship = s.fleet(s.turn)[0]
    s.marks = (ship.square, *s.marks[1:])
    turn(s, "wood")
    assert ("collect", 0, s.turn * 3) in moves(s)


def test_tokens_are_resolved_one_at_a_time() -> None:
    """PLU-X-10: a card may bring the ship out of reach of the next."""
    s = table(marks=["G7", "G7"])
    do(s, "collect", 0, 0, told=("LAND_HO",))
    assert moves(s, "collect") == []
    do(s, "place", "B3", told=("L", 1))
    assert (moves(s, "collect"), s.marks[1]) == ([], s.chart.square("G7"))


def test_a_token_that_lands_under_an_own_ship_is_found_again() -> None:
    """PLU-X-12: at once; under another captain's ship it waits for that captain's turn."""
    s = table(marks=["G7"])
    collected(s, "PURSE", lands="G7")
    assert moves(s, "collect") == [("collect", 0, 0)]
    collected(s, "CHEST", lands="A1")
    assert moves(s, "collect") == []
    do(s, "roll", told=(2,))
    do(s, "end")
    assert (asked(s), moves(s, "collect")) == (("Menu", JACK), [("collect", 0, 3)])


def test_no_other_token_while_a_card_is_followed() -> None:
    """PLU-X-15: the questions of the card come first."""
    s = table(marks=["G7", "G8"])
    do(s, "collect", 0, 0, told=("WIND_AT_YOUR_BACK",))
    do(s, "drift", "E")
    assert {move[0] for move in moves(s)} == {"drift", "stay"}
    do(s, "stay", told=("L", 1))
    assert moves(s, "collect") == [("collect", 1, 0)]


def test_nothing_else_is_done_while_a_card_is_open() -> None:
    """PLU-TC-07: neither building nor burying nor a trade, though there are cards for all of it."""
    s = board(["G7"], ["G8", "A2"], [], hands=[(9, 9, 9, 9), (1, 0, 0, 0)], marks=["G7"])
    turned_up(s, "ARRR")
    assert moves(s) == [("pick", 3), ("pick", 4)]
    do(s, "pick", 3)
    assert {move[0] for move in moves(s)} == {"drift", "stay"}


def test_a_card_may_sink_the_last_ship() -> None:
    """PLU-TC-36: the card is finished, the token moves, and the turn ends, so that the next begins; nobody has a card
    for it (PLU-PP-04)."""
    s = at_menu(board([Ship(table().ships[0].square, 1)], ["A1"], [], marks=["G7"]))  # type: ignore[union-attr]
    assert collected(s, "SCURVY") == ["found", "gained", "sunk", "token-moved", "drew"]
    assert (asked(s), s.hands[ANNE], s.points) == (("Menu", JACK), (0, 0, 0, 3), [0, 0, 0])
    assert s.marks == (s.chart.square("L1"),)
