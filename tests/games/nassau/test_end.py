"""Chapter 6 (END): the final scoring, by hand."""

from flibuste.games.nassau import GAME
from flibuste.games.nassau.estates import score_state
from tests.games.nassau.positions import ANNE, JACK, own, random_game, sea


def test_the_game_ends_after_the_fourth_round() -> None:
    """NAS-END-01: Phase III and its contest included."""
    crew = own(stage="camp", told=[1]), own(stage="home")
    board = sea(*crew, fields={"round": 4, "taken": True}).play("home")
    assert board.state.over
    assert board.scores() == [15, 5]
    assert GAME.result(board.state) is not None


def test_watchtowers() -> None:
    """NAS-END-02: crates on own towers times own towers: 5 times 2."""
    board = sea(own(), towers={"A": [("WT-02", ANNE, 3)], "D": [("WT-01", ANNE, 2)], "B": [("WT-10", JACK, 4)]})
    assert (board.lines()["towers"], board.lines(JACK)["towers"]) == (10, 4)


def test_opponents() -> None:
    """NAS-END-03: points times types: (2 + 1 + 2) times 2."""
    foes = {"A": {"OP-KRA-2": None, "OP-RIV-1": None}, "B": {"OP-KRA-3": None}}
    board = sea(own(defeated=["OP-KRA-2", "OP-RIV-1", "OP-KRA-3"]), foes=foes)
    assert board.lines()["opponents"] == 10


def test_hidden_goods() -> None:
    """NAS-END-04: the values of the filled slots times all hidden goods: (3 + 3) times 3."""
    board = sea(own(hideout="HI-1", filled=2, centre={"spice": 1}))
    assert board.lines()["goods"] == 18


def test_weapons() -> None:
    """NAS-END-05: most of a type, the printed one included, times all tiles: 4 times 5."""
    assert sea(own(harpoon=4, sabre=3)).lines()["weapons"] == 20


def test_companions() -> None:
    """NAS-END-06: 8 for each pair, used or not; pirates are no sailors."""
    board = sea(own(sailors=2, animals="rat cat crab", tired=["rat"]))
    assert board.lines()["companions"] == 16


def test_cargo() -> None:
    """NAS-END-07: half of everything together, rounded down: 3 crates, 1 provision, 1 good, 2 cards, 2 items: 9."""
    board = sea(own(crates=3, provisions=1, goods="silver", hand=[1, 2]))
    assert board.lines()["cargo"] == 4


def test_the_dutchman_joins_the_scoring() -> None:
    """NAS-END-08: where it sails."""
    board = sea(own(dutch=[0, 0, 2]), dutchman="beside")
    assert board.lines()["dutchman"] == 25
    assert "dutchman" not in sea(own()).lines()


def test_the_highest_total_wins() -> None:
    """NAS-END-09: equal ones share, without a tie-breaker."""
    result = score_state(sea(own(score=20, animals=""), own(score=20)).state)
    assert result.winners == (ANNE, JACK)
    assert score_state(sea(own(score=21), own(score=20)).state).winners == (ANNE,)


def test_totals_are_the_sums_of_their_lines() -> None:
    """NAS-END-01: of whole games, for two to four."""
    for seats in (2, 3, 4):
        table = random_game(seats, seats, dutchman="beside", feld_pawn=True)
        result = table.result
        assert result is not None
        assert [sum(line.points for line in own_lines) for own_lines in result.lines] == list(result.totals)
        assert table.state.round == 4
