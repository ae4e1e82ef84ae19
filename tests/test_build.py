"""The build's own tools, each on a few files: what a newcomer's checkout may hold does not break them."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tools.environment import ROOT


def test_two_equal_files_are_compressed_with_nothing_kept_yet(tmp_path: Path) -> None:
    """Both want the same place in the cache at once."""
    dist = tmp_path / "dist"
    dist.mkdir()
    for name in ("a.txt", "b.txt"):
        (dist / name).write_text("hoist the colours\n" * 1000)
    command = ["node", "tools/compress.mjs", str(dist), str(tmp_path / "cache")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for name in ("a.txt", "b.txt"):
        assert gzip.decompress((dist / f"{name}.gz").read_bytes()) == (dist / name).read_bytes()
        assert (dist / f"{name}.br").exists()


def told_by_build(root: Path, code: str) -> Any:
    """What the code answers in Node: it has tools/rooms.mjs as `rooms`, and the checkout as `root`."""
    text = f"""
import * as rooms from {json.dumps((ROOT / "tools/rooms.mjs").as_uri())};
const root = {json.dumps(str(root))};
console.log(JSON.stringify(await (async () => {{{code}}})()));
"""
    command = ["node", "--input-type=module", "-e", text]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_build_finds_a_game_that_the_page_has_no_folder_for(tmp_path: Path) -> None:
    """With its words; and no styles are asked of it, nor of one whose folder has none."""
    room = tmp_path / "engine/flibuste/games/doubloon"
    shutil.copytree(ROOT / "tests/toy/flibuste_doubloon", room)
    (tmp_path / "engine/flibuste/games/__pycache__").mkdir()
    (tmp_path / "web/games/drawn").mkdir(parents=True)
    assert told_by_build(tmp_path, "return rooms.gamesHere(root)") == ["doubloon", "drawn"]
    for game in ("doubloon", "drawn"):
        assert told_by_build(tmp_path, f'return (await rooms.stylesOf(root, "{game}")).names') == []
    assert "doubloon-title = The last doubloon" in told_by_build(tmp_path, 'return rooms.wordsIn(root, "en", "words")')
    more = told_by_build(tmp_path, 'return rooms.wordsIn(root, "en", "more", "doubloon")')
    assert "doubloon-do-take-some = Take some" in more
    assert told_by_build(tmp_path, 'return rooms.toldGames(root, "en")') == []
    (room / "locale/en/doubloon-rules.ftl").write_text("TOY-01 = A heap of doubloons lies on the sand.\n")
    assert told_by_build(tmp_path, 'return rooms.toldGames(root, "en")') == ["doubloon"]
