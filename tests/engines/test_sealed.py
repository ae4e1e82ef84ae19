"""What is behind the seal of a stranger's engine, in every browser engine: a worker that tries all ways out by itself,
with nothing taken away from it, and a game whose Python is asked what it finds."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.spy import told_in
from tests.engines.storm import Storm
from tests.test_toy import toy_wheel
from tools.browsers import Browser
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
__all__ = ["toy_wheel"]

STEER = """
import { enclose, start } from "./assets/%s";
window.spied = (script) => {
  const given = { home: location.href };
  const wire = enclose(Promise.resolve({ script, given, files: [] }), (error) => (window.died = error.message));
  return wire;
};
window.engineOf = (name, bytes) =>
  start({ wheel: new File([Uint8Array.from(atob(bytes), (it) => it.charCodeAt(0))], name) });
window.steered = true;
"""

WAYS = (Path(__file__).parent / "ways.js").read_text()

TRY = """async (script) => {
  window.overheard = 0;
  const channel = new BroadcastChannel("flibuste");
  channel.onmessage = () => (window.overheard += 1);
  caches.open("app-of-ours");
  const wire = spied(script);
  const found = JSON.parse(await wire.ready);
  wire.end();
  channel.close();
  return { ...found, overheard: window.overheard };
}"""

# what a stranger says where it should only answer; whether the page went on meanwhile
FLOOD = """
onmessage = () => {
  postMessage([0, true, ""]);
  onmessage = () => { for (let i = 0; i < 300000; i++) postMessage(%s); };
};
"""
DROWN = """async (script) => {
  window.died = null;
  const wire = spied(script);
  await wire.ready;
  let longest = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  await wire.send("call", "").catch(() => {});
  await new Promise((later) => setTimeout(later, 500));
  clearInterval(clock);
  wire.end();
  return { died: window.died, longest };
}"""

PROBE = '''

def found() -> str:
    """What a game's code finds of what leads out."""
    import js
    from pyodide.code import run_js

    names = (
        "postMessage XMLHttpRequest WebSocket EventSource WebTransport RTCPeerConnection indexedDB caches "
        "BroadcastChannel Worker SharedWorker cookieStore importScripts Notification"
    ).split()
    there = [name for name in names if hasattr(js, name)]
    devices = ("storage", "locks", "serviceWorker", "usb", "serial", "hid")
    there += [name for name in devices if hasattr(js.navigator, name)]
    try:
        there.append(f"eval {run_js('1')}")
    except Exception:
        pass
    return " ".join(there) or "nothing"
'''


@pytest.fixture
def behind(page: Browser, shipped_site: Server, dist: Path) -> Browser:
    """An empty page under the app's policy, with the seal at hand."""
    policy = re.search(r'<meta http-equiv="Content-Security-Policy"[^>]*>', (dist / "index.html").read_text())
    assert policy
    host = next((dist / "assets").glob("host-*.js")).name
    head = f'<!doctype html><link rel="icon" href="icons/icon.svg">{policy[0]}<body>'
    shipped_site.extra["/steer.js"] = (STEER % host).encode()
    shipped_site.extra["/sealed.html"] = f'{head}<script type="module" src="steer.js"></script>'.encode()
    page.goto(f"{shipped_site.url}sealed.html")
    page.wait("window.steered")
    return page


def test_no_way_leads_out_of_the_frame(behind: Browser, shipped_site: Server) -> None:
    shipped_site.asked.clear()
    found: dict[str, Any] = behind.evaluate(TRY, WAYS)
    behind.hear()
    behind.troubles.clear()  # what was refused may show in the console
    assert {name: said for name, said in found.items() if "OUT" in str(said)} == {}
    assert found["overheard"] == 0
    assert [path for path in shipped_site.asked if "leak" in path] == []


@pytest.mark.parametrize("said", ["1", '"error"', "[0, true, 'x']", "[1, true, 'x'.repeat(5000000)]", "null"])
def test_who_speaks_unasked_or_at_length_is_ended(behind: Browser, said: str) -> None:
    told = behind.evaluate(DROWN, FLOOD % said)
    behind.hear()
    behind.troubles.clear()
    assert told["died"] in ("it spoke unasked", "its answer was too long")
    assert told["longest"] < 2000


def test_a_stranger_is_played_behind_it_and_finds_nothing(behind: Browser, toy_wheel: Path, tmp_path: Path) -> None:
    wheel = told_in(toy_wheel, tmp_path, "found", PROBE)
    seats = [{"name": name, "bot": None, "colour": None, "emblem": None} for name in ("Anne", "Jack")]
    new = {"op": "new", "table": "t", "game": "doubloon", "seats": seats, "options": {}, "seed": 1}
    started = "([name, bytes]) => engineOf(name, bytes).then((host) => void (window.host = host))"
    behind.evaluate(started, [wheel.name, base64.b64encode(wheel.read_bytes()).decode()])
    answer = json.loads(behind.evaluate("(text) => host.call(text)", json.dumps(new)))
    behind.evaluate("void host.stop()")
    behind.hear()
    assert not [trouble for trouble in behind.troubles if "eval" not in trouble]
    behind.troubles.clear()
    assert answer["ok"], answer
    assert answer["table"]["view"]["found"] == "nothing"


def test_two_tables_two_engines_and_an_import_beside(
    page: Browser, shipped_site: Server, toy_wheel: Path, tmp_path: Path
) -> None:
    """Whenever requests cross, each goes to the engine of its own game; bench/spy.py blows longer."""
    storm = Storm(page, shipped_site, toy_wheel, tmp_path)
    storm.blow(0)
    storm.sound()
