"""Boarding parties, and rams from below (chapter 5.6)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.events import MUTE
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.questions.table.items import HELD, MOST_GOLD, name_of
from flibuste.games.pirates.state import Is, Way
from flibuste.games.pirates.steps.boarding.boarding_party import BoardOffer, boardable, take_captive
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, meeting, poses, question, sea
from tests.games.pirates.tables import at, plays, ship, table

LONGSHIP, TURTLE, CATAMARAN, MONSTER, SUBMARINE = "FN-4", "SCS-21", "OE-137", "OE-14", "MI-305"


# ---- boarding


def boarding(mine: Any = None, theirs: Any = None, **options: Any) -> Any:
    """After a ram that took no mast."""
    s = meeting(mine, theirs, options=options)
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 1)
    assert question(s) == "BoardOffer"
    return s


def test_both_sides_may_start_the_one_boarding_party() -> None:
    """CSG-BRD-01, CSG-BRD-07: the active player is asked first, the other if he declines."""
    s = boarding()
    assert s.agenda[-1].seat == 0
    plays(s, ("hold",))
    assert s.agenda[-1].seat == 1
    plays(s, ("board",), 3, 3)
    assert question(s) == "Menu"


def test_the_offer_of_a_boarding_says_its_odds_by_the_masts_alone() -> None:
    """CSG-BRD-02, CSG-INF-02: what lies face down changes nothing of what everybody sees."""
    for crew in ((), ("SM-PC-004",)):
        s = table([ship(FOUR, 0, at(480, 480), *crew), ship(TWO, 1, at(480, 520, 90))])
        s.way = Way(0)
        offer = BoardOffer(0, 0, 1).ask(s).options[0]
        assert offer.data == {"lead": 2, "odds": {"win": 26, "tie": 4, "lose": 6}}


def test_the_higher_total_wins() -> None:
    """CSG-BRD-02, CSG-BRD-03: die and masts; the winner takes a crew or a treasure."""
    s = boarding(theirs=ship(TWO, 1, at(480, 544, 90), "coin-3", "GEN-captain@spain"))
    plays(s, ("board",), 5, 2)
    assert s.agenda[-1].seat == 0
    assert asked(s) == [("crew",), ("treasure",), ("nothing",)]
    plays(s, ("treasure",))
    assert [HELD.item(it) for it in s.ship(0).hold] == [3]
    assert [name_of(HELD.item(it)) for it in s.ship(1).hold] == ["GEN-captain@spain"]


def test_the_end_marker_goes_with_a_coin_that_is_won() -> None:
    """CSG-MUL-02: with three and more."""
    s = meeting(theirs=ship(TWO, 1, at(480, 544, 90), "coin-3"), seats=3)
    s.ships.append(ship(TWO, 2, at(100, 100), "coin-7"))
    s.marked, s.loaders = (1, 3), (2,)
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("board",), 6, 1)
    plays(s, ("treasure",))
    assert s.marked == (0, 3)


def test_a_captive_is_the_dearest_crew() -> None:
    """CSG-EFF-69: worth its points; of two that cost the same the loser picks."""
    wodin = ship("FN-10", 0, at(480, 470))
    for crew, picks in (
        (("GEN-captain@spain", "GEN-explorer@spain"), False),
        (("GEN-helmsman@spain", "GEN-shipwright@spain"), True),
    ):
        s = meeting(wodin, ship(TWO, 1, at(480, 544, 90), *crew), coins=(0,) * 7)
        plays(s, ahead(s, "L"))
        plays(s, ("steady",))
        plays(s, ("ram", s.names[1]), 1)
        plays(s, ("board",), 6, 1)
        plays(s, ("captive",))
        if picks:
            assert s.agenda[-1].seat == 1
            plays(s, ("give", "GEN-shipwright@spain"))
        points = 2 if picks else 3
        assert [HELD.item(held) for held in s.ship(0).hold] == [points]
        assert len(s.ship(1).hold) == 1


def test_a_captive_may_be_worth_more_than_any_coin() -> None:
    """CSG-EFF-69"""
    costly = max((one for one in pieces().values() if one.kind == "crew"), key=lambda one: one.points)
    s = meeting(ship("FN-10", 0, at(480, 470)), ship(TWO, 1, at(480, 544, 90), costly.id), coins=(0,) * 7)
    held = s.ship(1).hold[0]
    take_captive(s, 0, 1, held, MUTE)
    assert [HELD.item(it) for it in s.ship(0).hold] == [costly.points] == [MOST_GOLD]
    assert name_of(MOST_GOLD) == "coin-10"


def test_a_captive_with_a_ransom_is_worth_the_ransom() -> None:
    """CSG-KW-RAN-01, CSG-EFF-69: his own points are none."""
    s = meeting(ship("FN-10", 0, at(480, 470)), ship(TWO, 1, at(480, 544, 90), "CC-27", up=True), coins=(0,) * 7)
    take_captive(s, 0, 1, s.ship(1).hold[0], MUTE)
    assert [name_of(HELD.item(it)) for it in s.ship(0).hold] == ["coin-5"]
    assert HELD.seen(s.ship(0).hold[0]) == s.setting.everybody
    assert not s.ship(1).hold
    assert s.coins[4] == 1


def test_a_tie_has_no_effect() -> None:
    """CSG-BRD-02, CSG-R-10"""
    s = boarding(theirs=ship(TWO, 1, at(480, 544, 90), "coin-3"))
    plays(s, ("board",), 4, 3)
    assert question(s) == "Menu"
    assert not s.ship(0).hold


def test_a_coin_needs_a_free_space() -> None:
    """CSG-BRD-04: a unique treasure does not."""
    full = ship(SLOOP, 0, at(480, 480), "coin-1")
    s = boarding(full, ship(TWO, 1, at(480, 544, 90), "coin-3", "SM-T-001"))
    plays(s, ("board",), 6, 1)
    plays(s, ("treasure",))
    assert sorted(name_of(HELD.item(it)) for it in s.ship(0).hold) == ["SM-T-001", "coin-1"]


@pytest.mark.parametrize(("pick", "seat"), [("owner", 1), ("winner", 0)])
def test_who_names_the_piece(pick: str, seat: int) -> None:
    """CSG-BRD-05, CSG-VAR-06, CSG-R-09: the loser, or the winner, blind among what lies face down."""
    s = boarding(theirs=ship(TWO, 1, at(480, 544, 90), "coin-3", "coin-4"), boarding_pick=pick)
    plays(s, ("board",), 6, 1)
    plays(s, ("treasure",))
    assert s.agenda[-1].seat == seat
    assert asked(s) == ([("give", "coin-3"), ("give", "coin-4")] if seat else [("give", "down")])


def test_a_turtle_with_panels_and_a_catamaran_with_both_hulls_are_not_boarded() -> None:
    """CSG-BRD-06, CSG-KW-TUR-02, CSG-KW-CAT-03: until they have lost them."""
    for card in (TURTLE, CATAMARAN):
        s = sea(ship(card, 1, at(480, 480)))
        assert not boardable(s, 0)
        s.change(0, shell=0)
        assert boardable(s, 0)


def test_a_turtle_with_panels_starts_a_boarding_party_and_may_lose_it() -> None:
    """CSG-R-72, CSG-KW-TUR-02: nobody boards her, but after her own ram she boards others, at her own risk."""
    s = meeting(ship(TURTLE, 0, at(480, 470), "coin-3"), ship(FOUR, 1, at(480, 544, 90)))
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 1)
    assert (question(s), s.agenda[-1].seat) == ("BoardOffer", 0)
    declined = s.copy()
    plays(declined, ("hold",))
    assert question(declined) == "Menu"
    plays(s, ("board",), 1, 6)
    plays(s, ("treasure",))
    assert [name_of(HELD.item(held)) for held in s.ship(1).hold] == ["coin-3"]


def test_neither_hidden_ships_nor_flotillas_nor_dragons_are_boarded() -> None:
    """CSG-BRD-06: submerged and lost ones."""
    for card, more in ((TWO, {"lost": 0}), (TWO, {"state": Is.SUBMERGED}), ("FS-17", {}), ("OE-139", {})):
        assert not boardable(sea(ship(card, 1, at(480, 480), **more)), 0)
    assert boardable(sea(ship(TWO, 1, at(480, 480))), 0)


def test_a_longship_boards_better_after_her_own_ram() -> None:
    """CSG-KW-LON-03: +1."""
    s = meeting(ship(LONGSHIP, 0, at(480, 470)), ship(FOUR, 1, at(480, 544, 90), "coin-2"))
    plays(s, ahead(s, "L"))
    plays(s, ("steady",))
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("board",), 2, 1)
    # 2 + 3 masts + 1 against 1 + 4
    assert question(s) == "Spoils"


def test_a_monster_does_not_eliminate_crew_and_spoils_uniques() -> None:
    """CSG-KW-MON-04, CSG-R-13: a unique that it takes leaves the game."""
    theirs = ship(TWO, 1, at(480, 544, 90), "SM-T-001", "GEN-captain@spain")
    s = meeting(ship(MONSTER, 0, at(480, 475)), theirs)
    plays(s, ahead(s, "L"))
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("board",), 6, 1)
    assert asked(s) == [("treasure",), ("nothing",)]
    plays(s, ("treasure",))
    assert not s.ship(0).hold
    assert len(s.gone) == 1


# ---- submarines


def test_a_submerged_ship_rams_and_dives_away() -> None:
    """CSG-KW-SUB-04: S straight away from the target; no boarding."""
    s = meeting(ship(SUBMARINE, 0, at(480, 470), state=Is.SUBMERGED), options={"auto_mast": True})
    plays(s, ahead(s, "L"))
    plays(s, ("ram", s.names[1]), 6)
    assert s.ship(1).masts.bit_count() == 3
    assert question(s) == "Retreat"
    before, offered = s.ship(0).pose.y, poses(s)["retreat", 180]
    plays(s, ("retreat", 180))
    assert s.ship(0).pose.y == before - 6350
    assert offered == list(s.ship(0).pose)
    assert question(s) == "Menu"


def test_some_submarines_board_after_the_dive() -> None:
    """CSG-EFF-70: others do not (CSG-KW-SUB-04)."""
    s = meeting(ship("MI-5", 0, at(480, 470), state=Is.SUBMERGED))
    plays(s, ahead(s, "L"))
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("retreat", 180))
    assert question(s) == "BoardOffer"


def test_a_submerged_monster_does_not_ram() -> None:
    """CSG-KW-MON-02"""
    s = meeting(ship(MONSTER, 0, at(480, 475), state=Is.SUBMERGED))
    plays(s, ahead(s, "L"))
    assert question(s) == "Menu"
