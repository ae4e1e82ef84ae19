"""What an app that is open in Chromium holds: its page, its worker and the Python in it, after all garbage has gone."""

from __future__ import annotations

import json
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page

from tools.server import Server

PYTHON = b'''

def _held(_event):
    """What Python holds: the memory of WebAssembly, what of it is in use, and how many objects gc knows."""
    import json
    import pyodide_js

    gc.collect()
    module = pyodide_js._module
    told = module._malloc(64)
    module._mallinfo(told)
    used = module.HEAP32[told // 4 + 7]
    module._free(told)
    channel.postMessage(json.dumps([module.HEAPU8.length, used, len(gc.get_objects())]))


from js import BroadcastChannel
from pyodide.ffi import create_proxy

channel = BroadcastChannel.new("memory")
channel.onmessage = create_proxy(_held)
'''
"""Stands at the end of the worker's script while its memory is measured: answers on a channel."""
ASK = """() => new Promise((tell) => {
  const channel = new BroadcastChannel("memory");
  channel.onmessage = ({ data }) => {
    channel.close();
    tell(data);
  };
  channel.postMessage("");
})"""
SHOWN = """() => {
  const walk = document.createTreeWalker(document);
  let nodes = 1;
  while (walk.nextNode()) nodes++;
  return nodes;
}"""
MB = 1e6
DETACHED = 2


def measuring(server: Server) -> Server:
    """The app as it is built, but for a worker that says what Python holds; it is stored for offline play like it."""
    (script,) = server.folder.glob("engine-*/bridge.py")
    shipped = script.read_bytes()
    told = shipped + PYTHON
    stored = (server.folder / "service-worker.js").read_text()
    changed = stored.replace(f"{sealed(shipped)},size:{len(shipped)}}}", f"{sealed(told)},size:{len(told)}}}")
    if changed == stored:
        raise RuntimeError("the list of what is stored does not name bridge.py as was thought")
    server.extra[f"/{script.relative_to(server.folder).as_posix()}"] = told
    server.extra["/service-worker.js"] = changed.encode()
    return server


def sealed(data: bytes) -> str:
    """As a list of what is stored names the content of a file."""
    return f'integrity:"sha256-{b64encode(sha256(data).digest()).decode()}"'


class Gauge:
    """Reads what one page holds. To be made before the page opens the app, so that it meets the worker."""

    def __init__(self, page: Page, browser: Browser) -> None:
        self.page = page
        self._page = page.context.new_cdp_session(page)
        self._browser = browser.new_browser_cdp_session()
        self._answers: dict[int, Any] = {}
        self._asked = 0
        self._worker: str | None = None
        self._page.on("Target.attachedToTarget", self._attached)
        self._page.on("Target.receivedMessageFromTarget", self._heard)
        self._page.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False})
        self._page.send("Performance.enable")

    def _attached(self, event: Any) -> None:
        if event["targetInfo"]["type"] == "worker":
            self._worker = event["sessionId"]

    def _heard(self, event: Any) -> None:
        said = json.loads(event["message"])
        if "id" in said:
            self._answers[said["id"]] = said.get("result", {})

    def _of_worker(self, method: str) -> Any:
        self._asked += 1
        message = json.dumps({"id": self._asked, "method": method, "params": {}})
        self._page.send("Target.sendMessageToTarget", {"sessionId": self._worker, "message": message})
        end = monotonic() + 60
        while self._asked not in self._answers:
            if monotonic() > end:
                raise RuntimeError(f"the worker does not answer {method}")
            self.page.wait_for_timeout(20)
        return self._answers.pop(self._asked)

    def read(self, *, python: bool = True) -> dict[str, float]:
        """By name: megabytes, or how many."""
        for _ in range(3):  # what goes may let others go
            self._page.send("HeapProfiler.collectGarbage")
        heap = self._page.send("Runtime.getHeapUsage")
        counts = {it["name"]: it["value"] for it in self._page.send("Performance.getMetrics")["metrics"]}
        found = {
            "page": (heap["usedSize"] + heap.get("backingStorageSize", 0)) / MB,
            # what the document does not hold: what is kept of screens that have gone, and the browser's own
            "loose": counts["Nodes"] - self.page.evaluate(SHOWN),
            "listeners": counts["JSEventListeners"],
            "documents": counts["Documents"],
        }
        if python and self._worker:
            wasm, used, objects = json.loads(self.page.evaluate(ASK))
            self._of_worker("HeapProfiler.collectGarbage")
            heap = self._of_worker("Runtime.getHeapUsage")
            found |= {
                "worker": heap["usedSize"] / MB,
                "files": heap.get("backingStorageSize", 0) / MB,
                "wasm": wasm / MB,
                "python": used / MB,
                "objects": objects,
            }
        return {**found, "process": self._private()}

    def _private(self) -> float:
        """What the largest of the renderers has to itself; Linux only."""
        processes = self._browser.send("SystemInfo.getProcessInfo")["processInfo"]
        return max(private(it["id"]) for it in processes if it["type"] == "renderer")

    def kinds(self) -> Counter[str]:
        """How many of each kind of thing the page's heap holds, by a snapshot; what is detached is told apart."""
        chunks: list[str] = []
        take: Callable[[Any], None] = lambda event: chunks.append(event["chunk"])  # noqa: E731
        self._page.on("HeapProfiler.addHeapSnapshotChunk", take)
        self._page.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        self._page.remove_listener("HeapProfiler.addHeapSnapshotChunk", take)
        return kinds_in(json.loads("".join(chunks)))


def kinds_in(snapshot: Any) -> Counter[str]:
    meta, nodes, strings = snapshot["snapshot"]["meta"], snapshot["nodes"], snapshot["strings"]
    fields, types = meta["node_fields"], meta["node_types"][0]
    wide, kind, name, loose = len(fields), *map(fields.index, ("type", "name", "detachedness"))
    told = {"object", "native", "closure", "array"}
    found = Counter[str]()
    for at in range(0, len(nodes), wide):
        if (it := types[nodes[at + kind]]) in told:
            found[f"{it} {'detached ' * (nodes[at + loose] == DETACHED)}{strings[nodes[at + name]][:60]}"] += 1
    return found


def private(pid: int) -> float:
    """Megabytes that no other process shares."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError, PermissionError):
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) * 1024 / MB
