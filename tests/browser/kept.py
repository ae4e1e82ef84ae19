"""Pages that go from one test to the next, because to load the app in a new page costs as much as most tests.

A kept page is as good as a new one: an empty document, nothing stored, no history, the size and the media that are
asked for. A page to which a test does what outlives a document (a route, a script, a clock) ends with that test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.evidence import begin_trace

Watch = Callable[[BrowserContext, str, Callable[[str], None]], None]

OUTLIVES_A_DOCUMENT = {
    Page: "add_init_script add_locator_handler expose_binding expose_function on once route set_default_timeout",
    BrowserContext: "add_init_script grant_permissions new_cdp_session new_page on once route set_offline",
}
OF_A_CONTEXT = {"has_touch": False, "locale": "en-GB", "service_workers": "block"}
"""What is settled when a context is made; all else of `make_page` can be changed in a page that is there."""
MEDIA = ("color_scheme", "contrast", "forced_colors", "reduced_motion")


class Kept:
    """A page in a context of its own."""

    def __init__(self, browser: Browser, watch: Watch, origin: str, options: dict[str, Any]) -> None:
        self.context = browser.new_context(**options)
        watch(self.context, origin, lambda trouble: self.troubles.append(trouble))
        begin_trace(self.context)
        self.page = self.context.new_page()
        self._steering = self.context.new_cdp_session(self.page)
        self._origin = origin.rstrip("/")
        self.troubles: list[str] = []
        self.spoilt = False
        self._clock = self.page.clock
        for thing in (self.page, self.context):
            for name in OUTLIVES_A_DOCUMENT[type(thing)].split():
                setattr(thing, name, self._spoiling(getattr(thing, name)))
        for name in ("install", "pause_at", "set_fixed_time", "set_system_time"):
            setattr(self._clock, name, self._spoiling(getattr(self._clock, name)))

    def _spoiling(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def spoil(*args: Any, **named: Any) -> Any:
            self.spoilt = True
            return work(*args, **named)

        return spoil

    def dress(self, viewport: Any, media: dict[str, Any]) -> None:
        self.page.set_viewport_size(viewport)
        self.page.emulate_media(media="null", **{name: media.get(name, "null") for name in MEDIA})

    def clear(self) -> None:
        """Leaves nothing of what a test did."""
        self.context.tracing.stop_chunk()
        self.context.tracing.start_chunk()
        self.page.evaluate("() => { if (location.protocol !== 'about:') sessionStorage.clear(); }")
        self.page.goto("about:blank")
        self.page.mouse.move(0, 0)
        self._steering.send("Storage.clearDataForOrigin", {"origin": self._origin, "storageTypes": "all"})
        self._steering.send("Page.resetNavigationHistory")


class Pages:
    """The pages of a browser that wait for their next test."""

    def __init__(self, browser: Browser, watch: Watch) -> None:
        self._browser = browser
        self._watch = watch
        self._idle: dict[str, list[Kept]] = {}

    @contextmanager
    def lend(self, origin: str, troubles: list[str], options: dict[str, Any]) -> Iterator[Kept]:
        """A page for one test, which is kept afterwards if it is not spoilt."""
        settled = {**OF_A_CONTEXT, **options}
        viewport, media = settled.pop("viewport"), {name: settled.pop(name) for name in MEDIA if name in settled}
        kind = f"{origin} {sorted(settled.items())}"
        idle = self._idle.setdefault(kind, [])
        kept = idle.pop() if idle else Kept(self._browser, self._watch, origin, settled)
        kept.troubles = troubles
        kept.dress(viewport, media)
        try:
            yield kept
        finally:
            if kept.spoilt or kept.page.is_closed():
                kept.context.close()
            else:
                kept.clear()
                idle.append(kept)
