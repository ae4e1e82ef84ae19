"""A table laid by people: ships, holds and treasures as they lie, hands and covered treasures by lot."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from ...core.atoms import Json, RawJson
from ...core.codec import Codec, as_is, list_of, maybe, one_of, record, set_of, tuple_of, whole, word_of
from ...core.faults import Breach, PositionError
from ...core.layout_rules import UNKNOWN
from ...core.reading import Reader, Reads, Wrong, known_fields
from ...core.seat import Seat
from ...core.steps import step_json
from .choose import CHOOSE, RESOLVE, REVEAL, Choose, Mage, Resolve
from .ghost import GhostMove
from .layout_fields import fields as fields
from .move import Act
from .position import FORM, write
from .round import GHOST_MOVES, ROUND_END, ROUND_START, Dice, Oracle, RoundStart
from .setup import setting_of
from .state import CARD, CURSED, KNOWN, Setting, State
from .tables import AMULETS, CARD_ICONS, CARD_NUMBER, CARDS, CHARACTERS, DIE, HAND, LAIRS, MAP, MAX_SEATS, NODES

CURSE: Final = "cursed"
"""A covered treasure of which all know that it is a curse."""
FIELDS: Final = (
    "game", "options", "colours", "round", "captain", "ships", "players", "lairs", "tavern", "bottle", "moment",
)  # fmt: skip
LAID: Final = replace(FORM, fields=FIELDS)
_TRIES: Final = 20


class Phase(NamedTuple):
    """Where the round goes on. `round`: the Captain is about to roll; `rolled`: has rolled these `dice`; `choose`: they
    are placed, and all choose a card; `act`: `seat` turns up `card`; `ghost`: all have acted but the Ghost Ship."""

    at: str = "round"
    dice: tuple[int, ...] = ()
    seat: int = 0
    card: str = UNKNOWN


class _Player(NamedTuple):
    """`hand`: how many cards; None: as many as a hand has. `discard`: None where nobody laid it."""

    hand: int | None = None
    discard: tuple[str, ...] | None = None


def layout(s: State) -> dict[str, Json]:
    """What lies open of a state."""
    whole_table, moment = write(s), _moment_of(s)
    ships = whole_table["ships"]
    for ship, held in zip(ships, s.down, strict=True):
        ship["down"] = [UNKNOWN if not one & CURSED else CURSE for one in sorted(covered & CURSED for covered in held)]
    laid = {key: whole_table[key] for key in FIELDS if key in whole_table}
    laid["players"] = [_PLAYER.writes(_player_of(s, seat, moment)) for seat in range(s.setting.seats)]
    laid["round"] = s.round + (s.agenda[-1:] == [ROUND_START])
    laid["moment"] = _MOMENT.writes(moment)
    return laid


def goes_on(s: State) -> tuple[int, str]:
    step = s.agenda[-1]
    acts = isinstance(step, Resolve | Act)
    return (step.seat, "JAM-FLOW-04") if acts else (s.captain, "JAM-FLOW-01")


def _moment_of(s: State) -> Phase:
    step = s.agenda[-1] if s.agenda else None
    ghosts = sum(isinstance(one, GhostMove) for one in s.agenda)
    if isinstance(step, Dice):
        return Phase("rolled", (step.first, step.second))
    if isinstance(step, RoundStart | Oracle):
        return Phase()
    if isinstance(step, Choose):
        return Phase("choose", s.dice)
    if isinstance(step, GhostMove):
        return Phase("ghost", s.dice)
    if isinstance(step, Resolve):
        return Phase("act", s.dice, step.seat, CARDS[s.chosen[step.seat]])
    if s.setting.ghost >= 0 and not any(isinstance(one, Resolve) for one in s.agenda) and ghosts < len(GHOST_MOVES):
        return Phase("ghost", s.dice)
    return Phase("act", s.dice, s.turn, CARDS[s.discard[s.turn][-1]])


def _player_of(s: State, seat: int, moment: Phase) -> _Player:
    """A card that waits face down is in the hand while others still choose, and in none once its owner is to act."""
    turned_up = moment.at == "act" and moment.seat == seat and s.chosen[seat] < 0
    discard = s.discard[seat][:-1] if turned_up else s.discard[seat]
    unlaid = s.setting.unlaid >> seat & 1
    held = s.hand[seat].bit_count() + (s.chosen[seat] >= 0 and moment.at == "choose")
    return _Player(held, None if unlaid else tuple([CARDS[card] for card in discard]))


def position(laid: RawJson, luck: int, before: State | None = None, in_app: Collection[int] = ()) -> Mapping[str, Json]:
    """A position with this layout. Of a game that was played before, ships keep as many of their covered treasures as
    lie there, and captains the cards that lie as they did. What else captains of the app have covered, the app has
    not seen."""
    data = LAID.object_of(laid)
    setting = LAID.setting(laid, [Seat("") for _ in range(LAID.seats_of(laid))], setting_of)
    drawn = _Lot(data, setting, Random(luck), in_app).position(before)
    return drawn if before is None else _kept(drawn, data, before)


def _kept(drawn: dict[str, Json], laid: Mapping[str, Json], before: State) -> dict[str, Json]:
    """With the hands of captains that lie as they lay before; and of the characters those who were gone stay so."""
    was, were = layout(before), write(before)["players"]
    if before.setting.crew:
        drawn = {**drawn, "strangers": _strangers(laid, before)}
    if laid.get("moment") != was["moment"] or laid.get("round") != was["round"]:
        return drawn
    rows = drawn["players"][:]
    for seat, (now, old) in enumerate(zip(laid.get("players", ()), was["players"], strict=False)):
        cards = were[seat]
        if was["moment"]["at"] == "choose" and cards["chosen"]:
            cards = {**cards, "hand": [*cards["hand"], cards["chosen"]], "chosen": None}
        if now == old and (cards["chosen"] is None) == (rows[seat]["chosen"] is None):
            rows[seat] = cards
    return {**drawn, "players": rows}


def _strangers(laid: Mapping[str, Json], before: State) -> list[str]:
    """Whoever may lie in the tavern: not those who are seen here, nor those who had come and gone before."""
    whole_table = write(before)
    there = {*whole_table["strangers"], *_words((whole_table["tavern"], whole_table["ships"]))}
    seen = {*_words((laid.get("tavern"), laid.get("ships")))}
    return [name for name in CHARACTERS if name in there - seen]


def _words(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ():
        yield from _words(part)


class _Lot(Reader):
    """Fills a layout with what nobody sees."""

    def __init__(self, laid: Mapping[str, Json], setting: Setting, rng: Random, in_app: Collection[int]) -> None:
        super().__init__(laid)
        self.setting, self.rng, self.in_app = setting, rng, in_app
        self._numbers = {card.id: i for i, card in enumerate(setting.treasures) if i}
        self._covered = one_of({UNKNOWN: 0, CURSE: CURSED, **self._numbers})

    def position(self, before: State | None = None) -> dict[str, Json]:
        n, ships = self.setting.seats, self.setting.ships
        rows = self.take("ships", "JAM-SET-05", list_of(_SHIP, ships).reads, [dict[str, Json]() for _ in range(ships)])
        down = [self._read(row, "down", i, list_of(self._covered).reads) for i, row in enumerate(rows)]
        up = [self._read(row, "up", i, set_of(one_of(self._numbers)).reads) for i, row in enumerate(rows)]
        players = self.take("players", "JAM-SET-06", list_of(_PLAYER, n).reads, [_Player()] * n)
        everywhere = [node for node in range(NODES) if LAIRS >> node & 1]
        lairs = self.take("lairs", "JAM-SET-03", set_of(whole(0, NODES - 1)).reads, everywhere)
        captain = self.take("captain", "JAM-SET-08", whole(0, n - 1).reads, 0)
        number = self.take("round", "JAM-FLOW-01", whole(1, self.setting.cap).reads, 1)
        moment = self.take("moment", "JAM-FLOW-01", _MOMENT.reads, Phase())
        if moment.seat >= n:
            self.breaches.append(Breach("JAM-FLOW-04", f"moment.seat: cannot be {moment.seat}; there are {n} seats"))
        self.clean()
        still = [self._still(before, ship, laid) for ship, laid in enumerate(down)]
        down = [[was & CARD or one for one, was in zip(*both, strict=True)] for both in zip(down, still, strict=True)]
        dealt = self._treasures(rows, up, down, still)
        order = [(captain + i) % n for i in range(n)]
        waits = order[order.index(moment.seat) :] if moment.at == "act" else []
        sizes = [self._hand_size(row.get("holds"), cards) for row, cards in zip(rows, up, strict=True)]
        return {
            **{key: part for key, part in self.data.items() if key != "moment"},
            **_going_on(self.setting, captain, moment, mage=self._mage(rows, moment)),
            "pile": len(lairs),
            "round": number - (moment.at == "round"),
            "ships": [{**row, "down": cards} for row, cards in zip(rows, dealt, strict=True)],
            "players": [self._cards(i, player, sizes[i], number, moment, waits) for i, player in enumerate(players)],
        }

    def _read(self, ship: Mapping[str, Json], key: str, number: int, reads: Reads[list[int]]) -> list[int]:
        try:
            return reads(ship.get(key, []), f"ships[{number}].{key}")
        except Wrong as wrong:
            self.breaches.append(Breach("JAM-TRE-02", str(wrong)))
            return []

    def _still(self, before: State | None, ship: int, down: list[int]) -> list[int]:
        """Which treasure of before each of these covered ones is; 0 where it is none."""
        left = list(before.down[ship]) if before and ship < len(before.down) else []
        still = []
        for laid in down:
            was = next((held for held in left if laid in (0, CURSED) and held & CURSED == laid and held & CARD), 0)
            if was:
                left.remove(was)
            still.append(was)
        return still

    def _treasures(
        self, ships: list[dict[str, Json]], up: list[list[int]], down: list[list[int]], still: list[list[int]]
    ) -> list[list[Json]]:
        """JAM-TRE-02: the covered treasures, dealt out of those that lie nowhere else; again where somebody would have
        won by Calypso long ago (JAM-CREW-C17)."""
        for _ in range(_TRIES):
            dealt = self._dealt(up, down)
            if not self.setting.crew or not any(map(_won, ships, dealt)):
                break
        return [
            [
                self._covers(ship, card, laid, was)
                for card, laid, was in zip(cards, down[ship], still[ship], strict=True)
            ]
            for ship, cards in enumerate(dealt)
        ]

    def _covers(self, ship: int, card: int, laid: int, was: int) -> list[Json]:
        """A covered treasure, who knows it, and whether all know that it is a curse."""
        seats = range(self.setting.seats)
        owner, ghostly = min(ship, len(seats) - 1), ship == self.setting.ghost
        seen = [seat for seat in seats if was and KNOWN.by(was, seat)]
        # either captain may have given the Ghost Ship its curse
        stands_in = (was or laid in (0, CURSED)) and (bool(self.in_app) if ghostly else owner in self.in_app)
        if card and not seen and not stands_in and not (ghostly and was and not was & CURSED):
            seen = [owner]
        return [self.setting.treasures[card].id, seen, bool(was & CURSED) if was else laid == CURSED]

    def _dealt(self, up: list[list[int]], down: list[list[int]]) -> list[list[int]]:
        """Per ship its covered treasures. Curses come first, for anything may lie where nobody knows what does."""
        cards, ghost = self.setting.treasures, self.setting.ghost
        gone = {card for ship in (*up, *down) for card in ship}
        left = [i for i, card in enumerate(cards) if i and i not in gone and not card.up]
        self.rng.shuffle(left)
        dealt = [ship[:] for ship in down]
        for kind in (CURSED, 0):
            for ship, laid in enumerate(down):
                # what the Ghost Ship has covered nobody has seen (JAM-GHOST-12)
                for place in [i for i, one in enumerate(laid) if one == kind and (kind or ship != ghost)]:
                    card = next((i for i in left if cards[i].cursed or not kind), None)
                    if card is None:
                        none_left = f"ships[{ship}].down[{place}]: no such treasure is left"
                        raise PositionError([Breach("JAM-SET-04", none_left)])
                    left.remove(card)
                    dealt[ship][place] = card
        return dealt

    def _cards(
        self, seat: int, laid: _Player, size: int, number: int, moment: Phase, waits: Sequence[int]
    ) -> dict[str, Json]:
        """JAM-HID-02: hand, draw pile and the card that waits face down. `number`: the round's."""
        acts = moment.at == "act" and seat == moment.seat and moment.card != UNKNOWN
        told = {*(laid.discard or ()), *([moment.card] if acts else [])}
        rest = [card for card in CARDS if card not in told]
        self.rng.shuffle(rest)
        chosen = rest.pop() if not acts and seat in waits and rest else None
        held = size - (moment.at in ("act", "ghost")) if laid.hand is None else laid.hand
        hand, deck, discard = rest[:held], rest[held:], list(laid.discard or ())
        if laid.discard is None:
            # JAM-FLOW-08: as many as were played since the pile was last shuffled
            played = min((number - 1) % (len(CARDS) - size + 1), len(deck))
            discard, deck = deck[:played], deck[played:]
        unlaid = len(discard)
        if acts:
            discard.append(moment.card)
        cards: dict[str, Json] = {"hand": hand, "deck": deck, "discard": discard, "chosen": chosen}
        return cards if laid.discard is not None else {**cards, "unlaid": unlaid}

    def _mage(self, ships: Sequence[Mapping[str, Json]], moment: Phase) -> bool:
        return self.setting.crew and ["crew", "mage"] in (ships[moment.seat].get("holds") or [])

    def _hand_size(self, holds: Json, up: Sequence[int]) -> int:
        """JAM-PWR-01, JAM-CREW-C09: how many cards a player holds."""
        if self.setting.crew:
            return HAND + (["crew", "cartographer"] in (holds or []))
        return HAND + any(MAP >> card & 1 for card in up)


def _won(ship: Mapping[str, Json], cards: Sequence[int]) -> bool:
    calypso = ["crew", "calypso"] in (ship.get("holds") or [])
    return calypso and AMULETS & ~sum(1 << card for card in {*cards}) == 0


def _ship(value: RawJson, place: str) -> dict[str, Json]:
    row = dict(known_fields(value, place, ("space", "lap", "holds", "up", "down", "tokens")))
    if not isinstance(row.get("holds", []), list):
        raise Wrong(f"{place}.holds", row["holds"], "it is a list")
    return row


_SHIP: Final = Codec(_ship, as_is)
_CARD: Final = word_of(CARDS)
_PLAYER: Final = record(
    _Player, {"hand": maybe(whole(0, HAND + 1), None), "discard": maybe(set_of(_CARD).mapped(tuple, list), None)}
)
_AT: Final = word_of(("round", "rolled", "choose", "act", "ghost"))
_FACE: Final = whole(min(DIE), max(DIE))
_TURNED_UP: Final = word_of((UNKNOWN, *CARDS))


def _read_moment(value: RawJson, place: str) -> Phase:
    row = known_fields(value, place, Phase._fields)
    at = _AT.reads(row.get("at", "round"), f"{place}.at")
    dice = tuple_of(_FACE, 0 if at == "round" else 2).reads(row.get("dice", []), f"{place}.dice")
    seat = whole(0, MAX_SEATS - 1).reads(row.get("seat", 0), f"{place}.seat")
    return Phase(at, dice, seat, _TURNED_UP.reads(row.get("card", UNKNOWN), f"{place}.card"))


_MOMENT: Final = Codec(_read_moment, lambda moment: {**moment._asdict(), "dice": list(moment.dice)})


def _acts(moment: Phase, *, mage: bool) -> list[Mage | Act]:
    """JAM-FLOW-05, JAM-CREW-C18: what a card that is turned up leads to."""
    if mage and len(set(moment.dice)) > 1:
        return [Mage(moment.seat)]
    icons = CARD_ICONS[CARD_NUMBER[moment.card]]
    return [Act(moment.seat, icon, die) for icon, die in zip(icons, moment.dice, strict=True)]


def _going_on(setting: Setting, captain: int, moment: Phase, *, mage: bool) -> dict[str, Json]:
    """Dice and agenda at this moment (JAM-FLOW-01, JAM-FLOW-04)."""
    n = setting.seats
    if moment.at == "round":
        return {"agenda": [step_json(ROUND_START)]}
    order = [(captain + i) % n for i in range(n)]
    acting = order[order.index(moment.seat) :] if moment.at == "act" else [] if moment.at == "ghost" else order
    # a card that people name lies there turned up, whatever a real hand holds
    named = moment.at == "act" and moment.card != UNKNOWN
    agenda = [
        ROUND_END,
        *(GHOST_MOVES[::-1] if setting.ghost >= 0 else ()),
        *(RESOLVE[i] for i in acting[named:][::-1]),
    ]
    if named:
        agenda += _acts(moment, mage=mage)[::-1]
    if moment.at in ("rolled", "choose"):
        agenda += [*([REVEAL] if setting.reveal_together else ()), *(CHOOSE[i] for i in order[::-1])]
    placed = moment.dice
    if moment.at == "rolled" and moment.dice[0] != moment.dice[1]:
        agenda.append(Dice(captain, *moment.dice))
        placed = (0, 0)
    turn = {"turn": moment.seat} if named else {}
    return {"agenda": [step_json(step) for step in agenda], "dice": list(placed), **turn}
