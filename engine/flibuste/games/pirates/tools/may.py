"""May this ship move, shoot, ram, board, tow, explore, repair (docs/rules/pirates.md, 5.3 to 5.11)?"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ....companion.tool import Answer, Input, Said, Tool, choice, count, flag
from ....core.atoms import Args
from ....core.frozen import frozen
from ..tables import MOST_ACTIONS

DEEDS: Final[Mapping[str, str]] = {
    "moves": "CSG-MOV-03",
    "shoots": "CSG-SHT-01",
    "rams": "CSG-RAM-03",
    "boards": "CSG-BRD-02",
    "tows": "CSG-TOW-03",
    "explores": "CSG-EXP-04",
    "repairs": "CSG-REP-01",
}
"""With the rule that tells how it is done."""
STATES: Final = ("normal", "derelict", "mastless", "pinned", "lost", "submerged", "entangled", "chained", "towed")
TARGETS: Final = (
    "enemy",
    "adrift",
    "friend",
    "docked",
    "cata",
    "turtle-panels",
    "flotilla",
    "dragon",
    "hidden",
    "intangible",
)
"""A catamaran here has its second hull."""
_FREE: Final = ("rams", "boards", "tows")
"""CSG-ACT-06: what costs no action."""
_BARRED: Final = {
    "moves": {"derelict", "pinned", "entangled", "chained", "towed"},
    "shoots": {"derelict", "mastless", "lost", "submerged", "towed"},
    "explores": {"lost", "submerged"},
    "repairs": {"lost", "submerged"},
    "rams": {"derelict", "lost", "entangled", "chained", "towed"},
    "boards": {"lost", "submerged"},
    "tows": {"derelict", "lost", "submerged", "entangled", "chained", "towed"},
}
"""CSG-ACT-05: what a state forbids. A ram and a tow follow a move action of that ship (CSG-RAM-01, CSG-TOW-01); who is
pinned by the contact itself still rams (CSG-RAM-06)."""


class Spared(NamedTuple):
    rule: str
    targets: frozenset[str]


_SPARED: Final = {
    "shoots": Spared("CSG-SHT-03", frozenset({"friend", "docked", "hidden"})),
    "rams": Spared("CSG-RAM-07", frozenset({"friend", "cata", "flotilla", "dragon", "hidden", "intangible"})),
    "boards": Spared("CSG-BRD-06", frozenset({"cata", "turtle-panels", "flotilla", "dragon", "hidden"})),
}
"""What cannot be the target."""


@frozen
class OrderInput:
    """What a ship would do, and how it stands.

    `given`: actions that it had this turn; `second`: an ability gives it another (CSG-ACT-03); `target`: what it is
    done to; `captain`: the captain's shot after a move (CSG-MOV-10); `fresh`: the contact was made in this move
    (CSG-RAM-01); `after_ram`: right after a ram that both survived; `bow_at_derelict`, `tows`: for a tow; `island`: a
    wild island is explored, not a ship beside; `docked_since`: since the start of the turn; `own_flag`: the player
    has explored it before, or the ship explores on docking; `at_home`: docked at one's own home or a fort of one's own;
    `anywhere`: repairs wherever it is (CSG-REP-02).
    """

    deed: str
    state: str = "normal"
    given: int = 0
    second: bool = False
    target: str = "enemy"
    captain: bool = False
    fresh: bool = True
    after_ram: bool = True
    bow_at_derelict: bool = True
    tows: bool = False
    island: bool = True
    docked_since: bool = True
    own_flag: bool = False
    at_home: bool = True
    anywhere: bool = False

    @property
    def free(self) -> bool:
        """CSG-ACT-06: costs no action: a ram, a boarding, a tow, the captain's shot, exploring on docking (CSG-EXP-02).

        >>> OrderInput("rams").free, OrderInput("moves").free, OrderInput("shoots", captain=True).free
        (True, False, True)
        """
        return (
            self.deed in _FREE
            or (self.deed == "shoots" and self.captain)
            or (self.deed == "explores" and self.island and self.own_flag)
        )


class Reason(NamedTuple):
    """Why not; `what`: the state or the target that forbids it."""

    why: str
    rule: str
    what: str = ""


def why_not(order: OrderInput) -> Iterator[Reason]:
    """CSG-ACT-05 and what the deed itself asks for: every reason, none when it may be done.

    >>> [reason.why for reason in why_not(OrderInput("moves", "pinned", given=1))]
    ['state', 'once']
    """
    # CSG-REP-02: who repairs anywhere does so also while lost in fog
    lost_but_able = order.deed == "repairs" and order.state == "lost" and order.anywhere
    if order.state in _BARRED[order.deed] and not lost_but_able:
        yield Reason("state", "CSG-ACT-05", order.state)
    if not order.free and order.given >= MOST_ACTIONS:
        yield Reason("twice", "CSG-ACT-03")
    elif not order.free and order.given and not order.second:
        yield Reason("once", "CSG-ACT-02")
    spared = _SPARED.get(order.deed)
    if spared and order.target in spared.targets:
        yield Reason("target", spared.rule, order.target)
    yield from _of_deed(order)


def _of_deed(order: OrderInput) -> Iterator[Reason]:
    match order.deed:
        case "rams" if not order.fresh:
            yield Reason("stale", "CSG-RAM-01")
        case "boards" if not order.after_ram:
            yield Reason("no-ram", "CSG-BRD-01")
        case "tows":
            if not order.bow_at_derelict:
                yield Reason("no-derelict", "CSG-TOW-01")
            if order.tows:
                yield Reason("one-tow", "CSG-TOW-05")
        case "explores" if order.island and not order.docked_since and not order.own_flag:
            yield Reason("not-docked", "CSG-EXP-01")
        case "repairs" if not order.at_home and not order.anywhere:
            yield Reason("elsewhere", "CSG-REP-01")


_WHOM = {"shoots": "shot_at", "rams": "rammed", "boards": "boarded"}
_OUTCOMES: Final[Mapping[str, Mapping[str, str]]] = {
    "moves": {"pirates-tool-may-moves-contact": "CSG-PIN-01"},
    "shoots": {"pirates-tool-may-shoots-mast": "CSG-DMG-02"},
    "rams": {
        "pirates-tool-may-rams-mast": "CSG-DMG-02",
        "pirates-tool-may-rams-pinned": "CSG-RAM-05",
        "pirates-tool-may-rams-boards": "CSG-BRD-01",
    },
    "boards": {"pirates-tool-may-boards-wins": "CSG-BRD-03"},
}
"""What comes of it, line by line, each with its rule."""


class MayTool(Tool):
    """What the ship would do, what it is done to, and how the ship stands.

    `data`: `may`. The first line says yes or no; when yes, how it is done and what comes of it, when no, every reason,
    each with its rule.
    """

    id = "pirates.may"
    rule = "CSG-ACT-05"
    asked = (
        choice("deed", tuple(DEEDS)),
        choice("shot_at", TARGETS, when=("deed", "shoots")),
        flag("captain", when=("deed", "shoots")),
        choice("rammed", TARGETS, when=("deed", "rams")),
        choice("boarded", tuple(one for one in TARGETS if one != "friend"), when=("deed", "boards")),
        flag("fresh", 1, when=("deed", "rams")),
        flag("after_ram", 1, when=("deed", "boards")),
        flag("bow_at_derelict", 1, when=("deed", "tows")),
        flag("tows_already", when=("deed", "tows")),
        choice("explored", ("wild-island", "beside-ship"), when=("deed", "explores")),
        flag("docked_since", 1, when=("deed", "explores")),
        flag("own_flag", when=("deed", "explores")),
        choice("repaired_at", ("home-or-fort", "at-sea"), when=("deed", "repairs")),
        flag("shipwright", when=("deed", "repairs")),
        choice("state", STATES),
        count("given", 0, MOST_ACTIONS),
        flag("second"),
    )

    def answer(self, given: Input) -> Answer:
        deed = given["deed"]
        reasons = [_line(reason) for reason in why_not(_order(given))]
        if reasons:
            return Answer([Said("pirates-tool-may-no", reasons[0].rule), *reasons], {"may": False})
        told = {f"pirates-tool-may-{deed}": DEEDS[deed], **_OUTCOMES.get(deed, {})}
        if deed == "rams" and given["rammed"] == "adrift":
            told = {"pirates-tool-may-rams-derelict": "CSG-RAM-04"}
        return Answer(
            [Said("pirates-tool-may-yes", "CSG-ACT-05"), *(Said(key, rule) for key, rule in told.items())],
            {"may": True},
        )


def _order(given: Input) -> OrderInput:
    deed = given["deed"]
    return OrderInput(
        deed,
        given["state"],
        given["given"],
        second=bool(given["second"]),
        target=given[_WHOM[deed]] if deed in _WHOM else TARGETS[0],
        captain=bool(given["captain"]),
        fresh=bool(given["fresh"]),
        after_ram=bool(given["after_ram"]),
        bow_at_derelict=bool(given["bow_at_derelict"]),
        tows=bool(given["tows_already"]),
        island=given["explored"] == "wild-island",
        docked_since=bool(given["docked_since"]),
        own_flag=bool(given["own_flag"]),
        at_home=given["repaired_at"] == "home-or-fort",
        anywhere=bool(given["shipwright"]),
    )


def _line(reason: Reason) -> Said:
    args: Args = {reason.why: reason.what} if reason.what else {}
    return Said(f"pirates-tool-may-{reason.why}", reason.rule, args)
