"""Chapter 5.6 (FGT-07, FGT-08): combat tokens are drawn, and the dodges among them take crates back."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate, Thrower
from ...core.frozen import frozen
from .fight import DODGE, TOKENS, attacks_of
from .fighters import fight_of
from .gains import RUM
from .luck import drawn
from .purse import SPIRIT, spend
from .state import CRATE_BITS, MONKEY, NOWHERE, Fight, State, put
from .tables import DATA
from .waiting import fight_on

_BAG: Final = tuple(TOKENS.index(row.get("lose", row["kind"])) for row in DATA["combat_tokens"]["list"])
"""NAS-SET-15: the 25 combat tokens, a pool of their own (NAS-RUL-25)."""
_DODGE: Final = TOKENS.index(DODGE)


def gone(fight: Fight) -> list[str]:
    """The attacks drawn that have been dealt with: sent back, or done."""
    left = Counter(fight.drawn) - Counter(fight.attacks)
    return [TOKENS[token] for token in attacks_of(left.elements())]


@frozen
class DrawTokens(Auto[State]):
    """NAS-FGT-07, NAS-RUL-10: as many tokens as the strength, from all 25 (NAS-FGT-19); first the dodges, then the
    attacks."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Defend") and not fight_of(s).drawn

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fight, left = fight_of(s), list(_BAG)
        for n in range(1, fight.strength + 1):
            token = drawn(fate, "token", TOKENS, left, thrower=Thrower(why=partial(self._which, n, fight.strength)))
            left.remove(token)
            drawn_now = (*fight.drawn, token)
            s.fight = fight = fight._replace(drawn=drawn_now, attacks=attacks_of(drawn_now))
            if emit.on:
                data = {"seat": self.seat, "token": TOKENS[token], "drawn": [TOKENS[one] for one in fight.drawn]}
                args: Args = {"seat": Name(self.seat), "token": TOKENS[token]}
                emit(Event("nassau-token", args, data, "NAS-FGT-07"))
        then(s, *(DodgeToken(self.seat) for _ in range(fight.drawn.count(_DODGE))))

    def _which(self, n: int, of: int) -> tuple[str, Args]:
        return "nassau-told-token", {"seat": Name(self.seat), "n": n, "of": of}


@frozen
class DodgeToken(Auto[State]):
    """NAS-FGT-08, NAS-RUL-09: one of the crates of this fight goes back; where none is left, nothing happens."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "DodgeToken", "Defend")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if fight_of(s).fired:
            if s.players[self.seat].items[RUM]:
                then(s, Dodge(self.seat))
            else:
                take_back(s, emit)


def take_back(s: State, emit: EventSink) -> None:
    """NAS-FGT-08: a crate returns to the reserve."""
    fight = fight_of(s)
    player = s.players[fight.seat]
    s.fight = fight._replace(fired=fight.fired - 1)
    player.reserve += 1
    if fight.slot == NOWHERE:
        player.dutch = put(player.dutch, 0, player.dutch[0] - 1)
    else:
        s.foes[fight.slot] -= 1 << CRATE_BITS * fight.seat
    if emit.on:
        data = {"seat": fight.seat, "fired": s.fight.fired}
        emit(Event("nassau-dodged", {"seat": Name(fight.seat)}, data, "NAS-FGT-08"))


@frozen
class Dodge(Ask[State]):
    """NAS-DEC-25, NAS-INT-05: a crate, or a rum instead, which no token has taken yet.

    Answers:
        ``crate``: a crate is taken back.
        ``rum [monkey]``: a rum is paid instead.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        able = fight_on(s, self.seat, below, "DodgeToken", "Defend") and s.players[self.seat].items[RUM] > 0
        return able and fight_of(s).fired > 0

    def moves(self, s: State) -> list[Move]:
        spirit: list[Move] = [("rum", SPIRIT)] if s.players[self.seat].ready(MONKEY) else []
        return [("crate",), ("rum",), *spirit]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                f"nassau-do-dodge-{move[0]}",
                {"spirit": "yes" if move[-1] == SPIRIT else "no", "left": fight_of(s).fired},
                "dodge",
                default=move[0] == "crate",
            )
            for move in self.moves(s)
        )
        return self.decision(s, "nassau-ask-dodge", "NAS-FGT-08", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "crate":
            take_back(s, emit)
        else:
            spend(s, self.seat, RUM, 1, emit, "NAS-FGT-08", spirit=move[-1] == SPIRIT)
