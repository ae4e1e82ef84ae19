"""Threats, bribes and treaties (docs/rules/plunder.md, 5.12 to 5.14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from flibuste.core.agenda import asking, recorded
from flibuste.core.decision import Barred
from flibuste.games.plunder import hoard, reach
from flibuste.games.plunder.chart import NOWHERE
from flibuste.games.plunder.foresight import preview
from flibuste.games.plunder.state import Cards, Ship, State, Today
from tests.games.plunder.boards import ANNE, JACK, MARY, board, island_of
from tests.games.plunder.playing import asked, at_menu, bar, do, moves, said

NONE = (0, 0, 0, 0)
HANDS: list[Cards] = [(2, 0, 1, 0), (0, 1, 0, 2), (0, 0, 1, 1)]


def table(**more: object) -> State:
    """Anne on G7, Jack beside on G8, Mary far away."""
    return at_menu(board(["G7"], ["G8"], ["L1"], **{"hands": HANDS, **more}))  # type: ignore[arg-type]


def target(s: State, island: str) -> int:
    return reach.target_of(s, island_of(s.chart, island))


def threatened(s: State, want: Cards, give: Cards = NONE, *, aim: int = 3) -> State:
    do(s, "threat", 0, aim)
    do(s, "demand", *give, *want)
    return s


# ---- threats


def test_a_threat_comes_before_the_attack() -> None:
    """PLU-THR-01: in one's own turn; a ship that has attacked threatens no more (PLU-THR-02)."""
    s = table()
    assert moves(s, "threat") == [("threat", 0, 3)]
    do(s, "attack", 0, 3)
    do(s, "fight", told=(6, 1))
    assert moves(s, "threat") == []


def test_only_what_may_be_attacked_is_threatened() -> None:
    """PLU-THR-02: an island from its port, a ship over an open edge, nothing across the storm, no partner."""
    s = at_menu(board(["B3", "G7"], ["G8"], [], flags={"T1A-a": JACK, "T1A-b": JACK}, hands=HANDS))
    assert moves(s, "threat") == [("threat", 0, target(s, "T1A-a")), ("threat", 1, 3)]
    assert moves(table(storm="G9"), "threat") == []
    assert moves(table(today=Today(treaties=1 << JACK)), "threat") == []
    unowned = at_menu(board(["B3"], [], [], hands=HANDS))
    assert (moves(unowned, "attack"), moves(unowned, "threat")) == ([("attack", 0, target(unowned, "T1A-a"))], [])


def test_a_threat_brings_more_than_it_costs() -> None:
    """PLU-THR-03: at least one card, and more than is paid; in counter-offers as well."""
    s = table()
    do(s, "threat", 0, 3)
    assert bar(s, "demand", *NONE, *NONE) is not None
    assert bar(s, "demand", 1, 0, 0, 0, 0, 0, 0, 1) == "PLU-THR-03"
    assert bar(s, "demand", 1, 0, 0, 0, 0, 0, 0, 2) is None
    do(s, "demand", *NONE, 0, 0, 0, 2)
    assert bar(s, "counter", 0, 0, 0, 1, 1, 0, 0, 0) == "PLU-THR-03"
    do(s, "counter", 0, 1, 0, 1, 1, 0, 0, 0)
    assert asked(s) == ("Answer", ANNE)
    assert bar(s, "counter", 1, 0, 1, 0, 0, 1, 0, 1) == "PLU-THR-03"


def test_a_target_is_threatened_once() -> None:
    """PLU-THR-04: by each ship; counter-offers belong to the same threat."""
    s = at_menu(board(["G7", "F8"], ["G8"], [], hands=HANDS))
    threatened(s, (0, 0, 0, 1))
    do(s, "counter", 0, 1, 0, 0, *NONE)
    do(s, "counter", *NONE, 0, 0, 0, 2)
    do(s, "refuse")
    assert moves(s, "threat") == [("threat", 1, 3)]


def test_a_threat_that_is_paid_makes_a_treaty() -> None:
    """PLU-THR-05: the cards move."""
    s = threatened(table(), (0, 0, 0, 2), (0, 0, 1, 0))
    assert said(do(s, "accept")) == ["struck-threat", "treaty"]
    assert s.hands[:2] == [(2, 0, 0, 2), (0, 1, 1, 0)]
    assert s.today.treaties == 1 << JACK


def test_after_a_refusal_the_attack_may_follow() -> None:
    """PLU-THR-05: or not; nothing has happened."""
    s = threatened(table(), (0, 0, 0, 2))
    do(s, "refuse")
    assert (s.hands, s.today.treaties, asked(s)) == (HANDS, 0, ("Menu", ANNE))
    assert moves(s, "attack") == [("attack", 0, 3)]


def test_the_same_terms_are_not_made_again() -> None:
    """PLU-NEG-05: of a threat neither as a counter-offer, by nobody, nor by a second ship; PLU-NEG-03: what lies on the
    table is no counter-offer. Another hand, and they may be."""
    s = at_menu(board(["G7", "F8"], ["G8"], ["L1"], hands=HANDS))
    threatened(s, (0, 0, 0, 1))
    assert bar(s, "counter", 0, 0, 0, 1, *NONE) == "PLU-NEG-03"
    do(s, "counter", 0, 1, 0, 0, *NONE)
    assert bar(s, "counter", *NONE, 0, 0, 0, 1) == "PLU-NEG-05"
    do(s, "counter", *NONE, 0, 0, 0, 2)
    assert bar(s, "counter", 0, 1, 0, 0, *NONE) == "PLU-NEG-05"
    do(s, "refuse")
    do(s, "threat", 1, 3)
    assert bar(s, "demand", *NONE, 0, 0, 0, 1) == "PLU-NEG-05"
    assert bar(s, "demand", *NONE, 0, 1, 0, 1) is None
    do(s, "back")
    hoard.give(s, MARY, JACK, (0, 0, 1, 0))
    do(s, "threat", 1, 3)
    assert bar(s, "demand", *NONE, 0, 0, 0, 1) is None


def test_a_threat_says_what_it_is_about() -> None:
    """PLU-THR-01: which ship threatens what, for the chart, and the chances of the battle."""
    s = table()
    do(s, "threat", 0, 3)
    about, chances = asking(s).ask(s).data, preview(s, ("demand", *NONE, 0, 0, 0, 1), ANNE)  # type: ignore[union-attr]
    assert about == {"ship": 0, "target": 3}
    do(s, "demand", *NONE, 0, 0, 0, 1)
    assert asking(s).ask(s).data == about  # type: ignore[union-attr]
    assert preview(s, ("refuse",), JACK) == chances


def test_an_old_log_may_repeat_its_terms() -> None:
    """PLU-NEG-03, PLU-NEG-05, PLU-TRD-08: what was played before it was barred goes on being read."""
    s = threatened(at_menu(board(["G7", "F8"], ["G8"], [], hands=HANDS)), (0, 0, 0, 1))
    recorded(s, ("counter", 0, 0, 0, 1, *NONE))
    with pytest.raises(Barred):
        recorded(s, ("counter", 0, 0, 0, 3, *NONE))
    do(s, "refuse")
    do(s, "threat", 1, 3)
    recorded(s, ("demand", *NONE, 0, 0, 0, 1))
    merchant = at_menu(board(["B7"], ["L1"], [], hands=[(2, 0, 1, 1)]))
    recorded(merchant, ("exchange", "wood", "wood", "wood"))
    with pytest.raises(Barred):
        recorded(merchant, ("exchange", "iron", "wood", "wood"))


# ---- bribes


def test_a_bribe_is_offered_before_the_dice() -> None:
    """PLU-BRB-01: of any cards that are held, at least one."""
    s = table()
    assert said(do(s, "attack", 0, 3)) == ["attacked-ship"]
    assert asked(s) == ("Bribe", JACK)
    assert bar(s, "bribe", *NONE) is not None
    assert bar(s, "bribe", 1, 0, 0, 0) is not None
    assert bar(s, "bribe", 0, 1, 0, 2) is None


def test_a_bribe_that_is_taken_calls_the_attack_off() -> None:
    """PLU-BRB-02: the cards move, a treaty begins, and the pair is not used."""
    s = table()
    do(s, "attack", 0, 3)
    do(s, "bribe", 0, 0, 0, 2)
    assert asked(s) == ("Bribed", ANNE)
    assert said(do(s, "accept")) == ["bribe-taken", "treaty"]
    assert (s.hands[:2], s.today.treaties, s.today.attacked) == ([(2, 0, 1, 2), (0, 1, 0, 0)], 1 << JACK, frozenset())
    assert asked(s) == ("Menu", ANNE)


def test_a_rejected_bribe_may_be_raised() -> None:
    """PLU-BRB-03: with more cards in all, as often as the hand allows; then the battle is fought."""
    s = table()
    do(s, "attack", 0, 3)
    do(s, "bribe", 0, 0, 0, 1)
    do(s, "reject")
    assert asked(s) == ("Bribe", JACK)
    assert bar(s, "bribe", 0, 1, 0, 0) is not None
    do(s, "bribe", 0, 1, 0, 1)
    do(s, "reject")
    do(s, "bribe", 0, 1, 0, 2)
    assert "battle" in said(do(s, "reject", told=(3, 2)))
    assert s.hands == HANDS


def test_a_declared_attack_is_not_taken_back() -> None:
    """PLU-BRB-04: without a bribe the battle is fought; the attacker is not asked again."""
    s = table()
    do(s, "attack", 0, 3)
    assert said(do(s, "fight", told=(2, 5))) == ["battle", "hit"]
    assert s.ships[0] == Ship(s.chart.square("G7"), 2)
    assert s.today.attacked == {(0, 3)}
    empty = table(hands=HANDS[:1])
    assert said(do(empty, "attack", 0, 3, told=(6, 1))) == ["attacked-ship", "battle", "hit"]


def test_captains_without_a_ship_bribe_for_islands() -> None:
    """PLU-BRB-05: islands of nobody offer nothing; the storm does not matter."""
    s = at_menu(board(["B3"], [], ["L1"], flags={"T1A-a": JACK}, hands=HANDS, storm="B3"))
    do(s, "attack", 0, target(s, "T1A-a"))
    assert asked(s) == ("Bribe", JACK)
    unowned = at_menu(board(["B3"], [], ["L1"], hands=HANDS))
    assert said(do(unowned, "attack", 0, target(unowned, "T1A-a"), told=(6, 1))) == [
        "attacked-unowned",
        "battle",
        "flag",
    ]


def test_bribes_may_be_left_out() -> None:
    """PLU-OPT-05: the battle is fought at once."""
    s = table()
    s.setting = replace(s.setting, options={**s.setting.options, "bribes": False})
    assert "battle" in said(do(s, "attack", 0, 3, told=(6, 1)))


# ---- treaties


def test_a_treaty_covers_what_is_gained_later() -> None:
    """PLU-TRT-05: islands and ships; an island that is lost is covered no more."""
    s = at_menu(board(["B3", "E3"], [], ["L1"], flags={"T1A-a": JACK, "T1A-b": MARY}, hands=HANDS))
    s.today = Today(treaties=1 << JACK)
    rock, cay = target(s, "T1A-a"), target(s, "T1A-b")
    assert moves(s, "attack") == [("attack", 1, cay)]
    s.owners[island_of(s.chart, "T1A-a")] = NOWHERE
    s.owners[island_of(s.chart, "T1A-b")] = JACK
    assert moves(s, "attack") == [("attack", 0, rock)]
    s.ships[3] = Ship(s.chart.square("B4"), 3)
    assert moves(s, "attack") == [("attack", 0, rock)]


def test_a_treaty_covers_every_member_of_a_team() -> None:
    """PLU-TEAM-08: a trade with Jack spares the other of his team from attacks, threats and cards."""
    hands = [*HANDS, (0, 0, 1, 1)]
    s = at_menu(board(["G7"], ["G8"], ["L1"], ["F7"], hands=hands, sides=((0, 2), (1, 3))))
    assert moves(s, "attack") == [("attack", 0, 3), ("attack", 0, 9)]
    do(s, "trade", JACK)
    do(s, "offer", 1, 0, 0, 0, 0, 0, 0, 1)
    do(s, "accept")
    assert moves(s, "attack", "threat") == []
    assert s.enemies(ANNE) == []
