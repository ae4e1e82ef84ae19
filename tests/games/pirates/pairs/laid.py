"""Two ships with these codes on one table, and a fate and players who always answer alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Atom, Move
from flibuste.core.events import EventCollector
from flibuste.core.fate import Alone, Fate, Thrower
from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import MUTE, active
from flibuste.games.pirates.questions.forts.standing_forts import flags_of
from flibuste.games.pirates.questions.table.bodies import hull, is_kind
from flibuste.games.pirates.questions.table.items import HELD, is_coin, is_crew, is_unique, item_named, things
from flibuste.games.pirates.state import NOWHERE, Fort, Is, Island, Ship, Spell, State
from flibuste.games.pirates.tables import FORTS
from tests.games.pirates.tables import at, island, ship, table

from .codes import MINE, THEIRS, hull_with, pieces_for

Codes = tuple[str, ...]
MATE, SAILOR = "GEN-captain@england", "GEN-chainshot@england"
"""Crew who serve on neither side."""
MUTED = "muted"
"""In place of a code: what abilities the ship and her crew have is switched off (CSG-ABL-06)."""
WILD, HOME, HOSTILE, FORT, ENEMY_FORT = range(5)
"""Islands of the table."""
_ROUNDS = 40
_LUCK = ("SetDie", "Reroll")


class Steady(Fate):
    """Every die shows the same; of other questions the first answer comes."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.found: list[Atom] = []
        self.asked: list[str] = []

    def answer(
        self, asked: str, among: Sequence[Atom], alone: Alone | None = None, thrower: Thrower | None = None
    ) -> Atom:
        self.asked.append(asked)
        return self.face if self.face in among else among[0]

    def leftover(self) -> list[Atom]:
        return []


Policy = Callable[[Any, list[Move]], Move]


def willing(step: Any, moves: list[Move]) -> Move:
    """The first thing that is offered, which is never what declines; of crew those that serve nobody, of
    masts the last."""
    if type(step).__name__ == "PickMast":
        return moves[-1]
    return next((move for move in moves if move[-1] in (MATE, SAILOR)), moves[0])


def shy(step: Any, moves: list[Any]) -> Any:
    """No boarding parties, no fuses."""
    return moves[-1] if getattr(step, "decline", None) in moves else willing(step, moves)


def bearing(nation: str, names: Codes, owner: int, x: float, y: float, *hold: str, **more: Any) -> Ship:
    own = tuple(name for name in names if name != MUTED)
    spells = (Spell(MUTE),) if MUTED in names else ()
    return ship(hull_with(own, nation), owner, at(x, y), *pieces_for(own), *hold, up=True, spells=spells, **more)


def lay(mine: Codes = (), theirs: Codes = (), far: float = 40, hold: Sequence[str] = (), **more: Any) -> State:
    """The first ship has the codes of one side, the second lies abeam so many millimetres off and has the others'; a
    third, plain, is the first side's. `hold`: what the second carries besides; it is the first player's turn."""
    islands = more.pop("islands", islands_of())
    s = table(
        [
            bearing(MINE, mine, 0, 480, 300, *more.pop("mine_hold", ())),
            bearing(THEIRS, theirs, 1, 480, 300, *hold),
            bearing(MINE, more.pop("friend", ()), 0, 100, 860),
        ],
        islands,
        coins=(8,) * 7,
        **more,
    )
    return apart(s, far)


def apart(s: State, far: float) -> State:
    """The second ship lies abeam of the first, so far from her side."""
    wide = sum(_beam(one) for one in (s.ship(0), s.ship(1)))
    s.change(1, pose=at(480 + wide + far, 300))
    return s


def _beam(one: Ship) -> float:
    return max(abs(b) for _, b in hull(one.card))


def islands_of() -> list[Island]:
    """A wild island, the two homes, and a fort of each side, out of the way."""
    card = "FT_NONE"
    row = next((one for one in FORTS if FORTS[one].get("code") == card), next(iter(FORTS)))
    n = len(flags_of(row))
    forts = [Fort(row, seat, 0, (1 << n) - 1, tuple(range(n))) for seat in (0, 1)]
    return [
        island(120, 120, "coin-2", "coin-3"),
        island(480, 840, home=0),
        island(840, 840, "coin-4", home=1),
        island(840, 120, explored=1, fort=forts[0]),
        island(120, 480, explored=2, fort=forts[1]),
    ]


def settled(
    s: State, *steps: Any, face: int = 3, policy: Policy = willing, luck: bool = False
) -> tuple[EventCollector, Steady, list[str]]:
    """Runs these steps to their end. What was told, what fate was asked, and what players were."""
    base = len(s.agenda)
    s.agenda.extend(steps[::-1])
    emit, fate, asked = EventCollector(), Steady(face), list[str]()
    for _ in range(_ROUNDS):
        advance(s, fate, emit)
        if len(s.agenda) <= base:
            break
        step = asking(s)
        assert step is not None
        moves = step.choices(s, Random(0), 4) or step.moves(s)
        if type(step).__name__ in _LUCK and not luck:
            # what may change any die at all is asked of by `volley`
            play(s, moves[-1], fate, emit)
            continue
        asked.append(type(step).__name__)
        play(s, policy(step, moves), fate, emit)
    return emit, fate, asked


def out_of_the_world(s: State, number: int) -> None:
    """A ghost fades, and what can dive dives."""
    ship, state = s.ship(number), Is(0)
    if active(s, number).has(Trait.FADES):
        state |= Is.INTANGIBLE
    if is_kind(ship, "submarine", "sea_monster"):
        state |= Is.SUBMERGED
    s.change(number, state=ship.state | state)


def here_and_away(mine: Codes, theirs: Codes, *also: int, **more: Any) -> Iterator[tuple[str, State]]:
    """The table as it is, and with the first ship and these out of the world; a word for each."""
    for how in ("", "away "):
        s = lay(mine, theirs, **more)
        for number in (0, *also) if how else ():
            out_of_the_world(s, number)
        yield how, s


def is_away(s: State) -> bool:
    """Whether the first ship is one that can leave the world, and has."""
    return bool(s.ship(0).state & (Is.INTANGIBLE | Is.SUBMERGED))


def contents(s: State, number: int) -> dict[str, int]:
    """How much of each kind she carries."""
    one = s.ships[number]
    if one is None:
        return {"crew": 0, "coins": 0, "uniques": 0, "afloat": 0}
    held = things(one.hold)
    return {
        "crew": sum(map(is_crew, held)),
        "coins": sum(map(is_coin, held)),
        "uniques": sum(map(is_unique, held)),
        "afloat": 1,
    }


def mates(s: State, number: int) -> int:
    """How many of the crew are aboard who serve on neither side."""
    one = s.ships[number]
    names = {item_named(MATE), item_named(SAILOR)}
    return sum(item in names for item in things(one.hold)) if one is not None else 0


def cargo(names: Codes, *crew: str) -> tuple[str, ...]:
    """What a ship with these codes can carry of a coin and these crew."""
    return (*(crew if takes_crew_by(names) else ()), *(("coin-2",) if takes_treasure_by(names) else ()))


def takes_crew_by(names: Codes) -> bool:
    return not {"flotilla", "sea_monster", "sea_dragon", "NO_CREW"} & {*names}


def takes_treasure_by(names: Codes) -> bool:
    return not {"flotilla", "sea_dragon"} & {*names}


def coin_gold(s: State, where: int) -> int:
    """Coins and loose gold of an island."""
    one = s.islands[where]
    fort = one.fort.gold if one.fort is not None else ()
    return one.loose + sum(it for it in things([*one.coins, *fort]) if is_coin(it))


def hidden(s: State, number: int) -> int:
    """How many of her crew lie face down."""
    one = s.ships[number]
    if one is None:
        return 0
    return sum(is_crew(HELD.item(held)) and HELD.seen(held) & 3 != 3 for held in one.hold)


def docked_where(s: State, number: int) -> str:
    one = s.ships[number]
    if one is None:
        return "gone"
    return ("wild", "home", "hostile", "fort", "enemy fort")[one.docked] if one.docked != NOWHERE else "at sea"
