"""What guests have told about themselves."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update

from oikumene.table import store
from oikumene.table.store import Store


class Person(msgspec.Struct, frozen=True):
    """A guest; nothing of it is needed to play."""

    name: str = ""
    language: str = ""
    webhook: str = ""
    email: str = ""


class People:
    """The guests of a server."""

    def __init__(self, store_: Store) -> None:
        self.store = store_

    async def find(self, id_: str) -> Person | None:
        """What is known about a guest."""
        return await self.store.read(lambda c: _read(c, id_))

    async def change(self, id_: str, person: Person) -> None:
        """Remember it."""
        await self.store.write(lambda c: _write(c, id_, person))


def _read(c: Connection, id_: str) -> Person | None:
    row = c.execute(select(store.people).where(store.people.c.id == id_)).first()
    return Person(row.name, row.language, row.webhook, row.email) if row else None


def _write(c: Connection, id_: str, person: Person) -> None:
    values = msgspec.structs.asdict(person)
    known = c.execute(
        update(store.people).where(store.people.c.id == id_).values(**values)
    ).rowcount
    if not known:
        c.execute(insert(store.people), {"id": id_, **values})
