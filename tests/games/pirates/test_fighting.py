"""Pirates' shots, rams, boardings, rolls and what a ship may do (docs/rules/pirates.md, chapter 5), by hand."""

from dataclasses import replace
from typing import Any

import pytest

from flibuste.games.pirates.questions.boarding.boarding_roll import Party, board, odds
from flibuste.games.pirates.questions.boarding.ramming import needed
from flibuste.games.pirates.questions.gunnery.hit_rolls import Fired, Gun, spared
from flibuste.games.pirates.questions.turns.roll_results import PURPOSES, Against, broadside_hits, reef_loss
from flibuste.games.pirates.tables import DIE
from flibuste.games.pirates.tools.afloat import MARKS
from flibuste.games.pirates.tools.may import DEEDS, STATES, TARGETS, OrderInput, why_not
from flibuste.games.pirates.tools.ram import ram
from flibuste.games.pirates.tools.turn import STARTS


@pytest.mark.parametrize(("number", "plain", "better"), [(1, 5, 5), (2, 4, 5), (3, 3, 4), (5, 1, 2), (6, 0, 1)])
def test_which_rolls_hit(number: int, plain: int, better: int) -> None:
    """CSG-SHT-06: higher than the number, with what is added; a natural 1 misses always."""
    assert (len(Gun(number).good), len(Gun(number, bonus=1).good)) == (plain, better)
    assert Gun(number, bonus=6).fired(1) is Fired.ONE


def test_a_catamaran_rolls_for_itself() -> None:
    """CSG-KW-CAT-01: 5 or 6 and it was no hit; CSG-DMG-01: against some only a natural 6 is one."""
    assert [roll for roll in DIE if spared(roll)] == [5, 6]
    assert Gun(1, bonus=3, only_six=True).good == (6,)
    assert Gun(1, only_six=True).fired(5) is Fired.NO_SIX


def test_a_ram_takes_a_mast() -> None:
    """CSG-RAM-03: by a roll above the masts that stand."""
    assert [ram(roll, 4).hit for roll in DIE] == [False] * 4 + [True] * 2
    assert needed(6) > DIE[-1]


def test_a_derelict_sinks_by_any_ram() -> None:
    """CSG-RAM-04; CSG-BRD-01: nobody boards what is gone."""
    assert all(ram(roll, 0).sinks and not ram(roll, 0).may_board for roll in DIE)


def test_who_is_pinned() -> None:
    """CSG-RAM-05: the rammer, unless the other lost its last mast."""
    assert [ram(roll, masts).pins for roll, masts in ((1, 1), (2, 1), (1, 0), (6, 3))] == [True, False, False, True]


def test_the_higher_total_wins_a_boarding() -> None:
    """CSG-BRD-02: roll, masts and bonuses; whoever began it."""
    assert board(Party(3, 1, 2), Party(2, 0, 4)) == 0
    assert board(Party(1, 0, 6), Party(4, 1, 1)) > 0
    assert odds(2) == {"win": 26, "tie": 4, "lose": 6}


@pytest.mark.parametrize(
    ("name", "known", "faces"),
    [
        ("broadside", Against(worst=3), "miss miss miss hit hit hit"),
        ("fire", Against(), "spreads spreads spreads stays stays gone"),
        ("scuttle", Against(), "afloat afloat afloat afloat sunk sunk"),
        ("fear", Against(), "nothing nothing nothing nothing silenced slowed"),
        ("reef", Against(masts=4, standing=2), "wreck derelict loses safe safe safe"),
        ("sargasso", Against(masts=3), "safe safe safe caught caught caught"),
        ("clear", Against(standing=2), "caught caught caught caught free free"),
        ("whirlpool", Against(), "safe safe safe loses loses loses"),
        ("swoop", Against(), "miss miss miss twice twice twice"),
        ("ability", Against(), "nothing nothing nothing nothing again again"),
    ],
)
def test_what_a_roll_decides(name: str, known: Against, faces: str) -> None:
    """CSG-FIR-03, CSG-SCT-02, CSG-KW-FEA-01, CSG-REE-02, CSG-SAR-02, CSG-SAR-04, CSG-WHI-04 and the like."""
    assert PURPOSES[name].faces(known) == faces.split()


def test_a_broadside_hits_once_more() -> None:
    """CSG-KW-BRO-02: every cannon that takes part, and one."""
    assert broadside_hits(4) == 5


def test_a_reef_takes_what_the_roll_is_short_of() -> None:
    """CSG-REE-02: of the masts on the card."""
    assert [reef_loss(roll, 4) for roll in DIE] == [3, 2, 1, 0, 0, 0]


def why(deed: str, **given: Any) -> list[str]:
    return [reason.rule for reason in why_not(replace(OrderInput(deed), **given))]


@pytest.mark.parametrize("deed", DEEDS)
def test_a_ship_in_order_may(deed: str) -> None:
    """CSG-ACT-02: one action in one's own turn."""
    assert why(deed) == []


def test_what_states_forbid() -> None:
    """CSG-ACT-05: the table of states and deeds, row by row."""
    barred = {deed: {state for state in STATES if why(deed, state=state)} for deed in DEEDS}
    assert barred["moves"] == {"derelict", "pinned", "entangled", "chained", "towed"}
    assert barred["shoots"] == {"derelict", "mastless", "lost", "submerged", "towed"}
    assert barred["rams"] == {"derelict", "lost", "entangled", "chained", "towed"}
    assert barred["tows"] == barred["rams"] | {"submerged"}
    assert barred["explores"] == barred["repairs"] == barred["boards"] == {"lost", "submerged"}


def test_two_actions_at_most() -> None:
    """CSG-ACT-03: and the second only by an ability."""
    assert why("moves", given=1) == ["CSG-ACT-02"]
    assert why("moves", given=1, second=True) == []
    assert why("moves", given=2, second=True) == ["CSG-ACT-03"]


def test_what_costs_no_action() -> None:
    """CSG-ACT-06: rams, boardings, tows, the captain's shot, exploring again on docking."""
    assert [deed for deed in DEEDS if not why(deed, given=2)] == ["rams", "boards", "tows"]
    assert why("shoots", given=2, captain=True) == []
    assert why("explores", given=2, own_flag=True, docked_since=False) == []


@pytest.mark.parametrize(
    ("deed", "rule", "spared"),
    [
        ("shoots", "CSG-SHT-03", {"friend", "docked", "hidden"}),
        ("rams", "CSG-RAM-07", {"friend", "cata", "flotilla", "dragon", "hidden", "intangible"}),
        ("boards", "CSG-BRD-06", {"cata", "turtle-panels", "flotilla", "dragon", "hidden"}),
    ],
)
def test_what_cannot_be_the_target(deed: str, rule: str, spared: set[str]) -> None:
    """CSG-RAM-07: and its like for shots and boardings."""
    assert {target for target in TARGETS if why(deed, target=target) == [rule]} == spared


def test_what_a_deed_asks_for() -> None:
    """CSG-RAM-01: a fresh contact; CSG-BRD-01, CSG-TOW-01, CSG-TOW-05, CSG-EXP-01, CSG-REP-01."""
    assert why("rams", fresh=False) == ["CSG-RAM-01"]
    assert why("boards", after_ram=False) == ["CSG-BRD-01"]
    assert why("tows", bow_at_derelict=False, tows=True) == ["CSG-TOW-01", "CSG-TOW-05"]
    assert why("explores", docked_since=False) == ["CSG-EXP-01"]
    assert why("explores", docked_since=False, island=False) == []
    assert why("repairs", at_home=False) == ["CSG-REP-01"]


def test_who_repairs_anywhere() -> None:
    """CSG-REP-02: at sea, and lost in fog, but not under water."""
    assert why("repairs", at_home=False, anywhere=True, state="lost") == []
    assert why("repairs", anywhere=True, state="submerged") == ["CSG-ACT-05"]


def test_which_marks_end_with_a_turn() -> None:
    """CSG-SPS-02: crew are silenced for a turn; CSG-SCT-02: a ship that is to sink stays so."""
    assert {name for name, mark in MARKS.items() if mark.ends == "turn"} == {"silenced", "chained", "slowed"}


def test_a_turn_begins_with_ten_steps() -> None:
    """CSG-TRN-01: scuttled ships sink first; CSG-TRN-10: the event comes last."""
    assert (len(STARTS), STARTS[0], STARTS[-1]) == (10, "CSG-TRN-01", "CSG-TRN-10")
