"""Chapter 3.2: fleets are chosen in secret, with the treasure and the forts that belong to them."""

from random import Random

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.core.fate import OwnDice
from flibuste.core.faults import PositionError
from flibuste.core.seat import Seat
from flibuste.games.pirates import GAME, view
from flibuste.games.pirates.mind import PiratesMind
from flibuste.games.pirates.position import write
from flibuste.games.pirates.questions.cargo.treasure import look
from flibuste.games.pirates.questions.fleets import muster
from flibuste.games.pirates.questions.fleets.supply import asked_of, presets, supplied
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.questions.table.items import BLANK, is_unique, item_named, things
from flibuste.games.pirates.soundness import breaches_of
from flibuste.games.pirates.steps.setup.choosing import ChooseFleet, ChooseSupply, NameForts, fleet_of
from flibuste.games.pirates.steps.setup.homes import ChooseHome
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.tables import FORTS, NATIONS
from flibuste.table import Table
from tests.games.pirates.catalogue import atoms_of

from .openings import answers, chosen, opened, until
from .orders import refused

RUNES, CHARTS = "FN-095", "SM-T-001"
"""Unique treasures."""


def test_a_fleet_of_the_house_or_by_lot() -> None:
    """CSG-FLT-01: whatever is chosen costs no more than the build total."""
    s = opened()
    step = asking(s)
    assert isinstance(step, ChooseFleet)
    moves = step.moves(s)
    large = [name for name in muster.PRESETS if muster.preset(name).spent > 20]
    assert moves == [*(("fleet", name) for name in large), ("fleet", "lot")], "none of this size is kept back"
    for move in (*moves, ("fleet", "F-B1")):
        answers(world := s.copy(), move)
        assert 0 < muster.read(world.fleets[0]).spent <= 40


def test_bots_bring_fleets_of_the_house_that_differ() -> None:
    """CSG-FLT-01: each seat looks at others than the next; the small fleets are for small games."""
    for total, least in ((40, 40), (20, 20)):
        s = opened(build_total=total)
        taken = set[Move]()
        for seat in range(2):
            step = asking(s)
            assert isinstance(step, ChooseFleet)
            moves = step.choices(s, Random(2), 16)
            glance = PiratesMind().prior(s, moves)
            best = {move for value, move in zip(glance, moves, strict=True) if value == max(glance)}
            assert not best & taken
            assert all(muster.preset(str(name)).spent >= least for _, name in best), seat
            taken |= best
            answers(s, ("fleet", "lot"))


def test_a_list_that_is_too_dear_is_refused_with_its_rule() -> None:
    """CSG-FLT-14: an illegal fleet cannot be confirmed, and the refusal names the rule."""
    s = opened(build_total=20)
    step = asking(s)
    assert isinstance(step, ChooseFleet)
    bar = step.why_not(s, ("list", *atoms_of(muster.preset("F-PIR"))))
    assert bar is not None
    assert bar.rule == "CSG-FLT-01"


def test_large_fleets_meet_where_all_agree_on_it() -> None:
    """CSG-VAR-07, CSG-SET-02: of any build total; the gold grows with it where that is wanted."""
    big = ("SM-ES-001", "SM-SS-001", "SM-ES-003", "SM-ES-005", "CA-1", "RF-1")
    cost = sum(pieces()[name].points for name in big)
    assert 80 < cost <= 150
    for total, rule in ((80, "CSG-FLT-01"), (150, None)):
        s = opened(build_total=total)
        step = asking(s)
        assert isinstance(step, ChooseFleet)
        bar = step.why_not(s, ("list", *big))
        assert (bar and bar.rule) == rule
    for scaled, uniques, gold in ((False, True, 15), (True, False, 56), (True, True, 49)):
        setting = opened(build_total=150, scale_treasure=scaled, uniques=uniques).setting
        brought = supplied(setting, str(presets(2)[0]["id"]))
        assert (brought.gold, len(brought.pieces)) == (gold, 8), "as much as so many coins can make"
        assert brought.fits(asked_of(setting))


def test_a_list_says_a_fleet() -> None:
    """CSG-ACT-10: the atoms of a list are the ids of its pieces."""
    for name in muster.PRESETS:
        atoms = atoms_of(muster.preset(name))
        found = fleet_of(atoms)
        assert found is not None
        assert muster.write(found) == muster.write(muster.preset(name))
    assert fleet_of(("GEN-captain@spain", "SM-PS-009")) is None


def test_nobody_sees_what_others_have_chosen() -> None:
    """CSG-INF-02: of another fleet only that it is chosen."""
    s = chosen(opened(), "F-PIR")
    assert view.view(s, 0)["players"][0]["fleet"] == s.fleets[0]
    assert view.view(s, 1)["players"][0]["fleet"] is None
    assert view.view(s, 1)["players"][0]["ready"]


def test_ships_are_shown_once_all_have_chosen() -> None:
    """CSG-INF-01: the ships lie open, and who sails on them does not."""
    s = until(chosen(opened(forts=False), "F-PIR", "F-ENG"), ChooseHome)
    assert view.view(s, None)["fleets"] == list(s.names) != []
    assert not any("GEN-" in name for name in s.names)


@pytest.mark.parametrize("without", ["events", "equipment"])
def test_what_the_options_leave_out_is_in_no_fleet(without: str) -> None:
    """CSG-VAR-10: the game without events, and without equipment."""
    s = opened(**{without: False})
    step = asking(s)
    assert isinstance(step, ChooseFleet)
    kind = "event" if without == "events" else "equipment"
    with_it = [name for name in muster.PRESETS if any(one.piece.kind == kind for one in muster.preset(name).every())]
    assert with_it
    assert not {move[1] for move in step.choices(s, Random(1), 40)} & {*with_it}
    for lot in range(30):
        answers(world := s.copy(), ("fleet", "lot"))
        s.luck += lot
        assert not any(one.piece.kind == kind for one in muster.read(world.fleets[0]).every())


def test_fleets_of_one_nation() -> None:
    """CSG-VAR-09: all ships and crew of one nation."""
    s = opened(pure_nations=True)
    step = asking(s)
    assert isinstance(step, ChooseFleet)
    bar = step.why_not(s, ("fleet", "F-MER")) or step.why_not(s, ("list", *atoms_of(muster.preset("F-MER"))))
    assert bar is not None
    answers(s, ("fleet", "lot"))
    flags = {one.piece.nation for one in muster.read(s.fleets[0]).every() if one.piece.kind in ("ship", "crew")}
    assert len(flags) == 1
    assert flags < {*NATIONS}


def test_treasure_is_chosen_in_secret() -> None:
    """CSG-FLT-13: which coins a player brings, the others see only when all are shuffled."""
    s = until(chosen(opened(), "F-PIR", "F-ENG"), ChooseSupply)
    answers(s, ("supply", "C15-C"))
    assert view.view(s, 0)["players"][0]["supply"] == "C15-C"
    assert view.view(s, 1)["players"][0]["supply"] is None


def test_coins_of_ones_own_choice_make_fifteen() -> None:
    """CSG-FLT-13, CSG-SET-27: any eight pieces, unique treasures among them as pieces of 0 gold, that make exactly 15;
    what each has put in is what is shuffled."""
    s = until(chosen(opened(), "F-PIR", "F-ENG"), ChooseSupply)
    assert refused(s, "coins", 7, 0, 0, 0, 0, 0, 0, 1) == "pirates-barred-supply-gold"
    assert refused(s, "coins", 1, 0, 0, 0, 0, 0, 2, 0) == "pirates-barred-supply-pieces"
    assert refused(s, "coins", 1, 0, 0, 0, 0, 0, 2) is not None
    told = s.agenda[-1].trace(s, ("coins", 1, 0, 0, 0, 0, 0, 2, 0))
    assert (told["pieces"], told["gold"], told["bar"] is None) == (3, 15, False)
    answers(s, ("coins", 1, 0, 0, 0, 0, 0, 2, 5))
    assert view.view(s, 0)["players"][0]["supply"] == "1.0.0.0.0.0.2.5"
    assert view.view(s, 1)["players"][0]["supply"] is None
    answers(s, ("coins", 6, 0, 0, 1, 1, 0, 0, 0))
    until(s, Menu)
    assert (s.coins, s.start_gold, s.rares) == ((7, 0, 0, 1, 1, 0, 2), 30, 5)
    assert s.pool == s.coins
    assert breaches_of(s) == []


def test_unique_treasures_of_ones_own_choice() -> None:
    """CSG-FLT-13, CSG-SET-27, CSG-UNT-01: by name; who brings one knows that it is there. Each is there once: what two
    bring is one of the two, the other comes by lot."""
    s = until(chosen(opened(), "F-PIR", "F-ENG"), ChooseSupply)
    assert refused(s, "pieces", 1, 0, 0, 0, 0, 0, 2, 3, RUNES, RUNES) == "pirates-barred-supply-twice"
    assert refused(s, "pieces", 1, 0, 0, 0, 0, 0, 2, 3, RUNES) == "pirates-barred-supply-pieces"
    assert refused(s, "pieces", 7, 0, 0, 0, 0, 0, 0, 0, RUNES) == "pirates-barred-supply-gold"
    assert refused(s, "pieces", 1, 0, 0, 0, 0, 0, 2, 4, "GEN-captain@spain") == "core-barred-not-asked"
    answers(s, ("pieces", 1, 0, 0, 0, 0, 0, 2, 3, RUNES, CHARTS))
    assert view.view(s, 0)["players"][0]["supply"] == f"1.0.0.0.0.0.2.3 {RUNES} {CHARTS}"
    assert [view.view(s, seat)["players"][0]["brought"] for seat in (0, 1)] == [[RUNES, CHARTS], []]
    answers(s, ("pieces", 5, 0, 0, 0, 2, 0, 0, 0, RUNES))
    until(s, Menu)
    assert (s.rares, len(s.brought), s.start_gold) == (6, 2, 30)
    assert [set(view.view(s, seat)["players"][seat]["brought"]) for seat in (0, 1)] == [{RUNES, CHARTS}, {RUNES}]
    assert view.view(s, 1)["players"][0]["brought"] == []
    assert breaches_of(s) == []
    turned_up = things(look(s, OwnDice(s), (BLANK,) * 16, 0b11))
    assert {item_named(RUNES), item_named(CHARTS)} < {*turned_up}
    assert len({one for one in turned_up if is_unique(one)}) == 6, "no two of one name"


def test_of_more_than_two_each_brings_any_six() -> None:
    """CSG-FLT-13, CSG-SET-28: of any value; without unique treasures none can be brought."""
    s = until(chosen(opened(3, uniques=False), "F-PIR", "F-ENG", "F-VIK"), ChooseSupply)
    assert refused(s, "coins", 0, 0, 0, 0, 0, 0, 5) == "pirates-barred-supply-pieces"
    for move in (("coins", 0, 0, 0, 0, 0, 0, 6), ("coins", 6, 0, 0, 0, 0, 0, 0), ("supply", "M6-A")):
        answers(s, move)
    until(s, Menu)
    assert (s.start_gold, s.rares) == (42 + 6 + 13, 0)
    assert {len(one.coins) for one in s.islands if one.home < 0} == {3}


@pytest.mark.parametrize(
    "text",
    [
        *("C15-A", "1.0.0.0.0.0.2.5", f"1.0.0.0.0.0.2.4 {RUNES}", f"1.0.0.0.0.0.2.3 {RUNES} {RUNES}"),
        *(
            "1.0.0.0.0.0.2.4 CC-031",
            f"1.0.0.0.0.0.2.5 {RUNES}",
            "M6-A",
            "1.0.0.0.0.0.2.4",
            "8",
            "gold",
            "-1.0.0.0.0.0.2.7",
        ),
    ],
)
def test_a_position_holds_treasure_that_can_be_brought(text: str) -> None:
    """CSG-FLT-13, CSG-SET-27"""
    s = until(chosen(opened(), "F-PIR", "F-ENG"), ChooseSupply)
    answers(s, ("supply", "C15-A"))
    s.supply = [text, ""]
    position = write(s)
    seats = [Seat("Anne"), Seat("Jack")]
    if text in ("C15-A", "1.0.0.0.0.0.2.5", f"1.0.0.0.0.0.2.4 {RUNES}"):
        assert Table.at("pirates", position, seats).position() == position
    else:
        with pytest.raises(PositionError, match="CSG-FLT-13"):
            Table.at("pirates", position, seats)


@pytest.mark.parametrize("older", [False, True])
def test_any_number_of_forts_is_named(older: bool) -> None:
    """CSG-FLT-12: different ones, all that there are; three at most where a log of rules 1 is replayed."""
    s = until(chosen(opened(), "F-PIR", "F-ENG"), NameForts)
    if older:
        GAME.older(s, 1)
    names = tuple(FORTS)[: 3 if older else None]
    for name in names:
        step = asking(s)
        assert isinstance(step, NameForts)
        assert step.seat == 0
        assert step.ask(s).options[-1].args == {"named": len(s.forts[0])}, "none, or no more"
        answers(s, ("fort", name))
        assert ("fort", name) not in step.moves(s)
    step = asking(s)
    assert isinstance(step, NameForts)
    assert step.seat == 1
    answers(s, ("no-fort",))
    assert s.forts == [names, ()]


def test_forts_and_treasure_cost_no_points() -> None:
    """CSG-FLT-03: a fleet that has spent all its points names the dearest forts, and a fort is no piece of a fleet."""
    s = chosen(opened(), "F-ENG", "F-PIR")
    assert muster.read(s.fleets[0]).spent == 40
    until(s, NameForts)
    for name in sorted(FORTS, key=lambda one: -FORTS[one]["gold"])[:3]:
        answers(s, ("fort", name))
    answers(s, ("no-fort",))
    until(s, ChooseHome)
    assert len(s.forts[0]) == 3
    assert fleet_of(("SM-PS-009", "CC-031")) is None


def test_the_build_total_is_the_same_for_all() -> None:
    """CSG-SET-01: all players use the same build total."""
    s = opened(build_total=60, fleets="lot", seats=3)
    assert all(40 < muster.read(text).spent <= 65 for text in s.fleets)


def test_treasure_grows_with_the_fleets_if_that_was_agreed() -> None:
    """CSG-SET-02: round(15 x build_total / 40) gold each, as many pieces as always."""
    s = opened(build_total=80, scale_treasure=True, uniques=False)
    brought = supplied(s.setting, "C15-A")
    assert (brought.gold, len(brought.pieces)) == (30, 8)
    assert supplied(opened(build_total=80, uniques=False).setting, "C15-A").gold == 15
