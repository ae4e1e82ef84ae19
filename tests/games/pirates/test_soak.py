"""Whole games of any options, looked at from all sides, as `bench/soak.py` plays many more of them."""

import pytest

from bench.soak import faults


@pytest.mark.parametrize("seed", [3, 15])
def test_a_whole_game_has_no_fault(seed: int) -> None:
    assert [fault for _, fault in faults("pirates", seed) if fault] == []
