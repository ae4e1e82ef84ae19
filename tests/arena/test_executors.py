"""The same games wherever they are played, in whatever order they end, and whoever dies meanwhile."""

import io
import json
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena.executors import chosen, processes
from flibuste.arena.field import FALLS, GameError, play_missing
from flibuste.arena.match import Match, MatchError, match_of, round_robin
from flibuste.arena.match_log import MatchLog
from flibuste.arena.players import players_of
from flibuste.arena.progress import shown
from flibuste.core.atoms import Move
from flibuste.simulate import simulate

GAMES = 8
TIMINGS = ("seconds", "decisions_per_second", "copy_microseconds")


class Backwards(Executor):
    """Runs nothing until all games have been handed in, and then the last one first."""

    _max_workers = GAMES // 2

    def __init__(self) -> None:
        self._waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._waiting.append((future, partial(fn, *args, **kwargs)))
        if len(self._waiting) == GAMES:
            for later, run in reversed(self._waiting):
                later.set_result(run())
        return future


def figures(**where: Any) -> Any:
    told = simulate("buccaneer", ["easy", "normal", "random"], GAMES, 3, **where)
    assert all(told.pop(timing) is not None for timing in TIMINGS)
    return told


@pytest.fixture(scope="module")
def plain() -> Any:
    return figures()


def test_the_same_seeds_give_the_same_games_wherever_they_are_played(plain: Any, tmp_path: Path) -> None:
    assert figures(jobs=2) == plain
    with ThreadPoolExecutor(2) as threads:
        assert figures(executor=threads) == plain
    assert figures(executor=partial(ThreadPoolExecutor, 3)) == plain
    file = tmp_path / "games.jsonl"
    assert figures(executor=Backwards(), out=file) == plain
    numbers = [json.loads(line)["game"] for line in file.read_text().splitlines()[1:]]
    # the last one had ended before anybody could wait for it
    assert numbers == [*range(GAMES - 2, -1, -1), GAMES - 1]
    assert simulate("buccaneer", ["easy", "normal", "random"], 3, 3, out=file)["games"] == 3


def dies(folder: Path, when: int, times: int, state: Any, game: int) -> Move | None:
    """Writes down which games begin; in one of them the process is killed, so many times. An opening that opens
    nothing."""
    if not (begun := folder / f"{game}-{id(state)}-{os.getpid()}").exists():
        begun.touch()
        if game == when and len([*folder.glob("killed-*")]) < times:
            kept = folder.with_name("games.jsonl")
            (folder / f"killed-{os.getpid()}").write_text(kept.read_text() if kept.exists() else "")
            os.kill(os.getpid(), signal.SIGKILL)
    return None


def test_what_a_dead_worker_had_is_played_again_and_counted_once(plain: Any, tmp_path: Path) -> None:
    file, folder = tmp_path / "games.jsonl", tmp_path / "begun"
    folder.mkdir()
    assert figures(jobs=2, out=file, opening=partial(dies, folder, 5, 1)) == plain
    (killed,) = folder.glob("killed-*")
    kept, records = ([json.loads(line)["game"] for line in it.read_text().splitlines()[1:]] for it in (killed, file))
    assert sorted(records) == [*range(GAMES)]
    begun = [int(path.name.split("-")[0]) for path in folder.glob("[0-9]*")]
    assert begun.count(5) == 2
    assert kept
    assert [begun.count(number) for number in kept] == [1] * len(kept), "what was kept is not begun again"


def test_a_game_that_kills_whoever_plays_it_is_named(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match=r"died 3 times without a game played .*game 2, which has the seed 5"):
        figures(jobs=2, opening=partial(dies, tmp_path, 2, 99))
    assert len([*tmp_path.glob("killed-*")]) >= FALLS


def fails(state: Any, game: int) -> Move | None:
    return None if game != 1 else state.nothing


def test_a_game_that_fails_is_told_with_its_seed() -> None:
    with pytest.raises(GameError, match=r"game 1 of buccaneer \(seed 4\) has failed: AttributeError"):
        figures(opening=fails)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_even_if_a_worker_dies(plain: Any, tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        assert figures(cluster=cluster.scheduler_address, opening=partial(dies, tmp_path, 5, 1)) == plain
    assert len([*tmp_path.glob("killed-*")]) == 1


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MatchError, match=r"pip install 'flibuste\[cluster\]'"):
        chosen(address="tcp://127.0.0.1:1")


# ---- games that are kept


def match(seed: int = 3) -> Match:
    return match_of("buccaneer", round_robin(players_of("random,easy"), 3), seed)


def played(file: Path, games: int, of: Match | None = None) -> int:
    """How many games had to be played."""
    count = 0

    def tell(more: int) -> None:
        nonlocal count
        count += more

    with MatchLog(of or match(), file) as match_log:
        play_missing(of or match(), games, chosen(), match_log, tell)
        assert len(match_log.first(games)) == games
    return count


def test_a_match_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    file, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    assert played(file, 4) == 4
    assert played(whole, 6) == 6
    with file.open("ab") as end:
        end.write(b'{"game":4,"seated":["ea')
    assert played(file, 6) == 2
    assert played(file, 6) == 0
    assert played(file, 3) == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    wanted = [json.loads(line) for line in whole.read_text().splitlines()]
    for line in lines[1:] + wanted[1:]:
        line.pop("seconds")
        line.pop("copy")
    assert lines == wanted
    head = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(head[:30])
    assert played(file, 1) == 1, "not even its first line was written to the end"
    assert file.read_bytes().startswith(head)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"Dear diary", "is no file of games"),
        (b"Dear diary\n", "is no file of games"),
        (b'{"game":1}\n', "is no file of games"),
        (b"<head>[]\n", "line 2 is no record of a game"),
        (b'<head>{"game":0}\n{"ga\n', "line 3 is no record of a game"),
    ],
)
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, text: bytes, said: str) -> None:
    file = tmp_path / "games.jsonl"
    played(file, 1)
    head = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(text := text.replace(b"<head>", head))
    with pytest.raises(MatchError, match=said):
        played(file, 2)
    assert file.read_bytes() == text


def test_a_file_of_another_match_is_refused_with_what_is_other(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played(file, 1)
    before = file.read_bytes()
    with pytest.raises(MatchError, match=r"another match \(seed 3, not 4\): name another file"):
        played(file, 1, match(seed=4))
    assert file.read_bytes() == before
    with pytest.raises(MatchError, match="cannot be written"):
        played(tmp_path, 1)


@pytest.mark.skipif(os.name != "posix", reason="two that write one file are not noticed here")
def test_two_do_not_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with MatchLog(match(), file), pytest.raises(MatchError, match="another process"):
        MatchLog(match(), file)


def test_progress_is_a_bar_or_a_plain_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(wanted: bool | None) -> str:
        err = io.StringIO()
        with shown(3, 1, wanted, err) as tell:
            tell(1)
            tell(1)
        return err.getvalue()

    assert told(None) == "", "nobody looks"
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert told(True).endswith("3/3 games\n")
    monkeypatch.undo()
    pytest.importorskip("tqdm")
    assert "3/3 [" in told(True)


def test_a_batch_is_as_long_as_a_task_is_worth(tmp_path: Path) -> None:
    """Handing one game at a time out to a pool would cost as much as short games do."""
    sizes: list[int] = []

    class Watched(ThreadPoolExecutor):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            sizes.append(len(args[1]))
            return super().submit(fn, *args, **kwargs)

    with Watched(1) as one:
        simulate("buccaneer", ["random"] * 3, 60, 1, executor=one)
    assert sum(sizes) == 60
    assert sizes[:2] == [1, 1]
    assert max(sizes) > 5
    assert processes(3).lost
