"""The app is at hand without a network: cold start, a link, a sub-folder, a first visit that was cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.conftest import PHONE, MakeContext, wait_engine, wait_offline, watch
from tests.browser.test_mended import STORED, cut_off
from tests.sites import MakeSite
from tools.chromium import ARGUMENTS, PLAIN_SCRIPTS, executable

pytestmark = [pytest.mark.browser, pytest.mark.shipped]


@pytest.fixture
def service_workers() -> str:
    return "allow"


def files(dist: Path) -> set[str]:
    """What has to be stored."""
    found = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    wire = {name for name in found if name.endswith((".br", ".gz"))}
    system = {name for name in found if name.startswith("screenshots/") or name.endswith(".png")}
    return found - wire - system - {".nojekyll", "service-worker.js"}


def test_cold_start_with_the_server_stopped(
    playwright: Playwright, make_site: MakeSite, dist: Path, troubles: list[str], tmp_path: Path
) -> None:
    """By a link into the app, and at home."""
    server = make_site()
    for visit in ("first", "offline"):
        # a new browser process each time: nothing is left but what is on the disk
        context = playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=executable(), args=[*ARGUMENTS, PLAIN_SCRIPTS], viewport=PHONE
        )
        watch(context, server.url, troubles.append)
        page = context.new_page()
        if visit == "first":
            page.goto(server.url)
            wait_engine(page)
            wait_offline(page)
            assert {path.removeprefix("/") for paths in page.evaluate(STORED).values() for path in paths} == files(dist)
        else:
            server.stop()
            page.goto(f"{server.url}?from=elsewhere#/settings")
            wait_engine(page)
            for name in ("manifest.json", "manifest.fr.json"):
                assert page.evaluate("async (it) => (await fetch(it)).status", name) == 200
            page.goto(server.url)
            page.wait_for_selector('body[data-screen="home"]')
        context.close()
    # the look for a new version finds nobody at home, and the console says so
    troubles[:] = [trouble for trouble in troubles if "ERR_CONNECTION_REFUSED" not in trouble]


def test_everything_is_stored_and_nothing_is_asked_again(
    make_context: MakeContext, make_site: MakeSite, dist: Path
) -> None:
    """In a sub-folder; at the root of a site nobody is there to be asked in the test above."""
    prefix = "/games/flibuste"
    server = make_site(prefix=prefix)
    page = make_context(origin=server.url).new_page()
    page.goto(server.url)
    wait_engine(page)
    wait_offline(page)
    stored = page.evaluate(STORED)
    assert sorted(name.split("-")[0] for name in stored) == ["app", "runtime"]
    assert {path.removeprefix(f"{prefix}/") for paths in stored.values() for path in paths} == files(dist)
    server.asked.clear()
    page.reload()
    wait_engine(page)
    wait_offline(page)
    assert set(server.asked) <= {"/service-worker.js"}


def test_a_first_visit_without_an_engine_starts_again(
    make_context: MakeContext, make_site: MakeSite, troubles: list[str]
) -> None:
    cut_off(make_context, make_site(), "/engine-")
    troubles.clear()
