"""Chapter 5.3 (COST) and 7.2 (M): tokens leave the holds for the Bank."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from ...core.agenda import Composed, lies_on, not_asked, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Bag, Form
from ...core.frozen import frozen
from .characters import TRADERS, linked, powers, purse
from .state import State
from .tables import BOARD_HOLDS, COST, COST_KIND, FOOD, GOLD, KINDS, POWDER

Split = tuple[int, ...]
"""How many tokens are taken from each hold."""


@lru_cache(maxsize=4096)
def splits(holds: tuple[int, ...], need: int, kinds: int) -> tuple[Split, ...]:
    """JAM-COST-03, JAM-CREW-D-08: every way to take exactly `need` tokens of these kinds out of the holds.

    Board holds with the same content are interchangeable: the first of them gives at least as much as the next.
    """
    own = [i for i, h in enumerate(holds) if kinds >> (h & 7) & 1]
    room = [holds[i] >> 3 for i in own]
    twins = [
        max((k for k in range(n) if holds[own[k]] == holds[i]), default=None) if i < BOARD_HOLDS else None
        for n, i in enumerate(own)
    ]
    ways: list[list[int]] = [[]]
    for n, most in enumerate(room):
        rest, twin = sum(room[n + 1 :]), twins[n]
        longer = []
        for way in ways:
            left = need - sum(way)
            top = min(most, left) if twin is None else min(most, left, way[twin])
            longer += [[*way, taken] for taken in range(max(0, left - rest), top + 1)]
        ways = longer
    found = []
    for way in ways:
        split = [0] * len(holds)
        for i, taken in zip(own, way, strict=True):
            split[i] = taken
        found.append(tuple(split))
    return tuple(found)


def one_split(holds: Sequence[int], need: int, kinds: int) -> Split | None:
    """The split, where there is only one: from one hold, or all there is."""
    own = [h for h in holds if kinds >> (h & 7) & 1]
    if not need:
        return (0,) * len(holds)
    if len(own) == 1:
        return tuple(need if kinds >> (h & 7) & 1 else 0 for h in holds)
    if sum(h >> 3 for h in own) == need:
        return tuple(h >> 3 if kinds >> (h & 7) & 1 else 0 for h in holds)
    return None


def tidiest(holds: Sequence[int], need: int, kinds: int, kind: int) -> Split:
    """JAM-D-06, JAM-CREW-D-08: the split to begin with: the demanded kind first, then the smallest holds.

    >>> tidiest((3 << 3 | GOLD, 2 << 3 | GOLD, 4 << 3 | FOOD), 6, 1 << GOLD | 1 << FOOD, GOLD)
    (3, 2, 1)
    """
    own = min(need, sum(h >> 3 for h in holds if h & 7 == kind))
    left = {True: own, False: need - own}
    split = [0] * len(holds)
    for size, i in sorted((h >> 3, i) for i, h in enumerate(holds)):
        if kinds >> (holds[i] & 7) & 1:
            demanded = holds[i] & 7 == kind
            split[i] = min(size, left[demanded])
            left[demanded] -= split[i]
    return tuple(split)


def take_out(s: State, ship: int, split: Split) -> None:
    """JAM-COST-03: a hold that becomes empty is an empty hold."""
    holds = s.holds[ship]
    s.holds[ship] = tuple(h - (n << 3) if n < h >> 3 else 0 if n else h for h, n in zip(holds, split, strict=True))


def pay_all(s: State, ship: int, kind: int) -> int:
    """JAM-SHORT-02: every token of this kind goes to the Bank."""
    paid = s.owned(ship, kind)
    if paid:
        s.holds[ship] = tuple(0 if h & 7 == kind else h for h in s.holds[ship])
    return paid


def spend(s: State, seat: int, need: int, kinds: int, why: str, emit: EventSink) -> None:
    """Pays `need` tokens, or asks from which holds. What comes next must wait on the agenda already."""
    split = one_split(s.holds[seat], need, kinds)
    if split is None:
        ways = splits(s.holds[seat], need, kinds)
        if len(ways) > 1:
            then(s, Pay(seat, need, kinds, why))
            return
        split = ways[0]
    pay(s, seat, split, why, emit)


def pay(s: State, seat: int, split: Split, why: str, emit: EventSink) -> None:
    """The tokens leave the holds, one kind after the other. That powder is fired was told before."""
    holds = s.holds[seat]
    for kind in (GOLD, FOOD, POWDER):
        own = tuple(n if h & 7 == kind else 0 for h, n in zip(holds, split, strict=True))
        count = sum(own)
        if count:
            take_out(s, seat, own)
            if emit.on:
                args: Args = {"seat": Name(seat), "why": why, "kind": KINDS[kind], "count": count, "who": ""}
                data = {"seat": seat, "kind": KINDS[kind], "holds": list(own)}
                fired = why == "powder" and kind == POWDER
                emit(Event("jamaica-paid", args, data, _RULES[why], quiet=fired))


_RULES = {"price": "JAM-COST-01", "powder": "JAM-CBT-05", "rum": "JAM-CREW-05"}


@frozen
class Pay(Composed[State]):
    """JAM-D-06, JAM-CREW-D-08: out of which holds. `why`: price, powder or rum.

    Answers:
        ``pay TAKEN...``: what comes out of each hold; together exactly what is to be paid.
    """

    seat: int
    need: int
    kinds: int
    why: str

    open = True
    offered = 3

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if not 0 <= self.seat < s.setting.seats:
            return False
        kind = self._kind(s)
        return (
            self._due(s, below)
            and self.kinds in {1 << kind, linked(s, self.seat, kind)}
            and self.need <= purse(s, self.seat, self.kinds)
            and one_split(s.holds[self.seat], self.need, self.kinds) is None
        )

    def _kind(self, s: State) -> int:
        """The kind that is demanded."""
        return {"powder": POWDER, "rum": GOLD}.get(self.why, COST_KIND[s.node(self.seat)])

    def _due(self, s: State, below: Sequence[Any]) -> bool:
        """Whether so much is to be paid."""
        if self.why == "price":
            return lies_on(below, "Settle") and s.acts(self.seat) and self.need == COST[s.node(self.seat)] > 0
        if self.why == "rum":
            return lies_on(below, "Hire") and s.acts(self.seat) and 0 < self.need < len(s.tavern)
        if self.why != "powder" or s.combat is None or self.need < 1:
            return False
        attacks = lies_on(below, "RollA")
        fighter, spent = (s.combat.attacker, s.combat.powder) if attacks else (s.combat.target, s.combat.answer)
        return lies_on(below, "RollA", "RollB") and (self.seat, self.need) == (fighter, spent)

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        """The tidiest split, then others: of holds that are alike the first gives the most."""
        holds = s.holds[self.seat]
        first = tidiest(holds, self.need, self.kinds, self._kind(s))
        others = [split for split in splits(holds, self.need, self.kinds) if split != first]
        if len(others) >= most:
            others = rng.sample(others, most - 1)
        return [("pay", *split) for split in (first, *others)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if not move or move[0] != "pay":
            return not_asked(move)
        return None if self._form(s).fits(move) else Bar("jamaica-barred-split", "JAM-COST-03", {"need": self.need})

    def _form(self, s: State) -> Form:
        """JAM-COST-03: exactly so many tokens of these kinds, out of any holds."""
        holds = s.holds[self.seat]
        most = tuple(h >> 3 if self.kinds >> (h & 7) & 1 else 0 for h in holds)
        bag = Bag("holds", tuple(range(len(holds))), most, self.need, self.need)
        return Form("pay", "jamaica-do-pay", (bag,))

    def ask(self, s: State) -> Decision:
        moves = self.moves(s)
        options = tuple(self._option(s, move, first=move == moves[0]) for move in moves)
        goods: Args = {"kind": KINDS[self._kind(s)], "count": self.need, "who": ""}
        args: Args = {"seat": Name(self.seat), "need": self.need, "why": self.why, **goods}
        rule = "JAM-CREW-D-08" if self.kinds & (self.kinds - 1) else "JAM-D-06"
        data = powers(s, self.seat, *TRADERS)
        return self.decision(s, "jamaica-ask-pay", rule, options, args, forms=(self._form(s),), data=data)

    def _option(self, s: State, move: Move, *, first: bool) -> Option:
        holds = s.holds[self.seat]
        parts = [f"{n}/{h >> 3}" for h, n in zip(holds, move[1:], strict=True) if self.kinds >> (h & 7) & 1]
        goods = dict.fromkeys((GOLD, FOOD, POWDER), 0)
        for h, n in zip(holds, move[1:], strict=True):
            if h & 7 in goods:
                goods[h & 7] += int(n)
        args: Args = {"parts": parts, **{KINDS[kind]: n for kind, n in goods.items()}}
        return Option(move, "jamaica-do-pay", args, group="pay", default=first)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        pay(s, self.seat, tuple(int(n) for n in move[1:]), self.why, emit)
