"""Pirates' ships that sink, and their gold (docs/rules/pirates.md, 5.10)."""

from __future__ import annotations

from math import isclose
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.events import EventCollector
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.questions.table.bodies import body, land
from flibuste.games.pirates.questions.table.items import HELD, item_named, name_of
from flibuste.games.pirates.state import NOBODY, NOWHERE, Is, State
from flibuste.games.pirates.steps.damage.comebacks import comes_back
from flibuste.games.pirates.steps.damage.losing import LoseMasts
from flibuste.games.pirates.steps.damage.sinking import Sink
from flibuste.games.pirates.steps.damage.spoils import shares
from flibuste.games.pirates.steps.gunnery.hits import Hit
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

HOME = at(480, 480)
THREE = "RV-76"
UNSINKABLE = "BC-79"


def with_homes(*hold: str, card: str = THREE, seats: int = 2, up: bool = False, **more: Any) -> State:
    """A ship of the first seat, and a home island for each."""
    homes = [island(100 + 300 * seat, 100, home=seat) for seat in range(seats)]
    return table([ship(card, 0, HOME, *hold, up=up)], [*homes, island(480, 520)], seats, **more)


def banked(s: State, seat: int) -> int:
    home = s.islands[s.home(seat)]
    return sum(map(HELD.item, home.coins)) + home.loose


@pytest.mark.parametrize(
    ("values", "sinker", "other", "loose"),
    [
        ([5, 3, 1], [5], [3, 1], (0, 0)),
        ([4], [], [], (2, 2)),
        ([7, 1, 1], [1, 1], [], (3, 4)),
        ([2, 1], [2], [1], (0, 0)),
        ([3, 3, 3], [3], [3], (2, 1)),
        ([], [], [], (0, 0)),
    ],
)
def test_half_the_gold_each(values: list[int], sinker: list[int], other: list[int], loose: tuple[int, int]) -> None:
    """CSG-SNK-03: rounded up for who sank her, in whole coins from the highest; the lowest left is broken up."""
    it = shares(values)
    assert ([values[i] for i in it.sinker], [values[i] for i in it.other], it.loose) == (sinker, other, loose)


def test_gold_is_shared_at_once() -> None:
    """CSG-SNK-03, CSG-SNK-06, CSG-INF-04: on the home islands, face up."""
    s = with_homes("coin-4", "coin-3")
    runs(s, Sink(0, 1, "hit"))
    assert s.ships == [None]
    assert (banked(s, 0), banked(s, 1)) == (3, 4)
    assert s.islands[1].coins == (HELD.of(4, 0b11),)


def test_a_broken_coin_leaves_the_game() -> None:
    """CSG-SNK-03: loose gold lies there in its place."""
    s = with_homes("coin-5")
    runs(s, Sink(0, 1, "hit"))
    assert (s.islands[0].loose, s.islands[1].loose) == (2, 3)
    assert [HELD.item(held) for held in s.gone] == [5]


@pytest.mark.parametrize(("seats", "option", "mine"), [(3, "usual", 0), (3, "split", 2), (2, "none", 0)])
def test_the_option_of_sunk_gold(seats: int, option: str, mine: int) -> None:
    """CSG-SNK-04, CSG-R-49: usually none among three or more; the coins leave the game."""
    s = with_homes("coin-4", seats=seats, options={"sink_gold": option})
    runs(s, Sink(0, 1, "hit"))
    assert banked(s, 1) == mine
    assert [HELD.item(held) for held in s.gone] == [4]


@pytest.mark.parametrize(("by", "how"), [(NOBODY, "mast"), (0, "hit"), (1, "scuttled")])
def test_sunk_by_nobody(by: int, how: str) -> None:
    """CSG-SNK-05, CSG-SCT-04: nothing is shared."""
    s = with_homes("coin-4")
    runs(s, Sink(0, by, how))
    assert (banked(s, 0), banked(s, 1)) == (0, 0)
    assert len(s.gone) == 1


def test_who_has_sunk_a_ship() -> None:
    """CSG-SNK-02: a player by hit, ram or ability; nobody by fire, terrain or a die of one's own."""
    for steps, sinker in (
        ([Hit("ship:0", 1, "ship:1", "m1", 6)], True),
        ([LoseMasts(0, 1, 1)], True),
        ([LoseMasts(0, 1, NOBODY)], False),
        ([LoseMasts(0, 1, 0)], False),
    ):
        s = with_homes("coin-4")
        s.change(0, masts=0)
        s.ships.append(ship(THREE, 1, at(560, 480)))
        s.names = (*s.names, "1.RV-76")
        runs(s, *steps)
        assert s.ships[0] is None
        assert banked(s, 1) == (2 if sinker else 0)


def test_coins_go_home_unseen_among_three() -> None:
    """CSG-INF-04: only who gets them knows them."""
    s = with_homes("coin-4", "coin-4", seats=3, options={"sink_gold": "split"})
    runs(s, Sink(0, 1, "hit"))
    # the first seat has carried it, the second has looked at it
    assert s.islands[1].coins == (HELD.of(4, 0b011),)


def test_a_sunk_ship_takes_all_along() -> None:
    """CSG-SNK-01: crew, equipment and unique treasures; a ransom is paid (CSG-KW-RAN-02)."""
    s = with_homes("CC-27", "FS-104", "RV-107")
    emit = runs(s, Sink(0, 1, "hit"))
    assert keys(emit) == ["pirates-sank", "pirates-went-down", "pirates-ransom-paid", "pirates-gone"]
    assert (s.islands[1].loose, s.islands[0].coins) == (1, ())
    assert emit.events[0].data["by"] == 1


def test_what_goes_down_is_shown_but_for_hidden_treasure() -> None:
    """CSG-INF-06: crew and equipment to everybody; a coin that lies face down leaves unseen."""
    s = with_homes("GEN-captain@america", "FS-104", "coin-4", seats=3)
    emit = runs(s, Sink(0, 1, "hit"))
    told = next(event for event in emit.events if event.key == "pirates-went-down")
    assert told.seen_by is None
    assert told.data["items"] == ["GEN-captain@america", "FS-104"]
    assert [HELD.seen(held) for held in s.gone] == [0b001]


def test_a_tow_ends_with_the_ship() -> None:
    """CSG-SNK-07: whichever of the two; the other is not affected."""
    for sunk, left in ((1, 0), (0, 1)):
        s = table([ship(THREE, 0, HOME, tows=1), ship(THREE, 0, at(480, 300), "coin-2", masts=0)])
        before = s.ship(left)
        runs(s, Sink(sunk, 1, "hit"))
        assert s.ships[sunk] is None
        assert s.ship(left) == before._replace(tows=NOWHERE)


def test_her_flag_is_put_down() -> None:
    """CSG-EXP-05: where she has explored, as when she sails."""
    s = with_homes()
    s.change(0, docked=2, state=Is.EXPLORED)
    runs(s, Sink(0, 1, "hit"))
    assert s.islands[2].flags == 0b01


def test_some_cannot_sink() -> None:
    """CSG-EFF-51: but when they are scuttled."""
    s = with_homes(card=UNSINKABLE)
    runs(s, Sink(0, 1, "hit"))
    assert s.ships != [None]
    runs(s, Sink(0, 0, "scuttled"))
    assert s.ships == [None]


def test_an_unseen_piece_is_drawn() -> None:
    """CSG-SNK-03: a coin that nobody has looked at is looked at now."""
    s = with_homes("coin")
    runs(s, Sink(0, 1, "hit"), told=[6])
    assert (banked(s, 0), banked(s, 1)) == (3, 3)
    assert item_named("coin-6") == 6


ETERNAL = "RF-28"
"""Four masts."""


def test_an_eternal_ship_comes_back() -> None:
    """CSG-KW-ETE-01: docked at home without a mast, with crew and equipment; coins as of a sunk ship, uniques gone."""
    s = with_homes("GEN-captain@cursed", "FS-104", "coin-4", "RV-107", card=ETERNAL)
    emit = runs(s, Sink(0, 1, "hit"))
    ship_now = s.ship(0)
    assert (ship_now.masts, ship_now.docked) == (0, 0)
    assert [name_of(HELD.item(held)) for held in ship_now.hold] == ["GEN-captain@cursed", "FS-104"]
    assert (banked(s, 0), banked(s, 1)) == (2, 2)
    assert "pirates-eternal" in keys(emit)


def test_an_eternal_mercenary_lies_off_home() -> None:
    """CSG-KW-ETE-02: S from it."""
    s = with_homes("MI-17", card=ETERNAL)
    runs(s, Sink(0, 1, "hit"))
    one = s.islands[0]
    assert s.ship(0).docked == NOWHERE
    assert isclose(gap(body(s.ship(0)), land(one.shape, one.pose)), 63.5, abs_tol=0.05)


def test_where_an_eternal_mercenary_lies_is_told() -> None:
    """CSG-KW-ETE-02, CSG-R-76: by an event that whoever watches plays."""
    s = with_homes("MI-17", card=ETERNAL)
    emit = EventCollector(lambda _: list(s.ship(0).pose), (None,))
    comes_back(s, 0, emit)
    assert emit.views[None] == list(s.ship(0).pose) != list(HOME)


def test_an_eternal_is_looted_before_she_comes_back() -> None:
    """CSG-KW-ETE-01, CSG-SNK-04: her coins are those of a ship that sinks; what is not taken leaves the game."""
    s = with_homes("coin-4", "coin-2", card=ETERNAL, options={"sink_gold": "loot"})
    s.ships.append(ship(THREE, 1, at(200, 200)))
    s.names = (*s.names, "1.RV-76")
    runs(s, Sink(0, 1, "hit", striker=1))
    plays(s, ("loot", "down"), "coin-4")
    plays(s, ("enough",))
    assert [HELD.item(held) for held in s.ship(1).hold] == [4]
    assert (s.ship(0).docked, s.ship(0).hold, len(s.gone)) == (0, (), 1)


def test_a_scuttled_eternal_comes_back_without_gold() -> None:
    """CSG-KW-ETE-03, CSG-SCT-04: nor uniques; crew and equipment stay aboard."""
    s = with_homes("coin-4", "SM-T-001", "GEN-captain@cursed", "FS-104", card=ETERNAL)
    runs(s, Sink(0, NOBODY, "scuttled"))
    assert [name_of(HELD.item(held)) for held in s.ship(0).hold] == ["GEN-captain@cursed", "FS-104"]
    assert (s.ship(0).docked, s.ship(0).masts, banked(s, 0)) == (0, 0, 0)


def test_a_figurehead_brings_her_home_whole() -> None:
    """CSG-UNT-06, UT_REBORN: docked at home with all masts and all that is aboard; then it is gone."""
    s = with_homes("CC-100", "GEN-captain@america", up=True)
    s.change(0, masts=0)
    runs(s, Sink(0, 1, "hit"))
    assert (s.ship(0).masts, s.ship(0).docked) == (0b111, 0)
    assert [name_of(HELD.item(held)) for held in s.ship(0).hold] == ["GEN-captain@america"]


def test_who_sinks_a_ship_may_get_a_mast_back() -> None:
    """CSG-EFF-52: of the player's choice."""
    s = table([ship(THREE, 0, HOME), ship("SM-PS-008", 1, at(200, 200), masts=0b1)])
    runs(s, Sink(0, 1, "hit", striker=1))
    assert s.ships[0] is None
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    plays(s, step.moves(s)[0])
    assert s.ship(1).masts.bit_count() == 2


def test_a_decree_sends_a_coin_home() -> None:
    """CSG-UNT-06, UT_DECREE: from a wild island of the player's choice, when a ship of another nation is sunk."""
    s = with_homes()
    s.ships.append(ship(THREE, 1, at(200, 200), "FS-097"))
    s.names = (*s.names, "1.x")
    s.islands += [island(700, 700, "coin-2"), island(700, 300, "coin-5")]
    runs(s, Sink(0, 1, "hit", striker=1))
    emit = plays(s, ("island", 4), 0)
    assert keys(emit) == ["pirates-decreed"]
    assert (banked(s, 1), s.islands[4].coins) == (5, ())
    # what everybody sees of the rest they go on seeing
    s = with_homes()
    s.ships.append(ship(THREE, 1, at(200, 200), "FS-097"))
    s.names = (*s.names, "1.x")
    up = tuple(HELD.of(item_named(name), 0b11) for name in ("coin-2", "coin-5"))
    s.islands.append(island(700, 700)._replace(coins=up))
    runs(s, Sink(0, 1, "hit", striker=1), told=(0,))
    assert s.islands[-1].coins == up[1:]
    # an English ship is not covered by an English decree
    s = table([ship("SM-ES-001", 0, HOME), ship(THREE, 1, at(200, 200), "FS-097")], [island(700, 700, "coin-2")])
    runs(s, Sink(0, 1, "hit", striker=1))
    assert asking(s) is None


def test_loot_goes_into_the_hold_of_the_sinker() -> None:
    """CSG-SNK-04, CSG-VAR-05: of her choice, as much as fits; the rest leaves the game."""
    loot = {"sink_gold": "loot"}
    s = table([ship(THREE, 0, HOME, "coin-4", "coin-2"), ship("SM-PS-001", 1, at(200, 200))], [], options=loot)
    runs(s, Sink(0, 1, "hit", striker=1))
    plays(s, ("loot", "down"), "coin-2")
    plays(s, ("enough",))
    assert [HELD.item(held) for held in s.ship(1).hold] == [2]
    assert [HELD.item(held) for held in s.gone] == [4]
    assert s.ships[0] is None
    s = table([ship(THREE, 0, HOME, "coin-4")], [], options=loot)
    runs(s, Sink(0, 1, "hit"))
    assert asking(s) is None


def with_events(owner: tuple[str, ...], sinker: tuple[str, ...]) -> State:
    s = with_homes("coin-4", "GEN-captain@america", "FS-104")
    s.events = [tuple(HELD.of(item_named(one), 1 << seat) for one in hand) for seat, hand in enumerate((owner, sinker))]
    return s


DIVERS, RAFT = "RV-020b", "RV-037b"


def test_a_raft_saves_crew_and_coins() -> None:
    """CSG-EVT-03: they come to the nearest wild island; equipment is lost. Its holder may keep it."""
    s = with_events((RAFT,), ())
    runs(s, Sink(0, 1, "hit"))
    plays(s, ("show-event",))
    assert (s.ships, s.events[0]) == ([None], ())
    assert [HELD.item(held) for held in s.islands[2].coins] == [4]
    assert [(seat, name_of(HELD.item(held))) for seat, held in s.islands[2].ashore] == [(0, "GEN-captain@america")]
    assert banked(s, 1) == 0
    s = with_events((RAFT,), ())
    runs(s, Sink(0, 1, "hit"))
    plays(s, ("hold-event",))
    assert (banked(s, 1), len(s.events[0])) == (2, 1)
    # not of a ship that was scuttled
    s = with_events((RAFT,), ())
    runs(s, Sink(0, 0, "scuttled"))
    assert asking(s) is None


def test_divers_bring_up_all_the_gold() -> None:
    """CSG-EVT-02: for who has sunk her; a Raft is asked first, and forbids it."""
    s = with_events((), (DIVERS,))
    runs(s, Sink(0, 1, "hit"))
    plays(s, ("show-event",))
    assert (banked(s, 0), banked(s, 1)) == (0, 4)
    s = with_events((RAFT,), (DIVERS,))
    runs(s, Sink(0, 1, "hit"))
    step = asking(s)
    assert step is not None
    assert step.seat == 0
    plays(s, ("show-event",))
    assert asking(s) is None
    assert len(s.events[1]) == 1
    s = with_events((), (DIVERS,))
    runs(s, Sink(0, NOBODY, "hit"))
    assert asking(s) is None


def test_the_order_in_which_a_ship_sinks() -> None:
    """CSG-SNK-08: what replaces it; then Raft, Divers; then treasure, the ship, and what the sinker has of it."""
    s = with_events((RAFT,), (DIVERS,))
    s.change(0, hold=(*s.ship(0).hold, HELD.of(item_named("CC-100"), 0b11)))
    runs(s, Sink(0, 1, "hit"))
    assert (asking(s), s.ship(0).docked) == (None, 0)
    s = with_events((RAFT,), (DIVERS,))
    s.ships.append(ship("SM-PS-008", 1, at(200, 200), masts=0b1))
    s.names = (*s.names, "1.x")
    runs(s, Sink(0, 1, "hit", striker=1))
    told = plays(s, ("hold-event",))
    assert not told.events
    told = plays(s, ("hold-event",))
    assert keys(told)[:2] == ["pirates-sank", "pirates-salvaged"]
    assert keys(told)[-1] == "pirates-gone"
    step = asking(s)
    assert step is not None
    assert (s.ships[0], step.moves(s)[0][0]) == (None, "mast")


def test_an_eternal_creature_has_one_segment() -> None:
    """CSG-KW-ETE-02"""
    s = with_homes(card="DJC-6")
    comes_back(s, 0, EventCollector())
    assert (s.ship(0).masts, s.ship(0).docked) == (1, 0)


def test_the_offer_of_a_coin_that_lies_face_down_tells_nothing_of_it() -> None:
    """CSG-INF-02, CSG-SNK-04: whatever it is, the sinker is offered the same."""
    offers = set()
    for coin in ("coin-1", "coin-7"):
        s = table([ship(THREE, 0, HOME, coin), ship("SM-PS-001", 1, at(200, 200))], [], options={"sink_gold": "loot"})
        runs(s, Sink(0, 1, "hit", striker=1))
        step = asking(s)
        assert step is not None
        offers.add(str([option.to_json() for option in step.ask(s).options]))
    assert len(offers) == 1
