"""Chapter 4.1 (FLOW): a round, its dice, its cards, its end."""

import pytest

from flibuste.core.atoms import Json
from flibuste.core.decision import Barred
from flibuste.core.faults import InputNeeded
from flibuste.table import Seat, Table
from tests.games.jamaica.positions import ANNE, BART, JACK, MARY, Sea, new, position, random_game, sea

DICE = {"die": [2, 5]}


def round_at(*ships: str, told: dict[str, Json] | None = None, **where: Json) -> Sea:
    return Sea(position(*ships, **where), **(told if told is not None else DICE))


def chosen(*ships: str, cards: str = "8 8 8", **where: Json) -> Sea:
    """A round with morning 2 and evening 5, in which all but the last player have chosen these cards."""
    hands = [f"{card} {1 if card != '1' else 2} {3 if card != '3' else 4}" for card in cards.split()]
    game = round_at(*ships, hands=hands, **where).play("dice:1")
    for card in cards.split()[:-1]:
        game.play(f"card:AC{int(card):02}")
    return game


def test_the_order_of_a_round() -> None:
    """JAM-FLOW-01: dice, cards, everybody's actions once, new hands, the next round."""
    game = chosen("20 f9 g9", "30 f9 g9", "16 f9 g9", cards="4 4 4")
    game.play("card:AC04")
    keys = [key for key in game.heard() if key in {"revealed", "drew", "round"}]
    assert keys == ["revealed"] * 3 + ["drew"] * 3 + ["round"]


def test_the_captain_places_the_dice_for_all() -> None:
    """JAM-FLOW-02: either way round, openly, and then it stands."""
    game = round_at("20 f3")
    assert game.asked == (ANNE, "JAM-D-01")
    assert game.allowed == {"dice:1", "dice:2"}
    assert game.refused("dice:3") == "JAM-FLOW-02"
    game.play("dice:2")
    assert game.view()["dice"] == [5, 2]
    assert game.refused("dice:1") is None


def test_an_older_log_names_the_faces_of_the_dice() -> None:
    """JAM-D-01: nobody is offered that any more."""
    table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
    first, second = table.view()["rolled"]
    entry = {"seat": table.asked, "move": "dice", "args": [second, first], "found": []}
    older = Table.load({**table.save(), "rules": 1, "log": [entry]})
    assert older.view()["dice"] == [second, first]
    with pytest.raises(Barred):
        table.play(("dice", second, first))
    table.play("dice:2")
    assert table.position() == older.position()


def test_everybody_chooses_in_secret_after_the_dice() -> None:
    """JAM-FLOW-03: Captain first, nobody passes, nothing is turned up before the last choice."""
    game = round_at("20 f3").play("dice:1")
    for seat in (ANNE, JACK, MARY):
        assert game.asked == (seat, "JAM-D-02")
        assert game.refused("card:AC09") == "JAM-FLOW-03"
        assert game.refused("card:none") == "JAM-FLOW-03"
        assert "revealed" not in game.heard()
        game.play("card:AC01")


def test_cards_are_turned_up_one_by_one() -> None:
    """JAM-FLOW-04: while the Captain is asked for a lane, the others' cards are still hidden; then clockwise."""
    game = chosen("18 f9 g9", "20 f3", "20 f3").play("card:AC08", reveal="AC08")
    assert game.asked == (ANNE, "JAM-D-03")
    assert game.heard().count("revealed") == 1
    seats = game.view()["seats"]
    assert [seat["committed"] for seat in seats] == [False, True, True]
    assert [seat["chosen"] for seat in seats] == [None, None, None]
    assert seats[ANNE]["discard"] == ["AC08"]


def test_cards_turned_up_together_by_option() -> None:
    """JAM-FLOW-04: with the option, all cards lie open after the last choice; the order of play is the same."""
    game = chosen("18 f9 g9", "20 f3", "20 f3", reveal="simultaneous").play("card:AC08")
    assert game.asked == (ANNE, "JAM-D-03")
    assert [seat["chosen"] for seat in game.view()["seats"]] == [None, "AC08", "AC08"]


def test_the_order_of_play_begins_with_the_captain() -> None:
    """JAM-FLOW-04: with Mary as Captain: Mary, Anne, Jack."""
    game = round_at("20 f3", fields={"captain": MARY}, hands=["4 1 2"] * 3).play("dice:1")
    assert [game.asked[0], game.play("card:AC04").asked[0]] == [MARY, ANNE]
    game.play("card:AC04", "card:AC04")
    told = [event.data["seat"] for event in game.events if event.key == "jamaica-revealed"]
    assert told == [MARY, ANNE, JACK]


def test_morning_die_first_then_evening_die() -> None:
    """JAM-FLOW-05: food with the 2, then powder with the 5."""
    game = chosen("20 f3 g3", cards="1 1 1").play("card:AC01")
    assert game.holds() == "f3 g3 f2 p5 -"


def test_the_evening_does_not_pay_for_the_morning() -> None:
    """JAM-FLOW-06: two ahead to a price of 3 gold, with 5 food loaded only afterwards: the ship falls back first."""
    game = sea("3 p1", do="forward 2", then="gold 6")
    assert game.at() == "4"
    assert game.holds() == "p1 g6 - - -"


def test_hands_are_refilled_to_three() -> None:
    """JAM-FLOW-07: one card is drawn for the one that was played."""
    game = chosen(cards="4 4 4").play("card:AC04", draw=["AC11", "AC10", "AC09"])
    assert game.view(ANNE)["seats"][ANNE]["hand"] == ["AC01", "AC03", "AC11"]
    assert [seat["hand_count"] for seat in game.view()["seats"]] == [3, 3, 3]


def test_nobody_discards_down() -> None:
    """JAM-FLOW-07: whoever still has three cards after playing draws none."""
    game = round_at("20 f3", hands=["1 2 3 4", "1 2 3", "1 2 3"]).play("dice:1")
    game.play("card:AC04", "card:AC01", "card:AC01")
    assert game.state.hand[ANNE].bit_count() == 3
    assert game.state.deck[ANNE].bit_count() == 7


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """JAM-FLOW-08: all eight discards and the card just played are shuffled; the hand stays out."""
    where = position("20 f3", hands=["1 2 4", "1 2 4", "1 2 4"])
    where["players"][ANNE] = {
        "hand": ["AC01", "AC02", "AC04"],
        "deck": [],
        "discard": [f"AC{n:02}" for n in (3, 5, 6, 7, 8, 9, 10, 11)],
    }
    game = Sea(where, **DICE).play("dice:1", "card:AC04", "card:AC04")
    game.play("card:AC04", draw=["AC04"])
    assert "reshuffled" in game.heard()
    assert game.view(ANNE)["seats"][ANNE]["hand"] == ["AC01", "AC02", "AC04"]
    assert game.state.deck[ANNE].bit_count() == 8
    assert game.state.discard[ANNE] == ()


def test_a_pile_that_runs_out_while_drawing() -> None:
    """JAM-FLOW-08: with two cards to draw and one in the pile, that one is drawn, then the discards are shuffled."""
    where = position("20 f3 | T01", hands=["1 2 4", "1 2 4", "1 2 4"])
    where["players"][ANNE] = {
        "hand": ["AC01", "AC02", "AC04"],
        "deck": ["AC03"],
        "discard": [f"AC{n:02}" for n in (5, 6, 7, 8, 9, 10, 11)],
    }
    game = Sea(where, **DICE).play("dice:1", "card:AC04", "card:AC04")
    game.play("card:AC04", draw=["AC03", "AC11"])
    assert game.view(ANNE)["seats"][ANNE]["hand"] == ["AC01", "AC02", "AC03", "AC11"]


def test_the_compass_goes_to_the_left() -> None:
    """JAM-FLOW-09: after Anne, Jack is Captain; after Bart, Anne."""
    assert chosen(cards="4 4 4").play("card:AC04").view()["captain"] == JACK
    game = round_at("20 f3", seats=4, fields={"captain": BART}, hands=["4 1 2"] * 4).play("dice:1")
    assert game.play(*["card:AC04"] * 4).view()["captain"] == ANNE


def test_the_last_round_brings_no_cards_and_no_captain() -> None:
    """JAM-FLOW-10: after the finish nobody draws, and the Captain stays."""
    game = chosen("48 f9 g9", cards="8 4 4").play("card:AC04")
    assert game.state.over
    assert game.view()["captain"] == ANNE
    assert [seat["hand_count"] for seat in game.view()["seats"]] == [2, 2, 2]


def test_equal_dice_are_not_asked_about() -> None:
    """JAM-D-01: two fours need no placing; a two and a five do."""
    assert round_at("20 f3", told={"die": [4, 4]}).asked == (ANNE, "JAM-D-02")
    assert round_at("20 f3").asked == (ANNE, "JAM-D-01")


def test_a_card_is_always_asked_for() -> None:
    """JAM-D-02: any card of the hand, and it is a secret question."""
    game = round_at("20 f3", hands=["4 7 8"] * 3).play("dice:1")
    assert game.asked == (ANNE, "JAM-D-02")
    assert game.allowed == {"card:AC04", "card:AC07", "card:AC08"}
    assert game.decision.secret


def test_the_game_ends_at_the_cap() -> None:
    """JAM-END-05: after the last round allowed it is scored as it stands."""
    game = chosen("20 f3", cards="4 4 4", fields={"round": 29}, round_cap=30).play("card:AC04")
    assert game.state.over
    assert not chosen("20 f3", cards="4 4 4", fields={"round": 28}, round_cap=30).play("card:AC04").state.over
    assert new().options["round_cap"] == 60
    assert random_game(6, 1, round_cap=30).state.round <= 30


def test_with_a_box_the_first_dice_are_thrown_by_people_too() -> None:
    """JAM-FLOW-02: the app deals, and play begins when the table is set up. An older log holds what the app threw."""
    seats = [Seat("Anne"), Seat("Jack")]
    table = Table.new("jamaica", seats, seed=3, box=["die"])
    assert table.view()["rolled"] is None
    with pytest.raises(InputNeeded, match="die"):
        table.play("go")
    table.play("go", found=[2, 5])
    assert table.view()["rolled"] == [2, 5]
    assert Table.load(table.save()).position() == table.position()
    thrown = Table.new("jamaica", seats, seed=3)
    older = Table.load({**thrown.save(), "flibuste": 2, "box": {"from": ["die"]}})
    assert older.position() == thrown.position()
