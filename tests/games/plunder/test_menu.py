"""The turn (docs/rules/plunder.md, 5.4 to 5.7): what may be done in it, in any order."""

from __future__ import annotations

from random import Random

from flibuste.core.agenda import advance, asking, play
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.games.plunder import deal, rounds
from flibuste.games.plunder.announcing import Reply
from flibuste.games.plunder.bribes import Bribe
from flibuste.games.plunder.calls import Bid
from flibuste.games.plunder.enemies import WhiteFlag
from flibuste.games.plunder.gifts import Gift
from flibuste.games.plunder.offers import Answer
from flibuste.games.plunder.state import Cards, Ship, State, Today
from flibuste.games.plunder.stealing import Give
from tests.games.plunder.boards import ANNE, COLOURS, JACK, MARY, USUAL, board, island_of
from tests.games.plunder.playing import asked, at_menu, bar, do, moves, said, turn

RICH: Cards = (9, 9, 9, 12)


def table(*fleet: str, **more: object) -> State:
    return at_menu(board(fleet or ["G7"], ["A1"], ["L10"], **more))  # type: ignore[arg-type]


def where(s: State, number: int) -> str:
    ship = s.ships[number]
    assert ship is not None
    return s.chart.name(ship.square)


# ---- the turn


def test_what_is_done_costs_no_step() -> None:
    """PLU-TRN-02: nor does it end the turn."""
    s = board(["G7"], ["G8"], ["L10"], hands=[RICH], marks=["G7"])
    s.today = Today(rolled=4, pool=4)
    at_menu(s)
    for move, told in (
        (("bury",), ()),
        (("build", "cannon", 0), ()),
        (("attack", 0, 3), (1, 6)),
        (("collect", 0, 0), ("TROVE", "L", 1)),
    ):
        do(s, *move, told=told)
        assert (asked(s), s.today.pool) == (("Menu", ANNE), 4)


def test_the_die_is_rolled_once() -> None:
    """PLU-TRN-03: and the turn does not end without it."""
    s = table()
    assert (moves(s, "roll"), moves(s, "end")) == ([("roll",)], [])
    do(s, "roll", told=(4,))
    assert (moves(s, "roll"), moves(s, "end")) == ([], [("end",)])


def test_a_roll_of_one_moves_the_storm_first() -> None:
    """PLU-STM-06: nothing can be done before; one step is left to sail."""
    s = table("G8")
    assert said(do(s, "roll", told=(1, "G", 7))) == ["sailing", "storm"]
    assert (s.storm, s.today.pool) == (s.chart.square("G7"), 1)
    again = table("G8", storm="G7")
    do(again, "roll", told=(1, "G", 7))
    assert again.storm == again.chart.square("G7")


def test_the_others_only_answer() -> None:
    """PLU-TRN-06: whatever is asked of somebody else answers what the active captain or a card has begun."""
    others, answers = set(), {Answer, Bid, Reply, Bribe, Give, WhiteFlag, Gift}
    for luck in range(3):
        s = rounds.begin(deal.setting_of(COLOURS[:4], {**USUAL, "teams": "2x2"}), luck)
        rng = Random(luck)
        advance(s, OwnDice(s), MUTE)
        for _ in range(1500):
            step = asking(s)
            if step is None:
                break
            if step.seat != s.turn and not isinstance(step, deal.ChooseIsland):
                others.add(type(step))
            play(s, rng.choice(step.moves(s)), OwnDice(s), MUTE)
    assert {Answer, Bribe} <= others <= answers


def test_nothing_is_limited_but_by_what_it_costs() -> None:
    """PLU-TRN-07: burying and building again, and attacks against each target."""
    s = at_menu(board(["G7"], ["G8", "F7"], ["G6"], hands=[RICH]))
    for move in (("bury",), ("bury",), ("build", "cannon", 0), ("build", "cannon", 0), ("build", "mast", 0)):
        do(s, *move)
    assert (s.points[ANNE], s.ships[0]) == (2, Ship(s.chart.square("G7"), 3, 2, 1))
    for target in (3, 4, 6):
        do(s, "attack", 0, target, told=(6, 1))
    assert moves(s, "attack") == []


def test_only_what_is_legal_is_offered() -> None:
    """PLU-TRN-08: and a turn with nothing left but its end is still ended by its captain."""
    s = table(today=Today(rolled=3))
    step = asking(s)
    assert step is not None
    decision = step.ask(s)
    assert [(option.move, option.barred) for option in decision.options] == [(("end",), None)]
    assert said(do(s, "end")) == ["drew"], "the next turn begins"
    assert asked(s) == ("Menu", JACK)


def left(s: State) -> list[tuple[str, object]]:
    """What the end of the turn would leave undone."""
    step = asking(s)
    assert step is not None
    (end,) = (option for option in step.ask(s).options if option.move == ("end",))
    return [(one.key, one.args.get("n")) for one in end.leaves]


def test_the_end_says_what_it_leaves() -> None:
    """PLU-TRN-05: steps of the fleet and of the ships, an X in reach, five gold; and nothing where there is nothing."""
    assert left(table(today=Today(rolled=3))) == []
    rich = board(["G7"], ["A1"], ["L10"], hands=[(0, 0, 0, 5)], marks=["G7"])
    rich.today = Today(rolled=4, pool=2)
    ship = rich.ships[0]
    assert ship is not None
    rich.ships[0] = ship._replace(moves=1)
    assert left(at_menu(rich)) == [("plunder-left-mark", None), ("plunder-left-steps", 3), ("plunder-left-gold", 5)]
    poor = board(["G7"], ["A1"], ["L10"], hands=[(0, 0, 0, 4)])
    poor.today = Today(rolled=4)
    assert left(at_menu(poor)) == []


def test_cards_of_the_islands_come_first() -> None:
    """PLU-TRN-01: then everything else in any order, sailing after the roll."""
    s = turn(board(["G7"], [], [], flags={"T1A-a": ANNE, "T1A-b": ANNE}, hands=[(0, 0, 0, 5)]), "wood", "rum")
    assert s.hands[ANNE] == (1, 0, 1, 5)
    assert moves(s, "sail") == []
    do(s, "bury")
    do(s, "roll", told=(2,))
    assert len(moves(s, "sail")) == 4


# ---- sailing


def test_steps_are_shared_out_at_will() -> None:
    """PLU-SAIL-03: ship by ship in turns, with something in between, and none has to be used."""
    s = table("G7", "I7", hands=[RICH])
    do(s, "roll", told=(4,))
    do(s, "sail", 0, "G8")
    do(s, "sail", 1, "I8")
    do(s, "bury")
    do(s, "sail", 0, "G9")
    do(s, "end")
    assert (where(s, 0), where(s, 1), s.today) == ("G9", "I8", Today())


def test_mast_moves_come_first_and_the_die_stays_in_sight() -> None:
    """PLU-SAIL-09: the ship's own steps, then the pool; what was rolled can be read all the while."""
    s = at_menu(board([Ship(board(["G7"], [], []).ships[0].square, 3, masts=1)], [], []))  # type: ignore[union-attr]
    do(s, "roll", told=(2,))
    pools = []
    for square in ("G8", "G9", "G10"):
        do(s, "sail", 0, square)
        pools.append((s.today.rolled, s.today.pool))
    assert pools == [(2, 2), (2, 1), (2, 0)]
    assert moves(s, "sail") == []


def test_a_ship_goes_through_a_port() -> None:
    """PLU-MAP-08: of anybody, in by one docking side and out by another; but not where a ship lies."""
    s = table("B4", flags={"T1A-a": JACK})
    do(s, "roll", told=(4,))
    do(s, "sail", 0, "B3")
    do(s, "sail", 0, "A3")
    assert where(s, 0) == "A3"
    taken = at_menu(board(["B4"], ["B3"], [], today=Today(rolled=4, pool=4)))
    assert ("sail", 0, "B3") not in moves(taken)


def test_a_toll_is_paid_before_the_step() -> None:
    """PLU-STM-03: any two cards, on top of the step; or it is not taken."""
    s = table("G9", storm="G7", hands=[(1, 0, 1, 1)], today=Today(rolled=3, pool=3))
    do(s, "sail", 0, "G10")
    do(s, "sail", 0, "G9")
    assert s.today.pool == 1
    do(s, "sail", 0, "G8")
    assert asked(s) == ("Toll", ANNE)
    assert bar(s, "toll", 0, 1, 0, 1) is not None
    do(s, "back")
    assert (where(s, 0), s.hands[ANNE]) == ("G9", (1, 0, 1, 1))
    do(s, "sail", 0, "G8")
    do(s, "toll", 1, 0, 0, 1)
    assert (where(s, 0), s.hands[ANNE], s.piles, s.today.pool) == ("G8", (0, 0, 1, 0), (11, 10, 10, 11), 0)


# ---- building


def test_a_fleet_has_three_ships() -> None:
    """PLU-SHP-01: one that sank is built again."""
    s = table("G7", "I7", "K7", hands=[RICH])
    assert moves(s, "launch") == []
    s.ships[1] = None
    do(s, "launch", "G8")
    assert where(s, 1) == "G8"
    assert moves(s, "launch") == []


def test_building_fits_between_other_things() -> None:
    """PLU-BLD-01: before the roll and after it, between steps; not while a bargain, a battle or a card is open."""
    s = at_menu(board(["G7"], ["G9"], [], hands=[RICH, (1, 0, 0, 0)], marks=["G8"]))
    do(s, "build", "mast", 0)
    do(s, "roll", told=(2,))
    do(s, "sail", 0, "F7")
    do(s, "build", "cannon", 0)
    do(s, "sail", 0, "G7")
    do(s, "sail", 0, "G8")
    assert moves(s, "build")
    do(s, "attack", 0, 3)
    assert moves(s, "build", "launch", "bury") == []
    do(s, "fight", told=(6, 1))
    do(s, "trade", JACK)
    assert moves(s, "build", "launch", "bury") == []
    do(s, "back")
    do(s, "collect", 0, 0, told=("LOOT",))
    assert moves(s, "build", "launch", "bury") == []
    do(s, "loot", "wood", told=("L", 1))
    do(s, "build", "mast", 0)
    assert s.ships[0] == Ship(s.chart.square("G8"), 3, 1, 2)


def test_pegs_go_to_own_ships_wherever_they_are() -> None:
    """PLU-BLD-03: in the storm, far from any port; below the limit."""
    chart = board(["G7"], [], []).chart
    fleet = [Ship(chart.square("G7"), 2, 2, 1), Ship(chart.square("K10"), 3, 0, 2)]
    s = at_menu(board(fleet, ["A1"], [], storm="G7", hands=[RICH]))
    assert moves(s, "build") == [("build", "life", 0), ("build", "cannon", 1), ("build", "mast", 0)]
    do(s, "build", "life", 0)
    assert (s.ships[0], s.hands[ANNE]) == (Ship(chart.square("G7"), 3, 2, 1), (8, 8, 8, 11))


def test_when_pegs_begin_to_serve() -> None:
    """PLU-BLD-04: a cannon in the next battle, a life at once, a mast from the next roll on."""
    s = at_menu(board(["G7"], ["G8"], [], hands=[RICH]))
    do(s, "build", "mast", 0)
    do(s, "roll", told=(3,))
    do(s, "build", "mast", 0)
    assert s.ships[0] == Ship(s.chart.square("G7"), 3, masts=2, moves=1)
    do(s, "build", "cannon", 0)
    events = do(s, "attack", 0, 3, told=(2, 3))
    assert s.ships[3] == Ship(s.chart.square("G8"), 2)
    assert next(event for event in events if event.key == "plunder-battle").args["total"] == 3


def test_a_ship_sails_if_it_was_built_before_the_roll() -> None:
    """PLU-SAIL-06: one that is built afterwards fights, but lies still until the next turn."""
    s = at_menu(board(["G7"], ["F9"], [], hands=[RICH]))
    do(s, "launch", "G8")
    do(s, "roll", told=(4,))
    do(s, "sail", 1, "G9")
    do(s, "launch", "F7")
    assert {move[1] for move in moves(s, "sail")} == {0, 1}
    s.ships[3] = Ship(s.chart.square("E7"), 3)
    assert ("attack", 2, 3) in moves(s)
    do(s, "end")
    assert not any(ship.still for ship in s.ships if ship)


def test_a_new_ship_is_paid_for_and_scores() -> None:
    """PLU-BLD-06: at once, so that it may win."""
    s = table(hands=[(2, 1, 0, 2)])
    s.points[ANNE] = 8
    do(s, "launch", "G8")
    assert (s.hands[ANNE], s.over) == ((0, 0, 0, 0), True)


def test_burying_treasure() -> None:
    """PLU-PP-03: five gold for a Plunder Point card, as often as it can be paid."""
    s = table(hands=[(0, 0, 0, 11)])
    do(s, "bury")
    do(s, "bury")
    assert (s.points[ANNE], s.hands[ANNE], s.piles[3], moves(s, "bury")) == (2, (0, 0, 0, 1), 20, [])


# ---- ships and islands


def test_moored_ships_fight() -> None:
    """PLU-SEA-01: they attack out of a port and are attacked in it, in their captain's own turn."""
    s = at_menu(board(["B3"], ["A3"], ["B4"]))
    assert moves(s, "attack")[1:] == [("attack", 0, 3), ("attack", 0, 6)]
    s.turn = JACK
    at_menu(s)
    assert moves(s, "attack") == [("attack", 3, 0)]


def test_what_is_done_with_an_island_needs_a_ship_in_its_port() -> None:
    """PLU-MAP-11: an attack and a trade do; its owner needs none, for the cards or for a trade with a guest."""
    s = at_menu(board(["B3"], [], ["B4"], flags={"T1A-a": JACK, "T1A-b": ANNE}, hands=[(1, 0, 0, 0)]))
    rock = len(s.ships) + island_of(s.chart, "T1A-a")
    assert ("attack", 0, rock) in moves(s)
    assert ("trade", JACK) in moves(s)
    assert deal.income(s, JACK) == 1
    s.turn = MARY
    at_menu(s)
    assert ("trade", JACK) not in moves(s)
    assert [move for move in moves(s, "attack") if move[2] == rock] == []
    s.turn = JACK
    at_menu(s)
    assert ("trade", ANNE) in moves(s)
