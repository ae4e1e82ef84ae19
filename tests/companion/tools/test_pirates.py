"""Pirates' tools, with examples computed by hand and the fleets of the rulebook."""

import pytest

from flibuste.companion.tools import Answer, tools
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


def test_the_page_says_which_cards_are_called_so_in_its_language() -> None:
    """CSG-DAT-01: grape shot and the explorer, found besides what the search finds; other filters hold for them too."""
    given = {"search": "no card is called so", "named": "FS-107 GEN-explorer"}
    assert {card["id"] for card in use("catalogue", **given).data["found"]} == {"FS-107", "GEN-explorer"}
    assert [card["id"] for card in use("catalogue", kind="crew", **given).data["found"]] == ["GEN-explorer"]


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


def test_what_comes_of_a_ram_is_told_whole() -> None:
    """CSG-RAM-03, CSG-DMG-02, CSG-RAM-05, CSG-BRD-01; a derelict only sinks (CSG-RAM-04)."""
    rules = [line.rule for line in use("may", deed="rams").lines]
    assert rules == ["CSG-ACT-05", "CSG-RAM-03", "CSG-DMG-02", "CSG-RAM-05", "CSG-BRD-01"]
    assert [line.rule for line in use("may", deed="rams", rammed="adrift").lines] == ["CSG-ACT-05", "CSG-RAM-04"]


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
