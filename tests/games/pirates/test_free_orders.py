"""Pirates' free and special orders that abilities give (docs/rules/pirates.md, chapters 5.20 to 5.22), by hand."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move, Word
from flibuste.core.events import MUTE, EventCollector
from flibuste.games.pirates.questions.abilities.ability import Ability, Aim, Trait
from flibuste.games.pirates.questions.abilities.active import active, sums
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.move_list import move_list
from flibuste.games.pirates.questions.table.items import HELD, item_named, name_of, things
from flibuste.games.pirates.questions.table.spells import under
from flibuste.games.pirates.questions.turns.giving_actions import give, why_not_act
from flibuste.games.pirates.state import Ship, State
from flibuste.games.pirates.steps.basics.cancelling import CancelNow
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.steps.turns.repertoire import all_orders
from flibuste.games.pirates.tables import DATA

from .tables import at, island, keys, plays, runs, ship, table
from .test_dice import asked

DOVER, FRENCH = "SM-ES-009", "CC-65"
MATES = ("GEN-captain@england", "GEN-helmsman@england")
TITAN, STEALER, SWAPPER, CANCELLER = "SM-ES-001", "SM-SS-009", "SCS-38", "SCS-206"
HOMES = (island(900, 900, home=0), island(900, 100, home=1))


def here(card: str, *hold: str, owner: int = 0, x: float = 100, **more: Any) -> Ship:
    return ship(card, owner, at(x, 300), *hold, **more)


def near(card: str, *hold: str, owner: int = 1, **more: Any) -> Ship:
    """Touching the first ship of a table."""
    return here(card, *hold, owner=owner, x=108, **more)


def ready(*ships: Ship, **more: Any) -> State:
    s = table(ships, more.pop("islands", HOMES), **more)
    runs(s, Menu(0))
    return s


def orders(s: State, verb: str) -> list[Move]:
    step = asking(s)
    assert isinstance(step, Menu)
    return [move for move in step.moves(s) if move[0] == verb]


def does(s: State, verb: str, *told: Any) -> EventCollector:
    """The only order of this verb."""
    (move,) = orders(s, verb)
    return plays(s, move, *told)


def aboard(s: State, number: int) -> list[str]:
    return [name_of(item) for item in things(s.ship(number).hold)]


def with_code(code: str, kind: str = "ships") -> dict[str, Any]:
    return next(row for row in DATA[kind] if any(effect["code"] == code for effect in row["effects"]))


def test_an_order_that_no_ability_gives_is_refused() -> None:
    """CSG-TRN-12: free actions that nobody aboard has are not offered."""
    s = ready(here(DOVER, *MATES, "coin-1"), near(FRENCH, "coin-2"))
    offered = {move[0] for move in asking(s).moves(s)}  # type: ignore[union-attr]
    assert not offered & {"luck", "repeat", "trade", "yield", "steady", "hex", "steal", "swap", "plunder", "search"}
    bar = all_orders()["luck"].why_not(s, 0, ("luck", s.names[0]))
    assert bar is not None
    assert bar.rule == "CSG-EFF-82"


def test_a_roll_for_another_action() -> None:
    """CSG-EFF-82: once per turn, from 5 on; never a third action (CSG-ACT-03)."""
    s = ready(here(TITAN))
    does(s, "luck", 4)
    assert orders(s, "luck") == []
    give(s, 0, "move", MUTE)
    assert why_not_act(s, 0) is not None
    s = ready(here(TITAN))
    does(s, "luck", 5)
    give(s, 0, "move", MUTE)
    assert why_not_act(s, 0) is None
    give(s, 0, "shoot", MUTE)
    assert why_not_act(s, 0) is not None


def test_people_are_asked_for_the_die_of_which_ability() -> None:
    """CSG-EFF-82: not of "the ability"; the same in what is told of it."""
    s = ready(here(TITAN))
    (move,) = orders(s, "luck")
    why = asked(s, move).why
    assert why is not None
    assert why[1]["what"] == Word("pirates-for-second-action")
    (rolled,) = [event for event in plays(s, move, 4).events if event.key == "pirates-rolled-by"]
    assert rolled.args["what"] == Word("pirates-for-second-action")


def test_the_same_action_twice() -> None:
    """CSG-EFF-83: named before any action is given; another one is not done besides."""
    s = ready(here("SM-PS-001", "SM-PC-001"))
    assert ("repeat", s.names[0], "explore") in orders(s, "repeat")
    emit = plays(s, ("repeat", s.names[0], "explore"), 5)
    assert "pirates-revealed" in keys(emit)
    assert orders(s, "repeat") == []
    give(s, 0, "explore", MUTE)
    assert why_not_act(s, 0, "explore") is None
    bar = why_not_act(s, 0, "move")
    assert bar is not None
    assert bar.rule == "CSG-EFF-83"
    s = ready(here("SM-PS-001", "SM-PC-001"))
    plays(s, ("repeat", s.names[0], "explore"), 5)
    give(s, 0, "move", MUTE)
    assert why_not_act(s, 0, "explore") is not None
    assert orders(s, "repeat") == []


def test_a_crew_for_an_action() -> None:
    """CSG-EFF-84: another one, never the one who has the ability."""
    s = ready(here("SM-PS-001", "SM-PC-002", "GEN-helmsman@pirates"))
    does(s, "trade")
    assert asking(s).moves(s) == [("lose", "GEN-helmsman@pirates")]  # type: ignore[union-attr]
    plays(s, ("lose", "GEN-helmsman@pirates"))
    assert aboard(s, 0) == ["SM-PC-002"]
    assert 0 in s.today.extra
    assert orders(s, "trade") == []
    assert orders(ready(here("SM-PS-001", "SM-PC-002")), "trade") == []


def test_driftwood_keeps_no_crew_that_is_the_price() -> None:
    """CSG-EFF-84: whoever is given for an action is its price (CSG-R-71): nobody is asked, the wood stays aboard."""
    s = ready(here("SM-PS-001", "SM-PC-002", "GEN-helmsman@pirates", "OE-101"))
    s.islands.append(island(300, 300))
    does(s, "trade")
    plays(s, ("lose", "GEN-helmsman@pirates"))
    assert isinstance(asking(s), Menu)
    assert sorted(aboard(s, 0)) == ["OE-101", "SM-PC-002"]
    assert s.islands[-1].ashore == ()


def test_an_action_is_given_away() -> None:
    """CSG-EFF-86: it uses up her own, and another ship may have two."""
    s = ready(here(DOVER, "FS-27"), here(DOVER, x=500))
    does(s, "yield")
    assert why_not_act(s, 0) is not None
    give(s, 1, "move", MUTE)
    assert why_not_act(s, 1) is None


def test_a_steadier_aim() -> None:
    """CSG-EFF-49: 1 more for any ship of one's own, once per turn."""
    s = ready(here(DOVER, "FS-26"), here(DOVER, x=500), here(FRENCH, owner=1, x=800))
    aim = Aim(1, "ship:2", "S", 3, 10.0)
    assert sums(s, 1, Ability.aims, aim) == 0
    plays(s, ("steady", s.names[0], s.names[1]))
    assert sums(s, 1, Ability.aims, aim) == 1
    assert orders(s, "steady") == []


def test_a_hex() -> None:
    """CSG-EFF-13: a move action; from 5 on one enemy is pushed L along any bearing, unless docked at home."""
    monster = here("DJC-9")
    s = ready(monster, here(FRENCH, owner=1, x=500), here(FRENCH, owner=1, x=800, docked=1))
    does(s, "hex", 5)
    step = asking(s)
    assert step is not None
    assert step.why_not(s, ("push", s.names[2], 90)) is not None
    plays(s, ("push", s.names[1], 90))
    assert s.ship(1).pose.place[0] == pytest.approx(588.9, abs=0.02)
    assert s.today.acted == ((0, "move"),)
    s = ready(monster, here(FRENCH, owner=1, x=500))
    does(s, "hex", 4)
    assert isinstance(asking(s), Menu)


def test_a_treasure_is_stolen() -> None:
    """CSG-EFF-71: at random, once per turn, of a ship that she touches, where there is room."""
    s = ready(here(STEALER), near(FRENCH, "coin-2", "coin-5"))
    does(s, "steal", 1)
    assert len(aboard(s, 0)) == len(aboard(s, 1)) == 1
    assert HELD.by(s.ship(0).hold[0], 0)
    assert orders(s, "steal") == []
    assert orders(ready(here(STEALER), here(FRENCH, "coin-2", owner=1, x=300)), "steal") == []
    room = next(row["cargo"] for row in DATA["ships"] if row["id"] == STEALER)
    assert orders(ready(here(STEALER, *["coin-1"] * room), near(FRENCH, "coin-2")), "steal") == []


def test_treasures_change_places() -> None:
    """CSG-EFF-72: both carry some; an enemy within S."""
    s = ready(here(SWAPPER, "coin-1"), here(FRENCH, "coin-5", owner=1, x=150))
    does(s, "swap", 0, 0)
    assert (aboard(s, 0), aboard(s, 1)) == (["coin-5"], ["coin-1"])
    assert orders(s, "swap") == []
    assert orders(ready(here(SWAPPER, "coin-1"), here(FRENCH, owner=1, x=150)), "swap") == []
    assert orders(ready(here(SWAPPER, "coin-1"), here(FRENCH, "coin-5", owner=1, x=300)), "swap") == []


def test_treasure_of_a_nation_is_loaded() -> None:
    """CSG-EFF-73: as much as fits, of a ship of that nation that she touches; blindly where it is hidden."""
    s = ready(here("CC-55"), near("SM-PS-001", "coin-5", "coin-2"))
    does(s, "plunder")
    assert asking(s).moves(s) == [("take", "down"), ("enough",)]  # type: ignore[union-attr]
    plays(s, ("take", "down"), 0)
    plays(s, ("enough",))
    assert len(aboard(s, 0)) == 1
    assert orders(ready(here("CC-55"), near(FRENCH, "coin-5")), "plunder") == []


def test_unique_treasure_is_found_out() -> None:
    """CSG-EFF-81: all treasure is shown to the player, any unique one taken."""
    s = ready(here("FS-64"), near(FRENCH, "coin-5", "RV-107"))
    does(s, "search")
    assert all(HELD.by(held, 0) for held in s.ship(1).hold)
    plays(s, ("take", "RV-107"))
    plays(s, ("enough",))
    assert (aboard(s, 0), aboard(s, 1)) == (["RV-107"], ["coin-5"])
    assert orders(s, "search") == []


def test_a_look_into_a_hold() -> None:
    """CSG-EFF-78: one face-down piece, once per turn; the others are told that there was a look, not what it was."""
    s = ready(here("FN-59"), here(FRENCH, "GEN-captain@france", owner=1, x=700))
    emit = does(s, "peek-ship", 0)
    assert HELD.by(s.ship(1).hold[0], 0)
    assert HELD.by(s.ship(1).hold[0], 1), "its own player does not forget it"
    private = next(event for event in emit.events if event.key == "pirates-peeked")
    assert private.seen_by == (0,)
    assert orders(s, "peek-ship") == []


def test_a_look_at_an_island() -> None:
    """CSG-EFF-78: one treasure on any island, by lot."""
    s = ready(here(DOVER, "SM-T-002", up=True), islands=[island(500, 500, "coin"), *HOMES])
    does(s, "peek-island", 0, 3)
    assert HELD.by(s.islands[0].coins[0], 0)
    assert not HELD.by(s.islands[0].coins[0], 1)


def test_an_island_is_marked() -> None:
    """CSG-EFF-11: a wild island within S; the others lose their flags there, not that they have explored it."""
    wild = island(170, 300, flags=0b10, explored=0b10)
    s = ready(here("FN-48"), islands=[wild, island(500, 500), *HOMES])
    does(s, "mark")
    assert (s.islands[0].flags, s.islands[0].explored) == (0b01, 0b11)
    assert orders(s, "mark") == []


def test_a_coin_becomes_a_cannon() -> None:
    """CSG-EFF-53: at home, once per turn; the coin leaves the game, the cannon stays."""
    s = ready(here("SCS-13", "coin-4", docked=0))
    does(s, "cast-gun")
    plays(s, ("hold", "coin-4"))
    assert aboard(s, 0) == []
    assert things(s.gone) == (4,)
    (grant,) = active(s, 0).answering(Ability.guns)
    assert len(grant.ability.guns(s, 0)) == 1
    assert orders(s, "cast-gun") == []
    assert orders(ready(here("SCS-13", "coin-4")), "cast-gun") == []


def test_abilities_are_cancelled() -> None:
    """CSG-EFF-87: of a ship or of an open crew within S, until the turn ends."""
    s = ready(here(CANCELLER), here(TITAN, "GEN-captain@england", owner=1, x=150, up=True))
    assert len(orders(s, "cancel")) == 2
    options = asking(s).ask(s).options  # type: ignore[union-attr]
    assert {"pirates-do-cancel", "pirates-do-cancel-crew"} <= {option.key for option in options}
    plays(s, ("cancel", s.names[0], s.names[1]))
    assert not active(s, 1).has(Trait.ROLLS_FOR_ACTION)
    assert active(s, 1).has(Trait.SHOOTS_AFTER_MOVE)
    assert orders(s, "cancel") == []
    s = ready(here(CANCELLER), here(TITAN, "GEN-captain@england", owner=1, x=150, up=True))
    plays(s, ("cancel", s.names[0], s.names[1], "GEN-captain@england"))
    assert active(s, 1).has(Trait.ROLLS_FOR_ACTION)
    assert not active(s, 1).has(Trait.SHOOTS_AFTER_MOVE)
    s = ready(here(CANCELLER), here(TITAN, "GEN-captain@england", owner=1, x=150))
    assert len(orders(s, "cancel")) == 1


def test_an_ability_is_cancelled_as_it_is_used() -> None:
    """CSG-EFF-87: in the turn of another, before it is applied; its use is lost."""
    s = ready(here(TITAN), here(CANCELLER, owner=1, x=150))
    does(s, "luck")
    step = asking(s)
    assert isinstance(step, CancelNow)
    assert step.seat == 1
    plays(s, ("cancel",))
    assert isinstance(asking(s), Menu)
    assert s.today.extra == ()
    assert under(s.ship(0), "cancelled")
    s = ready(here(TITAN), here(CANCELLER, owner=1, x=150))
    does(s, "luck")
    plays(s, ("allow",), 5)
    assert s.today.extra == (0,)


def test_holy_water_keeps_abilities_off() -> None:
    """CSG-UNT-06: UT_HOLY, enemies neither steal from her nor cancel her."""
    s = ready(here(STEALER), near(FRENCH, "coin-2", "DJC-104"))
    assert orders(s, "steal") == []
    s = ready(here(CANCELLER), here(TITAN, "DJC-104", owner=1, x=150))
    assert orders(s, "cancel") == []
    assert item_named("DJC-104") in things(s.ship(1).hold)


# ---- with moves and exploring


def test_boarding_from_afar() -> None:
    """CSG-EFF-61: an enemy within S, without a ram, once per move action; the other side gets no bonuses."""
    raider = "FN-66"
    s = ready(here(raider), here(FRENCH, "H-EQ-2", "coin-3", owner=1, x=150))
    s.change(1, masts=s.ship(0).masts)
    plays(s, ("about", s.names[0], 0))
    step = asking(s)
    assert step is not None
    assert step.moves(s)[0] == ("board", s.names[1])
    emit = plays(s, ("board", s.names[1]), 4, 4)
    boarded = next(event for event in emit.events if event.key == "pirates-boarded")
    assert boarded.data["totals"][1] == s.ship(1).masts.bit_count() + 4
    far = ready(here(raider), here(FRENCH, owner=1, x=600))
    plays(far, ("about", far.names[0], 0))
    assert isinstance(asking(far), Menu)


def test_treasure_goes_ashore_from_afar() -> None:
    """CSG-EFF-80: at home, while within S of it."""
    ship_card = with_code("UNLOAD_NEAR")["id"]
    homes = [island(200, 300, home=0), island(900, 100, home=1)]
    s = ready(here(ship_card, "coin-3"), islands=homes)
    does(s, "unload")
    assert things(s.islands[0].coins) == (3,)
    assert orders(ready(here(ship_card, "coin-3", x=600), islands=homes), "unload") == []
    assert orders(ready(here(ship_card), islands=homes), "unload") == []


def test_a_derelict_is_claimed() -> None:
    """CSG-EFF-75: an explore action; both are docked at home, and treasure is unloaded."""
    s = ready(here("SM-PS-003"), near(FRENCH, "coin-3", masts=0))
    does(s, "claim")
    assert s.ship(1).owner == 0
    assert s.ship(0).docked == s.ship(1).docked == 0
    assert 3 in things(s.islands[0].coins)
    assert s.today.acted == ((0, "explore"),)
    assert orders(ready(here("SM-PS-003"), near(FRENCH)), "claim") == []


def test_coins_are_swapped_between_islands() -> None:
    """CSG-EFF-77: while exploring, for one of another wild island, by lot; what comes is loaded."""
    hoard = with_code("ISLAND_SWAP")["id"]
    islands = [island(150, 300, "coin-1"), island(500, 500, "coin-6"), *HOMES]
    s = ready(here(hoard, docked=0), islands=islands)
    s.today = s.today._replace(docked=((0, 0),))
    plays(s, ("explore", s.names[0]))
    plays(s, ("swap", "coin-1", 1), 0)
    assert aboard(s, 0) == ["coin-6"]
    assert [things(s.islands[i].coins) for i in (0, 1)] == [(), (1,)]
    s = ready(here(DOVER, docked=0), islands=islands)
    s.today = s.today._replace(docked=((0, 0),))
    plays(s, ("explore", s.names[0]))
    assert all(move[0] != "swap" for move in asking(s).moves(s))  # type: ignore[union-attr]


# ---- hidden crew


def test_crew_are_switched_off() -> None:
    """CSG-ABL-02: while off an ability does not apply, and they stay hidden; nobody else sees the switch."""
    s = ready(here(DOVER, *MATES))
    does(s, "switch")
    step = asking(s)
    assert step is not None
    assert step.privacy(s) == (True, False)
    emit = plays(s, ("off", MATES[0]))
    assert [event.quiet for event in emit.events] == [True]
    assert "what" not in emit.events[0].args
    assert not active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    plays(s, ("on", MATES[0]))
    assert active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    plays(s, ("done",))
    assert isinstance(asking(s), Menu)
    assert orders(ready(ship(DOVER, 0, at(100, 300), *MATES, up=True)), "switch") == []


def test_a_long_course_shows_the_helmsman() -> None:
    """CSG-INF-05: once it is longer than it could be without him."""
    s = ready(here(DOVER, MATES[1]))
    path = [atom for letter in move_list(Afloat(s, 0)).removesuffix("S") for atom in (0, letter, 0)]
    plays(s, ("sail", s.names[0], *path))
    assert not HELD.by(s.ship(0).hold[0], 1)
    s = ready(here(DOVER, MATES[1]))
    plays(s, ("sail", s.names[0], *path, 0, "S", 0))
    assert HELD.by(s.ship(0).hold[0], 1)
