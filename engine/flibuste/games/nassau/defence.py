"""Chapter 5.6 (FGT-09 to FGT-11): dice send attack tokens back."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .crew import lay
from .fight import TOKENS, leaves_choice, repels
from .fighters import fight_of, fighter
from .purse import use_animal
from .state import CAT, State
from .tables import FACES
from .tokens import gone
from .waiting import fight_on


@frozen
class Defend(Auto[State]):
    """NAS-FGT-09, NAS-INT-04: where an attack token was drawn, dice are rolled with what is aboard now."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Suffer")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if not fight_of(s).attacks:
            return
        ship = fighter(s.players[self.seat])
        if ship.dice() > ship.base_dice:
            then(s, PickDice(self.seat))
        else:
            roll(s, self.seat, ship.base_dice, fate, emit)


@frozen
class PickDice(Ask[State]):
    """NAS-DEC-26, NAS-INT-11: more dice by pirates who still stand.

    Answers:
        ``dice N``: how many are rolled; each above those that are free lays a pirate down.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        ship = fighter(s.players[self.seat])
        return fight_on(s, self.seat, below, "Suffer") and bool(fight_of(s).attacks) and ship.dice() > ship.base_dice

    def moves(self, s: State) -> list[Move]:
        ship = fighter(s.players[self.seat])
        return [("dice", n) for n in range(ship.base_dice, ship.dice() + 1)]

    def ask(self, s: State) -> Decision:
        ship = fighter(s.players[self.seat])
        options = tuple(
            Option(
                move,
                "nassau-do-dice",
                {"n": move[1], "laid": ship.laid(int(move[1]))},
                "dice",
                default=move[1] == ship.base_dice,
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "n": len(fight_of(s).attacks)}
        return self.decision(s, "nassau-ask-dice", "NAS-FGT-10", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        roll(s, self.seat, int(move[1]), fate, emit)


def roll(s: State, seat: int, n: int, fate: Fate, emit: EventSink) -> None:
    """NAS-FGT-10: so many dice; then the cat, and what they send back."""
    player = s.players[seat]
    lay(player, fighter(player).laid(n))
    args: Args = {"seat": Name(seat), "n": n, "attacks": len(fight_of(s).attacks)}
    dice = fate.throw(*[("die", FACES)] * n, by=[seat] * n, why=lambda: ("nassau-told-dice", args))
    _rolled(s, tuple(map(int, dice)), emit)
    if player.ready(CAT) and not all(map(repels, fight_of(s).dice)):
        then(s, Reroll(seat), Repel(seat))
    else:
        then(s, Repel(seat))


def _rolled(s: State, dice: tuple[int, ...], emit: EventSink) -> None:
    fight = fight_of(s)
    s.fight = fight._replace(dice=dice)
    if emit.on:
        good = sum(map(repels, dice))
        args: Args = {"seat": Name(fight.seat), "dice": list(dice), "n": good}
        emit(Event("nassau-rolled", args, {"seat": fight.seat, "dice": list(dice)}, "NAS-FGT-11"))


@frozen
class Reroll(Ask[State]):
    """NAS-DEC-27, NAS-ANI-11: with the cat every die that sent nothing back, once.

    Answers:
        ``cat``: the bad dice are rolled again.
        ``stop``: they stand.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        able = fight_on(s, self.seat, below, "Repel") and s.players[self.seat].ready(CAT)
        return able and not all(map(repels, fight_of(s).dice))

    def moves(self, s: State) -> list[Move]:
        return [("cat",), ("stop",)]

    def ask(self, s: State) -> Decision:
        dice = fight_of(s).dice
        args: Args = {"seat": Name(self.seat), "n": len(dice) - sum(map(repels, dice))}
        options = tuple(
            Option(move, f"nassau-do-reroll-{move[0]}", args, "animal", default=move[0] == "stop")
            for move in self.moves(s)
        )
        return self.decision(s, "nassau-ask-cat", "NAS-ANI-11", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "cat":
            use_animal(s, self.seat, CAT, emit, "NAS-ANI-11")
            dice = fight_of(s).dice
            again = [("die", FACES) for die in dice if not repels(die)]
            args: Args = {"seat": Name(self.seat), "n": len(again)}
            thrown = iter(fate.throw(*again, by=[self.seat] * len(again), why=lambda: ("nassau-told-cat", args)))
            _rolled(s, tuple(die if repels(die) else int(next(thrown)) for die in dice), emit)


@frozen
class Repel(Auto[State]):
    """NAS-FGT-11: each good die sends a token back; the player chooses which, where that makes a difference."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Suffer")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fight = fight_of(s)
        good = sum(map(repels, fight.dice))
        if leaves_choice(fight.attacks, good):
            then(s, PickRepelled(self.seat, good))
        else:
            send_back(s, fight.attacks[:good], emit)


@frozen
class PickRepelled(Ask[State]):
    """NAS-DEC-28: which tokens go back: exactly as many as good dice.

    Answers:
        ``repel TOKEN...``: the tokens that go back.
    """

    seat: int
    good: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if not fight_on(s, self.seat, below, "Suffer") or self.good != sum(map(repels, fight_of(s).dice)):
            return False
        return leaves_choice(fight_of(s).attacks, self.good)

    def moves(self, s: State) -> list[Move]:
        found = sorted({*combinations(fight_of(s).attacks, self.good)})
        return [("repel", *(TOKENS[token] for token in tokens)) for tokens in found]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "nassau-do-repel", {"what": [Word(f"nassau-token-{kind}") for kind in move[1:]]}, "repel")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "n": self.good}
        return self.decision(s, "nassau-ask-repel", "NAS-FGT-11", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        send_back(s, tuple(TOKENS.index(str(kind)) for kind in move[1:]), emit)


def send_back(s: State, tokens: tuple[int, ...], emit: EventSink) -> None:
    """NAS-FGT-11: they do nothing."""
    fight = fight_of(s)
    left = list(fight.attacks)
    for token in tokens:
        left.remove(token)
    s.fight = fight = fight._replace(attacks=tuple(left))
    if emit.on and tokens:
        data = {"seat": fight.seat, "tokens": [TOKENS[token] for token in tokens], "gone": gone(fight)}
        args: Args = {"seat": Name(fight.seat), "n": len(tokens)}
        emit(Event("nassau-repelled", args, data, "NAS-FGT-11"))
