"""In which order things come: steps of a turn, its end, what follows at once, what is asked in between (chapters 4.1
and 4.3)."""

from __future__ import annotations

from random import Random
from typing import Any

from flibuste.core.agenda import Chance, advance, asking, play
from flibuste.core.events import EventCollector
from flibuste.core.fate import OwnDice
from flibuste.core.seat import Seat
from flibuste.games.pirates import GAME
from flibuste.games.pirates.after import LOADED
from flibuste.games.pirates.questions.table.once import spend
from flibuste.games.pirates.questions.table.spells import ALWAYS, HERE, cast, under
from flibuste.games.pirates.soundness import steps
from flibuste.games.pirates.state import State, Tile, Way
from flibuste.games.pirates.steps.boarding.bow_contact import Contacts
from flibuste.games.pirates.steps.treasure.uniques import StartTexts
from flibuste.games.pirates.steps.turns.extra_moves import AfterMove, FleetRolls
from flibuste.games.pirates.steps.turns.turn_steps import Expire, TurnBegins
from tests.games.pirates.orders import FOUR, SLOOP, TWO, asked, question, refused, sea
from tests.games.pirates.tables import at, island, plays, runs, ship, table

FAR = ship(SLOOP, 1, at(100, 100))
COINS = (island(800, 800, "coin-2"), island(300, 800, home=0), island(800, 300, home=1))
FEAR, MONSTER, PAIR = "SCS-135", "OE-14", ("SM-PS-009", "SM-PS-005")
LAFFITE, BLACK_SPOT, SCURVY = "RV-15", "CA-073b", "CC-092"


def rolls(told: EventCollector) -> list[str]:
    """What for, die by die."""
    return [str(event.data["for"]) for event in told.events if "for" in event.data]


def begins(*ships: Any, **more: Any) -> tuple[State, EventCollector]:
    s = table([*ships, FAR], more.pop("islands", COINS), **more)
    return s, runs(s, TurnBegins(0))


# ---- the beginning


def test_the_dice_of_a_turn_come_in_the_order_of_its_steps() -> None:
    """CSG-TRN-04, CSG-TRN-05, CSG-TRN-06, CSG-TRN-08, CSG-TRN-09: ice, fire and scuttling, treasure, fear, fleet."""
    burning = ship(TWO, 0, at(600, 600), "CA-073b", "GEN-captain@spain", fire=0b11)
    feared = ship(FEAR, 0, at(480, 480))
    lucky = ship(PAIR[0], 0, at(300, 300), LAFFITE)
    enemy = ship(FOUR, 1, at(520, 480))
    s = table([burning, feared, lucky, enemy, FAR], COINS, tiles=[Tile("iceberg", at(200, 600), number=1)])
    told = runs(s, TurnBegins(0), told=(0, 2, 4, 4, 1, 2, 4, 3))
    assert rolls(told) == ["iceberg", "fire", "fire", "scuttle", "treasure", "fear", "ability"]


def test_what_lasts_until_the_own_turn_ends_as_it_begins() -> None:
    """CSG-TRN-02: one's own smoke and one's own calm; those of others stay."""
    for seat, smoke in ((0, ["gone", "fog"]), (1, ["fog", "gone"])):
        s = table([FAR], COINS, tiles=[Tile("fog", at(200, 200), smoke=0), Tile("fog", at(600, 600), smoke=1)])
        runs(s, Expire(seat))
        assert [tile.kind for tile in s.tiles] == smoke


def test_texts_of_treasure_come_in_the_order_of_the_pieces() -> None:
    """CSG-TRN-06: whichever ship carries them."""
    first = ship(TWO, 0, at(600, 600), BLACK_SPOT, "GEN-captain@spain", up=True)
    second = ship(FOUR, 0, at(300, 300), SCURVY, "GEN-captain@england", up=True)
    s = table([first, second])
    told = runs(s, StartTexts(0), told=(3, 3))
    assert [event.data["ship"] for event in told.events] == [s.names[1], s.names[0]]


def test_fleet_rolls_come_in_the_order_of_the_ships() -> None:
    """CSG-TRN-09, CSG-EFF-85: a 6 lets one own ship have two actions."""
    s = table([ship(PAIR[0], 0, at(480, 480), LAFFITE), ship(PAIR[1], 0, at(600, 480), LAFFITE), FAR])
    told = runs(s, FleetRolls(0), told=(5, 6))
    dice = [event.data["ship"] for event in told.events if "roll" in event.data]
    assert dice == [s.names[0], s.names[1]]
    plays(s, ("ship", s.names[0]))
    assert s.today.extra == (0,)


# ---- the end


def test_a_turn_ends_when_its_player_passes_and_nothing_is_compulsory() -> None:
    """CSG-TRN-13: no ship needs to be given an action."""
    s, _ = begins(ship(FOUR, 0, at(480, 480)))
    assert ("pass",) in asked(s)
    plays(s, ("pass",))
    assert (s.turn, s.today.acted) == (1, ())
    assert refused(s, *("sail", s.names[0], 0, "S", 0)) is not None


def test_forts_are_built_before_the_effects_of_the_turn_end() -> None:
    """CSG-TRN-14: then the end is checked, and the player to the left has the turn."""
    docked = ship(FOUR, 0, at(800, 800 - 34 - 40.3), docked=0)
    lands = (island(800, 800, "coin-2", explored=1), island(300, 800, "coin-3", home=0), COINS[2])
    s, _ = begins(docked, islands=lands, forts=[("H-F1",), ()])
    cast(s, 0, "mute")
    plays(s, ("pass",))
    assert (question(s), s.turn) == ("BuildFort", 0)
    assert under(s.ship(0), "mute")
    plays(s, asked(s)[-1])
    assert not under(s.ship(0), "mute")
    assert (question(s), s.turn) == ("Menu", 1)


# ---- at once


def both_ways() -> State:
    """A ship that has a segment for what she has loaded, and a roll for another."""
    s = sea(ship("OE-53", 0, at(480, 480)), FAR)
    cast(s, 0, HERE.free, ALWAYS)
    spend(s, 0, LOADED)
    s.agenda.append(AfterMove(0, free=False))
    runs(s)
    return s


def test_what_follows_at_once_comes_in_the_order_that_the_player_says() -> None:
    """CSG-TRN-17, CSG-MOV-10: a free segment for cargo and a roll for one; none of them is lost."""
    s = both_ways()
    assert asked(s) == [("first", "cargo"), ("first", "roll")]
    plays(s, ("first", "cargo"))
    assert question(s) == "SailFree"
    plays(s, ("sail", 0, "S", 0), 4)
    assert question(s) == "SailFree"
    assert refused(s, "sail", 0, "L", 0) is None
    s = both_ways()
    plays(s, ("first", "roll"), 4)
    assert question(s) == "SailFree"
    plays(s, ("sail", 0, "L", 0))
    assert question(s) == "SailFree"
    assert refused(s, "sail", 0, "S", 0) is None


def test_of_several_at_the_bow_any_is_rammed_first() -> None:
    """CSG-TRN-17, CSG-RAM-02: in any order."""
    for first in (1, 2):
        beside = (ship(SLOOP, 1, at(465.7, 490)), ship(SLOOP, 1, at(494.3, 490)))
        s = sea(ship(SLOOP, 0, at(480, 480)), *beside, way=Way(0))
        runs(s, Contacts(0, 0))
        assert asked(s) == [("ram", s.names[1]), ("ram", s.names[2]), ("enough",)]
        plays(s, ("ram", s.names[first]), 1)
        assert s.way is not None
        assert s.way.rammed == {first}


# ---- in between


def test_whoever_is_asked_in_between_may_let_it_pass() -> None:
    """CSG-DEC-01: that is the one default of the question, and it is marked."""
    seen = set[str]()
    for seed in range(3):
        chosen = {one.id: one.default for one in GAME.options} | {"mysterious": "all", "sink_gold": "loot"}
        s = GAME.set_up([Seat("Anne"), Seat("Jack")], chosen, seed)
        rng = Random(seed)
        advance(s, OwnDice(s), EventCollector())
        for _ in range(250):
            step = asking(s)
            if step is None:
                break
            if isinstance(step, Chance):
                seen.add(type(step).__name__)
                if step.decline in step.moves(s):
                    assert [option.move for option in step.ask(s).options if option.default] == [step.decline]
            moves = GAME.mind.choices(s, rng, 8)
            play(s, rng.choice([move for move in moves if move != ("pass",)] or moves), OwnDice(s), EventCollector())
    assert len(seen) > 5


def test_every_question_in_between_can_be_let_pass() -> None:
    """CSG-DEC-01: it says by which answer."""
    chances = [kind for kind in steps().values() if issubclass(kind, Chance)]
    assert len(chances) > 20
    assert not [kind.__name__ for kind in chances if not getattr(kind, "decline", ())]
