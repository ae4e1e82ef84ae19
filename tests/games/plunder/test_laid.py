"""A table of Plunder as people lay it."""

import pytest

from flibuste.core.faults import PositionError
from flibuste.table import Seat, Table

SEATS = [Seat(name) for name in ("Anne", "Jack", "Mary")]


def test_an_untouched_sea_is_no_table() -> None:
    """PLU-SET-11: once all have chosen, somebody has a ship or an island; before that nobody needs to."""
    layout = Table.new("plunder", SEATS, seed=1).layout()
    layout = {**layout, "ships": [None] * len(layout["ships"]), "owners": {}, "hands": [0] * len(SEATS)}
    with pytest.raises(PositionError, match="PLU-SET-11: ships"):
        Table.laid("plunder", {**layout, "moment": {"at": "turn"}}, SEATS)
    assert Table.laid("plunder", {**layout, "moment": {"at": "settle"}}, SEATS).decision
