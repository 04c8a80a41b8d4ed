"""Servers in processes of their own, on ports that are free."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from bench.table.wire import line

TABLE = "oikumene.table.app:create_app"
BARE = "bench.table.bare:create_app"
OPTIONS = (
    "--loop=uvloop",
    "--http=httptools",
    "--log-level=warning",
    "--no-access-log",
    "--timeout-keep-alive=600",  # the load's connections may rest
    "--timeout-graceful-shutdown=1",
)
PATIENCE = 30.0


class Server:
    """A running server."""

    def __init__(self, app: str, data: Path, **told: object) -> None:
        self.port = _free_port()
        told = {"limits": False, **told}
        environment = {f"OIKUMENE_{name.upper()}": str(value) for name, value in told.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "uvicorn", "--factory", app, f"--port={self.port}", *OPTIONS],
            env={**os.environ, "OIKUMENE_DATA": str(data), **environment},
        )

    async def ready(self) -> float:
        """Wait until it answers; returns the seconds waited."""
        begun = perf_counter()
        while perf_counter() - begun < PATIENCE:
            try:
                to_server = await line(self.port)
                await to_server.ask("GET", "/api/me")
                to_server.close()
                return perf_counter() - begun
            except OSError:
                if self.process.poll() is not None:
                    break
                await asyncio.sleep(0.02)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it in good order."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        user, system = Path(f"/proc/{self.process.pid}/stat").read_text().split()[13:15]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@asynccontextmanager
async def serving(app: str, data: Path, **told: object) -> AsyncIterator[Server]:
    """A server for as long as it is needed."""
    server = Server(app, data, **told)
    try:
        await server.ready()
        yield server
    finally:
        await asyncio.to_thread(server.stop)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
