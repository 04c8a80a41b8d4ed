"""Telling people that it is their turn, by webhook or e-mail: only those who are not looking."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import urllib.request
from email.message import EmailMessage
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from oikumene.table.config import Config
from oikumene.table.live import LiveTable
from oikumene.table.people import People, Person
from oikumene.table.seating import Refused
from oikumene.text import Words

LOG = logging.getLogger("oikumene.notify")
PATIENCE = 10.0


class Notifier:
    """Sends notifications, one task each; what fails is logged and forgotten."""

    def __init__(self, config: Config, people: People) -> None:
        self.config = config
        self.people = people
        self.hosts = {host.strip() for host in config.webhooks.split(",") if host.strip()}
        self._tasks: set[asyncio.Task[None]] = set()

    def asked(self, table: LiveTable, seats: list[int]) -> None:
        """Seats that have just been asked something."""
        for at in seats:
            seat = table.seating.seats[at]
            if seat.kind == "person" and not table.here(seat.person):
                task = asyncio.create_task(self._tell(table.id, table.seating.title, seat.person))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: str, title: str, person: str) -> None:
        who = await self.people.find(person)
        if who is None or not (who.webhook or who.email):
            return
        words = Words(title, who.language or "en")
        text = words.say("notify-turn", title=words.say(f"title-{title}"))
        link = f"{self.config.url}/t/{table}" if self.config.url else ""
        try:
            await asyncio.to_thread(self._send, who, f"{text} {link}".strip())
        except Exception as wrong:  # a dead webhook is its owner's matter
            LOG.warning("could not notify: %s", type(wrong).__name__)

    def _send(self, who: Person, text: str) -> None:
        if who.webhook:
            self._post(who.webhook, text)
        if who.email and self.config.smtp:
            self._mail(who.email, text)

    def _post(self, url: str, text: str) -> None:
        self.check(url)
        body = json.dumps(message_for(url, text)).encode()
        request = urllib.request.Request(
            url, body, {"content-type": "application/json", "user-agent": "oikumene"}
        )
        with _OPENER.open(request, timeout=PATIENCE):
            pass

    def _mail(self, address: str, text: str) -> None:
        server = urlsplit(self.config.smtp)
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = (
            self.config.sender,
            address,
            text.partition("\n")[0],
        )
        mail.set_content(text)
        secure = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
        with secure(server.hostname or "localhost", server.port or 25, timeout=PATIENCE) as smtp:
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(mail)

    def check(self, url: str) -> None:
        """Refuse a webhook that points anywhere else than at a known service."""
        if _place(url) not in self.hosts:
            raise Refused(
                "bad-request", f"a webhook must be https at: {', '.join(sorted(self.hosts))}"
            )


def _place(url: str) -> str:
    """Where a webhook points: the host, and the scheme too if it is not https (a tester's own)."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    place = parts.netloc.lower()  # with a port or a name before it, it is no known host
    return place if parts.scheme == "https" else f"{parts.scheme}://{place}"


def message_for(url: str, text: str) -> dict[str, Any]:
    """The body that the service understands: Discord, Telegram (chat in the URL) or Slack."""
    parts = urlsplit(url)
    if parts.hostname == "discord.com":
        return {"content": text}
    chat = parse_qs(parts.query).get("chat_id")
    if chat:
        return {"chat_id": chat[0], "text": text}
    return {"text": text}


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A known service may not send us on to an unknown one."""

    def redirect_request(self, *_args: Any) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirect)
