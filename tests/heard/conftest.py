"""One Orca and one Firefox for all tests of this folder: to start them takes as long as a test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.heard.ears import Ears
from tools.server import Server


@pytest.fixture(scope="session")
def together(near_site: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ears]:
    if lacking := Ears.missing():
        if os.environ.get("CI"):
            pytest.fail(f"not installed: {lacking}")
        pytest.skip(f"not installed: {lacking}")
    running = Ears(tmp_path_factory.mktemp("heard"), near_site.url)
    yield running
    running.kill()


@pytest.fixture
def ears(together: Ears) -> Iterator[Ears]:
    """They must be alive when a test ends, and the page innocent."""
    together.hush()
    yield together
    together.hear()
    troubles, together.troubles = together.troubles, []
    assert together.alive, "Orca or Firefox has gone"
    assert not troubles, "the page made trouble:\n" + "\n".join(troubles)
