"""Chapter 5.6 (FGT-02 to FGT-06, DUT-04 to DUT-09): a fight is set up, and its crates are fired."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, then
from ...core.atoms import Args, Json, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .crew import lay
from .defence import Defend
from .fight import BOMB as BOMB_CRATES
from .fighters import best_shots, fighter, foe_of, may_attack
from .gains import BOMB
from .losses import Suffer
from .outcome import DutchEnd, Outcome
from .places import DUTCH_TOKENS, FOES
from .purse import SPIRIT, spend, use_animal
from .state import CRAB, CRATE_BITS, MONKEY, NOWHERE, Fight, Player, State, put
from .tables import OPPONENTS
from .tokens import DrawTokens
from .waiting import turn_on

FLAGS: Final = ("crab", "bomb", SPIRIT)
"""What may be declared before a fight; the monkey keeps the bomb."""


def _bomb_from_holds(player: Player) -> int:
    """NAS-RUL-11, NAS-RUL-48: the crates of a bomb that come from the holds, where the reserve is short."""
    return min(player.crates, max(0, BOMB_CRATES - player.reserve))


@frozen
class SetUp(Ask[State]):
    """NAS-DEC-24: crab, bomb and the number of crates. A declaration that defeats the opponent at once fires none
    (NAS-FGT-04); otherwise at least one is fired, but after a bomb (NAS-FGT-06).

    Answers:
        ``fire N [crab] [bomb [monkey]]``: so many crates are fired, after the crab has weakened the opponent and a bomb
            was thrown.
    """

    seat: int
    slot: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if not turn_on(s, self.seat, below, "SeaTurn") or s.fight is not None or self.slot not in range(len(s.foes)):
            return False
        there = s.setting.foe_zones[self.slot] == s.players[self.seat].boat and s.foes[self.slot] != NOWHERE
        return there and may_attack(s, self.seat, self.slot)

    def moves(self, s: State) -> list[Move]:
        player = s.players[self.seat]
        weapon = FOES[s.chart.foes[self.slot]].weapon
        found: list[Move] = []
        for crab in (False, True)[: 1 + player.ready(CRAB)]:
            for bomb in (False, True)[: 1 + (player.items[BOMB] > 0)]:
                flags = tuple(flag for flag, on in zip(FLAGS, (crab, bomb), strict=False) if on)
                shots = range(1)
                if not foe_of(s, self.slot, crab=crab, bomb=bomb).beaten:
                    left = player.crates - _bomb_from_holds(player) * bomb
                    shots = range(0 if bomb else 1, min(best_shots(s, self.seat, weapon), left) + 1)
                for n in shots:
                    found.append(("fire", n, *flags))
                    if bomb and player.ready(MONKEY):
                        found.append(("fire", n, *flags, SPIRIT))
        return found

    def ask(self, s: State) -> Decision:
        player, foe = s.players[self.seat], FOES[s.chart.foes[self.slot]]
        options = tuple(
            Option(
                move,
                "nassau-do-fire",
                {
                    "n": move[1],
                    "laid": fighter(player).laid(int(move[1])),
                    **{flag: "yes" if flag in move else "no" for flag in FLAGS},
                },
                "fire",
                at=f"foe:{foe.id}",
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "foe": Word(f"nassau-opponent-{OPPONENTS[foe.type]}")}
        data: dict[str, Json] = {"slot": self.slot, "foe": foe.id, "damage": s.damage(self.slot)}
        return self.decision(s, "nassau-ask-fight", "NAS-FGT-05", options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        seat, player, foe = self.seat, s.players[self.seat], FOES[s.chart.foes[self.slot]]
        crab, bomb, n = "crab" in move, "bomb" in move, int(move[1])
        now = foe_of(s, self.slot, crab=crab, bomb=bomb)
        if crab:
            # NAS-ANI-10, NAS-FGT-18: weaker for this fight only
            use_animal(s, seat, CRAB, emit, "NAS-ANI-10")
        if bomb:
            spend(s, seat, BOMB, 1, emit, "NAS-FGT-03", spirit=SPIRIT in move)
        s.fight = Fight(seat, self.slot, now.strength, bomb=bomb, won=now.beaten)
        foe_args: Args = {"seat": Name(seat), "foe": Word(f"nassau-opponent-{OPPONENTS[foe.type]}")}
        if now.beaten:
            if emit.on:
                # what it brings is told after what brings it
                data = {"seat": seat, "foe": foe.id, "strength": now.strength, "n": 0, "bomb": bomb}
                emit(Event("nassau-fired-unneeded", {**foe_args, "bomb": "yes" if bomb else "no"}, data, "NAS-FGT-21"))
            then(s, Outcome(seat))
            return
        if bomb:
            self._mark(s)
        if n:
            lay(player, fighter(player).laid(n))
            player.crates -= n
            s.foes[self.slot] += n << CRATE_BITS * seat
            s.fight = s.fight._replace(fired=n)
        if emit.on:
            data = {"seat": seat, "foe": foe.id, "strength": now.strength, "n": n, "bomb": bomb}
            emit(Event("nassau-fired", {**foe_args, "n": n}, data, "NAS-FGT-05"))
        then(s, DrawTokens(seat), Defend(seat), Suffer(seat), Outcome(seat))

    def _mark(self, s: State) -> None:
        """NAS-FGT-03: two crates of the reserve mark the bomb's damage, or of the holds, or fewer."""
        player = s.players[self.seat]
        own = min(BOMB_CRATES, player.reserve)
        more = _bomb_from_holds(player)
        player.reserve -= own
        player.crates -= more
        s.foes[self.slot] += own + more << CRATE_BITS * self.seat


def attack_dutchman(s: State, seat: int, n: int, emit: EventSink) -> None:
    """NAS-DEC-53, NAS-DUT-04, NAS-DUT-05, NAS-DUT-06, NAS-DUT-08: crates on the tile, one at least (NAS-RUL-49);
    tokens by the round. NAS-DUT-09: no crab, no bomb."""
    player = s.players[seat]
    lay(player, fighter(player).laid(n))
    player.crates -= n
    player.dutch = put(player.dutch, 0, player.dutch[0] + n)
    s.fight = Fight(seat, NOWHERE, DUTCH_TOKENS[s.round - 1], fired=n)
    if emit.on:
        data = {"seat": seat, "foe": None, "strength": s.fight.strength, "n": n, "bomb": False}
        emit(Event("nassau-fired-dutchman", {"seat": Name(seat), "n": n}, data, "NAS-DUT-05"))
    then(s, DrawTokens(seat), Defend(seat), Suffer(seat), DutchEnd(seat))
