"""The policy of the page does not govern connections between phones: so one file makes them, and none has a server."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def test_one_file_connects_and_without_servers() -> None:
    sources = {
        path: path.read_text(encoding="utf-8")
        for path in sorted(WEB.rglob("*"))
        if path.suffix in {".js", ".ts", ".tsx"}
    }
    assert len(sources) > 200
    makers = [
        path.relative_to(WEB).with_suffix("").as_posix()
        for path, text in sources.items()
        if re.search(r"\bnew (globalThis\.)?RTCPeerConnection", text)
    ]
    assert makers == ["phones/peer"]
    peer = next(text for path, text in sources.items() if path.with_suffix("").as_posix().endswith("phones/peer"))
    assert re.findall(r"new RTCPeerConnection\((.*)\)", peer) == ["{ iceServers: [] }"]
    assert not [path for path, text in sources.items() if re.search(r"[\"'`](stun|turns?):", text)]
