"""How a bot of ours foresees the two actions of a card: greedily, one ship at a time, without dice."""

from typing import Final, NamedTuple

from .characters import ANCHORMAN, COOPER, NAVIGATOR, bonus, linked
from .move import ends
from .state import State
from .tables import (
    BACK,
    CARD_ICONS,
    COST,
    COST_KIND,
    DATA,
    FINISH,
    FORWARD,
    KIND_OF,
    NODES,
    PERSON,
    POWDER,
    places_before,
)
from .worth import TREASURE, holds_worth, place_worth

ODDS: Final = {
    row["diff"]: (row["attacker_wins_36"] / 36, row["defender_wins_36"] / 36)
    for row in DATA["dice"]["combat_odds"]["rows"]
}
"""The attacker's and the defender's chance, by the attacker's advantage in powder and bonus."""
RECRUIT: Final = 3.0
"""What stopping at a port is worth with a hold free for a character."""


class Outlook(NamedTuple):
    """Where a plan leads."""

    place: int
    holds: tuple[int, ...]
    extra: float


def odds(advantage: int) -> tuple[float, float]:
    return ODDS[max(-10, min(10, advantage))]


class Planner:
    """The plans of one ship; everything else stays as it is."""

    def __init__(self, s: State, seat: int, late: float) -> None:
        self.s = s
        self.seat = seat
        self.late = late
        self.crew = s.setting.crew

    def value(self, look: Outlook) -> float:
        return place_worth(look.place, self.late) + holds_worth(look.holds, self.late) + look.extra

    def morning(self, card: int, die: int) -> float:
        """How the ship would stand after the first action of this card."""
        now = Outlook(self.s.place[self.seat], self.s.holds[self.seat], 0.0)
        return max(self.value(end) for end in self.icon(now, CARD_ICONS[card][0], die))

    def card(self, card: int, morning: int, evening: int) -> float:
        """How the ship would stand after this card."""
        first, second = CARD_ICONS[card]
        now = Outlook(self.s.place[self.seat], self.s.holds[self.seat], 0.0)
        return max(
            self.value(end) for middle in self.icon(now, first, morning) for end in self.icon(middle, second, evening)
        )

    def icon(self, look: Outlook, icon: int, die: int) -> list[Outlook]:
        if look.place >= FINISH:
            return [look]
        if icon < FORWARD:
            count = die + (self.crew and COOPER in look.holds)
            return [Outlook(look.place, self.loaded(look.holds, count << 3 | icon), look.extra)]
        return [self.stop(look, place) for place in self.places(look, die, back=icon == BACK)]

    def places(self, look: Outlook, die: int, *, back: bool) -> list[int]:
        found = list(ends(look.place, die, back=back))
        if self.crew:
            if ANCHORMAN in look.holds:
                found += ends(look.place, die - 1, back=back)
            if NAVIGATOR in look.holds:
                found += ends(look.place, die + 1, back=back)
        return found

    def loaded(self, holds: tuple[int, ...], content: int) -> tuple[int, ...]:
        """The load in an empty hold, or instead of what is missed least."""
        if 0 in holds:
            i = holds.index(0)
            return (*holds[:i], content, *holds[i + 1 :])
        ways = [(*holds[:i], content, *holds[i + 1 :]) for i, h in enumerate(holds) if h & 7 != content & 7]
        # A character is worth more than its hold shows, so it goes last.
        return max(
            ways,
            key=lambda w: holds_worth(w, self.late) + 5.0 * sum(h & 7 == PERSON for h in w),
            default=holds,
        )

    def stop(self, look: Outlook, place: int) -> Outlook:
        """A stop: combat by the odds, the price or the way back, the treasure."""
        node = place % NODES
        if place == look.place or place >= FINISH or not node:
            return Outlook(place, look.holds, look.extra)
        s, extra = self.s, look.extra
        others = [ship for ship, at in enumerate(s.place) if at % NODES == node and ship != self.seat]
        if others:
            extra += max(self.combat(look.holds, other) for other in others)
        holds = self.paid(look.holds, node)
        if holds is None:
            kind = COST_KIND[node]
            rest = tuple(0 if h & 7 == kind else h for h in look.holds)
            return max((self.stop(Outlook(0, rest, extra), p) for p in self.back_to(rest, place)), key=self.value)
        if s.lairs >> node & 1:
            extra += TREASURE
        elif self.crew and KIND_OF[node] == "port" and any(h & 7 != PERSON for h in holds):
            extra += RECRUIT * (1.0 - self.late) * (0.4 + 0.6 * (0 in holds))
        return Outlook(place, holds, extra)

    def combat(self, holds: tuple[int, ...], other: int) -> float:
        """What attacking a ship is worth, both sides using half of their powder."""
        s = self.s
        mine = sum(h >> 3 for h in holds if h & 7 == POWDER) // 2 + bonus(s, self.seat)
        theirs = s.owned(other, POWDER) // 2 + bonus(s, other)
        win, lose = odds(mine - theirs)
        return win * prize(s, other) - lose * prize(s, self.seat)

    def paid(self, holds: tuple[int, ...], node: int) -> tuple[int, ...] | None:
        """The holds after the price, smallest holds first; None when it cannot be paid."""
        cost, kind = COST[node], COST_KIND[node]
        if not cost:
            return holds
        after = list(holds)
        for i in sorted((i for i, h in enumerate(holds) if h & 7 == kind), key=holds.__getitem__):
            taken = min(cost, after[i] >> 3)
            cost -= taken
            after[i] = after[i] - (taken << 3) if taken < after[i] >> 3 else 0
        if cost and self.crew:
            kinds = linked(self.s, self.seat, kind)
            for i, h in enumerate(after):
                if cost and kinds >> (h & 7) & 1:
                    taken = min(cost, h >> 3)
                    cost -= taken
                    after[i] = h - (taken << 3) if taken < h >> 3 else 0
        return None if cost else tuple(after)

    def back_to(self, holds: tuple[int, ...], place: int) -> list[int]:
        found, ways = [], [place]
        while ways:
            for before in places_before(ways.pop()):
                if self.paid(holds, before % NODES) is None:
                    ways.append(before)
                else:
                    found.append(before)
        return found


def prize(s: State, ship: int) -> float:
    """What the winner of a combat takes from this ship, about: its best hold or a treasure."""
    holds = [(h >> 3) * (1.0, 1.1, 0.7, 0.5, 0.0)[h & 7] if h & 7 != PERSON else 4.0 for h in s.holds[ship]]
    best = max(holds)
    if s.down[ship] or s.up[ship]:
        best = max(best, 2.5)
    return best
