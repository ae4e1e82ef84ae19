"""Chapter 12: what a bot of ours thinks of a position, and what it would try first."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...core.atoms import Move
from ...core.mind import Mind
from .arrive import Lookout, Ranged, Retreat, Substitute
from .chances import chances
from .characters import bonus
from .choose import Choose, Mage
from .combat import Powder, Sabre, Target
from .ghost import ASTERN, GhostRoute, GhostWay
from .load import Dump, LoadSlot
from .move import Route, SeaDog, ends
from .pay import Pay
from .plan import Outlook, Planner, odds, prize
from .round import Dice, Oracle
from .scoring import score_state
from .spoils import Discard, GiveWhich, Spoils, cursed_of
from .state import CARD, Combat, State
from .tables import BACK, CARD_NUMBER, CELLS, CHARACTERS, CODE, COMBAT_DIE, DIE, NODES, PERSON, STAR, cards_of
from .tavern import Recruit, reach
from .treasure import WeaselChoice, number_of
from .worth import TALENT, TREASURE, card_worth, holds_worth, lateness

_NUMBERS: Final = tuple(face for face in COMBAT_DIE if isinstance(face, int))
_SPITE: Final = 0.35
"""How much of what another loses is a gain."""
_ENVY: Final = 0.5


class JamaicaMind(Mind):
    """Race, goods and treasures in points; plans of one card; the odds of combats."""

    patience = 60

    def settled(self, s: State) -> bool:
        """Between two rounds; in the middle of one, some have sailed and others have not."""
        step = s.agenda[-1]
        return isinstance(step, Dice | Oracle) or (isinstance(step, Choose) and step.seat == s.captain)

    def judge(self, s: State) -> Sequence[float]:
        if s.over:
            ranks = score_state(s).ranks
            share = 1.0 / ranks.count(1)
            return [share if rank == 1 else 0.0 for rank in ranks]
        return chances(s)

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        step = s.agenda[-1]
        think = _THOUGHTS.get(type(step))
        if think is None or len(moves) == 1:
            return [0.0] * len(moves)
        return think(s, step, moves, lateness(s))

    def beginner_prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        """A beginner chooses a card for the morning, and the evening comes as a surprise."""
        step = s.agenda[-1]
        if not isinstance(step, Choose):
            return self.prior(s, moves)
        plan = Planner(s, step.seat, lateness(s))
        return [plan.morning(CARD_NUMBER[str(move[1])], s.dice[0]) for move in moves]

    def suppose(self, s: State, seat: int) -> None:
        """JAM-D-02: whoever has chosen a card had others in hand, and took the best."""
        if s.shown:
            return
        late = lateness(s)
        for other in range(s.setting.seats):
            if other != seat and s.chosen[other] >= 0:
                plan, held = Planner(s, other, late), s.hand[other] | 1 << s.chosen[other]
                cards = [CARD_NUMBER[name] for name in cards_of(held)]
                hopes = [plan.card(card, *s.dice) for card in cards]
                s.chosen[other] = cards[hopes.index(max(hopes))]
                s.hand[other] = held & ~(1 << s.chosen[other])


def _choose(s: State, step: Choose, moves: Sequence[Move], late: float) -> list[float]:
    plan = Planner(s, step.seat, late)
    return [plan.card(CARD_NUMBER[str(move[1])], *s.dice) for move in moves]


def _best(s: State, seat: int, morning: int, evening: int, late: float) -> float:
    plan = Planner(s, seat, late)
    return max(plan.card(CARD_NUMBER[name], morning, evening) for name in cards_of(s.hand[seat]))


def _dice(s: State, step: Dice, moves: Sequence[Move], late: float) -> list[float]:
    """What the best card of one's own hand brings, less what the others' do on the average."""
    n = s.setting.seats
    found = []
    for move in moves:
        gains = [_best(s, seat, *step.placed(move), late) for seat in range(n)]
        found.append(gains[step.seat] - _ENVY * (sum(gains) - gains[step.seat]) / (n - 1))
    return found


def _oracle(s: State, step: Oracle, moves: Sequence[Move], late: float) -> list[float]:
    found = []
    for move in moves:
        pairs = [(a, b) for a in DIE for b in DIE if a < b] if move[1] == "no" else []
        if move[1] != "no":
            pairs = [(int(move[2]), b) if move[1] == "morning" else (b, int(move[2])) for b in DIE]
        hopes = [_best(s, step.seat, a, b, late) for a, b in pairs]
        if move[1] == "no":
            hopes = [max(h, _best(s, step.seat, b, a, late)) for h, (a, b) in zip(hopes, pairs, strict=True)]
        found.append(sum(hopes) / len(hopes))
    return found


def _mage(s: State, step: Mage, moves: Sequence[Move], late: float) -> list[float]:
    plan, card = Planner(s, step.seat, late), s.discard[step.seat][-1]
    return [plan.card(card, *(s.dice if move[1] == "keep" else s.dice[::-1])) for move in moves]


def _stop(s: State, seat: int, place: int, late: float) -> float:
    plan = Planner(s, seat, late)
    return plan.value(plan.stop(Outlook(s.place[seat], s.holds[seat], 0.0), place))


def _route(s: State, step: Route, moves: Sequence[Move], late: float) -> list[float]:
    plan = Planner(s, step.seat, late)
    ways = plan.places(_here(s, step.seat), step.die, back=bool(step.back))
    places = {place % NODES: place for place in ways}
    return [_stop(s, step.seat, places[int(move[1])], late) for move in moves]


def _here(s: State, seat: int) -> Outlook:
    return Outlook(s.place[seat], s.holds[seat], 0.0)


def _retreat(s: State, step: Retreat, moves: Sequence[Move], late: float) -> list[float]:
    plan = Planner(s, step.seat, late)
    places = {place % NODES: place for place in plan.back_to(s.holds[step.seat], s.place[step.seat])}
    return [_stop(s, step.seat, places[int(move[1])], late) for move in moves]


def _sea_dog(s: State, step: SeaDog, moves: Sequence[Move], late: float) -> list[float]:
    plan, here = Planner(s, step.seat, late), _here(s, step.seat)
    sailed = max(plan.value(look) for look in plan.icon(here, BACK, step.die))
    return [sailed if move[1] == "sail" else plan.value(here) for move in moves]


def _hold_worth(s: State, hold: int) -> float:
    """A hold that is lost; a character with its talent."""
    return 3.0 + TALENT[hold >> 3] if hold & 7 == PERSON else 0.0


def _dump(s: State, step: Dump, moves: Sequence[Move], late: float) -> list[float]:
    holds, found = s.holds[step.seat], []
    for move in moves:
        i = int(move[1])
        after = (*holds[:i], step.content, *holds[i + 1 :])
        found.append(holds_worth(after, late) - _hold_worth(s, holds[i]))
    return found


def _pay(s: State, step: Pay, moves: Sequence[Move], late: float) -> list[float]:
    holds, found = s.holds[step.seat], []
    for move in moves:
        taken = zip(holds, move[1:], strict=True)
        found.append(holds_worth(tuple(h - (int(n) << 3) if int(n) < h >> 3 else 0 for h, n in taken), late))
    return found


def _powder(s: State, step: Powder, moves: Sequence[Move], late: float) -> list[float]:
    c = s.combat
    if c is None:
        return [0.0] * len(moves)
    price = 0.15 + 0.4 * (1.0 - late)
    me, other = step.seat, c.target if step.seat == c.attacker else c.attacker
    gain, loss = prize(s, other) + _SPITE * prize(s, other), prize(s, me)
    if c.ranged:
        gain, loss = (0.5 * prize(s, other), 0.0) if me == c.attacker else (0.0, prize(s, me))
    found = []
    for move in moves:
        n = int(move[1])
        if me == c.attacker:
            win, lose = odds(n + bonus(s, me) - bonus(s, other))
        else:
            win, lose = _answer_odds(c.roll + c.powder + bonus(s, other) - n - bonus(s, me))
        found.append(win * gain - lose * loss - price * n)
    return found


def _answer_odds(need: int) -> tuple[float, float]:
    """The chances of a roll against a number: to beat it (a star always does), and to fall short of it."""
    return (1 + sum(face > need for face in _NUMBERS)) / 6, sum(face < need for face in _NUMBERS) / 6


def _sabre(s: State, step: Sabre, moves: Sequence[Move], late: float) -> list[float]:
    c = s.combat
    if c is None:
        return [0.0] * len(moves)
    now, again = _chances(s, c)
    mine = step.seat == c.attacker or (c.attacker == s.setting.ghost and step.seat != c.target)
    sign = 4.0 if mine else -4.0
    return [sign * (again - now) if move[1] == "reroll" else 0.0 for move in moves]


def _chances(s: State, c: Combat) -> tuple[float, float]:
    """The attacker's balance of wins and defeats as the last roll stands, and when it is made again."""
    edge = c.powder + bonus(s, c.attacker) - bonus(s, c.target)
    if c.answer_roll:
        lead = c.roll + edge - c.answer
        now = -1.0 if c.answer_roll == STAR or c.answer_roll > lead else float(c.answer_roll < lead)
        lose, win = _answer_odds(lead)
        return now, win - lose
    now = _open_balance(c.roll, edge)
    return now, (1.0 + sum(_open_balance(face, edge) for face in _NUMBERS)) / 6


def _open_balance(roll: int, edge: int) -> float:
    if roll == STAR:
        return 1.0
    lose, win = _answer_odds(roll + edge)
    return win - lose


def _target(s: State, step: Target | Ranged, moves: Sequence[Move], late: float) -> list[float]:
    seat = step.seat
    ghost = isinstance(step, Target) and step.attacker == s.setting.ghost
    found = []
    for move in moves:
        if move[1] == "no":
            found.append(0.0)
        elif ghost:
            found.append(-3.0 if move[1] == seat else 3.0)
        else:
            gain = Planner(s, seat, late).combat(s.holds[seat], int(move[1]))
            found.append(gain if isinstance(step, Target) else 0.4 * gain + 0.6)
    return found


def _spoils(s: State, step: Spoils, moves: Sequence[Move], late: float) -> list[float]:
    return [_spoil(s, step, move, late) for move in moves]


def _spoil(s: State, step: Spoils, move: Move, late: float) -> float:
    ghost = step.winner == s.setting.ghost
    gain = loss = 0.0
    if move[1] == "hold":
        content = s.holds[step.loser][int(move[2])]
        holds = s.holds[step.loser]
        without = (*holds[: int(move[2])], 0, *holds[int(move[2]) + 1 :])
        loss = holds_worth(holds, late) - holds_worth(without, late) + _hold_worth(s, content)
        plan = Planner(s, step.seat, late)
        mine = s.holds[step.seat]
        gain = holds_worth(plan.loaded(mine, content), late) - holds_worth(mine, late) + _hold_worth(s, content)
    elif move[1] == "card":
        gain = loss = card_worth(s, number_of(s, move[2]), late)
    elif move[1] == "covered":
        cards = [s.setting.treasures[held & CARD].value for held in s.down[step.loser]]
        gain = loss = sum(cards) / len(cards)
    elif move[1] == "give":
        # in some worlds there is none, where people are laid with what the app does not know
        curses = cursed_of(s, step.winner)
        gain = loss = float(max((-s.setting.treasures[held & CARD].value for held in curses), default=0))
    spite = _SPITE if step.loser != s.setting.ghost else 0.0
    return loss if ghost else gain + spite * loss


def _give(s: State, step: GiveWhich, moves: Sequence[Move], late: float) -> list[float]:
    return [float(-s.setting.treasures[number_of(s, move[1])].value) for move in moves]


def _discard(s: State, step: Discard, moves: Sequence[Move], late: float) -> list[float]:
    holds = s.holds[step.loser]
    return [(holds[int(move[1])] >> 3) + _hold_worth(s, holds[int(move[1])]) for move in moves]


def _substitute(s: State, step: Substitute, moves: Sequence[Move], late: float) -> list[float]:
    return [1.5 if move[1] == "pay" else 0.0 for move in moves]


def _lookout(s: State, step: Lookout, moves: Sequence[Move], late: float) -> list[float]:
    return [0.0 if move[1] == "no" else TREASURE for move in moves]


def _weasel(s: State, step: WeaselChoice, moves: Sequence[Move], late: float) -> list[float]:
    return [card_worth(s, number_of(s, move[1]), late) for move in moves]


def _recruit(s: State, step: Recruit, moves: Sequence[Move], late: float) -> list[float]:
    seat, steps = step.seat, reach(s)
    cells = {CELLS[cell]: price for cell, price in steps.items()}
    plan, holds = Planner(s, seat, late), s.holds[seat]
    before = holds_worth(holds, late)
    found = []
    for move in moves:
        if move[1] == "no":
            found.append(0.0)
            continue
        who = CHARACTERS.index(str(move[2]))
        top, bottom = s.setting.values[who]
        value = 0.6 * top + 0.4 * bottom + (1.0 - late) * TALENT[who]
        after = holds_worth(plan.loaded(holds, CODE[str(move[2])]), late)
        found.append(value + after - before - 1.1 * cells[str(move[1])])
    return found


def _ghost_stop(s: State, seat: int, place: int) -> float:
    """Steer it onto the rival, into lairs last of all, and away from oneself."""
    node = place % NODES
    if not node:
        return 0.0
    value = -0.5 if s.lairs >> node & 1 else 0.0
    for ship in range(s.setting.seats):
        if s.place[ship] % NODES == node:
            value += -prize(s, ship) if ship == seat else prize(s, ship)
    return value


def _ghost_way(s: State, step: GhostWay, moves: Sequence[Move], late: float) -> list[float]:
    place = s.place[s.setting.ghost]
    return [max(_ghost_stop(s, step.seat, end) for end in ends(place, step.die, back=move == ASTERN)) for move in moves]


def _ghost_route(s: State, step: GhostRoute, moves: Sequence[Move], late: float) -> list[float]:
    return [_ghost_stop(s, step.seat, int(move[1])) for move in moves]


_THOUGHTS: Final[Mapping[type, Callable[[State, Any, Sequence[Move], float], list[float]]]] = {
    Choose: _choose,
    Dice: _dice,
    Oracle: _oracle,
    Mage: _mage,
    Route: _route,
    Retreat: _retreat,
    SeaDog: _sea_dog,
    Dump: _dump,
    LoadSlot: lambda s, step, moves, late: [0.1, 0.0],
    Pay: _pay,
    Powder: _powder,
    Sabre: _sabre,
    Target: _target,
    Ranged: _target,
    Spoils: _spoils,
    GiveWhich: _give,
    Discard: _discard,
    Substitute: _substitute,
    Lookout: _lookout,
    WeaselChoice: _weasel,
    Recruit: _recruit,
    GhostWay: _ghost_way,
    GhostRoute: _ghost_route,
}
