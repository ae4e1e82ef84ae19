"""Chapter 5.23 (EVT): events that are shown as one's own turn begins (TS-10), and at whom or where they strike."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from .....core.agenda import Ask, Chance, Composed, not_asked, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import EventSink
from .....core.fate import Fate
from .....core.forms import Form, Whole
from .....core.frozen import frozen
from ...geometry.gap import within
from ...geometry.outline import HUNDREDTHS
from ...names import called, item_called, ship_named
from ...questions.abilities.active import is_up, reachable, shows
from ...questions.cargo.hold import crew_of
from ...questions.events.tokens import BECALMED, CURSED_ZONE, ROLLING_FOG, code_of, point
from ...questions.sailing.pins import pinned
from ...questions.table.bodies import body, land, water
from ...questions.table.cards import pieces
from ...questions.table.items import HELD, card_of, item_named, name_of
from ...questions.table.layout import area
from ...state import GONE, NOBODY, NOWHERE, Is, Ship, State
from ..damage.sinking_events import play_event
from .event_effects import cove_of, duel, false_treasure, favor, foul_winds, hidden_cove, lay_token, mermaids, mutiny

_START: Final = "own_turn_start"
MERMAIDS, FALSE_TREASURE, MUTINY = "EV_MERMAIDS", "EV_FALSE_TREASURE", "EV_MUTINY"
COVE, DUEL, WINDS, FAVOR = "EV_HIDDEN_COVE", "EV_DUEL", "EV_FOUL_WINDS", "EV_FAVOR"
_ENEMY: Final = (MERMAIDS, FALSE_TREASURE, MUTINY)
_POINTS: Final = (WINDS, BECALMED, CURSED_ZONE)
_DOWN: Final = "down"
_ASIDE: Final = 6000
"""How far from a ship a token is tried, in hundredths of a millimetre."""
_RASTER: Final = 2000


def enemies(s: State, seat: int) -> Iterator[tuple[int, Ship]]:
    """CSG-EVT-14: ships of others that the events of a player can strike."""
    for number, ship in s.afloat():
        if ship.owner not in (seat, NOBODY) and reachable(s, number, seat):
            yield number, ship


def targets(s: State, seat: int, code: str) -> list[Move]:
    """At whom this event can strike; of a duel, who may fight it."""
    if code in _ENEMY:
        return [
            ("target", s.names[number])
            for number, ship in enemies(s, seat)
            if code != MERMAIDS or ship.docked == NOWHERE
        ]
    if code == COVE:
        fleet = (number for number, ship in s.fleet(seat) if ship.lost == NOWHERE and Is.WRECK not in ship.state)
        return [("target", s.names[one]) for one in fleet if not pinned(s, one) and cove_of(s, one) != NOWHERE]
    if code == ROLLING_FOG:
        return [("bank", i) for i, tile in enumerate(s.tiles) if tile.kind == "fog" and tile.smoke == NOBODY]
    if code == DUEL and any(crew_of(ship) for _, ship in enemies(s, seat)):
        own = dict.fromkeys((number, HELD.item(held)) for number, ship in s.fleet(seat) for held in crew_of(ship))
        return [("fighter", s.names[number], name_of(item)) for number, item in own]
    return []


def playable(s: State, seat: int) -> list[int]:
    """CSG-EVT-01, D-EVENT: the events in hand whose text says that they are shown now, and that find a target."""
    found: dict[int, int] = {}
    for held in s.events[seat]:
        piece = card_of(HELD.item(held))
        code = str(piece.card["code"])
        if piece.card["when"] == _START and (code in (*_POINTS, FAVOR) or targets(s, seat, code)):
            found.setdefault(HELD.item(held), held)
    return list(found.values())


@frozen
class ShowEvent(Chance[State]):
    """D-EVENT, CSG-TRN-10: one event of one's own hand, again and again, or none.

    Answers:
        ``event EVENT``: an event of the hand.
        ``no-event``: none.
    """

    seat: int

    secret = True
    decline = ("no-event",)

    def is_available(self, s: State) -> bool:
        return bool(s.events[self.seat]) and bool(playable(s, self.seat))

    def moves(self, s: State) -> list[Move]:
        return [*(("event", name_of(HELD.item(held))) for held in playable(s, self.seat)), self.decline]

    def ask(self, s: State) -> Decision:
        options = [
            Option(move, "pirates-do-event", {"event": card_of(item_named(str(move[1]))).said}, "event")
            for move in self.moves(s)[:-1]
        ]
        options.append(Option(self.decline, "pirates-do-no-event", {}, "event", default=True))
        return self.decision(s, "pirates-ask-event", "CSG-TRN-10", tuple(options), {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        card = str(move[1])
        held = next(event for event in s.events[self.seat] if name_of(HELD.item(event)) == card)
        play_event(s, self.seat, held, emit)
        code = code_of(card)
        then(s, ShowEvent(self.seat))
        if code == FAVOR:
            favor(s, emit)
        elif code in _POINTS:
            then(s, LayToken(self.seat, card))
        else:
            then(s, Strike(self.seat, card))


def _about(card: str) -> bool:
    """Whether this is an event with a target or a token."""
    return card in pieces() and pieces()[card].kind == "event" and code_of(card) in _RULES


@frozen
class Strike(Ask[State]):
    """D-EVENT-X: the ship, the fog bank or the fighter of an event.

    Answers:
        ``target SHIP``: the ship that it strikes.
        ``bank TILE``: the fog bank that rolls.
        ``fighter SHIP PIECE``: one's own fighter, and where he is.
    """

    seat: int
    card: str

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _about(self.card)

    def privacy(self, s: State) -> tuple[bool, bool]:
        """Own crew that lie face down are for their owner."""
        duel_ = code_of(self.card) == DUEL
        return duel_, not duel_

    def moves(self, s: State) -> list[Move]:
        return targets(s, self.seat, code_of(self.card))

    def ask(self, s: State) -> Decision:
        options = tuple(self._option(s, move) for move in self.moves(s))
        args: Args = {"seat": Name(self.seat), "event": card_of(item_named(self.card)).said}
        return self.decision(s, "pirates-ask-strike", _RULES[code_of(self.card)], options, args)

    def _option(self, s: State, move: Move) -> Option:
        if move[0] == "bank":
            return Option(move, "pirates-do-bank", {"count": int(move[1]) + 1}, "event", at=f"tile:{move[1]}")
        args: Args = {"ship": called(s, s.names.index(str(move[1])))}
        if move[0] == "fighter":
            args = {**args, "what": item_called(item_named(str(move[2])))}
            return Option(move, "pirates-do-fighter", args, "event", at=f"ship:{move[1]}")
        return Option(move, "pirates-do-target", args, "event", at=f"ship:{move[1]}")

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "bank":
            tile = int(move[1])
            pose = s.tiles[tile].pose
            lay_token(s, self.seat, self.card, pose.x, pose.y, tile, emit)
            return
        number = ship_named(s, str(move[1]))
        assert number is not None, "it was legal"
        match code_of(self.card):
            case "EV_MERMAIDS":
                mermaids(s, number, emit)
            case "EV_FALSE_TREASURE":
                false_treasure(s, number, self.seat, emit)
            case "EV_MUTINY":
                mutiny(s, number, self.seat)
            case "EV_HIDDEN_COVE":
                hidden_cove(s, number, emit)
            case _:
                shows(s, number, [item_named(str(move[2]))], emit)
                then(s, Rival(self.seat, number, item_named(str(move[2]))))


_RULES: Final = {
    MERMAIDS: "CSG-EVT-04",
    FALSE_TREASURE: "CSG-EVT-09",
    MUTINY: "CSG-EVT-13",
    COVE: "CSG-EVT-07",
    ROLLING_FOG: "CSG-EVT-10",
    DUEL: "CSG-EVT-12",
    WINDS: "CSG-EVT-05",
    BECALMED: "CSG-EVT-06",
    CURSED_ZONE: "CSG-EVT-11",
}


@frozen
class Rival(Ask[State]):
    """CSG-EVT-12: the enemy crew that one's own crew fights; of what lies face down, one by lot.

    Answers:
        ``rival SHIP PIECE``: the enemy who is fought, and where he is.
    """

    seat: int
    ship: int
    item: int

    open = True

    def moves(self, s: State) -> list[Move]:
        found: dict[Move, None] = {}
        for number, ship in enemies(s, self.seat):
            names = {name_of(HELD.item(held)) if is_up(s, held) else _DOWN for held in crew_of(ship)}
            # in an order that does not tell where in the hold somebody lies
            found.update({("rival", s.names[number], who): None for who in sorted(names)})
        return list(found)

    def ask(self, s: State) -> Decision:
        options = []
        for move in self.moves(s):
            down = move[2] == _DOWN
            what = "" if down else item_called(item_named(str(move[2])))
            args: Args = {"ship": called(s, s.names.index(str(move[1]))), "what": what, "down": "yes" if down else "no"}
            options.append(Option(move, "pirates-do-rival", args, "event", at=f"ship:{move[1]}"))
        return self.decision(s, "pirates-ask-rival", "CSG-EVT-12", tuple(options), {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_named(s, str(move[1]))
        assert number is not None, "it was legal"
        name = str(move[2])
        if name == _DOWN:
            hidden = [name_of(HELD.item(held)) for held in crew_of(s.ship(number)) if not is_up(s, held)]
            name = str(fate.answer("crew", hidden))
        duel(s, self.seat, (self.ship, self.item, number, item_named(name)), emit)


@frozen
class LayToken(Composed[State]):
    """D-EVENT-X, CSG-EVT-05, CSG-EVT-06, CSG-EVT-11: where the token of an event lies.

    Answers:
        ``token X Y``: where the token lies.
    """

    seat: int
    card: str

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _about(self.card)

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: dict[Move, None] = {}
        for x, y in self._tried(s, rng):
            if self.why_not(s, ("token", x, y)) is None:
                found["token", x, y] = None
            if len(found) == most:
                break
        return list(found)

    def _tried(self, s: State, rng: Random) -> Iterator[tuple[int, int]]:
        """Beside the ships of others, then anywhere."""
        for _, ship in rng.sample(every := list(enemies(s, self.seat)), len(every)):
            for east, north in ((_ASIDE, 0), (-_ASIDE, 0), (0, _ASIDE), (0, -_ASIDE)):
                yield ship.pose.x + east, ship.pose.y + north
        width, height = (side * HUNDREDTHS for side in area(s.setting.seats))
        for y in range(_RASTER, height, _RASTER):
            for x in range(_RASTER, width, _RASTER):
                yield x, y

    def why_not(self, s: State, move: Move) -> Bar | None:
        if not self._form(s).fits(move):
            return not_asked(move)
        at = point(int(move[1]), int(move[2]))
        rule = _RULES[code_of(self.card)]
        if any(within(at, land(island.shape, island.pose), 0.0) for island in s.islands):
            return Bar("pirates-barred-token", rule)
        if code_of(self.card) == CURSED_ZONE:
            there = [water(tile.kind, tile.pose) for tile in s.tiles if tile.kind != GONE]
        else:
            there = [body(ship) for _, ship in s.afloat() if ship.lost == NOWHERE]
        return Bar("pirates-barred-token", rule) if any(within(at, one, 0.0) for one in there) else None

    def _form(self, s: State) -> Form:
        width, height = (side * HUNDREDTHS for side in area(s.setting.seats))
        parts = (Whole("x", 0, width, "1/100 mm"), Whole("y", 0, height, "1/100 mm"))
        return Form("token", "pirates-do-token-form", parts, {"event": card_of(item_named(self.card)).said})

    def ask(self, s: State) -> Decision:
        cm = HUNDREDTHS * 10
        options = tuple(
            Option(move, "pirates-do-token", {"x": int(move[1]) // cm, "y": int(move[2]) // cm}, "event")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "event": card_of(item_named(self.card)).said}
        rule = _RULES[code_of(self.card)]
        return self.decision(s, "pirates-ask-token", rule, options, args, forms=(self._form(s),))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        x, y = int(move[1]), int(move[2])
        if code_of(self.card) == WINDS:
            foul_winds(s, self.seat, x, y)
        else:
            lay_token(s, self.seat, self.card, x, y, NOWHERE, emit)
