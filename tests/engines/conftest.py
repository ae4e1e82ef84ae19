"""The browser engines, for tests that say the same of each: `engine` is one after the other.

An engine that is not installed is skipped, but not where everything has to be there (CI).
"""

from __future__ import annotations

import os
import re
import sys
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


BROKEN_WASM = re.compile(
    r"Pyodide has suffered a fatal error|The cause of the fatal error was|RuntimeError: Out of bounds memory access"
    r"|PythonError: Error in sys\.excepthook"
)
"""What is heard where a busy WebKit ran Pyodide's own wasm wrongly, once in some hundred starts. The page ends that
engine and starts another, and the test has gone on to show that it plays."""


def innocent(browser: Browser) -> None:
    """The page has made no trouble."""
    browser.hear()
    troubles, browser.troubles = browser.troubles, []
    if browser.name == "webkit" and any(BROKEN_WASM.search(one) for one in troubles):
        print("WebKit broke Python:", *troubles, sep="\n", file=sys.__stderr__)
        troubles = [one for one in troubles if not BROKEN_WASM.search(one)]
    assert not troubles, f"the page made trouble in {browser.name}:\n" + "\n".join(troubles)


@pytest.fixture(scope="session")
def shared(
    engine: type[Browser],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Browser]:
    """One browser of this engine, for all tests that do not end it, wherever the app is served from; with all its
    compilers, as people have it."""
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
        browser = engine(profile, server.url, plain=True)
        made.append(browser)
        return browser

    yield make
    for browser in made:
        try:
            if browser.alive:
                innocent(browser)
        finally:
            browser.kill()
