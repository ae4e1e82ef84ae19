"""Chapter 5.6 (FGT-12 to FGT-21): losses, and what a fight was worth."""

from typing import Any

import pytest

from flibuste.core.atoms import Json
from tests.games.nassau.positions import ANNE, JACK, Board, acting, own


def struck(token: str | list[str], crew: Json = None, foe: str = "OP-KRA-1") -> Board:
    """Anne attacks in zone B, nobody stands beside her sailors, and these tokens are drawn; no die is good."""
    tokens = [token] if isinstance(token, str) else token
    crew = {**(crew or own()), "standing": 0, "laid": 8}
    board = acting(crew, boat="B", foes={"B": {foe: [0, 0]}}).play(f"fight:{foe}")
    return board.play("fire:1", token=tokens, die=[1] * min(crew.get("sails", 2), len(crew["sailors"])))


def fought(foe: str, crew: Json = None, crates: tuple[int, int] = (0, 0), **told: Any) -> Board:
    """Anne fires a crate at an opponent; all tokens are blank."""
    board = acting(crew or own(), boat="B", foes={"B": {foe: list(crates)}}).play(f"fight:{foe}")
    return board.play("fire:1", token=["blank"] * int({"1": 1, "2": 2, "3": 2}.get(foe[-1], 3)), **told)


@pytest.mark.parametrize(
    ("token", "crew"),
    [
        ("doubloon", own(doubloon=0)),
        ("rum", own(rum=0)),
        ("provision", own(provisions=0)),
        ("crate", own(crates=1)),
        ("weapon", own()),
        ("sail", own(sails=1)),
        ("sailor", own(sailors=1)),
        ("hold", own()),
    ],
)
def test_what_cannot_be_lost_costs_three_points(token: str, crew: Json) -> None:
    """NAS-FGT-12: and only then; a kraken of strength 1 has brought a point."""
    crew = {**crew, "animals": [None] * 5}
    assert struck(token, crew).scores()[0] == 10 + 1 - 3


def test_what_can_be_lost_is() -> None:
    """NAS-FGT-12: one unit of it."""
    assert struck("doubloon", own(doubloon=2)).item("doubloon") == 1
    assert struck("provision", own(provisions=2)).player().provisions == 1
    assert struck("sail", own(sails=3)).player().sails == 2
    assert struck("sailor", own(sailors=3)).player().sailor_count == 2
    assert struck("hold", own(holds=4)).player().holds == 3


def test_printed_things_stay() -> None:
    """NAS-FGT-13: printed weapons, three holds, the starting sailor, the flag sail; what was dealt can go."""
    board = struck("weapon", own(hook=2))
    assert board.player().weapons == (1, 1, 1, 1, 1)
    assert struck("sail", own(sails=1)).player().sails == 1
    assert struck("sailor", own(sailors=1)).player().sailors == 1
    assert struck("hold", own()).player().holds == 3


def test_the_order_of_losses() -> None:
    """NAS-FGT-14: doubloon, rum, provision, crate, weapon, sail, sailor, hold, however they were drawn."""
    board = struck(["sail", "rum"], own(sails=3), "OP-KRA-2")
    lost = [event.data["kind"] for event in board.events if event.key == "nassau-lost"]
    assert lost == ["rum", "sail"]


def test_which_weapon_goes_is_chosen() -> None:
    """NAS-FGT-14: where tiles of several types are owned."""
    board = struck("weapon", own(hook=2, sabre=3))
    assert (board.asked, board.allowed) == ((ANNE, "lose-weapon"), {"weapon:sabre", "weapon:hook"})
    assert board.play("weapon:sabre").player().weapons == (1, 2, 1, 2, 1)


def test_damage_scores_without_a_defeat() -> None:
    """NAS-FGT-15: points and reward, for a single crate that stays."""
    board = fought("OP-TRE-4")
    assert (board.scores()[0], board.item("doubloon")) == (13, 3)
    assert board.view()["players"][ANNE]["defeated"] == []


def test_without_damage_nothing_is_scored() -> None:
    """NAS-FGT-15: every crate of this fight has gone back."""
    board = acting(own(rum=0), boat="B", foes={"B": {"OP-TRE-1": [0, 0]}}).play("fight:OP-TRE-1")
    board.play("fire:1", token="dodge")
    assert (board.scores()[0], board.item("doubloon")) == (10, 1)


def test_contract_and_lizard_multiply_the_reward() -> None:
    """NAS-FGT-16: three times with both, one contract at most; points come once."""
    board = fought("OP-TRE-1", own(contract=2, animals="lizard"))
    assert board.allowed == {"reward", "reward:contract", "reward:lizard", "reward:lizard:contract"}
    board.play("reward:lizard:contract")
    assert (board.item("doubloon"), board.item("contract"), board.scores()[0]) == (4, 1, 11)


def test_whoever_defeats_takes_the_tile() -> None:
    """NAS-FGT-17: though most crates are Jack's, which go back to his reserve."""
    board = fought("OP-RIV-4", crates=(0, 2))
    assert board.view()["players"][ANNE]["defeated"] == ["OP-RIV-4"]
    assert (board.player(JACK).reserve, board.player(JACK).score) == (17, 10)
    assert board.player().reserve == 18


def test_otherwise_the_crates_stay() -> None:
    """NAS-FGT-18: and the crab's help is over."""
    board = acting(own(animals="crab"), boat="B", foes={"B": {"OP-TRE-4": [0, 0]}}).play("fight:OP-TRE-4")
    board.play("fire:1:crab", token=["blank", "blank"])
    (foe,) = (foe for foe in board.view()["zones"][1]["foes"] if foe["id"] == "OP-TRE-4")
    assert (foe["crates"], foe["strength"]) == ([1, 0], 3)


def test_tokens_go_back_into_the_bag() -> None:
    """NAS-FGT-19: the only hold token can be drawn in the next fight again."""
    foes = {"B": {"OP-KRA-1": [0, 0], "OP-TRE-1": [0, 0]}}
    board = acting(own(holds=5, provisions=2), own(provisions=0), boat="B", foes=foes)
    board.play("fight:OP-KRA-1").play("fire:1", token="hold", die=[1, 1]).play("home", "sail:B", "fight:OP-TRE-1")
    board.play("fire:1", token="hold", die=[1, 1])
    assert board.player().holds == 3


def test_the_slot_stays_empty() -> None:
    """NAS-FGT-20: nothing comes in its place; what stands may be fought again."""
    board = fought("OP-TRE-1")
    assert len(board.view()["zones"][1]["foes"]) == 1
    stands = fought("OP-TRE-4")
    assert any(foe["id"] == "OP-TRE-4" for foe in stands.view()["zones"][1]["foes"])


def test_when_a_fight_may_begin() -> None:
    """NAS-FGT-21: something to fire, a bomb, or a crab that leaves nothing to be done."""
    foes = {"B": {"OP-TRE-1": [0, 0], "OP-TRE-4": [0, 0]}}
    assert acting(own(crates=0), boat="B", foes=foes).refused("fight:OP-TRE-1") == "NAS-FGT-21"
    assert "fight:OP-TRE-4" in acting(own(crates=0, bomb=1), boat="B", foes=foes).allowed
    crab = acting(own(crates=0, animals="crab"), boat="B", foes=foes)
    assert "fight:OP-TRE-1" in crab.allowed
    assert "fight:OP-TRE-4" not in crab.allowed
