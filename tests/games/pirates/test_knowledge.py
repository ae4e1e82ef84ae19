"""Chapter 4.2: who knows what, and the worlds that a seat imagines."""

from functools import partial
from itertools import product
from random import Random

import pytest

from flibuste.core.agenda import Chance, advance, asking
from flibuste.core.events import MUTE, EventCollector
from flibuste.core.fate import OwnDice
from flibuste.games.pirates import imagine, view
from flibuste.games.pirates.questions.cargo import treasure
from flibuste.games.pirates.questions.fleets.fleet import starts_up
from flibuste.games.pirates.questions.fleets.likely_crew import hands
from flibuste.games.pirates.questions.table.items import HELD, card_of, is_coin, is_crew, item_named, name_of, things
from flibuste.games.pirates.secrets import secrets
from flibuste.games.pirates.soundness import breaches_of
from flibuste.games.pirates.state import State, Way
from flibuste.games.pirates.steps.abilities.ailments import LoseOne
from flibuste.games.pirates.steps.basics.dice import SetDie
from flibuste.games.pirates.steps.damage.losing import Goes
from flibuste.games.pirates.steps.damage.saves import KeepCrew, KeepMast
from flibuste.games.pirates.steps.damage.treacheries import Ignite, Spring
from flibuste.games.pirates.steps.events.event_effects import Mutineer
from flibuste.games.pirates.steps.events.showing_events import Rival
from flibuste.games.pirates.steps.islands.crew_mysteries import Recruit
from flibuste.games.pirates.steps.islands.loading_treasure import Load, explore_island
from flibuste.games.pirates.steps.islands.treasure_mysteries import Barter, OfferEvent, events_left
from flibuste.games.pirates.steps.treasure.uniques import TakeDown
from flibuste.games.pirates.steps.turns.extra_moves import AfterMove
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.unseen_steps import EVENTS
from flibuste.table import GAMES, Table

from .crowded import crowded
from .openings import chosen, opened, until
from .tables import at, island, ship, table

CARAVEL = "SM-PS-009"
CREW = ("GEN-captain@pirates", "GEN-oarsman@pirates")


def looked() -> State:
    """A table on which the first seat has looked at an island and loaded a coin."""
    s = table(
        [ship(CARAVEL, 0, at(100, 100), *CREW, "coin-5"), ship(CARAVEL, 1, at(400, 400), "GEN-helmsman@pirates")],
        [island(300, 300, "coin", "coin", "coin")],
        pool=(1, 1, 1, 0, 0, 0, 0),
        coins=(1, 1, 1, 1, 1, 0, 0),
    )
    s.islands[0] = s.islands[0]._replace(coins=(*s.islands[0].coins, HELD.of(4, 0b01)))
    return s


def test_kinds_are_public_and_pieces_are_not() -> None:
    """CSG-INF-01: number and kind of the pieces in every hold."""
    hold = view.view(looked(), 1)["ships"][0]["hold"]
    assert [(piece["kind"], piece["card"]) for piece in hold] == [("coin", None), ("crew", None), ("crew", None)]


def test_what_lies_face_down_is_hidden_from_others() -> None:
    """CSG-INF-02: crew, coins in holds, events."""
    s = looked()
    assert {piece["card"] for piece in view.view(s, 0)["ships"][0]["hold"]} == {*CREW, "coin-5"}
    assert {piece["card"] for piece in view.view(s, None)["ships"][0]["hold"]} == {None}


def test_who_looked_keeps_that_knowledge() -> None:
    """CSG-INF-03: others see that something lies there, not even whether it is a coin."""
    s = looked()
    lying = [[(it["kind"], it["card"]) for it in view.view(s, seat)["islands"][0]["coins"]] for seat in (0, 1)]
    assert ("coin", "coin-4") in lying[0]
    assert lying[1] == [("treasure", None)] * 4


def test_gold_at_home_is_known_to_all_in_a_duel_alone() -> None:
    """CSG-INF-04: in a game of more it stays hidden from the others, who see how many coins lie there."""
    for seats, seen, known in ((2, 0b11, 7), (3, 0b001, 0)):
        home = island(300, 300, home=0)._replace(coins=(HELD.of(7, seen),))
        s = table([ship(CARAVEL, seat, at(90 * seat + 90, 90)) for seat in range(seats)], [home], seats)
        own, other = (view.view(s, seat)["players"][0] for seat in (0, 1))
        assert (own["coins"], own["gold"], own["hidden"]) == (1, 7, 0)
        assert (other["coins"], other["gold"], other["hidden"]) == (1, known, int(not known))


def test_gold_at_home_is_known_to_all_once_the_game_is_over() -> None:
    """CSG-MUL-05: what lies face down counts, and everybody sees how much it is."""
    home = island(100, 100, home=0)._replace(coins=(HELD.of(7, 0b001),), loose=2)
    s = table([ship(CARAVEL, 0, at(300, 300))], [home], seats=3, over="CSG-MUL-08")
    for seat in (0, 1, None):
        seen = view.view(s, seat)
        assert (seen["players"][0]["gold"], seen["players"][0]["hidden"], seen["totals"][0]) == (9, 0, 9)


def test_imagined_worlds_look_the_same_and_are_sound() -> None:
    """CSG-INF-02: what a seat has not seen is dealt again; what it has seen stays."""
    s, rng, found = looked(), Random(3), set()
    for _ in range(60):
        world = imagine.imagine(s, 1, rng.getrandbits(60))
        assert view.view(world, 1) == view.view(s, 1)
        assert [breach for breach in breaches_of(world) if "over" not in str(breach)] == []
        assert world.ship(1) == s.ship(1)
        found.add(tuple(sorted(things(world.ship(0).hold))))
    assert len(found) > 5


def test_who_brings_a_treasure_by_name_knows_that_it_is_there() -> None:
    """CSG-FLT-13, CSG-INF-03: in every world that its player imagines it turns up somewhere, aboard another's ship too;
    in those of others it need not be there."""
    runes, charts = item_named("FN-095"), item_named("SM-T-001")
    named = (HELD.of(charts, 0b01), HELD.of(runes, 0b01))
    for loaded in (False, True):
        hold = ("FN-095",) if loaded else ()
        s = table(
            [ship(CARAVEL, 0, at(100, 100)), ship(CARAVEL, 1, at(400, 400), *hold)],
            [island(300, 300, *["coin"] * (4 - loaded))],
            pool=(1, 1, 0, 0, 0, 0, 0),
            coins=(1, 1, 0, 0, 0, 0, 0),
            rares=2 - loaded,
            brought=named,
        )
        assert [view.view(s, seat)["players"][0]["brought"] for seat in (0, 1)] == [["SM-T-001", "FN-095"], []]
        assert ("brought", runes) in secrets(s)
        elsewhere = 0
        for luck in range(40):
            for seat in (0, 1):
                world = imagine.imagine(s, seat, luck)
                assert view.view(world, seat) == view.view(s, seat)
                assert [breach for breach in breaches_of(world) if "over" not in str(breach)] == []
                there = {*treasure.awaited(world), *(HELD.item(one) for one in treasure.pieces_of(world))}
                if seat == 0:
                    assert {runes, charts} <= there
                    assert not loaded or runes in things(world.ship(1).hold), "charts lie open in every hold"
                elsewhere += seat == 1 and charts not in there
        assert elsewhere


def test_a_marine_is_not_imagined_twice() -> None:
    """CSG-KW-MAR-02: a marine at his post is seen by all; who lies hidden beside him is somebody else."""
    marine, hidden = item_named("FN-23"), item_named("GEN-captain@vikings")
    lying = ((1, HELD.of(hidden, 0b10)), (1, HELD.of(marine, 0b11)))
    wild = island(300, 300)._replace(ashore=lying, posts=((1, marine, 30000, 31000),))
    s = table([ship(CARAVEL, 0, at(100, 100)), ship(CARAVEL, 1, at(600, 600))], [wild])
    rng = Random(5)
    for _ in range(2000):
        world = imagine.imagine(s, 0, rng.getrandbits(60))
        assert sum(HELD.item(held) == marine for _, held in world.islands[0].ashore) == 1


def test_who_barters_a_coin_has_one_in_every_imagined_world() -> None:
    """CSG-MYS-03: another seat is asked for one that can become better, so there is one; the bag may have others."""
    s = table(
        [ship(CARAVEL, 0, at(100, 100), "coin-7", "coin-7"), ship(CARAVEL, 1, at(400, 400), docked=0)],
        [island(400, 300), island(700, 700)],
        pool=(0,) * 7,
        coins=(0, 1, 0, 0, 0, 0, 3),
    )
    s.islands[0] = s.islands[0]._replace(coins=(HELD.of(2, 0b10),))
    s.islands[1] = s.islands[1]._replace(coins=(HELD.of(7, 0b10),))
    s.agenda.append(Barter(1, 1, 0, ()))
    for luck in range(30):
        world = imagine.imagine(s, 0, luck)
        assert world.agenda[-1].moves(world) == [("better", 2)]
        assert view.view(world, 0) == view.view(s, 0)


def test_what_is_offered_for_a_coin_lies_nowhere_in_any_imagined_world() -> None:
    """CSG-MYS-03, CSG-R-40: only what has not turned up is offered; so another seat's treasure is something else."""
    islands, none = [island(400, 300), island(700, 700)], (0,) * 7
    s = table([ship(CARAVEL, 0, at(400, 400), docked=0)], islands, pool=none, coins=none)
    other, *offered = (item_named(name) for name in ("RV-107", "RV-110", "BC-109"))
    s.islands[1] = s.islands[1]._replace(coins=(HELD.of(other, 0b10),))
    s.agenda.append(Barter(0, 0, 0, tuple(offered)))
    found = {HELD.item(imagine.imagine(s, 0, luck).islands[1].coins[0]) for luck in range(200)}
    assert len(found) > 10
    assert not found & {*offered}


def test_whoever_finds_a_castaway_has_room_in_every_imagined_world() -> None:
    """CSG-MYS-03: another seat is asked which ship takes him, so there is one, whoever lies hidden on it."""
    hidden = ("GEN-oarsman@pirates", "GEN-oarsman@pirates", "GEN-oarsman@pirates")
    s = table([ship(CARAVEL, 0, at(100, 100), *hidden), ship(CARAVEL, 1, at(400, 400))])
    s.agenda.append(Recruit(0, 3))
    looks = set()
    for luck in range(60):
        world = imagine.imagine(s, 1, luck)
        assert world.agenda[-1].moves(world)
        assert view.view(world, 1) == view.view(s, 1)
        looks.add(world.ship(0).hold)
    assert len(looks) > 1


def test_a_unique_treasure_that_a_seat_has_seen_is_asked_about_as_it_is() -> None:
    """CSG-UNT-02: another seat is asked whether it takes a piece down that this one has looked at before."""
    item = item_named("RV-107")
    s = table([ship(CARAVEL, 0, at(100, 100)), ship(CARAVEL, 1, at(400, 400), docked=0)], [island(400, 300)])
    s.islands[0] = s.islands[0]._replace(coins=(HELD.of(item, 0b11),))
    s.agenda.append(TakeDown(1, 1, 0, item))
    assert imagine.imagine(s, 0, 5).agenda == s.agenda


def test_what_another_is_asked_about_lies_there_though_nobody_knows_it_any_more() -> None:
    """CSG-EXP-03: a unique treasure, whichever, even when it has been mixed with others since that seat looked."""
    item = item_named("RV-107")
    s = table([ship(CARAVEL, 0, at(100, 100)), ship(CARAVEL, 1, at(400, 400), docked=0)], [island(400, 300)])
    s.islands[0] = s.islands[0]._replace(coins=(HELD.of(item, 0),))
    s.agenda.append(TakeDown(1, 1, 0, item))
    for luck in range(20):
        world = imagine.imagine(s, 0, luck)
        (lying,) = world.islands[0].coins
        assert world.agenda == [TakeDown(1, 1, 0, HELD.item(lying))]


def test_who_explores_has_seen_the_unique_treasure_that_is_asked_about() -> None:
    """CSG-EXP-03, CSG-INF-02: also one that another left there, or that nobody knew any more; others go on knowing it
    as long as somebody is left to whom it is hidden, for what all have seen would lie open."""
    for seats, known, after in ((2, 0b00, 0b10), (2, 0b01, 0b10), (3, 0b001, 0b011), (3, 0b101, 0b010)):
        item = item_named("RV-107")
        ships = [ship(CARAVEL, 0, at(100, 100)), ship(CARAVEL, 1, at(400, 400), docked=0)]
        s = table(ships, [island(400, 300)], seats=seats)
        s.islands[0] = s.islands[0]._replace(coins=(HELD.of(item, known),))
        explore_island(s, 1, OwnDice(s), MUTE)
        advance(s, OwnDice(s), MUTE)
        assert isinstance(s.agenda[-1], TakeDown)
        assert s.islands[0].coins == (HELD.of(item, after),)
        # in the worlds that its player imagines it can be taken
        assert imagine.imagine(s, 1, 5).agenda[-1].moves(imagine.imagine(s, 1, 5)) == s.agenda[-1].moves(s)


def test_after_a_volcano_the_coins_are_looked_at_again() -> None:
    """CSG-INF-03, CSG-EXP-04, CSG-UNT-06 (UT_VOLCANO): what may be loaded is seen, and lies so in every world that the
    explorer imagines; which coin burnt nobody saw."""
    ships = [ship(CARAVEL, 0, at(100, 100), docked=0), ship(CARAVEL, 1, at(700, 700))]
    islands = [island(100, 170, "SCS-102", "coin-1", "coin-2", "coin-3"), island(700, 100, home=0)]
    s = table(ships, islands, coins=(1, 1, 1, 0, 0, 0, 0), pool=(0,) * 7)
    emit = EventCollector(partial(view.view, s), [0, 1, None])
    explore_island(s, 0, OwnDice(s), emit)
    advance(s, OwnDice(s), emit)
    for watcher, told in emit.views.items():
        assert told == view.view(s, watcher)
    step = s.agenda[-1]
    assert isinstance(step, Load)
    seen = {piece["card"] for piece in view.view(s, 0)["islands"][0]["coins"]}
    assert {str(name_of(int(value))) for move in step.moves(s) for value in move[1:]} == seen
    for luck in range(9):
        assert step.moves(imagine.imagine(s, 0, luck)) == step.moves(s)
        assert imagine.imagine(s, 0, luck).islands[0].coins == s.islands[0].coins
    assert not any(HELD.by(held, 0) for held in s.gone if is_coin(HELD.item(held)))


def test_those_of_whom_one_is_lost_cost_the_same_in_every_world() -> None:
    """CSG-UNT-06: UT_BLACK_SPOT, UT_CANNIBALS, also where another seat has seen none of them."""
    crew = [f"GEN-{who}@pirates" for who in ("captain", "explorer", "oarsman", "oarsman")]
    s = table([ship("SM-PS-001", 0, at(100, 100), *crew), ship(CARAVEL, 1, at(600, 600))])
    s.agenda = [LoseOne(0, 0, tuple(sorted(map(item_named, crew[:2]))))]
    for luck in range(40):
        world = imagine.imagine(s, 1, luck)
        (lost,) = world.agenda
        assert lost.items
        assert len({card_of(item).points for item in lost.items}) == 1
        assert {*lost.items} <= {*things(world.ship(0).hold)}


def test_crew_are_imagined_that_could_be_there() -> None:
    """CSG-CRG-05: who costs no more than the ship, and starts face down."""
    points = 11
    for crew in (1, 2, 3):
        every = hands(CARAVEL, "pirates", (), 0, crew, 1)
        assert len(every) > 1
        for hand in every:
            people = [card_of(item) for item in hand if is_crew(item)]
            assert len(people) == crew
            assert len(hand) == crew + 1
            assert sum(one.points for one in people) <= points
            assert not any(starts_up(one) for one in people)


def test_a_coin_that_has_left_the_game_may_still_be_anywhere() -> None:
    """CSG-INF-02: for who has not seen it."""
    s, rng, found = looked(), Random(3), set()
    gone = HELD.of(5, 0b01)
    s.change(0, hold=tuple(held for held in s.ship(0).hold if held != gone))
    treasure.leave(s, [gone])
    for _ in range(40):
        world = imagine.imagine(s, 1, rng.getrandbits(60))
        found.add((HELD.item(world.gone[0]), world.pool))
    assert len({item for item, _ in found}) > 2


def test_steps_name_no_hidden_piece_in_an_imagined_world() -> None:
    """CSG-INF-02: who may mutiny, go, be kept or fight, is somebody who could be there; who is seen stays; what hidden
    treasure will bring nobody else expects."""
    captain, helmsman, seen = (item_named(f"GEN-{who}@pirates") for who in ("captain", "helmsman", "shipwright"))
    mines, timber = item_named("MI-104"), item_named("RV-107")
    s = table(
        [
            ship(CARAVEL, 0, at(100, 100), "GEN-captain@pirates", "GEN-helmsman@pirates", "MI-104", "RV-107"),
            ship(CARAVEL, 1, at(600, 600)),
        ],
        way=Way(1, mined=frozenset((0,))),
    )
    s.change(0, hold=tuple(sorted((*s.ship(0).hold, HELD.of(seen, 0b11)))))
    secret = [KeepMast(0, 0, timber, 1), Spring(0, 0, mines, 1), Ignite(0, 0, mines, 1), SetDie(0, 0, mines, 3, 0, "")]
    s.agenda = [
        *(Mutineer(0, item, 1) for item in (captain, seen, helmsman)),
        Goes(0, helmsman, 1),
        KeepCrew(0, 0, helmsman),
        LoseOne(0, 0, tuple(sorted((captain, helmsman, seen)))),
        Rival(0, 0, captain),
        AfterMove(1, False, (0,)),
        *secret,
        Menu(1),
    ]
    found, rng = list[set[int]](), Random(2)
    for _ in range(40):
        luck = rng.getrandbits(60)
        world = imagine.imagine(s, 1, luck)
        first, known, second, goes, kept, lost, rival, moved, _ = world.agenda
        hidden = {item for item in things(world.ship(0).hold) if is_crew(item) and item != seen}
        assert known.item == seen
        assert goes.item == kept.item == first.item
        assert {first.item, second.item, rival.item} == hidden
        assert {*lost.items} == {seen} | {item for item in hidden if card_of(item).points == card_of(seen).points}
        assert moved.mined == ()
        assert world.way is not None
        assert not world.way.mined
        assert imagine.imagine(imagine.imagine(s, 1, 7), 1, luck).agenda == world.agenda
        found.append(hidden)
    assert len({tuple(sorted(one)) for one in found}) > 5
    assert imagine.imagine(s, 0, 1).agenda == s.agenda


def test_secrets_name_who_knows_them() -> None:
    """CSG-INF-02: each with the seats that have seen it."""
    s = until(chosen(opened(terrain=0, forts=False), "F-EVT", "F-ENG"), Menu)
    known = {secret.known for secret in secrets(s).values()}
    assert known == {0b01, 0b10}
    assert ((("card", item_named("GEN-captain@england"), 0b10), 1)) in secrets(s)


# the crowded table, and how many moves of it, that lead to each question: of hidden crew, treasure, events
ASKED = {
    "Reroll": (25, 5), "FreeExplore": (296, 17), "Volley": (38, 3), "KeepCrew": (108, 15), "SetDie": (103, 0),
    "Spring": (57, 10), "KeepMast": (13, 14), "Divers": (86, 19),
}  # fmt: skip


@pytest.mark.parametrize("kind", ASKED)
def test_what_is_asked_can_be_asked_in_every_imagined_world(kind: str) -> None:
    """CSG-INF-02, CSG-DEC-01: who is asked what is known to all, though not the hidden piece that brings it."""
    seed, moves = ASKED[kind]
    game, table_, rng, seen = GAMES["pirates"], Table.at("pirates", crowded(seed)), Random(seed), set[str]()
    for n in range(moves + 1):
        s, step = table_.state, asking(table_.state)
        assert step is not None
        seen.add(type(step).__name__)
        for seat, luck in product(range(len(table_.seats)), range(n, n + 3)):
            world = game.imagine(s, seat, luck)
            put = asking(world)
            assert type(put) is type(step)
            assert put.seat == step.seat
            assert not isinstance(put, Chance) or put.is_available(world)
            assert game.breaches(world) == []
            assert game.view(world, seat) == game.view(s, seat)
            assert game.write(game.imagine(world, seat, ~luck)) == game.write(game.imagine(s, seat, ~luck))
        table_.play(rng.choice(game.mind.choices(s, rng, 20)))
    assert kind in seen


def test_what_another_is_offered_in_an_imagined_world_is_not_in_that_hand() -> None:
    """CSG-R-40, CSG-MYS-03."""
    s = looked()
    s.events[0] = tuple(HELD.of(one, 0b01) for one in EVENTS[:6])
    s.agenda.append(OfferEvent(0, EVENTS[6:9]))
    for luck in range(20):
        world = imagine.imagine(s, 1, luck)
        step = world.agenda[-1]
        assert isinstance(step, OfferEvent)
        assert {*step.offered} <= {*events_left(world, 0)}
        assert len(step.offered) == 3
