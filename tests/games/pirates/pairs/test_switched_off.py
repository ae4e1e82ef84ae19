"""Abilities that are switched off are as if they were not there, whatever rule asks for them (CSG-ABL-06)."""

from __future__ import annotations

import pytest

from .codes import by_itself, codes
from .functions import FUNCTIONS, facts
from .kinds import changes
from .laid import MUTED

_LASTING = {
    "CREW_ANY": "who serves takes no space, if that is his ability, and does not take it up for a turn",
    "CREW_OF": "as CREW_ANY",
    "NO_CREW": "whether crew may be aboard at all; nobody comes aboard for a turn",
}
"""Codes that are switched off, and change something all the same, with the reason."""


@pytest.mark.parametrize("function", FUNCTIONS)
def test_what_is_switched_off_changes_nothing(function: str) -> None:
    """CSG-ABL-06: neither on the ship that does something nor on her whom it is done to; but for builds and wares."""
    mine, theirs = facts(function, (MUTED,), ()), facts(function, (), (MUTED,))
    found = {}
    for name, code in codes().items():
        if not code.hull and not by_itself(name) and name not in _LASTING:
            found[name, "mine"] = changes(mine, facts(function, (name, MUTED), ()))
            found[name, "theirs"] = changes(theirs, facts(function, (), (name, MUTED)))
    assert not {key: it for key, it in found.items() if it}
