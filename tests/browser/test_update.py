"""A new version waits for the player's word, comes by one reload, and leaves the runtime where it is.

The engine is near by: tests/engines has an update in mid-game with Python, in all three browser engines.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import MakeContext, wait_engine, wait_offline, wait_until
from tests.sites import MakeNearSite

pytestmark = pytest.mark.browser


@pytest.fixture
def service_workers() -> str:
    return "allow"


SCRIPT = "document.querySelector('script[type=module]')?.src"
WAITING = "navigator.serviceWorker.getRegistration().then((it) => Boolean(it.waiting))"
LOOK = "navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => {})"
APPLY = 'navigator.serviceWorker.getRegistration().then((it) => it.waiting.postMessage({ type: "SKIP_WAITING" }))'


def test_update(make_context: MakeContext, make_near_site: MakeNearSite, versions: tuple[Path, Path]) -> None:
    old, new = versions
    server = make_near_site(old)
    context = make_context(origin=server.url)
    page, other = context.new_page(), context.new_page()
    for tab in (page, other):
        tab.goto(server.url)
        wait_engine(tab)
        wait_offline(tab)
    first = page.evaluate(SCRIPT)

    server.give(new)
    server.asked.clear()
    page.evaluate(LOOK)
    wait_until(page, WAITING)
    page.reload()
    wait_engine(page)
    assert page.evaluate(SCRIPT) == first, "the old version plays on until the player says so"

    loads: list[str] = []
    # requests, for a load that is broken off by the next one never gets as far as its content

    def loaded(request: Request) -> None:
        if request.is_navigation_request():
            loads.append(request.url)

    page.on("request", loaded)
    page.evaluate(APPLY)
    for tab in (page, other):
        wait_until(tab, f"({SCRIPT} ?? {first!r}) !== {first!r}")
        wait_engine(tab)
        wait_offline(tab)
    page.wait_for_timeout(500)
    assert len(loads) == 1, "one reload, not two"
    assert not [path for path in server.asked if path.startswith("/runtime-")], "the runtime was fetched again"
    names = [name for name in page.evaluate("caches.keys()") if not name.startswith("compiled@")]
    assert sorted(name.split("-")[0] for name in names) == ["app", "runtime"], "the old app is still on the device"

    server.asked.clear()
    page.reload()
    wait_engine(page)
    assert set(server.asked) <= {"/service-worker.js"}, "the new version is not wholly stored"


def test_a_store_that_is_thrown_away_after_another_version_came_shows_that_one(
    make_context: MakeContext, make_near_site: MakeNearSite, versions: tuple[Path, Path]
) -> None:
    """The worker that runs cannot get its own files any more; its successor may still be waiting."""
    old, new = versions
    server = make_near_site(old)
    page = make_context(origin=server.url).new_page()
    page.goto(server.url)
    wait_engine(page)
    wait_offline(page)
    first = page.evaluate(SCRIPT)
    server.give(new)
    page.evaluate("caches.keys().then((all) => Promise.all(all.map((it) => caches.delete(it)))).then(() => {})")
    page.reload()
    wait_engine(page)
    assert page.evaluate(SCRIPT) != first
