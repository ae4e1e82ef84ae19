"""Chapter 7.2 (CREW-C, M, D) and 7.3 (G): the twenty characters."""

from collections.abc import Mapping

from flibuste.core.atoms import Json
from flibuste.games.jamaica.scoring import score_state
from tests.games.jamaica.positions import ANNE, GAME, JACK, Sea, position, sea


def crew(*ships: str, **where: Json) -> Sea:
    return sea(*ships, crew=True, **where)


def a_round(*ships: str, cards: str = "4 4 4", die: list[int] | None = None, **where: Json) -> Sea:
    hands = [f"{card} {2 if card == '1' else 1} 3" for card in cards.split()]
    told = {"die": die} if die else {}
    return Sea(position(*ships, hands=hands, crew=True, **where), **told)


def asked_by(game: Sea) -> Mapping[str, Json]:
    """What is drawn besides the question that a game stops at."""
    decision = game.table().decision
    assert decision
    return decision.data


def test_sir_beth() -> None:
    """JAM-CREW-C01: 4 and 2 tie with a 6, attacking and defending; a star needs no help."""
    assert "combat-tie" in crew("16 p1 f9 sir_beth", "17 f9", do="forward 1").play("powder:0", combat=[4, 6]).heard()
    assert "combat-tie" in crew("16 p1 f9", "17 f9 sir_beth", do="forward 1").play("powder:0", combat=[6, 4]).heard()


def test_saran() -> None:
    """JAM-CREW-C02: once a combat, on either roll."""
    game = crew("16 p1 f9 saran", "17 f9", do="forward 1").play("powder:0", combat=2)
    assert game.asked == (ANNE, "JAM-D-10")
    assert game.play("sabre:reroll", combat=["star"]).asked == (ANNE, "JAM-D-13")
    once = (
        crew("16 p1 f9 saran", "17 f9", do="forward 1").play("powder:0", combat=2).play("sabre:reroll", combat=[10, 8])
    )
    assert once.asked == (ANNE, "JAM-D-13")


def test_the_buccaneer() -> None:
    """JAM-CREW-C03: alone on 16 against 17; before the price; the loser's hold is gone, a defeat costs nothing."""
    game = crew("15 f9 g9 buccaneer", "17 f9 g5", "18 f9", do="forward 1")
    assert game.asked == (ANNE, "JAM-CREW-D-05")
    assert game.allowed == {"attack:1", "attack:no"}
    assert game.refused("attack:2") == "JAM-CREW-C03"
    game.play("attack:1", combat="star").play("discard:1")
    assert game.holds(JACK) == "f9 - - - -"
    assert game.holds() == "f9 g6 buccaneer - -"
    lost = crew("15 f9 g9 buccaneer", "17 f9 g5", do="forward 1").play("attack:1", combat=[2, "star"])
    assert lost.asked == (ANNE, "JAM-CREW-D-09")
    armed = crew("15 f9 g9 p2 buccaneer", "17 f9 g5", do="forward 1").play("attack:1")
    assert armed.asked == (ANNE, "JAM-D-09")
    assert armed.play("powder:2", combat=[2, "star"]).holds() == "f9 g6 - buccaneer -"
    occupied = crew("15 f9 g9 buccaneer", "17 f9 g5", "16 f9", do="forward 1", told={"combat": [2, 2]})
    assert occupied.asked == (ANNE, "JAM-CREW-D-09")
    for home in (crew("3 f9 buccaneer", "0 f9", do="back 2"), crew("2 f9 buccaneer", "1 f9", do="back 2")):
        assert home.asked[1] != "JAM-CREW-D-05"
    fallen = crew("16 g9 buccaneer", "15 f9", do="forward 1")
    assert (fallen.at(), fallen.asked) == ("16", (ANNE, "JAM-CREW-D-05"))


def test_the_strategist() -> None:
    """JAM-CREW-C04: attacking, without powder or dice, from afar too, and Saran has no say; not when defending."""
    game = crew("16 p1 f9 strategist", "17 f9 p9 saran", do="forward 1")
    assert game.asked == (ANNE, "JAM-D-13")
    assert "rolled" not in game.heard()
    far = crew("15 f9 g9 buccaneer strategist", "17 f9 g5", do="forward 1").play("attack:1")
    assert far.asked == (ANNE, "JAM-CREW-D-06")
    assert "rolled" not in far.heard()
    assert "rolled" in crew("16 f9", "17 f9 strategist", do="forward 1").heard()


def test_the_shipowner() -> None:
    """JAM-CREW-C05: 3 for each of two, besides the values."""
    assert crew("20 shipowner mage").lines()["shipowner"] == 6
    assert "shipowner" not in crew("20 king mage").lines()


def test_the_weasel() -> None:
    """JAM-CREW-C06: of three from the pile one is kept, the others go back and may come again; so in a theft."""
    game = crew("3 f9 weasel", do="forward 1", told={"treasure": ["CT08", "CT10", "CT01"]})
    assert game.asked == (ANNE, "JAM-CREW-D-11")
    assert game.allowed == {"keep:CT08", "keep:CT10", "keep:CT01"}
    assert game.refused("keep:CT02") == "JAM-CREW-C06"
    assert game.view(ANNE)["looking"]["cards"] == ["CT01", "CT08", "CT10"]
    assert game.view(JACK)["looking"]["cards"] is None
    game.play("keep:CT08")
    assert game.treasures() == ["CT08"]
    assert GAME.write(game.state)["returned"] == ["CT01", "CT10"]
    assert game.state.pile == 8
    theft = crew("16 strategist weasel f9", "17 f1 | CT01 CT02 CT08 CT09", do="forward 1")
    theft.play("spoils:covered", theft=["CT01", "CT08", "CT09"])
    assert theft.allowed == {"keep:CT01", "keep:CT08", "keep:CT09"}
    assert theft.play("keep:CT08").treasures(JACK) == ["CT01", "CT02", "CT09"]


def test_the_weasels_cards_come_again_as_often_as_they_should() -> None:
    """JAM-CREW-C06: with two cards of a pile of three known to be in it, each is on top in a third of the cases."""
    from collections import Counter

    from flibuste.core.fate import OwnDice
    from flibuste.games.jamaica.treasure import draw_card

    base = crew("3 f9 weasel | CT03 CT04 CT05 CT06 CT07", gone=[44, 37, 33, 25, 22]).state
    base.pile, base.returned, base.unseen = 3, 1 << 1 | 1 << 2, base.unseen & ~6
    drawn: Counter[int] = Counter()
    for luck in range(3000):
        state = base.copy()
        state.luck = luck * 0x9E3779B97F4A7C15
        drawn[draw_card(state, OwnDice(state))] += 1
    assert all(900 < drawn[card] < 1100 for card in (1, 2))


def test_the_king() -> None:
    """JAM-CREW-C07: no power: 9 at home, -3 elsewhere."""
    assert crew("20 king").lines()["character"] == -3
    assert score_state(crew("0@1 king", fields={"over": True, "agenda": []}).state).totals[ANNE] == 15 + 9


def test_the_bishop() -> None:
    """JAM-CREW-C08: 2 for each token, those from before too."""
    assert crew("20 bishop | CT01 CT02").lines()["bishop"] == 4


def test_the_cartographer() -> None:
    """JAM-CREW-C09: a hand of four at the refill."""
    game = crew("20 f9 cartographer", do="gold 1")
    assert [seat["hand_count"] for seat in game.view()["seats"]] == [4, 3, 3]


def test_the_sea_dog() -> None:
    """JAM-CREW-C10: no move, no price; a retreat is no icon."""
    game = crew("18 f9 g9 sea_dog", do="back 1")
    assert game.asked == (ANNE, "JAM-CREW-D-03")
    assert game.play("back:ignore").at() == "18"
    assert crew("18 f9 g9 sea_dog", do="back 1").play("back:sail").holds() == "f7 g9 sea_dog - -"
    assert crew("16 g9 sea_dog", do="forward 1").at() == "16"


def test_the_anchorman() -> None:
    """JAM-CREW-C11: one less, ahead or back; with a 1 the ship stays, and that is no arrival."""
    game = crew("19 f9 g9 anchorman", do="back 2")
    assert game.allowed == {"sail:18", "sail:17"}
    stay = crew("16 f9 g9 anchorman", do="forward 1").play("sail:16")
    assert (stay.at(), stay.holds()) == ("16", "f9 g9 anchorman - -")


def test_the_navigator() -> None:
    """JAM-CREW-C12: one more, a seven too; with both one less, as said, or one more."""
    assert crew("34 f9 g9 navigator", do="forward 6").allowed == {"sail:42", "sail:43"}
    both = crew("16 f9 g9 navigator anchorman", do="forward 2")
    assert both.allowed == {"sail:17", "sail:18", "sail:19"}


def test_the_venetian_merchant() -> None:
    """JAM-CREW-C13: food pays a port, gold pays the sea."""
    assert crew("15 f3 merchant_venetian", do="forward 1").play("merchant:pay").at() == "16"
    assert crew("16 g2 merchant_venetian", do="forward 1").play("merchant:pay").at() == "17"


def test_the_prussian_merchant() -> None:
    """JAM-CREW-C14: powder pays the sea, not a port; food is fired as powder."""
    assert crew("16 p2 merchant_prussian", do="forward 1").play("merchant:pay").at() == "17"
    assert "shortage" in crew("17 p9 merchant_prussian", do="forward 1").heard()
    assert crew("16 f3 merchant_prussian", "17 f9", do="forward 1").asked == (ANNE, "JAM-D-09")


def test_the_helvetian_merchant() -> None:
    """JAM-CREW-C15: powder pays a port; any two merchants link all three kinds."""
    assert crew("15 p3 merchant_helvetian", do="forward 1").play("merchant:pay").at() == "16"
    linked = crew("16 g1 p1 merchant_helvetian merchant_venetian", do="forward 1")
    assert linked.play("merchant:pay").at() == "17"
    chain = crew("15 f3 merchant_prussian merchant_helvetian", do="forward 1")
    assert chain.play("merchant:pay").at() == "16"


def test_the_cooper() -> None:
    """JAM-CREW-C16: one token more from an icon, none with spoils."""
    assert crew("20 cooper", do="gold 2").holds() == "cooper g3 - - -"
    assert (
        crew("16 f9 cooper strategist", "17 g4", do="forward 1").play("spoils:hold:0").holds()
        == "f7 cooper strategist g4 -"
    )


def test_the_cooper_goes_overboard_for_his_own_load() -> None:
    """JAM-CREW-C16: his token counts, as it was taken before there was room (JAM-RUL-51); then he is gone."""
    game = crew("20 cooper f9 f8 p7 p6", do="gold 2", then="food 2")
    assert game.asked == (ANNE, "JAM-D-05")
    assert game.play("hold:0").holds() == "g3 f9 f8 p7 p6"
    assert game.asked == (ANNE, "JAM-D-05")
    assert game.play("hold:0").holds() == "f2 f9 f8 p7 p6"


def test_calypso() -> None:
    """JAM-CREW-C17: the third amulet, even given by somebody else, wins at once, whatever the points."""
    game = crew("16 strategist f9 g50 | CT11", "17 f1 calypso | CT09 CT10", do="forward 1").play("spoils:give")
    assert game.state.over
    assert score_state(game.state).ranks[JACK] == 1
    assert game.lines(JACK)["calypso"] == 0
    drawn = crew("3 calypso f9 | CT09 CT10", do="forward 1", told={"treasure": "CT11"})
    assert drawn.state.winner == ANNE
    two = crew("3 calypso f9 | CT09", do="forward 1", told={"treasure": "CT11"})
    assert not two.state.over
    recruited = crew("15 g9 | CT09 CT10 CT11", do="forward 1", fields={"tavern": _calypso()}).play(
        "recruit:r0c3:calypso"
    )
    assert recruited.state.over


def _calypso() -> list[str | None]:
    tiles: list[str | None] = ["?"] * 21
    tiles[2], tiles[3], tiles[4], tiles[10] = "calypso", None, "king", "mage"
    return tiles


def test_the_mage() -> None:
    """JAM-CREW-C18: both own actions with the dice swapped; Jack keeps to them as they lie."""
    game = a_round("20 mage f1", "30 f1", cards="1 1 1", die=[2, 5]).play("dice:1", *["card:AC01"] * 3)
    assert game.asked == (ANNE, "JAM-CREW-D-02")
    game.play("mage:swap")
    assert (game.holds(), game.holds(JACK)) == ("mage f1 f5 p2 -", "f1 f2 p5 - -")
    jacks = a_round("20 f1", "30 mage f1", cards="1 1 1", die=[2, 5]).play("dice:1", *["card:AC01"] * 3)
    assert jacks.asked == (JACK, "JAM-CREW-D-02")


def test_the_oracle() -> None:
    """JAM-CREW-C19: the evening set to 6, the other die rolled for the morning; no placing any more."""
    game = a_round("20 oracle f1")
    assert game.asked == (ANNE, "JAM-CREW-D-01")
    assert game.refused("oracle:evening:7") == "JAM-CREW-C19"
    game.play("oracle:evening:6", die=3)
    assert game.view()["dice"] == [3, 6]
    assert game.asked == (ANNE, "JAM-D-02")
    assert a_round("20 oracle").play("oracle:no", die=[1, 2]).asked == (ANNE, "JAM-D-01")
    assert a_round("20 oracle").play("oracle:morning:1", die=4).view()["dice"] == [1, 4]


def test_the_lookout() -> None:
    """JAM-CREW-C20: on 3, next to the lair 4; one's own lair first and then no other; not from Port Royal."""
    game = crew("2 f9 lookout", do="forward 1")
    assert game.asked == (ANNE, "JAM-CREW-D-10")
    assert game.allowed == {"spy:4", "spy:no"}
    assert game.refused("spy:9") == "JAM-CREW-C20"
    game.play("spy:4", treasure="CT08")
    assert (game.treasures(), game.view()["ships"][ANNE]["tokens"]) == (["CT08"], 1)
    assert crew("9 f9 lookout", do="forward 1").allowed == {"spy:9", "spy:11", "spy:no"}
    tiles = _calypso()
    tiles[4] = "lookout"
    fresh = crew("17 g9", do="forward 1", fields={"tavern": tiles}).play("recruit:r0c3:lookout")
    assert fresh.asked == (ANNE, "JAM-CREW-D-10")
    own = crew("8 f9 lookout", do="forward 1")
    assert own.asked[1] in ("JAM-D-01", "JAM-D-02")


# ---- merchants


def test_merchants_help_wherever_one_pays() -> None:
    """JAM-CREW-M01: price, rum and powder; in combat only with the option."""
    fought = crew("16 f3 merchant_prussian", "17 f9", do="forward 1")
    assert "powder:3" in fought.allowed
    without = crew("16 f3 merchant_prussian", "17 f9", do="forward 1", merchants_in_combat=False)
    assert without.asked[1] != "JAM-D-09"
    for option, aboard in ((True, ["merchant_prussian"]), (False, [])):
        armed = crew("16 f3 p1 merchant_prussian", "17 f9", do="forward 1", merchants_in_combat=option)
        assert armed.asked == (ANNE, "JAM-D-09")
        assert asked_by(armed)["aboard"] == aboard
    tiles = _calypso()
    tiles[10], tiles[9], tiles[11], tiles[17] = None, "oracle", "bishop", "cooper"
    rum = crew("15 g3 f2 merchant_venetian", do="forward 1", fields={"tavern": tiles}).play("pay:3:0:0:0:0")
    assert "recruit:r1c3:cooper" in rum.allowed


def test_the_payer_chooses_the_mix() -> None:
    """JAM-CREW-M02: 3 gold out of gold 2 and food 2: any split of three."""
    game = crew("15 g2 f2 merchant_venetian", do="forward 1").play("merchant:pay")
    assert game.allowed == {"pay:2:1:0:0:0", "pay:1:2:0:0:0"}


def test_merchants_may_be_declined_after_a_cards_move() -> None:
    """JAM-CREW-M03: the ship falls short then, although it could pay."""
    game = crew("15 g2 f9 merchant_venetian", do="forward 1").play("merchant:no")
    assert game.at() == "15"


def test_a_shortage_takes_the_demanded_kind_only() -> None:
    """JAM-CREW-M04: the gold goes, the food that could replace it stays (but pays the price further back)."""
    assert (
        crew("15 g2 f9 merchant_venetian", do="forward 1").play("merchant:no").holds() == "- f6 merchant_venetian - -"
    )


def test_on_the_way_back_merchants_must_help() -> None:
    """JAM-CREW-M05: port 16 is payable with food, so the ship stops there and pays."""
    game = crew("17 f4 merchant_prussian", "20 g9", do="forward 1")
    assert game.at() == "17"
    venetian = crew("16 g9 p1 merchant_helvetian", do="forward 1")
    assert venetian.at() == "16"
    back = crew("16 p9 merchant_helvetian", do="forward 1")
    assert (back.at(), back.asked[1]) == ("16", "JAM-CREW-D-09")
    assert back.holds() == "p6 merchant_helvetian - - -"


def test_a_price_paid_with_substitutes_is_paid_in_full() -> None:
    """JAM-CREW-M06: one may recruit; at the end food is no gold."""
    game = crew("15 f9 merchant_venetian", do="forward 1").play("merchant:pay")
    assert game.asked == (ANNE, "JAM-CREW-D-09")
    assert game.lines()["gold"] == 0
