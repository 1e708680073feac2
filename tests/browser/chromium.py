"""The browser of the tests: Chromium, as the system has it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window. While it runs, nothing else in this thread can run an event loop."""
    program = shutil.which("chromium")
    assert program, "The browser tests need Chromium, and there is no program 'chromium': 'make programs' installs it."
    args = ["--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=args)
        yield browser
        browser.close()
