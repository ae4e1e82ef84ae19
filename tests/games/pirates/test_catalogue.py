"""What the catalogue holds (docs/rules/pirates.md, chapter 10)."""

from __future__ import annotations

import re
from typing import Any

from flibuste.games.pirates.questions.cargo.stowage import links
from flibuste.games.pirates.questions.table.cards import piece, pieces
from flibuste.games.pirates.tables import DATA

_SETS = ("SM", "CC", "RV", "BC", "SCS", "DJC", "MI", "FN", "OE", "CA", "RF", "FS", "SS")
_OTHERS = ("UNR", "GEN", "H")
_NOT_HERE = ("ten_masted", "kraken", "scorpion", "hoist", "turbine", "canoe", "double_catamaran", "parley", "hoarding")


def card(name: str) -> dict[str, Any]:
    return dict(pieces()[name].card)


def test_ids_say_which_set_a_piece_is_of() -> None:
    """CSG-DAT-01: and its collector number there; or that it is unreleased, generic or of the house."""
    shape = re.compile(rf"({'|'.join((*_SETS, *_OTHERS))})-[A-Za-z0-9-]+")
    rows = [row for kind in ("ships", "crew_generic", "crew", "equipment", "events", "forts") for row in DATA[kind]]
    for row in [*rows, *DATA["treasure"]["uniques"]]:
        assert shape.fullmatch(row["id"]), row["id"]
    assert all(row["id"].startswith("ISL-") for row in DATA["islands"]["shapes"])
    tables = [row["id"] for row in DATA["islands"]["mysterious"]]
    assert sum(name.startswith("MYS-") for name in tables) == 16
    assert all(name.startswith(("MYS-", "SS-")) for name in tables)


def test_partners_outside_the_catalogue_link_to_nobody() -> None:
    """CSG-DAT-02: such a name is no card, and brings no space."""
    names = {one.name for one in pieces().values()}
    lonely = [one for one in pieces().values() if one.card.get("links_outside_catalogue")]
    assert lonely
    for one in lonely:
        assert names.isdisjoint(one.card["links_outside_catalogue"]), one.id
        if one.kind == "ship" and not one.card["links"]:
            assert links(one.id, ()) == 0


def test_errata_of_the_publisher_are_in_the_data() -> None:
    """CSG-DAT-03: three of them."""
    gallows = card("MI-042a")
    assert (gallows["points"], "ransom" in gallows["keywords"]) == (0, True)
    assert card("FN-9")["masts"] == 2
    assert card("RF-56")["points"] == 3


def test_pieces_with_other_keywords_are_left_out() -> None:
    """CSG-DAT-04: no ship has more than six masts, and no keyword is one that the rules do not have."""
    assert max(ship["masts"] for ship in DATA["ships"]) == 6
    words = {word.partition(":")[0] for kind in ("ships", "crew") for row in DATA[kind] for word in row["keywords"]}
    assert words.isdisjoint(_NOT_HERE)


def test_pieces_that_were_checked_against_another_source() -> None:
    """CSG-DAT-05: two sea monsters as another list has them."""
    for name, points, cannons in (("DJC-9", 16, "L2 S3 S3 S3"), ("DJC-6", 15, "S2 S2 S2 L2")):
        row = card(name)
        assert (row["points"], row["masts"], row["cargo"], row["move"]) == (points, 4, 4, ["L"])
        assert " ".join(f"{letter}{number}" for letter, number in row["cannons"]) == cannons
    assert piece("DJC-9") is not None
