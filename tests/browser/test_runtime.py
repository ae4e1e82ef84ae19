"""Both hosts of the engine do the same, in the browser, under the page's policy."""

from __future__ import annotations

import json
import re
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from flibuste.bridge import call
from tests.browser.conftest import MakeContext, offline, wait_until
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.shipped]
KINDS = ("pyscript", "worker")
SEATS = [{"name": name, "bot": "normal", "colour": None, "emblem": None} for name in ("Anne", "Jack", "Mary")]
NEW = {"op": "new", "table": "a", "game": "buccaneer", "seats": SEATS, "options": {}, "seed": 7}

# keeps one host at a time on the page; failures come back as [kind, message]
STEER = """
window.startHost = async (module, options) => {
  const hosts = await import(module);
  window.told = [];
  window.host = await hosts.start({ ...options, onProgress: (progress) => told.push(progress) });
};
window.attempt = (promise) => promise.then((value) => ({ value }), ({ kind, message }) => ({ kind, message }));
"""


def wheel(name: str) -> bytes:
    """The smallest wheel there is."""
    info = f"{name}-1.0.dist-info"
    members = {
        f"{name}.py": "CREW = 5\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for member, text in members.items():
            archive.writestr(member, text)
    return file.getvalue()


@pytest.fixture
def bare(make_context: MakeContext, site: Server, dist: Path) -> Page:
    """An empty page under the app's policy, with the hosts at hand and no service worker in between."""
    policy = re.search(r'<meta http-equiv="Content-Security-Policy"[^>]*>', (dist / "index.html").read_text())
    assert policy
    site.extra["/bare.html"] = f'<!doctype html><link rel="icon" href="icons/icon.svg">{policy[0]}'.encode()
    page = make_context(service_workers="block").new_page()
    page.add_init_script(STEER)
    page.goto(site.url + "bare.html")
    return page


def start(page: Page, dist: Path, kind: str, **options: object) -> None:
    module = f"./assets/{next((dist / 'assets').glob('host-*.js')).name}"
    page.evaluate("([module, options]) => startHost(module, options)", [module, {"kind": kind, **options}])


def attempt(page: Page, expression: str, argument: object = None) -> dict[str, Any]:
    result: dict[str, Any] = page.evaluate(f"(it) => attempt({expression})", argument)
    return result


@pytest.mark.smoke
@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_answers_as_it_does_at_home(bare: Page, dist: Path, kind: str) -> None:
    """When it has told how far its start has come."""
    start(bare, dist, kind)
    told = bare.evaluate("told")
    stages = list(dict.fromkeys(progress["stage"] for progress in told))
    # "engine" is the last word before the answer, which may overtake it
    assert [stage for stage in stages if stage != "engine"] == ["runtime", "python", "ready"]
    loaded = [progress["loaded"] for progress in told if progress["stage"] == "runtime"]
    assert loaded == sorted(loaded)
    assert loaded[-1] > 0.9 * told[0]["total"]
    assert attempt(bare, "host.bring(it)", "buccaneer") == {"value": None}
    for asked in ({"op": "hello"}, NEW, {"op": "story", "table": "a"}, {"op": "nonsense"}, "not an object"):
        text = json.dumps(asked)
        assert attempt(bare, "host.call(it)", text) == {"value": call(text)}


def test_pyscript_does_not_look_at_all_that_is_drawn(bare: Page, dist: Path, site: Server) -> None:
    """It would search every new node for its own tags, at every redraw of a board. And an add-on is installed from our
    own server."""
    bare.evaluate(
        """() => {
          window.watchers = [];
          const { observe } = MutationObserver.prototype;
          MutationObserver.prototype.observe = function (target, options) {
            window.watchers.push([target.nodeName, new Error().stack]);
            observe.call(this, target, options);
          };
        }"""
    )
    start(bare, dist, "pyscript")
    assert [target for target, by in bare.evaluate("watchers") if "/pyscript/" in by] == []
    # afterwards everybody may watch again
    bare.evaluate("new MutationObserver(() => {}).observe(document, { childList: true })")
    assert bare.evaluate("watchers.at(-1)[0]") == "#document"
    site.extra["/port_royal-1.0-py3-none-any.whl"] = wheel("port_royal")
    assert "port-royal" in attempt(bare, "host.install(it)", f"{site.url}port_royal-1.0-py3-none-any.whl")["value"]


@pytest.mark.parametrize("kind", KINDS)
def test_an_engine_that_is_stuck_or_stopped_is_ended(bare: Page, dist: Path, kind: str) -> None:
    """What is under way is turned down, and so is what comes later; then another may start."""
    start(bare, dist, kind)
    assert attempt(bare, "host.bring(it)", "buccaneer") == {"value": None}
    assert json.loads(attempt(bare, "host.call(it)", json.dumps(NEW))["value"])["ok"]
    think = json.dumps({"op": "think", "table": "a", "level": "hard", "sips": 10_000})
    assert attempt(bare, "host.call(it, { timeout: 500 })", think)["kind"] == "timeout"
    assert attempt(bare, "host.call(it)", json.dumps({"op": "hello"}))["kind"] == "timeout"
    start(bare, dist, kind)
    assert "value" in attempt(bare, "host.call(it)", json.dumps({"op": "hello"}))
    asked = "Promise.all([host.call(it), host.stop()])"
    assert attempt(bare, asked, json.dumps({"op": "hello"}))["kind"] == "stopped"


@pytest.mark.parametrize("kind", KINDS)
def test_a_start_that_fails_says_so(bare: Page, dist: Path, site: Server, troubles: list[str], kind: str) -> None:
    module = f"{site.url}assets/{next((dist / 'assets').glob('host-*.js')).name}"
    asked = "startHost(it.module, it)"
    failure = attempt(bare, asked, {"module": module, "kind": kind, "base": f"{site.url}nowhere/"})
    assert failure["kind"] == "start"
    troubles.clear()  # the missing files may show in the console


def test_an_add_on_is_installed_offline_from_a_file(
    bare: Page, make_context: MakeContext, site: Server, dist: Path
) -> None:
    """micropip comes out of the offline store, the wheel out of the player's hands; with one kind after the other."""
    page = make_context(service_workers="allow").new_page()
    page.add_init_script(STEER)
    # nothing but the store: the app would start a Python of its own
    page.goto(bare.url)
    page.evaluate("navigator.serviceWorker.register('service-worker.js').then(() => {})")
    wait_until(page, "Boolean(navigator.serviceWorker.controller)", seconds=60)
    with offline(page.context):
        for kind in KINDS:
            start(page, dist, kind)
            file = list(wheel("tortuga"))
            install = 'host.install(new File([new Uint8Array(it)], "tortuga-1.0-py3-none-any.whl"))'
            assert "tortuga" in attempt(page, install, file)["value"]
            page.evaluate("void host.stop()")
