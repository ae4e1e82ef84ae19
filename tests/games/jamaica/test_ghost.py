"""Chapter 7.1 (GHOST): two players and the Ghost Ship."""

import pytest

from flibuste.core.atoms import Json
from flibuste.core.faults import PositionError, SetupError
from flibuste.games.jamaica.scoring import score_state
from flibuste.games.jamaica.tables import BETH
from flibuste.table import Seat, Table
from tests.games.jamaica.positions import ANNE, GAME, GHOST, JACK, Sea, new, position, random_game, sea


def haunted(anne: str, jack: str, ghost: str, die: int = 2, **where: Json) -> Sea:
    """The Captain, Anne, is about to make the ghost's evening move."""
    where.setdefault("fields", {"dice": [3, die]})
    return sea(anne, jack, ghost=ghost, seats=2, agenda=[["RoundEnd"], ["GhostMove", 1]], **where)


def duel(mine: str, ghost: str, **where: Json) -> Sea:
    """Anne attacks the ghost on 17, with a powder to be asked about."""
    return sea(f"16 p1 {mine}", "30 f9", seats=2, ghost=f"17 {ghost}", do="forward 1", **where).play(
        "powder:0", combat="star"
    )


def test_the_black_ship_is_the_ghost() -> None:
    """JAM-GHOST-01: in Port Royal, five holds; nobody else may be black, but with three players somebody may."""
    view = new(2).view()
    ghost = view["ships"][GHOST]
    assert (ghost["ghost"], ghost["colour"], ghost["space"], len(ghost["holds"])) == (True, "black", 0, 5)
    with pytest.raises(SetupError, match="black"):
        Table.new("jamaica", [Seat("Anne", colour="black"), Seat("Jack")])
    with pytest.raises(PositionError, match="JAM-GHOST-01"):
        Table.at("jamaica", {**new(2).position(), "colours": ["black", "red"]})
    assert Table.new("jamaica", [Seat("Anne", colour="black"), Seat("Jack"), Seat("Mary")]).view()["ghost"] is None


def test_the_ghosts_first_holds() -> None:
    """JAM-GHOST-02: 5 and 3 gold, three empty holds."""
    assert new(2).position()["ships"][GHOST]["holds"] == [["gold", 5], ["gold", 3], *[["none", 0]] * 3]


def test_lady_beth_is_out_of_the_pile() -> None:
    """JAM-GHOST-03: nine of the other eleven are the pile."""
    table = new(2)
    assert not table.state.unseen & BETH
    assert (len(table.position()["unseen"]), table.position()["pile"]) == (11, 9)
    assert table.view()["ships"][GHOST]["bonus"] == 2


def test_its_lady_beth_cannot_be_stolen() -> None:
    """JAM-GHOST-04: who beats the ghost is not offered her."""
    assert new(2).view()["ships"][GHOST]["up"] == []
    game = duel("f9", "g5")
    assert game.allowed == {"spoils:hold:0", "spoils:nothing"}
    assert game.refused("spoils:card:T03") == "JAM-WIN-03"


def test_two_ghost_moves_after_the_players() -> None:
    """JAM-GHOST-05: the Captain moves it by the morning die, then by the evening die."""
    where = position("20 f3", "20 f3", ghost="10 g5", seats=2, hands=["4 1 2"] * 2)
    game = Sea(where, die=[2, 5]).play("dice:1", "card:AC04", "card:AC04")
    ways = [e.data["way"] for e in game.events if e.key == "jamaica-ghost-sailed"]
    assert [(way[0], way[-1], len(way) - 1) for way in ways] == [(10, 12, 2), (12, 19, 5)]


def test_the_ghost_moves_in_every_round() -> None:
    """JAM-GHOST-06: two moves in the first round, and two in the last, in which Anne comes home."""
    for anne, cards in (("0 f3 g3", "4 1 2"), ("48 f9 g9", "8 1 2")):
        where = position(anne, "20 f3", ghost="10 g5", seats=2, hands=[cards, "4 1 2"])
        game, moved = Sea(where, die=[2, 5]).play("dice:1"), 0
        game.play(f"card:AC0{cards[0]}")
        game.play("card:AC04")
        while True:
            moved += game.heard().count("ghost-sailed")
            if game.state.over or game.state.round != 1:
                break
            game.play(sorted(game.allowed)[0])
        assert moved == 2


def test_the_ghost_never_pays() -> None:
    """JAM-GHOST-07: onto port 16 and onto the sea: its gold stays, and it does not fall back."""
    game = haunted("20 f3", "20 f3", "14 g2")
    assert (game.at(GHOST), game.holds(GHOST)) == ("16", "g2 - - - -")
    assert haunted("20 f3", "20 f3", "15 g2").at(GHOST) == "17"


def test_ahead_back_or_free() -> None:
    """JAM-GHOST-08: alone in the lead back, alone last ahead, anything else the Captain's choice, ties included."""
    assert haunted("20 f3", "10 f3", "30 g5").at(GHOST) == "28"
    assert haunted("20 f3", "21 f3", "16 g5").at(GHOST) == "18"
    for anne, jack, ghost in (("20 f3", "10 f3", "16 g5"), ("20 f3", "10 f3", "20 g5"), ("20 f3", "16 f3", "16 g5")):
        game = haunted(anne, jack, ghost)
        assert game.asked == (ANNE, "JAM-D-15")
        assert game.allowed == {"ghost:ahead", "ghost:back"}
    both = [["RoundEnd"], ["GhostMove", 1], ["GhostMove", 0]]
    anew = sea("30 f3", "30 f3", ghost="28 g5", seats=2, agenda=both, fields={"dice": [4, 1]})
    assert [event.data["way"][-1] for event in anew.events if event.key == "jamaica-ghost-sailed"] == [32, 31]
    assert new(2, 3).position()["ships"][GHOST]["space"] == 0
    assert haunted("0 f3", "0 f3", "0 g5").asked == (ANNE, "JAM-D-15")


def test_the_captain_chooses_its_lane() -> None:
    """JAM-GHOST-09: also when the direction is forced."""
    game = haunted("20 f3", "20 f3", "5 g5")
    assert game.asked == (ANNE, "JAM-D-16")
    assert game.allowed == {"sail:7", "sail:13"}
    assert game.refused("sail:6") == "JAM-GHOST-09"
    assert game.play("sail:13").at(GHOST) == "13"
    assert haunted("10 f3", "10 f3", "16 g5").allowed == {"sail:12", "sail:14"}


def test_the_ghost_attacks_where_it_stops() -> None:
    """JAM-GHOST-10: one ship without asking, of two the Captain picks one, even one's own; never in Port Royal."""
    game = haunted("17 f3 p1", "20 f3", "15 g5", told={"combat": 2})
    assert game.state.combat is not None
    assert (game.state.combat.attacker, game.state.combat.target) == (GHOST, ANNE)
    both = haunted("17 f3", "17 f3", "15 g5")
    assert both.asked == (ANNE, "JAM-D-17")
    assert both.allowed == {"attack:0", "attack:1"}
    assert "combat" not in haunted("0 f3", "10 f3", "2 g5").play("ghost:back").heard()


def test_a_player_attacks_the_ghost() -> None:
    """JAM-GHOST-11: by the usual rules; with Jack there too, Anne chooses."""
    assert duel("f9", "g5").asked == (ANNE, "JAM-D-13")
    game = sea("16 f9", "17 f9", seats=2, ghost="17 g5", do="forward 1")
    assert game.allowed == {"attack:1", "attack:2"}


def test_the_ghost_takes_a_lairs_treasure_unseen() -> None:
    """JAM-GHOST-12: ahead or back, after a combat; no card is drawn by anybody, and a power does nothing."""
    game = haunted("20 f3", "20 f3", "2 g5")
    assert game.state.pile == 8
    assert 4 not in game.view()["lairs"]
    assert covered(game) == ["?"]
    fought = haunted("4 f3 p1", "20 f3", "2 g5", told={"combat": 4})
    assert fought.asked == (ANNE, "JAM-D-11")
    assert 4 in fought.view()["lairs"]
    assert 4 not in fought.play("powder:0", combat=6).view()["lairs"]
    back = haunted("2 f3", "2 f3", "6 g5")
    assert (back.at(GHOST), covered(back)) == ("4", ["?"])


def covered(game: Sea) -> list[str]:
    return [name for name, _, _ in GAME.write(game.state)["ships"][GHOST]["down"]]


def test_the_ghosts_firepower() -> None:
    """JAM-GHOST-13: die plus 2: its 4 ties with Anne's 6; its star wins; it is asked for no powder."""
    tie = sea("16 f9 p1", "30 f9", seats=2, ghost="17 g5", do="forward 1").play("powder:0", combat=[6, 4])
    assert "combat-tie" in tie.heard()
    star = sea("16 f9 p1", "30 f9", seats=2, ghost="17 g5", do="forward 1").play("powder:0", combat=[10, "star"])
    assert star.asked == (JACK, "JAM-D-18")


def test_the_player_outside_the_combat_decides_for_the_ghost() -> None:
    """JAM-GHOST-14: attacked by Anne it is Jack; attacking Jack it is Anne, whoever is Captain."""
    game = sea("16 f9 p1", "30 f9", seats=2, ghost="17 g5 | T02", do="forward 1").play("powder:0", combat="star")
    assert game.asked == (JACK, "JAM-D-10")
    attack = haunted("20 f3", "17 f3 p1", "15 g5", fields={"dice": [3, 2], "captain": JACK}, told={"combat": "star"})
    assert attack.asked == (ANNE, "JAM-D-18")


def beaten(anne: str, ghost: str, **where: Json) -> Sea:
    """The ghost has beaten Anne, who attacked it on 17; Jack chooses for it."""
    game = sea(f"16 p1 {anne}", "30 f9", seats=2, ghost=f"17 {ghost}", do="forward 1", **where)
    return game.play("powder:0", combat=[2, "star"])


def test_what_the_ghost_may_take() -> None:
    """JAM-GHOST-15: a hold, a face-up or a covered treasure, nothing; it never gives its curse."""
    game = beaten("f9 g5 | T01 T05", "g5")
    assert game.asked == (JACK, "JAM-D-18")
    assert game.allowed == {
        "spoils:hold:0", "spoils:hold:1", "spoils:hold:2", "spoils:card:T01", "spoils:covered", "spoils:nothing",
    }  # fmt: skip
    assert beaten("f9 | T10", "g5").refused("spoils:give") == "JAM-GHOST-15"
    cursed = beaten("f9", "g5 | T10", gone=[44])
    assert cursed.allowed == {"spoils:hold:0", "spoils:hold:1", "spoils:nothing"}


def test_the_ghost_keeps_gold_only() -> None:
    """JAM-GHOST-16: food goes to the Bank; gold into an empty hold; without one gold is barred, food is not."""
    game = beaten("f9 g5", "g5 g3").play("spoils:hold:1")
    assert game.holds(GHOST) == "g5 g3 - - -"
    assert beaten("f9 g5", "g5 g3").play("spoils:hold:2").holds(GHOST) == "g5 g3 g5 - -"
    full = beaten("f9 g5", "g1 g1 g1 g1 g1")
    assert full.barred == {"spoils:hold:2": "JAM-GHOST-16"}


def test_stolen_powers_work_for_the_ghost() -> None:
    """JAM-GHOST-17: a covered card stays unseen by the controller; the 6th Hold is a hold, its food goes; an option."""
    blind = beaten("f9 | T05 T07", "g5").play("spoils:covered", theft="T05")
    assert blind.view(JACK)["ships"][GHOST]["down"] == [{"card": None, "seen_by": [], "cursed": False}]
    assert blind.view(ANNE)["ships"][GHOST]["down"] == [{"card": "T05", "seen_by": [0], "cursed": False}]
    sixth = beaten("f9 - - - f4 | T04", "g5").play("spoils:card:T04")
    assert sixth.holds(GHOST) == "g5 - - - - -"
    gold = beaten("f9 - - - g4 | T04", "g5").play("spoils:card:T04")
    assert gold.holds(GHOST) == "g5 - - - - g4"
    without = beaten("f9 - - - g4 | T04", "g5", ghost_powers=False).play("spoils:card:T04")
    assert without.holds(GHOST) == "g5 - - - -"
    sabre = sea("16 f9 p1", "30 f9", seats=2, ghost="17 g5 | T02", do="forward 1", ghost_powers=False)
    assert sabre.play("powder:0", combat="star").asked == (ANNE, "JAM-D-13")


def test_who_beats_the_ghost() -> None:
    """JAM-GHOST-18: its gold, its face-up treasure, or a covered one, which is seen now; a power is laid face up."""
    game = duel("f9 | T10", "g5 | T01 ?", gone=[44, 37, 33])
    assert game.allowed == {
        "spoils:hold:0", "spoils:card:T01", "spoils:covered", "spoils:give", "spoils:nothing",
    }  # fmt: skip
    game = duel("f9", "g5 | ?", gone=[44]).play("spoils:covered", treasure="T04")
    assert game.view()["ships"][ANNE]["up"] == ["T04"]
    assert game.holds().endswith("-")
    assert len(game.holds().split()) == 6
    curse = duel("f9 | T11", "g5").play("spoils:give")
    assert covered(curse) == ["T11"]
    assert curse.view(JACK)["ships"][GHOST]["down"][0]["cursed"]


def test_the_ghost_at_the_finish() -> None:
    """JAM-GHOST-19: it stops there and ends nothing; ahead it stays; back it goes to 49 of the first lap."""
    game = haunted("30 f3", "49 f9", "48 g5", die=4).play("ghost:ahead")
    assert (game.at(GHOST), game.state.ending) == ("0@1", False)
    forced = haunted("20 f3", "20 f3", "0@1 g5", die=1)
    assert forced.at(GHOST) == "49"
    tied = haunted("0@1 f3", "20 f3", "0@1 g5", die=1, fields={"dice": [3, 1], "ending": True}).play("ghost:ahead")
    assert tied.at(GHOST) == "0@1"


def test_the_ghost_may_go_behind_the_start() -> None:
    """JAM-GHOST-20: three back from space 1 is 48 on lap -1, and it is last then."""
    assert haunted("1 f3", "0 f3", "1 g5", die=3).play("ghost:back").at(GHOST) == "48@-1"


def test_the_ghost_is_not_scored() -> None:
    """JAM-GHOST-21: two totals, and its gold counts for nobody."""
    table = random_game(2, 5)
    result = table.result
    assert result is not None
    assert len(result.totals) == 2
    assert len(score_state(haunted("20 f3", "20 f3", "10 g50").state).totals) == 2


def test_the_ghosts_way_is_asked_in_the_free_case() -> None:
    """JAM-D-15: not in the forced ones."""
    assert haunted("20 f3", "10 f3", "16 g5").asked == (ANNE, "JAM-D-15")
    assert "ghost-sailed" in haunted("20 f3", "20 f3", "16 g5").heard()


def test_the_ghosts_lane_is_asked_when_it_matters() -> None:
    """JAM-D-16: asked at the split, not inside the lane."""
    assert haunted("20 f3", "20 f3", "5 g5").asked[1] == "JAM-D-16"
    assert haunted("20 f3", "20 f3", "8 g5").at(GHOST) == "10"


def test_the_ghosts_target_is_asked_with_two_ships() -> None:
    """JAM-D-17: asked of the Captain when both are there."""
    game = haunted("17 f3", "17 f3", "15 g5", fields={"dice": [3, 2], "captain": JACK})
    assert game.asked == (JACK, "JAM-D-17")
    game.play("attack:0", combat="star")
    assert game.asked == (JACK, "JAM-D-18")


def test_the_captains_crew_does_not_choose_for_the_ghost() -> None:
    """JAM-GHOST-10: whom it attacks is asked without the Captain's Strategist; whom the Captain attacks, with him."""
    ghosts = haunted("17 f3 strategist", "17 f3", "15 g5", crew=True)
    assert ghosts.asked == (ANNE, "JAM-D-17")
    assert ghosts.decision.data == {"ghost_by": "JAM-GHOST-10"}
    own = sea("16 f9 strategist", "17 f9", "17 f9", do="forward 1", crew=True)
    assert own.asked == (ANNE, "JAM-D-08")
    assert own.decision.data == {"aboard": ["strategist"], "ghost_by": ""}


def test_the_ghosts_spoils_are_asked_when_there_are_any() -> None:
    """JAM-D-18: with nothing to take there is no question; covered cards of the ghost hide nothing."""
    game = haunted("20 f9", "17 - ", "15 g5", told={"combat": "star"})
    assert "no-spoils" in game.heard()
    assert beaten("f9", "g5 | ?", gone=[44]).decision.open
