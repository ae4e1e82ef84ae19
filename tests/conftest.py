"""In which order and by whom the tests are run: what shares something dear stays together, what lasts comes first."""

from __future__ import annotations

import re

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests.evidence import pytest_runtest_makereport  # noqa: F401  (a hook)
from tests.sites import dist, make_near_site, make_site, near_site, shipped_site, versions  # noqa: F401  (fixtures)
from tools.touched import GAMES

ENGINE = re.compile(r"tests/engines/.*[\[-](webkit|firefox|chromium)\b")
NAMES = "|".join(GAMES)
SOME_OF_A_GAME = "contract/|companion/|test_reference|test_counts"
OF_A_GAME = re.compile(rf"tests/(?:games/({NAMES})/|(?:{SOME_OF_A_GAME}).*[\[_-]({NAMES})\b)")
GAME = re.compile(rf"tests/(?:contract/|test_counts).*[\[-]({NAMES})\b")
FIRST = (
    "webkit",
    "heard",
    "firefox",
    "chromium",
    "tests/browser/",
    "plunder",
    "pirates",
    "nassau",
    "jamaica",
    "buccaneer",
)


def scope_of(nodeid: str) -> str:
    """The tests that one process runs: those of a browser engine, the contract and the calls of a game, or a module."""
    if found := ENGINE.match(nodeid) or GAME.match(nodeid):
        return found[1]
    if nodeid.startswith("tests/heard/"):
        return "heard"
    return nodeid.split("::")[0]


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Groups by our scopes. xdist's own mark for groups is lost in pytest 9.2, which keeps its ids elsewhere."""

    def _split_scope(self, nodeid: str) -> str:
        return scope_of(nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    return Scheduling(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--without", action="append", default=[], help="a game whose own tests are left out")


def game_of(nodeid: str) -> str | None:
    """Whose rules a test of the engine is about; None where it is about what games share."""
    found = OF_A_GAME.match(nodeid)
    return found[1] or found[2] if found else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The last to end should end together, so the longest scopes begin."""
    if without := config.getoption("--without"):
        out = [item for item in items if game_of(item.nodeid) in without]
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if game_of(item.nodeid) not in without]

    def rank(item: pytest.Item) -> int:
        scope = scope_of(item.nodeid)
        return next((i for i, start in enumerate(FIRST) if scope.startswith(start)), len(FIRST))

    items.sort(key=rank)
