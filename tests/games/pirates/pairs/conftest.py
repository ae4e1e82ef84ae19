"""The catalogue is as it was once the pairs have been tried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .codes import forget


@pytest.fixture(scope="module", autouse=True)
def _catalogue() -> Iterator[None]:
    yield
    forget()
