"""Chapter 7.2 (CREW): the tavern, recruiting, values, treasures."""

import pytest

from flibuste.core.atoms import Json
from flibuste.core.faults import SetupError
from flibuste.games.jamaica.setup import read_values
from flibuste.games.jamaica.tables import CELLS, HOUSE_VALUES, NEIGHBOURS, STAIRS
from tests.games.jamaica.positions import ANNE, GAME, JACK, MARY, Sea, new, sea


def in_port(anne: str = "g9 f9", **where: Json) -> Sea:
    """Anne stops on port 16 (3 gold). On the three cells beside the stairs: Sir Beth, Saran, the Buccaneer."""
    return sea(f"15 {anne}", do="forward 1", crew=True, **where)


def won(mine: str, theirs: str, **where: Json) -> Sea:
    """Anne beats Jack on 17, as the Strategist does."""
    return sea(f"16 strategist {mine}", f"17 {theirs}", do="forward 1", crew=True, **where)


FIRST = {"sir_beth", "saran", "buccaneer"}


def test_twenty_characters_in_the_tavern() -> None:
    """JAM-CREW-SET-01: on twenty cells, shuffled; the stairs stay empty."""
    cells = new(crew=True).view()["tavern"]["cells"]
    assert (len(cells), cells["r0c3"]) == (21, None)
    shown = {
        tuple(sorted(set(new(seed=i, crew=True).view()["tavern"]["cells"].values()) - {"?", None})) for i in range(20)
    }
    assert len(shown) > 10


def test_the_tavern_is_three_rows_of_seven() -> None:
    """JAM-CREW-SET-02: cells border along their sides; the stairs have three neighbours."""
    assert [CELLS[cell] for cell in NEIGHBOURS[STAIRS]] == ["r0c2", "r0c4", "r1c3"]
    assert len(NEIGHBOURS[CELLS.index("r1c1")]) == 4


def test_the_bottle_and_three_characters_face_up() -> None:
    """JAM-CREW-SET-03: beside the stairs."""
    tavern = new(crew=True).view()["tavern"]
    assert tavern["bottle"] == "r0c3"
    assert {cell for cell, tile in tavern["cells"].items() if tile not in (None, "?")} == {"r0c2", "r0c4", "r1c3"}


def test_other_treasures() -> None:
    """JAM-CREW-SET-04: twelve of The Crew, nine in the pile, no base power among them."""
    position = new(crew=True).position()
    assert position["pile"] == 9
    assert sorted(position["unseen"]) == [f"CT{n:02}" for n in range(1, 13)]


def test_tokens_are_kept() -> None:
    """JAM-CREW-SET-05: the collector keeps it, in the open."""
    assert sea("3 f3", do="forward 1", crew=True).view()["ships"][ANNE]["tokens"] == 1


def test_a_port_paid_in_full_recruits() -> None:
    """JAM-CREW-01: after the payment, one or nobody; by a retreat too."""
    game = in_port()
    assert game.asked == (ANNE, "JAM-CREW-D-09")
    assert game.holds() == "g6 f9 - - -"
    assert "recruit:no" in game.allowed
    assert game.play("recruit:r0c3:saran").asked[1] != "JAM-CREW-D-09"
    assert in_port().play("recruit:no").holds() == "g6 f9 - - -"
    assert sea("16 g9", do="forward 1", crew=True).asked == (ANNE, "JAM-CREW-D-09")  # back from 17 to 16


def test_where_nobody_recruits() -> None:
    """JAM-CREW-02: after a shortage, at sea, in a lair, in Port Royal."""
    assert sea("14 g1 f9", do="forward 2", crew=True).at() == "15"
    for ship, do in (("14 g1 f9", "forward 2"), ("16 f9", "forward 1"), ("3 f9", "forward 1"), ("2 f9", "back 2")):
        game = sea(ship, do=do, crew=True)
        assert game.asked[1] in ("JAM-D-01", "JAM-D-02")
        assert "recruited" not in game.heard()


def test_the_zone_is_all_empty_cells() -> None:
    """JAM-CREW-03: two cells on from the stairs, through the cell that was emptied."""
    game = in_port().play("recruit:r0c3:buccaneer")
    again = Sea({**GAME.write(game.state), "turn": ANNE, "dice": [2, 2], "agenda": [["RoundEnd"], ["Act", ANNE, 5, 2]],
                 "players": [{} for _ in range(3)], "captain": ANNE})  # fmt: skip
    assert again.at() == "18"
    assert {option.split(":")[1] for option in again.allowed} == {"r0c3", "r1c3", "no"}


def test_tiles_beside_an_empty_cell_lie_face_up() -> None:
    """JAM-CREW-04: and all others covered, in every moment of the game."""
    game = in_port().play("recruit:r0c3:buccaneer")
    cells = game.view()["tavern"]["cells"]
    for i, name in enumerate(CELLS):
        borders = any(cells[CELLS[near]] is None for near in NEIGHBOURS[i])
        assert cells[name] is None or (cells[name] == "?") != borders


def test_moving_the_bottle_costs_gold() -> None:
    """JAM-CREW-05: 1 a cell, after the port's price; with no gold left it stays, and it moves only to recruit."""
    tavern: list[str | None] = ["?"] * 21
    for cell, tile in {"r0c3": None, "r1c3": None, "r0c2": "king", "r0c4": "mage", "r1c2": "weasel", "r1c4": "oracle",
                       "r2c3": "bishop"}.items():  # fmt: skip
        tavern[CELLS.index(cell)] = tile
    rich = in_port("g4 f9", fields={"tavern": tavern})
    assert "recruit:r1c3:bishop" in rich.allowed
    # what may be drawn: whom the bottle reaches where it stands, and where it would stand beside whoever comes along
    assert rich.view()["tavern"]["near"] == ["king", "mage"]
    near = {option.id: option.data["near"] for option in rich.decision.options if option.data}
    assert near["recruit:r1c3:bishop"] == ["weasel", "oracle"]
    rich.play("recruit:r1c3:bishop")
    assert rich.holds() == "bishop f9 - - -"
    assert rich.view()["tavern"]["bottle"] == "r1c3"
    poor = in_port("g3 f9", fields={"tavern": tavern})
    assert poor.refused("recruit:r1c3:bishop") == "JAM-CREW-05"
    assert {option.split(":")[1] for option in poor.allowed} == {"r0c3", "no"}


def test_one_character_beside_the_bottle_free_of_charge() -> None:
    """JAM-CREW-06: any of the three, nobody else; the bottle stays."""
    game = in_port()
    assert {option.split(":")[-1] for option in game.allowed} == {*FIRST, "no"}
    assert game.refused("recruit:r0c3:king") == "JAM-CREW-06"
    game.play("recruit:r0c3:saran")
    assert game.holds() == "g6 f9 saran - -"
    assert game.view()["tavern"]["bottle"] == "r0c3"


def test_new_neighbours_are_turned_up() -> None:
    """JAM-CREW-07: of the middle cell three covered neighbours, drawn now from those that nobody has seen."""
    game = in_port().play("recruit:r0c3:buccaneer", tavern=["king", "mage", "oracle"])
    cells = game.view()["tavern"]["cells"]
    assert [cells[name] for name in ("r1c2", "r1c4", "r2c3")] == ["king", "mage", "oracle"]


def test_a_character_fills_a_hold() -> None:
    """JAM-CREW-08: an empty one, or one with goods that is emptied; never another character's."""
    full = in_port("g9 f9 f9 king f9").play("recruit:r0c3:saran")
    assert full.asked == (ANNE, "JAM-D-05")
    assert full.barred == {"hold:3": "JAM-LOAD-04"}
    assert full.play("hold:1").holds() == "g6 saran f9 king f9"
    crowded = sea("15 mage king oracle bishop g3", do="forward 1", crew=True)
    assert crowded.play("recruit:no").holds() == "mage king oracle bishop -"
    paid = [["RoundEnd"], ["Settle", ANNE]]
    assert sea("16 mage king oracle bishop g1", agenda=paid, crew=True).asked == (ANNE, "JAM-CREW-D-09")
    assert sea("16 mage king oracle bishop cooper", agenda=paid, crew=True).asked != (ANNE, "JAM-CREW-D-09")


def test_a_character_overboard_leaves_the_game() -> None:
    """JAM-CREW-09: only with full holds and other goods; it comes back nowhere."""
    game = sea("20 king f9 f9 f9 f9", do="powder 2", crew=True).play("hold:0")
    assert game.holds() == "p2 f9 f9 f9 f9"
    view = game.view()["tavern"]
    assert "king" not in view["unseen"]
    assert "king" not in view["cells"].values()


def test_a_load_throws_one_of_five_overboard() -> None:
    """JAM-CREW-10: with characters in all holds, one must go."""
    game = sea("20 king mage oracle bishop weasel", do="gold 2", crew=True)
    assert game.allowed == {f"hold:{i}" for i in range(5)}


def test_a_character_is_spoils() -> None:
    """JAM-CREW-11: into an empty hold; barred for a winner whose holds all have characters."""
    game = won("f9", "king f1")
    assert "spoils:hold:0" in game.allowed
    game.play("spoils:hold:0")
    assert (game.holds(), game.holds(JACK)) == ("strategist f7 king - -", "- f1 - - -")
    full = won("mage oracle bishop weasel", "king f1")
    assert full.barred == {"spoils:hold:0": "JAM-CREW-11"}


def test_a_power_works_while_aboard() -> None:
    """JAM-CREW-12: Sir Beth's two points go with him; values count for the owner at the end."""
    game = won("f9", "sir_beth f1")
    assert game.view()["ships"][JACK]["bonus"] == 2
    game.play("spoils:hold:0")
    assert [ship["bonus"] for ship in game.view()["ships"][:2]] == [2, 0]
    assert game.lines()["character"] == 1 + 0


def test_without_characters_a_port_just_costs_gold() -> None:
    """JAM-CREW-13: an empty tavern asks nothing."""
    game = in_port(fields={"tavern": [None] * 21, "strangers": []})
    assert game.asked[1] in ("JAM-D-01", "JAM-D-02")


def test_values_at_home_and_elsewhere() -> None:
    """JAM-CREW-14: King 9 or -3; own values may be typed in, and wrong ones are refused."""
    assert sea("0@1 king", crew=True, fields={"over": True, "agenda": []}).lines()["character"] == 9
    assert sea("49 king", crew=True).lines()["character"] == -3
    typed = sea("49 king mage", crew=True, crew_values={"king": [5, -7]})
    assert typed.lines()["character"] == -7 + 1
    for wrong in ({"admiral": [1, 1]}, {"king": [1]}, {"king": [16, 0]}, {"king": ["9", 0]}, [1]):
        with pytest.raises(SetupError, match="JAM-CREW-14"):
            new(crew=True, crew_values=wrong)


def test_the_characters_that_are_shown_are_values_too() -> None:
    """JAM-CREW-14: one shape in both directions; a character is named once."""
    shown = GAME.data()["characters"]
    rows = [{**row, "value_bottom": -7} if row["id"] == "king" else row for row in shown]
    assert read_values(shown) == HOUSE_VALUES
    assert sea("49 king mage", crew=True, crew_values=rows).lines()["character"] == -7 + 1
    for wrong in ([*shown, shown[0]], [{"value_top": 1, "value_bottom": 1}], [{"id": "king", "value_top": 1}]):
        with pytest.raises(SetupError, match="JAM-CREW-14"):
            new(crew=True, crew_values=wrong)


def test_the_sum_with_the_crew() -> None:
    """JAM-CREW-15: values, 3 for each of three with the Shipowner, 2 for each of two tokens with the Bishop."""
    game = sea("44 g4 shipowner bishop king | CT01 CT12", crew=True)
    assert game.lines() == {
        "space": 5, "gold": 4, "riches": 3, "diamond": 12, "character": 0 + 0 - 3, "shipowner": 9, "bishop": 4,
    }  # fmt: skip


def test_tokens_stay_with_their_collector() -> None:
    """JAM-CREW-16: no spoils are tokens, and whoever is Captain has no claim to them."""
    jacks = sea("20 f3", "3 f3", do="forward 1", seat=JACK, crew=True, told={"treasure": "CT12"})
    assert [ship["tokens"] for ship in jacks.view()["ships"]] == [0, 1, 0]
    stolen = won("f9 | CT01", "f1 | CT12", gone=[44, 37]).play("spoils:card:CT12")
    assert [ship["tokens"] for ship in stolen.view()["ships"]] == [2, 0, 0]
    game = won("f9", "f1 g1 | CT01", gone=[44])
    assert not any("token" in option for option in game.allowed)
    assert sum(ship["tokens"] for ship in game.view()["ships"]) == 1


def test_riches_of_the_crew_lie_covered() -> None:
    """JAM-CREW-17: only their owner sees them."""
    game = sea("3 f3", do="forward 1", crew=True, told={"treasure": "CT08"})
    assert game.view(JACK)["ships"][ANNE]["down"][0]["card"] is None
    assert game.treasures() == ["CT08"]


def test_amulets_are_curses() -> None:
    """JAM-CREW-18: covered, negative, and given away like any curse."""
    game = won("f9 | CT10", "f1").play("spoils:give")
    assert game.treasures(JACK) == ["CT10"]
    assert game.lines(JACK)["cursed"] == -3


def test_the_youkounkoun() -> None:
    """JAM-CREW-19: shown at once, 12 points, stolen like a face-up card, no curse."""
    game = sea("3 f3", do="forward 1", crew=True, told={"treasure": "CT12"})
    assert game.view()["ships"][ANNE]["up"] == ["CT12"]
    assert game.lines()["diamond"] == 12
    stolen = won("f9 | CT01", "f1 | CT12").play("spoils:card:CT12")
    assert stolen.treasures() == ["CT01", "CT12"]
    assert won("f9 | CT12", "f1").refused("spoils:give") == "JAM-WIN-05"
    assert MARY == 2
