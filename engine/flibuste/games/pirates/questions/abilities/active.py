"""CSG-ABL-01 to CSG-ABL-06: which abilities are in force on a ship now, and that their use shows them."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final

from .....core.events import Event, EventSink
from ...names import called, item_called
from ...state import Is, Ship, Spell, State
from ..table.cards import Piece, piece, pieces
from ..table.items import HELD, card_of, is_coin, is_crew, is_treasure, is_unique, name_of, things, unique_of
from .ability import HULL, Ability, Grant, Trait, ability_of

SILENCED: Final = "silenced"
"""CSG-SPS-02: the crew have no abilities."""
MUTE: Final = "mute"
"""CSG-KW-FEA-01: neither ship nor crew has any."""
CANCELLED: Final = "cancelled"
"""CSG-EFF-87: the ship herself has none; ``cancelled:70``: this crew has none."""
_SAME_AS: Final[Mapping[str, Mapping[str, Any]]] = {
    "captain": {"code": "MOVE_AND_SHOOT"},
    "helmsman": {"code": "MOVE_ADD", "seg": "S"},
    "explorer": {"code": "EXPLORE_ON_DOCK"},
    "cannoneer": {"code": "RESHOOT_MISS"},
    "shipwright": {"code": "REPAIR_ANYWHERE"},
    "oarsman": {"code": "DERELICT_MOVE"},
    "musketeer": {"code": "EXTRA_GUN"},
}
"""Chapter 5.13: keywords with the effect of the generic crew of their name: CSG-GEN-01, CSG-GEN-02, CSG-GEN-03,
CSG-GEN-04, CSG-GEN-06 (whose keyword takes no space either, `stowage.py`), CSG-GEN-05, CSG-GEN-07."""
_CURSED: Final = "cursed"
_CURSED_FLAG: Final = int(Is.CURSED)
_AMMUNITION: Final = "SHOT_"


class Active:
    """The abilities in force on a ship, in the order hull, crew, equipment and unique treasures, spells."""

    __slots__ = ("_answers", "grants", "traits")

    def __init__(self, grants: tuple[Grant, ...]) -> None:
        self.grants: Final = grants
        self.traits: Final = frozenset(trait for grant in grants for trait in grant.ability.traits)
        self._answers: dict[str, tuple[Grant, ...]] = {}

    def has(self, trait: Trait) -> bool:
        return trait in self.traits

    def answering(self, question: Callable[..., Any]) -> tuple[Grant, ...]:
        """The grants whose ability has an answer of its own to this question of `Ability`.

        A question is named by its method: `active.answering(Ability.added)`.
        """
        name = question.__name__
        found = self._answers.get(name)
        if found is None:
            found = tuple(grant for grant in self.grants if getattr(type(grant.ability), name) is not question)
            self._answers[name] = found
        return found

    def sources(self, trait: Trait) -> list[int]:
        """The pieces that bring a trait."""
        return [grant.source for grant in self.grants if trait in grant.ability.traits] if trait in self.traits else []


def active(s: State, number: int) -> Active:
    """What a ship can do now (CSG-ABL-01)."""
    # as `of_ship`: this is asked all the time
    ship = s.ship(number)
    return _of(ship.card, ship.hold, ship.off, int(ship.state) & _CURSED_FLAG, ship.spells)


def of_ship(ship: Ship) -> Active:
    # a flag as a whole number is much faster than the flag itself
    return _of(ship.card, ship.hold, ship.off, int(ship.state) & _CURSED_FLAG, ship.spells)


@lru_cache(maxsize=512)
def _of(card: str, hold: tuple[int, ...], off: frozenset[int], cursed: int, spells: tuple[Spell, ...]) -> Active:
    """CSG-ABL-06: what is switched off is left out."""
    # CSG-SPS-02: what holds for the next turn of her player begins with it
    words = frozenset(spell.what for spell in spells if spell.started or spell.turns < 1)
    out = off | {int(tail) for head, _, tail in (word.partition(":") for word in words) if head == CANCELLED and tail}
    # of two that bring the same, one that lies open is used (CSG-INF-05)
    known = sorted(hold, key=lambda held: -HELD.seen(held).bit_count())
    carried = tuple(item for item in things(known) if not is_coin(item))
    own, crew = not words & {MUTE, CANCELLED}, not words & {MUTE, SILENCED}
    return _built(card, carried, frozenset(out), bool(cursed), own, crew, tuple(sorted(words)))


@lru_cache(maxsize=1024)
def _built(
    card: str, hold: tuple[int, ...], out: frozenset[int], cursed: bool, own: bool, crew: bool, spells: tuple[str, ...]
) -> Active:
    """No two grants of the same effect (CSG-ABL-04, CSG-KW-GEN-02), except those that stack."""
    hull = [Grant(one, HULL) for one in _abilities(pieces()[card]) if own or one.hull]
    wares = [Grant(one, item) for item in hold if item not in out and not is_crew(item) for one in _of_ware(item)]
    people = [item for item in hold if is_crew(item) and item not in out] if crew else []
    nation = _nation(card, hold, cursed)
    mates = [
        Grant(one, item) for item in _serving(nation, people, [*hull, *wares]) for one in _abilities(card_of(item))
    ]
    laid = [Grant(ability, HULL) for word in spells if (ability := ability_of(word.partition(":")[0], {})) is not None]
    seen: set[Any] = set()
    kept: list[Grant] = []
    for grant in [*hull, *mates, *wares, *laid]:
        same = grant.ability.same
        if grant.ability.stacks or same not in seen:
            kept.append(grant)
        seen.add(same)
    return Active(tuple(kept))


def _serving(nation: str, people: Sequence[int], others: Sequence[Grant]) -> list[int]:
    """CSG-ABL-01, CSG-EFF-90: those whose abilities work on a ship of this nation. One who serves may admit others."""
    if any(grant.ability.turns_cursed for grant in others):
        return list(people)
    waiting = list(people)
    found: list[int] = []
    admits = [grant.ability for grant in others]
    while fit := [item for item in waiting if _serves(card_of(item), nation, admits)]:
        found += fit
        waiting = [item for item in waiting if item not in fit]
        admits = [ability for item in fit for ability in _abilities(card_of(item))]
    return [item for item in people if item in found]


def _serves(card: Piece, nation: str, others: Sequence[Ability]) -> bool:
    # CSG-KW-EXP-01: an ex-patriot serves on any ship; CSG-KW-BMA-01: one of the Black Mark under the Cursed flag
    if card.nation == nation or "ex_patriot" in card.keywords or (nation == _CURSED and card.may_be_cursed):
        return True
    return any(other.admits(card.nation) for other in others)


def nation_of(ship: Ship) -> str:
    """The flag that she flies (CSG-KW-BMA-01, CSG-KW-EXP-01, CSG-R-50)."""
    return _nation(ship.card, things(ship.hold), Is.CURSED in ship.state)


@lru_cache(maxsize=1024)
def _nation(card: str, hold: tuple[int, ...], cursed: bool) -> str:
    crew = [card_of(held) for held in hold if is_crew(held)]
    if any("ex_patriot" in member.keywords for member in crew):
        return "mercenary"
    if (cursed and any(member.may_be_cursed for member in crew)) or any(one.turns_cursed for one in _wares(hold)):
        return _CURSED
    return pieces()[card].nation


def _wares(hold: tuple[int, ...]) -> Iterator[Ability]:
    return (ability for item in hold if is_unique(item) for ability in _of_ware(item))


def serves(ship: Ship, item: int) -> bool:
    """CSG-ABL-01, CSG-CRW-03: whether this crew's abilities work on her, unless they are switched off."""
    return item in _crew_of(ship.card, things(ship.hold), Is.CURSED in ship.state)


@lru_cache(maxsize=1024)
def _crew_of(card: str, hold: tuple[int, ...], cursed: bool) -> frozenset[int]:
    people = [item for item in hold if is_crew(item)]
    wares = [
        Grant(ability, item) for item in hold if not is_crew(item) and not is_coin(item) for ability in _of_ware(item)
    ]
    own = [Grant(ability, HULL) for ability in _abilities(pieces()[card])]
    return frozenset(_serving(_nation(card, hold, cursed), people, [*own, *wares]))


@lru_cache(maxsize=1024)
def _abilities_of(name: str) -> tuple[Ability, ...]:
    card = pieces().get(name) or piece(name)
    assert card is not None, name
    words = [word.partition(":")[0] for word in card.keywords]
    effects = [*card.card.get("effects", []), *(_SAME_AS.get(word, {"code": word}) for word in words)]
    return tuple(ability for effect in effects if (ability := ability_of(str(effect["code"]), effect)) is not None)


def printed(card: Piece) -> tuple[Ability, ...]:
    """All abilities on the card of a ship or crew, in force or not."""
    return _abilities(card)


def _abilities(card: Piece) -> tuple[Ability, ...]:
    """The abilities of a ship or crew: the effects of the card, then its keywords."""
    return _abilities_of(card.id)


@cache
def _of_ware(item: int) -> tuple[Ability, ...]:
    """The abilities of equipment and of unique treasures, which serve every nation (CSG-EQP-01), as long as they are
    aboard (CSG-UNT-03)."""
    if is_unique(item):
        row: Mapping[str, Any] = unique_of(item)
        effects = [{"code": row["special"], "n": row.get("n"), "nation": row.get("nation")}] if "special" in row else []
    else:
        row = card_of(item).card
        shot = {"code": "AMMUNITION", "shot": row["code"], "on_1": row["on_1"], "uses": row["uses"]}
        effects = [shot] if str(row["code"]).startswith(_AMMUNITION) else []
    found = (ability_of(str(effect["code"]), effect) for effect in [*effects, *row.get("grants", ())])
    return tuple(one for one in found if one is not None)


# ---- using them


def uses(s: State, number: int, trait: Trait, emit: EventSink) -> bool:
    """Whether this is so on the ship, and it is used now: a hidden piece that brings it is turned up (CSG-INF-05)."""
    sources = active(s, number).sources(trait)
    if not sources:
        return False
    shows(s, number, sources, emit)
    return True


def latent(s: State, number: int, trait: Trait) -> bool:
    """Whether it is so on the ship by pieces alone that lie face down: using it would show one of them."""
    return bool(_turned_up(s, number, active(s, number).sources(trait)))


def conceals(s: State, number: int, source: int) -> bool:
    """Whether what this piece brings is hidden: using it would turn somebody up."""
    return bool(_turned_up(s, number, [source]))


def reachable(s: State, number: int, seat: int) -> bool:
    """UT_HOLY: whether abilities of this player can affect the ship and what she carries."""
    return s.ship(number).owner == seat or not active(s, number).has(Trait.HOLY)


def sums(s: State, number: int, question: Callable[..., int], *args: Any) -> int:
    """The answers of all abilities of a ship to a question, added up."""
    name = question.__name__
    found = active(s, number).answering(question)
    return sum(getattr(grant.ability, name)(s, number, *args) for grant in found)


def applies(s: State, number: int, question: Callable[..., int], emit: EventSink, *args: Any) -> int:
    """As `sums`, for abilities that are used now: every piece that adds something is turned up (CSG-INF-05)."""
    name, total = question.__name__, 0
    for grant in active(s, number).answering(question):
        if more := getattr(grant.ability, name)(s, number, *args):
            total += more
            shows(s, number, [grant.source], emit)
    return total


def shows(s: State, number: int, sources: Sequence[int], emit: EventSink) -> None:
    """CSG-INF-05: one of the pieces that bring the same is turned up, unless one lies open already; so is who admits
    it."""
    for item in _turned_up(s, number, sources):
        if reveal(s, number, item) and emit.on:
            args = {"ship": called(s, number), "item": item_called(item)}
            emit(Event("pirates-revealed", args, {"ship": s.names[number], "item": name_of(item)}, "CSG-INF-05"))


def _turned_up(s: State, number: int, sources: Sequence[int]) -> list[int]:
    """The pieces that lie face down and are used where these bring the same."""
    if not sources or HULL in sources:
        return []
    ship = s.ship(number)
    up = {HELD.item(held) for held in ship.hold if is_up(s, held)}
    used = next((item for item in sources if item in up), sources[0])
    return [item for item in (used, *_hosts(ship, used, up)) if item not in up]


def _hosts(ship: Ship, item: int, up: Collection[int]) -> Iterator[int]:
    """CSG-EFF-90, CSG-EFF-91: the crew by whom this one serves, and who admits those; of two who admit the same, one
    that lies open."""
    hold, nation = things(ship.hold), nation_of(ship)
    wares = [ability for held in hold if not is_crew(held) and not is_coin(held) for ability in _of_ware(held)]
    laid = [*_abilities(pieces()[ship.card]), *wares]
    if any(one.turns_cursed for one in laid):
        return
    while is_crew(item) and not _serves(card_of(item), nation, laid):
        hold = tuple(held for held in hold if held != item)
        serving = _crew_of(ship.card, hold, Is.CURSED in ship.state) - ship.off
        who = card_of(item).nation
        among = [
            held
            for held in hold
            if held in serving and any(ability.admits(who) for ability in _abilities(card_of(held)))
        ]
        if not among:
            return
        item = next((one for one in among if one in up), among[0])
        yield item


def is_up(s: State, held: int) -> bool:
    """Whether a piece lies face up: everybody has seen it."""
    return HELD.seen(held) & _everybody(s) == _everybody(s)


def covered(s: State) -> bool:
    """Whether crew or equipment lie face down, on a ship or ashore."""
    ashore = (held for island in s.islands for _, held in island.ashore)
    aboard = (held for _, ship in s.afloat() for held in ship.hold if not is_treasure(HELD.item(held)))
    return any(not is_up(s, held) for held in chain(ashore, aboard))


def reveal(s: State, number: int, item: int) -> bool:
    """CSG-INF-05: a piece that was used lies face up for the rest of the game. Whether that is news to anybody."""
    ship = s.ship(number)
    held = next((one for one in ship.hold if HELD.item(one) == item and not is_up(s, one)), None)
    if held is None:
        return False
    at = ship.hold.index(held)
    up = HELD.shown(held, _everybody(s))
    s.change(number, hold=(*ship.hold[:at], up, *ship.hold[at + 1 :]), off=ship.off - {item})
    return True


def _everybody(s: State) -> int:
    return (1 << s.setting.seats) - 1
