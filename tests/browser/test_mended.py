"""What is lost or spoilt in the offline store is fetched again, and a storing that was broken off is taken up again.

The engine is near by where Python is not spoilt: the store and all that mends it are those that are shipped.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import BUSY, MakeContext, like_a_phone, wait_engine, wait_offline, wait_until, watch
from tests.browser.near.server import NearServer
from tests.evidence import begin_trace
from tests.sites import MakeNearSite, MakeSite
from tools.server import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def service_workers() -> str:
    return "allow"


STORED = """async () => {
  const stored = {};
  for (const name of await caches.keys()) {
    if (name.startsWith("compiled@")) continue; // no must, and filled in idle time
    stored[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }
  return stored;
}"""


def visited(make_context: MakeContext, server: Server) -> Page:
    """A page whose app is stored."""
    page = make_context(origin=server.url).new_page()
    page.goto(server.url)
    wait_engine(page)
    wait_offline(page)
    return page


def until_asked(page: Page, server: Server, paths: set[str]) -> None:
    """Until one of these was asked for: the machine may be busy."""
    end = time.monotonic() + 60
    while not paths & set(server.asked):
        assert time.monotonic() < end, f"none was asked for: {paths}"
        page.wait_for_timeout(20)


@dataclass
class Stored:
    """A page whose app is stored. It goes from test to test, for to store all files costs more than they do."""

    page: Page
    server: NearServer
    troubles: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def left_whole(browser: Browser, near_site: NearServer, dist: Path) -> Iterator[Stored]:
    server = NearServer(dist, near_site.engine, stores=True)
    server.start()
    context = browser.new_context(**like_a_phone("allow", {}))
    begin_trace(context)
    context.add_init_script(BUSY)
    it = Stored(context.new_page(), server)
    watch(context, server.url, lambda trouble: it.troubles.append(trouble))
    it.page.goto(server.url)
    wait_engine(it.page)
    wait_offline(it.page)
    yield it
    context.close()
    server.stop()


@pytest.fixture
def stored(left_whole: Stored, troubles: list[str]) -> Stored:
    """Whoever spoils it has it mended."""
    left_whole.troubles = troubles
    return left_whole


def test_a_lost_file_is_fetched_again(stored: Stored) -> None:
    page = stored.page
    lose = """async () => {
      const name = (await caches.keys()).find((name) => name.startsWith("runtime-"));
      const cache = await caches.open(name);
      const lost = (await cache.keys()).find(({ url }) => url.endsWith("pyodide.asm.wasm"));
      return cache.delete(lost);
    }"""
    count = f"async () => Object.values(await ({STORED})()).flat().length"
    before = page.evaluate(count)
    assert page.evaluate(lose)
    assert page.evaluate(count) == before - 1
    page.reload()
    wait_offline(page)
    assert page.evaluate(count) == before


def test_a_store_that_breaks_is_no_blank_page(stored: Stored) -> None:
    """While the browser throws the store away it may refuse to answer: then the network does, checked as ever."""
    page = stored.page
    (worker,) = page.context.service_workers
    broken = "CacheStorage.prototype.match = () => Promise.reject(new Error('being deleted'))"
    worker.evaluate(f"void (self.whole = CacheStorage.prototype.match, {broken})")
    try:
        page.reload()
        assert worker.evaluate("caches.match('any').then(() => 'whole', () => 'broken')") == "broken"
        wait_engine(page)
    finally:
        worker.evaluate("void (CacheStorage.prototype.match = self.whole)")


def test_storing_is_taken_up_again(
    make_context: MakeContext, make_near_site: MakeNearSite, troubles: list[str]
) -> None:
    """A file that cannot be had leaves the app working, unstored; the next visit fetches only what is missing."""
    server = make_near_site()
    wheel = next(server.folder.glob("runtime-*/micropip-*.whl"))
    path = f"/{wheel.relative_to(server.folder).as_posix()}"
    server.missing.add(path)
    page = make_context(origin=server.url).new_page()
    page.goto(server.url)
    wait_engine(page)
    wait_until(page, "navigator.serviceWorker.getRegistration().then((it) => !it || !it.installing)")
    page.wait_for_timeout(500)
    assert page.get_attribute("body", "data-offline") == "no"
    troubles.clear()
    server.missing.clear()
    server.asked.clear()
    page.reload()
    wait_offline(page)
    assert path in server.asked


SPOIL = """async ([what, body]) => {
  for (const name of await caches.keys()) {
    if (name.startsWith("compiled@")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!new RegExp(what).test(request.url)) continue;
      const { headers } = await cache.match(request);
      await cache.put(request, new Response(body, { headers: { "content-type": headers.get("content-type") } }));
      return new URL(request.url).pathname;
    }
  }
}"""
READ = """async (path) => {
  for (const name of (await caches.keys()).filter((name) => !name.startsWith("compiled@"))) {
    const found = await (await caches.open(name)).match(path, { ignoreSearch: true });
    if (found) return (await found.arrayBuffer()).byteLength;
  }
}"""
SHELL = {
    "the page": (r"/index\.html(\?|$)", "<h1>spoilt</h1>"),
    "what runs first": (r"/assets/early-[^/]*\.js$", "(("),
    "its script": (r"/assets/main-[^/]*\.js$", "(("),
    "its script, empty": (r"/assets/main-[^/]*\.js$", ""),
    "a part of it": (r"/assets/chunk-[^/]*\.js$", "export {};"),
    "words": (r"/assets/[^/]*words[^/]*\.js$", "export default {};"),
    "styles": (r"/assets/[^/]*\.css$", ""),
}
ENGINE = {
    "the engine": (r"/engine-[^/]*/flibuste-[^/]*\.whl$", "not a wheel"),
    "a game": (r"/engine-[^/]*/flibuste_buccaneer-[^/]*\.whl$", "not a wheel"),
}
RUNTIME = {
    "Python": (r"pyodide\.asm\.wasm$", "not Python"),
    "PyScript": (r"/pyscript/core-[^/]*\.js$", "(("),
}


def mended(page: Page, server: Server, parts: dict[str, tuple[str, str]]) -> None:
    """All these parts are spoilt: the next visit comes to a running engine by itself, and says what has happened."""
    spoilt = {part: page.evaluate(SPOIL, list(how)) for part, how in parts.items()}
    assert all(spoilt.values()), f"there is no such file: {spoilt}"
    page.reload()
    wait_engine(page)
    wait_offline(page)
    for part, path in spoilt.items():
        shipped = server.extra.get(path) or (server.folder / path.removeprefix("/")).read_bytes()
        assert page.evaluate(READ, path) == len(shipped), part
    if "the page" not in parts:  # which was mended before it was shown
        expect(page.locator(".notice"), str(parts)).to_contain_text("damaged")


def test_what_is_spoilt_of_the_page_is_mended(stored: Stored) -> None:
    for part, how in SHELL.items():
        mended(stored.page, stored.server, {part: how})
    stored.troubles.clear()


@pytest.mark.shipped
def test_what_is_spoilt_of_the_engine_is_mended(
    make_context: MakeContext, make_site: MakeSite, troubles: list[str]
) -> None:
    """Its own wheels on the way, for they are proved when they are asked for; Python when it does not start."""
    server = make_site()
    page = visited(make_context, server)
    mended(page, server, ENGINE)
    for part, how in RUNTIME.items():
        mended(page, server, {part: how})
    server.stop()
    page.reload()
    wait_engine(page)
    troubles.clear()


def test_what_is_spoilt_and_cannot_be_had_is_not_ready(stored: Stored) -> None:
    """Ready for offline play means proven; when the network is back it is mended."""
    page, server = stored.page, stored.server
    path = page.evaluate(SPOIL, [r"/micropip-[^/]*\.whl$", "not a wheel"])
    server.missing.add(path)
    server.asked.clear()
    page.reload()
    wait_engine(page)
    until_asked(page, server, {path})
    page.wait_for_timeout(500)
    assert page.get_attribute("body", "data-offline") == "no"
    server.missing.clear()
    page.evaluate("void dispatchEvent(new Event('online'))")
    wait_offline(page)
    stored.troubles.clear()


def cut_off(make_context: MakeContext, server: Server, part: str) -> None:
    """A first visit finds nothing of one part of the app; when that is there again, it goes on by itself."""
    files = {f"/{path.relative_to(server.folder).as_posix()}" for path in server.folder.rglob("*")}
    server.missing |= {path for path in files if part in path}
    page = make_context(origin=server.url).new_page()
    page.goto(server.url)
    until_asked(page, server, server.missing)
    assert page.get_attribute("body", "data-engine") != "ready"
    server.missing.clear()
    wait_engine(page)
    wait_offline(page)


@pytest.mark.parametrize("part", [r"/assets/main-", "/runtime-"])
def test_a_first_visit_that_was_cut_off_starts_again(
    make_context: MakeContext, make_near_site: MakeNearSite, troubles: list[str], part: str
) -> None:
    """tests/browser/test_offline.py: the engine."""
    cut_off(make_context, make_near_site(), part)
    troubles.clear()
