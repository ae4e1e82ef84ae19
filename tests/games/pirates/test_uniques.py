"""Pirates' unique treasures (docs/rules/pirates.md, chapter 5.24), by hand."""

from __future__ import annotations

from functools import partial
from typing import Any

from flibuste.core.agenda import advance, asking
from flibuste.core.events import EventCollector
from flibuste.core.fate import OwnDice, ScriptedFate
from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.table.items import HELD, is_crew, item_named, name_of, things
from flibuste.games.pirates.questions.table.spells import turn_begins, under
from flibuste.games.pirates.soundness import breaches_of
from flibuste.games.pirates.state import Is, Ship, State
from flibuste.games.pirates.steps.treasure.uniques import Found, StartTexts, docked_home, finds, guarded
from flibuste.games.pirates.steps.treasure.worth import felled, unloads, value_of, worth_more
from flibuste.games.pirates.steps.turns.extra_moves import AfterMove
from flibuste.games.pirates.tables import DATA
from flibuste.games.pirates.view import view
from tests.contract.changes import applied

from .tables import at, island, keys, plays, runs, ship, table

DOVER, DOCTOR = "SM-ES-009", "CC-45"
PLAGUE, RUM, SUNKEN = "SM-T-006", "SM-T-005", "DJC-105"
CREW = ("GEN-captain@england", "GEN-helmsman@england")


def here(*hold: str, owner: int = 0, x: float = 100, **more: Any) -> Ship:
    return ship(DOVER, owner, at(x, 300), *hold, **more)


def find(name: str, *hold: str, told: tuple[Any, ...] = (), coins: tuple[str, ...] = (), **more: Any) -> State:
    """A ship docked at an island finds this treasure there."""
    homes = [island(900, 900, home=0), island(900, 100, home=1)]
    s = table([here(*hold, docked=0)], [island(200, 300, name, *coins), *homes], **more)
    runs(s, Found(0, 0, item_named(name)), told=told)
    return s


def aboard(s: State, number: int = 0) -> list[str]:
    return [name_of(item) for item in things(s.ship(number).hold)]


def ashore(s: State, place: int = 0) -> list[str]:
    return [name_of(item) for item in things(s.islands[place].coins)]


def test_what_must_be_loaded_lies_face_up() -> None:
    """CSG-UNT-02: on the ship of the first who explores; instant ones leave, what stays does."""
    s = find("RV-105")
    assert aboard(s) == ["RV-105"]
    assert HELD.seen(s.ship(0).hold[0]) == s.setting.everybody
    assert find("RV-109").islands[0].coins == ()
    assert item_named("RV-109") in things(find("RV-109").gone)
    assert ashore(find("RV-106")) == ["RV-106"]


def test_what_may_be_hidden_is_a_choice() -> None:
    """CSG-UNT-05: face down aboard, known to its player alone, or left where it lies."""
    s = find("RV-107")
    step = asking(s)
    assert step is not None
    assert step.privacy(s) == (True, False)
    plays(s, ("take", "RV-107"))
    assert aboard(s) == ["RV-107"]
    assert HELD.seen(s.ship(0).hold[0]) == 1
    s = find("RV-107")
    plays(s, ("leave", "RV-107"))
    assert ashore(s) == ["RV-107"]
    # in a world that somebody else imagines
    s = find("RV-107")
    s.islands[0] = s.islands[0]._replace(coins=())
    assert s.agenda[-1].moves(s) == [("leave", "RV-107")]


def test_what_takes_space_needs_it() -> None:
    """CSG-EXP-03: they use no space unless they say so."""
    full = ["coin-1"] * 5
    assert "RV-105" in aboard(find("RV-105", *full))
    assert "RV-104" not in aboard(find("RV-104", *full))


def test_the_order_of_finds() -> None:
    """CSG-EXP-03: by lot; first what lies open already, which is in force."""
    s = table([here(docked=0)], [island(200, 300, "RV-105", "BC-103", "SM-T-001", "coin-2")])
    for told in (["SM-T-001", "RV-105"], ["BC-103", "SM-T-001"]):
        order = [name_of(one.item) for one in finds(s, 0, ScriptedFate(s, told))]
        assert order[:2] == told
        assert sorted(order) == ["BC-103", "RV-105", "SM-T-001"]
    coins = (HELD.shown(it, 0b11) if name_of(HELD.item(it)) == "BC-103" else it for it in s.islands[0].coins)
    s.islands[0] = s.islands[0]._replace(coins=tuple(coins))
    order = [name_of(one.item) for one in finds(s, 0, ScriptedFate(s, ["SM-T-001"]))]
    assert order == ["BC-103", "SM-T-001", "RV-105"]


def test_treasure_with_a_value() -> None:
    """CSG-UNT-04: it is unloaded and worth that much; others stay aboard."""
    s = find(RUM, *CREW)
    assert value_of(s, item_named(RUM)) == 4
    assert unloads(s, 0, item_named(RUM))
    # from the next turn on
    assert not under(s.ship(0), "idle")
    turn_begins(s, 0)
    assert under(s.ship(0), "idle")
    assert not unloads(s, 0, item_named("RV-105"))
    assert unloads(s, 0, 3)


def test_worth_a_roll() -> None:
    """CSG-UNT-01: nothing at first; buried treasure a die, sunken treasure two, and less with every turn."""
    s = find("CC-094", told=(5,))
    assert value_of(s, item_named("CC-094")) == 5
    s = find(SUNKEN, told=(1, 1))
    assert value_of(s, item_named(SUNKEN)) == 2
    runs(s, StartTexts(0))
    assert value_of(s, item_named(SUNKEN)) == 1
    runs(s, StartTexts(0))
    assert aboard(s) == []


def test_banners_are_paid_or_earned() -> None:
    """CSG-UNT-06: UT_BANNER, 5 for one side, for the other a mast a gold."""
    s = find("BC-106")
    assert value_of(s, item_named("BC-106")) == 0
    felled(s, 0, 2)
    assert value_of(s, item_named("BC-106")) == 2
    s = find("BC-107")
    felled(s, 0, 2)
    assert value_of(s, item_named("BC-107")) == 5


def test_spices_double_the_best_coin() -> None:
    """CSG-UNT-06: UT_SPICES, once; UT_RATS each coin 1 less, not below nought."""
    s = table([here("BC-100", "coin-2", "coin-4")], [island(900, 900, home=0)])
    assert worth_more(s, 0, [2, 4]) == 4
    assert worth_more(s, 0, [2, 4]) == 0
    s = table([here("BC-105", "coin-2")], [island(900, 900, home=0)])
    assert worth_more(s, 0, [2, 1]) == -2
    s.islands[0], s.coins = s.islands[0]._replace(loose=-2), s.pool
    assert not [breach for breach in breaches_of(s) if "loose" in str(breach)]


def test_the_plague() -> None:
    """CSG-UNT-06: UT_PLAGUE, all crew go, she cannot dock, and the next ship that is touched takes it over."""
    s = find(PLAGUE, *CREW, coins=("coin-2",))
    assert aboard(s) == [PLAGUE]
    assert s.ship(0).docked == -1
    assert active(s, 0).has(Trait.NO_DOCKING)
    s = table([here(PLAGUE, x=100), here("GEN-captain@england", owner=1, x=110)], [island(900, 900, home=0)])
    runs(s, AfterMove(1, free=False))
    assert aboard(s, 0) == []
    assert aboard(s, 1) == [PLAGUE]


def test_whom_the_plague_drives_off_is_told() -> None:
    """CSG-UNT-06: UT_PLAGUE, also where nobody dies of it: she is docked no longer, and her flag flies (CSG-EXP-05)."""
    s = table([here(docked=0, state=Is.EXPLORED)], [island(200, 300, PLAGUE), island(900, 900, home=0)])
    s.agenda.append(Found(0, 0, item_named(PLAGUE)))
    emit = EventCollector(partial(view, s), [None])
    advance(s, OwnDice(s), emit)
    assert s.islands[0].flags == 0b1
    assert emit.views[None] == view(s, None)
    assert keys(emit) == ["pirates-found-unique", "pirates-undocked", "pirates-unique-worked"]


def test_scurvy() -> None:
    """CSG-UNT-06: UT_SCURVY, on 4 a crew goes; gone at home; fruit keeps it away."""
    s = find("CC-092", *CREW)
    runs(s, StartTexts(0), told=[3])
    assert len(aboard(s)) == 3
    runs(s, StartTexts(0), told=[4])
    plays(s, ("lose", CREW[0]))
    assert sorted(aboard(s)) == sorted(["CC-092", CREW[1]])
    docked_home(s, 0, EventCollector())
    assert "CC-092" not in aboard(s)
    assert "CC-092" not in aboard(find("CC-092", "RV-104"))


def test_the_dearest_and_the_cheapest() -> None:
    """CSG-UNT-06: UT_BLACK_SPOT on a 6, UT_CANNIBALS at once."""
    s = find("CA-073b", *CREW)
    runs(s, StartTexts(0), told=[5])
    assert len(aboard(s)) == 3
    runs(s, StartTexts(0), told=[6])
    assert sorted(aboard(s)) == sorted(["CA-073b", CREW[1]])
    assert aboard(find("CA-084b", *CREW)) == [CREW[0]]


def test_a_missionary_takes_all() -> None:
    """CSG-UNT-06: UT_MISSIONARY, every crew; equipment stays."""
    assert aboard(find("RV-109", *CREW, "H-EQ-2")) == ["H-EQ-2"]


def test_trees_bring_masts_back() -> None:
    """CSG-UNT-06: UT_TREES, all of them; a whole ship leaves them lying."""
    s = table([here(docked=0, masts=1)], [island(200, 300, "CC-096")])
    runs(s, Found(0, 0, item_named("CC-096")))
    assert s.ship(0).masts == 0b1111
    assert ashore(find("CC-096")) == ["CC-096"]
    # CSG-TOW-06: a derelict that was towed there is towed no longer
    s = table([here(docked=0, masts=0), here(docked=0)._replace(tows=0)], [island(200, 300, "CC-096")])
    runs(s, Found(0, 0, item_named("CC-096")))
    assert (s.ship(0).masts, s.ship(1).tows) == (0b1111, -1)


def test_natives_hold_a_ship_once_for_each_player() -> None:
    """CSG-UNT-06: UT_NATIVES, as many turns as crew; not again for the same player."""
    s = find("RV-106", *CREW)
    assert [spell.turns for spell in s.ship(0).spells if spell.what == "idle"] == [2]
    s.change(0, spells=())
    runs(s, Found(0, 0, item_named("RV-106")))
    assert not under(s.ship(0), "idle")


def test_wolves_guard_an_island() -> None:
    """CSG-UNT-06: UT_WOLVES, nothing is loaded there."""
    s = find("BC-103", coins=("RV-105", "coin-2"))
    assert guarded(s, 0)
    runs(s, Found(0, 0, item_named("RV-105")))
    assert aboard(s) == []


def test_maps_show_all_coins() -> None:
    """CSG-UNT-06: UT_MAPS, those of every wild island."""
    s = find("BC-101", coins=("coin-2", "coin-3"))
    assert all(HELD.seen(held) == s.setting.everybody for held in s.islands[0].coins)


def test_what_a_found_treasure_does_is_seen() -> None:
    """CSG-UNT-06: UT_MAPS, UT_VOLCANO, UT_IDOL; an event comes after it, so that whoever watches sees it happen."""
    for name, coins in (("BC-101", ("coin-2", "coin-3")), ("SCS-102", ("coin-2",)), ("SCS-103", ("RV-105",))):
        s = table([here(docked=0)], [island(200, 300, name, *coins), island(900, 900, home=0)])
        if name == "SCS-103":
            lying = tuple(HELD.shown(held, s.setting.everybody) for held in s.islands[0].coins)
            s.islands[0] = s.islands[0]._replace(coins=lying)
        seen, teller = view(s, 1), EventCollector(partial(view, s), [1])
        Found(0, 0, item_named(name)).run(s, OwnDice(s), teller)
        for event in teller.events:
            seen = applied(seen, event.changes.get(1, []))
        assert seen == view(s, 1), name


def test_a_volcano_burns_coin_and_crew() -> None:
    """CSG-UNT-06: UT_VOLCANO, one of each, by lot."""
    s = find("SCS-102", *CREW, coins=("coin-2", "coin-3"), told=(1, 0))
    assert ashore(s) == ["coin-2"]
    assert sum(map(is_crew, things(s.ship(0).hold))) == 1


def test_an_idol_takes_what_lies_open() -> None:
    """CSG-UNT-06: UT_IDOL, of all players; hidden treasure stays."""
    s = find("SCS-103", "RV-107")
    assert aboard(s) == ["RV-107"]
    s = table([here("RV-105", docked=0, up=True)], [island(200, 300, "SCS-103")])
    runs(s, Found(0, 0, item_named("SCS-103")))
    assert aboard(s) == []


def test_a_message_sends_her_on() -> None:
    """CSG-UNT-06: UT_BOTTLE, to the island with the fewest coins; ties the next player decides."""
    islands = [island(200, 300, "OE-099", "coin-1"), island(700, 300), island(900, 900, home=0)]
    s = table([here(docked=0)], islands)
    runs(s, Found(0, 0, item_named("OE-099")))
    assert s.ship(0).docked == 1
    s = table([here(docked=0)], [*islands, island(700, 700)])
    runs(s, Found(0, 0, item_named("OE-099")))
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    plays(s, ("island", 3))
    assert s.ship(0).docked == 3


def test_a_castaway_joins() -> None:
    """CSG-UNT-06: UT_CASTAWAY, generic crew of cost 3 at most, of her nation, where there is room."""
    s = find("RV-108")
    step = asking(s)
    assert step is not None
    dear = [row["id"] for row in DATA["crew_generic"] if row["points"] > 3]
    assert not any(str(move[1]).partition("@")[0] in dear for move in step.moves(s))
    plays(s, ("hire", CREW[0]))
    assert aboard(s) == [CREW[0]]
    assert asking(find("RV-108", *["coin-1"] * 5)) is None


def test_the_albatross_flies_on() -> None:
    """CSG-UNT-06: UT_ALBATROSS, on a 6 the player to the right sends it to another ship of the same player."""
    s = table([here("SCS-105", up=True), here(x=500), here(owner=1, x=800)])
    runs(s, StartTexts(0), told=[6])
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    assert step.moves(s) == [("ship", s.names[1])]
    emit = plays(s, ("ship", s.names[1]))
    assert "pirates-sent" in keys(emit)
    assert aboard(s, 1) == ["SCS-105"]
