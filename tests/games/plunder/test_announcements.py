"""What is sought and offered without numbers (docs/rules/plunder.md, 5.11), between ships that lie side by side."""

from __future__ import annotations

from random import Random

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.games.plunder import GAME
from flibuste.games.plunder.state import NOBODY, Cards, State
from flibuste.games.plunder.tables import RESOURCES
from flibuste.table import Seat, Table
from tests.games.plunder.boards import ANNE, JACK, MARY, board
from tests.games.plunder.playing import asked, at_menu, bar, do, moves, said

WOOD, IRON, RUM, GOLD = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)
NONE = (0, 0, 0, 0)
SEATS = [Seat(name) for name in ("Anne", "Jack", "Mary")]
HANDS: list[Cards] = [(2, 0, 1, 0), (0, 1, 0, 2), (0, 0, 1, 1)]


def table() -> State:
    """Anne on G7 between Jack and Mary."""
    return at_menu(board(["G7"], ["G8"], ["G6"], hands=HANDS))


def at_table() -> Table:
    """The same before Anne rolls, as a position of a whole game."""
    fleets = [[{"square": square}, None, None] for square in ("G7", "G8", "G6")]
    position = {
        "colours": ["red", "blue", "green"],
        "storm": "L12",
        "marks": ["B4", "H8", "C2"],
        "ships": [ship for fleet in fleets for ship in fleet],
        "hands": [dict(zip(RESOURCES, hand, strict=True)) for hand in HANDS],
    }
    return Table.at("plunder", position, SEATS)


def best(s: State) -> Move:
    """What looks best to a bot."""
    step = asking(s)
    assert step is not None
    found = step.choices(s, Random(1), 12)
    worth = GAME.mind.prior(s, found)
    return found[max(range(len(found)), key=lambda i: worth[i])]


def announced(give: Cards, want: Cards) -> State:
    s = table()
    do(s, "announce")
    do(s, "announce", *give, *want)
    return s


def test_whoever_has_heard_it_proposes_terms() -> None:
    """PLU-NEG-04: clockwise, any terms, or none; then there is one deal at most."""
    s = announced(WOOD, GOLD)
    assert asked(s) == ("Reply", JACK)
    do(s, "propose", *GOLD, *WOOD)
    assert asked(s) == ("Reply", MARY)
    assert said(do(s, "propose", *RUM, 2, 0, 0, 0)) == ["bid"]
    assert (asked(s), moves(s)) == (("Close", ANNE), [("deal", JACK), ("deal", MARY), ("none",)])
    do(s, "deal", JACK)
    assert s.hands == [(1, 0, 1, 1), (1, 1, 0, 1), (0, 0, 1, 1)]
    assert (s.today.treaties, asked(s)) == (1 << JACK, ("Menu", ANNE))


def test_it_binds_nobody() -> None:
    """PLU-NEG-04: what is named need not be held; where nobody proposes anything, nothing is left to be closed."""
    s = announced(GOLD, IRON)
    assert said(do(s, "pass")) == ["passed"]
    do(s, "pass")
    assert (asked(s), s.hands) == (("Menu", ANNE), HANDS)
    assert {s.known_to(viewer, ANNE) for viewer in (NOBODY, JACK, MARY)} == {NONE}


def test_types_are_named_without_numbers() -> None:
    """PLU-NEG-04: at least one, none on both sides."""
    s = table()
    do(s, "announce")
    assert bar(s, "announce", *NONE, *GOLD) is None
    assert bar(s, "announce", *GOLD, *NONE) is None
    assert bar(s, "announce", *NONE, *NONE) == "PLU-NEG-04"
    assert bar(s, "announce", 1, 1, 0, 0, 0, 1, 1, 0) == "PLU-NEG-04"
    assert bar(s, "announce", 2, 0, 0, 0, *GOLD) == "core-barred-not-asked"
    do(s, "back")
    assert asked(s) == ("Menu", ANNE)


def test_the_same_is_announced_once_a_turn() -> None:
    """PLU-NEG-04: so that nobody asks for ever; what else is sought may be announced."""
    s = announced(WOOD, GOLD)
    do(s, "pass")
    do(s, "pass")
    do(s, "announce")
    assert bar(s, "announce", *WOOD, *GOLD) == "PLU-NEG-04"
    assert ("announce", *WOOD, *GOLD) not in moves(s)
    assert bar(s, "announce", *WOOD, *IRON) is None


def test_whoever_proposes_holds_what_they_give() -> None:
    """PLU-NEG-02: in answer to what was announced, too; and then all know it."""
    s = announced(WOOD, GOLD)
    assert bar(s, "propose", *RUM, *WOOD) is not None
    do(s, "propose", 0, 0, 0, 2, *WOOD)
    assert s.known_to(MARY, JACK) == (0, 0, 0, 2)


def test_what_was_refused_is_not_proposed_again() -> None:
    """PLU-NEG-05: terms that the announcing captain has refused."""
    s = table()
    do(s, "trade", JACK)
    do(s, "offer", *RUM, *GOLD)
    do(s, "counter", *GOLD, *WOOD)
    do(s, "refuse")
    do(s, "announce")
    do(s, "announce", *WOOD, *GOLD)
    assert asked(s) == ("Reply", JACK)
    assert bar(s, "propose", *GOLD, *WOOD) == "PLU-NEG-05"
    assert ("propose", *GOLD, *WOOD) not in moves(s)


def test_what_was_named_is_proposed_first() -> None:
    """PLU-NEG-04: of the terms that are offered as buttons, those with the types that were announced come first."""
    s = announced(WOOD, GOLD)
    assert moves(s)[:2] == [("pass",), ("propose", *GOLD, *WOOD)]


def test_whoever_may_trade_may_announce() -> None:
    """PLU-NEG-04: with one captain alone, too; an offer to all wants several."""
    for fleets in ((["G7"], ["G8"], ["L1"]), (["G7"], ["G8"])):
        s = at_menu(board(*fleets, hands=HANDS[: len(fleets)]))
        assert moves(s, "trade", "call", "announce") == [("trade", JACK), ("announce",)]
        do(s, "announce")
        do(s, "announce", *WOOD, *GOLD)
        do(s, "propose", *GOLD, *WOOD)
        do(s, "deal", JACK)
        assert s.hands[:2] == [(1, 0, 1, 1), (1, 1, 0, 1)]
        assert asked(s) == ("Menu", ANNE)
    s = at_menu(board(["G7"], ["L8"], ["L1"], hands=HANDS))
    assert not moves(s, "announce")


def test_it_is_remembered_in_a_position() -> None:
    """PLU-NEG-04: what was announced in this turn, and who has still to answer."""
    game = at_table()
    assert "announced" not in game.position()["today"]
    for move in (("announce",), ("announce", *WOOD, *GOLD), ("propose", *GOLD, *WOOD)):
        game.play(move)
    position = game.position()
    assert position["today"]["announced"] == [[[1, 0, 0, 0], [0, 0, 0, 1]]]
    again = Table.at("plunder", position, SEATS)
    assert again.decision == game.decision
    assert again.position() == position


def test_bots_propose_what_pays() -> None:
    """PLU-NEG-04: what was announced, where it helps both; else they pass."""
    s = at_menu(board(["G7"], ["G8"], ["G6"], hands=[(0, 3, 0, 1), (0, 3, 3, 3), (0, 0, 0, 9)]))
    do(s, "announce")
    do(s, "announce", *NONE, *RUM)
    assert best(s) == ("propose", *RUM, *IRON)
    do(s, "pass")
    assert best(s) == ("pass",)


def test_it_is_played_at_a_table() -> None:
    """PLU-NEG-04: and told before everybody."""
    game = at_table()
    game.play(("announce",))
    game.play(("announce", *WOOD, *GOLD))
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.key) == (JACK, "plunder-ask-reply")
    assert [form.verb for form in decision.forms] == ["pass", "propose"]
