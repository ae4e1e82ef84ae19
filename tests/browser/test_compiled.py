"""What Python has made of the engine's sources is kept for later starts, and trusted only as it was written."""

from __future__ import annotations

import json
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Page

from flibuste import __version__
from flibuste.bridge import call
from flibuste.core.faults import SaveError
from flibuste.table import Table
from tests.browser.conftest import MakeContext, wait_engine, wait_offline, wait_until
from tests.browser.test_runtime import KINDS, SEATS, attempt, bare, start, wheel
from tests.sites import MakeSite
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.shipped]
__all__ = ["bare"]


@pytest.fixture
def idle() -> bool:
    return True


PARTS = ("", "_buccaneer", "_companion", "_jamaica", "_nassau", "_pirates", "_plunder")
KEEP_ALL = "(async () => { while (await host.keep()); })()"
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith("compiled@")) continue;
    kept.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  }
  return kept;
}"""
ALL_KEPT = f"({KEPT})().then((kept) => kept.length === {len(PARTS)})"
# puts other bytes in the place of some, of the same number; sealed as if the engine had written them, or not
CHANGE = """async ([file, from, to, sealed]) => {
  const name = (await caches.keys()).find((name) => name.startsWith("compiled@"));
  const cache = await caches.open(name);
  const request = (await cache.keys()).find(({ url }) => url.endsWith(file));
  const found = await cache.match(request);
  let text = "";
  for (const byte of new Uint8Array(await found.arrayBuffer())) text += String.fromCharCode(byte);
  if (!text.includes(from)) return false;
  const data = Uint8Array.from(text.replaceAll(from, to), (letter) => letter.charCodeAt(0));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  const seal = sealed ? btoa(String.fromCharCode(...hash)) : found.headers.get("seal");
  await cache.put(request, new Response(data, { headers: { seal } }));
  return true;
}"""
READ = "performance.getEntriesByType('resource').some(({ name }) => /assets[/]SCREEN-[^/]+[.]js$/.test(name))"
OTHER = __version__[::-1].replace("0", "9")
HELLO = json.dumps({"op": "hello"})
NEW = json.dumps({"op": "new", "table": "a", "game": "buccaneer", "seats": SEATS, "options": {}, "seed": 7})


def file_of(part: str) -> str:
    return f"flibuste{part}-{__version__}-py3-none-any.whl"


def kept(page: Page) -> list[str]:
    """The wheels that are kept compiled."""
    return sorted(url.rpartition("/")[2] for url in page.evaluate(KEPT))


def keep_all(page: Page) -> None:
    assert "kind" not in attempt(page, KEEP_ALL)
    assert kept(page) == sorted(map(file_of, PARTS))


FAILING = """
from traceback import extract_tb
from flibuste.table import Table

try:
    Table.load({})
except Exception as fault:
    last = extract_tb(fault.__traceback__)[-1]
    raise RuntimeError(f"{last.filename}, line {last.lineno}")
"""


def wheel_of_a_game(name: str, code: str) -> bytes:
    """A wheel whose module the engine imports when it looks for games."""
    file = BytesIO(wheel(name))
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(f"{name}_game.py", code)
        archive.writestr(f"{name}-1.0.dist-info/entry_points.txt", f"[flibuste.games]\n{name} = {name}_game:GAME\n")
    return file.getvalue()


PUT_OLD = """async (file) => {
  const cache = await caches.open(`compiled@${new URL(".", document.baseURI)}`);
  await cache.put(`engine-0123456789/${file}`, new Response("old"));
}"""


def line_that_fails() -> str:
    """Where a save that is none is turned down, as a traceback tells it."""
    with pytest.raises(SaveError) as raised:
        Table.load({})
    last = raised.traceback[-1]
    return f"{str(last.path).partition('/engine/')[2]}, line {last.lineno + 1}"


def names_the_line(page: Page) -> None:
    """A traceback names the line of the source, wherever its code comes from."""
    file = list(wheel_of_a_game("tortuga", FAILING))
    install = 'host.install(new File([new Uint8Array(it)], "tortuga-1.0-py3-none-any.whl"))'
    assert "tortuga" in attempt(page, install, file)["value"]
    answer = json.loads(attempt(page, "host.call(it)", json.dumps({"op": "added"}))["value"])
    assert line_that_fails() in answer["error"]["text"]


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_kept_is_run_if_it_reads_back(bare: Page, dist: Path, kind: str) -> None:
    """One start from the sources, one that finds what is not as it was written, one that runs what was kept."""
    bare.evaluate(PUT_OLD, file_of(""))
    assert kept(bare) == [file_of("")]
    start(bare, dist, kind)
    names_the_line(bare)
    keep_all(bare)
    assert not [url for url in bare.evaluate(KEPT) if "engine-0123456789" in url], "another version is kept"

    for part, word, other in (("", __version__, OTHER), ("_buccaneer", "purse", "gruel")):
        assert bare.evaluate(CHANGE, [file_of(part), word, other, False])
    start(bare, dist, kind)
    assert attempt(bare, "host.call(it)", HELLO) == {"value": call(HELLO)}
    assert attempt(bare, "host.bring(it)", "buccaneer") == {"value": None}
    assert attempt(bare, "host.call(it)", NEW) == {"value": call(NEW)}
    assert kept(bare) == sorted(file_of(part) for part in PARTS if part not in ("", "_buccaneer"))
    keep_all(bare)

    # one word of its answers, in the place of another as long
    assert bare.evaluate(CHANGE, [file_of(""), __version__, OTHER, True])
    assert bare.evaluate(CHANGE, [file_of("_buccaneer"), "purse", "gruel", True])
    start(bare, dist, kind)
    assert json.loads(attempt(bare, "host.call(it)", HELLO)["value"])["engine"] == OTHER
    assert attempt(bare, "host.bring(it)", "buccaneer") == {"value": None}
    assert "gruel" in attempt(bare, "host.call(it)", NEW)["value"]
    names_the_line(bare)


def test_a_full_disk_keeps_nothing_and_harms_nothing(bare: Page, site: Server, dist: Path) -> None:
    start(bare, dist, "worker")
    session = bare.context.new_cdp_session(bare)
    session.send("Storage.overrideQuotaForOrigin", {"origin": site.url.rstrip("/"), "quotaSize": 1})
    assert attempt(bare, KEEP_ALL)["kind"] == "python"
    assert kept(bare) == []
    assert attempt(bare, "host.call(it)", HELLO) == {"value": call(HELLO)}


def test_the_idle_app_keeps_its_engine_compiled_once_it_is_at_hand_offline(
    make_context: MakeContext, make_site: MakeSite
) -> None:
    server = make_site()
    page = make_context(origin=server.url, service_workers="allow").new_page()
    page.goto(server.url)
    wait_engine(page)
    wait_offline(page)
    wait_until(page, ALL_KEPT)
    # and reads the screens on the way to a game, though nobody has asked for one
    for screen in ("new", "play"):
        wait_until(page, READ.replace("SCREEN", screen))
    # what was spoilt is made anew
    assert page.evaluate(CHANGE, [file_of(""), __version__, OTHER, False])
    assert page.evaluate(CHANGE, [file_of(""), OTHER, OTHER, False])
    server.stop()
    page.reload()
    wait_engine(page)
    wait_offline(page)
    wait_until(page, ALL_KEPT)
    assert not page.evaluate(CHANGE, [file_of(""), OTHER, OTHER, False])
