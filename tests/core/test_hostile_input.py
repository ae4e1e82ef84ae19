"""Whatever comes in from outside is taken or explained; `python3 build.py bench fuzz` tries many thousands."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flibuste.core.seat import NAME_LIMIT
from tests.hostile import KINDS, NAMES, WAYS, answered, is_sound_or_explained, requests, sound


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_input_is_taken_or_explained(kind: str, data: st.DataObject) -> None:
    request = data.draw(requests(kind))
    assert is_sound_or_explained(answered(request)), answered(request)["error"]["text"]


@pytest.mark.parametrize("way", WAYS)
@settings(max_examples=20, deadline=None)
@given(st.lists(NAMES, min_size=2, max_size=4))
def test_a_name_comes_out_as_it_went_in(way: str, names: list[str]) -> None:
    request = json.loads(sound("new", way))
    for seat, name in zip(request["seats"], names, strict=False):
        seat["name"] = name
    answer = answered(request)
    if answer["ok"]:
        given_, kept = request["seats"], answer["save"]["seats"]
        assert [seat["name"] for seat in kept] == [seat["name"][:NAME_LIMIT] for seat in given_]
    else:
        assert answer["error"]["kind"] == "setup"
