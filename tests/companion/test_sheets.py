"""What holds for the score sheet of every game."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.cli import main
from flibuste.companion import SHEETS, Field, Scored, Section, SheetError, score
from tests.test_rule_ids import named_by_tests, rules
from tests.test_words import LANGUAGES, words
from tests.test_words_in_use import spoken

ENGINE = Path(__file__).resolve().parents[2] / "engine" / "flibuste"
GAMES = sorted(SHEETS)


def fill(field: Field, rng: Random) -> object:
    if field.kind == "choice":
        return rng.choice(field.among)
    low, high = (0, 1) if field.kind == "flag" else (field.low, min(field.high, field.low + 60))
    return rng.choice([low, rng.randint(low, high), min(high, low + 2)])


def at_random(game: str, rng: Random) -> dict[str, Any]:
    """A sheet with anything in its ranges; Buccaneer's tokens are kept to what the box has."""
    sheet, most = SHEETS[game], SHEETS[game].players
    count = rng.randint(*most)
    options = {spec.id: rng.choice(spec.among or (True, False)) for spec in sheet.options}
    if game == "pirates":
        options["mode"] = "duel" if count == 2 else "multi"
    players = [{"name": str(i), **{f.id: fill(f, rng) for f in sheet.fields}} for i in range(count)]
    if game == "buccaneer":
        for player in players:
            player |= {f.id: rng.randint(0, 1) for f in sheet.fields if f.id != "ducats"}
    if game == "plunder":
        for i, player in enumerate(players):
            player["team"] = 1 + i % 2
    for mark in ("calypso", "active", "first"):
        for player in players[1:]:
            if mark in player:
                player[mark] = 0
    values = {f.id: rng.choice([f.first, f.low, f.high]) for f in sheet.values}
    return {"game": game, "options": options, "values": values, "players": players}


@pytest.mark.parametrize("game", GAMES)
def test_totals_are_the_sum_of_their_lines(game: str) -> None:
    rng = Random(game)
    for _ in range(200):
        result = score(at_random(game, rng)).result
        assert result.totals == tuple(sum(line.points for line in seat) for seat in result.lines)
        assert min(result.ranks) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_order_of_the_players_does_not_matter(game: str) -> None:
    rng = Random(game)
    for _ in range(100):
        sheet = at_random(game, rng)
        order = list(range(len(sheet["players"])))
        rng.shuffle(order)
        one = score(sheet)
        other = score({**sheet, "players": [sheet["players"][seat] for seat in order]})
        assert other.result.totals == tuple(one.result.totals[seat] for seat in order)
        assert other.result.ranks == tuple(one.result.ranks[seat] for seat in order)
        assert other.result.lines == tuple(one.result.lines[seat] for seat in order)
        assert {frozenset(order[seat] for seat in group) for group in other.tied} == set(map(frozenset, one.tied))
        assert len(other.notes) == len(one.notes)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_tied_is_equal(game: str) -> None:
    """Whoever is asked shares the total of the side with another one, and there are always two to ask."""
    rng = Random(game)
    for _ in range(200):
        sheet = at_random(game, rng)
        scored = score(sheet)
        for group in scored.tied:
            assert len(group) > 1
            if not sheet["options"].get("teams"):
                assert len({scored.result.totals[seat] for seat in group}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_missing_counts_as_it_stands_at_first(game: str) -> None:
    """A sheet with names alone, one full of nulls and the empty one score the same."""
    empty = SHEETS[game].empty()
    names = [{"name": player["name"]} for player in empty["players"]]
    nulls = [{**player, **{f.id: None for f in SHEETS[game].fields}} for player in names]
    results = [score({"game": game, "players": players}).result for players in (empty["players"], names, nulls)]
    assert results[0] == results[1] == results[2] == score(empty).result


@pytest.mark.parametrize("game", GAMES)
def test_every_field_refuses_what_it_cannot_be(game: str) -> None:
    """One fault, which names the field, its range and what to do."""
    sheet = SHEETS[game]
    for field in sheet.fields:
        options = {spec.id: spec.default for spec in sheet.options}
        if field.when:
            options[field.when[0]] = field.when[1]
        count = 3 if options.get("mode") == "multi" else sheet.players[0]
        wrongs: list[Any] = ["1", 1.5, [], field.high + 1, field.low - 1]
        for wrong in wrongs:
            players = [{field.id: wrong}, *({} for _ in range(count - 1))]
            with pytest.raises(SheetError) as fault:
                score({"game": game, "options": options, "players": players})
            (note,) = fault.value.notes
            assert note.place == f"players[0].{field.id}"
            assert note.key in ("core-sheet-range", "core-sheet-choice", "core-sheet-flag")
            for language in LANGUAGES:
                name = spoken(language, {"key": f"{game}-sheet-{field.id}", "args": {}})
                assert spoken(language, note.to_json()).startswith(name)


@pytest.mark.parametrize("game", GAMES)
def test_a_slip_of_the_pen_is_seen(game: str) -> None:
    """Names that mean nothing are told, at their place, and do not stop the scoring."""
    count = SHEETS[game].players[0]
    players = [{"name": "Anne", "golld": 3}, *({} for _ in range(count - 1))]
    noted = score({"game": game, "options": {"crw": True}, "values": {"x": 1}, "players": players}).notes
    places = [note.place for note in noted if note.key == "core-sheet-unknown"]
    assert places == ["options.crw", "values.x", "players[0].golld"]


@pytest.mark.parametrize("sheet", [None, [], 7, {}, {"game": "chess"}, {"game": ["jamaica"]}, {"game": None}])
def test_a_sheet_of_no_game(sheet: object) -> None:
    with pytest.raises(SheetError, match="core-sheet-game"):
        score(sheet)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [None, 7, [], "Anne", [1, 2, 3], [[], [], []]])
def test_players_that_are_none(game: str, players: object) -> None:
    with pytest.raises(SheetError):
        score({"game": game, "players": players})


@pytest.mark.parametrize("game", GAMES)
def test_two_of_one_colour(game: str) -> None:
    players = [{"colour": "red"}, {"colour": "red"}, {}][: max(2, SHEETS[game].players[0])]
    with pytest.raises(SheetError, match="core-sheet-colours"):
        score({"game": game, "players": players})


# --- words and rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_sheet_has_its_name(game: str) -> None:
    about = SHEETS[game].about()
    needed = {f"{game}-title", f"{game}-tagline"}
    needed |= {f"{game}-sheet-{f['id']}" for f in about["fields"] + about["values"]}
    needed |= {f"{game}-sheet-section-{section['id']}" for section in about["sections"]}
    needed |= {f"{game}-sheet-tap-{tap['id']}" for tap in about["taps"]}
    for option in about["options"]:
        needed |= {f"{game}-sheet-option-{option['id']}{part}" for part in ("", *(f"-{a}" for a in option["among"]))}
    assert needed - words("en").keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_section_for_every_field(game: str) -> None:
    """Fields and values lie in sections that there are, and no section is empty; choices are known; ids are single."""
    sheet = SHEETS[game]
    sections = [section.id for section in sheet.sections]
    assert set(sections) == {f.section for f in (*sheet.fields, *sheet.values)}
    options = {spec.id for spec in sheet.options}
    parts: list[Field | Section] = [*sheet.fields, *sheet.values, *sheet.sections]
    assert {part.when[0] for part in parts if part.when} <= options
    assert {name for tap in sheet.taps for _, name, _ in tap.changes} <= {f.id for f in sheet.fields}
    for ids in ([f.id for f in sheet.fields], [f.id for f in sheet.values], sections):
        assert len(ids) == len(set(ids))
    assert json.loads(json.dumps(sheet.about())) == sheet.about()


def cited(game: str) -> set[str]:
    """Every rule id that stands in the code of a sheet and of its scoring."""
    files = [ENGINE / "games" / game / name for name in ("sheet.py", "scoring.py")]
    return {rule for file in files for rule in re.findall(r'"([A-Z]{3}(?:-[A-Z0-9]+)+)"', file.read_text("utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_sheet_cites_is_told_and_tested(game: str) -> None:
    assert cited(game)
    assert cited(game) - rules().keys() == set()
    assert cited(game) - words("en").keys() == set()
    assert cited(game) - named_by_tests().keys() == set()


def everything(scored: Scored) -> list[dict[str, Any]]:
    lines = [line.to_json() for seat in scored.result.lines for line in seat]
    return lines + [note.to_json() for note in (*scored.notes, *scored.extra)]


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_never_lacks_a_word(game: str) -> None:
    """Lines, warnings and what is still to go, in both languages; every one cites a rule or is about the form."""
    rng = Random(game)
    for _ in range(60):
        for said in everything(score(at_random(game, rng))):
            assert said["rule"] or said["key"].startswith("core-")
            assert all(spoken(language, said) for language in LANGUAGES)


# --- through the bridge -----------------------------------------------------------------------------------------------


def ask(**request: object) -> Any:
    return json.loads(Desk().call(json.dumps(request)))


def test_the_bridge_lists_the_sheets() -> None:
    sheets = ask(op="sheets")["sheets"]
    assert [sheet["game"] for sheet in sheets] == list(SHEETS)
    assert sheets == [SHEETS[sheet["game"]].about() for sheet in sheets]


def test_the_bridge_scores() -> None:
    """Anne -5 + 19, Jack -5 + 19: equal, and many spaces are -5, so the place in the race is asked of both."""
    players = [
        {"name": "Anne", "space": -5, "gold": 19},
        {"name": "Jack", "space": -5, "gold": 19},
        {"name": "Mary", "space": 15},
    ]
    answer = ask(op="score", sheet={"game": "jamaica", "players": players})
    assert answer["result"]["totals"] == [14, 14, 15]
    assert (answer["tied"], answer["notes"], answer["extra"]) == ([[0, 1]], [], [])


def test_the_bridge_says_what_is_wrong() -> None:
    answer = ask(op="score", sheet={"game": "nassau", "players": [{"rum": 61}, {"hook": -1}]})
    assert (answer["ok"], answer["error"]["kind"], answer["error"]["key"]) == (False, "sheet", "error-sheet")
    assert [note["place"] for note in answer["error"]["notes"]] == ["players[0].rum", "players[1].hook"]
    assert answer["error"]["notes"][0]["args"] == {"field": {"word": "nassau-sheet-rum"}, "min": 0, "max": 60}


def test_a_start_waits_for_no_sheet() -> None:
    """The bridge is imported without the companion, and a score without the tables of other games."""
    code = (
        "import sys, json; from flibuste.bridge import call; "
        "assert not [m for m in sys.modules if 'companion' in m or 'flibuste.games.' in m], sys.modules; "
        "call(json.dumps({'op': 'score', 'sheet': {'game': 'nassau', 'players': [{}, {}]}})); "
        "assert not [m for m in sys.modules if '.pirates' in m or '.jamaica' in m]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ENGINE.parent)


# --- on the command line ----------------------------------------------------------------------------------------------


def run(*argv: str) -> str:
    out = io.StringIO()
    assert main(list(argv), out) == 0
    return out.getvalue()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_scores_the_empty_sheet(game: str, language: str, tmp_path: Path) -> None:
    """The sheet that `sheet` prints is one that `score` takes; every line and every remark is in words."""
    file = tmp_path / "sheet.json"
    file.write_text(run("sheet", game))
    told = run("score", game, str(file), "--lang", language)
    assert "Player 1" in told
    assert not re.search(rf"(?:core|{game})-(?:sheet|line)", told)
    assert json.loads(run("score", game, str(file), "--json"))["result"]["rank"]


def test_the_command_line_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps({"players": [{"ships": 4}, {}], "options": {"teams": "yes"}}))
    assert main(["score", "plunder", str(file)], io.StringIO()) == 2
    told = capsys.readouterr().err
    assert "options.teams: Teams: only true, false fit here." in told
    assert "players[0].ships: Ships in play: only whole numbers from 0 to 3 fit here." in told


@pytest.mark.parametrize("game", GAMES)
def test_every_line_with_points_belongs_to_a_place_of_the_sheet(game: str) -> None:
    """What a field brought is shown beside it: all points of a seat stand somewhere, but those that decide a tie."""
    rng, sheet = Random(game), SHEETS[game]
    known = {f.id for f in sheet.fields} | {section.id for section in sheet.sections}
    for _ in range(100):
        scored = score(at_random(game, rng))
        for lines, places in zip(scored.result.lines, scored.places, strict=True):
            assert len(lines) == len(places)
            assert all(place in known for line, place in zip(lines, places, strict=True) if line.points)
        for lines, brought in zip(scored.result.lines, scored.brought, strict=True):
            assert sum(line.points for line in lines) == sum(
                one.points for place, one in brought.items() if place in known
            )


@pytest.mark.parametrize("game", GAMES)
def test_what_goes_with_another_setting_is_kept_and_told_once(game: str) -> None:
    """Fields of an option that is off do not count, and the sheet says so once for each option."""
    sheet = SHEETS[game]
    for option in {f.when[0] for f in sheet.fields if f.when}:
        off = [f for f in sheet.fields if f.when and f.when[0] == option]
        spec = next(spec for spec in sheet.options if spec.id == option)
        for value in spec.among or (True, False):
            unasked = [f for f in off if f.when and f.when[1] != value]
            if not unasked:
                continue
            players = 2 if value != "multi" else 3
            fields = {f.id: f.high for f in unasked}
            filled = {"options": {option: value}, "players": [{}, fields, *[{}] * (players - 2)]}
            plain = {**filled, "players": [{}] * players}
            notes = [note for note in score({"game": game, **filled}).notes if note.key == "core-sheet-off"]
            assert [note.place for note in notes] == [f"options.{option}"]
            assert score({"game": game, **filled}).result == score({"game": game, **plain}).result
