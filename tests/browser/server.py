"""A real server of its own: a process with a port and a folder."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

APP = "oikumene.table.app:create_app"
# A connection that a test has left alone for a while must not close just as it is used again.
HOW = ("--log-level", "warning", "--timeout-keep-alive", "60", "--factory")
STARTS_WITHIN = 30.0


class Server:
    """The web table as people run it, but quick: machine players do not pause."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, on the same port and data as before."""
        told = {"DATA": str(self.folder), "PACE": "0", "LIMITS": "false", "THINKERS": "1"}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "uvicorn", "--port", str(self.port), *HOW, APP],
                env={**os.environ, **{f"OIKUMENE_{name}": value for name, value in told.items()}},
                stdout=log,
                stderr=log,
            )
        self._wait()

    def kill(self) -> None:
        """End as a power cut would: nothing is told, nothing is written."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def _wait(self) -> None:
        assert self._process is not None
        until = monotonic() + STARTS_WITHIN
        while monotonic() < until and self._process.poll() is None:
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            sleep(0.02)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text('utf-8')}")


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port
