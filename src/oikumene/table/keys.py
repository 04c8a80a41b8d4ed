"""Keys with which people's bots come in. A key is told once; what is kept tells only which it is.

A bot is somebody of its own: it never hosts its owner's tables or makes keys.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from time import time

import msgspec
from sqlalchemy import Connection, delete, insert, select

from oikumene.table import store
from oikumene.table.guests import bot_of
from oikumene.table.seating import Refused
from oikumene.table.store import Store

PREFIX = "oik_"
MOST_KEYS = 10
"""Keys that one person may have."""


class Key(msgspec.Struct, frozen=True):
    """A key as its owner sees it later."""

    id: str
    name: str
    created: float


class Keys:
    """The keys of a server."""

    def __init__(self, store_: Store) -> None:
        self.store = store_

    async def listed(self, person: str) -> list[Key]:
        """The keys of a person, the oldest first."""
        return await self.store.read(lambda c: _listed(c, person))

    async def make(self, person: str, name: str) -> tuple[Key, str]:
        """A new key for a bot of this name, and the secret to be told."""
        key, secret = Key(token_urlsafe(6), name, time()), PREFIX + token_urlsafe(24)
        await self.store.write(lambda c: _made(c, person, key, secret))
        return key, secret

    async def withdraw(self, person: str, id_: str) -> str:
        """Forget a key; returns the bot that may not come any more."""
        await self.store.write(lambda c: _withdrawn(c, person, id_))
        return bot_of(person, id_)

    async def bot(self, secret: str) -> str:
        """The bot that comes with a key."""
        return await self.store.read(lambda c: _bot(c, _hash(secret)))


def _hash(secret: str) -> str:
    """A secret of 192 random bits needs no salt."""
    return sha256(secret.encode()).hexdigest()


def _listed(c: Connection, person: str) -> list[Key]:
    k = store.keys
    rows = c.execute(select(k).where(k.c.person == person).order_by(k.c.created))
    return [Key(row.id, row.name, row.created) for row in rows]


def _made(c: Connection, person: str, key: Key, secret: str) -> None:
    if len(_listed(c, person)) >= MOST_KEYS:
        raise Refused("too-many", f"you have {MOST_KEYS} keys: withdraw one")
    told = {**msgspec.structs.asdict(key), "person": person, "hash": _hash(secret)}
    c.execute(insert(store.keys), told)
    known = {"name": key.name, "language": "", "webhook": "", "email": ""}
    c.execute(insert(store.people), {"id": bot_of(person, key.id), **known})


def _withdrawn(c: Connection, person: str, id_: str) -> None:
    k, p = store.keys, store.people
    if not c.execute(delete(k).where(k.c.person == person, k.c.id == id_)).rowcount:
        raise Refused("not-found", f"you have no key {id_!r}")
    c.execute(delete(p).where(p.c.id == bot_of(person, id_)))


def _bot(c: Connection, hash_: str) -> str:
    k = store.keys
    row = c.execute(select(k.c.person, k.c.id).where(k.c.hash == hash_)).first()
    if row is None:
        raise Refused("bad-key", "this key opens nothing: it is wrong, or it was withdrawn")
    return bot_of(row.person, row.id)
