"""A browser for the tests that need one, and the guard that stands behind each of them.

Every page a test opens fails the test when it asks for anything off our origin, breaks the content policy, logs an
error or throws one. A test that provokes trouble on purpose empties `troubles` itself.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.browser import table
from tests.browser.kept import Kept, Pages
from tests.evidence import begin_trace
from tools.browsers.browser import EARLY
from tools.chromium import PLAIN_SCRIPTS, launch
from tools.server import Server

ROOT = Path(__file__).resolve().parents[2]
PHONE: ViewportSize = {"width": 390, "height": 844}
# the machine may be busy
ENGINE_TIMEOUT = 60_000
expect.set_options(timeout=20_000)

# the browser never finds that there is nothing else to do
BUSY = "globalThis.requestIdleCallback = () => 0;"

MakeContext = Callable[..., BrowserContext]
MakePage = Callable[..., Page]


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


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where the middle of the first such thing is, in pixels, once it shows: what is drawn anew is nowhere between."""
    shown = """(selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return width && [x + width / 2, y + height / 2];
    }"""
    x, y = page.wait_for_function(shown, arg=selector).json_value()
    return x, y


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


def watch(context: BrowserContext, origin: str, tell: Callable[[str], None]) -> None:
    """Tell all that must not happen in a context."""
    own = re.compile(rf"^(?:about:|blob:|data:|{re.escape(origin)})")
    context.add_init_script(EARLY)
    context.on("request", lambda asked: None if own.match(asked.url) else tell(f"left home: {asked.url}"))
    context.on("console", lambda said: tell(said.text) if said.type == "error" else None)
    context.on("weberror", lambda thrown: tell(f"thrown: {thrown.error}"))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    # of a page that moves, half of the work is to fill in its pixels, which no test here looks at (those of
    # tests/engines paint)
    running = launch(playwright, [PLAIN_SCRIPTS, "--force-gpu-mem-available-mb=0"])
    yield running
    running.close()


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Server:
    """The app: as it is shipped where a test is marked so, being about the runtime; else with its engine near by."""
    is_shipped = request.node.get_closest_marker("shipped")
    server: Server = request.getfixturevalue("shipped_site" if is_shipped else "near_site")
    return server


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


def like_a_phone(service_workers: str, options: dict[str, Any]) -> dict[str, Any]:
    """What a context is made with."""
    usual = {"viewport": PHONE, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": service_workers}
    return {**usual, **options}


@pytest.fixture(scope="session")
def kept(browser: Browser) -> Pages:
    return Pages(browser, watch)


@pytest.fixture
def make_page(
    kept: Pages, site: Server, troubles: list[str], service_workers: str, request: pytest.FixtureRequest
) -> Iterator[MakePage]:
    """Pages like a phone's, guarded: make_page(viewport=..., color_scheme=..., locale=..., has_touch=...)."""
    failed, lent = request.session.testsfailed, list[Kept]()
    with ExitStack() as stack:

        def make(**options: Any) -> Page:
            it = stack.enter_context(kept.lend(site.url, troubles, like_a_phone(service_workers, options)))
            lent.append(it)
            return it.page

        yield make
        for it in lent:
            it.spoilt |= request.session.testsfailed > failed or bool(request.node.get_closest_marker("shipped"))


@pytest.fixture
def idle() -> bool:
    """Whether the page does what it does only in idle time: to compile the engine costs more than most tests."""
    return False


@pytest.fixture
def make_context(
    browser: Browser, site: Server, troubles: list[str], service_workers: str, idle: bool
) -> Iterator[MakeContext]:
    """Contexts of the test's own, like a phone's, guarded: make_context(viewport=..., locale=..., origin=...)."""
    made: list[BrowserContext] = []

    def make(origin: str = site.url, **options: Any) -> BrowserContext:
        context = browser.new_context(**like_a_phone(service_workers, options))
        watch(context, origin, troubles.append)
        begin_trace(context)
        if not idle:
            context.add_init_script(BUSY)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def page(make_page: MakePage) -> Page:
    return make_page()


@pytest.fixture
def context(page: Page) -> BrowserContext:
    """What belongs to the page: its storage, its network, its tabs."""
    return page.context


@pytest.fixture
def phone(make_page: MakePage, site: Server) -> Page:
    """A small phone in English, whose games do not wait; it stands at home."""
    phone = table.phone(make_page, site)
    phone.goto(site.url)
    return phone


@pytest.fixture
def home(page: Page, site: Server) -> Page:
    """The app's first screen, with the engine running."""
    page.goto(site.url)
    wait_engine(page)
    return page
