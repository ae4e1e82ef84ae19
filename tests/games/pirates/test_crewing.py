"""Chapter 3.7: crew, equipment, treasure, and the first turn."""

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.games.pirates import view
from flibuste.games.pirates.questions.fleets import muster
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.questions.table.items import HELD, is_crew, item_named, name_of, things
from flibuste.games.pirates.state import NOBODY, Is, State
from flibuste.games.pirates.steps.setup.crewing import GoAboard, Stow
from flibuste.games.pirates.steps.setup.homes import ChooseHome, numbers_of
from flibuste.games.pirates.steps.setup.set_up import Shuffle
from flibuste.games.pirates.steps.turns.menu import Menu

from .openings import answers, chosen, opened, until
from .tables import runs

_PLAIN: dict[str, Any] = {"terrain": 0, "forts": False}


def crewing(fleet: str, other: str = "F-B1", **more: Any) -> State:
    """A table on which the first seat may put its crew elsewhere."""
    s = until(chosen(opened(**{**_PLAIN, **more}), fleet, other), Stow)
    while not (isinstance(step := asking(s), Stow) and step.seat == 0):
        answers(s, ("ready",))
    return s


def test_crew_go_elsewhere_or_ashore_in_secret() -> None:
    """CSG-SET-25: on a ship or on one's own home island, face down."""
    s = crewing("F-PIR")
    before = view.view(s, 1)
    ashore = next(move for move in Stow(0, 9).moves(s) if move[0] == "stow" and move[3] == "ashore")
    lit = {option.at for option in Stow(0, 9).ask(s).options} - {None}
    assert lit == {f"island:{s.home(0)}", *(f"ship:{s.names[number]}" for number, _ in s.fleet(0))}
    answers(s, ashore)
    assert view.view(s, 1) == before
    until(s, Menu)
    piece = item_named(str(ashore[1]))
    assert (0, HELD.of(piece, 0b01)) in s.islands[s.home(0)].ashore
    number = s.names.index(str(ashore[2]))
    assert things(s.ship(number).hold).count(piece) + 1 == muster.write(muster.preset("F-PIR")).count(str(ashore[1]))
    assert all(HELD.seen(held) == 0b01 for held in s.ship(number).hold)


def test_no_ship_takes_more_crew_than_her_points() -> None:
    """CSG-SET-26: neither for crew nor for equipment."""
    s = crewing("F-PIR")
    ships = {ship.card.id: ship for ship in muster.preset("F-PIR").ships}
    for move in Stow(0, 9).moves(s):
        if move[0] == "stow" and move[3] != "ashore":
            to = ships[str(move[3]).partition(".")[2]]
            one = next(member for ship in ships.values() for member in ship.crew if member.piece.id == move[1])
            assert to.crew_cost + one.piece.points <= to.card.points


def test_who_starts_face_up_is_seen_by_all() -> None:
    """CSG-FLT-10: one who sails as Cursed; the ship flies that flag."""
    marked = next(one for one in pieces().values() if one.may_be_cursed)
    ship = next(
        one
        for one in pieces().values()
        if one.kind == "ship" and one.nation == marked.nation and one.points > 11 and not one.keywords
    )
    s = until(chosen(opened(**_PLAIN), f"{ship.id} {marked.id}*", "F-B1"), Menu)
    number = numbers_of(s, 0)[0]
    assert s.ship(number).hold == (HELD.of(item_named(marked.id), 0b11),)
    assert Is.CURSED in s.ship(number).state


def test_events_are_held_in_hand() -> None:
    """CSG-SET-30: their number is public, their names are not."""
    s = until(chosen(opened(**_PLAIN), "F-EVT", "F-B1"), Menu)
    assert [piece["card"] for piece in view.view(s, 1)["players"][0]["events"]] == [None] * len(s.events[0]) != []
    assert all(piece["card"] for piece in view.view(s, 0)["players"][0]["events"])


@pytest.mark.parametrize(("seats", "fleets", "each"), [(2, 2, 4), (3, 3, 3)])
def test_treasure_lies_on_wild_islands(seats: int, fleets: int, each: int) -> None:
    """CSG-SET-28: as many pieces on each, face down; of a duel four, of more three."""
    s = until(chosen(opened(seats, **_PLAIN), *["F-PIR", "F-ENG", "F-SPA"][:fleets]), Menu)
    for island in s.islands:
        assert len(island.coins) == (each if island.home == NOBODY else 0)
        assert all(name_of(HELD.item(held)) == "coin" for held in island.coins)


def test_a_duel_has_sixteen_pieces_of_thirty_gold() -> None:
    """CSG-SET-27: eight each of fifteen gold, unique treasures among them as pieces without gold."""
    s = until(chosen(opened(**_PLAIN), "F-PIR", "F-ENG"), Menu)
    assert sum(s.pool) + s.rares == 16
    assert s.rares == 2
    assert s.start_gold == 30


def test_the_gold_of_the_start_never_changes() -> None:
    """CSG-SET-29: the sum of the coins that were put on islands."""
    s = until(chosen(opened(**_PLAIN, uniques=False), "F-PIR", "F-ENG"), Menu)
    assert s.start_gold == sum((i + 1) * n for i, n in enumerate(s.coins)) == 30
    assert s.rares == 0


def test_the_first_player_takes_the_first_turn() -> None:
    """CSG-SET-31: whoever that is."""
    firsts = set[int]()
    for seed in range(4):
        s = until(chosen(opened(seed=seed, **_PLAIN), "F-PIR", "F-ENG"), Menu)
        assert s.turn == s.first
        firsts.add(s.first)
    assert firsts == {0, 1}


def test_crew_start_face_down() -> None:
    """CSG-CRW-01: their player alone knows them."""
    s = crewing("F-PIR")
    s.agenda.clear()
    runs(s, GoAboard())
    crew = [held for _, one in s.fleet(0) for held in one.hold if is_crew(HELD.item(held))]
    assert crew
    assert {HELD.seen(held) for held in crew} == {0b01}


def test_the_game_for_learning() -> None:
    """CSG-VAR-01: 20 points, four islands, eight coins of fifteen gold on the two wild ones, and nothing else."""
    s = until(opened(quick=True, terrain=4, mysterious="all"), ChooseHome)
    assert len(s.islands) == 4
    until(s, Menu)
    assert [len(island.coins) for island in s.islands if island.home == NOBODY] == [4, 4]
    assert (s.start_gold, s.rares, s.tiles, s.forts) == (15, 0, [], [(), ()])


def test_all_go_aboard_at_once() -> None:
    """CSG-INF-01: until then nobody sees how many sail on which ship."""
    s = crewing("F-PIR")
    assert all(not ship["hold"] for ship in view.view(s, 1)["ships"])
    s.agenda.clear()
    runs(s, GoAboard(), Shuffle())
    assert any(ship["hold"] for ship in view.view(s, 1)["ships"])
    assert s.fleets == ["", ""]
