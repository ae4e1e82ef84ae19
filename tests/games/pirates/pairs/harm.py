"""What hits, rams, boarding parties and sinking take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.cargo.hold import passengers
from flibuste.games.pirates.questions.sailing.pins import pinned
from flibuste.games.pirates.questions.table.bodies import built, derelict, hull, is_kind
from flibuste.games.pirates.questions.table.items import is_crew, things
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.state import NOBODY, Is, State, Way
from flibuste.games.pirates.steps.abilities.ailments import infect
from flibuste.games.pirates.steps.boarding.boarding_from_afar import BoardAfar
from flibuste.games.pirates.steps.boarding.boarding_party import Board, Boarded, BoardOffer, boardable, strength
from flibuste.games.pirates.steps.boarding.bow_contact import Ram, may_ram
from flibuste.games.pirates.steps.damage.capture import change_sides
from flibuste.games.pirates.steps.damage.losing import LoseCrew, LoseMasts
from flibuste.games.pirates.steps.damage.sinking import SCUTTLED, Sink
from flibuste.games.pirates.steps.gunnery.hits import Hit
from tests.games.pirates.tables import at

from .laid import (
    HOME,
    HOSTILE,
    MATE,
    SAILOR,
    Codes,
    cargo,
    coin_gold,
    contents,
    docked_where,
    hidden,
    lay,
    mates,
    settled,
    shy,
    takes_treasure_by,
    willing,
)
from .register import Facts, function
from .steps import Does


@function
def hit(mine: Codes, theirs: Codes) -> Facts:
    """What hits take: masts, shell, crew, cargo, the ship."""
    found: dict[str, Any] = {}
    for what, rolls, shot, saves in (
        ("3", (3,), "", 3),
        ("6", (6,), "", 3),
        ("3 and 3", (3, 3), "", 3),
        ("fire", (3,), "SHOT_FIRE", 3),
        ("3 dodged", (3,), "", 6),
    ):
        s = lay(mine, theirs, 30, hold=cargo(theirs, MATE))
        before = s.ship(1)
        had = contents(s, 1)
        pickers = set[int]()

        def answer(step: Any, moves: list[Any], pickers: set[int] = pickers) -> Any:
            if type(step).__name__ == "PickMast":
                pickers.add(step.seat)
            return willing(step, moves)

        for face in rolls:
            settled(s, Hit("ship:1", 0, "ship:0", "m1", face, shot), face=saves, policy=answer)
        found[f"picked by the enemy by {what}"] = 0 in pickers
        found |= _harm(s, before, had, what)
    s = lay(mine, theirs, 30)
    s.change(1, masts=0)
    settled(s, Hit("ship:1", 0, "ship:0", "m1", 3), face=3)
    found["sunk without masts"] = s.ships[1] is None or s.ship(1).docked == HOSTILE
    return found


def _harm(s: State, before: Any, had: Mapping[str, int], what: str) -> dict[str, Any]:
    one, has = s.ships[1], contents(s, 1)
    lost = before.masts.bit_count() - (one.masts.bit_count() if one is not None else 0)
    found: dict[str, Any] = {f"masts by {what}": lost if one is not None else "gone"}
    if one is not None:
        found[f"shell by {what}"] = before.shell - one.shell
        found[f"burning by {what}"] = one.fire.bit_count()
        found[f"crew by {what}"] = had["crew"] - has["crew"]
        found[f"face down by {what}"] = hidden(s, 1)
        found[f"coins by {what}"] = had["coins"] - has["coins"]
    return found


@function
def sinking(mine: Codes, theirs: Codes) -> Facts:
    """What becomes of the second ship, which sinks by a hit of the first, by nobody, or scuttled."""
    found: dict[str, Any] = {}
    for what, sink in (
        ("hit", Sink(1, 0, "hit", 0)),
        ("nobody", Sink(1, NOBODY, "mast")),
        ("scuttled", Sink(1, NOBODY, SCUTTLED)),
    ):
        s = lay(mine, theirs, 30, hold=cargo(theirs, MATE))
        s.change(0, masts=s.ship(0).masts & ~1)
        s.change(1, masts=0)
        if active(s, 1).has(Trait.CASTS_GUNS):
            cast(s, 1, "gun", 99)
        before, coins = s.ship(0).masts.bit_count(), coin_gold(s, HOME)
        settled(s, sink)
        one = s.ships[1]
        found |= {f"{key} after {what}": n for key, n in contents(s, 1).items() if key in ("coins", "afloat")}
        found[f"crew after {what}"] = mates(s, 1)
        found[f"place after {what}"] = docked_where(s, 1)
        if one is not None:
            found[f"all masts after {what}"] = one.masts.bit_count() == built(one)
            found[f"guns cast after {what}"] = sum(spell.what.startswith("gun") for spell in one.spells)
        if s.ships[0] is not None:
            found[f"striker mended by {what}"] = s.ship(0).masts.bit_count() - before
        found[f"gold of {what}"] = coin_gold(s, HOME) - coins
    s = lay(mine, theirs, 30)
    if active(s, 1).has(Trait.CASTS_GUNS):
        cast(s, 1, "gun", 99)
    settled(s, LoseMasts(1, 9, 0))
    one = s.ships[1]
    if one is not None and one.spells:
        found["guns cast when mastless"] = len(one.spells)
    found["mastless"] = docked_where(s, 1) if one is None or one.masts or not derelict(one) else "derelict"
    return found


@function
def crew(mine: Codes, theirs: Codes) -> Facts:
    """How the second ship's crew leave her: by an enemy, by disease, with the ship, and ashore; what the enemy has."""
    found: dict[str, Any] = {}
    extra = cargo(theirs, MATE, SAILOR)
    for what, steps in (
        ("one", (LoseCrew(1, 1, 0),)),
        ("all", (LoseCrew(1, 9, 0),)),
        ("plague", (Does(lambda s, emit: infect(s, 1, emit)),)),
        ("capture", (Does(lambda s, emit: change_sides(s, 1, 0, emit)),)),
        ("shot", (Hit("ship:1", 0, "ship:0", "m1", 3, "SHOT_GRAPE"),)),
    ):
        s = lay(mine, theirs, 30, hold=extra)
        had, coins = mates(s, 1), contents(s, 1)["coins"]
        settled(s, *steps)
        found[f"crew gone by {what}"] = had - mates(s, 1)
        found[f"face down by {what}"] = hidden(s, 1) > 0
        found[f"coins by {what}"] = contents(s, 1)["coins"] - coins
        found[f"gold by {what}"] = coin_gold(s, HOME)
        found[f"ashore by {what}"] = sum(len(one.ashore) for one in s.islands)
    s = lay(mine, theirs, 30, hold=extra)
    ship = s.ship(1)
    found["stay aboard"] = sum(map(is_crew, things(ship.hold))) - len(passengers(ship))
    return found


@function
def boarding(mine: Codes, theirs: Codes) -> Facts:
    """A boarding party that the first ship wins: whether it may begin, the totals, what is offered and taken."""
    found: dict[str, Any] = {}
    hold = (*cargo(theirs, MATE, SAILOR), *(("coin-3",) if takes_treasure_by(theirs) else ()))
    s = lay(mine, theirs, 0, hold=hold, friend=("sea_monster",))
    found["strength against monsters"] = strength(s, 0, 2) - s.ship(0).masts.bit_count()
    if BoardAfar(0, 0).is_available(s):
        emit, _, _ = settled(s.copy(), Board(0, 1, afar=True), face=1, policy=shy)
        mine_total, their_total = next(one.data["totals"] for one in emit.events if one.key == "pirates-boarded")
        found["strength from afar"] = mine_total - 1 - s.ship(0).masts.bit_count()
        found["their strength from afar"] = their_total - 1 - s.ship(1).masts.bit_count()
    s.way = Way(0, rammed=frozenset({1}))
    found["begun"] = BoardOffer(0, 0, 1).is_available(s)
    found["from afar"] = BoardAfar(0, 0).is_available(s)
    found["strength"] = strength(s, 0, 1) - s.ship(0).masts.bit_count()
    found["their strength"] = strength(s, 1, 0) - s.ship(1).masts.bit_count()
    if is_kind(s.ship(0), "flotilla", "sea_dragon") or not boardable(s, 1):
        return found
    offered: list[str] = []

    def greedy(step: Any, moves: list[Any]) -> Any:
        if type(step).__name__ != "Spoils":
            return _coin_first(step, moves)
        offered.append("+".join(str(move[0]) for move in moves))
        rare = [move for move in moves if move[0] in ("all-crew", "captive", "mast")]
        return (rare or moves)[0]

    masts, had = s.ship(1).masts.bit_count(), mates(s, 1)
    mine_had = contents(s, 0)
    settled(s, Boarded(0, 1, False, 20), face=1, policy=greedy)
    for i, words in enumerate(offered[:2]):
        for word in words.split("+"):
            found[f"{word} offered {i + 1}"] = True
    found["masts taken"] = masts - (s.ship(1).masts.bit_count() if s.ships[1] is not None else 0)
    found["crew taken"] = had - mates(s, 1)
    found["coins taken"] = contents(s, 0)["coins"] > mine_had["coins"]
    s = lay(mine, theirs, 0, hold=hold)
    settled(s, Boarded(0, 1, False, 20), face=1, policy=_for_gold)
    found["coins taken for gold"] = contents(s, 0)["coins"] - mine_had["coins"]
    return found


def _for_gold(step: Any, moves: list[Any]) -> Any:
    return next((move for move in moves if move[0] == "treasure"), _coin_first(step, moves))


def _coin_first(step: Any, moves: list[Any]) -> Any:
    return next((move for move in moves if str(move[-1]).startswith("coin")), willing(step, moves))


@function
def contact(mine: Codes, theirs: Codes) -> Facts:
    """The first ship at the side of the second: whether she rams, what a ram takes, who is pinned by it."""
    found: dict[str, Any] = {}
    for what, masts in (("", -1), ("derelict ", 0), ("below ", -1)):
        s = lay(mine, theirs, hold=cargo(theirs, MATE, SAILOR))
        tip = max(a for a, _ in hull(s.ship(0).card))
        side = max(b for _, b in hull(s.ship(1).card))
        s.change(1, pose=at(480, 300 + tip + side + 0.25, 90))
        s.way = Way(0)
        s.change(1, masts=masts & 3)
        if what == "below ":
            s.change(0, state=s.ship(0).state | Is.SUBMERGED)
        found[f"{what}rams"] = may_ram(s, 0, 1)
        found[f"{what}pinned"] = pinned(s, 0)
        if not may_ram(s, 0, 1):
            continue
        had = mates(s, 1)
        _, _, asked = settled(s, Ram(0, 1), face=6, policy=shy)
        found |= {f"{what}asked {word}": True for word in asked if word in ("Retreat", "Ignite", "BoardOffer")}
        one = s.ships[1]
        found[f"{what}ram takes masts"] = (
            max(0, (masts & 3).bit_count() - one.masts.bit_count()) if one is not None else "sunk"
        )
        found[f"{what}ram takes crew"] = had - mates(s, 1) if one is not None else 0
        found[f"{what}pinned after"] = s.ships[0] is not None and pinned(s, 0)
        found[f"{what}pins"] = one is not None and pinned(s, 1)
    return found
