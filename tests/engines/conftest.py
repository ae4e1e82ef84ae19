"""The browser engines, for tests that say the same of each: `engine` is one after the other.

An engine that is not installed is skipped, but not where everything has to be there (CI).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.browsers import ENGINES, Browser
from tools.server import Server

LOCAL = "http://localhost:"

MakeBrowser = Callable[[Path, Server], Browser]


@pytest.fixture(
    scope="session",
    params=list(ENGINES),
)
def engine(request: pytest.FixtureRequest) -> type[Browser]:
    kind = ENGINES[request.param]
    if lacking := kind.missing():
        if os.environ.get("CI"):
            pytest.fail(f"not installed: {lacking}")
        pytest.skip(f"not installed: {lacking}")
    return kind


def innocent(browser: Browser) -> None:
    """The page has made no trouble."""
    browser.hear()
    troubles, browser.troubles = browser.troubles, []
    assert not troubles, f"the page made trouble in {browser.name}:\n" + "\n".join(troubles)


@pytest.fixture(scope="session")
def shared(
    engine: type[Browser],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Browser]:
    """One browser of this engine, for all tests that do not end it, wherever the app is served from."""
    running = engine(tmp_path_factory.mktemp(engine.name), LOCAL)
    yield running
    running.kill()


@pytest.fixture
def page(shared: Browser) -> Iterator[Browser]:
    """The shared browser, which must have been innocent when the test ends."""
    yield shared
    innocent(shared)


@pytest.fixture
def make_browser(engine: type[Browser]) -> Iterator[MakeBrowser]:
    """Browsers on a profile of the test's own, which may be ended and started again."""
    made: list[Browser] = []

    def make(profile: Path, server: Server) -> Browser:
        browser = engine(profile, server.url)
        made.append(browser)
        return browser

    yield make
    for browser in made:
        try:
            if browser.alive:
                innocent(browser)
        finally:
            browser.kill()
