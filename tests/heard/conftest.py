"""One Orca and one Firefox for all tests of this folder: to start them takes as long as a test."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.heard.ears import Ears
from tools.server import Server


class Hearing:
    """Who listens now. Orca 43 has stopped speaking in the middle of a game, whatever the page did; one that is started
    elsewhere with --replace kills it, for one. Then another takes its place."""

    def __init__(self, folder: Path, origin: str) -> None:
        self._folder, self._origin, self._begun = folder, origin, 0
        self.ears = self._begin()

    def _begin(self) -> Ears:
        self._begun += 1
        profile = self._folder / str(self._begun)
        profile.mkdir()
        return Ears(profile, self._origin)

    def anew(self) -> Ears:
        self.ears.kill()
        self.ears = self._begin()
        return self.ears


HEARING = pytest.StashKey[Hearing]()


@pytest.fixture(scope="session")
def together(near_site: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hearing]:
    if lacking := Ears.missing():
        if os.environ.get("CI"):
            pytest.fail(f"not installed: {lacking}")
        pytest.skip(f"not installed: {lacking}")
    running = Hearing(tmp_path_factory.mktemp("heard"), near_site.url)
    yield running
    running.ears.kill()


@pytest.fixture
def ears(together: Hearing, request: pytest.FixtureRequest) -> Iterator[Ears]:
    """They must be alive when a test ends, and the page innocent."""
    request.node.stash[HEARING] = together
    together.ears.hush()
    yield together.ears
    now = together.ears
    now.hear()
    troubles, now.troubles = now.troubles, []
    assert now.alive, "Orca or Firefox has gone"
    assert not troubles, "the page made trouble:\n" + "\n".join(troubles)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """What was not heard is listened for once more, and that is told: on a busy machine the focus may cut off a
    sentence that would have been spoken, and Orca may have stopped speaking.
    What the page does not say is missing again."""
    try:
        return (yield)
    except AssertionError as fault:
        hearing = pyfuncitem.stash.get(HEARING, None)
        if hearing is None:
            raise
        missed = str(fault).splitlines()[0]
    ears = hearing.ears if hearing.ears.awake() else hearing.anew()
    print(f"{pyfuncitem.name} was not heard, and is listened for again: {missed}", file=sys.stderr)
    ears.hush()
    names = pyfuncitem._fixtureinfo.argnames
    pyfuncitem.obj(**{name: ears if name == "ears" else pyfuncitem.funcargs[name] for name in names})
    return True
