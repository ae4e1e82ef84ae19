"""Chapters 5.10 and 5.24 (SNK-08): what a ship has of it that has sunk another."""

from .....core.agenda import Ask, Auto, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, nation_of
from ...questions.cargo.treasure import look
from ...questions.sailing.berths import is_wild
from ...questions.table.items import HELD, is_coin
from ...state import NOBODY, NOWHERE, State
from ..treasure.uniques import lift_hidden
from .raising_masts import Mend
from .spoils import to_home


def after_sinking(s: State, number: int, by: int, striker: int) -> list[Auto[State]]:
    """CSG-EFF-52; UT_DECREE: what the ship has of it that sank her."""
    if by in (NOBODY, s.ship(number).owner) or striker == NOWHERE or s.ships[striker] is None:
        return []
    abilities, nation = active(s, striker), nation_of(s.ship(number))
    mends = [Mend(striker)] if abilities.has(Trait.REPAIRED_BY_SINKING) else []
    decrees = (grant.ability for grant in abilities.grants if Trait.DECREES in grant.ability.traits)
    return [*mends, *(Decreed(by) for decree in decrees if decree.effect["nation"] != nation)]


@frozen
class Decreed(AutoStep):
    """UT_DECREE: a random coin of a wild island of the player's choice goes home."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        islands = with_coins(s)
        if len(islands) > 1:
            then(s, PickDecreed(self.seat))
        elif islands:
            send_home(s, self.seat, islands[0], fate, emit)


def with_coins(s: State) -> list[int]:
    """The wild islands on which coins lie."""
    return [
        i
        for i, island in enumerate(s.islands)
        if is_wild(island) and any(is_coin(HELD.item(coin)) for coin in island.coins)
    ]


def send_home(s: State, seat: int, island: int, fate: Fate, emit: EventSink) -> None:
    """A random coin of this island goes to the player's home."""
    land = s.islands[island]
    coins = [held for held in land.coins if is_coin(HELD.item(held))]
    held = coins[int(fate.answer("coin", range(len(coins))))]
    taken = lift_hidden(s, island, held, 0)
    seen = look(s, fate, [taken], 1 << seat)
    to_home(s, seat, seen)
    args: Args = {"seat": Name(seat), "island": island + 1}
    emit(Event("pirates-decreed", args, {"seat": seat, "island": island}, "CSG-UNT-06"))


@frozen
class PickDecreed(Ask[State]):
    """UT_DECREE: from which island.

    Answers:
        ``island ISLAND``: where the coin comes from.
    """

    seat: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [("island", i) for i in with_coins(s)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-decree", {"island": int(move[1]) + 1}, "island", at=f"island:{move[1]}")
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-decree", "CSG-UNT-06", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        send_home(s, self.seat, int(move[1]), fate, emit)
