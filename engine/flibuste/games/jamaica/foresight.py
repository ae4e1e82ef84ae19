"""What a captain may foresee of an answer before giving it: without luck, and by the rules that will judge it.

Nothing is foreseen of combats, of cards and of other captains. What is unsure is given as all that it may be.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from ...core.agenda import asking
from ...core.atoms import Json, Move
from .arrive import Ranged, Retreat, means, ways_back
from .characters import MAGE, SEA_DOG, bonus, linked
from .choose import Choose
from .combat import Powder, Sabre, Target, edge, sabre_of, verdict, wins_unfought
from .ghost import ASTERN, GhostRoute, GhostWay
from .load import bays, dumps, icon_count, why_not_load
from .move import Route, courses, ways
from .pay import pay_all, take_out, tidiest
from .round import Dice
from .state import State, Way
from .tables import (
    BACK,
    CARD_ICONS,
    CARD_NUMBER,
    COMBAT_DIE,
    COST,
    COST_KIND,
    FORWARD,
    ICON_NAMES,
    KINDS,
    NODES,
    STAR,
    cards_of,
    space_points,
)

Ahead = tuple[Json, State]
"""What is foreseen of one action, and the table after it."""


def preview(s: State, move: Move, seat: int) -> Json:
    """What the seat that is asked may foresee of a move; None where there is nothing to say."""
    step = asking(s)
    if s.setting.keepers >> seat & 1 and isinstance(step, Choose | Dice):
        return None  # it would need the hand
    foreseen = _FORESEEN.get(type(step))
    return foreseen(s, step, move) if foreseen else None


# ---- stops


def _stop(s: State, ship: int, way: Way, *, retreat: bool = False) -> Iterator[Ahead]:
    """A ship's stop at the end of a way; more than once where it may fall back to several spaces."""
    there = s.copy()
    there.place[ship] = place = way[-1]
    node = place % NODES
    sails, pays = len(way) > 1, len(way) > 1 and ship != s.setting.ghost
    how = means(there, ship, node) if pays else "free"
    kind = COST_KIND[node] if how != "free" else 0
    stop: dict[str, Json] = {
        "space": node,
        "way": [passed % NODES for passed in way],
        "home": there.home(ship),
        "cost": COST[node] if kind else 0,
        "resource": KINDS[kind] if kind else None,
        "have": there.owned(ship, kind) if kind else 0,
        "pay": how,
        "ships": there.met_by(ship) if sails else [],
        "treasure": sails and bool(there.lairs >> node & 1),
        "score": space_points(place),
    }
    if not retreat:
        stop["short"] = None
    if how != "no":
        if kind:
            need, kinds = COST[node], linked(there, ship, kind)
            take_out(there, ship, tidiest(there.holds[ship], need, kinds, kind))
        if sails:
            there.lairs &= ~(1 << node)
        yield stop, there
        return
    lost = pay_all(there, ship, kind)
    for back in ways_back(there, ship):
        for other, after in _stop(there, ship, back, retreat=True):
            yield {**stop, "short": {"lost": lost, "kind": KINDS[kind], "back": [other]}}, after


def _all_of(stops: Iterable[Ahead]) -> Json:
    """One stop, with all the spaces to fall back to."""
    first, *others = [stop for stop, _ in stops]
    for stop in others:
        first["short"]["back"] += stop["short"]["back"]
    return first


def _sail(s: State, step: Route | Retreat | GhostRoute, move: Move) -> Json:
    ship, retreat = step.seat, isinstance(step, Retreat)
    if isinstance(step, Route):
        found = courses(s, ship, step.die, back=bool(step.back))
    elif isinstance(step, Retreat):
        found = ways_back(s, ship)
    else:
        ship = s.setting.ghost
        found = list(ways(s.place[ship], step.die, back=bool(step.back)))
    way = next(way for way in found if way[-1] % NODES == move[1])
    return {"kind": "stop", "ship": ship, "stop": _all_of(_stop(s, ship, way, retreat=retreat))}


def _ghost(s: State, step: GhostWay, move: Move) -> Json:
    ship = s.setting.ghost
    found = ways(s.place[ship], step.die, back=move == ASTERN)
    return {"kind": "ghost", "ship": ship, "stops": [_all_of(_stop(s, ship, way)) for way in found]}


# ---- cards


def _card(s: State, step: Choose, move: Move) -> Json:
    return {"kind": "card", "card": move[1], "plans": _plans(s, step.seat, CARD_NUMBER[str(move[1])], s.dice)}


def _dice(s: State, step: Dice, move: Move) -> Json:
    dice = step.placed(move)
    cards = {name: _plans(s, step.seat, CARD_NUMBER[name], dice) for name in cards_of(s.hand[step.seat])}
    return {"kind": "dice", "morning": dice[0], "evening": dice[1], "cards": cards}


def _plans(s: State, seat: int, card: int, dice: tuple[int, int]) -> list[Json]:
    """One plan for every way that the two actions may take; with the Mage, the swapped dice come last.

    Where the ship may fall back in the morning, each plan says all the spaces, and `from` where its evening begins.
    """
    mage = s.setting.crew and dice[0] != dice[1] and MAGE in s.holds[seat]
    first, second = CARD_ICONS[card]
    plans: list[Json] = []
    for morning_die, evening_die in (dice, dice[::-1]) if mage else (dice,):
        plans += _merged(
            (morning, world.node(seat), evening)
            for morning, after in _whole(_act(s, seat, first, morning_die))
            for world in after
            for evening, _ in _whole(_act(world, seat, second, evening_die))
        )
    return plans


def _act(s: State, seat: int, icon: int, die: int) -> Iterator[Ahead]:
    """JAM-FLOW-05: one icon, in every way that it may go."""
    said = {"icon": ICON_NAMES[icon], "die": die}
    if s.home(seat):
        yield {**said, "skipped": True}, s
    elif icon < FORWARD:
        yield from _load(s, seat, icon, die, said)
    else:
        found = courses(s, seat, die, back=icon == BACK)
        if icon == BACK and s.setting.crew and SEA_DOG in s.holds[seat]:
            found.append((s.place[seat],))
        for way in found:
            for stop, after in _stop(s, seat, way):
                yield {**said, "stop": stop}, after


def _load(s: State, seat: int, icon: int, die: int, said: dict[str, Json]) -> Iterator[Ahead]:
    count = icon_count(s, seat, die)
    step = {**said, "count": count, "hold": None, "dump": [], "ignored": False}
    if why_not_load(s, seat, icon):
        yield {**step, "ignored": True}, s
    elif free := bays(s, seat):
        yield {**step, "hold": free[0]}, _loaded(s, seat, free[0], count << 3 | icon)
    else:
        for hold in dumps(s, seat, icon):
            yield {**step, "dump": [hold]}, _loaded(s, seat, hold, count << 3 | icon)


def _loaded(s: State, seat: int, hold: int, content: int) -> State:
    after = s.copy()
    holds = after.holds[seat]
    after.holds[seat] = (*holds[:hold], content, *holds[hold + 1 :])
    return after


def _whole(steps: Iterable[Ahead]) -> list[tuple[Json, list[State]]]:
    """Steps of which only the space to fall back to is another are one step, after which several things may be so."""
    whole: list[tuple[Json, list[State]]] = []
    stops: dict[tuple[int, ...], int] = {}
    for step, after in steps:
        if "stop" not in step:
            whole.append((step, [after]))
            continue
        i = stops.setdefault(tuple(step["stop"]["way"]), len(whole))
        if i == len(whole):
            whole.append((step, [after]))
        elif step["stop"]["short"]:
            whole[i][0]["stop"]["short"]["back"] += step["stop"]["short"]["back"]
            whole[i][1].append(after)
    return whole


def _merged(days: Iterable[tuple[Json, int, Json]]) -> list[Json]:
    """Plans that differ only in which hold is emptied are one plan; `have`, `lost` and `count` are then the least of
    them."""
    plans: dict[Any, Json] = {}
    for morning, node, evening in days:
        key = _outline(morning), _outline(evening)
        if key not in plans:
            plans[key] = {"morning": morning, "from": [node], "evening": evening}
            continue
        plan = plans[key]
        plan["from"] = sorted({*plan["from"], node})
        if "dump" in morning:
            plan["morning"] = {**morning, "dump": sorted({*plan["morning"]["dump"], *morning["dump"]})}
        if "dump" in evening:
            dump = sorted({*plan["evening"]["dump"], *evening["dump"]})
            # JAM-RUL-51: the Cooper may have gone overboard in the morning
            plan["evening"] = {**evening, "dump": dump, "count": min(plan["evening"]["count"], evening["count"])}
        elif "stop" in evening:
            plan["evening"] = {**evening, "stop": min(plan["evening"]["stop"], evening["stop"], key=_poverty)}
    return list(plans.values())


def _poverty(stop: Json) -> int:
    return int(stop["have"])


def _outline(step: Json) -> Any:
    """What sets a plan apart from others."""
    if "stop" not in step:
        return step.get("hold"), step.get("ignored")
    stop = step["stop"]
    backs = tuple(tuple(back["way"]) for back in stop["short"]["back"]) if stop["short"] else ()
    return tuple(stop["way"]), stop["pay"], backs


# ---- odds

FACES: Final = tuple(STAR if face == "star" else int(face) for face in COMBAT_DIE)


@lru_cache(maxsize=256)
def both_roll(edge: int) -> tuple[int, ...]:
    return tuple(verdict(roll, answer, edge) for roll in FACES for answer in FACES)


def odds(verdicts: Sequence[int], *, attacks: bool) -> Json:
    win, lose = sum(v > 0 for v in verdicts), sum(v < 0 for v in verdicts)
    if not attacks:
        win, lose = lose, win
    return {"kind": "odds", "win": win, "tie": len(verdicts) - win - lose, "lose": lose, "of": len(verdicts)}


def _powder(s: State, step: Powder, move: Move) -> Json:
    """The chances with so much powder, if the other side adds nothing more."""
    c, n = s.combat, int(move[1])
    if c is None:
        return None
    if step.seat == c.attacker:
        return odds(both_roll(edge(s, c._replace(powder=n))), attacks=True)
    lead = edge(s, c._replace(answer=n))
    return odds([verdict(c.roll, answer, lead) for answer in FACES], attacks=False)


def _attack(s: State, step: Target | Ranged, move: Move) -> Json:
    """The attacker's chances against this ship, without powder on either side."""
    if move[1] == "no":
        return None
    attacker = step.attacker if isinstance(step, Target) else step.seat
    if wins_unfought(s, attacker):
        return odds([1] * len(FACES), attacks=True)
    return odds(both_roll(bonus(s, attacker) - bonus(s, int(move[1]))), attacks=True)


def _sabre(s: State, step: Sabre, move: Move) -> Json:
    """The chances of the Sabre's owner if the roll stands, or is made again."""
    c = s.combat
    if c is None:
        return None
    again, lead = move[1] == "reroll", edge(s, c)
    rolls = FACES if again and not c.answer_roll else (c.roll,)
    answers = (c.answer_roll,) if c.answer_roll and not again else FACES
    verdicts = [verdict(roll, answer, lead) for roll in rolls for answer in answers]
    return odds(verdicts * (1 if len(verdicts) > 1 else len(FACES)), attacks=sabre_of(s, c) == c.attacker)


_FORESEEN: Final[dict[type, Callable[[State, Any, Move], Json]]] = {
    Choose: _card,
    Dice: _dice,
    Route: _sail,
    Retreat: _sail,
    GhostRoute: _sail,
    GhostWay: _ghost,
    Powder: _powder,
    Target: _attack,
    Ranged: _attack,
    Sabre: _sabre,
}
