"""What holds in every state that play can reach: nothing is lost, nothing is made, every question can arise."""

from collections.abc import Iterator
from typing import Any, Final

from ...core.agenda import Ask, misplaced
from ...core.faults import Breach
from ...core.layout_rules import AsLaid, before_it_goes_on
from . import (
    actions,
    cargo,
    collect,
    crew,
    deal,
    defence,
    feld_pawn,
    fighting,
    home_port,
    homeward,
    losses,
    outcome,
    quays,
    ready,
    rounds,
    sea_turn,
    tokens,
    town_turn,
)
from .cargo import load_of, stows
from .feld import CYCLE
from .luck import members
from .places import (
    DUTCH_TILES,
    FOES,
    HIDEOUT_IDS,
    OF_BACK,
    OFFERINGS,
    OUTPOSTS,
    POST_IDS,
    QUAYS,
    SALT_ZONES,
    SLOT_GOODS,
    TOWER_IDS,
)
from .state import HOME, NOWHERE, RAT, SEA, SEATS, Player, State
from .tables import (
    ANIMALS,
    CRATES,
    DATA,
    GOOD_KINDS,
    HOLDS,
    HOLDS_AT_START,
    PIRATES,
    PRINTED,
    ROUNDS,
    SAILS,
    WEAPON_TILES,
)
from .town import CELLS

_STEPS: Final = (
    deal.Deal, rounds.NewRound, rounds.RoundOver, rounds.RatUpkeep, rounds.KeepRat, town_turn.TownTurn,
    town_turn.InTown, town_turn.Onward, town_turn.ExtraMove, town_turn.Extra, town_turn.Equip, town_turn.EitherOr,
    quays.PickQuay, quays.TwiceBonus, feld_pawn.FeldBonus, feld_pawn.FirstBonus, feld_pawn.SecondBonus,
    feld_pawn.PlacePawn, cargo.Stow, cargo.Choose, cargo.Drop, collect.Collect, collect.PickWeapon, collect.PickTable,
    collect.Draw, collect.PickPile, crew.SeatSailor, crew.LoseSailor, crew.PickAnimal, sea_turn.SeaPhase,
    sea_turn.SeaTurn, sea_turn.AtSea, sea_turn.Sail, actions.Act, actions.MaybeOffer, actions.Offer, fighting.SetUp,
    tokens.DrawTokens, tokens.DodgeToken, tokens.Dodge, defence.Defend, defence.PickDice, defence.Reroll,
    defence.Repel, defence.PickRepelled, losses.Suffer, losses.LoseWeapon, outcome.Outcome, outcome.Boost,
    outcome.Defeat, outcome.DutchEnd, homeward.NextStop, homeward.Hide, homeward.Campfire, home_port.HomePort,
    home_port.TurtleHelp, home_port.PortPoints, ready.MakeReady, AsLaid,
)  # fmt: skip
STEPS: Final[dict[str, type]] = {step.__name__: step for step in _STEPS}
_PER_GOOD: Final = next(row["per_type"] for row in DATA["supply"] if row["kind"] == "good")
_COPIES: Final = tuple(row["copies"] for row in DATA["animals"]["kinds"])


def pirates_out(s: State, seat: int) -> int:
    """A player's pirates that are not on deck: on streets, in the tavern, on outposts."""
    player, sections = s.players[seat], s.chart.town.sections
    return sum(sections[i] for i in members(player.streets)) + player.tavern.bit_count() + s.outposts_of(seat)


def crates_out(s: State, seat: int) -> int:
    """A player's crates that are neither in holds nor in the reserve."""
    player = s.players[seat]
    on_foes = sum(s.crates_on(slot, seat) for slot in range(len(s.foes)))
    return on_foes + sum(s.towers_of(seat)) + player.marker + sum(player.dutch)


def breaches_of(s: State) -> list[Breach]:
    """What breaks the invariants; the table must be sound before the agenda can be judged."""
    if s.captain == NOWHERE:
        return [] if [type(step) for step in s.agenda] == [deal.Deal] else [Breach("NAS-SET-03", "captain: not dealt")]
    return [*_chart(s)] or [*_players(s), *_supply(s), *_tales(s), *_round(s)] or list(_agenda(before_it_goes_on(s)))


def _chart(s: State) -> Iterator[Breach]:
    """What was dealt: each tile once."""
    chart, n = s.chart, s.setting.seats
    if len({tile for tile, _, _ in chart.layout}) != CELLS:
        yield Breach("NAS-SET-01", "town: each tile lies there once")
    for name, rule, tiles, all_of, wanted in (
        ("foes", "NAS-SET-12", chart.foes, len(FOES), len(s.setting.foe_zones)),
        ("outposts", "NAS-SET-13", chart.outposts, len(OUTPOSTS), len(OUTPOSTS)),
        ("towers", "NAS-SET-13", chart.towers, len(TOWER_IDS), len(TOWER_IDS)),
        ("posts", "NAS-SET-13", chart.posts, len(POST_IDS), len(POST_IDS)),
    ):
        if len(tiles) != wanted or len({*tiles}) != wanted or any(not 0 <= tile < all_of for tile in tiles):
            yield Breach(rule, f"{name}: {wanted} different ones, one a slot")
    if len(s.foes) != len(chart.foes) or any(crates < NOWHERE or max(crates, 0) >> 5 * n for crates in s.foes):
        yield Breach("NAS-FGT-02", "foes: the crates of each seat, or defeated")
    kinds = len({*chart.dutch_weapons})
    if kinds != len(chart.dutch_weapons) or kinds != (ROUNDS if s.setting.dutchman else 0):
        yield Breach("NAS-DUT-03", "dutch_weapons: four different ones, where the Dutchman sails")


def _players(s: State) -> Iterator[Breach]:
    used = 0
    for seat, player in enumerate(s.players):
        at = f"players[{seat}]"
        yield from _ship(player, at)
        out = pirates_out(s, seat)
        if min(player.standing, player.laid) < 0 or player.standing + player.laid + out != PIRATES:
            elsewhere = f"{at}.standing: with those elsewhere {PIRATES} pirates"
            yield Breach("NAS-SET-04", elsewhere, max(0, player.laid + out - PIRATES))
        out = crates_out(s, seat)
        if min(player.crates, player.reserve) < 0 or player.crates + player.reserve + out != CRATES:
            elsewhere = f"{at}.reserve: with those elsewhere {CRATES} crates"
            yield Breach("NAS-SET-04", elsewhere, max(0, player.crates + out - CRATES))
        if used & player.streets:
            yield Breach("NAS-P1-04", f"{at}.streets: somebody else stands there")
        used |= player.streets
        if not _waits(s, seat) and not stows(player, load_of(player)):
            yield Breach("NAS-HLD-01", f"{at}: the cargo does not fit into {player.holds} holds")
        if (player.boat == NOWHERE) != (player.quay == NOWHERE) or not NOWHERE <= player.quay < len(QUAYS) + len(
            OUTPOSTS
        ):
            yield Breach("NAS-P1-16", f"{at}.quay: a boat lies at a quay or is nowhere")
        elif player.quay >= len(QUAYS) and s.outposts[player.quay - len(QUAYS)] != seat:
            yield Breach("NAS-P1-16", f"{at}.quay: the outpost is not theirs")
        if player.dutch != (0, 0, 0) and not s.dutch:
            yield Breach("NAS-DUT-01", f"{at}.dutch: the Dutchman does not sail")
    harbour = [player.quay for player in s.players if 0 <= player.quay < len(QUAYS)]
    if len({*harbour}) != len(harbour):
        yield Breach("NAS-P1-16", "players: two boats at one quay of the harbour")
    if sorted(player.hideout for player in s.players) != sorted({player.hideout for player in s.players}):
        yield Breach("NAS-SET-09", "players: two have the same hideout")


def _waits(s: State, seat: int) -> bool:
    """Whether what does not fit is still to be decided."""
    return any(isinstance(step, cargo.Stow | cargo.Choose | rounds.KeepRat) and step.seat == seat for step in s.agenda)


def _ship(player: Player, at: str) -> Iterator[Breach]:
    if not 1 <= player.sails <= SAILS:
        yield Breach("NAS-GEN-04", f"{at}.sails: 1 to {SAILS}, the flag sail is never lost")
    if not player.sailors & 1 or player.sailors >> SEATS:
        yield Breach("NAS-FGT-13", f"{at}.sailors: the starting sailor is never lost, and there are {SEATS} seats")
    owned = [animal for animal in player.animals if animal >= 0]
    if len({*owned}) != len(owned):
        yield Breach("NAS-ANI-01", f"{at}.animals: two of a kind")
    if player.rat and not player.has(RAT):
        yield Breach("NAS-ANI-08", f"{at}.rat: there is none aboard")
    if player.tired & ~sum(1 << animal for animal in owned):
        yield Breach("NAS-ANI-07", f"{at}.tired: an animal that is not aboard")
    if any(not PRINTED <= n <= PRINTED + WEAPON_TILES for n in player.weapons):
        yield Breach("NAS-GEN-04", f"{at}.weapons: 1 to 5 of each type, the printed one included")
    if any(n < 0 for n in (*player.items, *player.goods, *player.centre, *player.dutch, player.provisions)):
        yield Breach("NAS-GEN-02", f"{at}: less than nothing")
    if not HOLDS_AT_START <= player.holds <= HOLDS:
        yield Breach("NAS-HLD-08", f"{at}.holds: {HOLDS_AT_START} to {HOLDS} are open")
    if not 0 <= player.hideout < len(HIDEOUT_IDS) or not 0 <= player.filled <= len(SLOT_GOODS[0]):
        yield Breach("NAS-SET-09", f"{at}.hideout: one of six, with six slots")
    if player.marker > player.traded:
        yield Breach("NAS-SLT-02", f"{at}.marker: without a trade")


def _supply(s: State) -> Iterator[Breach]:
    goods = [list(s.bag)]
    goods += [[good == kind for kind in range(len(GOOD_KINDS))] for good in s.posts]
    for player in s.players:
        goods += [list(player.goods), list(player.centre)]
        goods += [
            [slot == kind for kind in range(len(GOOD_KINDS))] for slot, _ in SLOT_GOODS[player.hideout][: player.filled]
        ]
    if min(s.bag) < 0 or any(sum(kind) != _PER_GOOD for kind in zip(*goods, strict=True)):
        yield Breach("NAS-SET-14", f"bag: {_PER_GOOD} goods of each kind, wherever they are")
    animals = [*s.display, *(animal for player in s.players for animal in player.animals if animal >= 0)]
    for kind, copies in enumerate(_COPIES):
        if s.pile[kind] < 0 or animals.count(kind) + s.pile[kind] > copies:
            yield Breach("NAS-SET-07", f"pile: {copies} of each animal at most, {ANIMALS[kind]} are more")
    if len(s.display) > crew.DISPLAY:
        yield Breach("NAS-SET-07", f"display: {crew.DISPLAY} at most")
    for i, (owner, n) in enumerate(s.towers):
        if (owner == NOWHERE) != (n == 0) or n < 0 or not NOWHERE <= owner < s.setting.seats:
            yield Breach("NAS-TWR-04", f"towers[{i}]: crates of one owner, or none")
    defeated = 0
    for seat, player in enumerate(s.players):
        if defeated & player.defeated:
            yield Breach("NAS-FGT-17", f"players[{seat}].defeated: somebody else has it")
        defeated |= player.defeated
    if defeated != sum(1 << foe for foe, crates in zip(s.chart.foes, s.foes, strict=True) if crates == NOWHERE):
        yield Breach("NAS-FGT-17", "foes: every defeated opponent is on a ship")


def _tales(s: State) -> Iterator[Breach]:
    piles = [s.tales, s.discards]
    for player in s.players:
        piles += [player.hand, player.told, player.jokes, player.buried]
    seen = 0
    for cards in piles:
        if seen & cards:
            yield Breach("NAS-SET-08", "tales: a card is there twice")
            return
        seen |= cards
    if seen != OF_BACK[0] | OF_BACK[1] | OF_BACK[2]:
        yield Breach("NAS-SET-08", "tales: a card is nowhere")


def _round(s: State) -> Iterator[Breach]:
    n = s.setting.seats
    if not 1 <= s.round <= ROUNDS or not 0 <= s.turn < n or not 0 <= s.dolphin < n:
        yield Breach("NAS-END-01", f"round: 1 to {ROUNDS}")
    revealed = min(s.round, ROUNDS)
    for name, rule, tiles, plays, kinds in (
        ("salts", "NAS-SET-16", s.salts, s.setting.salt, len(SALT_ZONES)),
        ("offerings", "NAS-SET-16", s.offerings, s.setting.salt, len(OFFERINGS)),
        ("dutch", "NAS-DUT-02", s.dutch, s.setting.dutchman, len(DUTCH_TILES)),
    ):
        wanted = revealed if plays else 0
        if len(tiles) != wanted or len({*tiles}) != wanted or any(not 0 <= tile < kinds for tile in tiles):
            yield Breach(rule, f"{name}: one a round has been revealed, {wanted} by now")
    if not s.visited >> s.captain & 1:
        yield Breach("NAS-P1-20", "visited: the captain stands there")
    if (s.feld != NOWHERE) != s.setting.feld:
        yield Breach("NAS-FELD-01", "feld: the pawn is there where it plays")
    elif s.setting.feld and s.feld // 4 not in CYCLE:
        yield Breach("NAS-FELD-06", "feld: the pawn stands in a corner")
    if s.passed >> n:
        yield Breach("NAS-P1-15", "passed: seats")
    if s.over == bool(s.agenda):
        yield Breach("NAS-END-01", "over: an empty agenda, and nothing else, is the end")


_FIGHTING: Final = (
    tokens.DrawTokens, tokens.DodgeToken, tokens.Dodge, defence.Defend, defence.PickDice, defence.Reroll,
    defence.Repel, defence.PickRepelled, losses.Suffer, losses.LoseWeapon, crew.LoseSailor, outcome.Outcome,
    outcome.Boost, outcome.Defeat, outcome.DutchEnd,
)  # fmt: skip
_PHASES: Final = (
    deal.Deal, rounds.NewRound, rounds.RoundOver, ready.MakeReady, sea_turn.SeaPhase, sea_turn.SeaTurn,
    town_turn.TownTurn, rounds.RatUpkeep,
)  # fmt: skip


def _agenda(s: State) -> Iterator[Breach]:
    if s.over:
        return
    kinds = [type(step) for step in s.agenda]
    if kinds == [rounds.NewRound]:
        return
    if kinds[:2] != [rounds.RoundOver, ready.MakeReady]:
        yield Breach("NAS-PH3-10", "agenda: below everything wait RoundOver and MakeReady")
        return
    if len(kinds) < 3:
        yield Breach("NAS-PH3-10", "agenda: after RoundOver and MakeReady waits SeaPhase, in town, or a SeaTurn")
        return
    rest = s.agenda[2:]
    in_town = isinstance(rest[0], sea_turn.SeaPhase)
    flight = rest[1:] if in_town else rest
    breach = (
        _wrong_turns(flight, in_town=in_town)
        or _wrong_asker(s, flight)
        or _wrong_passing(s, flight, in_town=in_town)
        or _wrong_progress(s, in_town=in_town)
        or _wrong_fight(s, flight)
        or _wrong_question(s, flight)
    )
    if breach is not None:
        yield breach


def _wrong_turns(flight: list[Any], *, in_town: bool) -> Breach | None:
    """NAS-P1-01: no other turn of this phase waits than the one at the bottom."""
    phases = [step for step in flight if isinstance(step, _PHASES)]
    turn: type[Any] = town_turn.TownTurn if in_town else sea_turn.SeaTurn
    rats = flight[1:] if flight and isinstance(flight[0], town_turn.TownTurn) else []
    if (
        any(not isinstance(step, turn | rounds.RatUpkeep) for step in phases)
        or sum(isinstance(step, turn) for step in phases) > 1
    ):
        return Breach("NAS-P1-01", "agenda: this is not what is left of a round")
    if any(isinstance(step, turn) for step in flight[1:]) or any(
        isinstance(step, rounds.RatUpkeep) for step in phases if step not in rats
    ):
        return Breach("NAS-P1-01", "agenda: the turns of others wait below")
    return None


def _wrong_asker(s: State, flight: list[Any]) -> Breach | None:
    """NAS-GEN-03: steps name seats at this table, and one question is asked at a time."""
    if not all(0 <= getattr(step, "seat", 0) < s.setting.seats for step in flight):
        return Breach("NAS-GEN-03", "agenda: a seat that is not at this table")
    if any(isinstance(step, Ask) and not isinstance(step, _LATER) for step in flight[:-1]):
        return Breach("NAS-GEN-03", "agenda: only the last step may ask")
    return None


def _wrong_passing(s: State, flight: list[Any], *, in_town: bool) -> Breach | None:
    """NAS-P1-01, NAS-P1-16: who has passed agrees with the boats and with the turn that goes on."""
    if not _boats(s, in_town=in_town):
        return Breach("NAS-P1-16", "players: whoever has passed has put down the boat, and nobody else")
    if [isinstance(step, _TURNS) for step in flight] != [place == 0 for place in range(len(flight))]:
        return Breach("NAS-P1-01", "agenda: a turn goes on below everything else that waits in its phase")
    if not flight and s.passed != (1 << s.setting.seats) - 1:
        return Breach("NAS-P1-01", "agenda: somebody has not passed, whose turn comes")
    return None


def _wrong_progress(s: State, *, in_town: bool) -> Breach | None:
    """NAS-P1-01, NAS-P1-19, NAS-RET-16: nothing has happened yet that a later phase brings."""
    seat = _too_early(s, in_town=in_town)
    if seat is not None:
        return Breach("NAS-P1-01", f"players[{seat}]: what happens at sea has not happened yet in this round")
    if s.taken != (bool(s.passed) if in_town else any(player.stage == HOME for player in s.players)):
        rule = "NAS-P1-19" if in_town else "NAS-RET-16"
        return Breach(rule, "taken: once somebody has passed in town, or is home, and not before")
    return None


def _wrong_fight(s: State, flight: list[Any]) -> Breach | None:
    """NAS-FGT-07: the fight and its steps are there together, and nothing else is done at sea meanwhile."""
    if any(isinstance(step, actions.Act) for step in flight) and any(isinstance(step, _FIGHTING) for step in flight):
        return Breach("NAS-FGT-07", "agenda: a fight ends before anything else is done at sea")
    if not _fight(s, flight):
        return Breach("NAS-FGT-07", "fight: it is there while it is fought, by whose turn it is")
    return None


def _wrong_question(s: State, flight: list[Any]) -> Breach | None:
    """NAS-GEN-03: each step can wait where it is, and the last one has something to choose from."""
    place = misplaced(s)
    if place is not None:
        return Breach("NAS-GEN-03", f"agenda[{place}]: {type(s.agenda[place]).__name__} cannot wait here")
    if flight and isinstance(flight[-1], Ask) and not flight[-1].moves(s):
        return Breach("NAS-GEN-03", f"agenda: {type(flight[-1]).__name__} cannot be asked here")
    return None


_TURNS: Final = (
    town_turn.TownTurn, town_turn.InTown, town_turn.Extra, town_turn.Onward, town_turn.ExtraMove, sea_turn.SeaTurn,
)  # fmt: skip
"""What brings the next turn."""
_LATER: Final = (feld_pawn.PlacePawn, feld_pawn.SecondBonus, actions.Act)
"""Questions that wait for what is gained first, or for a boat to sail."""


def _too_early(s: State, *, in_town: bool) -> int | None:
    """A seat that has done what is done at sea (tales, trades, pirates laid down) before its round went to sea, or what
    an earlier round leaves before there was one."""
    for seat, player in enumerate(s.players):
        if in_town and (player.told or player.jokes or player.traded or player.marker or player.laid):
            return seat
        if s.round == 1 and (player.buried or (in_town and player.defeated)):
            return seat
    return None


def _boats(s: State, *, in_town: bool) -> bool:
    if not in_town:
        return all(player.boat != NOWHERE for player in s.players)
    mooring = any(isinstance(step, quays.PickQuay) for step in s.agenda[-1:])
    for seat, player in enumerate(s.players):
        passed = bool(s.passed >> seat & 1) and not (mooring and s.agenda[-1].seat == seat)
        if passed != (player.boat != NOWHERE) or player.stage != SEA:
            return False
    return True


def _fight(s: State, flight: list[Any]) -> bool:
    steps = [step for step in flight if isinstance(step, _FIGHTING)]
    fight = s.fight
    if fight is None:
        return not steps
    ends = [step for step in steps if isinstance(step, outcome.Outcome | outcome.Defeat | outcome.DutchEnd)]
    if fight.seat != s.turn or len(ends) != 1:
        return False
    dutch = isinstance(ends[0], outcome.DutchEnd)
    if (fight.slot == NOWHERE) != dutch or (dutch and not s.dutch):
        return False
    there = s.players[fight.seat].dutch[0] if dutch else s.crates_on(fight.slot, fight.seat)
    sound = not dutch and s.foes[fight.slot] == NOWHERE
    return not sound and 0 <= fight.fired <= there and 0 <= fight.strength <= 5
