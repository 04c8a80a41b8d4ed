"""What a server can be told, from the command line through the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

PREFIX = "OIKUMENE_"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Where things are kept, and how much of everything there may be."""

    data: Path
    """A folder for the database and the key that signs cookies."""
    db: str = ""
    """A database URL; nothing: an SQLite file in `data`."""
    live: int = 300
    """Matches kept in memory; idle ones beyond it are read from disk again when needed."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes for machine players; one processor is left to the people."""
    pace: float = 0.5
    """Seconds between answers of machine players: people want to see them."""
    patience: float = 20.0
    """Seconds after which a machine player that is still thinking is replaced by chance."""
    limits: bool = True
    """Whether requests are counted; load tests of one address are not."""
    url: str = ""
    """Where people reach this server, for links in notifications."""
    smtp: str = ""
    """``smtp://user:password@host:port``; nothing: no e-mail."""
    sender: str = "oikumene@localhost"
    webhooks: str = "discord.com,hooks.slack.com,api.telegram.org"
    """Hosts that webhooks may point at, so that nobody makes the server call elsewhere."""

    @property
    def database(self) -> str:
        """The database URL."""
        return self.db or f"sqlite:///{self.data / 'oikumene.db'}"


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Oikumene"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "oikumene"


def from_environment() -> Config:
    """The variables ``OIKUMENE_DATA``, ``OIKUMENE_DB`` … as a Config."""
    told = {
        field.name: os.environ[PREFIX + field.name.upper()]
        for field in msgspec.structs.fields(Config)
        if os.environ.get(PREFIX + field.name.upper())
    }
    told.setdefault("data", str(data_folder()))
    return msgspec.convert(told, Config, strict=False, dec_hook=_path)


def _path(kind: type, value: object) -> object:
    return kind(str(value))
