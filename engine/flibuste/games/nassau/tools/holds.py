"""Does the cargo fit into the holds (docs/rules/nassau.md, 5.2)?"""

from dataclasses import replace
from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, count, flag
from ....core.atoms import Args
from ..holds import Cargo, fits
from ..tables import HOLDS, HOLDS_AT_START

KINDS: Final = ("crates", "provisions", "goods")


class HoldsTool(Tool):
    """Crates, provisions and goods against the open holds."""

    id = "nassau.holds"
    rule = "NAS-HLD-03"
    asked = (
        count("crates", 0, 20),
        count("provisions", 0, 30),
        count("goods", 0, 24),
        count("open_holds", HOLDS_AT_START, HOLDS, HOLDS_AT_START),
        flag("rat"),
    )

    def answer(self, given: Input) -> Answer:
        cargo = Cargo(given["crates"], given["provisions"], given["goods"])
        holds, rat = given["open_holds"], bool(given["rat"])
        need, good = cargo.loads, fits(cargo, holds, rat=rat)
        args: Args = {"need": need, "holds": holds, "left": max(0, holds - need)}
        rule = "NAS-HLD-04" if rat else "NAS-HLD-03"
        lines = [Said("nassau-tool-holds-fit" if good else "nassau-tool-holds-full", rule, args)]
        if not good:
            lines += [
                Said(f"nassau-tool-holds-drop-{kind}", "NAS-HLD-06", {"count": n})
                for kind, n in too_many(cargo, holds, rat=rat).items()
            ]
        return Answer(lines, {"fits": good, "loads": need, "holds": [*stowed(cargo)]})


def stowed(cargo: Cargo) -> tuple[str, ...]:
    """NAS-HLD-01: the kind in each hold that it fills.

    >>> stowed(Cargo(5, 3))
    ('crates', 'crates', 'provisions')
    """
    return tuple(kind for kind in KINDS for _ in range(Cargo(**{kind: getattr(cargo, kind)}).loads))


def too_many(cargo: Cargo, holds: int, *, rat: bool = False) -> dict[str, int]:
    """NAS-HLD-06: of each kind alone, how many fewer would fit; kinds that alone do not suffice are left out.

    >>> too_many(Cargo(5, 3, 1), 3)
    {'crates': 1, 'provisions': 3, 'goods': 1}
    """
    found = {}
    for kind in KINDS:
        have = getattr(cargo, kind)
        less = (n for n in range(1, have + 1) if fits(replace(cargo, **{kind: have - n}), holds, rat=rat))
        if n := next(less, 0):
            found[kind] = n
    return found
