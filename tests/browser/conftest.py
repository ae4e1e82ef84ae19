"""A browser for the tests that need one, and the guard that stands behind each of them.

Every page a test opens fails the test when it asks for anything off our origin, breaks the content policy, logs an
error or throws one. A test that provokes trouble on purpose empties `troubles` itself.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, ViewportSize, sync_playwright

from tests.browser import table
from tools.chromium import launch
from tools.server import Server

ROOT = Path(__file__).resolve().parents[2]
PHONE: ViewportSize = {"width": 390, "height": 844}
ENGINE_TIMEOUT = 60_000  # the machine may be busy

# tells the guard of each breach of the policy, also of those that the console would keep quiet about
REPORT_BREACHES = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`breach of the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

MakeContext = Callable[..., BrowserContext]
MakeSite = Callable[..., Server]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that fails is run once more, and listed as rerun: a shared machine may stop for seconds, a fault stays."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent) and not item.get_closest_marker("flaky"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def build(*options: str | Path) -> None:
    """Make dist/ (or another folder); quick when it is fresh."""
    command = [sys.executable, "tools/make.py", *map(str, options)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"the build failed:\n{done.stdout}\n{done.stderr}"


@contextmanager
def offline(context: BrowserContext) -> Iterator[None]:
    """Cut the context's network off for a while."""
    context.set_offline(True)
    try:
        yield
    finally:
        context.set_offline(False)


def wait_engine(page: Page) -> None:
    page.wait_for_selector('body[data-engine="ready"]', timeout=ENGINE_TIMEOUT)


def wait_offline(page: Page) -> None:
    page.wait_for_selector('body[data-offline="ready"]', timeout=ENGINE_TIMEOUT)


def wait_until(page: Page, expression: str, seconds: float = 30) -> None:
    """Wait for an expression to hold. Playwright's own way would need eval, which the policy forbids."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if page.evaluate(expression):
                return
        except Error as error:  # the page is just being loaded again
            if "context was destroyed" not in str(error):
                raise
        page.wait_for_timeout(50)
    raise AssertionError(f"did not come true in {seconds} s: {expression}")


def watch(context: BrowserContext, origin: str, troubles: list[str]) -> None:
    """Write down all that must not happen in a context."""
    own = re.compile(rf"^(?:blob:|data:|{re.escape(origin)})")
    context.add_init_script(REPORT_BREACHES)
    context.on("request", lambda asked: None if own.match(asked.url) else troubles.append(f"left home: {asked.url}"))
    context.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    context.on("weberror", lambda thrown: troubles.append(f"thrown: {thrown.error}"))


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built app. FLIBUSTE_DIST names another one."""
    if given := os.environ.get("FLIBUSTE_DIST"):
        return Path(given)
    build()
    return ROOT / "dist"


@pytest.fixture(scope="session")
def versions() -> tuple[Path, Path]:
    """The app as it was before an update, and after."""
    old, new = ROOT / "dist", ROOT / "build" / "test" / "new"
    build()
    new.parent.mkdir(parents=True, exist_ok=True)
    build("--out", new, "--label", new.name)
    return old, new


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    # every context compiles the runtime anew: the optimising compiler would cost more than it gains; and of a page that
    # moves, half of the work is to fill in its pixels, which no test here looks at (those of tests/engines paint)
    running = launch(playwright, ["--js-flags=--liftoff-only", "--force-gpu-mem-available-mb=0"])
    yield running
    running.close()


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Server]:
    """The app on a port of its own, shared by the tests of a session."""
    server = Server(dist).start()
    yield server
    server.stop()


@pytest.fixture
def make_site(dist: Path) -> Iterator[MakeSite]:
    """A server for one test alone, which may stop it, start it again, or give it another folder."""
    servers: list[Server] = []

    def make(folder: Path = dist, **options: Any) -> Server:
        server = Server(folder, **options).start()
        servers.append(server)
        return server

    yield make
    for server in servers:
        server.stop()


@pytest.fixture
def troubles() -> Iterator[list[str]]:
    """What the guard has seen; must be empty when the test ends."""
    seen: list[str] = []
    yield seen
    assert not seen, "the page made trouble:\n" + "\n".join(seen)


@pytest.fixture
def service_workers() -> str:
    """Storing the app costs each context some seconds: only where a test is about it."""
    return "block"


@pytest.fixture
def make_context(browser: Browser, site: Server, troubles: list[str], service_workers: str) -> Iterator[MakeContext]:
    """Contexts like a phone's, guarded: make_context(viewport=..., color_scheme=..., locale=..., origin=...)."""
    made: list[BrowserContext] = []

    def make(origin: str = site.url, **options: Any) -> BrowserContext:
        given: dict[str, Any] = {"viewport": PHONE, "locale": "en-GB", "reduced_motion": "reduce"}
        given |= {"service_workers": service_workers, **options}
        context = browser.new_context(**given)
        watch(context, origin, troubles)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def context(make_context: MakeContext) -> BrowserContext:
    return make_context()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def phone(make_context: MakeContext, site: Server) -> Page:
    """A small phone in English, whose games do not wait; it stands at home."""
    phone = table.phone(make_context, site)
    phone.goto(site.url)
    return phone


@pytest.fixture
def home(page: Page, site: Server) -> Page:
    """The app's first screen, with the engine running."""
    page.goto(site.url)
    wait_engine(page)
    return page
