"""Nassau's bag, dice and tiles, described so that a page can draw from them without any rule."""

from ...companion.devices import COPIES, Device, Item, Part
from .tables import DATA


def devices() -> tuple[Device, ...]:
    """What the box has for chance."""
    tokens: dict[str, int] = {}
    for token in DATA["combat_tokens"]["list"]:
        name = token.get("lose", token["kind"])
        tokens[name] = tokens.get(name, 0) + 1
    bag = tuple(Item(name, n, f"nassau-tool-choice-{name}") for name, n in tokens.items())
    supply = {row["kind"]: row for row in DATA["supply"]}
    goods = tuple(
        Item(good, supply["good"]["per_type"], f"nassau-tool-choice-{good}") for good in DATA["enums"]["goods"]
    )
    animals = tuple(
        Item(row["kind"], row["copies"], f"nassau-tool-choice-{row['kind']}") for row in DATA["animals"]["kinds"]
    )
    weapons = tuple(Item(kind, word=f"nassau-tool-choice-{kind}") for kind in DATA["enums"]["weapons"])
    zones = tuple(Item(tile["zone"]) for tile in DATA["old_salt_tiles"])
    offers = tuple(Item(tile["id"], word=f"nassau-tool-offering-{tile['id'][-1]}") for tile in DATA["offerings"])
    dutch = tuple(Item(tile["zone"], facts={"points": tile["points"]}) for tile in DATA["flying_dutchman"]["tiles"])
    rounds = DATA["limits"]["rounds"]
    die = tuple(DATA["combat_die"]["faces"])
    dice = tuple(Part(f"die-{i + 1}", die) for i in range(DATA["limits"]["combat_dice"]))
    drawn = (1, sum(tokens.values()))
    return (
        Device("nassau.tokens", "bag", "NAS-FGT-07", items=bag, draws=drawn, options=(COPIES,), house=True),
        Device("nassau.dice", "dice", "NAS-FGT-11", parts=dice, draws=(1, len(dice)), tool="nassau.fight"),
        Device("nassau.goods", "bag", "NAS-PH3-08", items=goods, draws=(1, 10)),
        Device("nassau.animals", "deck", "NAS-PH3-06", items=animals, draws=(1, 3)),
        Device("nassau.salt", "deck", "NAS-PH3-07", items=zones, use=rounds, house=True),
        Device("nassau.offerings", "deck", "NAS-PH3-07", items=offers, use=rounds, house=True),
        Device("nassau.dutchman", "deck", "NAS-DUT-02", items=dutch, use=rounds, house=True),
        Device("nassau.weapons", "deck", "NAS-DUT-03", items=weapons, use=rounds),
    )
