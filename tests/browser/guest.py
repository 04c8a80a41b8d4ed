"""A person at a browser: what they see, and what they do with pointer and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Locator, expect

from oikumene.engine.match import Match
from oikumene.text import Words

EN = Words("nations", "en")
DAWN = Words("dawn", "en")
CLASH = Words("clash", "en")
CIVILIZATION = Words("civilization", "en")
WIDE = {"width": 1440, "height": 900}
USUAL = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
"""Without motion, because it takes time; tests that are about it ask for it."""
SHORT: dict[str, dict[str, Any]] = {
    "nations": {"ages": 1},
    "dawn": {"random_map": True},
    "clash": {"length": "short"},
    "civilization": {"round_limit": 20},
}
"""Options for a game that does not last."""
ON_TABLE = 0.6
"""How often an answer is given by a click on the table instead of a button."""
PASSES = 0.3
MOST_ANSWERS = 400
PATIENCE = 60_000
"""Milliseconds: machine players think, and the machine may have more to do."""

# Tells which news the page has heard, with whose eyes, and whatever the security policy stops.
LISTEN = """
window.heard = { version: 0 }
window.EventSource = class extends EventSource {
  constructor(address) {
    super(address)
    heard.seat = new URL(address, location.href).searchParams.get('seat')
    this.addEventListener('message', ({ data }) => {
      heard.version = JSON.parse(data).version ?? heard.version
    })
  }
}
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error(`the security policy stops ${violatedDirective}: ${blockedURI}`))
"""

# After a click: the answer has been heard of, or there is more to press.
DONE_OR = """
([before, more]) => {
  const busy = document.querySelector('.decision button:disabled') !== null
  return (heard.version > before && !busy) || document.querySelector(more) !== null
}
"""
CONFIRM = ".decision .confirm button:enabled"

# A thing that is in sight, and nothing lies over its middle; what is scrolled away can be scrolled.
IN_REACH = """
(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return thing.checkVisibility() && (top === null || thing.contains(top))
}
"""


class Guest:
    """A browser of its own, with its own cookie."""

    def __init__(self, browser: Browser, url: str, **how: Any) -> None:
        self.context = browser.new_context(**{**USUAL, **how})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.url = url
        self.words = EN
        """The language of the page."""
        self.trouble: list[str] = []
        self._expected: list[str] = []
        self.page = self.context.new_page()
        self.page.on("console", self._told)
        self.page.on("pageerror", lambda wrong: self.trouble.append(f"page error: {wrong.stack}"))

    def _told(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"{message.type}: {message.text} ({message.location['url']})")

    def expect_trouble(self, *patterns: str) -> None:
        """These complaints of the browser are part of the test."""
        self._expected.extend(patterns)

    def leave(self) -> list[str]:
        """Close everything; returns what went wrong meanwhile."""
        self.context.close()
        return [
            each
            for each in self.trouble
            if not any(re.search(pattern, each) for pattern in self._expected)
        ]

    # The server, asked directly: to bring a table where a test begins

    def get(self, path: str) -> Any:
        """What the server says."""
        return _said(self.context.request.get(f"{self.url}/api{path}"))

    def post(self, path: str, **body: Any) -> Any:
        """Tell the server something."""
        return _said(self.context.request.post(f"{self.url}/api{path}", data=body))

    def new_table(self, *seats: str, **wish: Any) -> dict[str, Any]:
        """A table by its seats: `me`, `open`, `easy`, `normal`, or who else sits at this screen."""
        title = wish.pop("title", "nations")
        options = {**SHORT[title], **wish.pop("options", {})}
        table: dict[str, Any] = self.post(
            "/tables",
            title=title,
            seats=[_wish(seat) for seat in seats],
            options=options,
            **{"undo": "strict", "seed": 7, **wish},
        )
        return table

    def bring(self, match: Match) -> str:
        """A table with this match: I sit at seat 0, a machine player at the others."""
        table = self.upload(match)
        self.post(f"/tables/{table}/pause", paused=False)
        return table

    def upload(self, match: Match) -> str:
        """The same, but the table is still paused."""
        brought = self.context.request.post(
            f"{self.url}/api/tables/file",
            data=match.save(),
            headers={"content-type": "application/json"},
        )
        table: str = _said(brought)["id"]
        return table

    def view(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """All that a page of this table is told."""
        query = "" if seat is None else f"?seat={seat}"
        view: dict[str, Any] = self.get(f"/tables/{table}/view{query}")
        return view

    # Pages

    def open(self, path: str) -> None:
        """Type an address."""
        self.page.goto(self.url + path)

    def sit(self, table: str) -> None:
        """Open a table, and wait until it is there."""
        self.open(f"/t/{table}")
        expect(self.bar).to_be_visible()

    @property
    def table(self) -> str:
        """The table of the page."""
        return self.page.url.partition("/t/")[2].partition("#")[0]

    @property
    def bar(self) -> Locator:
        """The decision: sentence and options."""
        return self.page.get_by_role("region", name=self.words.say("app-decision"), exact=True)

    @property
    def sentence(self) -> Locator:
        """Who must do what."""
        return self.bar.get_by_role("heading", level=2)

    @property
    def options(self) -> Locator:
        """The buttons that answer."""
        return self.bar.locator("[data-option]")

    @property
    def mine(self) -> Locator:
        """The decision, while it is mine."""
        return self.page.locator("section.decision.mine")

    @property
    def journal(self) -> Locator:
        """What has happened."""
        return self.page.get_by_role("region", name=self.words.say("panel-journal"), exact=True)

    @property
    def sheet(self) -> Locator:
        """What lies open above the table."""
        return self.page.get_by_role("dialog")

    def button(self, key: str, **args: Any) -> Locator:
        """A button by its words; its key may stand behind them."""
        words = re.escape(self.words.say(key, **args))
        return self.page.get_by_role("button", name=re.compile(f"^{words}( ?\\S{{1,3}})?$"))

    def title(self, name: str = "nations") -> Locator:
        """A title on the front page, with its ways to begin."""
        heading = self.page.get_by_role("heading", name=Words(name, "en").say(f"title-{name}"))
        return self.page.locator("section.title").filter(has=heading)

    def thing(self, ref: str) -> Locator:
        """A thing on the table."""
        return self.page.locator(f'[data-thing="{ref}"]').first

    def command(self, name: str) -> None:
        """Choose a line of the menu."""
        self.button("app-menu").click()
        words = self.words.say(f"app-command-{name}")
        self.page.locator("[popover]").get_by_text(words, exact=True).click()

    @property
    def parchment(self) -> Locator:
        """What is decided over the map, or has just happened there."""
        return self.page.locator("section.dialogue")

    @property
    def entries(self) -> Locator:
        """The lines of the journal."""
        return self.journal.get_by_role("listitem")

    def lines(self) -> list[str]:
        """The journal as it stands, in sight or not."""
        return self.entries.all_text_contents()

    def name_of(self, seat: int) -> str:
        """What a seat is called at the table of the page."""
        view = self.view(self.table)["view"]
        return self.words.name(view["called"][str(seat)])

    # Playing

    def first_option(self) -> str:
        """The text of the first option of my decision."""
        return str(self.view(self.table)["view"]["decision"]["options"][0]["text"])

    def version(self) -> int:
        """The number of the last change that this page has heard of."""
        version: int = self.page.evaluate("heard.version")
        return version

    def hear(self, version: int) -> None:
        """Wait for the news of a change."""
        self.page.wait_for_function("(version) => heard.version >= version", arg=version)

    def choose(self, text: str) -> None:
        """Click an option, in its group if it lies in one, and confirm if asked."""
        before = self.version()
        folded = self.bar.locator(".ask button[aria-expanded=false]")  # on a phone
        if folded.count():
            folded.click()
        option = self.bar.locator(f'[data-option="{text}"]')
        if not option.count():
            group = self.words.say(f"group-{text.partition(' ')[0]}")
            groups = self.bar.locator("button[aria-expanded]")
            groups.filter(has_text=re.compile(rf"^\s*{re.escape(group)}")).click()
        option.click()
        self.finish(text, before)

    def choose_on_table(self, text: str, ref: str) -> None:
        """Click a thing, then the option in its list if there are several."""
        before = self.version()
        self.page.mouse.move(0, 0)  # what the pointer rests on explains itself, over its neighbours
        self.thing(ref).click()
        self.finish(text, before)

    def choose_on_parchment(self, text: str) -> None:
        """Click an option that is drawn over the map."""
        before = self.version()
        self.parchment.locator(f'[data-option="{text}"]').click()
        self.finish(text, before)

    def finish(self, text: str, before: int) -> None:
        """Press whatever a click opens, until the answer has been heard of."""
        self.page.wait_for_function(DONE_OR, arg=[before, f"[popover] [data-option], {CONFIRM}"])
        listed = self.page.locator(f'[popover] [data-option="{text}"]')
        if listed.is_visible():
            listed.click()
            self.page.wait_for_function(DONE_OR, arg=[before, CONFIRM])
        if self.version() == before:
            self.button("app-confirm").click()
            self.page.wait_for_function(DONE_OR, arg=[before, "no more"])

    def press(self, key: str) -> None:
        """Press a key, once the page waits for one: not while an answer is under way."""
        expect(self.bar.locator("button:disabled")).to_have_count(0)
        self.page.keyboard.press(key)

    def decision(self) -> dict[str, Any]:
        """What is asked of me, at the one of my seats that is at the screen."""
        seat = int(self.page.evaluate("heard.seat ?? 0"))
        return {"seat": seat, **self.view(self.table, seat)["view"]["decision"]}

    def play(self, rng: Random, pick: Pick) -> None:
        """Answer the open decision with some click: on a thing of the table, or on a button."""
        option = pick(self.decision(), rng)
        on_table = rng.random() < ON_TABLE
        things = [ref for ref in option["things"] if on_table and self.in_reach(ref)]
        if things:
            self.choose_on_table(option["text"], things[0])
        else:
            self.choose(option["text"])

    def in_reach(self, ref: str) -> bool:
        """Whether a thing lies on the table and can be clicked."""
        thing = self.thing(ref)
        return bool(thing.count() and thing.evaluate(IN_REACH))

    def play_to_the_end(self, rng: Random, pick: Pick | None = None) -> None:
        """Answer whatever is asked until the match is over, at all seats of this screen."""
        score = self.bar.get_by_role("button", name=self.words.say("app-score"))
        handed = self.page.locator("dialog[aria-labelledby=hand-over] button")
        for _ in range(MOST_ANSWERS):
            expect(score.or_(self.mine).or_(handed)).to_be_visible()
            if score.is_visible():
                return
            if handed.is_visible():
                handed.click()
                expect(self.mine).to_be_visible()
            self.play(rng, pick or _picked)
        raise AssertionError("the match does not end")


Pick = Callable[[dict[str, Any], Random], dict[str, Any]]
"""Which option of a decision is chosen."""
NewGuest = Callable[..., Guest]
"""Brings somebody: a name, and what their browser is like."""


def seated(host: Guest, friend: Guest, *, undo: str = "strict") -> str:
    """A table where both sit and play."""
    table = host.new_table("me", "open", undo=undo)
    friend.post(f"/tables/{table['id']}/join", secret=table["links"]["1"])
    host.post(f"/tables/{table['id']}/start")
    for person in (host, friend):
        person.sit(table["id"])
    return str(table["id"])


def seated_at(match: Match, host: Guest, friend: Guest) -> str:
    """A table with this match where both sit and play."""
    table = host.upload(match)
    host.post(f"/tables/{table}/seat", seat=1, kind="open")
    friend.post(f"/tables/{table}/join", secret=host.get(f"/tables/{table}")["links"]["1"])
    host.post(f"/tables/{table}/pause", paused=False)
    for person in (host, friend):
        person.sit(table)
    return table


def alone_at(match: Match, guest: Guest) -> str:
    """A table with this match where two people share the screen of one."""
    table = guest.upload(match)
    guest.post(f"/tables/{table}/seat", seat=1, kind="open")
    guest.post(f"/tables/{table}/join", secret=guest.get(f"/tables/{table}")["links"]["1"])
    guest.post(f"/tables/{table}/pause", paused=False)
    guest.open(f"/t/{table}")
    return table


def asked(*people: Guest) -> Guest:
    """Whoever is to decide."""
    seat: int = people[0].view(people[0].table)["view"]["waiting"][0]["seat"]
    expect(people[seat].mine).to_be_visible()
    return people[seat]


def _wish(seat: str) -> dict[str, str]:
    if seat in ("me", "open"):
        return {"kind": seat}
    if seat in ("easy", "normal"):
        return {"kind": "machine", "player": seat}
    return {"kind": "hotseat", "name": seat}


def _picked(decision: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Any option, but without dawdling: a turn ends when it can, and a round does not last."""
    options: list[dict[str, Any]] = decision["options"]
    quick = {option["text"]: option for option in options if option["text"] in ("end", "pass")}
    if "end" in quick:
        return quick["end"]
    if "pass" in quick and rng.random() < PASSES:
        return quick["pass"]
    return rng.choice(options)


def _said(response: APIResponse) -> Any:
    assert response.ok, response.text()
    return response.json()
