"""Pirates' fleets, supplies, islands and measures (docs/rules/pirates.md, chapters 2, 3 and 5.12), by hand."""

import pytest

from flibuste.core.atoms import Json
from flibuste.games.pirates.questions.fleets.fleet import Aboard, Fleet, Member, faults
from flibuste.games.pirates.questions.fleets.supply import Supply, start_gold, terms
from flibuste.games.pirates.questions.islands.mystery_tables import ISLANDS, row_at, rows_of
from flibuste.games.pirates.questions.table.cards import Piece, bought_for, piece, pieces
from flibuste.games.pirates.tables import COIN_VALUES, DATA, DIE, MEASURES
from flibuste.games.pirates.tools.gold import Standing, standing


def card(kind: str, points: int = 0, nation: str = "spain", *effects: str, **own: object) -> Piece:
    row = {"cargo": 2, "links": [], "effects": [{"code": code} for code in effects], **own}
    name = str(own.get("name", f"{kind} {points} {nation}"))
    return Piece(str(own.get("id", name)), kind, name, points, nation, row)


def aboard(ship: Piece, *others: Piece, cursed: int | None = None) -> Aboard:
    laden = Aboard(Member(0, ship))
    for i, one in enumerate(others, 1):
        laden = laden.taking(Member(i, one, cursed=i == cursed))
    return laden


def rules(*ships: Aboard, rest: int = 0, unique: bool = True, ashore: tuple[Member, ...] = ()) -> list[str]:
    return [fault.rule for fault in faults(Fleet(ships, ashore), rest, unique=unique)]


SHIP = card("ship", 10)
CREW = card("crew", 2)


def test_a_fleet_has_a_ship_and_is_paid() -> None:
    """CSG-FLT-01: ships, crew, equipment together."""
    assert rules() == ["CSG-FLT-01"]
    assert rules(aboard(SHIP), rest=-1) == ["CSG-FLT-01"]
    assert Fleet((aboard(SHIP, CREW, card("equipment", 3)),), (Member(9, CREW),)).spent == 17


def test_no_name_twice() -> None:
    """CSG-FLT-04: but of generic crew, and where the table allows it."""
    again = Aboard(Member(5, SHIP))
    assert rules(aboard(SHIP), again) == ["CSG-FLT-04"]
    assert rules(aboard(SHIP), again, unique=False) == []
    mate = card("crew", 1, generic=True)
    assert rules(aboard(SHIP, mate, mate)) == []


def test_one_of_a_limited_card() -> None:
    """CSG-FLT-05: whatever the option of names says."""
    gun = card("equipment", 1, "", keywords=["limit"])
    assert rules(aboard(SHIP, gun, gun), unique=False) == ["CSG-FLT-05"]
    assert rules(aboard(SHIP, gun), unique=False) == []


def test_the_loyal_want_company() -> None:
    """CSG-FLT-06: of a nation any other ship or crew."""
    loyal = card("crew", 2, "england", keywords=["loyal:england"])
    assert rules(aboard(SHIP, loyal)) == ["CSG-FLT-06"]
    assert rules(aboard(card("ship", 10, "england"), loyal)) == []


def test_the_hostile_want_none() -> None:
    """CSG-FLT-07: who sails as Cursed counts for both nations."""
    hostile = card("crew", 2, keywords=["hostile:france"])
    assert rules(aboard(SHIP, hostile), Aboard(Member(7, card("ship", 5, "france")))) == ["CSG-FLT-07"]
    hater = card("crew", 2, keywords=["hostile:cursed"])
    marked = card("crew", 3, keywords=["black_mark"])
    assert rules(aboard(SHIP, hater, marked)) == []
    assert rules(aboard(SHIP, hater, marked, cursed=2)) == ["CSG-FLT-07"]


def test_ransom_counts_once() -> None:
    """CSG-FLT-08: five points more, however many there are."""
    ransom = card("crew", 1, "spain", "BUILD_PLUS5")
    assert Fleet((aboard(SHIP),)).total(40) == 40
    assert Fleet((aboard(SHIP, ransom, ransom),)).total(40) == 45


def test_who_makes_others_cheaper() -> None:
    """CSG-FLT-09: each other crew of the ship by one, not below 0."""
    cutter = card("crew", 3, "spain", "CREW_COST_CUT")
    assert aboard(SHIP, cutter, CREW, card("crew", 0)).crew_cost == 3 + 1 + 0


def test_the_cursed_cost_more() -> None:
    """CSG-FLT-10: one point."""
    marked = card("crew", 3, keywords=["black_mark"])
    assert marked.may_be_cursed
    assert (aboard(SHIP, marked).crew_cost, aboard(SHIP, marked, cursed=1).crew_cost) == (3, 4)


def test_who_must_lie_open_stays_on_no_island() -> None:
    """CSG-SET-25: ransom and those who make others cheaper are face up on a ship."""
    assert rules(aboard(SHIP), ashore=(Member(3, card("crew", 1, "spain", "BUILD_PLUS5")),)) == ["CSG-SET-25"]
    assert rules(aboard(SHIP), ashore=(Member(3, CREW),)) == []


def test_what_fits_into_a_ship() -> None:
    """CSG-CRG-01: crew and equipment take a space each, but who takes none."""
    full = (CREW, card("crew", 1), card("equipment", 1))
    assert aboard(SHIP, *full).load == 3
    assert aboard(SHIP, CREW, card("crew", 1, "spain", "CREW_NO_SPACE")).load == 1
    assert aboard(SHIP, CREW, card("crew", 1, "france", "CREW_NO_SPACE")).load == 2
    assert rules(aboard(SHIP, *full)) == ["CSG-CRG-04"]


def test_links_make_room() -> None:
    """CSG-CRG-02: a pair one space, said on either card; all ships of a nation by their nation."""
    one, two = card("crew", 1, id="A", links=["B"]), card("crew", 1, id="B", name="Other")
    assert aboard(SHIP, one, two).capacity == 3
    assert aboard(SHIP, card("crew", 1, links=["all_ships:spain"])).links == 1
    assert aboard(card("ship", 9, "france"), card("crew", 1, links=["all_ships:spain"])).links == 0


def test_crew_must_not_cost_more_than_their_ship() -> None:
    """CSG-CRG-05: nor equipment, each by itself."""
    assert rules(aboard(card("ship", 3), card("crew", 2), card("crew", 2, name="Other"))) == ["CSG-CRG-05"]
    assert rules(aboard(card("ship", 3), card("crew", 2), card("equipment", 2))) == []


def test_strangers_are_carried_only() -> None:
    """CSG-CRW-03: of another flag; what is of no nation works for all."""
    stranger, anyone = Member(1, card("crew", 1, "france")), Member(2, card("crew", 1, ""))
    assert (aboard(SHIP).idle(stranger), aboard(SHIP).idle(anyone)) == (True, False)


def test_zero_points_sail_under_their_own_flag() -> None:
    """CSG-CRW-06."""
    assert rules(aboard(SHIP, card("crew", 0, "france"))) == ["CSG-CRW-06"]
    assert rules(aboard(SHIP, card("crew", 0))) == []


@pytest.mark.parametrize("keyword", ["flotilla", "sea_monster", "sea_dragon"])
def test_who_carries_no_crew(keyword: str) -> None:
    """CSG-CRW-07: nor ships whose card says so."""
    assert rules(aboard(card("ship", 9, keywords=[keyword]), CREW)) == ["CSG-CRW-07"]
    assert rules(aboard(card("ship", 9, "spain", "NO_CREW"), CREW)) == ["CSG-CRW-07"]


def test_generic_crew_are_bought_for_a_nation() -> None:
    """CSG-CRW-08: and nobody else is."""
    captain = piece(bought_for("GEN-captain", "spain"))
    assert captain
    assert captain.nation == "spain"
    assert piece("GEN-captain") is None
    assert piece("GEN-captain@nowhere") is None
    named = next(one for one in pieces().values() if one.kind == "crew" and not one.generic)
    assert bought_for(named.id, "spain") == named.id


@pytest.mark.parametrize(("players", "pieces_", "gold", "islands", "each"), [(2, 8, 15, 4, 4), (4, 6, None, 8, 3)])
def test_what_everybody_brings(players: int, pieces_: int, gold: int | None, islands: int, each: int) -> None:
    """CSG-SET-27: 8 pieces of 15 gold in a duel, 4 to an island; CSG-SET-28: 6 of any gold, 3 to an island."""
    asked = terms(players)
    assert (asked.pieces, asked.gold, asked.islands, asked.each) == (pieces_, gold, islands, each)


@pytest.mark.parametrize("preset", DATA["treasure"]["coin_presets_2p"], ids=lambda row: row["id"])
def test_the_lists_of_the_house_are_fine(preset: Json) -> None:
    """CSG-SET-27: a unique treasure is a piece of no gold; CSG-SET-29: both lists make the start gold."""
    supply = Supply(tuple(preset["coins"].count(value) for value in COIN_VALUES), preset["coins"].count(0))
    assert supply.fits(terms(2))
    assert not Supply(supply.coins, supply.uniques + 1).fits(terms(2))
    assert start_gold([supply, supply]) == 30


@pytest.mark.parametrize("island", ISLANDS)
def test_every_roll_has_its_row(island: str) -> None:
    """CSG-MYS-02: one, and no gap between them."""
    rows = rows_of(island)
    assert [row_at(island, roll) for roll in DIE] == [
        i for i, row in enumerate(rows) for _ in range(row.low, row.high + 1)
    ]


def test_two_scales() -> None:
    """CSG-VAR-02: sides of a card, or the printed bars."""
    assert MEASURES == {"card": (63.5, 88.9), "printed": (57.5, 83.8)}


def test_more_than_half() -> None:
    """CSG-END-02: of 30 gold 16 win; CSG-END-03: where both have more, the higher."""
    assert standing(15, 0, 30) == (Standing.LEFT, "CSG-END-02")
    assert standing(16, 15, 30) == (Standing.WON, "CSG-END-02")
    assert [standing(16, other, 30)[0] for other in (17, 16)] == [Standing.LESS, Standing.LEVEL]
