"""What the page says of gold that lies at home and in forts."""

from __future__ import annotations

from typing import Any

from flibuste.games.pirates.questions.table.items import HELD
from flibuste.games.pirates.state import Fort
from flibuste.games.pirates.view import view
from tests.page import WEB, told_by

from .tables import at, island, ship, table


def said(*gold: int, seat: int = 1) -> Any:
    """Of a captain with a coin at home and these in a fort, to this seat."""
    fort = Fort("CC-031", 0, 0, 0, (), gold=tuple(HELD.of(coin, 0b001) for coin in gold))
    home = island(100, 100, home=0)._replace(coins=(HELD.of(7, 0b001),))
    s = table([ship("SM-PS-009", 0, at(300, 300))], [home, island(600, 600)._replace(fort=fort)], seats=3)
    code = "return [page.hoard(told, 0)?.args ?? null, page.atHome(told, told.islands[0])];"
    return told_by(WEB / "games/pirates/hoard.ts", code, view(s, seat))


def test_gold_in_forts_is_said_to_lie_there() -> None:
    """CSG-END-01: it counts with what lies at home, but not for the home island itself."""
    who = {"seat": 0}
    unseen, seen = {"coins": 1, "gold": 0, "hidden": True}, {"coins": 1, "gold": 7, "hidden": False}
    assert said() == [{"who": who, "coins": 1, "gold": 0, "forts": "no"}, unseen]
    assert said(3, 2) == [{"who": who, "coins": 3, "gold": 0, "forts": "yes"}, unseen]
    assert said(3, 2, seat=0) == [None, seen]
