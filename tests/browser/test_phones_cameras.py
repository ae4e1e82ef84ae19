"""Two phones that meet by their cameras: two browsers, each of which is shown a film of the other's code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser import film, table
from tests.browser.conftest import PHONE, MakePage, watch
from tests.browser.test_phones import begin, let_in
from tools.chromium import ARGUMENTS, light
from tools.server import Server

pytestmark = pytest.mark.browser

CODE = "svg.code-picture"


@contextmanager
def seeing(
    playwright: Playwright, site: Server, camera: Path, troubles: list[str], program: str | None = None
) -> Iterator[Page]:
    """A browser of its own: which film its camera shows is a switch of the browser."""
    film.write(camera, None)
    fakes = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
    arguments = [*ARGUMENTS, "--js-flags=--liftoff-only", *fakes, f"--use-file-for-fake-video-capture={camera}"]
    browser = playwright.chromium.launch(executable_path=program or light(), args=arguments)
    context = browser.new_context(viewport=PHONE, locale="en-GB", service_workers="block", has_touch=True)
    watch(context, site.url, troubles.append)
    yield context.new_page()
    browser.close()


def shown(page: Page) -> list[bytearray]:
    picture = page.locator(CODE)
    path = picture.locator("path").get_attribute("d", timeout=table.WAIT) or ""
    return film.modules(path, int(picture.get_attribute("data-side") or 0))


def test_two_phones_meet_by_their_cameras(
    playwright: Playwright, site: Server, troubles: list[str], tmp_path: Path
) -> None:
    """The guest reads the host's code, the host the guest's: no tap in between, and the camera is off afterwards."""
    at_host, at_guest = tmp_path / "host.y4m", tmp_path / "guest.y4m"
    with (
        seeing(playwright, site, at_host, troubles) as host,
        seeing(playwright, site, at_guest, troubles) as guest,
    ):
        host.goto(f"{site.url}#/new?game=jamaica&seats=Anne,phone:Jack,bot:easy&seed=7&start=1")
        guest.goto(f"{site.url}#/join")
        guest.wait_for_selector(".scan video")
        film.write(at_guest, shown(host))
        answer = shown(guest)
        expect(guest.locator(".scan")).to_have_count(0)
        # a code of something else is said to be none of ours, and the camera reads on
        film.write(at_host, shown(host))
        expect(host.locator(".scan .why")).to_contain_text("wrong one of the two codes")
        film.write(at_host, answer)
        guest.wait_for_selector(".panel", timeout=20_000)
        expect(host.locator(".scan")).to_have_count(0)
        assert host.evaluate("document.querySelectorAll('video').length") == 0


def test_a_guests_camera_lets_the_next_phone_in(
    playwright: Playwright, make_page: MakePage, site: Server, troubles: list[str], tmp_path: Path
) -> None:
    """The guest shows the host's code and reads the answer; the phone with the table is looked at by nobody."""
    host = table.phone(make_page, site)
    at_guest, at_next = tmp_path / "guest.y4m", tmp_path / "next.y4m"
    with (
        seeing(playwright, site, at_guest, troubles) as guest,
        seeing(playwright, site, at_next, troubles) as next_one,
    ):
        begin(host, site, "jamaica", "Anne,phone:Jack,phone:Mary")
        guest.goto(f"{site.url}#/join")
        guest.wait_for_selector(".scan video", timeout=table.WAIT)
        film.write(at_guest, shown(host))
        let_in(host, 1, guest.locator("[data-code]").text_content(timeout=table.WAIT) or "")
        guest.wait_for_selector(".panel", timeout=table.WAIT)
        host.keyboard.press("Escape")
        guest.click("[aria-label=Menu]")
        guest.click("[data-action=phones]")
        guest.wait_for_selector("[data-meeting='2'] .scan video", timeout=table.WAIT)
        next_one.goto(f"{site.url}#/join")
        next_one.wait_for_selector(".scan video", timeout=table.WAIT)
        film.write(at_next, shown(guest))
        expect(next_one.locator(".scan")).to_have_count(0, timeout=table.WAIT)
        film.write(at_guest, shown(next_one))
        next_one.wait_for_selector(".panel", timeout=table.WAIT)
        expect(guest.locator(".sheet--phones")).to_contain_text("All phones are at the table", timeout=20_000)
        assert guest.evaluate("document.querySelectorAll('video').length") == 0
        host.click("[aria-label=Menu]")
        host.click("[data-action=phones]")
        expect(host.locator("[data-phone='2']")).to_have_attribute("data-standing", "there", timeout=20_000)
