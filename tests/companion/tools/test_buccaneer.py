"""Buccaneer's tools, with examples computed by hand."""

import pytest

from flibuste.companion.tools import Answer, tools
from flibuste.core.faults import SheetError


def use(tool: str, **given: object) -> Answer:
    return tools()[f"buccaneer.{tool}"].use(given)


def crew(*pirates: str) -> list[dict[str, str]]:
    return [dict(zip(("colour", "value"), pirate.split("-"), strict=True)) for pirate in pirates]


CARD = {"ship": "own", "min_crew": 3, "ducats": 12, "question_wage": 4, "treasure_1": "chest", "treasure_2": "sabre"}
CREW = crew("red-2", "blue-5", "red-3", "green-q")


def test_a_boarding_with_a_card_of_ones_own() -> None:
    """BUC-PAY-05: loot 12; blue earns 5, green's question mark 4, red's own 3 nothing: 12 - 9 = 3; 10 + 3."""
    answer = use("boarding", **CARD, crew=CREW, purse=10)
    wages = [{"colour": "blue", "ducats": 5}, {"colour": "green", "ducats": 4}]
    treasures = [{"colour": "red", "kind": "chest"}, {"colour": "blue", "kind": "sabre"}]
    sums = {"loot": 12, "owed": 9, "rest": 3, "purse": 13, "reserve": 0}
    who = {"captain": "red", "second": "blue", "wages": wages, "treasures": treasures}
    assert answer.data == {"legal": True, "choice": True, **sums, **who}
    assert [(line.key.rpartition("-")[2], line.rule) for line in answer.lines] == [
        ("treasure", "BUC-ATT-08"),
        ("treasure", "BUC-ATT-09"),
        ("wage", "BUC-PAY-03"),
        ("wage", "BUC-PAY-03"),
        ("rest", "BUC-PAY-05"),
        ("purse", "BUC-PAY-05"),
    ]
    assert [line.args.get("count") for line in answer.lines] == [None, None, 5, 4, None, 13]


def test_a_captain_who_cannot_pay() -> None:
    """BUC-PAY-07: loot 6, wages 5 + 5 + 4 = 14: 8 are missing, the purse has 3, the reserve adds 5."""
    men = crew("red-2", "blue-5", "yellow-5", "green-4")
    answer = use("boarding", **{**CARD, "ducats": 6}, crew=men, purse=3)
    assert {name: answer.data[name] for name in ("owed", "rest", "purse", "reserve")} == {
        "owed": 14,
        "rest": -8,
        "purse": 0,
        "reserve": 5,
    }


def test_the_captain_takes_the_other_treasure() -> None:
    """BUC-ATT-08: the captain chooses; the second has what is left."""
    treasures = [line.args["treasure"] for line in use("boarding", **CARD, crew=CREW, taken="second").lines[:2]]
    assert [word.key for word in treasures] == ["buccaneer-treasure-sabre", "buccaneer-treasure-chest"]  # type: ignore[union-attr]


def test_a_treasure_that_is_gone() -> None:
    """BUC-ATT-10: with no chest left only the sabre counts as shown, and it is the captain's."""
    lines = use("boarding", **CARD, crew=CREW, left_chest=0).lines
    assert [line.args["treasure"].key for line in lines if line.key == "buccaneer-tool-treasure"] == [  # type: ignore[union-attr]
        "buccaneer-treasure-sabre"
    ]


def test_a_house_card_by_its_name() -> None:
    """BUC-S01, the Fishing Smack: two pirates, 8 ducats, the question mark earns 2: 8 - 2 = 6."""
    answer = use("boarding", ship="BUC-S01", crew=crew("red-2", "blue-q"), purse=0)
    assert answer.data["purse"] == 6


def test_a_crew_too_small() -> None:
    """BUC-ATT-03: three are needed."""
    answer = use("boarding", **CARD, crew=CREW[:2])
    assert answer.data == {"legal": False}
    assert (answer.lines[0].key, answer.lines[0].rule) == ("buccaneer-barred-small", "BUC-ATT-03")


@pytest.mark.parametrize(
    ("men", "place"), [(("red-2", "blue-5", "blue-5"), "crew[2]"), (("red-2", "red-3", "blue-5"), "crew[1]")]
)
def test_a_crew_that_cannot_be(men: tuple[str, ...], place: str) -> None:
    with pytest.raises(SheetError) as fault:
        use("boarding", **CARD, crew=crew(*men))
    assert [note.place for note in fault.value.notes] == [place]


def test_a_mutiny() -> None:
    """BUC-MUT-02: red leads, blue has three below: five pirates fit a ship for five, not one for six."""
    men = [{"colour": colour} for colour in ("red", "blue", "blue", "green", "blue")]
    assert use("mutiny", crew=men, ship_1=5, ship_2=6).data == {"callers": ["blue"]}
    assert use("mutiny", crew=men, ship_1=6, ship_2=6).data == {"callers": []}
    assert use("mutiny", crew=men[:4], ship_1=2).lines[0].key == "buccaneer-tool-no-mutineer"


def test_the_ledger() -> None:
    """417 - 10 - 10 - 30 = 367 ducats in the reserve; two players with two chests each share 15: 7 each."""
    rows = [{"colour": "red", "chest": 2}, {"colour": "blue", "chest": 2}, {"colour": "green", "ducats": 30}]
    answer = use("ledger", players=rows)
    assert answer.data["reserve"] == 367
    assert (answer.lines[1].args["count"], answer.lines[1].args["points"], answer.lines[1].args["left"]) == (2, 7, 2)


def test_a_ledger_with_more_than_the_box() -> None:
    rows = [{"colour": c, "ducats": 200, "sabre": 3} for c in ("red", "blue", "green")]
    keys = [line.key for line in use("ledger", players=rows).lines]
    assert keys[0] == "buccaneer-tool-ledger-over"
    assert keys[-1] == "buccaneer-tool-too-many"


def test_who_leads_in_which_treasure() -> None:
    """BUC-SCO-03: two chests each share 15: 7 and 7; BUC-SCO-04: one sabre alone has the majority, 6. 10 + 7 + 6."""
    players = [
        {"colour": "red", "ducats": 10, "chest": 2, "sabre": 1},
        {"colour": "blue", "ducats": 4, "chest": 2},
        {"colour": "green", "ducats": 0, "chest": 1},
    ]
    data = use("ledger", players=players).data
    chest = data["kinds"][0]
    assert (chest["kind"], chest["left"], chest["most"], chest["top"], chest["points"]) == (
        "chest",
        1,
        2,
        ["red", "blue"],
        7,
    )
    assert [player["total"] for player in data["players"]] == [23, 11, 1]


def crews(*moves: tuple[str, ...], **given: object) -> Answer:
    rows = [dict(zip(("what", "over", "under"), move, strict=False)) for move in moves]
    return use("crews", moves=rows, **given)


def unit(answer: Answer, name: str) -> dict[str, object]:
    return next(one for one in answer.data["units"] if one["id"] == name)


def test_the_tracker_tells_no_covered_wage() -> None:
    """BUC-INF-01: owner, height, colours, the top's value; of 25 pieces two crews of 3 and 2 leave 22 units."""
    answer = crews(("capture", "blue-5", "green-q"), ("capture", "red-2", "blue-5"), ("capture", "red-3", "black-4"))
    assert len(answer.data["units"]) == 22
    crew = unit(answer, "red-2")
    assert (crew["top"], crew["height"], crew["colours"]) == ("2", 3, ["red", "blue", "green"])
    assert set(crew) == {"id", "colour", "top", "height", "colours", "lays", "callers"}
    assert answer.data["crew"] is None
    shown = {one["id"] for one in answer.data["units"]} | {name for one in answer.data["units"] for name in one["lays"]}
    assert not shown & {"blue-5", "green-q", "black-4"}
    # BUC-CRW-03: never on one's own
    assert not [name for name in crew["lays"] if name.startswith("red")]  # type: ignore[attr-defined]


def test_the_tracker_opens_the_crew_that_boards() -> None:
    """BUC-INF-02: all of it, from the top; BUC-ATT-12: afterwards every piece lies at home."""
    moves = [("capture", "blue-5", "green-q"), ("capture", "red-2", "blue-5")]
    assert crews(*moves, open="red-2").data["crew"] == crew("red-2", "blue-5", "green-q")
    after = crews(*moves, ("board", "red-2"))
    assert len(after.data["units"]) == 25
    assert unit(after, "green-q")["height"] == 1


def test_a_crew_that_is_too_small_stays_covered() -> None:
    """BUC-ATT-03: two are too few for a ship of three; nothing is uncovered for it."""
    answer = crews(("capture", "red-2", "blue-5"), open="red-2", needed=3)
    assert answer.data["crew"] is None
    assert [line.rule for line in answer.lines] == ["BUC-ATT-03"]


def test_the_tracker_tells_who_may_call_a_mutiny() -> None:
    """BUC-MUT-02: red on blue, three times over, makes seven with three of blue's."""
    moves = [
        ("capture", "blue-2", "green-2"),
        ("capture", "red-2", "blue-2"),
        ("capture", "blue-3", "red-2"),
        ("capture", "black-2", "blue-3"),
        ("capture", "blue-4", "black-2"),
        ("capture", "red-3", "blue-4"),
    ]
    assert unit(crews(*moves), "red-3")["callers"] == ["blue"]
    assert unit(crews(*moves), "red-3")["height"] == 7


@pytest.mark.parametrize(
    ("moves", "place", "rule"),
    [
        ([("capture", "red-2", "red-3")], "moves[0].under", "BUC-CRW-03"),
        ([("capture", "red-2", "blue-2"), ("capture", "blue-2", "green-2")], "moves[1].over", "BUC-CRW-01"),
        ([("board", "red-2")], "moves[0].over", "BUC-ATT-04"),
    ],
)
def test_what_cannot_have_happened(moves: list[tuple[str, ...]], place: str, rule: str) -> None:
    with pytest.raises(SheetError) as fault:
        crews(*moves)
    assert [(note.place, note.rule) for note in fault.value.notes] == [(place, rule)]


def test_three_to_five_play() -> None:
    assert len(crews(black=0, green=0).data["units"]) == 15
    with pytest.raises(SheetError):
        crews(black=0, green=0, yellow=0)


@pytest.mark.parametrize(("players", "pieces", "bank"), [(3, 15, 387), (4, 20, 377), (5, 25, 367)])
def test_what_is_laid_out(players: int, pieces: int, bank: int) -> None:
    """BUC-SET-02 to BUC-SET-06: 417 ducats less ten each; three ships open and twelve in the deck for any number."""
    answer = use("setup", players=players)
    told = {line.rule: dict(line.args) for line in answer.lines}
    assert told["BUC-SET-02"] == {"count": 5}
    assert told.get("BUC-SET-03", {"count": 25}) == {"count": pieces}
    assert ("BUC-SET-03" in told) is (players < 5)
    assert told["BUC-SET-04"] == {"count": 10}
    assert told["BUC-SET-05"] == {"ducats": bank, "count": 24}
    assert told["BUC-SET-06"] == {"open": 3, "deck": 12}
    assert list(told) == sorted(told)
    assert len(answer.data["colours"]) == players
    assert answer.data["tokens"] == {"chest": 6, "barrel": 6, "candlestick": 6, "sabre": 6}


@pytest.mark.parametrize(("groups", "deck", "out"), [(2, 3, 9), (3, 6, 6), (4, 9, 3)])
def test_what_a_short_game_leaves_out(groups: int, deck: int, out: int) -> None:
    """BUC-VAR-06: 6, 9 or 12 ships are played, three of them open."""
    told = {line.rule: dict(line.args) for line in use("setup", groups=groups).lines}
    assert told["BUC-SET-06"] == {"open": 3, "deck": deck}
    assert told["BUC-VAR-06"] == {"count": out}


def test_nobody_lies_on_a_pirate_of_the_own_colour_at_the_top_of_a_crew() -> None:
    """BUC-INV-03"""
    with pytest.raises(SheetError) as fault:
        use("mutiny", crew=[{"colour": colour} for colour in ("red", "red", "blue", "blue", "blue")])
    assert [(note.place, note.rule) for note in fault.value.notes] == [("crew[1].colour", "BUC-INV-03")]
