"""Chapter 6.1 (SHEET): the score sheet."""

from typing import Any

import pytest

from flibuste.companion import SHEETS, SheetError
from flibuste.core.atoms import Name

SHEET = SHEETS["jamaica"]


CALYPSO = {"curse-2": 1, "curse-3": 1, "curse-4": 1, "crew-calypso": 1}
CREW = {"diamond", "tokens", "calypso", "riches-4", "riches-6"}


def player(name: str, space: int, gold: int, **fields: int) -> dict[str, Any]:
    return {"name": name, "space": space, "gold": gold, **{key.replace("_", "-"): n for key, n in fields.items()}}


def scored(*players: dict[str, Any], **values: int) -> Any:
    options = {"crew": any("crew" in key or key in CREW for one in players for key in one)}
    typed = {k.replace("_", "-"): v for k, v in values.items()}
    return SHEET.score({"options": options, "players": list(players), "values": typed})


def warned(*players: dict[str, Any]) -> set[str]:
    return {note.key.removeprefix("jamaica-sheet-") for note in scored(*players).notes}


def test_the_sheet_adds_up() -> None:
    """JAM-SHEET-01: 15 + 6 + 3 + 7 - 4 = 27; with The Crew diamond, characters, Shipowner and Bishop more."""
    anne = player("Anne", 15, 6, riches_3=1, riches_7=1, curse_4=1)
    jack = player("Jack", 15, 0, diamond=1, **{"crew-king": 1, "crew-shipowner": 1})
    mary = player("Mary", -5, 2, tokens=4, **{"crew-bishop": 1, "crew-king": 1})
    result = scored(anne, jack, mary).result
    assert result.totals == (27, 15 + 12 + 9 + 2 + 6, -5 + 2 - 3 + 0 + 8)
    assert result.ranks == (2, 1, 3)
    keys = [line.key.removeprefix("jamaica-line-") for line in result.lines[0]]
    assert keys == ["space", "gold", "riches", "cursed"]
    assert scored(jack, mary, king_top=4).result.totals[0] == 15 + 12 + 4 + 2 + 6
    assert scored(player("Anne", 15, 0, other=8), player("Jack", 15, 0, other=-7)).result.totals == (23, 8)


def test_equal_totals_and_calypso_on_the_sheet() -> None:
    """JAM-SCORE-05: the space says who is further along, whatever else is typed; only on -5 it is asked. JAM-SHEET-01:
    Calypso wins whatever the points."""
    ahead = scored(player("Anne", 10, 7, race=1), player("Jack", 15, 2, race=2))
    assert (ahead.result.totals, ahead.result.ranks, ahead.tied) == ((17, 17), (2, 1), [])
    home = scored(player("Anne", 15, 1, race=2), player("Jack", 15, 1, race=1))
    assert (home.result.ranks, home.tied) == ((1, 1), [])
    behind = scored(player("Anne", -5, 12, race=2), player("Jack", -5, 12, race=1), player("Mary", 2, 5))
    assert (behind.result.ranks, behind.tied) == ((3, 2, 1), [[0, 1]])
    wins = player("Jack", -5, 0, calypso=1, **CALYPSO)
    assert scored(player("Anne", 15, 9), wins).result.ranks == (2, 1)


def test_calypso_wins_once_and_only_with_her_amulets() -> None:
    """JAM-CREW-C17: without her or an amulet the mark does not count, and is not silent; nobody else wins with it."""
    for missing in CALYPSO:
        without = {**CALYPSO, "calypso": 1, missing: 0}
        result = scored(player("Anne", 15, 9), player("Jack", -5, 0, **without))
        assert (result.result.ranks, [(n.key, n.args["seat"]) for n in result.notes]) == (
            (1, 2),
            [("jamaica-sheet-no-calypso", Name(1))],
        )
    with pytest.raises(SheetError, match="calypso-twice"):
        scored(*(player(name, 15, 0, calypso=1, **CALYPSO) for name in ("Anne", "Jack")))


def test_what_looks_odd_is_said_and_not_blocked() -> None:
    """JAM-SHEET-02: cards, tokens, characters twice, nobody home, Calypso; a space that is none is refused."""
    fine = player("Anne", 15, 1)
    assert warned(fine, player("Jack", 2, 1)) == set()
    assert warned(player("Anne", 10, 1), player("Jack", 2, 1)) == {"nobody-home"}
    assert warned(fine, player("Jack", 2, 1, curse_4=1), player("Mary", 2, 1, curse_4=1)) == {"card-twice"}
    many = {f"riches_{n}": 1 for n in (3, 4, 5, 6, 7)} | {f"curse_{n}": 1 for n in (2, 3, 4)}
    assert warned(fine, player("Jack", 2, 1, **many, diamond=1), player("Mary", 2, 1, riches_3=1)) == {"too-many-cards"}
    assert warned(fine, player("Jack", 2, 1, tokens=9), player("Mary", 2, 1, tokens=1)) == {"too-many-tokens"}
    assert warned(player("Anne", 15, 1, **{"crew-king": 1}), player("Jack", 2, 1, **{"crew-king": 1})) == {
        "person-twice"
    }
    six = {f"crew-{name}": 1 for name in ("king", "mage", "oracle", "saran", "cooper", "weasel")}
    assert warned(player("Anne", 15, 1, **six), player("Jack", 2, 1)) == {"too-many-people"}
    assert warned(player("Anne", 15, 1, **CALYPSO), player("Jack", 2, 1)) == {"ask-calypso"}
    with pytest.raises(SheetError, match="core-sheet-choice"):
        scored(player("Anne", 1, 0), player("Jack", 15, 0))


def test_an_empty_sheet_can_be_filled_in() -> None:
    """JAM-SHEET-02: with the house values of the characters; nobody is lost at sea before somebody says so."""
    empty = SHEET.empty()
    assert empty["values"]["king-top"] == 9
    assert empty["players"][0]["space"] is None
    empty["players"][1]["space"] = -5
    scored = SHEET.score(empty)
    assert scored.result.totals == (0, -5)
    assert [(note.key, note.args["who"]) for note in scored.notes] == [("jamaica-sheet-no-space", [Name(0)])]


def test_each_box_has_its_own_treasures() -> None:
    """Two sevens are fine without The Crew, one with it; what only The Crew has is not asked without it."""
    sevens = [player("Anne", 15, 1, riches_7=1), player("Jack", 2, 1, riches_7=1)]
    assert SHEET.score({"players": sevens}).notes == []
    assert [note.key for note in SHEET.score({"players": sevens, "options": {"crew": True}}).notes] == [
        "jamaica-sheet-card-twice"
    ]
    assert SHEET.score({"players": [player("Anne", 15, 1, riches_4=2), player("Jack", 2, 0)]}).result.totals == (16, 2)


def test_equal_totals_ask_for_the_race() -> None:
    """Only who shares a total on -5 is asked."""
    three = [player("Anne", -5, 1), player("Jack", -5, 2), player("Mary", -5, 1)]
    assert SHEET.score({"players": three}).tied == [[0, 2]]


def test_nineteen_of_twenty_values_are_the_house_s() -> None:
    """Only the King's printed values are known."""
    assert {value.id for value in SHEET.values if not value.house} == {"king-top", "king-bottom"}
