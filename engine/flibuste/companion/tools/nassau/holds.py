"""Does the cargo fit into the holds (docs/rules/nassau.md, 5.2)?"""

from typing import Final

from ....core.atoms import Args
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, count, flag

_LIMITS: Final = box("nassau")["limits"]
_START, _ALL = int(_LIMITS["holds_open_at_start"]), int(_LIMITS["holds"])
_CRATES, _PROVISIONS = int(_LIMITS["crates_per_hold"]), int(_LIMITS["provisions_per_hold"])

_NONE: Final = {"crates": 0, "provisions": 0, "goods": 0}


def loads(crates: int, provisions: int, goods: int) -> int:
    """NAS-HLD-01: four crates, three provisions or one good to a hold.

    >>> loads(5, 3, 1)
    4
    """
    return -(-crates // _CRATES) - (-provisions // _PROVISIONS) + goods


def fits(crates: int, provisions: int, goods: int, holds: int, *, rat: bool = False) -> bool:
    """NAS-HLD-03, NAS-HLD-04: with an active rat one hold may hold two loads of different kinds.

    >>> fits(4, 3, 1, 3), fits(5, 3, 1, 3), fits(5, 3, 1, 3, rat=True), fits(0, 0, 4, 3, rat=True)
    (True, False, True, False)
    """
    kinds = sum(n > 0 for n in (crates, provisions, goods))
    return loads(crates, provisions, goods) <= holds + (rat and kinds > 1)


class Holds(Tool):
    """Crates, provisions and goods against the open holds."""

    id = "nassau.holds"
    rule = "NAS-HLD-03"
    asked = (
        count("crates", 0, 20),
        count("provisions", 0, 30),
        count("goods", 0, 24),
        count("open_holds", _START, _ALL, _START),
        flag("rat"),
    )

    def answer(self, given: Input) -> Answer:
        cargo = given["crates"], given["provisions"], given["goods"]
        holds, rat = given["open_holds"], bool(given["rat"])
        need, good = loads(*cargo), fits(*cargo, holds, rat=rat)
        args: Args = {"need": need, "holds": holds, "left": max(0, holds - need)}
        rule = "NAS-HLD-04" if rat else "NAS-HLD-03"
        lines = [Said("nassau-tool-holds-fit" if good else "nassau-tool-holds-full", rule, args)]
        if not good:
            lines += [
                Said(f"nassau-tool-holds-drop-{name}", "NAS-HLD-06", {"count": n}) for name, n in _less(given, rat)
            ]
        kinds = [
            name for name in ("crates", "provisions", "goods") for _ in range(loads(**{**_NONE, name: given[name]}))
        ]
        return Answer(lines, {"fits": good, "loads": need, "holds": kinds})


def _less(given: Input, rat: bool) -> list[tuple[str, int]]:
    """NAS-HLD-06: of each kind alone, how many fewer would fit."""
    found = []
    for name in ("crates", "provisions", "goods"):
        for n in range(1, given[name] + 1):
            rest = {**given, name: given[name] - n}
            if fits(rest["crates"], rest["provisions"], rest["goods"], given["open_holds"], rat=rat):
                found.append((name, n))
                break
    return found
