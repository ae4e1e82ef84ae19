"""Chapter 12: positions in which the answer is plain, and turns that come to an end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from flibuste.bots import Worlds, aim_of, choose, think, think_in
from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Json, Move
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.core.mind import NEVER
from flibuste.core.options import read_options
from flibuste.core.seat import Seat
from flibuste.games.plunder import GAME
from flibuste.games.plunder.bribes import Bribed
from flibuste.games.plunder.chart import NOWHERE
from flibuste.games.plunder.menu import Menu
from flibuste.games.plunder.mind import PlunderMind
from flibuste.games.plunder.offers import Answer, Offer
from flibuste.games.plunder.reach import target_of
from flibuste.games.plunder.standing import TurnOver
from flibuste.games.plunder.state import NONE, Ship, State, Today
from flibuste.games.plunder.worth import SKILLED

from .boards import ANNE, JACK, MARY, board, island_of

ROLLED = Today(rolled=3, pool=3)


def asked(s: State, step: Any) -> State:
    s.agenda = [TurnOver(s.turn), Menu(s.turn), step] if not isinstance(step, Menu) else [TurnOver(s.turn), step]
    return s


def best(s: State) -> Move:
    """The move with the best prior: what a hard bot rehearses with."""
    moves = GAME.mind.choices(s, Random(1), 24)
    scores = GAME.mind.prior(s, moves)
    assert len(scores) == len(moves)
    return max(zip(scores, moves, strict=True))[1]


def after(s: State, *moves: Move) -> State:
    for move in moves:
        assert s.agenda[-1].why_not(s, move) is None
        play(s, move, OwnDice(s), MUTE)
    return s


def menu(s: State, *, points: Sequence[int] = ()) -> State:
    s.points = [*points, *[0] * (s.setting.seats - len(points))]
    return asked(s, Menu(ANNE))


def test_five_gold_are_buried_for_the_last_point() -> None:
    s = menu(board(["A1"], ["L1"], ["L9"], hands=[(2, 1, 0, 5)]), points=[8])
    assert best(s) in (("bury",), ("launch", "A2"), ("launch", "B1"))
    s.hands[ANNE] = (0, 0, 0, 5)
    assert best(s) == ("bury",)
    assert after(s, ("bury",)).over


def test_a_weak_island_is_attacked_and_a_fortress_is_not() -> None:
    s = board(["B3"], ["L1"], ["L9"], today=ROLLED)
    island = target_of(s, island_of(s.chart, "T1A-a"))
    assert best(menu(s)) == ("attack", 0, island)
    s = board([Ship(board(["A1"], [], []).chart.square("E6"), 1)], ["L1"], ["L9"], today=ROLLED)
    fort = target_of(s, island_of(s.chart, "T1A-c"))
    moves = menu(s).agenda[-1].moves(s)
    assert ("attack", 0, fort) in moves
    scores = dict(zip(moves, GAME.mind.prior(s, moves), strict=True))
    assert scores["attack", 0, fort] < scores["end",]


def test_nobody_attacks_whom_the_sinking_would_let_win() -> None:
    """A ship on its last life, against an equal of a captain who is a point from the target."""
    s = board([Ship(0, 1)], [Ship(1, 3)], ["L9"], today=ROLLED)
    moves = menu(s, points=[3, 8]).agenda[-1].moves(s)
    scores = dict(zip(moves, GAME.mind.prior(s, moves), strict=True))
    assert scores["attack", 0, 3] < 0 < scores["end",] + 1
    assert best(s) != ("attack", 0, 3)


def test_a_ship_sails_to_a_token_within_reach() -> None:
    s = menu(board(["G5"], ["L1"], ["L9"], marks=["G8"], today=ROLLED))
    for square in ("G6", "G7", "G8"):
        assert best(s) == ("sail", 0, square)
        after(s, best(s))
    assert best(s) == ("collect", 0, 0)


def test_a_captain_for_whom_only_today_counts_sails_all_the_same() -> None:
    """What is out of reach today is worth nothing then, and no fault."""
    s = menu(board(["G5"], ["L1"], ["L9"], marks=["G8"], today=Today(rolled=1, pool=1)))
    s.ships = [ship and ship._replace(moves=1) for ship in s.ships]
    moves = s.agenda[-1].moves(s)
    assert {"sail"} < {move[0] for move in moves}
    assert len(PlunderMind(SKILLED._replace(tomorrow=0.0)).prior(s, moves)) == len(moves)


def test_round_a_ship_in_the_way() -> None:
    flags = {"T1A-b": ANNE, "T3A-a": ANNE, "T3A-b": ANNE}
    s = menu(board(["G5"], ["G6"], ["L9"], flags=flags, marks=["G7"], today=Today(rolled=4, pool=4)))
    s.ships[3] = Ship(s.ships[3].square, 3, cannons=2)  # type: ignore[union-attr]
    path: list[str] = []
    while (move := best(s))[0] == "sail":
        path.append(str(move[2]))
        after(s, move)
    assert path[-1] == "G7"
    assert len(path) == 4
    assert move == ("collect", 0, 0)


def test_with_nothing_to_gain_the_turn_ends() -> None:
    s = menu(board(["A1"], ["L1"], ["L9"], today=Today(rolled=3, pool=0)))
    assert best(s) == ("end",)


def test_the_storms_toll_is_not_paid_for_little() -> None:
    """A token behind the storm's edge is worth hardly more than two cards that complete a point."""
    s = menu(board(["A4"], ["L1"], ["L9"], marks=["A6"], storm="A6", hands=[(0, 0, 0, 4)], today=ROLLED))
    assert best(s) != ("sail", 0, "A5")


def test_the_leader_is_not_handed_the_last_card() -> None:
    s = board(["A1"], ["A2"], ["L9"], hands=[(1, 0, 0, 0), (2, 0, 0, 4)])
    s.turn, s.points = JACK, [0, 8, 0]
    s.hands[ANNE] = (0, 3, 0, 1)
    asked(s, Answer(ANNE, "trade", JACK, (0, 0, 0, 1), (2, 0, 0, 0), 3))
    assert best(s) != ("accept",)
    s.points[JACK] = 0
    s.hands[JACK] = (2, 0, 0, 0)
    assert best(s) == ("accept",)


def test_an_offer_asks_for_what_completes_a_point() -> None:
    """Two wood, one iron and one gold: a second gold makes a ship, and the other lacks rum for a mast."""
    s = board(["A1"], ["A2"], ["L9"], hands=[(2, 1, 2, 1), (1, 0, 1, 2)])
    asked(s, Offer(ANNE, JACK))
    move = best(s)
    assert move[0] == "offer"
    assert move[8] == 1
    assert move[4] == 0


def test_nobody_asks_for_a_card_and_gives_nothing() -> None:
    """Iron would make a ship; but why should Jack give it away? So a hard bot does not even try how it would be."""
    s = board(["A1"], ["A2"], ["L9"], hands=[(2, 0, 0, 2), (0, 2, 0, 0)])
    asked(s, Offer(ANNE, JACK))
    scores = GAME.mind.prior(s, [("offer", 0, 0, 0, 0, 0, 1, 0, 0), ("offer", 1, 0, 0, 0, 0, 1, 0, 0)])
    assert scores[0] < 0
    s.hands[ANNE] = NONE
    moves = menu(s).agenda[-1].moves(s)
    assert dict(zip(moves, GAME.mind.prior(s, moves), strict=True))["trade", JACK] == NEVER


def test_a_hand_without_gold_is_taken_to_a_merchant() -> None:
    """D9 lies below the Barrel Market: ten cards become five gold, and the last point."""
    s = menu(board(["D9"], ["L1"], ["L9"], hands=[(5, 0, 6, 0)], today=ROLLED), points=[8])
    assert best(s) == ("sail", 0, "C9")
    after(s, ("sail", 0, "C9"))
    while not s.over:
        move = best(s)
        assert move[0] in ("exchange", "bury", "launch")
        after(s, move)
    assert s.score(ANNE) == s.setting.target


def test_nothing_is_exchanged_for_gold_that_the_pile_does_not_have() -> None:
    s = menu(board(["C9"], ["L1"], ["L9"], hands=[(4, 0, 6, 0)], today=Today(rolled=3, pool=0)))
    assert best(s)[0] == "exchange"
    s.piles = (10, 0, 10, 0)
    assert best(s) == ("end",)


def test_a_ship_does_not_leave_a_merchant_only_to_come_again() -> None:
    """The token is too far away for today, and no other island is left."""
    s = menu(board(["C9"], ["L1"], ["L9"], marks=["I16"], today=ROLLED))
    s.owners = [ANNE if island.skulls else NOWHERE for island in s.chart.islands]
    assert best(s) == ("end",)


def test_what_was_answered_by_a_counter_offer_is_not_offered_again() -> None:
    """PLU-NEG-05: else two bots could bargain for ever."""
    s = board(["A1"], ["A2"], ["L9"], hands=[(2, 1, 2, 1), (1, 0, 1, 2)])
    asked(s, Offer(ANNE, JACK))
    terms = ("offer", 0, 0, 1, 0, 0, 0, 0, 1)
    after(s, terms, ("counter", 0, 0, 0, 1, 0, 0, 2, 0), ("refuse",))
    assert isinstance(s.agenda[-1], Menu)
    after(s, ("trade", JACK))
    bar = s.agenda[-1].why_not(s, terms)
    assert bar is not None
    assert bar.rule == "PLU-NEG-05"


def test_a_bribe_is_taken_that_is_worth_more_than_the_battle() -> None:
    s = board([Ship(0, 1)], [Ship(1, 3, cannons=2)], ["L9"])
    assert best(asked(s, Bribed(ANNE, 0, 3, JACK, (1, 0, 0, 1)))) == ("accept",)
    s = board([Ship(0, 3, cannons=2)], [Ship(1, 1)], ["L9"], hands=[(0, 0, 0, 0), (0, 0, 2, 0)])
    s.points = [8, 0, 0]
    assert best(asked(s, Bribed(ANNE, 0, 3, JACK, (0, 0, 1, 0)))) == ("reject",)


def test_a_side_is_judged_as_one() -> None:
    sides = ((0, 2), (1, 3))
    s = board(["A1", "A3", "A5"], ["L1"], ["L9"], ["G9"], sides=sides)
    judged = GAME.mind.judge(menu(s))
    assert judged[0] == judged[2] > judged[1] == judged[3]
    assert judged[ANNE] + judged[JACK] == pytest.approx(1.0)
    assert MARY in s.setting.mates(ANNE)


def test_a_thought_soon_ends_where_the_move_is_plain_and_everywhere_in_time() -> None:
    plain = menu(board(["A1"], ["L1"], ["L9"], hands=[(0, 0, 0, 5)]), points=[7])
    *moves, last = think("hard", GAME, plain, Random(1))
    assert last == ("bury",)
    assert len(moves) < GAME.mind.rehearsals / 2
    hard = menu(board(["G5"], ["L1"], ["L9"], marks=["G7", "F5", "G3"], today=ROLLED))
    *moves, last = think("hard", GAME, hard, Random(1))
    assert last[0] == "sail"
    assert len(moves) < GAME.mind.rehearsals + 10


def test_a_hint_says_what_the_voyage_is_for() -> None:
    """PLU-SEA-04: two squares from an enemy of equal strength the plan ends with the attack, whose odds are told."""
    s = menu(board(["G5"], ["G9"], ["L9"], today=ROLLED), points=[0, 0, 0])
    worlds = Worlds(GAME, s, Random(3))
    attack = ("attack", 0, 3)
    worlds.plan = (("sail", 0, "G6"), ("sail", 0, "G7"), ("sail", 0, "G8"), attack)
    aim = aim_of(worlds, worlds.plan[0])
    assert aim["key"] == "plunder-do-attack-ship"
    assert aim["args"] == {"other": {"seat": JACK}}
    assert aim["foresight"]["wins"] == 21
    assert aim["plan"][-1] == list(attack)
    assert s == menu(board(["G5"], ["G9"], ["L9"], today=ROLLED), points=[0, 0, 0]), "nothing has been played"
    # from where it stands now nothing can be attacked, and of one move there is nothing more to say
    worlds.plan = (("sail", 0, "G6"), attack)
    assert aim_of(worlds, worlds.plan[0]) is None
    assert aim_of(worlds, ("end",)) is None


def test_a_bot_has_in_mind_what_its_best_move_begins() -> None:
    s = menu(board(["G5"], ["L1"], ["L9"], marks=["G7"], today=ROLLED))
    worlds = Worlds(GAME, s, Random(1))
    *_, last = think_in("hard", worlds)
    assert worlds.plan[0] == last


def test_what_wins_is_seen_by_who_plays_the_turn_to_its_end() -> None:
    """Two points short, with gold for one of them; the token may bring the other."""
    s = menu(board(["G5"], ["L1"], ["L9"], marks=["G7"], hands=[(0, 0, 0, 5)], today=ROLLED), points=[7, 8, 8])
    assert choose("hard", GAME, s, Random(2)) in (("bury",), ("sail", 0, "G6"))


def test_whoever_has_more_is_likelier_to_win() -> None:
    """One of each thing more, and the odds are better; a captain on whose turn the hand suffices has as good as won."""

    def odds(s: State, **more: Any) -> float:
        for name, value in more.items():
            setattr(s, name, value)
        return GAME.mind.judge(asked(s, Menu(s.turn)))[ANNE]

    def sea(ship: Ship | None = None, **given: Any) -> State:
        return board([ship or Ship(0, 2)], ["L1"], ["L9"], **given)

    least = odds(sea())
    assert least < odds(sea(Ship(0, 3)))
    assert least < odds(sea(Ship(0, 2, cannons=1)))
    assert least < odds(sea(Ship(0, 2, masts=1)))
    assert least < odds(sea(flags={"T1A-a": ANNE}))
    assert least < odds(sea(hands=[(1, 1, 1, 1)]))
    assert least < odds(sea(), points=[1, 0, 0])
    assert least > odds(sea(), points=[0, 0, 1])
    assert odds(sea(hands=[(0, 0, 0, 5)]), points=[8, 8, 8]) > 0.99


def test_a_plan_sails_to_its_target_and_has_it() -> None:
    s = menu(board(["G5"], ["L1"], ["L9"], marks=["G8"], today=ROLLED))
    plans = GAME.mind.plans(s)
    assert max(plans, key=plans.__getitem__) == (
        ("sail", 0, "G6"),
        ("sail", 0, "G7"),
        ("sail", 0, "G8"),
        ("collect", 0, 0),
    )


CASES: list[tuple[int, dict[str, Json]]] = [(2, {}), (3, {}), (4, {"teams": "2x2"})]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_bots_play_to_the_end_and_their_turns_are_short(seats: int, options: dict[str, Json]) -> None:
    """No game lasts longer than 40 rounds; on the average a turn has few decisions, and hardly any refused offers."""
    s = GAME.set_up([Seat(f"{i}", "normal") for i in range(seats)], read_options(GAME.options, options, seats), 5)
    rng, decisions, longest, running = Random(5), 0, 0, 0
    advance(s, OwnDice(s), MUTE)
    while (step := asking(s)) is not None:
        before = s.turn
        play(s, choose("normal", GAME, s, rng), OwnDice(s), MUTE)
        assert len(s.today.refused) <= 2
        decisions += 1
        running = running + 1 if s.turn == before else 0
        longest = max(longest, running)
        assert step.seat < seats
    assert s.round <= 40
    assert decisions <= 15 * seats * s.round
    assert longest <= 60


def test_a_beginner_comes_to_know_the_menu() -> None:
    s = menu(board(["A1"], ["L1"], ["L9"]))
    seen = []
    for s.round in (1, 16, 17, 24):
        seen.append(GAME.mind.glimpses(s))
    assert seen == [4, 4, 5, 12]


@pytest.mark.parametrize("luck", range(3))
def test_games_of_beginners_come_to_an_end(luck: int) -> None:
    """With the same menu half overlooked to the end, two easy captains sailed in circles beyond forty rounds."""
    s = GAME.set_up([Seat(f"{i}", "easy") for i in range(2)], read_options(GAME.options, {}, 2), luck)
    rng = Random(luck)
    advance(s, OwnDice(s), MUTE)
    while asking(s) is not None and s.round <= 40:
        play(s, choose("easy", GAME, s, rng), OwnDice(s), MUTE)
    assert s.over
