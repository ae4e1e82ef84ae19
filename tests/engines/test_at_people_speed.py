"""In Firefox and WebKit, as tests/browser in Chromium, with motion on: whatever has moved is in sight, still and true
when somebody is asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.browser import people
from tests.browser.table import FREE
from tests.engines.conftest import innocent
from tools.browsers import Browser
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HASTE = 20


@pytest.fixture(scope="module")
def lively(engine: type[Browser], near_site: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser of this engine in which things move."""
    if engine.name == "chromium":
        pytest.skip("tests/browser/test_at_people_speed.py")
    running = engine(tmp_path_factory.mktemp(f"{engine.name}-lively"), near_site.url, moving=True, plain=True)
    yield running
    running.kill()


@pytest.mark.parametrize(
    ("query", "decisions"), [("game=buccaneer&groups=2", 5), ("game=jamaica", 4), ("game=nassau", 5)]
)
def test_what_moves_comes_to_rest(lively: Browser, near_site: Server, query: str, decisions: int) -> None:
    def tap(what: str) -> None:
        with suppress(TimeoutError):  # a bot was quicker, or something moves
            lively.tap(what, seconds=2)

    lively.goto(f"{near_site.url}#/new?{query}&seats=Anne,bot:easy,bot:easy&seed=7&start=1")
    lively.see(FREE)
    assert not lively.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    player = people.Player(lively, lively.evaluate("location.hash.split('/')[2]"), tap, HASTE)
    assert player.play(decisions) == decisions
    innocent(lively)
