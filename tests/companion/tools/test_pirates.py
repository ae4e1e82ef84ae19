"""Pirates' tools, with examples computed by hand and the fleets of the rulebook."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from flibuste.companion.tools import Answer, tools
from flibuste.core.atoms import Json
from flibuste.core.faults import SheetError
from flibuste.games.pirates.tables import DATA
from flibuste.games.pirates.tools.cards import pieces

from .test_any_input import read, spoken
from .test_every_tool import bundle


def use(tool: str, **given: object) -> Answer:
    return tools()[f"pirates.{tool}"].use(given)


@pytest.mark.parametrize(
    ("number", "plain", "better"), [(1, 5, 5), (2, 4, 5), (3, 3, 4), (4, 2, 3), (5, 1, 2), (6, 0, 1)]
)
def test_to_hit(number: int, plain: int, better: int) -> None:
    """Chapter 9: the chances of each number in sixths, plain and with +1; a natural 1 always misses."""
    assert use("shot", number=number).data["chance"] == plain
    assert use("shot", number=number, bonus=1).data["chance"] == better
    assert use("shot", number=number, only_six=1).data["chance"] == 1


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"number": 3, "roll": 4}, "hit"),
        ({"number": 3, "roll": 3}, "miss"),
        ({"number": 3, "roll": 3, "bonus": 1}, "hit"),
        ({"number": 1, "roll": 1, "bonus": 3}, "one"),
        ({"number": 1, "roll": 5, "only_six": 1}, "no-six"),
    ],
)
def test_why_a_shot_hits(given: dict[str, object], why: str) -> None:
    """CSG-SHT-06: higher than the number; equal is not enough."""
    assert use("shot", **given).lines[0].key == f"pirates-tool-shot-{why}"


@pytest.mark.parametrize("masts", range(7))
def test_a_ram(masts: int) -> None:
    """Chapter 9: (6 - m)/6; a derelict sinks at any roll (CSG-RAM-04)."""
    assert use("ram", masts=masts).data["chance"] == 6 - masts
    assert (use("ram", masts=masts).lines[0].key == "pirates-tool-ram-sinks") is (masts == 0)


def test_a_ram_pins_unless_no_mast_is_left() -> None:
    """CSG-RAM-05: a one-master that loses its mast is derelict: not pinned. CSG-BRD-01: a boarding party wherever both
    are still in play."""

    def said(masts: int, roll: int) -> list[str]:
        return [line.key.removeprefix("pirates-tool-ram-") for line in use("ram", masts=masts, roll=roll).lines]

    assert said(1, 2) == ["hit", "free", "board"]
    assert said(1, 1) == ["miss", "pinned", "board"]
    assert said(2, 3) == ["hit", "pinned", "board"]
    assert said(0, 1) == ["sinks", "free"]


@pytest.mark.parametrize(
    ("lead", "odds"),
    [(0, (15, 6, 15)), (1, (21, 5, 10)), (2, (26, 4, 6)), (3, (30, 3, 3)), (4, (33, 2, 1)), (5, (35, 1, 0))],
)
def test_a_boarding(lead: int, odds: tuple[int, int, int]) -> None:
    """Chapter 9: win, tie and lose of 36 by the difference; mirrored for the other side."""
    data = use("board", my_masts=lead).data
    assert (data["win"], data["tie"], data["lose"]) == odds
    data = use("board", their_masts=lead).data
    assert (data["lose"], data["tie"], data["win"]) == odds


def test_a_boarding_is_rolled() -> None:
    """2 masts + 1 + a 3 make 6 against 4 masts + a 2: a tie has no effect."""
    given = {"my_masts": 2, "my_bonus": 1, "my_roll": 3, "their_masts": 4}
    assert [line.key for line in use("board", **given, their_roll=2).lines] == ["pirates-tool-board-tie"]
    assert use("board", **given, their_roll=1).lines[0].key == "pirates-tool-board-won"


def test_the_gold_tally_of_a_duel() -> None:
    """CSG-END-02: of 30, 16 win. 3 coins of 2, one of 4 and 3 loose make 13: 3 to go. 2 coins of 7 and 2: 16."""
    answer = use("gold", players=[{"coin_2": 3, "coin_4": 1, "loose": 3}, {"coin_7": 2, "forts": 2, "holds": 9}])
    assert (answer.data["needed"], answer.data["half"], answer.data["full"]) == (16, 15, 30)
    assert answer.data["players"] == [{"gold": 13, "left": 3, "rank": 2}, {"gold": 16, "left": 0, "rank": 1}]
    assert [line.key.rpartition("-")[2] for line in answer.lines] == ["left", "won"]


def test_the_gold_tally_of_many() -> None:
    """CSG-MUL-01, -05: no half; what lies in the holds counts: 5 + 9 = 14 against 12 and 0."""
    answer = use("gold", start_gold=45, players=[{"coin_6": 2}, {"loose": 5, "holds": 9}, {}])
    assert (answer.data["needed"], answer.data["half"]) == (None, None)
    assert [player["gold"] for player in answer.data["players"]] == [12, 14, 0]
    assert [line.rule for line in answer.lines] == ["CSG-MUL-06", "CSG-MUL-01", "CSG-INF-04"]


@pytest.mark.parametrize(("roll", "code"), [(1, "COINS_AWAY"), (2, "COINS_AWAY"), (3, "NOTHING"), (6, "PULL_COINS")])
def test_a_mysterious_island(roll: int, code: str) -> None:
    assert use("island", island="MYS-01", roll=roll).data["code"] == code


def test_every_result_of_every_island_is_told() -> None:
    """Without a roll the table alone; with one, the row that it is in."""
    for island in DATA["islands"]["mysterious"]:
        assert use("island", island=island["id"]).data["at"] is None
        for roll in range(1, 7):
            data = use("island", island=island["id"], roll=roll).data
            assert data["rows"][data["at"]]["from"] <= roll <= data["rows"][data["at"]]["to"]


def test_the_start_of_a_turn() -> None:
    assert [line.rule for line in use("turn").lines][:10] == [f"CSG-TRN-{i:02}" for i in range(1, 11)]


def test_the_catalogue_is_searched() -> None:
    found = use("catalogue", search="revenant", kind="ship").data
    assert [card["name"] for card in found["found"]] == ["Revenant"]
    # 7 of their own, and the 11 that are bought for any nation (CSG-CRW-08)
    assert use("catalogue", nation="vikings", kind="crew").data["count"] == 18
    assert [card["name"] for card in use("catalogue", search="sebastian").data["found"]] == [
        "Inquisitor Sebastián Blanco"
    ]
    assert use("catalogue").data["count"] == len(pieces())
    assert all(
        card["masts"] == 3 and card["points"] <= 9 for card in use("catalogue", masts=3, most_points=9).data["found"]
    )


def test_the_catalogue_is_turned_page_by_page() -> None:
    """Thirty at a time, none twice; 14 pieces have Fear, five ships move by L + L, flotillas only in tow."""
    cheap = [use("catalogue", order="cheap", **{"from": at}).data["found"] for at in (0, 30, 60)]
    assert [len(page) for page in cheap] == [30, 30, 30]
    points = [card["points"] for page in cheap for card in page]
    assert points == sorted(points)
    assert len({card["id"] for page in cheap for card in page}) == 90
    assert use("catalogue", keyword="fear").data["count"] == 14
    assert use("catalogue", move="ll").data["count"] == 5
    assert use("catalogue", move="none", kind="ship").data["count"] == 5
    assert all(card["cargo"] >= 6 for card in use("catalogue", least_cargo=6).data["found"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_is_told_in_both_languages(language: str) -> None:
    """What a card does is a list of messages with their arguments."""
    for card in pieces().values():
        for line in card.to_json()["ability"]:
            args = {name: arg if isinstance(arg, int) else spoken(language, arg) for name, arg in line["args"].items()}
            assert read(bundle(language), line["key"], args).strip()


def fate(purpose: str, **given: object) -> list[str]:
    return list(use("fate", purpose=purpose, **given).data["faces"])


def test_what_a_die_decides() -> None:
    """Chapter 9: broadside (6 - w)/6, swoop 3/6, catamaran 2/6, fire 1/6 gone, 3/6 spreads, 2/6 stays, scuttle 2/6,
    fear 1/6 each, whirlpool 3/6."""
    assert [fate("broadside", worst=n).count("hit") for n in range(1, 7)] == [5, 4, 3, 2, 1, 0]
    assert use("fate", purpose="broadside", worst=3, cannons=4, roll=4).lines[0].args["hits"] == 5
    assert fate("swoop").count("twice") == 3
    assert fate("catamaran").count("safe") == 2
    assert fate("fire") == ["spreads"] * 3 + ["stays"] * 2 + ["gone"]
    assert fate("scuttle").count("sunk") == 2
    assert fate("fear") == ["nothing"] * 4 + ["silenced", "slowed"]
    assert fate("whirlpool").count("safe") == 3


@pytest.mark.parametrize("masts", range(1, 7))
def test_reefs_and_weeds(masts: int) -> None:
    """Chapter 9: a reef costs nothing with (7 - m0)/6; weeds hold with (6 - m0)/6 and let go with m/6."""
    assert fate("reef", masts=masts, standing=masts).count("safe") == 7 - masts
    assert fate("sargasso", masts=masts).count("caught") == 6 - masts
    assert fate("clear", standing=masts).count("free") == masts


def test_a_reef_takes_what_is_over() -> None:
    """CSG-REE-02, -04, -05: of 4 masts a 3 costs one; with two standing a 2 leaves none, a 1 takes three: a wreck."""
    assert fate("reef", masts=4, standing=2) == ["wreck", "derelict", "loses", "safe", "safe", "safe"]


@pytest.mark.parametrize("roll", ["open", 1, 6])
def test_what_a_die_decides_names_its_rule(roll: object) -> None:
    for purpose in tools()["pirates.fate"].about()["asks"][0]["among"]:
        (line,) = use("fate", purpose=purpose, roll=roll).lines
        assert line.rule.startswith("CSG-")


def rows(fleet: Json) -> list[dict[str, object]]:
    """A fleet of the rulebook as the tool reads it: the ships in order, then who sails on them."""
    found: list[dict[str, object]] = [{"piece": ship["ship"]} for ship in fleet["ships"]]
    for number, ship in enumerate(fleet["ships"], 1):
        found += [{"piece": one, "aboard": number} for one in (*ship["crew"], *ship["equipment"])]
    return found + [{"piece": event} for event in fleet["events"]]


@pytest.mark.parametrize("fleet", DATA["preset_fleets"], ids=lambda fleet: fleet["id"])
def test_the_rulebooks_fleets_are_legal(fleet: Json) -> None:
    """CSG-FLT-14, and their points are those of the table."""
    answer = use("fleet", build_total=fleet["points"], pieces=rows(fleet))
    assert answer.data["legal"], [line for line in answer.lines if "fleet-ship" not in line.key]
    assert answer.data["spent"] <= fleet["points"]


def rules_of(*found: Mapping[str, object], **given: object) -> list[str]:
    lines = use("fleet", pieces=list(found), **given).lines
    fine = ("pirates-tool-fleet-cost", "pirates-tool-fleet-ship", "pirates-tool-fleet-legal")
    return [line.rule for line in lines if line.key not in fine]


REVENANT, SNIPE = {"piece": "SM-PS-001"}, {"piece": "SM-PS-002"}
"""Pirates: 15 points, cargo 4; 6 points, cargo 1."""


def crew(name: str, ship: int = 1, **more: object) -> dict[str, object]:
    return {"piece": name, "aboard": ship, **more}


def test_a_fleet_that_is_too_dear() -> None:
    """CSG-FLT-01: 15 + 6 = 21 of 20."""
    assert rules_of(REVENANT, SNIPE, build_total=20) == ["CSG-FLT-01"]


def test_ransom_adds_five_points_once() -> None:
    """CSG-FLT-08, CSG-CRW-06: the Hag of Tortuga is a pirate: 0 points, and 25 instead of 20."""
    answer = use("fleet", pieces=[REVENANT, SNIPE, crew("CC-27")], build_total=20)
    assert (answer.data["total"], answer.data["legal"]) == (25, True)


def test_a_crew_for_nothing_sails_under_its_own_flag() -> None:
    assert rules_of(REVENANT, crew("CC-89")) == ["CSG-CRW-06"]


def test_the_same_name_twice() -> None:
    """CSG-FLT-04; and a limited card is told twice (CSG-FLT-05)."""
    assert rules_of(SNIPE, SNIPE) == ["CSG-FLT-04"]
    assert rules_of(SNIPE, SNIPE, unique_names=0) == []
    assert rules_of(REVENANT, crew("CC-27"), crew("CC-27")) == ["CSG-FLT-04", "CSG-FLT-05"]


def test_hostile_and_loyal() -> None:
    """CSG-FLT-06, CSG-FLT-07: Hammersmith, a pirate, hates the English; El Fantasma needs another of the Cursed."""
    english = {"piece": "SM-ES-009"}
    assert rules_of(REVENANT, english, crew("FS-22")) == ["CSG-FLT-07"]
    assert rules_of(REVENANT, crew("FS-22")) == []
    assert rules_of(REVENANT, crew("RF-17")) == ["CSG-FLT-06"]


def test_cargo_and_cost_aboard() -> None:
    """CSG-CRG-04, -05: Snipe, 6 points and one space, with a captain (3) and a shipwright (2) is full, with a
    musketeer (3) more it costs 8. An oarsman takes no space."""
    men = [crew(f"GEN-{who}@pirates") for who in ("captain", "shipwright")]
    assert rules_of(SNIPE, *men) == ["CSG-CRG-04"]
    assert rules_of(SNIPE, *men, crew("GEN-musketeer@pirates")) == ["CSG-CRG-05", "CSG-CRG-04"]
    assert rules_of(SNIPE, men[0], crew("GEN-oarsman@pirates")) == []


def test_links_make_room() -> None:
    """CSG-CRG-02: HMS Algiers and the crew that she is linked to: one space more, which the crew takes."""
    alone = use("fleet", pieces=[{"piece": "RV-29"}]).data["list"][0]
    both = use("fleet", pieces=[{"piece": "RV-29"}, crew("RV-36")]).data["list"][0]
    assert (both["linked"], both["capacity"]) == (1, alone["capacity"] + 1)
    assert both["free"] == alone["free"]


def test_a_fault_is_told_at_its_pieces() -> None:
    """CSG-CRG-04 stands at the ship, CSG-FLT-04 at both of the same name, CSG-FLT-01 at none."""
    found = [SNIPE, crew("GEN-captain@pirates"), crew("GEN-helmsman@pirates"), SNIPE]
    data = use("fleet", pieces=found, build_total=20).data
    assert {fault["rule"]: fault["rows"] for fault in data["faults"]} == {"CSG-FLT-04": [0, 3], "CSG-CRG-04": [0]}
    assert use("fleet", pieces=[]).data["faults"][0]["rows"] == []


def test_crew_may_wait_on_the_home_island() -> None:
    """CSG-SET-25: they cost their points (15 + 3) and take no space; who must be face up must be on a ship."""
    data = use("fleet", pieces=[REVENANT, crew("GEN-captain@spain", 0)]).data
    assert (data["spent"], data["legal"], data["list"][0]["load"]) == (18, True, 0)
    assert rules_of(REVENANT, crew("CC-27", 0)) == ["CSG-SET-25"]


def test_where_a_piece_may_go() -> None:
    """Snipe (6 points, one space) has a captain aboard: a helmsman fits on the island and on Revenant, not on Snipe; a
    generic crew takes the flag of its ship (CSG-CRW-08)."""
    found = [REVENANT, SNIPE, crew("GEN-captain@pirates", 2)]
    trial = use("fleet", pieces=found, trial="GEN-helmsman").data["trial"]
    assert [[fault["rule"] for fault in place["faults"]] for place in trial] == [[], [], ["CSG-CRG-04"]]
    assert {place["piece"] for place in trial} == {"GEN-helmsman@pirates"}


@pytest.mark.parametrize(
    "wrong", [{"piece": "XX-1"}, {"piece": "GEN-captain"}, crew("GEN-captain@spain", 2), crew("FS-22", as_cursed=1)]
)
def test_a_fleet_that_cannot_be_read(wrong: dict[str, object]) -> None:
    with pytest.raises(SheetError) as fault:
        use("fleet", pieces=[REVENANT, wrong])
    assert fault.value.notes[0].place.startswith("pieces[1].")


def test_odds_are_whole() -> None:
    data = use("board", my_masts=1).data
    assert Fraction(sum(data[k] for k in ("win", "tie", "lose")), data["of"]) == 1


def test_coins_for_the_islands_of_a_duel() -> None:
    """CSG-SET-27: eight pieces worth 15 each; a unique treasure is a piece of no gold. Four islands, four each."""
    plain = {"coin_1": 3, "coin_2": 3, "coin_3": 2}  # 3 + 6 + 6
    rare = {"coin_4": 3, "coin_3": 1, "uniques": 4}  # 12 + 3
    data = use("deal", lists=[plain, rare]).data
    assert (data["ready"], data["islands"], data["each"], data["start_gold"]) == (True, 4, 4, 30)
    assert sorted(data["coins"]) == [0] * 4 + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    assert not use("deal", lists=[plain, {"coin_1": 8}]).data["ready"]


def test_coins_for_the_islands_of_many() -> None:
    """CSG-SET-28: six pieces of any value each; three players have six wild islands, three pieces on each."""
    data = use("deal", players=3, lists=[{"coin_7": 6}, {"coin_1": 6}, {"coin_2": 5, "uniques": 1}]).data
    assert (data["ready"], data["islands"], data["each"], data["start_gold"]) == (True, 6, 3, 58)
    assert len(data["coins"]) == data["islands"] * data["each"]
    assert not use("deal", players=3, lists=[{"coin_7": 5}]).data["ready"]


def test_the_lists_of_the_house_can_be_dealt() -> None:
    for players in (2, 3):
        for preset in use("deal", players=players).data["presets"]:
            own = {f"coin_{value}": preset["coins"].count(value) for value in preset["coins"]}
            assert use("deal", players=players, lists=[own] * players).data["ready"], preset


def test_the_ruler() -> None:
    """Chapter 2: sides of a card of 2.5 by 3.5 inches; the printed bars are shorter, S by 9 %, L by 6 %."""
    assert [use("ruler").data[letter] for letter in "SL"] == [63.5, 88.9]
    assert [use("ruler", scale="printed").data[letter] for letter in "SL"] == [57.5, 83.8]


@pytest.mark.parametrize(
    ("deed", "states"),
    [
        ("moves", "derelict pinned entangled chained towed"),
        ("shoots", "derelict mastless lost submerged towed"),
        ("explores", "lost submerged"),
        ("repairs", "lost submerged"),
        ("rams", "derelict lost entangled chained towed"),
        ("tows", "derelict lost submerged entangled chained towed"),
    ],
)
def test_what_a_ship_may_be_given(deed: str, states: str) -> None:
    """CSG-ACT-05, column by column."""
    among = next(asked for asked in tools()["pirates.may"].about()["asks"] if asked["id"] == "state")["among"]
    barred = {state for state in among if not use("may", deed=deed, state=state).data["may"]}
    assert barred == set(states.split())
    assert use("may", deed="repairs", state="lost", shipwright=1).data["may"]


def test_a_captain_shoots_after_the_move() -> None:
    """CSG-ACT-06, CSG-MOV-10: free, whatever the ship was given; without a Captain a second action is needed."""
    assert not use("may", deed="shoots", given=1).data["may"]
    assert use("may", deed="shoots", given=1, captain=1).data["may"]
    assert use("may", deed="shoots", given=2, captain=1).data["may"]


@pytest.mark.parametrize(
    ("given", "rules"),
    [
        ({"deed": "moves", "given": 1}, ["CSG-ACT-02"]),
        ({"deed": "moves", "given": 1, "second": 1}, []),
        ({"deed": "moves", "given": 2, "second": 1}, ["CSG-ACT-03"]),
        ({"deed": "rams", "given": 2}, []),  # free
        ({"deed": "rams", "rammed": "docked"}, []),  # CSG-R-43
        ({"deed": "shoots", "shot_at": "docked"}, ["CSG-SHT-03"]),
        ({"deed": "shoots", "shot_at": "intangible"}, []),  # CSG-KW-GHO-02
        ({"deed": "rams", "rammed": "cata", "fresh": 0}, ["CSG-RAM-07", "CSG-RAM-01"]),
        ({"deed": "boards", "boarded": "turtle-panels"}, ["CSG-BRD-06"]),
        ({"deed": "tows", "tows_already": 1}, ["CSG-TOW-05"]),
        ({"deed": "explores", "docked_since": 0}, ["CSG-EXP-01"]),
        ({"deed": "explores", "docked_since": 0, "own_flag": 1, "given": 1}, []),  # CSG-EXP-02: free
        ({"deed": "repairs", "repaired_at": "at-sea"}, ["CSG-REP-01"]),
    ],
)
def test_why_it_may_not(given: dict[str, object], rules: list[str]) -> None:
    answer = use("may", **given)
    assert answer.data["may"] is not bool(rules)
    assert [line.rule for line in answer.lines[1:]] == rules or not rules


def test_the_marks_that_end_with_a_turn() -> None:
    """CSG-SPS-02, -03, CSG-KW-FEA-01: the next turn of the ship's player; a pin, fog and weeds stay."""
    marks = use("afloat").data["marks"]
    assert [mark["id"] for mark in marks if mark["ends"] == "turn"] == ["silenced", "chained", "slowed"]


@pytest.mark.parametrize(
    ("golds", "said"),
    [
        ((16, 3), ("won", "left")),
        ((18, 17), ("won", "less")),
        ((17, 17), ("level", "level")),
        ((3, 4), ("left", "left")),
    ],
)
def test_a_duel_is_won_once(golds: tuple[int, int], said: tuple[str, str]) -> None:
    """CSG-END-02, CSG-END-03: both past the half: the higher gold wins, and with equal gold whoever has the turn."""
    lines = use("gold", start_gold=30, players=[{"loose": gold} for gold in golds]).lines
    assert tuple(line.key.removeprefix("pirates-tool-gold-") for line in lines) == said


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (2, (96, 96)),
        (3, (132, 132)),
        (4, (168, 132)),
        (5, (168, 168)),
        (6, (168, 168)),
        (7, (204, 168)),
        (8, (204, 204)),
    ],
)
def test_what_is_laid_out(players: int, sides: tuple[int, int]) -> None:
    """CSG-SET-04, CSG-SET-05, CSG-SET-18 to CSG-SET-20, CSG-SET-27, CSG-SET-28: three islands each, one a home."""
    answer = use("setup", players=players)
    told = {line.rule: dict(line.args) for line in answer.lines}
    duel = players == 2
    assert told["CSG-SET-01"] == {"points": 40}
    assert told["CSG-SET-04"] == {"width": sides[0], "height": sides[1]}
    assert told["CSG-SET-05"] == {"count": 3 * players}
    pieces = told["CSG-SET-27" if duel else "CSG-SET-28"]
    assert (pieces["count"], pieces["each"], pieces["islands"]) == ((8, 4, 4) if duel else (6, 3, 2 * players))
    assert int(str(pieces["count"])) * players == int(str(pieces["each"])) * int(str(pieces["islands"]))
    assert ("CSG-SET-18" in told, "CSG-SET-19" in told) == (duel, not duel)
    # CSG-MUL-01: more than half of the gold wins a duel only
    assert ("CSG-SET-29" in told) is duel
    spots, homes = answer.data["spots"], answer.data["homes"]
    assert len({tuple(spot) for spot in spots}) == 3 * players
    assert len(set(homes)) == players
    assert max(homes) < len(spots)
    # CSG-SET-13: each after the first is beside a chosen one, and all lie inside
    for i, (x, y) in enumerate(spots):
        assert not i or any(abs(x - a) + abs(y - b) == 357 for a, b in spots[:i])
        assert 123 <= x <= sides[0] * 10 - 123
        assert 123 <= y <= sides[1] * 10 - 123


def test_what_options_add() -> None:
    """CSG-SET-12, CSG-SET-14, CSG-SET-15."""
    extra = {"CSG-SET-12", "CSG-SET-14", "CSG-SET-15"}
    assert extra.isdisjoint({line.rule for line in use("setup").lines})
    assert extra <= {line.rule for line in use("setup", mysterious=1, terrain=1).lines}


@pytest.mark.parametrize(("seats", "islands", "marker"), [(2, 4, False), (3, 6, True), (8, 16, True)])
def test_the_wild_islands_and_the_end_marker(seats: int, islands: int, marker: bool) -> None:
    """CSG-SET-20, CSG-MUL-02: a duel has no end marker."""
    data = use("flags", players=seats).data
    assert (data["islands"], data["marker"]) == (islands, marker)


def test_a_flag_is_put_down_when_the_ship_leaves() -> None:
    """CSG-EXP-02, CSG-EXP-05: explored at once, free only where the flag stands."""
    answer = use("flags", islands=[{"mark": "explored"}, {"mark": "flagged"}, {"mark": "unknown"}])
    assert answer.data["next"] == {"unknown": "explored", "explored": "flagged", "flagged": "unknown"}
    assert answer.lines[0].args == {"count": 1}
    assert [line.rule for line in answer.lines] == ["CSG-EXP-02", "CSG-EXP-05"]


def test_the_lowest_coin_of_the_last_load_is_marked() -> None:
    """CSG-MUL-02, CSG-MUL-03."""
    load = [{"coin": coin} for coin in (4, 3, 5)]
    answer = use("flags", players=3, loaded=1, load=load)
    assert answer.data["coin"] == 3
    assert [line.rule for line in answer.lines][1:] == ["CSG-MUL-02", "CSG-MUL-03"]
    assert use("flags", players=2, loaded=1, load=load).lines[1:] == []
