"""The games as researchers are shown them: all five, with the variants that change who sits there or what is hidden."""

import platform
import sys
from typing import Any, Final, NamedTuple

import pytest

NO_OPENSPIEL: Final = (sys.platform, platform.machine()) == ("darwin", "x86_64")
NO_WHEEL: Final = "OpenSpiel has no wheel for Macs with an Intel processor"


class Case(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]


CASES: Final = {
    "buccaneer": Case("buccaneer", 4, {}),
    "closed purses": Case("buccaneer", 3, {"closed_purses": True, "groups": 2}),
    "jamaica": Case("jamaica", 3, {}),
    "ghost ship": Case("jamaica", 2, {}),
    "crew": Case("jamaica", 4, {"crew": True}),
    "nassau": Case("nassau", 3, {}),
    "dutchman and feld": Case("nassau", 2, {"dutchman": "beside", "feld_pawn": True}),
    "plunder": Case("plunder", 3, {}),
    "teams": Case("plunder", 4, {"teams": "2x2"}),
    "pirates": Case("pirates", 2, {}),
}
each_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
