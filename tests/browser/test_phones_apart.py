"""Two phones and nothing else: each browser in a network of its own, a cable between them, and no internet."""

from __future__ import annotations

import subprocess
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser import apart, film, table
from tests.browser.near.server import NearServer
from tests.browser.test_phones import press_all
from tests.browser.test_phones_cameras import seeing, shown

pytestmark = pytest.mark.browser


def test_two_phones_meet_and_play_without_the_internet(
    playwright: Playwright, near_site: NearServer, troubles: list[str], tmp_path: Path
) -> None:
    """By their cameras, whose permission gives them their addresses; each page comes from its own phone."""
    if reason := apart.why_not():
        pytest.skip(reason)
    with ExitStack() as stack:
        names = stack.enter_context(apart.cable())
        pages, films = [], [tmp_path / f"{name}.y4m" for name in names]
        for name, camera in zip(names, films, strict=True):
            routes = subprocess.run(["ip", "-n", name, "route"], check=True, capture_output=True, text=True).stdout
            assert "default" not in routes
            site = apart.within(name, lambda: NearServer(near_site.folder, near_site.engine).start())
            stack.callback(site.stop)
            program = apart.browser_in(name, tmp_path)
            page = stack.enter_context(seeing(playwright, site, camera, troubles, program))
            page.goto(site.url)
            pages.append(page)
        host, guest = pages
        host.goto(f"{host.url.split('#')[0]}#/new?game=jamaica&seats=Anne,phone:Jack,bot:easy&seed=7&start=1")
        guest.goto(f"{guest.url.split('#')[0]}#/join")
        guest.wait_for_selector(".scan video", timeout=table.WAIT)
        # without a permission and without a way out a browser says no address, and the page says so
        expect(host.locator(".meeting .why")).to_contain_text("hides this phone’s address")
        for page in pages:
            page.context.grant_permissions(["camera"])
        before = shown(host)
        host.click("[data-action=offer]")
        expect(host.locator(".meeting .why")).to_have_count(0)
        assert shown(host) != before
        film.write(films[1], shown(host))
        film.write(films[0], shown(guest))
        guest.wait_for_selector(".panel", timeout=table.WAIT)
        pressed = press_all(pages, most=8)
        assert min(pressed) > 0, pressed
