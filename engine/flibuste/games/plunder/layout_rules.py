"""A table laid by people: sea, ships, flags and tokens as they lie; which cards the captains hold, by lot."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from ...core.atoms import Json, RawJson
from ...core.codec import Codec, anything, list_of, whole, word_of
from ...core.faults import Breach, PositionError
from ...core.reading import Reader, known_fields
from ...core.seat import Seat
from ...core.steps import step_json
from .amounts import one
from .cards import COPIES
from .deal import PILES, ChooseIsland, HandOut, setting_of
from .layout_fields import fields as fields
from .position import COUNTS, FORM, MANY, write
from .rounds import Turns
from .soundness import every_card
from .standing import TurnOver
from .state import NONE, Cards, Setting, State, covers, less, plus
from .tables import MAX_SHIPS, RESOURCES, SAILING_DIE
from .treasure import PutBack

FIELDS: Final = (
    "game", "options", "colours", "layout", "turn", "first", "round", "last", "ships", "owners", "hands", "points",
    "piles", "storm", "marks", "moment",
)  # fmt: skip
LAID: Final = replace(FORM, fields=FIELDS)
_NOBODYS: Final[Mapping[str, int]] = {}
_AT: Final = word_of(("settle", "turn", "before", "sailing"))


class Phase(NamedTuple):
    """Where the game goes on. `settle`: who has no island yet chooses one; `turn`: the captain's turn is about to
    begin; `before`: the income is drawn, the sailing die is not rolled; `sailing`: it shows `rolled`, and `pool` steps
    are left."""

    at: str = "turn"
    rolled: int = 0
    pool: int = 0


def layout(s: State) -> dict[str, Json]:
    """What lies open of a state. What is asked or traded in the middle of a turn is not: the captain chooses again."""
    table = write(s)
    laid = {key: table[key] for key in FIELDS if key in table}
    laid["hands"] = [sum(hand) for hand in s.hands]
    laid["moment"] = _MOMENT.writes(_moment_of(s))
    return laid


def goes_on(s: State) -> tuple[int, str]:
    return s.turn, "PLU-TRN-01"


def _moment_of(s: State) -> Phase:
    if any(isinstance(step, ChooseIsland) for step in s.agenda):
        return Phase("settle")
    if not any(isinstance(step, TurnOver) for step in s.agenda):
        return Phase()
    return Phase("sailing", s.today.rolled, s.today.pool) if s.today.rolled else Phase("before")


def position(laid: RawJson, luck: int, before: State | None = None, in_app: Collection[int] = ()) -> Mapping[str, Json]:
    """A position with this layout. Of a game that was played before, captains who hold as many cards hold the same, the
    treasure cards lie as they lay, and what holds for this turn still does."""
    data = LAID.object_of(laid)
    setting = LAID.setting(laid, [Seat("") for _ in range(LAID.seats_of(laid))], setting_of)
    reader, n = Reader(data), setting.seats
    sizes = reader.take("hands", "PLU-RES-01", list_of(MANY, n).reads, [0] * n)
    piles = reader.take("piles", "PLU-SET-04", COUNTS.reads, PILES)
    turn = reader.take("turn", "PLU-TRN-01", whole(0, n - 1).reads, 0)
    ships = reader.take("ships", "PLU-SHP-01", list_of(anything, n * MAX_SHIPS).reads, [None] * (n * MAX_SHIPS))
    owners = reader.take("owners", "PLU-MAP-07", _owners, _NOBODYS)
    moment = reader.take("moment", "PLU-TRN-01", _MOMENT.reads, Phase())
    reader.clean()
    rng = Random(luck)
    hands = _hands(sizes, piles, rng, before)
    same = before is not None and moment == _moment_of(before) and turn == before.turn
    drawn: dict[str, Json] = {
        **{key: part for key, part in data.items() if key != "moment"},
        "hands": [COUNTS.writes(hand) for hand in hands],
        "today": {"rolled": moment.rolled, "pool": moment.pool},
    }
    if before is not None:
        drawn |= _still(before, hands)
    if before is not None and same and data.get("layout") == write(before)["layout"]:
        drawn["today"] = _today(before, ships)
    if moment.at != "settle" and not owners and all(ship is None for ship in ships):
        raise PositionError([Breach("PLU-SET-11", "ships: once all have chosen, somebody has a ship or an island")])
    if moment.at == "turn":
        drawn["agenda"] = [step_json(Turns())]
    elif moment.at == "settle":
        if any(sizes):
            raise PositionError([Breach("PLU-SET-12", "hands: nobody holds cards before all have an island")])
        drawn["agenda"] = _settling(setting, turn, ships, owners)
    return drawn


def _settling(setting: Setting, turn: int, ships: Sequence[Json], owners: Mapping[str, int]) -> list[Json]:
    """PLU-SET-09, PLU-SET-13: who still chooses an island; whoever has the first turn is the last one."""
    n = setting.seats
    done = {number // MAX_SHIPS for number, ship in enumerate(ships) if ship is not None} | {*owners.values()}
    order = [(turn + k) % n for k in range(n)]
    waits = [ChooseIsland(seat) for seat in order if seat not in done]
    return [step_json(step) for step in (Turns(), HandOut(), *waits)]


def _hands(sizes: Sequence[int], piles: Cards, rng: Random, before: State | None) -> list[Cards]:
    """PLU-RES-01: hands of so many cards, out of those that lie on no pile."""
    pool = every_card()
    if not covers(pool, piles):
        short = next(kind for kind, n, lies in zip(RESOURCES, pool, piles, strict=True) if lies > n)
        raise PositionError([Breach("PLU-RES-01", f"piles.{short}: there are not so many")])
    pool = less(pool, piles)
    if sum(sizes) > sum(pool):
        raise PositionError([Breach("PLU-RES-01", "hands: there are not so many cards")])
    held = list(before.hands) if before else []
    kept = [hand if sum(hand) == n else NONE for hand, n in zip(held, sizes, strict=False)] or [NONE] * len(sizes)
    together = NONE
    for hand in kept:
        together = plus(together, hand)
    if not covers(pool, together):
        # what was held lies on the piles now
        kept, together = [NONE] * len(sizes), NONE
    left = [one(kind) for kind, n in enumerate(less(pool, together)) for _ in range(n)]
    rng.shuffle(left)
    return [_filled(hand, n, left) for hand, n in zip(kept, sizes, strict=True)]


def _filled(hand: Cards, size: int, left: list[Cards]) -> Cards:
    while sum(hand) < size:
        hand = plus(hand, left.pop())
    return hand


def _still(before: State, hands: Sequence[Cards]) -> dict[str, Json]:
    """What is known of hands that are the same, and the treasure cards that have been seen (PLU-X-11)."""
    same = [hand == was for hand, was in zip(hands, before.hands, strict=True)]
    known = [row if same[i % len(hands)] else NONE for i, row in enumerate(before.known)]
    open_cards = [step.card for step in before.agenda if isinstance(step, PutBack)]
    return {"known": [list(row) for row in known], "bottom": [COPIES[card] for card in (*before.bottom, *open_cards)]}


def _today(before: State, ships: Sequence[Json]) -> Json:
    """What holds for this turn, without the ships that are gone."""
    gone = {number for number, ship in enumerate(ships) if ship is None}
    today = write(before)["today"]
    for name in ("attacked", "threatened"):
        today[name] = [pair for pair in today[name] if not gone & {*pair}]
    return today


def _owners(value: RawJson, place: str) -> Mapping[str, int]:
    """By any names: which islands there are, is read with the position."""
    named = known_fields(value, place, value if isinstance(value, dict) else ())
    return {key: owner for key, owner in named.items() if type(owner) is int}


def _read_moment(value: RawJson, place: str) -> Phase:
    row = known_fields(value, place, Phase._fields)
    at = _AT.reads(row.get("at", "turn"), f"{place}.at")
    sails = at == "sailing"
    most = max(SAILING_DIE) if sails else 0
    return Phase(
        at,
        whole(min(SAILING_DIE) if sails else 0, most).reads(row.get("rolled", 0), f"{place}.rolled"),
        whole(0, most).reads(row.get("pool", 0), f"{place}.pool"),
    )


_MOMENT: Final = Codec(_read_moment, Phase._asdict)
