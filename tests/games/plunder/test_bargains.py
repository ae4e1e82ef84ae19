"""Trade and bargains (docs/rules/plunder.md, 5.10 and 5.11), between ships that lie side by side."""

from __future__ import annotations

from dataclasses import replace

import pytest

from flibuste.core.agenda import asking
from flibuste.games.plunder.offers import Answer
from flibuste.games.plunder.state import NOBODY, Cards, State, Today
from flibuste.games.plunder.tables import RESOURCES
from tests.games.plunder.boards import ANNE, JACK, MARY, board
from tests.games.plunder.playing import asked, at_menu, bar, do, moves, said

WOOD, IRON, RUM, GOLD = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)
NONE = (0, 0, 0, 0)
HANDS: list[Cards] = [(2, 0, 1, 0), (0, 1, 0, 2), (0, 0, 1, 1)]


def table(*hands: Cards, **more: object) -> State:
    """Anne on G7 between Jack and Mary."""
    return at_menu(board(["G7"], ["G8"], ["G6"], hands=hands or HANDS, **more))  # type: ignore[arg-type]


def offered(s: State, give: Cards, want: Cards, other: int = JACK) -> State:
    do(s, "trade", other)
    do(s, "offer", *give, *want)
    return s


def test_the_active_captain_trades_again_and_again() -> None:
    """PLU-TRD-01: with everybody in reach, in one's own turn."""
    s = offered(table(), WOOD, GOLD)
    do(s, "accept")
    assert (asked(s), moves(s, "trade")) == (("Menu", ANNE), [("trade", JACK), ("trade", MARY)])
    do(offered(s, WOOD, GOLD), "accept")
    do(offered(s, GOLD, RUM, MARY), "accept")
    assert s.hands == [(0, 0, 2, 1), (2, 1, 0, 0), (0, 0, 0, 2)]


def test_nothing_but_cards_changes_hands() -> None:
    """PLU-TRD-01: terms have two parts, each a bag of resources."""
    s = table()
    do(s, "trade", JACK)
    step = asking(s)
    assert step is not None
    form = next(form for form in step.ask(s).forms if form.verb == "offer")
    assert [(part.id, part.kinds) for part in form.parts] == [("give", RESOURCES), ("want", RESOURCES)]  # type: ignore[union-attr]


def test_both_hold_what_they_give() -> None:
    """PLU-TRD-03: and one side may be empty, not both."""
    s = table()
    do(s, "trade", JACK)
    assert bar(s, "offer", *GOLD, *NONE) is not None
    assert bar(s, "offer", *NONE, *NONE) == "PLU-TRD-03"
    assert bar(s, "offer", *WOOD, *NONE) is None
    assert bar(s, "offer", *NONE, *GOLD) is None
    do(s, "offer", *NONE, *WOOD)
    assert bar(s, "accept") == "PLU-NEG-02"
    assert ("accept",) not in moves(s)


def test_cards_change_hands_at_once() -> None:
    """PLU-TRD-04: and a treaty follows."""
    s = offered(table(), (2, 0, 0, 0), (0, 1, 0, 1))
    assert said(do(s, "accept")) == ["struck-trade", "treaty"]
    assert s.hands[:2] == [(0, 1, 1, 1), (2, 0, 0, 1)]
    assert s.today.treaties == 1 << JACK


def test_an_open_bargain_is_not_broken() -> None:
    """PLU-TRD-05: who may trade is looked at when the offer is made; here the storm comes by a miracle."""
    s = offered(table(), WOOD, GOLD)
    s.storm = s.chart.square("G9")
    assert bar(s, "accept") is None
    do(s, "accept")
    assert bar(s, "trade", JACK) is not None


def test_whoever_lies_at_the_merchants_can_be_traded_with() -> None:
    """PLU-TRD-06: by everybody in their own turns, wherever they are, even without a ship."""
    s = at_menu(board(["G7"], ["B7"], ["L1"], hands=HANDS))
    assert moves(s, "trade") == [("trade", JACK)]
    s.turn = MARY
    at_menu(s)
    assert moves(s, "trade") == [("trade", JACK)]


def test_trades_are_public() -> None:
    """PLU-TRD-07: all hear what is offered, refused and agreed, and remember what was shown."""
    s = table()
    do(s, "trade", JACK)
    events = [*do(s, "offer", *WOOD, *GOLD), *do(s, "counter", *GOLD, 2, 0, 0, 0), *do(s, "accept")]
    assert said(events) == ["proposed-trade", "proposed-trade", "struck-trade", "treaty"]
    assert {event.seen_by for event in events} == {None}
    assert (s.known_to(MARY, JACK), s.known_to(MARY, ANNE)) == ((2, 0, 0, 0), GOLD)


def test_the_merchants_exchange() -> None:
    """PLU-TRD-08: two cards for one, again and again, without a treaty; nothing of an empty pile."""
    s = at_menu(board(["B7"], ["L1"], [], hands=[(2, 0, 1, 1)]))
    s.piles = (10, 0, 10, 10)
    assert ("exchange", "wood", "rum", "iron") not in moves(s)
    assert ("exchange", "wood", "wood", "wood") not in moves(s)
    do(s, "exchange", "wood", "rum", "gold")
    do(s, "exchange", "gold", "gold", "wood")
    assert (s.hands[ANNE], s.piles, s.today.treaties) == ((2, 0, 0, 0), (10, 0, 11, 11), 0)
    assert moves(at_menu(board(["B7"], ["L1"], [], hands=[(2, 0, 1, 1)], storm="B6")), "exchange") == []
    assert moves(at_menu(board(["G7"], ["B7"], [], hands=[(2, 0, 1, 1)])), "exchange") == []


# ---- bargaining


def test_nothing_else_happens_while_a_bargain_is_open() -> None:
    """PLU-NEG-01: whoever is asked answers the terms, and that is all."""
    s = offered(table(), WOOD, GOLD)
    assert asked(s) == ("Answer", JACK)
    assert {move[0] for move in moves(s)} == {"accept", "refuse", "enough", "counter"}
    do(s, "counter", *GOLD, 2, 0, 0, 0)
    assert asked(s) == ("Answer", ANNE)
    assert {move[0] for move in moves(s)} == {"accept", "refuse", "counter"}
    do(s, "refuse")
    assert asked(s) == ("Menu", ANNE)


def test_nobody_learns_whether_the_other_could() -> None:
    """PLU-NEG-02: what may be offered is the same whatever the other holds."""
    answers = []
    for theirs in ((0, 1, 0, 2), (3, 0, 0, 0)):
        s = table((2, 0, 1, 0), theirs)
        do(s, "trade", JACK)
        step = asking(s)
        assert step is not None
        answers.append((moves(s), step.ask(s).forms, bar(s, "offer", *WOOD, 0, 0, 0, 2)))
    assert answers[0] == answers[1]
    assert answers[0][2] is None


def test_whoever_proposes_holds_the_cards() -> None:
    """PLU-NEG-02: in a counter-offer, too; and all know then that they are there."""
    s = offered(table(), WOOD, GOLD)
    assert s.known_to(NOBODY, ANNE) == WOOD
    assert bar(s, "counter", *RUM, *WOOD) is not None
    do(s, "counter", *IRON, *WOOD)
    assert s.known_to(MARY, JACK) == IRON


def test_terms_are_countered_three_times() -> None:
    """PLU-NEG-03: both sides together; then they are accepted or refused."""
    s = offered(table(), WOOD, GOLD)
    do(s, "counter", *GOLD, 2, 0, 0, 0)
    do(s, "counter", *WOOD, 0, 0, 0, 2)
    do(s, "counter", *IRON, *WOOD)
    assert bar(s, "counter", *WOOD, *GOLD) == "PLU-NEG-03"
    assert moves(s) == [("accept",), ("refuse",)]
    do(s, "accept")
    assert s.hands[:2] == [(1, 1, 1, 0), (1, 0, 0, 2)]


def test_the_number_of_counter_offers_is_an_option() -> None:
    """PLU-OPT-05: none at all, for one."""
    s = table()
    s.setting = replace(s.setting, options={**s.setting.options, "counters": 0})
    offered(s, WOOD, GOLD)
    assert bar(s, "counter", *GOLD, *WOOD) == "PLU-NEG-03"


def test_an_offer_to_all() -> None:
    """PLU-NEG-04: answered clockwise, with one counter-offer each; then one deal at most."""
    s = table()
    do(s, "call")
    do(s, "call", *WOOD, *GOLD)
    assert asked(s) == ("Bid", JACK)
    assert "enough" not in {move[0] for move in moves(s)}
    do(s, "accept")
    assert asked(s) == ("Bid", MARY)
    do(s, "counter", *RUM, 2, 0, 0, 0)
    assert (asked(s), moves(s)) == (("Close", ANNE), [("deal", JACK), ("deal", MARY), ("none",)])
    do(s, "deal", MARY)
    assert s.hands == [(0, 0, 2, 0), (0, 1, 0, 2), (2, 0, 0, 1)]
    assert (s.today.treaties, asked(s)) == (1 << MARY, ("Menu", ANNE))


def test_an_offer_to_all_binds_nobody() -> None:
    """PLU-NEG-04: no deal is made without the caller, nor of cards that are not there."""
    s = table()
    do(s, "call")
    do(s, "call", *WOOD, *GOLD)
    do(s, "counter", *GOLD, 0, 1, 0, 0)
    assert asked(s) == ("Bid", MARY)
    do(s, "refuse")
    assert moves(s) == [("none",)]
    assert said(do(s, "none")) == ["no-deal"]
    assert s.hands == HANDS


def test_refused_terms_are_not_offered_again() -> None:
    """PLU-NEG-05: to that captain in that turn; until one of the two hands is another one."""
    s = offered(table(), WOOD, GOLD)
    do(s, "refuse")
    do(s, "trade", JACK)
    assert bar(s, "offer", *WOOD, *GOLD) == "PLU-NEG-05"
    assert ("offer", *WOOD, *GOLD) not in moves(s)
    do(s, "offer", *WOOD, *IRON)
    do(s, "counter", *IRON, 2, 0, 0, 0)
    assert bar(s, "counter", *WOOD, *GOLD) == "PLU-NEG-05"
    do(s, "refuse")
    do(offered(s, WOOD, GOLD, MARY), "accept")
    do(s, "trade", JACK)
    assert bar(s, "offer", *WOOD, *GOLD) is None


def test_terms_that_were_answered_by_others_are_not_offered_again() -> None:
    """PLU-NEG-05: whether one captain was asked or all."""
    s = offered(table(), WOOD, GOLD)
    do(s, "counter", *GOLD, 2, 0, 0, 0)
    do(s, "refuse")
    do(s, "trade", JACK)
    assert bar(s, "offer", *WOOD, *GOLD) == "PLU-NEG-05"
    do(s, "back")
    do(s, "call")
    do(s, "call", *RUM, *GOLD)
    do(s, "counter", *GOLD, *WOOD)
    do(s, "refuse")
    do(s, "none")
    for other in (JACK, MARY):
        do(s, "trade", other)
        assert bar(s, "offer", *RUM, *GOLD) == "PLU-NEG-05"
        do(s, "back")


def test_refused_terms_are_not_called_out_to_the_same() -> None:
    """PLU-NEG-05: an offer to all passes over who refused it; and what was refused then stays refused."""
    s = offered(table(), WOOD, GOLD)
    do(s, "refuse")
    do(s, "call")
    do(s, "call", *WOOD, *GOLD)
    assert asked(s) == ("Bid", MARY)
    do(s, "refuse")
    do(s, "none")
    do(s, "trade", MARY)
    assert bar(s, "offer", *WOOD, *GOLD) == "PLU-NEG-05"


def test_whoever_has_heard_enough_is_asked_no_more() -> None:
    """PLU-NEG-05: until the turn ends."""
    s = offered(table(), WOOD, GOLD)
    do(s, "enough")
    assert moves(s, "trade", "call") == [("trade", MARY)]


def test_terms_lie_open_and_hands_do_not() -> None:
    """PLU-NEG-06: the answer needs a hand that nobody else may see, so that a curtain stands before it."""
    s = offered(table(), WOOD, GOLD)
    step = asking(s)
    assert isinstance(step, Answer)
    decision = step.ask(s)
    assert (decision.open, decision.secret) == (False, False)
    assert {"give", "want", "other"} <= decision.args.keys()


def test_only_terms_that_are_entered_count() -> None:
    """PLU-NEG-07: a refused offer leaves nothing behind, whatever was said; an attack may follow."""
    s = offered(table(), WOOD, GOLD)
    do(s, "refuse")
    assert (s.hands, s.today.treaties) == (HANDS, 0)
    assert ("attack", 0, 3) in moves(s)


@pytest.mark.parametrize("today", [Today(), Today(treaties=1 << JACK)])
def test_partners_trade_again(today: Today) -> None:
    """PLU-TRT-04: and there may be several treaties at once."""
    s = table(today=today)
    do(offered(s, WOOD, GOLD), "accept")
    do(offered(s, WOOD, RUM, MARY), "accept")
    assert s.today.treaties == 1 << JACK | 1 << MARY
    assert moves(s, "trade") == [("trade", JACK), ("trade", MARY)]
    assert moves(s, "attack", "threat") == []
