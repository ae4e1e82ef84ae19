"""Plunder's compasses, dice and decks, described so that a page can draw from them without any rule."""

from ...companion.devices import COPIES, SIX, Device, Item, Part, Switch
from .tables import DATA


def devices() -> tuple[Device, ...]:
    """What the box has for chance."""
    grid, dice = DATA["grid"], DATA["dice"]
    letter = Part("letter", tuple(DATA["spinners"]["letter"]["values"]))
    full = (letter, Part("number", tuple(DATA["spinners"]["number"]["values"])))
    two = (letter, Part("number", tuple(grid["two_player"]["cols"])))
    map_ = Switch("map", "choice", "full", ("full", "two"), {"full": full, "two": two})
    treasures = tuple(
        Item(card["id"], card["copies"], f"plunder-treasure-{card['id']}") for card in DATA["treasure_cards"]
    )
    # PLU-SET-04, PLU-SET-05: the deck that is drawn from is what the four open piles leave
    piles, open_ = DATA["resource_deck"]["counts"], DATA["resource_deck"]["face_up_pile_at_setup"]
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
            options=(COPIES,),
            house=True,
            tool="plunder.card",
        ),
        Device("plunder.resources", "deck", "PLU-RES-03", items=cards, draws=(1, 12), options=(COPIES,), house=True),
    )
