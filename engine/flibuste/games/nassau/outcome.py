"""Chapter 5.6 (FGT-15 to FGT-20): what a fight was worth."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .collect import gain, said
from .gains import CONTRACT, RUM, thing
from .places import FOES
from .purse import SPIRIT, score, spend, use_animal
from .state import LIZARD, MONKEY, State
from .tables import DATA, OPPONENTS
from .waiting import fight_on

DUTCH_RUM: Final[int] = DATA["flying_dutchman"]["attack_reward"][0]["n"]
"""NAS-DUT-07: what a fight with the Dutchman brings."""


@frozen
class Outcome(Auto[State]):
    """NAS-FGT-15: whoever did damage in this fight scores the printed points and gains the printed reward, defeat or
    not."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "SeaTurn")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fight, player = s.fight, s.players[self.seat]
        assert fight is not None
        then(s, Defeat(self.seat))
        if not (fight.fired or fight.bomb or fight.won):
            emit(Event("nassau-nothing-won", {"seat": Name(self.seat)}, rule="NAS-FGT-15"))
            return
        foe = FOES[s.chart.foes[fight.slot]]
        score(s, self.seat, foe.points, emit, "NAS-FGT-15")
        if player.items[CONTRACT] or player.ready(LIZARD):
            then(s, Boost(self.seat))
        else:
            gain(s, self.seat, foe.reward)


@frozen
class Boost(Ask[State]):
    """NAS-DEC-30, NAS-FGT-16, NAS-ANI-12: the reward once more with a contract (NAS-ITM-03), once more with the
    lizard, and so three times with both (NAS-RUL-13); one contract at most (NAS-RUL-46).

    Answers:
        ``reward [lizard] [contract [monkey]]``: the reward, and once more with each of these.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        return fight_on(s, self.seat, below, "Defeat") and (player.items[CONTRACT] > 0 or player.ready(LIZARD))

    def moves(self, s: State) -> list[Move]:
        player = s.players[self.seat]
        contracts: list[Move] = [()]
        if player.items[CONTRACT]:
            contracts += [("contract",), ("contract", SPIRIT)] if player.ready(MONKEY) else [("contract",)]
        lizards: list[Move] = [(), ("lizard",)] if player.ready(LIZARD) else [()]
        return [("reward", *lizard, *contract) for lizard in lizards for contract in contracts]

    def ask(self, s: State) -> Decision:
        assert s.fight is not None
        reward = said(FOES[s.chart.foes[s.fight.slot]].reward)
        options = tuple(
            Option(
                move,
                "nassau-do-reward",
                {
                    "n": _times(move),
                    "what": reward,
                    **{flag: "yes" if flag in move else "no" for flag in ("contract", "lizard", SPIRIT)},
                },
                "reward",
                default=len(move) == 1,
            )
            for move in self.moves(s)
        )
        return self.decision(s, "nassau-ask-reward", "NAS-FGT-16", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        assert s.fight is not None
        if "lizard" in move:
            use_animal(s, self.seat, LIZARD, emit, "NAS-ANI-12")
        if "contract" in move:
            spend(s, self.seat, CONTRACT, 1, emit, "NAS-FGT-16", spirit=SPIRIT in move)
        # NAS-INT-02: one copy after the other; NAS-INT-03: none of them changes this fight
        gain(s, self.seat, FOES[s.chart.foes[s.fight.slot]].reward * _times(move))


def _times(move: Move) -> int:
    return 1 + ("lizard" in move) + ("contract" in move)


@frozen
class Defeat(Auto[State]):
    """NAS-FGT-17, NAS-RUL-07, NAS-RUL-08: enough damage, and the tile goes to whoever fights; all crates on it go back
    to their owners' reserves, and the slot stays empty (NAS-FGT-20). NAS-FGT-18: otherwise they stay. NAS-INT-13,
    NAS-INT-14: whatever looks at opponents or at krakens looks at those that stand."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "SeaTurn")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fight = s.fight
        assert fight is not None
        s.fight = None
        foe, damage = s.chart.foes[fight.slot], s.damage(fight.slot)
        args: Args = {
            "seat": Name(self.seat),
            "foe": Word(f"nassau-opponent-{OPPONENTS[FOES[foe].type]}"),
            "n": damage,
            "strength": fight.strength,
            "enough": "yes" if damage >= fight.strength else "no",
        }
        if not fight.won and damage < fight.strength:
            emit(Event("nassau-fight-over", args, {"seat": self.seat, "fight": "over"}, "NAS-FGT-18"))
            return
        for seat, player in enumerate(s.players):
            player.reserve += s.crates_on(fight.slot, seat)
        s.foes[fight.slot] = -1
        s.players[self.seat].defeated |= 1 << foe
        if emit.on:
            data = {"seat": self.seat, "foe": FOES[foe].id, "slot": fight.slot, "fight": "won"}
            emit(Event("nassau-defeated", args, data, "NAS-FGT-17"))


@frozen
class DutchEnd(Auto[State]):
    """NAS-DUT-07: two rum, even if no crate is left; no points now, and no defeat."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "SeaTurn")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.fight = None
        s.players[self.seat].item(RUM, DUTCH_RUM)
        if emit.on:
            args: Args = {"seat": Name(self.seat), "what": thing("rum", DUTCH_RUM)}
            data = {"seat": self.seat, "kind": "rum", "n": DUTCH_RUM, "fight": "over"}
            emit(Event("nassau-gained", args, data, "NAS-DUT-07"))
