"""Dice, spinners, decks and bags of the five boxes, described so that a page can draw from them without any rule."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from ..core.atoms import Atom, Json
from ..games.buccaneer import tables as buccaneer
from ..games.jamaica import tables as jamaica
from .boxes import box

SIX: Final = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Part:
    """One die or one wheel: all its faces are equally likely."""

    id: str
    faces: tuple[Atom, ...]

    def to_json(self) -> Json:
        return {"id": self.id, "faces": list(self.faces)}


@dataclass(frozen=True, slots=True)
class Item:
    """So many alike cards, tiles or tokens. `word`: the key of their name, where an id says too little."""

    id: str
    count: int = 1
    word: str | None = None
    facts: Mapping[str, Json] = field(default_factory=dict)
    """What is printed on it, for the page to draw."""

    def to_json(self) -> Json:
        return {"id": self.id, "count": self.count, "word": self.word, "facts": dict(self.facts)}


@dataclass(frozen=True, slots=True)
class Switch:
    """A choice before the first draw. A value that stands in `sets` brings its own parts or items; `copies` lets
    people type in how many of each item their own box has."""

    id: str
    kind: str
    default: Json
    among: tuple[str, ...] = ()
    sets: Mapping[str, Sequence[Part | Item]] = field(default_factory=dict)
    house: tuple[str, ...] = ()
    """The values whose composition is the house's."""

    def to_json(self, key: str) -> Json:
        return {
            "id": self.id,
            "kind": self.kind,
            "default": self.default,
            "among": list(self.among),
            "sets": {value: [one.to_json() for one in content] for value, content in self.sets.items()},
            "house": list(self.house),
            "key": f"{key}-{self.id}",
            "words": [f"{key}-{self.id}-{value}" for value in self.among],
        }


@dataclass(frozen=True, slots=True)
class Device:
    """What a box has for chance. Parts are rolled or spun; items are drawn and stay out until they are shuffled."""

    id: str
    kind: str
    rule: str
    parts: tuple[Part, ...] = ()
    items: tuple[Item, ...] = ()
    draws: tuple[int, int] = (1, 1)
    use: int | None = None
    """So many of the items are in the game; nobody knows which."""
    options: tuple[Switch, ...] = ()
    house: bool = False
    tool: str | None = None
    """The tool that settles what was rolled."""

    @property
    def key(self) -> str:
        game, _, name = self.id.partition(".")
        return f"{game}-tool-{name}"

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "game": self.id.partition(".")[0],
            "kind": self.kind,
            "key": self.key,
            "note": f"{self.key}.note",
            "rule": self.rule,
            "parts": [part.to_json() for part in self.parts],
            "items": [item.to_json() for item in self.items],
            "draws": {"from": self.draws[0], "to": self.draws[1]},
            "use": self.use,
            "options": [option.to_json(self.key) for option in self.options],
            "house": self.house,
            "tool": self.tool,
        }


_COPIES: Final = Switch("copies", "copies", default=False)
"""The copies of one's own box, typed in."""


def _any() -> tuple[Device, ...]:
    seats = {str(n): (Part("seat", tuple(range(1, n + 1))),) for n in range(2, 9)}
    players = Switch("players", "choice", "4", tuple(seats), seats)
    return (
        Device("any.die", "dice", "", parts=(Part("die", SIX),)),
        Device("any.coin", "dice", "", parts=(Part("coin", ("heads", "tails")),)),
        Device("any.first", "spinner", "", parts=tuple(seats["4"]), options=(players,)),
    )


def _buccaneer() -> tuple[Device, ...]:
    ships = tuple(
        Item(
            ship.id,
            word=f"buccaneer-ship-{ship.id}",
            facts={
                "min_crew": ship.min_crew,
                "ducats": ship.ducats,
                "question_wage": ship.question_wage,
                "treasures": [buccaneer.KINDS[kind] for kind in ship.treasures],
            },
        )
        for ship in buccaneer.HOUSE_DECK
    )
    group = (buccaneer.GROUP, buccaneer.GROUP)
    own = Switch("own", "cards", default=False)
    return (Device("buccaneer.ships", "deck", "BUC-SHP-02", items=ships, draws=group, options=(own,), house=True),)


def _treasures(cards: Sequence[jamaica.Treasure]) -> tuple[Item, ...]:
    return tuple(
        Item(card.id, word=f"jamaica-treasure-{card.id}", facts={"value": card.value, "up": card.up})
        for card in cards[1:]
    )


def _jamaica() -> tuple[Device, ...]:
    dice = tuple(Part(f"action-{i + 1}", jamaica.DIE) for i in range(jamaica.DATA["dice"]["action"]["count"]))
    base = _treasures(jamaica.BASE_TREASURES)
    lady = jamaica.BASE_TREASURES[jamaica.BETH.bit_length() - 1].id
    sets = {
        "base": base,
        "ghost": tuple(card for card in base if card.id != lady),
        "crew": _treasures(jamaica.CREW_TREASURES),
    }
    pile = Switch("game", "choice", "base", tuple(sets), sets, house=("crew",))
    cards = tuple(
        Item(card["id"], facts={"morning": card["morning"], "evening": card["evening"]})
        for card in jamaica.DATA["action_cards"]
    )
    combat = (Part("combat", jamaica.COMBAT_DIE),)
    return (
        Device("jamaica.dice", "dice", "JAM-FLOW-02", parts=dice),
        Device("jamaica.combat", "dice", "JAM-CBT-10", parts=combat, tool="jamaica.fight"),
        Device("jamaica.treasures", "deck", "JAM-SET-04", items=base, use=jamaica.PILE, options=(pile,)),
        Device("jamaica.cards", "deck", "JAM-SET-06", items=cards, draws=(1, jamaica.HAND + 1)),
    )


def _plunder() -> tuple[Device, ...]:
    data = box("plunder")
    grid, dice = data["grid"], data["dice"]
    letter = Part("letter", tuple(data["spinners"]["letter"]["values"]))
    full = (letter, Part("number", tuple(data["spinners"]["number"]["values"])))
    two = (letter, Part("number", tuple(grid["two_player"]["cols"])))
    map_ = Switch("map", "choice", "full", ("full", "two"), {"full": full, "two": two})
    treasures = tuple(
        Item(card["id"], card["copies"], f"plunder-treasure-{card['id']}") for card in data["treasure_cards"]
    )
    # PLU-SET-04, PLU-SET-05: the deck that is drawn from is what the four open piles leave
    piles, open_ = data["resource_deck"]["counts"], data["resource_deck"]["face_up_pile_at_setup"]
    cards = tuple(Item(kind, n - open_[kind], f"plunder-tool-choice-{kind}") for kind, n in piles.items())
    battle = tuple(Part(side, tuple(dice[side]["faces"])) for side in ("attack", "defence"))
    sailing = Part("sailing", tuple(dice["sailing"]["faces"]))
    double = (Part("first", SIX), Part("second", SIX))
    return (
        Device("plunder.spinners", "spinner", "PLU-STM-06", parts=full, options=(map_,), tool="plunder.storm"),
        Device("plunder.sailing", "dice", "PLU-SAIL-01", parts=(sailing,)),
        Device("plunder.dice", "dice", "PLU-SEA-04", parts=battle, tool="plunder.battle"),
        Device("plunder.shipless", "dice", "PLU-NOS-05", parts=double),
        Device(
            "plunder.treasures",
            "deck",
            "PLU-TC-01",
            items=treasures,
            options=(_COPIES,),
            house=True,
            tool="plunder.card",
        ),
        Device("plunder.resources", "deck", "PLU-RES-03", items=cards, draws=(1, 12), options=(_COPIES,), house=True),
    )


def _nassau() -> tuple[Device, ...]:
    data = box("nassau")
    tokens: dict[str, int] = {}
    for token in data["combat_tokens"]["list"]:
        name = token.get("lose", token["kind"])
        tokens[name] = tokens.get(name, 0) + 1
    bag = tuple(Item(name, n, f"nassau-tool-choice-{name}") for name, n in tokens.items())
    supply = {row["kind"]: row for row in data["supply"]}
    goods = tuple(
        Item(good, supply["good"]["per_type"], f"nassau-tool-choice-{good}") for good in data["enums"]["goods"]
    )
    animals = tuple(
        Item(row["kind"], row["copies"], f"nassau-tool-choice-{row['kind']}") for row in data["animals"]["kinds"]
    )
    weapons = tuple(Item(kind, word=f"nassau-tool-choice-{kind}") for kind in data["enums"]["weapons"])
    zones = tuple(Item(tile["zone"]) for tile in data["old_salt_tiles"])
    offers = tuple(Item(tile["id"], word=f"nassau-tool-offering-{tile['id'][-1]}") for tile in data["offerings"])
    dutch = tuple(Item(tile["zone"], facts={"points": tile["points"]}) for tile in data["flying_dutchman"]["tiles"])
    rounds = data["limits"]["rounds"]
    die = tuple(data["combat_die"]["faces"])
    dice = tuple(Part(f"die-{i + 1}", die) for i in range(data["limits"]["combat_dice"]))
    drawn = (1, sum(tokens.values()))
    return (
        Device("nassau.tokens", "bag", "NAS-FGT-07", items=bag, draws=drawn, options=(_COPIES,), house=True),
        Device("nassau.dice", "dice", "NAS-FGT-11", parts=dice, draws=(1, len(dice)), tool="nassau.fight"),
        Device("nassau.goods", "bag", "NAS-PH3-08", items=goods, draws=(1, 10)),
        Device("nassau.animals", "deck", "NAS-PH3-06", items=animals, draws=(1, 3)),
        Device("nassau.salt", "deck", "NAS-PH3-07", items=zones, use=rounds, house=True),
        Device("nassau.offerings", "deck", "NAS-PH3-07", items=offers, use=rounds, house=True),
        Device("nassau.dutchman", "deck", "NAS-DUT-02", items=dutch, use=rounds, house=True),
        Device("nassau.weapons", "deck", "NAS-DUT-03", items=weapons, use=rounds),
    )


def _pirates() -> tuple[Device, ...]:
    treasure = box("pirates")["treasure"]
    values = treasure["coin_values"]

    def coins(preset: Sequence[int]) -> tuple[Item, ...]:
        """Both players bring the same coins."""
        return tuple(Item(f"coin-{v}", 2 * preset.count(v), facts={"value": v}) for v in values)

    # those of the game of many go by the number of players: the dealer has them
    presets = {row["id"]: coins(row["coins"]) for row in treasure["coin_presets_2p"]}
    names = tuple(presets)
    coin = Switch("coins", "choice", names[0], names, presets, house=names)
    return (
        Device("pirates.die", "dice", "CSG-SHT-06", parts=(Part("die", SIX),), tool="pirates.shot"),
        Device(
            "pirates.treasure",
            "deck",
            "CSG-SET-27",
            items=presets[names[0]],
            draws=(4, 4),
            options=(coin, _COPIES),
            house=True,
        ),
    )


@cache
def devices() -> tuple[Device, ...]:
    """All of them; the tables of the boxes are read when they are first asked for."""
    return (*_any(), *_buccaneer(), *_jamaica(), *_plunder(), *_nassau(), *_pirates())
