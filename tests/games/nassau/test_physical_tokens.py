"""Tokens from the bag of a real table: whoever draws them hears how many are drawn."""

from tests.contract.games import playing
from tests.contract.test_physical import physical, told


def test_each_token_says_which_it_is_of_how_many() -> None:
    """NAS-FGT-07: as many as the strength, one after the other."""
    games = playing("nassau", 1)
    box, fights = physical(next(games)), 0
    for true in games:
        entry = true.log[-1]
        why = [one.why for one in told(box, entry.move, entry.found) if one.asked == "token"]
        said = [(one[1]["n"], one[1]["of"]) for one in why if one]
        assert len(said) == len(why)
        assert said == [(n + 1, len(why)) for n in range(len(why))]
        fights += bool(why)
    assert fights > 1
