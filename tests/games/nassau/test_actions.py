"""Chapter 5.6 (OUT, TWR, TRD): outposts, watchtowers, trading posts."""

from tests.games.nassau.positions import ANNE, JACK, acting, own, town

POST = {"B": [("TP-03", "silver")]}
"""A trading post that wants cannons."""
TOWER = {"A": [("WT-02", None, 0)]}
"""A watchtower that wants sabres."""


def test_a_pirate_captures_an_outpost() -> None:
    """NAS-OUT-01: standing or laid; the reward is gained, and the pirate stays there."""
    board = acting(own(laid=1), boat="C", outposts={"C": ("OU-6", None)})
    assert {"outpost:OU-6:standing", "outpost:OU-6:laid"} <= board.allowed
    board.play("outpost:OU-6:laid")
    player = board.player()
    assert (player.standing, player.laid, player.sailor_count) == (7, 0, 3)
    assert board.view()["zones"][2]["outposts"] == [{"id": "OU-6", "owner": ANNE}]


def test_nobody_to_send() -> None:
    """NAS-OUT-01: without a pirate on deck there is no capture."""
    board = acting(
        own(standing=0, streets=["4.ac", "4.ab", "4.da"], tavern=["TT-1", "TT-2", "TT-3", "TT-4", "TT-5"]), boat="C"
    )
    assert board.player().laid == 0
    assert all(rule == "NAS-OUT-01" for option, rule in board.barred.items() if option.startswith("outpost"))


def test_a_captured_outpost_is_taken() -> None:
    """NAS-OUT-02: and capturing is allowed even if the reward is lost."""
    taken = acting(own(), boat="C", outposts={"C": ("OU-6", JACK)})
    assert taken.refused("outpost:OU-6:standing") == "NAS-OUT-02"
    lost = acting(own(sailors=5), boat="C", outposts={"C": ("OU-6", None)}).play("outpost:OU-6:standing")
    assert (lost.state.outposts_of(ANNE), lost.player().sailor_count) == (1, 5)


def test_who_passes_is_told_what_that_leaves() -> None:
    """NAS-P1-01: passed over for the rest of the round."""
    options = {option.id: [one.key for one in option.leaves] for option in town(own()).decision.options}
    assert {key: left for key, left in options.items() if left} == {"pass": ["nassau-left-town"]}


def test_its_quay_is_chosen_later() -> None:
    """NAS-OUT-03: when its owner passes in town."""
    board = town(own(), outposts={"C": ("OU-6", ANNE)}).play("pass")
    assert "quay:OU-6" in board.allowed


def test_crates_on_a_watchtower() -> None:
    """NAS-TWR-01: as many as weapons, hands and crates allow; pirates lie down beyond the sailors."""
    board = acting(own(sabre=4), towers=TOWER)
    assert {option for option in board.allowed if option.startswith("tower")} == {f"tower:WT-02:{n}" for n in (1, 2, 3)}
    board.play("tower:WT-02:3")
    assert (board.player().crates, board.player().laid) == (0, 1)


def test_more_crates_than_are_there() -> None:
    """NAS-TWR-02: own or foreign."""
    board = acting(own(sabre=4), towers={"A": [("WT-02", JACK, 2)]})
    assert {option for option in board.allowed if option.startswith("tower")} == {"tower:WT-02:3"}
    weak = acting(own(sabre=2), towers={"A": [("WT-02", ANNE, 2)]})
    assert weak.refused("tower:WT-02:3") == "NAS-TWR-02"


def test_crates_that_are_driven_out_score() -> None:
    """NAS-TWR-03: two points for the tower, and the crates go back to the reserve; the same for one's own."""
    board = acting(own(sabre=4), towers={"A": [("WT-02", JACK, 2)]}).play("tower:WT-02:3")
    assert (board.scores(), board.player(JACK).reserve) == ([10, 12], 17)
    mine = acting(own(sabre=4), towers={"A": [("WT-02", ANNE, 1)]}).play("tower:WT-02:2")
    assert (mine.scores(), mine.player().reserve) == ([12, 10], 17)


def test_a_tower_is_its_last_captains() -> None:
    """NAS-TWR-04: no dice, no tokens, and only one player's crates."""
    board = acting(own(sabre=4), towers={"A": [("WT-02", JACK, 2)]}).play("tower:WT-02:3")
    assert board.view()["zones"][0]["towers"][0] == {"id": "WT-02", "weapon": "sabre", "owner": ANNE, "n": 3}
    assert not {"token", "rolled"} & {*board.heard()}


def test_a_trade_needs_weapons_and_hands() -> None:
    """NAS-TRD-01: two of each; pirates help out."""
    assert acting(own(cannon=1), boat="B", posts=POST).refused("post:TP-03") == "NAS-TRD-01"
    alone = acting(own(cannon=2, sailors=1, standing=0, laid=8), boat="B", posts=POST)
    assert alone.refused("post:TP-03") == "NAS-TRD-01"
    board = acting(own(cannon=2, sailors=1), boat="B", posts=POST).play("post:TP-03")
    assert (board.goods(), board.player().laid) == ({"silver": 1}, 1)


def test_room_is_made_for_the_good() -> None:
    """NAS-TRD-01: whatever else goes, the good stays."""
    board = acting(own(cannon=2, crates=8, provisions=3), boat="B", posts=POST).play("post:TP-03")
    assert board.asked == (ANNE, "keep")
    assert board.refused("keep:0:8:3:0:0:0:0:0:0") == "NAS-TRD-01"
    board.play("keep:0:8:0:0:0:1:0:0:0")
    assert board.goods() == {"silver": 1}


def test_an_empty_post() -> None:
    """NAS-TRD-02: it stays empty until Phase III."""
    board = acting(own(cannon=2), boat="B", posts=POST).play("post:TP-03")
    assert board.view()["zones"][1]["posts"][0]["good"] is None
    empty = acting(own(cannon=2), boat="B", posts={"B": [("TP-03", None)]})
    assert empty.refused("post:TP-03") == "NAS-TRD-02"
