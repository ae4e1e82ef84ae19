"""Chapters 5.13 and 5.19 (MAR, FRT): hits on forts and on marines ashore."""

from collections.abc import Sequence
from typing import Any

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called_fort, item_called
from ...questions.damage.masts import masts_of
from ...questions.forts.standing_forts import Art, art, flags_of, fort_at
from ...questions.gunnery.marines import Post, leaves_post, posts_on
from ...questions.islands.wolves import wolves_at
from ...questions.table.items import HELD
from ...state import NOWHERE, State
from ..basics.parting import eliminated
from .hauntings import lies_ashore

MARINE_HITS = 2
"""CSG-KW-MAR-03: so many in one turn eliminate a marine ashore."""


def count_on(s: State, what: str) -> int:
    """One more of this in this turn; how many that are."""
    hits = dict(s.today.hits)
    hits[what] = hits.get(what, 0) + 1
    s.today = s.today._replace(hits=tuple(hits.items()))
    return hits[what]


def walls(island: int) -> str:
    """FT_WALLS: where the roll of this turn is kept."""
    return f"walls:{island}"


@frozen
class SetWalls(AutoStep):
    """FT_WALLS: from which hit on flags fall in this turn, as the die says."""

    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.today = s.today._replace(hits=(*s.today.hits, (walls(self.island), s.die)))


def needs_walls(s: State, island: int) -> bool:
    """FT_WALLS: whether this is the first shot at the fort in this turn."""
    return art(fort_at(s, island).card) is Art.WALLS and walls(island) not in dict(s.today.hits)


@frozen
class HitFort(AutoStep):
    """CSG-FRT-07, CSG-FRT-08, CSG-FRT-11: a flag falls, of its player's choice; without any the fort falls."""

    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fort = s.islands[self.island].fort
        if fort is None:
            return
        counted = count_on(s, f"fort:{self.island}")
        if counted < dict(s.today.hits).get(walls(self.island), 0):
            args: Args = {"fort": called_fort(fort.card)}
            emit(Event("pirates-walls-hold", args, {"island": self.island}, "CSG-FRT-07"))
        elif not fort.flags:
            destroy(s, self.island, emit)
        elif fort.flags.bit_count() == 1:
            strike_flag(s, self.island, fort.flags, emit)
        else:
            then(s, PickFlag(fort.owner, self.island))


@frozen
class PickFlag(Ask[State]):
    """D-MAST; CSG-FRT-07: which flag falls.

    Answers:
        ``flag FLAG``: the flag that falls.
    """

    seat: int
    island: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return self.island != NOWHERE and s.islands[self.island].fort is not None

    def moves(self, s: State) -> list[Move]:
        return [("flag", f"f{i + 1}") for i in masts_of(fort_at(s, self.island).flags)]

    def ask(self, s: State) -> Decision:
        fort = fort_at(s, self.island)
        args: Args = {"seat": Name(self.seat), "fort": called_fort(fort.card)}
        options = tuple(self._option(s, move) for move in self.moves(s))
        return self.decision(s, "pirates-ask-flag", "CSG-FRT-07", options, args)

    def _option(self, s: State, move: Move) -> Option:
        fort, i = fort_at(s, self.island), int(str(move[1])[1:]) - 1
        letter, number = flags_of(fort.card)[fort.order[i]]
        args: Args = {"flag": i + 1, "range": letter, "number": number}
        return Option(
            move, "pirates-do-lose-flag", args, "flag", f"island:{self.island}", f"flag:{self.island}:{i + 1}"
        )

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        strike_flag(s, self.island, 1 << int(str(move[1])[1:]) - 1, emit)


def strike_flag(s: State, island: int, gone: int, emit: EventSink) -> None:
    land, fort = s.islands[island], fort_at(s, island)
    left = fort.flags & ~gone
    s.islands[island] = land._replace(fort=fort._replace(flags=left))
    args: Args = {"fort": called_fort(fort.card), "left": left.bit_count()}
    emit(Event("pirates-flag-falls", args, {"island": island, "left": left.bit_count()}, "CSG-FRT-07"))


def destroy(s: State, island: int, emit: EventSink) -> None:
    """CSG-FRT-08, CSG-FRT-12, CSG-EXP-05: the gold lies on the island face down, which nobody has explored; those
    inside are on the island. CSG-FRT-14: a token that everybody sees goes on lying open."""
    land, fort = s.islands[island], fort_at(s, island)
    wolves = wolves_at(s, island)
    gold = (*HELD.mixed(held for held in fort.gold if held != wolves), *(held for held in fort.gold if held == wolves))
    ashore = tuple(sorted((*land.ashore, *((fort.owner, held) for held in fort.crew))))
    coins = tuple(sorted((*land.coins, *gold)))
    s.islands[island] = land._replace(fort=None, coins=coins, ashore=ashore, explored=0, flags=0)
    for held in fort.crew:
        lies_ashore(s, HELD.item(held), fort.owner)
    emit(Event("pirates-fort-falls", {"fort": called_fort(fort.card)}, {"island": island}, "CSG-FRT-08"))


@frozen
class HitMarine(AutoStep):
    """CSG-KW-MAR-03: the second hit of a turn eliminates a marine ashore."""

    island: int
    owner: int
    item: int
    by: int
    nth: int = 0

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        post = Post(self.island, self.owner, self.item, self.nth)
        if post not in posts_on(s, self.island):
            return
        if count_on(s, post.text) < MARINE_HITS:
            emit(
                Event("pirates-marine-hit", {"crew": item_called(self.item)}, {"island": self.island}, "CSG-KW-MAR-03")
            )
            return
        leaves_post(s, post)
        island = s.islands[self.island]
        lying = next(it for it in island.ashore if it[0] == self.owner and HELD.item(it[1]) == self.item)
        rest = list(island.ashore)
        rest.remove(lying)
        s.islands[self.island] = island._replace(ashore=tuple(rest))
        emit(Event("pirates-marine-gone", {"crew": item_called(self.item)}, {"island": self.island}, "CSG-KW-MAR-03"))
        eliminated(s, self.item, self.owner, self.by, emit)
