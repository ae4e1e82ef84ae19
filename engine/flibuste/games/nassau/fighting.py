"""Chapter 5.6 (FGT, DUT-04 to DUT-09): a fight from its set-up to the defence."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Any, Final

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Args, Json, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, Tell
from ...core.fate import Fate, Throw
from ...core.frozen import frozen
from .crew import lay
from .fight import BOMB as BOMB_CRATES
from .fight import DODGE, LOSSES, TOKENS, Fighter, Foe, most_shots, repels
from .gains import BOMB, RUM
from .losses import Suffer
from .luck import drawn
from .outcome import DutchEnd, Outcome
from .places import DUTCH_TOKENS, FOES
from .purse import SPIRIT, spend, use_animal
from .state import CAT, CRAB, CRATE_BITS, MONKEY, NOWHERE, Fight, Player, State, put
from .tables import DATA, FACES, OPPONENTS
from .waiting import fight_on, turn_on

_BAG: Final = tuple(TOKENS.index(row.get("lose", row["kind"])) for row in DATA["combat_tokens"]["list"])
"""NAS-SET-15: the 25 combat tokens, a pool of their own (NAS-RUL-25)."""
_DODGE: Final = TOKENS.index(DODGE)
_FIRST_LOSS: Final = TOKENS.index(LOSSES[0])
FLAGS: Final = ("crab", "bomb", SPIRIT)
"""What may be declared before a fight; the monkey keeps the bomb."""


def fighter(player: Player, weapon: int = 0) -> Fighter:
    """A ship as it stands, with this weapon."""
    return Fighter(player.weapons[weapon], player.sails, player.sailor_count, player.standing, player.crates)


def best_shots(s: State, seat: int, weapon: int) -> int:
    """NAS-TWR-01, NAS-DUT-05, NAS-CRW-03: the most crates that may be put out at once with this weapon, as in a
    fight."""
    player = s.players[seat]
    return most_shots(player.weapons[weapon], player.sailor_count + player.standing, player.crates)


def foe_of(s: State, slot: int, *, crab: bool = False, bomb: bool = False) -> Foe:
    """The opponent of a slot as it stands."""
    return Foe(FOES[s.chart.foes[slot]].strength, s.damage(slot), crab, bomb)


def may_attack(s: State, seat: int, slot: int) -> bool:
    """NAS-FGT-21: something to fire or to throw, or a crab that leaves nothing to be done."""
    player, foe = s.players[seat], FOES[s.chart.foes[slot]]
    if player.items[BOMB] or best_shots(s, seat, foe.weapon):
        return True
    return player.ready(CRAB) and foe_of(s, slot, crab=True).beaten


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

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        seat, player, foe = self.seat, s.players[self.seat], FOES[s.chart.foes[self.slot]]
        crab, bomb, n = "crab" in move, "bomb" in move, int(move[1])
        now = foe_of(s, self.slot, crab=crab, bomb=bomb)
        if crab:
            # NAS-ANI-10, NAS-FGT-18: weaker for this fight only
            use_animal(s, seat, CRAB, tell, "NAS-ANI-10")
        if bomb:
            spend(s, seat, BOMB, 1, tell, "NAS-FGT-03", spirit=SPIRIT in move)
        s.fight = Fight(seat, self.slot, now.strength, bomb=bomb, won=now.beaten)
        if now.beaten:
            then(s, Outcome(seat))
            return
        if bomb:
            self._mark(s)
        if n:
            lay(player, fighter(player).laid(n))
            player.crates -= n
            s.foes[self.slot] += n << CRATE_BITS * seat
            s.fight = s.fight._replace(fired=n)
        if tell.on:
            args: Args = {"seat": Name(seat), "n": n, "foe": Word(f"nassau-opponent-{OPPONENTS[foe.type]}")}
            data = {"seat": seat, "foe": foe.id, "strength": now.strength, "n": n, "bomb": bomb}
            tell(Event("nassau-fired", args, data, "NAS-FGT-05"))
        then(s, DrawTokens(seat), Defend(seat), Suffer(seat), Outcome(seat))

    def _mark(self, s: State) -> None:
        """NAS-FGT-03: two crates of the reserve mark the bomb's damage, or of the holds, or fewer."""
        player = s.players[self.seat]
        own = min(BOMB_CRATES, player.reserve)
        more = _bomb_from_holds(player)
        player.reserve -= own
        player.crates -= more
        s.foes[self.slot] += own + more << CRATE_BITS * self.seat


def attack_dutchman(s: State, seat: int, n: int, tell: Tell) -> None:
    """NAS-DEC-53, NAS-DUT-04, NAS-DUT-05, NAS-DUT-06, NAS-DUT-08: crates on the tile, one at least (NAS-RUL-49);
    tokens by the round. NAS-DUT-09: no crab, no bomb."""
    player = s.players[seat]
    lay(player, fighter(player).laid(n))
    player.crates -= n
    player.dutch = put(player.dutch, 0, player.dutch[0] + n)
    s.fight = Fight(seat, NOWHERE, DUTCH_TOKENS[s.round - 1], fired=n)
    if tell.on:
        data = {"seat": seat, "foe": None, "strength": s.fight.strength, "n": n, "bomb": False}
        tell(Event("nassau-fired-dutchman", {"seat": Name(seat), "n": n}, data, "NAS-DUT-05"))
    then(s, DrawTokens(seat), Defend(seat), Suffer(seat), DutchEnd(seat))


def fight_of(s: State) -> Fight:
    """The fight that goes on."""
    assert s.fight is not None
    return s.fight


def gone(fight: Fight) -> list[str]:
    """The attacks drawn that have been dealt with: sent back, or done."""
    left = Counter(fight.drawn) - Counter(fight.attacks)
    return [TOKENS[token] for token in sorted(left.elements()) if token >= _FIRST_LOSS]


# ---- tokens


@frozen
class DrawTokens(Auto[State]):
    """NAS-FGT-07, NAS-RUL-10: as many tokens as the strength, from all 25 (NAS-FGT-19); first the dodges, then the
    attacks."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Defend") and not fight_of(s).drawn

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        fight, left = fight_of(s), list(_BAG)
        for n in range(1, fight.strength + 1):
            token = drawn(fate, "token", TOKENS, left, throw=Throw(why=partial(self._which, n, fight.strength)))
            left.remove(token)
            attacks = tuple(sorted((*fight.attacks, token))) if token >= _FIRST_LOSS else fight.attacks
            s.fight = fight = fight._replace(drawn=(*fight.drawn, token), attacks=attacks)
            if tell.on:
                data = {"seat": self.seat, "token": TOKENS[token], "drawn": [TOKENS[one] for one in fight.drawn]}
                args: Args = {"seat": Name(self.seat), "token": TOKENS[token]}
                tell(Event("nassau-token", args, data, "NAS-FGT-07"))
        then(s, *(DodgeToken(self.seat) for _ in range(fight.drawn.count(_DODGE))))

    def _which(self, n: int, of: int) -> tuple[str, Args]:
        return "nassau-told-token", {"seat": Name(self.seat), "n": n, "of": of}


@frozen
class DodgeToken(Auto[State]):
    """NAS-FGT-08, NAS-RUL-09: one of the crates of this fight goes back; where none is left, nothing happens."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "DodgeToken", "Defend")

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        if fight_of(s).fired:
            if s.players[self.seat].items[RUM]:
                then(s, Dodge(self.seat))
            else:
                take_back(s, tell)


def take_back(s: State, tell: Tell) -> None:
    """NAS-FGT-08: a crate returns to the reserve."""
    fight = fight_of(s)
    player = s.players[fight.seat]
    s.fight = fight._replace(fired=fight.fired - 1)
    player.reserve += 1
    if fight.slot == NOWHERE:
        player.dutch = put(player.dutch, 0, player.dutch[0] - 1)
    else:
        s.foes[fight.slot] -= 1 << CRATE_BITS * fight.seat
    if tell.on:
        data = {"seat": fight.seat, "fired": s.fight.fired}
        tell(Event("nassau-dodged", {"seat": Name(fight.seat)}, data, "NAS-FGT-08"))


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

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        if move[0] == "crate":
            take_back(s, tell)
        else:
            spend(s, self.seat, RUM, 1, tell, "NAS-FGT-08", spirit=move[-1] == SPIRIT)


# ---- the defence


@frozen
class Defend(Auto[State]):
    """NAS-FGT-09, NAS-INT-04: where an attack token was drawn, dice are rolled with what is aboard now."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Suffer")

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        if not fight_of(s).attacks:
            return
        ship = fighter(s.players[self.seat])
        if ship.dice() > ship.base_dice:
            then(s, PickDice(self.seat))
        else:
            roll(s, self.seat, ship.base_dice, fate, tell)


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

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        roll(s, self.seat, int(move[1]), fate, tell)


def roll(s: State, seat: int, n: int, fate: Fate, tell: Tell) -> None:
    """NAS-FGT-10: so many dice; then the cat, and what they send back."""
    player = s.players[seat]
    lay(player, fighter(player).laid(n))
    args: Args = {"seat": Name(seat), "n": n, "attacks": len(fight_of(s).attacks)}
    dice = fate.throw(*[("die", FACES)] * n, by=[seat] * n, why=lambda: ("nassau-told-dice", args))
    _rolled(s, tuple(map(int, dice)), tell)
    if player.ready(CAT) and not all(map(repels, fight_of(s).dice)):
        then(s, Reroll(seat), Repel(seat))
    else:
        then(s, Repel(seat))


def _rolled(s: State, dice: tuple[int, ...], tell: Tell) -> None:
    fight = fight_of(s)
    s.fight = fight._replace(dice=dice)
    if tell.on:
        good = sum(map(repels, dice))
        args: Args = {"seat": Name(fight.seat), "dice": list(dice), "n": good}
        tell(Event("nassau-rolled", args, {"seat": fight.seat, "dice": list(dice)}, "NAS-FGT-11"))


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

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        if move[0] == "cat":
            use_animal(s, self.seat, CAT, tell, "NAS-ANI-11")
            dice = fight_of(s).dice
            again = [("die", FACES) for die in dice if not repels(die)]
            args: Args = {"seat": Name(self.seat), "n": len(again)}
            thrown = iter(fate.throw(*again, by=[self.seat] * len(again), why=lambda: ("nassau-told-cat", args)))
            _rolled(s, tuple(die if repels(die) else int(next(thrown)) for die in dice), tell)


@frozen
class Repel(Auto[State]):
    """NAS-FGT-11: each good die sends a token back; the player chooses which, where that makes a difference."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Suffer")

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        fight = fight_of(s)
        good = sum(map(repels, fight.dice))
        if good >= len(fight.attacks):
            send_back(s, fight.attacks, tell)
        elif good and len({*fight.attacks}) > 1:
            then(s, PickRepelled(self.seat, good))
        else:
            send_back(s, fight.attacks[:good], tell)


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
        attacks = fight_of(s).attacks
        return 0 < self.good < len(attacks) and len({*attacks}) > 1

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

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        send_back(s, tuple(TOKENS.index(str(kind)) for kind in move[1:]), tell)


def send_back(s: State, tokens: tuple[int, ...], tell: Tell) -> None:
    """NAS-FGT-11: they do nothing."""
    fight = fight_of(s)
    left = list(fight.attacks)
    for token in tokens:
        left.remove(token)
    s.fight = fight = fight._replace(attacks=tuple(left))
    if tell.on and tokens:
        data = {"seat": fight.seat, "tokens": [TOKENS[token] for token in tokens], "gone": gone(fight)}
        args: Args = {"seat": Name(fight.seat), "n": len(tokens)}
        tell(Event("nassau-repelled", args, data, "NAS-FGT-11"))
