"""Chapter 12: what a walk, a voyage, an action, a fight or a stop promises, in points, without playing it."""

from typing import Any, Final

from ...core.atoms import Move
from .actions import SALT_GAINS, TRADE, barred, offered
from .belongings import belongings
from .chances import dodges, unrepelled
from .fight import TOKENS, repels
from .fighters import best_shots, fighter, foe_of
from .gains import COMPASS, DOUBLOON, RUM, Gains
from .hideout import COSTS
from .homeward import JOKE, fits_slot
from .places import DUTCH_TOKENS, FOES, OFFERINGS, OUTPOSTS, SLOT_GOODS, TALE_CARDS, TALES, ZONES
from .purse import SPIRIT
from .sailing import laid_by
from .sea_turn import leads, reach
from .state import CAT, SEA, State, copy_player
from .tables import GOOD_KINDS, TALE_CONTEST
from .tales import met, rum_for
from .town import space_of
from .town_turn import Extra
from .worth import Weights, opponents_worth, outlook, ship, with_gains

_TOKENS: Final = {
    "doubloon": 1.6,
    "rum": 1.9,
    "provision": 3.0,
    "crate": 1.3,
    "weapon": 4.0,
    "sail": 3.0,
    "sailor": 6.0,
    "hold": 3.0,
}
"""What each attack token takes; never more than three points where nothing can be lost."""


class Scales:
    """Weighs the moves of one seat as the table stands."""

    def __init__(self, s: State, seat: int, w: Weights) -> None:
        self.s, self.seat, self.player, self.w = s, seat, s.players[seat], w
        self.look = outlook(s, seat)
        self.base = ship(self.player, self.look, 0.0, self.w)

    def gain(self, gains: Gains) -> float:
        """What a list of gains adds to the ship."""
        after, more = with_gains(self.player, gains, self.look, self.w)
        return ship(after, self.look, 0.0, self.w) + more - self.base

    def pay(self, item: int, n: int = 1) -> float:
        """What it costs to be without so many of an item."""
        return n * (0.5 + self.w[item] * min(1.0, self.look.rest / 1.5))

    # ---- the town

    def street(self, step: Any, move: Move) -> float:
        """NAS-DEC-01, NAS-DEC-03: what is found there, less the pirates and the money."""
        town, verb = self.s.chart.town, move[0]
        if verb == "pass":
            return 0.3 * (not self.s.taken)
        if verb == "stop":
            return 0.0
        if verb == "pause":
            return -self.pay(RUM) + 0.2
        extra = -self.pay(DOUBLOON) if isinstance(step, Extra) else 0.0
        if move[-1] == SPIRIT:
            extra += 0.5 * self.pay(DOUBLOON)
        if verb == "relocate":
            return extra + 1.0 + 0.1 * self._best(space_of(str(move[1])))
        if verb == "walk":
            alley = town.alleys[town.alley_of(str(move[1]))]
            return extra + self._best(alley.other(self.s.captain)) - self._pirates(alley.sections)
        out, back = (town.exits[town.exit_of(str(atom))] for atom in move[1:3])
        toll = self.pay(DOUBLOON) if self.player.items[DOUBLOON] else 2.0
        return extra + self._best(back.space) - self._pirates(out.sections + back.sections) - toll

    def _best(self, space: int) -> float:
        return max(self.gain(choice) for choice in self.s.chart.town.choices[space])

    def _pirates(self, n: int) -> float:
        """Pirates on the streets are missed at sea, and on other streets."""
        left = self.player.standing - n
        return self.w.street * n + (0.5 * (2 - left) if left < 2 else 0.0)

    # ---- the sea

    def voyage(self, step: Any, move: Move) -> float:
        """NAS-DEC-20: the best action where the boat arrives, less the pirates laid down."""
        if move[0] == "home":
            return 0.4 + 0.5 * max(0, self.player.provisions - 6)
        if move[0] == "compass":
            zone = dict(leads(self.s, self.seat))[str(move[1])]
            free = 0.6 if move[-1] == SPIRIT else 0.0
            return self.there(zone) - self.pay(COMPASS) + free
        zone = ZONES.index(str(move[1]))
        laid = laid_by(reach(self.s, self.seat)[zone], self.player.sailor_count)
        return self.there(zone, laid) - self.w.pirate * laid

    def there(self, zone: int, laid: int = 0) -> float:
        """The best action of a zone, with so many pirates fewer."""
        player, boat = self.player, self.player.boat
        player.boat = zone
        player.standing -= laid
        best = max(
            self.action(None, move) for move in offered(self.s, self.seat) if not barred(self.s, self.seat, move)
        )
        player.standing += laid
        player.boat = boat
        return best

    def action(self, step: Any, move: Move) -> float:
        """NAS-DEC-23: what an action in the zone promises."""
        s, verb = self.s, move[0]
        if verb == "tale":
            return self.w.tale * min(1.0, self.look.ports)
        if verb == "fight":
            return self._fight(s.chart.foe_slots[str(move[1])])
        if verb == "outpost":
            reward = self.gain(OUTPOSTS[s.chart.outposts[s.chart.outpost_slots[str(move[1])]]].gains)
            cost = (self.w.pirate if move[2] == "standing" else 0.0) + 1.1 * max(0.0, self.look.rest - 0.5)
            return reward + self.w.outpost * self.look.ports - cost
        if verb == "tower":
            return self._tower(s.chart.tower_slots[str(move[1])], int(move[2]))
        if verb == "post":
            return self._post(s.chart.post_slots[str(move[1])])
        if verb == "salt":
            buy = max(self.gain(choice) for choice in OFFERINGS[s.offerings[-1]].choices) - self.pay(DOUBLOON)
            may = self.player.items[DOUBLOON] > 0 and not self.player.traded
            return self.gain(SALT_GAINS) + (max(0.0, buy) if may else 0.0)
        n = int(move[1])
        risk = self.w.loss * unrepelled(DUTCH_TOKENS[s.round - 1], self._dice(n))
        return 2.6 * n - self._crates(n) - risk - self._laid(n) + 2 * self.pay(RUM)

    def _crates(self, n: int) -> float:
        return n * (0.5 + self.w.crate * min(1.0, self.look.rest))

    def _laid(self, n: int) -> float:
        return self.w.pirate * fighter(self.player).laid(n)

    def _dice(self, fired: int) -> int:
        player = self.player
        spare = player.standing - fighter(player).laid(fired)
        return max(1, min(player.sails, player.sailor_count + min(1, spare), 5))

    def _fight(self, slot: int) -> float:
        """The best way to fight an opponent."""
        weapon = FOES[self.s.chart.foes[slot]].weapon
        shots = best_shots(self.s, self.seat, weapon)
        if not shots:
            return -1.0
        return max(self.fought(slot, n) for n in range(1, shots + 1))

    def _tile(self, slot: int) -> float:
        """NAS-END-03: what the defeated opponent adds at the end."""
        now = opponents_worth(self.player, self.look, self.w)
        return opponents_worth(self.player, self.look, self.w, self.s.chart.foes[slot]) - now

    def fought(self, slot: int, n: int, *, crab: bool = False, bomb: bool = False) -> float:
        """NAS-FGT-15, NAS-FGT-17: points and reward where a crate stays, the tile where enough do; losses."""
        foe = FOES[self.s.chart.foes[slot]]
        now = foe_of(self.s, slot, crab=crab, bomb=bomb)
        tile = self._tile(slot)
        prize = foe.points + self.gain(foe.reward)
        if now.beaten:
            return prize + tile
        kept = [max(0, n - d) for d in range(now.strength + 1)]
        odds = dodges(now.strength)
        if self.player.items[RUM]:
            # a rum keeps what one dodge would take
            kept = [kept[0], *kept[:-1]]
        hit = sum(p for p, k in zip(odds, kept, strict=True) if k or bomb)
        down = sum(p for p, k in zip(odds, kept, strict=True) if now.damage + k >= now.strength)
        mark = self.w.mark * min(1.0, self.look.ports) * (not self.s.crates_on(slot, self.seat))
        risk = self.w.loss * unrepelled(now.strength, self._dice(n), cat=self.player.ready(CAT))
        return hit * prize + down * tile + (hit - down) * mark - self._crates(n) - self._laid(n) - risk

    def _tower(self, slot: int, n: int) -> float:
        """NAS-END-02: more crates, more towers; what another loses by it."""
        owner, held = self.s.towers[slot]
        mine = self.s.towers_of(self.seat)
        crates, towers = self.w.crates_ahead * self.look.rest, self.w.towers_ahead * self.look.rest
        before = (sum(mine) + crates) * (len(mine) + towers)
        if owner == self.seat:
            after = (sum(mine) - held + n + crates) * (len(mine) + towers) + 2
            return after - before - self._crates(n) - self._laid(n)
        after = (sum(mine) + n + crates) * (len(mine) + 1 + towers)
        spite = 0.0
        if owner >= 0:
            theirs = self.s.towers_of(owner)
            spite = self.w.spite * (sum(theirs) * len(theirs) - (sum(theirs) - held) * (len(theirs) - 1) - 2)
        return after - before + 2 * self.look.ports + spite - self._crates(n) - self._laid(n)

    def _post(self, slot: int) -> float:
        good = self.s.posts[slot]
        after = copy_player(self.player)
        after.goods = (*after.goods[:good], after.goods[good] + 1, *after.goods[good + 1 :])
        return ship(after, self.look, 0.0, self.w) - self.base - self._laid(TRADE)

    # ---- a fight

    def fire(self, step: Any, move: Move) -> float:
        """NAS-DEC-24: how many crates are worth firing."""
        crab, bomb = "crab" in move, "bomb" in move
        worth = self.fought(step.slot, int(move[1]), crab=crab, bomb=bomb) - 0.8 * crab
        if bomb:
            worth -= 2.9 if SPIRIT not in move else 1.0
        return worth

    def dodge(self, step: Any, move: Move) -> float:
        """NAS-DEC-25: the last crate is worth the whole prize."""
        fight = self.s.fight
        if fight is None or move[0] == "crate":
            return 0.0
        worth = 1.3
        if fight.slot >= 0:
            foe, left = FOES[self.s.chart.foes[fight.slot]], self.s.damage(fight.slot)
            if fight.fired == 1 and not fight.bomb:
                worth += foe.points + self.gain(foe.reward)
            if left >= fight.strength > left - 1:
                worth += self._tile(fight.slot)
        return worth - self.pay(RUM) * (0.4 if move[-1] == SPIRIT else 1.0)

    def dice(self, step: Any, move: Move) -> float:
        """NAS-DEC-26: whether more dice are worth the pirates."""
        fight = self.s.fight
        attacks = len(fight.attacks) if fight else 0
        n = int(move[1])
        laid = fighter(self.player).laid(n)
        return self.w.loss * min(attacks, 0.67 * n) - self.w.pirate * laid if n <= fighter(self.player).dice() else 0.0

    def cat(self, step: Any, move: Move) -> float:
        """NAS-DEC-27: whether the cat is worth it."""
        fight = self.s.fight
        if fight is None or move[0] != "cat":
            return 0.0
        good = sum(map(repels, fight.dice))
        return min(len(fight.attacks) - good, 0.67 * (len(fight.dice) - good)) * self.w.loss - 0.6

    def repel(self, step: Any, move: Move) -> float:
        """NAS-DEC-28: which tokens had better go back."""
        return sum(_TOKENS[str(kind)] for kind in move[1:] if kind in TOKENS)

    # ---- the voyage home

    def stop(self, step: Any, move: Move) -> float:
        """NAS-DEC-40: what the next stop on the way home promises."""
        if move[0] == "skull":
            best = max(self._hidden(good, COSTS[1]) for good, n in enumerate(self.player.goods) if n)
            return max(best, -0.5) + 2.0
        if move[0] == "camp":
            # hide first what can be hidden
            return 1.8 if self.player.stage == SEA else 2.5
        return 0.0 if self.player.hand and self.player.items[RUM] else 1.0

    def hide(self, step: Any, move: Move) -> float:
        """NAS-DEC-41: what hiding this good promises."""
        if move[0] == "stop":
            return 0.0
        price = step.price() - (move[-1] == SPIRIT)
        return self._hidden(GOOD_KINDS.index(str(move[1])), price)

    def _hidden(self, good: int, price: int) -> float:
        slots, player = SLOT_GOODS[self.player.hideout], self.player
        values = sum(value for _, value in slots[: player.filled])
        ahead, more = self.w.values_ahead * self.look.rest, self.w.goods_ahead * self.look.rest
        before = (values + ahead) * (player.hidden + more)
        fits = fits_slot(player, good)
        after = (values + ahead + (slots[player.filled][1] if fits else 0)) * (player.hidden + 1 + more)
        # a good that does not fit yet is spared for its slot while there is time
        later = any(kind == good for kind, _ in slots[player.filled :])
        wait = 3.0 * (self.look.ports - 1) if later and not fits else 0.0
        return after - before - 0.5 - self.pay(DOUBLOON, price) - wait

    def tell(self, step: Any, move: Move) -> float:
        """NAS-DEC-42: the points, less the rum; a card that may be told better later is kept."""
        cards = [int(card) - 1 for card in move[3:]]
        rum = rum_for(len(cards))
        own = belongings(self.s, self.seat, rum - int(move[2]))
        worth = float(TALE_CONTEST)
        for card in cards:
            told = met(TALES[card], own)
            points = TALE_CARDS[card].points if told else JOKE
            worth += points * (2 if move[1] == card + 1 else 1)
            worth -= 0.5 if told else 1.3 * min(1.0, self.look.ports - 1)
        return worth + 0.3 * len(cards) - self.pay(RUM, rum - int(move[2])) - 0.4 * int(move[2])
