"""Who somebody is: a guest with a signed cookie; a name if they like."""

from __future__ import annotations

import hmac
import os
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_urlsafe

COOKIE = "oikumene"
YEAR = 365 * 24 * 3600
BOT = "~"
"""What no guest's id has: it stands between a bot's owner and its key."""
ID_LENGTH = 22  # of token_urlsafe(16): 128 bits


class Signer:
    """Makes and checks everything that must not be forged, with one key in the data folder."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signature(self, *words: object) -> str:
        """What proves that this server said these words."""
        text = "\n".join(map(str, words)).encode()
        return hmac.new(self._key, text, sha256).hexdigest()[:32]

    def cookie(self, person: str) -> str:
        """The cookie of a guest."""
        return f"{person}.{self.signature('guest', person)}"

    def person(self, cookie: str) -> str | None:
        """Whose cookie it is; None: nobody's."""
        person, _, signature = cookie.partition(".")
        wanted = self.signature("guest", person)
        return (
            person if person and hmac.compare_digest(signature.encode(), wanted.encode()) else None
        )

    def link(self, table: str, what: object, generation: int) -> str:
        """The secret of a link to a seat, or to the spectators' bench (`what` is ``watch``)."""
        return self.signature("link", table, what, generation)

    def opens(self, secret: str, table: str, what: object, generation: int) -> bool:
        """Whether a secret is that of the link."""
        wanted = self.link(table, what, generation)
        return hmac.compare_digest(secret.encode(), wanted.encode())


def new_guest() -> str:
    """An id that nobody can guess."""
    return token_urlsafe(16)


def bot_of(person: str, key: str) -> str:
    """Who comes with a key of this person."""
    return f"{person}{BOT}{key}"


def owner_of(person: str) -> str:
    """Whose bot somebody is; nothing: they are a guest."""
    owner, is_bot, _ = person.partition(BOT)
    return owner if is_bot else ""


def signer_in(folder: Path) -> Signer:
    """The signer whose key lies in a folder; a new key if there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "key"
    try:
        with open(file, "xb", opener=_private) as new:
            new.write(token_bytes(32))
    except FileExistsError:
        pass
    return Signer(file.read_bytes())


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
