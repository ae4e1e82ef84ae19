"""The app is at hand without a network: cold start, sub-folder, lost files, interrupted storing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.conftest import PHONE, MakeContext, wait_engine, wait_offline, wait_until, watch
from tests.sites import MakeSite
from tools.chromium import ARGUMENTS, executable
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.shipped]


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


def files(dist: Path) -> set[str]:
    """What has to be stored."""
    found = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    wire = {name for name in found if name.endswith((".br", ".gz"))}
    system = {name for name in found if name.startswith("screenshots/") or name.endswith(".png")}
    return found - wire - system - {".nojekyll", "service-worker.js"}


def test_cold_start_with_the_server_stopped(
    playwright: Playwright, make_site: MakeSite, troubles: list[str], tmp_path: Path
) -> None:
    server = make_site()
    for visit in ("first", "offline"):
        # a new browser process each time: nothing is left but what is on the disk
        context = playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=executable(), args=list(ARGUMENTS), viewport=PHONE
        )
        watch(context, server.url, troubles.append)
        page = context.new_page()
        if visit == "offline":
            server.stop()
        page.goto(server.url)
        wait_engine(page)
        if visit == "first":
            wait_offline(page)
        context.close()
    # the look for a new version finds nobody at home, and the console says so
    troubles[:] = [trouble for trouble in troubles if "ERR_CONNECTION_REFUSED" not in trouble]


@pytest.mark.parametrize("prefix", ["", "/games/flibuste"])
def test_everything_is_stored_and_nothing_is_asked_again(
    make_context: MakeContext, make_site: MakeSite, dist: Path, prefix: str
) -> None:
    server = make_site(prefix=prefix)
    page = make_context(origin=server.url).new_page()
    page.goto(server.url)
    wait_engine(page)
    wait_offline(page)
    stored = page.evaluate(STORED)
    assert sorted(name.split("-")[0] for name in stored) == ["app", "runtime"]
    assert {path.removeprefix(f"{prefix}/") for paths in stored.values() for path in paths} == files(dist)
    server.asked.clear()
    page.reload()
    wait_engine(page)
    wait_offline(page)
    assert set(server.asked) <= {"/service-worker.js"}


def test_a_link_into_the_app_opens_offline(make_context: MakeContext, make_site: MakeSite) -> None:
    server = make_site()
    page = visited(make_context, server)
    server.stop()
    page.goto(f"{server.url}?from=elsewhere#/settings")
    wait_engine(page)
    for name in ("manifest.json", "manifest.fr.json"):
        assert page.evaluate("async (it) => (await fetch(it)).status", name) == 200


def test_a_lost_file_is_fetched_again(make_context: MakeContext, make_site: MakeSite) -> None:
    page = visited(make_context, make_site())
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


def test_a_store_that_breaks_is_no_blank_page(make_context: MakeContext, make_site: MakeSite) -> None:
    """While the browser throws the store away it may refuse to answer: then the network does, checked as ever."""
    page = visited(make_context, make_site())
    (worker,) = page.context.service_workers
    worker.evaluate("void (CacheStorage.prototype.match = () => Promise.reject(new Error('being deleted')))")
    page.reload()
    assert worker.evaluate("caches.match('any').then(() => 'whole', () => 'broken')") == "broken"
    wait_engine(page)


def test_storing_is_taken_up_again(
    make_context: MakeContext, make_site: MakeSite, dist: Path, troubles: list[str]
) -> None:
    """A file that cannot be had leaves the app working, unstored; the next visit fetches only what is missing."""
    server = make_site()
    wheel = next(dist.glob("runtime-*/micropip-*.whl"))
    server.missing.add(f"/{wheel.relative_to(dist).as_posix()}")
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
    assert f"/{wheel.relative_to(dist).as_posix()}" in server.asked


def visited(make_context: MakeContext, server: Server) -> Page:
    """A page whose app is stored."""
    page = make_context(origin=server.url).new_page()
    page.goto(server.url)
    wait_engine(page)
    wait_offline(page)
    return page


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
SPOILT = {
    "the page": (r"/index\.html(\?|$)", "<h1>spoilt</h1>"),
    "what runs first": (r"/assets/early-[^/]*\.js$", "(("),
    "its script": (r"/assets/main-[^/]*\.js$", "(("),
    "its script, empty": (r"/assets/main-[^/]*\.js$", ""),
    "a part of it": (r"/assets/chunk-[^/]*\.js$", "export {};"),
    "words": (r"/assets/[^/]*words[^/]*\.js$", "export default {};"),
    "styles": (r"/assets/[^/]*\.css$", ""),
    "the engine": (r"/engine-[^/]*/flibuste-[^/]*\.whl$", "not a wheel"),
    "a game": (r"/engine-[^/]*/flibuste_buccaneer-[^/]*\.whl$", "not a wheel"),
    "Python": (r"pyodide\.asm\.wasm$", "not Python"),
    "PyScript": (r"/pyscript/core-[^/]*\.js$", "(("),
}


def test_what_is_spoilt_in_the_store_is_mended(
    make_context: MakeContext, make_site: MakeSite, troubles: list[str]
) -> None:
    """By the next visit, which comes to a running engine by itself and says what has happened."""
    server = make_site()
    page = visited(make_context, server)
    for part, spoilt in SPOILT.items():
        path = page.evaluate(SPOIL, list(spoilt))
        assert path, f"there is no such file: {part}"
        page.reload()
        wait_engine(page)
        wait_offline(page)
        assert page.evaluate(READ, path) == (server.folder / path.removeprefix("/")).stat().st_size, part
        if part != "the page":  # which was mended before it was shown
            expect(page.locator(".notice"), part).to_contain_text("damaged")
    server.stop()
    page.reload()
    wait_engine(page)
    troubles.clear()


def test_what_is_spoilt_and_cannot_be_had_is_not_ready(
    make_context: MakeContext, make_site: MakeSite, troubles: list[str]
) -> None:
    """Ready for offline play means proven; when the network is back it is mended."""
    server = make_site()
    page = visited(make_context, server)
    path = page.evaluate(SPOIL, [r"/micropip-[^/]*\.whl$", "not a wheel"])
    server.missing.add(path)
    page.reload()
    wait_engine(page)
    page.wait_for_timeout(1500)
    assert page.get_attribute("body", "data-offline") == "no"
    server.missing.clear()
    page.evaluate("void dispatchEvent(new Event('online'))")
    wait_offline(page)
    troubles.clear()


@pytest.mark.parametrize("part", [r"/assets/main-", "/runtime-", "/engine-"])
def test_a_first_visit_that_was_cut_off_starts_again(
    make_context: MakeContext, make_site: MakeSite, dist: Path, troubles: list[str], part: str
) -> None:
    server = make_site()
    cut = {f"/{path.relative_to(dist).as_posix()}" for path in dist.rglob("*") if part in f"/{path.relative_to(dist)}"}
    server.missing |= cut
    page = make_context(origin=server.url).new_page()
    page.goto(server.url)
    page.wait_for_timeout(1500)
    assert page.get_attribute("body", "data-engine") != "ready"
    server.missing.clear()
    wait_engine(page)
    wait_offline(page)
    troubles.clear()
