"""The build's own tools, each on a few files: what a newcomer's checkout may hold does not break them."""

from __future__ import annotations

import gzip
import subprocess
from pathlib import Path

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
