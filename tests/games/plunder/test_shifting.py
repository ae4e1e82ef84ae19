"""Treasure cards that move ships (docs/rules/plunder.md, 5.17), found by Anne's ship on G7."""

from __future__ import annotations

from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Move
from flibuste.core.events import MUTE
from flibuste.core.fate import ScriptedFate
from flibuste.games.plunder import shifting
from flibuste.games.plunder.standing import TurnOver
from flibuste.games.plunder.state import State, Today
from flibuste.games.plunder.treasure import Collect
from flibuste.table import Table
from tests.games.plunder.boards import ANNE, JACK, MARY, board
from tests.games.plunder.test_gains import Menu


def found(s: State, card: str, *told: str | int) -> State:
    """The card is turned up; `told`: what fate answers before the token's own spin, which sends it to L1."""
    s.marks = (s.chart.square("G7"),)
    s.agenda = [TurnOver(ANNE), Menu(), Collect(0, 0)]
    advance(s, ScriptedFate(s, [card, *told, "L", 1]), MUTE)
    return s


def offered(s: State) -> list[Move]:
    step = asking(s)
    return [] if step is None or isinstance(step, Menu) else step.moves(s)


def answer(s: State, *move: str | int) -> State:
    assert move in offered(s)
    play(s, move, ScriptedFate(s, ["L", 1]), MUTE)
    return s


def where(s: State, number: int = 0) -> str:
    ship = s.ships[number]
    assert ship is not None
    return s.chart.name(ship.square)


def test_arrr() -> None:
    """PLU-TC-08: two gold; up to three steps of an enemy's ship, each a legal one, with no toll."""
    s = found(board(["G7"], ["A2", "G9"], [], storm="A18"), "ARRR")
    assert s.hands[ANNE] == (0, 0, 0, 2)
    assert offered(s) == [("pick", 3), ("pick", 4)]
    answer(s, "pick", 3)
    assert offered(s) == [("drift", "E"), ("drift", "W"), ("stay",)]
    answer(answer(s, "drift", "E"), "drift", "S")
    assert where(s, 3) == "B3"
    assert offered(s) == [("drift", "N"), ("drift", "E"), ("stay",)]
    answer(s, "drift", "E")
    assert (where(s, 3), offered(s), s.turn) == ("B4", [], ANNE)


def test_the_only_ship_is_nobodys_question() -> None:
    """PLU-TC-03: the only enemy's ship is the one that the card is about; where there is none, the part is skipped."""
    assert offered(found(board(["G7"], ["A2"], []), "ARRR"))[-1] == ("stay",)
    assert offered(found(board(["G7"], [], []), "ARRR")) == []


def test_older_logs_hold_the_only_answer() -> None:
    """PLU-TC-03: by the rules of our first version the only ship was asked about; such a log replays, and goes on, as
    it began."""
    ships = [{"square": "G7"}, None, None, {"square": "A2"}, None, None]
    position = {"colours": ["red", "blue"], "storm": "L12", "marks": ["G7", "H8"], "ships": ships}
    save = Table.at("plunder", position).save()
    for older in (True, False):
        table = Table.load({**save, "rules": 1} if older else save)
        table.play(("collect", 0, 0), ["ARRR"])
        asked = [str(option.move[0]) for option in table.decision.options] if table.decision else []
        assert asked[0] == ("pick" if older else "drift")
        if older:
            table.play(("pick", 3))
        table.play(("stay",), ["G", 7])
        assert Table.load(table.save()).position() == table.position()


def test_a_path_may_have_no_steps() -> None:
    """PLU-TC-04: of Arrr and Wind at Your Back."""
    s = answer(found(board(["G7"], ["A2"], []), "ARRR"), "stay")
    assert where(s, 3) == "A2"
    assert where(answer(found(board(["G7"], [], []), "WIND_AT_YOUR_BACK"), "stay")) == "G7"


def test_partners_are_no_enemies() -> None:
    """PLU-TC-05: neither teammates nor those under a treaty."""
    treaty = board(["G7"], ["A2"], ["A5"], today=Today(treaties=1 << JACK))
    assert where(answer(found(treaty, "ARRR"), "drift", "E"), 6) == "A6"
    team = board(["G7"], ["A2"], ["A5"], ["A7"], sides=((0, 2), (1, 3)))
    assert offered(found(team, "ARRR")) == [("pick", 3), ("pick", 9)]
    assert treaty.enemies(ANNE) == [MARY]


def test_berth() -> None:
    """PLU-TC-12: two gold, any free port on the map, and the turn ends."""
    s = found(board(["G7"], ["B3"], [], storm="B7"), "BERTH")
    places = {str(move[1]) for move in offered(s)}
    assert {"B7", "E3", "E6"} <= places
    assert "B3" not in places
    answer(s, "place", "B7")
    assert (where(s), s.hands[ANNE], s.turn) == ("B7", (0, 0, 0, 2), JACK)


def test_its_own_port_is_free_for_it() -> None:
    """PLU-TC-12: it may stay where it is."""
    s = board(["B3"], [], [])
    s.marks = (s.chart.square("B2"),)
    s.agenda = [TurnOver(ANNE), Menu(), Collect(0, 0)]
    advance(s, ScriptedFate(s, ["BERTH"]), MUTE)
    assert ("place", "B3") in offered(s)


def test_blackout() -> None:
    """PLU-TC-13: three rum, a spun square, and the turn ends."""
    s = found(board(["G7"], [], []), "BLACKOUT", "A", 10)
    assert (where(s), s.hands[ANNE], s.turn) == ("A10", (0, 0, 3, 0), JACK)
    land = found(board(["G7"], [], []), "BLACKOUT", "B", 2)
    assert offered(land) == [("place", "A2"), ("place", "B1")]
    assert where(answer(land, "place", "B1")) == "B1"


def test_i_am_the_storm() -> None:
    """PLU-TC-22: two gold; an enemy's ship to free water in the storm, its own square included."""
    s = found(board(["G7"], ["L17", "A2"], [], storm="L18"), "I_AM_THE_STORM")
    answer(s, "pick", 3)
    assert offered(s) == [("place", "K18"), ("place", "L17"), ("place", "L18")]
    assert where(answer(s, "place", "L18"), 3) == "L18"


def test_land_ho() -> None:
    """PLU-TC-23: a free port of an island that is nobody's; the turn goes on."""
    s = found(board(["G7"], ["E3"], [], flags={"T1A-a": JACK}), "LAND_HO")
    places = {str(move[1]) for move in offered(s)}
    assert places.isdisjoint({"B3", "E3", "B7"})
    assert "E6" in places
    answer(s, "place", "E6")
    assert (where(s), s.turn) == ("E6", ANNE)


def test_wind_at_your_back() -> None:
    """PLU-TC-35: two gold, and up to three squares at once, with no toll."""
    s = found(board(["G7"], [], [], storm="G9"), "WIND_AT_YOUR_BACK")
    for _ in range(3):
        answer(s, "drift", "E")
    assert (where(s), s.hands[ANNE], offered(s)) == ("G10", (0, 0, 0, 2), [])


def test_placing_costs_nothing() -> None:
    """PLU-PLC-04: into the storm, too."""
    s = board(["G7"], [], [], storm="A10", hands=[(1, 1, 0, 0)])
    shifting.put(s, 0, s.chart.square("A10"), MUTE, "PLU-PLC-04")
    assert s.hands[ANNE] == (1, 1, 0, 0)


def test_being_put_on_a_token_collects_nothing() -> None:
    """PLU-X-16: it waits for that captain's own turn."""
    s = board(["G7"], ["A1"], [], marks=["C5"])
    shifting.put(s, 3, s.chart.square("C5"), MUTE, "PLU-TC-08")
    assert (s.bottom, s.agenda) == ((), [])
