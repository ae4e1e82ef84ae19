"""The three browser engines behind one small face: Chromium, Firefox, and WebKit in place of Safari.

Playwright cannot drive the Firefox and the WebKit that Debian ships, so each is spoken to in its own protocol:
DevTools, WebDriver BiDi, WebDriver. A browser is a process of its own on a profile folder, so that it can be killed and
come back.
"""

from __future__ import annotations

from tools.browsers.browser import Browser, Gone
from tools.browsers.chromium import Chromium
from tools.browsers.firefox import Firefox
from tools.browsers.webkit import WebKit

ENGINES: dict[str, type[Browser]] = {kind.name: kind for kind in (Chromium, Firefox, WebKit)}

__all__ = ["ENGINES", "Browser", "Gone"]
