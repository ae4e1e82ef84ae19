"""Programs as players: what they may not do costs them the game, and nothing else."""

import io
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena import client
from flibuste.arena.match import match_of, round_robin
from flibuste.arena.players import Player, PlayerError, players_of
from flibuste.arena.playing import play_game
from flibuste.cli import main

LOWEST = Path(__file__).with_name("lowest.py")


def program(way: str = "", name: str = "it") -> Player:
    return Player(name, command=(sys.executable, "-S", str(LOWEST), way))


def played(*players: Player, limit: float = 5.0, game: str = "jamaica") -> Any:
    return play_game(match_of(game, [players], 3, limit=limit), 0)


def test_a_program_plays_a_whole_game() -> None:
    record = played(program(), Player("easy", "easy"))
    assert "forfeits" not in record
    assert record["seated"] == ["it", "easy"]
    assert sorted(record["rank"])[0] == 1
    assert record == {**played(program(), Player("easy", "easy")), "seconds": record["seconds"], "copy": record["copy"]}


def test_an_answer_that_is_refused_may_be_given_anew() -> None:
    assert "forfeits" not in played(program("foolish"), Player("random", "random"))


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("die", "the program has ended (1): cannot go on"),
        ("hang", "no answer within 0.1 s"),
        ("flood", "3 answers refused, at last: the line is longer than 100000 bytes"),
        ("stubborn", "3 answers refused, at last: a move cannot be a list of 0"),
    ],
)
def test_whoever_gives_up_loses_and_the_others_go_on(way: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "START", 0.4)
    record = played(program(way), Player("easy", "easy"), Player("random", "random"), limit=0.1 if way == "hang" else 5)
    assert record["forfeits"]["0"].startswith(why)
    assert record["winners"]
    assert 0 not in record["winners"]
    assert record["rank"]


def test_of_two_the_other_has_won_at_once() -> None:
    record = played(Player("easy", "easy"), Player("gone", command=("/nowhere/at/all",)))
    assert record["winners"] == [0]
    assert record["rank"] is None
    assert record["decisions"] < 10
    assert record["forfeits"]["1"].startswith("/nowhere/at/all cannot be started")


def test_nothing_that_a_program_has_started_outlives_its_game(tmp_path: Path) -> None:
    left = tmp_path / "left"
    script = f"sleep 60 & echo $! > {left}; exec {sys.executable} -S {LOWEST}"
    played(Player("it", command=("sh", "-c", script)), Player("random", "random"))
    pid = int(left.read_text())
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            break
        if "Z" in Path(f"/proc/{pid}/stat").read_text().split(")")[1][:3]:
            break
        time.sleep(0.05)
    else:
        raise AssertionError("it is still there")


def test_a_round_robin_seats_everybody_equally_often() -> None:
    players = players_of("easy,normal,hard,random")
    match = match_of("jamaica", round_robin(players, 3), 1)
    sat = [[match.seated(number)[seat].name for number in range(match.round)] for seat in range(3)]
    assert match.round == 12
    assert {seat.count(player.name) for seat in sat for player in players} == {3}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("easy,easy", "named twice"),
        ("hard/x", "how many iterations"),
        ("a='", "No closing quotation"),
        ("easy,", "a player is one of random"),
    ],
)
def test_players_that_are_none_are_told(text: str, said: str) -> None:
    with pytest.raises(PlayerError, match=said):
        players_of(text)


def test_an_arena_tells_who_is_how_strong(tmp_path: Path) -> None:
    out, file = io.StringIO(), tmp_path / "games.jsonl"
    mine = f"mine={sys.executable} -S {LOWEST}"
    argv = ["arena", "jamaica", "--players", f"normal/2,random,{mine}", "--seats", "2", "--games", "12", "--jobs", "1"]
    assert main([*argv, "--out", str(file), "--json"], out) == 0
    told = json.loads(out.getvalue())
    assert {one["player"] for one in told["players"]} == {"normal/2", "random", "mine"}
    assert [one["elo"] for one in told["players"]] == sorted((one["elo"] for one in told["players"]), reverse=True)
    assert sum(one["wins"] for one in told["players"]) == told["finished"] == 12
    assert len(file.read_text().splitlines()) == 13
    again = io.StringIO()
    assert main([*argv, "--out", str(file)], again) == 0, "nothing is played again"
    assert "12 of 12 games" in again.getvalue()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--players", "hard"], "at least two"),
        (["--players", "hard,hrad"], "hrad is neither a program nor a level; the levels are random, easy"),
        (["--players", "hard,easy", "--jobs", "0"], "at least one process"),
        (["--players", "hard,easy", "--seats", "9"], "jamaica is for 2 to 6"),
    ],
)
def test_an_arena_that_cannot_be_says_what_to_do(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "jamaica", *argv], io.StringIO()) == 2
    assert said in capsys.readouterr().err
