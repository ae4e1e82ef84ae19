"""Chapter 5.6: what a boat does in its zone: outposts, watchtowers, trading posts, the Old Salt, tales, fights."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .cargo import Stow
from .collect import Collect, Draw, gain, said, take_good
from .crew import lay
from .fighters import best_shots, fighter, may_attack
from .fighting import SetUp, attack_dutchman
from .gains import DOUBLOON, KINDS, TALE, Gain, thing
from .places import (
    DUTCH_TILES,
    FOES,
    OFFERINGS,
    OUTPOST_ZONES,
    OUTPOSTS,
    POST_IDS,
    POST_WEAPONS,
    POST_ZONES,
    SALT_ZONES,
    TOWER_IDS,
    TOWER_WEAPONS,
    TOWER_ZONES,
    ZONES,
)
from .purse import SPIRIT, score, spend, with_spirit
from .state import NOWHERE, SEA, State
from .tables import DATA, GOOD_KINDS, OPPONENTS, WEAPONS
from .waiting import turn_on

TOWER_POINTS: Final[int] = DATA["final_scoring"]["tower_removed_points"]
TRADE: Final = 2
"""NAS-TRD-01: weapons of the post's type, and sailors, that a trade needs."""
SALT_GAINS: Final = (Gain(KINDS.index("rum"), 2), Gain(TALE))
"""NAS-SLT-01: what the salt's zone brings."""


@frozen
class Act(Ask[State]):
    """NAS-DEC-23, NAS-SEA-08: exactly one action in the zone; a tale can always be drawn (NAS-TAL-01).

    Answers:
        ``fight FOE``: an opponent is attacked.
        ``outpost OUTPOST standing|laid``: an outpost is captured by a pirate who stands or lies.
        ``tower TOWER N``: a watchtower is taken with so many crates.
        ``post POST``: trade at a trading post.
        ``salt``: what the Old Salt gives.
        ``dutchman N``: so many crates are fired at the Dutchman.
        ``tale``: a tale is drawn.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "SeaTurn") and s.players[self.seat].stage == SEA

    def moves(self, s: State) -> list[Move]:
        return [move for move in offered(s, self.seat) if not barred(s, self.seat, move)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move in offered(s, self.seat):
            return barred(s, self.seat, move)
        return Ask.why_not(self, s, move)

    def ask(self, s: State) -> Decision:
        options = tuple(_option(s, self.seat, move) for move in offered(s, self.seat))
        args: Args = {"seat": Name(self.seat), "zone": ZONES[s.players[self.seat].boat]}
        return self.decision(s, "nassau-ask-act", "NAS-SEA-08", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        seat, verb = self.seat, move[0]
        if verb == "fight":
            then(s, SetUp(seat, s.chart.foe_slots[str(move[1])]))
        elif verb == "outpost":
            capture(s, seat, s.chart.outpost_slots[str(move[1])], str(move[2]), emit)
        elif verb == "tower":
            occupy(s, seat, s.chart.tower_slots[str(move[1])], int(move[2]), emit)
        elif verb == "post":
            trade(s, seat, s.chart.post_slots[str(move[1])], emit)
        elif verb == "salt":
            then(s, Collect(seat, SALT_GAINS), MaybeOffer(seat))
        elif verb == "dutchman":
            attack_dutchman(s, seat, int(move[1]), emit)
        else:
            then(s, Draw(seat))


def offered(s: State, seat: int) -> list[Move]:
    """Everything that lies in the zone of the boat, allowed or not."""
    zone = s.players[seat].boat
    found: list[Move] = [
        ("fight", FOES[foe].id)
        for there, foe, crates in zip(s.setting.foe_zones, s.chart.foes, s.foes, strict=True)
        if there == zone and crates >= 0
    ]
    for slot, there in enumerate(OUTPOST_ZONES):
        if there == zone:
            name = OUTPOSTS[s.chart.outposts[slot]].id
            found += [("outpost", name, "standing"), ("outpost", name, "laid")]
    for slot, there in enumerate(TOWER_ZONES):
        if there == zone:
            name, held = TOWER_IDS[s.chart.towers[slot]], s.towers[slot][1]
            most = best_shots(s, seat, TOWER_WEAPONS[s.chart.towers[slot]])
            found += [("tower", name, n) for n in range(held + 1, max(most, held + 1) + 1)]
    found += [("post", POST_IDS[s.chart.posts[slot]]) for slot, there in enumerate(POST_ZONES) if there == zone]
    if s.salts and SALT_ZONES[s.salt] == zone:
        found.append(("salt",))
    if s.dutch and DUTCH_TILES[s.dutch[-1]].zone == zone:
        most = best_shots(s, seat, s.chart.dutch_weapons[s.round - 1])
        found += [("dutchman", n) for n in range(1, max(most, 1) + 1)]
    return [*found, ("tale",)]


def barred(s: State, seat: int, move: Move) -> Bar | None:
    """Why an action that the zone offers cannot be taken."""
    player, verb = s.players[seat], move[0]
    if verb == "fight":
        slot = s.chart.foe_slots[str(move[1])]
        if not may_attack(s, seat, slot):
            return _unarmed(s, seat, FOES[s.chart.foes[slot]].weapon, "NAS-FGT-21")
    elif verb == "outpost":
        if s.outposts[s.chart.outpost_slots[str(move[1])]] >= 0:
            return Bar("nassau-barred-outpost", "NAS-OUT-02")
        if not (player.standing if move[2] == "standing" else player.laid):
            return Bar("nassau-barred-nobody", "NAS-OUT-01", {"which": move[2]})
    elif verb == "tower":
        tower = s.chart.tower_slots[str(move[1])]
        weapon = TOWER_WEAPONS[s.chart.towers[tower]]
        if int(move[2]) > best_shots(s, seat, weapon):
            return _unarmed(s, seat, weapon, "NAS-TWR-02" if s.towers[tower][1] else "NAS-TWR-01")
    elif verb == "post":
        return _no_trade(s, seat, s.chart.post_slots[str(move[1])])
    elif verb == "dutchman":
        weapon = s.chart.dutch_weapons[s.round - 1]
        if int(move[1]) > best_shots(s, seat, weapon):
            return _unarmed(s, seat, weapon, "NAS-DUT-05")
    return None


def _unarmed(s: State, seat: int, weapon: int, rule: str) -> Bar:
    """Too few weapons, too few hands, or too few crates."""
    player = s.players[seat]
    args: Args = {
        "weapon": Word(f"nassau-weapon-{WEAPONS[weapon]}"),
        "weapons": player.weapons[weapon],
        "hands": player.sailor_count + player.standing,
        "crates": player.crates,
    }
    return Bar("nassau-barred-shots", rule, args)


def _no_trade(s: State, seat: int, post: int) -> Bar | None:
    """NAS-TRD-01: why nothing is traded at this post."""
    player, weapon = s.players[seat], POST_WEAPONS[s.chart.posts[post]]
    if s.posts[post] < 0:
        return Bar("nassau-barred-empty", "NAS-TRD-02")
    if player.weapons[weapon] < TRADE:
        args: Args = {"weapon": Word(f"nassau-weapon-{WEAPONS[weapon]}"), "have": player.weapons[weapon]}
        return Bar("nassau-barred-post-weapons", "NAS-TRD-01", args)
    if player.sailor_count + player.standing < TRADE:
        return Bar("nassau-barred-post-hands", "NAS-TRD-01", {"have": player.sailor_count + player.standing})
    return None


# ---- carried out


def capture(s: State, seat: int, slot: int, which: str, emit: EventSink) -> None:
    """NAS-DEC-32, NAS-OUT-01, NAS-OUT-02, NAS-INT-10: a pirate of the deck, standing or laid, stays there for good."""
    player = s.players[seat]
    if which == "standing":
        player.standing -= 1
    else:
        player.laid -= 1
    s.outposts[slot] = seat
    outpost = OUTPOSTS[s.chart.outposts[slot]]
    if emit.on:
        data = {"seat": seat, "outpost": outpost.id, "which": which}
        args: Args = {"seat": Name(seat), "zone": ZONES[OUTPOST_ZONES[slot]]}
        emit(Event("nassau-outpost", args, data, "NAS-OUT-01"))
    gain(s, seat, outpost.gains)


def occupy(s: State, seat: int, slot: int, n: int, emit: EventSink) -> None:
    """NAS-DEC-33, NAS-TWR-01, NAS-TWR-02, NAS-INT-12: more crates than lie there; those go back to their owner's
    reserve, who scores (NAS-TWR-03), be it the same player (NAS-RUL-30). NAS-TWR-04: nobody else's stay there."""
    player = s.players[seat]
    lay(player, fighter(player).laid(n))
    player.crates -= n
    owner, held = s.towers[slot]
    s.towers[slot] = (seat, n)
    if emit.on:
        data = {"seat": seat, "tower": TOWER_IDS[s.chart.towers[slot]], "n": n}
        args: Args = {"seat": Name(seat), "zone": ZONES[TOWER_ZONES[slot]], "n": n}
        emit(Event("nassau-tower", args, data, "NAS-TWR-01"))
    if owner >= 0:
        s.players[owner].reserve += held
        score(s, owner, TOWER_POINTS, emit, "NAS-TWR-03")


def trade(s: State, seat: int, slot: int, emit: EventSink) -> None:
    """NAS-DEC-34, NAS-TRD-01, NAS-TRD-02: the good comes aboard, and something else goes if there is no room."""
    player = s.players[seat]
    lay(player, fighter(player).laid(TRADE))
    good, s.posts[slot] = s.posts[slot], NOWHERE
    if emit.on:
        data = {"seat": seat, "post": POST_IDS[s.chart.posts[slot]], "good": GOOD_KINDS[good]}
        args: Args = {"seat": Name(seat), "good": thing(GOOD_KINDS[good])}
        emit(Event("nassau-traded", args, data, "NAS-TRD-01"))
    take_good(s, seat, good, emit)
    then(s, Stow(seat, good))


@frozen
class MaybeOffer(Auto[State]):
    """NAS-SLT-02, NAS-SLT-03: once a round, for whoever can pay."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "SeaTurn") and bool(s.offerings)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        player = s.players[self.seat]
        if player.items[DOUBLOON] and not player.traded:
            then(s, Offer(self.seat))


@frozen
class Offer(Ask[State]):
    """NAS-DEC-35: one of the offering's choices for a doubloon, even one that is lost, or none.

    Answers:
        ``buy I [monkey]``: a choice of the offering.
        ``stop``: nothing.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        able = bool(s.offerings) and player.items[DOUBLOON] > 0 and not player.traded
        return able and turn_on(s, self.seat, below, "SeaTurn")

    def moves(self, s: State) -> list[Move]:
        choices = OFFERINGS[s.offerings[-1]].choices
        buy: list[Move] = [("buy", i) for i in range(len(choices))]
        return [*with_spirit(s.players[self.seat], buy), ("stop",)]

    def ask(self, s: State) -> Decision:
        choices = OFFERINGS[s.offerings[-1]].choices
        options = tuple(
            Option(move, "nassau-do-no-trade", {}, "stay")
            if move[0] == "stop"
            else Option(
                move,
                "nassau-do-buy",
                {"what": said(choices[int(move[1])]), "spirit": "yes" if move[-1] == SPIRIT else "no"},
                "buy",
            )
            for move in self.moves(s)
        )
        return self.decision(s, "nassau-ask-offer", "NAS-SLT-02", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "stop":
            return
        player = s.players[self.seat]
        spend(s, self.seat, DOUBLOON, 1, emit, "NAS-SLT-02", spirit=move[-1] == SPIRIT)
        # the marker is a crate of the reserve; without one the table remembers (NAS-RUL-15)
        player.traded, player.marker = True, player.reserve > 0
        player.reserve -= player.marker
        emit(Event("nassau-marked", {"seat": Name(self.seat)}, {"seat": self.seat}, "NAS-SLT-02", quiet=True))
        gain(s, self.seat, OFFERINGS[s.offerings[-1]].choices[int(move[1])])


def _option(s: State, seat: int, move: Move) -> Option:
    """An action, with what it needs and brings."""
    player, verb = s.players[seat], str(move[0])
    bar = barred(s, seat, move)
    zone = ZONES[player.boat]
    args: Args = {"zone": zone}
    at = f"zone:{zone}"
    if verb == "fight":
        foe = FOES[s.chart.foes[s.chart.foe_slots[str(move[1])]]]
        args = {"foe": Word(f"nassau-opponent-{OPPONENTS[foe.type]}"), "strength": foe.strength}
        at = f"foe:{foe.id}"
    elif verb == "outpost":
        args = {"which": move[2], "what": said(OUTPOSTS[s.chart.outposts[s.chart.outpost_slots[str(move[1])]]].gains)}
        at = f"outpost:{move[1]}"
    elif verb == "tower":
        args = {"n": move[2], "laid": fighter(player).laid(int(move[2]))}
        at = f"tower:{move[1]}"
    elif verb == "post":
        good = s.posts[s.chart.post_slots[str(move[1])]]
        args = {
            "good": thing(GOOD_KINDS[good]) if good >= 0 else Word("nassau-nothing"),
            "laid": fighter(player).laid(TRADE),
        }
        at = f"post:{move[1]}"
    elif verb == "dutchman":
        args = {"n": move[1], "laid": fighter(player).laid(int(move[1]))}
        at = "dutchman"
    elif verb == "salt":
        at = "salt"
    return Option(move, f"nassau-do-{verb}", args, verb, source=f"boat:{seat}", at=at, barred=bar)
