"""Characters of The Crew and the Ghost Ship."""

from flibuste.core.atoms import Json
from tests.games.jamaica.positions import ANNE, GHOST, JACK, MARY, Sea, new
from tests.games.jamaica.test_characters import asked_by, crew

# ---- with two players


def haunted(anne: str, jack: str, ghost: str, **where: Json) -> Sea:
    where.setdefault("fields", {"dice": [3, 2]})
    return crew(anne, jack, ghost=ghost, seats=2, agenda=[["RoundEnd"], ["GhostMove", 1]], **where)


def test_the_ghosts_lady_beth_with_the_crew() -> None:
    """JAM-CREW-G01: +2 for the ghost; all twelve Crew treasures are there, nine in the pile."""
    game = crew("20 f3", "20 f3", seats=2)
    assert game.view()["ships"][GHOST]["bonus"] == 2
    for state in (game.state, new(2, crew=True).state):
        assert (state.unseen.bit_count(), state.pile) == (12, 9)


def test_the_ghost_drowns_characters() -> None:
    """JAM-CREW-G02: a stolen character is out of the game; and the ghost recruits nobody in a port."""
    game = crew("16 p1 king f9", "30 f9", seats=2, ghost="17 g5", do="forward 1").play("powder:0", combat=[2, "star"])
    game.play("spoils:hold:1")
    assert game.holds(GHOST) == "g5 - - - -"
    assert "king" not in game.holds()
    assert haunted("20 f3", "20 f3", "14 g5").asked[1] in ("JAM-D-01", "JAM-D-02")


def test_characters_against_the_ghost() -> None:
    """JAM-CREW-G03: Strategist and Buccaneer: a hold of gold is gone."""
    game = crew("15 f9 g9 buccaneer strategist", "30 f9", seats=2, ghost="17 g5", do="forward 1").play("attack:2")
    assert game.holds(GHOST) == "- - - - -"
    assert "rolled" not in game.heard()


def test_the_ghosts_treasures_stay_covered() -> None:
    """JAM-CREW-G04: even the Youkounkoun, until a player takes it."""
    game = haunted("20 f3", "20 f3", "2 g5")
    assert [row["card"] for row in game.view(ANNE)["ships"][GHOST]["down"]] == [None]
    assert game.view()["ships"][GHOST]["tokens"] == 1
    stolen = crew("16 strategist f9", "30 f9", seats=2, ghost="17 g5 | ?", do="forward 1")
    stolen.play("spoils:covered", treasure="CT12")
    assert stolen.view()["ships"][ANNE]["up"] == ["CT12"]


def test_the_weasel_against_the_ghost() -> None:
    """JAM-CREW-G05: looks at three of its covered cards; what is not kept stays there, known to the one who looked."""
    game = crew("16 strategist weasel f9", "30 f9", seats=2, ghost="17 g5 | ? ? ? ?", do="forward 1")
    game.play("spoils:covered", treasure=["CT01", "CT12", "CT09"])
    assert game.asked == (ANNE, "JAM-CREW-D-11")
    game.play("keep:CT01")
    left = game.view(ANNE)["ships"][GHOST]["down"]
    assert sorted(row["card"] or "" for row in left) == ["", "CT09", "CT12"]
    assert [row["card"] for row in game.view(JACK)["ships"][GHOST]["down"]] == [None] * 3
    assert MARY == 2


def test_nobody_of_the_own_crew_helps_the_ghost() -> None:
    """JAM-GHOST-14: the question what the ghost takes names no character of the player who answers it."""
    spoils = [["RoundEnd"], ["GhostLair"], ["Spoils", ANNE, GHOST, 1]]
    game = crew("16 weasel", "20 f3", ghost="20 g5", seats=2, agenda=spoils)
    assert "aboard" not in asked_by(game)
    own = [["RoundEnd"], ["Price", ANNE, 0], ["Spoils", ANNE, ANNE, 1]]
    assert asked_by(crew("20 weasel", "20 f3", seats=2, agenda=own))["aboard"] == ["weasel"]
