"""Draw the icons that systems want as pictures, out of the one drawing in `web/public/icon.svg`.

`python -m tests.browser.kit.icons` after a change of the drawing.
"""

from playwright.sync_api import Browser

from tests.browser.kit.launch import launched
from tools.web import WEB

PUBLIC = WEB / "public"
PAPER = "#fffdf6"
SIZES = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "apple-180": (180, 1.0)}
SIZES |= {"maskable-512": (512, 0.76)}
"""Name, side in pixels, and how much of it the drawing fills: a mask may cut off the rest."""


def draw(browser: Browser, name: str, side: int, part: float) -> None:
    """Draw one icon."""
    page = browser.new_page(viewport={"width": side, "height": side})
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{PAPER}}}"
        f"svg{{width:{100 * part}%}}</style>{drawing}"
    )
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png")
    page.close()


if __name__ == "__main__":
    with launched() as opened:
        for each, (wide, filled) in SIZES.items():
            draw(opened, each, wide, filled)
