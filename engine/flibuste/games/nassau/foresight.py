"""What a captain may foresee of an answer before giving it: without luck drawn, and by the rules that will judge it.

Chances are told where dice and tokens decide; nothing is foreseen of other captains.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...core.agenda import asking
from ...core.atoms import Json, Move
from .actions import TRADE, Act, barred, offered, post_at, slot_of, tower_at
from .belongings import belongings
from .cargo import load_of, stows
from .chances import repelled, unrepelled
from .crew import lay
from .fight import Fighter, repels
from .fighting import Dodge, PickDice, Reroll, SetUp, best_shots, fight_of, foe_of, may_attack
from .gains import DOUBLOON, RUM
from .hideout import COSTS
from .homeward import NextStop, port_bonuses
from .luck import members
from .places import DUTCH_TOKENS, FOES, TALES, ZONES
from .sea_turn import AtSea, Sail, leads, pays_for_crossing, reach
from .state import CAT, NOWHERE, Player, State, put
from .tales import CARDS_PER_RUM, met
from .worth import dodges

PLACES: Final = 4
"""Decimals of a chance."""


def preview(s: State, move: Move, seat: int) -> Json:
    """What the seat that is asked may foresee of a move; None where there is nothing to say."""
    step = asking(s)
    foreseen = _FORESEEN.get(type(step))
    return foreseen(s, step, move) if foreseen else None


def _fighter(player: Player, weapon: int) -> Fighter:
    return Fighter(player.weapons[weapon], player.sails, player.sailor_count, player.standing, player.crates)


def _chances(kept: Sequence[int], strength: int, enough: Callable[[int], bool]) -> float:
    """How likely what is kept is enough; `kept`: by the number of dodges drawn."""
    odds = dodges(strength)
    return round(sum(p for p, left in zip(odds, kept, strict=True) if enough(left)), PLACES)


# ---- fights


def _fire(s: State, step: SetUp, move: Move) -> Json:
    """NAS-FGT-05 to NAS-FGT-17: `hit`: points and reward, `down`: defeat, each without rum and with all that there is
    (NAS-FGT-08); `through`: attacks that are not sent back, on the average."""
    player, foe = s.players[step.seat], FOES[s.chart.foes[step.slot]]
    fired, crab, bomb = int(move[1]), "crab" in move, "bomb" in move
    now = foe_of(s, step.slot, crab=crab, bomb=bomb)
    ship = _fighter(player, foe.weapon)
    found: dict[str, Json] = {
        "kind": "fire",
        "strength": now.strength,
        "damage": now.damage,
        "need": now.need,
        "fired": fired,
        "laid": ship.laid(fired),
        "left": player.crates - fired,
        "points": foe.points,
        "rum": player.items[RUM],
        "beaten": now.beaten,
    }
    if now.beaten:
        return {**found, "hit": [1.0, 1.0], "down": [1.0, 1.0], "through": 0.0, "dice": 0}
    hit, down = [], []
    for rum in (0, player.items[RUM]):
        kept = [max(0, fired - max(0, drawn - rum)) for drawn in range(now.strength + 1)]
        hit.append(_chances(kept, now.strength, lambda left: bool(left) or bomb))
        down.append(_chances(kept, now.strength, lambda left: now.damage + left >= now.strength))
    dice = ship.dice(fired)
    through = round(unrepelled(now.strength, dice, cat=player.ready(CAT)), PLACES)
    return {**found, "hit": hit, "down": down, "through": through, "dice": dice}


def _dodge(s: State, step: Dodge, move: Move) -> Json:
    """NAS-FGT-08: what is left of this fight, and whether that is still enough."""
    fight = fight_of(s)
    left = fight.fired - (move[0] == "crate")
    if fight.slot == NOWHERE:
        return {"kind": "dodge", "left": left, "hit": True, "down": False}
    damage = s.damage(fight.slot) - (move[0] == "crate")
    return {
        "kind": "dodge",
        "left": left,
        "hit": bool(left or fight.bomb),
        "down": damage >= fight.strength,
    }


def _dice(s: State, step: PickDice, move: Move) -> Json:
    """NAS-FGT-10, NAS-FGT-11."""
    player, n, attacks = s.players[step.seat], int(move[1]), len(fight_of(s).attacks)
    back = repelled(n, cat=player.ready(CAT))
    through = sum(p * max(0, attacks - k) for k, p in enumerate(back))
    laid = max(0, n - player.sailor_count)
    return {"kind": "dice", "n": n, "laid": laid, "through": round(through, PLACES)}


def _cat(s: State, step: Reroll, move: Move) -> Json:
    """NAS-ANI-11: the failed dice again, or as they lie."""
    fight = fight_of(s)
    good = sum(map(repels, fight.dice))
    again = repelled(len(fight.dice) - good) if move[0] == "cat" else [1.0]
    through = sum(p * max(0, len(fight.attacks) - good - k) for k, p in enumerate(again))
    return {"kind": "cat", "through": round(through, PLACES)}


# ---- the sea


def _acts(s: State, seat: int, zone: int, laid: int) -> list[Json]:
    """What can be done in a zone by a boat that has arrived with so many pirates laid down."""
    world = s.copy()
    lay(world.players[seat], laid)
    world.players[seat].boat = zone
    found: dict[tuple[Json, ...], Json] = {}
    for move in offered(world, seat):
        bar = barred(world, seat, move)
        key = move[:1] if move[0] == "dutchman" else move[:2]
        # of the numbers of crates for one tile the first that can be done stands for all
        if key not in found or (found[key]["bar"] and not bar):
            found[key] = {"move": list(move), "bar": bar and bar.to_json()}
    return list(found.values())


def _voyage(s: State, step: AtSea | Sail, move: Move) -> Json:
    """NAS-SEA-04 to NAS-SEA-08."""
    seat, player = step.seat, s.players[step.seat]
    if move[0] == "home":
        return {"kind": "home", "provisions": player.provisions}
    near = reach(s, seat)
    if move[0] == "compass":
        zone, borders = dict(leads(s, seat))[str(move[1])], 0
    else:
        zone = ZONES.index(str(move[1]))
        borders = near[zone]
    laid = pays_for_crossing(s, seat, borders)
    return {
        "kind": "sail",
        "zone": ZONES[zone],
        "borders": borders,
        "laid": laid,
        "stops": borders > 0 and zone in s.krakens(),
        "acts": _acts(s, seat, zone, laid),
    }


def _act(s: State, step: Act, move: Move) -> Json:
    """NAS-SEA-08: what an action takes and risks."""
    seat, player, verb = step.seat, s.players[step.seat], move[0]
    if verb == "fight":
        slot = slot_of(s, str(move[1]))
        foe = FOES[s.chart.foes[slot]]
        shots = best_shots(s, seat, foe.weapon)
        need = foe_of(s, slot).need
        return {"kind": "fight", "shots": shots, "need": need, "may": may_attack(s, seat, slot)}
    if verb == "dutchman":
        fired, tokens = int(move[1]), DUTCH_TOKENS[s.round - 1]
        ship = _fighter(player, s.chart.dutch_weapons[s.round - 1])
        dice = ship.dice(fired)
        through = round(unrepelled(tokens, dice, cat=player.ready(CAT)), PLACES)
        return {"kind": "dutchman", "laid": ship.laid(fired), "strength": tokens, "dice": dice, "through": through}
    if verb == "tower":
        owner, held = s.towers[tower_at(s, str(move[1]))]
        laid = max(0, int(move[2]) - player.sailor_count)
        return {"kind": "tower", "laid": laid, "owner": owner if owner >= 0 else None, "frees": held}
    if verb == "post":
        good = s.posts[post_at(s, str(move[1]))]
        load = load_of(player)
        full = good >= 0 and not stows(player, put(load, 2 + good, load[2 + good] + 1))
        return {"kind": "post", "laid": max(0, TRADE - player.sailor_count), "full": full}
    return None


# ---- the way home


def _stop(s: State, step: NextStop, move: Move) -> Json:
    """NAS-RET-05, NAS-RET-10, NAS-RET-15: what could be done there."""
    player = s.players[step.seat]
    if move[0] == "skull":
        coins, goods = player.items[DOUBLOON], sum(player.goods)
        most = max((n for n, cost in COSTS.items() if cost <= coins), default=0)
        return {"kind": "skull", "goods": goods, "doubloons": coins, "most": min(goods, most)}
    if move[0] == "camp":
        own = belongings(s, step.seat)
        true = sum(met(TALES[card], own) for card in members(player.hand))
        return {"kind": "camp", "cards": min(player.cards, CARDS_PER_RUM * player.items[RUM]), "met": true}
    crates, tales, points = port_bonuses(s, step.seat)
    return {"kind": "port", "crates": crates, "tales": tales, "points": points}


_FORESEEN: Final[dict[type, Callable[[State, Any, Move], Json]]] = {
    SetUp: _fire,
    Dodge: _dodge,
    PickDice: _dice,
    Reroll: _cat,
    AtSea: _voyage,
    Sail: _voyage,
    Act: _act,
    NextStop: _stop,
}
