"""What a captain may foresee of an answer before giving it: without luck drawn, and by the rules that will judge it.

What is sure is read off a copy of the table on which the answer is played; chances are told where tokens and dice
decide. Nothing is foreseen of other captains.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...core.agenda import asking
from ...core.atoms import Atom, Json, Move
from ...core.events import MUTE
from ...core.fate import OwnDice
from .actions import Act, barred, offered
from .belongings import belongings
from .cargo import load_of, stows
from .chances import dodges, repelled, unrepelled
from .defence import PickDice, Reroll
from .fight import BOMB, End, Foe, end_of, kept, repels
from .fighters import best_shots, fight_of, fighter, foe_of, may_attack
from .fighting import SetUp
from .gains import DOUBLOON, RUM
from .hideout import HIDEOUTS, Hideout
from .home_port import DOUBLED, TurtleHelp, port_bonuses
from .homeward import Hide, NextStop
from .luck import members
from .places import FOES, TALES, ZONES
from .sea_turn import AtSea, Sail, reach
from .state import CAT, NOWHERE, Player, State
from .tales import CARDS_PER_RUM, met
from .tokens import Dodge

PLACES: Final = 4
"""Decimals of a chance."""


def preview(s: State, move: Move, seat: int) -> Json:
    """What the seat that is asked may foresee of a move; None where there is nothing to say."""
    step = asking(s)
    foreseen = _FORESEEN.get(type(step))
    return foreseen(s, step, move) if foreseen else None


class _Still(OwnDice):
    """Dice that lie as they lie: nothing that is read off the table afterwards depends on them."""

    def answer(self, asked: str, among: Sequence[Atom], *_: Any, **__: Any) -> Atom:
        return among[0]


def _after(s: State, move: Move) -> State:
    """The table once the answer is carried out, before anything follows from it."""
    world = s.copy()
    world.agenda.pop().play(world, move, _Still(world), MUTE)
    return world


def _laid(s: State, world: State, seat: int) -> int:
    """Pirates who stand no more."""
    return s.players[seat].standing - world.players[seat].standing


# ---- fights


def _aim(s: State) -> Foe:
    """The opponent of the fight that goes on, without the crates that were fired in it. Of a bomb those count that
    were placed, which may be fewer than its damage (NAS-FGT-03)."""
    fight = fight_of(s)
    crates = s.damage(fight.slot) - fight.fired
    return Foe(fight.strength, crates - BOMB * fight.bomb, bomb=fight.bomb)


def _fire(s: State, step: SetUp, move: Move) -> Json:
    """NAS-FGT-05 to NAS-FGT-17. `hit`: how likely it brings points and reward; `down`: a defeat; each without rum and
    with all that is aboard, a dodge for each (NAS-FGT-08), the monkey aside. `through`: attacks that are not sent back,
    on the average, with as many dice as can be."""
    world = _after(s, move)
    player, fight = world.players[step.seat], fight_of(world)
    rum = player.items[RUM]
    foe = foe_of(s, step.slot, crab="crab" in move, bomb="bomb" in move) if fight.won else _aim(world)
    dice = 0 if fight.won else fighter(player).dice()
    cat = player.ready(CAT)
    return {
        "kind": "fire",
        "strength": foe.strength,
        "damage": foe.damage,
        "need": foe.need,
        "fired": fight.fired,
        "laid": _laid(s, world, step.seat),
        "left": player.crates,
        "beaten": fight.won,
        "hit": [_chance(foe, fight.fired, spent, {End.WOUNDED, End.DEFEATED}) for spent in (0, rum)],
        "down": [_chance(foe, fight.fired, spent, {End.DEFEATED}) for spent in (0, rum)],
        "through": 0.0 if fight.won else round(unrepelled(foe.strength, dice, cat=cat), PLACES),
        "dice": dice,
        "points": FOES[s.chart.foes[step.slot]].points,
        "rum": rum,
    }


def _chance(foe: Foe, fired: int, rum: int, ends: set[End]) -> float:
    """NAS-FGT-07, NAS-FGT-08: how likely one of these ends is, by the dodges among the tokens."""
    if foe.beaten:
        return 1.0
    odds = enumerate(dodges(foe.strength))
    return round(sum(chance for n, chance in odds if end_of(foe, kept(fired, n, rum)) in ends), PLACES)


def _dodge(s: State, step: Dodge, move: Move) -> Json:
    """NAS-FGT-08: what is left of this fight, and whether that is still enough. NAS-DUT-07: the Dutchman is never
    defeated, and pays in any case."""
    world = _after(s, move)
    fight = fight_of(world)
    if fight.slot == NOWHERE:
        return {"kind": "dodge", "left": fight.fired, "hit": True, "down": False}
    end = end_of(_aim(world), fight.fired)
    return {"kind": "dodge", "left": fight.fired, "hit": end is not End.NOTHING, "down": end is End.DEFEATED}


def _dice(s: State, step: PickDice, move: Move) -> Json:
    """NAS-FGT-10, NAS-FGT-11, NAS-ANI-11: `back`: how likely 0, 1, 2 ... attacks could be sent back."""
    n, attacks = int(move[1]), len(fight_of(s).attacks)
    back = repelled(n, cat=s.players[step.seat].ready(CAT))
    return {
        "kind": "dice",
        "n": n,
        "laid": _laid(s, _after(s, move), step.seat),
        "back": [round(chance, PLACES) for chance in back],
        "through": _through(attacks, back),
    }


def _cat(s: State, step: Reroll, move: Move) -> Json:
    """NAS-ANI-11: the failed dice again, or as they lie."""
    fight = fight_of(s)
    good = sum(map(repels, fight.dice))
    again = repelled(len(fight.dice) - good) if move[0] == "cat" else [1.0]
    return {"kind": "cat", "through": _through(len(fight.attacks) - good, again)}


def _through(attacks: int, back: Sequence[float]) -> float:
    return round(sum(chance * max(0, attacks - n) for n, chance in enumerate(back)), PLACES)


# ---- the sea


def _voyage(s: State, step: AtSea | Sail, move: Move) -> Json:
    """NAS-SEA-04 to NAS-SEA-09. Where a compass leads, one may still sail on: told is what could be done there."""
    seat = step.seat
    if move[0] == "home":
        return {"kind": "home", "provisions": s.players[seat].provisions}
    world = _after(s, move)
    zone = world.players[seat].boat
    borders = reach(s, seat)[zone] if move[0] == "sail" else 0
    return {
        "kind": "sail",
        "zone": ZONES[zone],
        "borders": borders,
        "laid": _laid(s, world, seat),
        "stops": borders > 0 and zone in s.krakens(),
        "acts": _acts(world, seat),
    }


def _acts(world: State, seat: int) -> list[Json]:
    """What could be done where the boat is. Of the ways to do it on one tile the first that is allowed stands for
    all."""
    found: dict[Move, Json] = {}
    for move in offered(world, seat):
        bar = barred(world, seat, move)
        tile = move[:1] if move[0] == "dutchman" else move[:2]
        if tile not in found or (found[tile]["bar"] and not bar):
            found[tile] = {"move": list(move), "bar": bar and bar.to_json()}
    return list(found.values())


def _act(s: State, step: Act, move: Move) -> Json:
    """NAS-SEA-08: what an action takes and risks."""
    seat, verb = step.seat, move[0]
    if verb == "fight":
        slot = s.chart.foe_slots[str(move[1])]
        shots = best_shots(s, seat, FOES[s.chart.foes[slot]].weapon)
        return {"kind": "act", "shots": shots, "need": foe_of(s, slot).need, "may": may_attack(s, seat, slot)}
    if verb not in ("dutchman", "tower", "post"):
        return None
    world = _after(s, move)
    player = world.players[seat]
    found: dict[str, Json] = {"kind": "act", "laid": _laid(s, world, seat)}
    if verb == "dutchman":
        strength, dice = fight_of(world).strength, fighter(player).dice()
        through = round(unrepelled(strength, dice, cat=player.ready(CAT)), PLACES)
        return {**found, "strength": strength, "dice": dice, "through": through}
    if verb == "post":
        # NAS-TRD-02: something has to go for the good
        return {**found, "full": not stows(player, load_of(player))}
    owner, n = s.towers[s.chart.tower_slots[str(move[1])]]
    return {**found, "left": player.crates, "frees": {"seat": owner, "n": n} if owner != NOWHERE else None}


# ---- the way home


def _stop(s: State, step: NextStop, move: Move) -> Json:
    """NAS-RET-05, NAS-RET-10, NAS-RET-15: what could be done there. `met` is of one's own hand: nobody else may see
    it."""
    seat, player = step.seat, s.players[step.seat]
    found: dict[str, Json] = {"kind": "stop", "stop": move[0]}
    if move[0] == "skull":
        most = _most_hidden(_after(s, move))
        return {**found, "goods": sum(player.goods), "doubloons": player.items[DOUBLOON], "most": most}
    if move[0] == "camp":
        own = belongings(s, seat)
        holds = sum(met(TALES[card], own) for card in members(player.hand))
        return {**found, "cards": min(player.cards, CARDS_PER_RUM * player.items[RUM]), "met": holds}
    return {**found, **dict(zip(DOUBLED, port_bonuses(s, seat), strict=True))}


def _most_hidden(world: State) -> int:
    """NAS-RET-06: hidden one after the other as long as somebody asks for more; which goods makes no difference."""
    n = 0
    while isinstance(step := asking(world), Hide):
        n, world = n + 1, _after(world, step.moves(world)[0])
    return n


def _hide(s: State, step: Hide, move: Move) -> Json:
    """NAS-END-04: what the hideout is worth more at the end."""
    before, after = (_hideout(world.players[step.seat]).points for world in (s, _after(s, move)))
    return {"kind": "hide", "points": after - before}


def _hideout(player: Player) -> Hideout:
    return Hideout(HIDEOUTS[player.hideout], player.filled, sum(player.centre))


def _turtle(s: State, step: TurtleHelp, move: Move) -> Json:
    """NAS-ANI-09: what comes once more; crates only as long as the reserve has some (NAS-INT-19)."""
    more = dict(zip(DOUBLED, port_bonuses(s, step.seat), strict=True)).get(str(move[-1]), 0)
    if move[-1] == "crates":
        more = min(more, max(0, s.players[step.seat].reserve - more))
    return {"kind": "turtle", "more": more}


_FORESEEN: Final[dict[type, Callable[[State, Any, Move], Json]]] = {
    SetUp: _fire,
    Dodge: _dodge,
    PickDice: _dice,
    Reroll: _cat,
    AtSea: _voyage,
    Sail: _voyage,
    Act: _act,
    NextStop: _stop,
    Hide: _hide,
    TurtleHelp: _turtle,
}
