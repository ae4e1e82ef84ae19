"""The command line, as somebody types it."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from flibuste.cli import main
from tests.contract.games import played


def run(*argv: object) -> str:
    out = io.StringIO()
    assert main([str(arg) for arg in argv], out) == 0
    return out.getvalue()


def run_json(*argv: object) -> Any:
    return json.loads(run(*argv, "--json"))


def test_games_names_seats_and_options() -> None:
    assert run_json("games")[0]["seats"] == [3, 5]
    assert "Open crews [BUC-VAR-01]" in run("games")
    assert "Équipages" in run("games", "--lang", "fr")


def test_simulate_gives_all_figures() -> None:
    figures = run_json("simulate", "buccaneer", "--seats", 4, "--games", 6, "--bots", "random,easy", "--seed", 2)
    assert figures["games"] == figures["finished"] == 6
    assert figures["bots"] == ["random", "easy", "random", "easy"]
    assert sum(figures["wins_by_seat"]) == pytest.approx(6, abs=0.05)
    assert set(figures["wins_by_bot"]) == {"random", "easy"}
    assert figures["decisions"] == pytest.approx(figures["decisions_per_game"] * 6, abs=0.1)
    for rate in ("seconds", "decisions_per_second", "copy_microseconds"):
        assert figures[rate] > 0


def test_replay_retells_and_prints_the_score(tmp_path: Path) -> None:
    table = played("buccaneer", 4)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.save()))
    assert run_json("replay", path)["result"]["totals"] == list(table.result.totals if table.result else ())
    told = run("replay", path)
    assert "boards the" in told
    assert "[BUC-SCO-07]" in told
    path.write_text(json.dumps({**table.save(), "log": table.save()["log"][:3]}))
    assert "not over: 3 entries" in run("replay", path)


def test_play_takes_numbers_undo_and_questions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers = iter(["99", "x", "b", "v", "1", "u", "1"])

    def typed(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    path = tmp_path / "game.json"
    told = run("play", "buccaneer", "--seats", "anne,jack,bot:easy", "--option", "start=0", "--save", path)
    assert "anne, what is your move?" in told
    assert "[BUC-ATT-04]" in told
    assert len(json.loads(path.read_text())["log"]) == 1


def test_the_sheet_is_scored(tmp_path: Path) -> None:
    sheet = run_json("sheet", "buccaneer")
    for player, ducats, chests in zip(sheet["players"], (40, 30, 20), (3, 2, 1), strict=True):
        player |= {"ducats": ducats, "chest": chests}
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(sheet))
    # 40 and the chests' 15; 30 and two chests; 20 and one.
    assert run_json("score", "buccaneer", path)["result"]["totals"] == [55, 32, 21]
    assert "Chests: the majority with 3" in run("score", "buccaneer", path)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["simulate", "buccaneer", "--seats", "9"], "buccaneer is for 3 to 5"),
        (["simulate", "buccaneer", "--games", "0"], "at least one game"),
        (["simulate", "buccaneer", "--bots", "genius"], "the levels are random, easy, normal, hard"),
        (["simulate", "buccaneer", "--option", "wind=1"], "the names are open_crews"),
        (["play", "buccaneer", "--seats", "a,b"], "BUC-SET-01"),
        (["play", "buccaneer", "--seats", "a,b,bot:x"], "there is no bot 'x'"),
        (["replay", "no-such-file.json"], "cannot be read"),
        (["replay", "{bad}"], "is not JSON"),
        (["score", "buccaneer", "{wrong}"], "players[1].chest: Chests: only whole numbers from 0 to 6"),
    ],
)
def test_wrong_input_says_what_to_do(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "bad").write_text("{")
    (tmp_path / "wrong").write_text(json.dumps({"players": [{"name": "a"}, {"chest": 7}, {}]}))
    argv = [str(tmp_path / arg[1:-1]) if arg.startswith("{") else arg for arg in argv]
    assert main(argv, io.StringIO()) == 2
    assert said in capsys.readouterr().err


def test_a_picture_of_a_save_as_it_stood(tmp_path: Path) -> None:
    save = Path(__file__).parents[1] / "tales" / "pirates-duel.save.json"
    begun, ended = run("picture", save, "--entries", 40), run("picture", save)
    assert begun.startswith("<svg")
    assert begun != ended == run_json("picture", save)["svg"]
    plunder = save.with_name("plunder-two.save.json")
    assert main(["picture", str(plunder)], io.StringIO()) != 0
