"""Starting the web table: on this machine for oneself, or for others.

The server is named, not imported: everything else must work without it.
"""

from __future__ import annotations

import os
import socket
import subprocess
import webbrowser
from importlib.resources import files
from pathlib import Path
from threading import Thread
from time import sleep

import typer
import uvicorn

import oikumene
from oikumene.engine.errors import OikumeneError

SERVER = "oikumene.table.app:create_app"
PORT = 8420
HERE = "127.0.0.1"


def serve(host: str, port: int, told: dict[str, object], *, quiet: bool = False) -> None:
    """Run the server until it is stopped."""
    for name, value in told.items():
        if value:
            os.environ[f"OIKUMENE_{name.upper()}"] = str(value)
    uvicorn.run(
        SERVER,
        factory=True,
        host=host,
        port=port,
        log_level="warning" if quiet else "info",
        proxy_headers=True,
        timeout_graceful_shutdown=3,
    )


def play(port: int, told: dict[str, object], *, browser: bool) -> None:
    """Build what is missing, start the server, and open the lobby."""
    build_missing()
    port = port if _free(port) else _any_port()
    url = f"http://{HERE}:{port}/"
    typer.echo(f"Oikumene: {url}  (Ctrl-C ends it)")
    if browser:
        Thread(target=_open_when_ready, args=(port, url), daemon=True).start()
    serve(HERE, port, {**told, "url": url.rstrip("/")}, quiet=True)


def build_missing() -> None:
    """In a copy of the project the browser app is built when it is not there yet."""
    if files("oikumene").joinpath("table", "app", "index.html").is_file():
        return
    script = Path(oikumene.__file__).parents[2] / "scripts" / "npm.sh"
    if not script.is_file():
        raise OikumeneError("this copy has no browser app: install a wheel, or run `make web`")
    typer.echo("Building the browser app …")
    if subprocess.run([str(script), "run", "--silent", "build"], check=False).returncode:
        raise OikumeneError("the browser app could not be built: see above")


def _free(port: int) -> bool:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((HERE, port))
        except OSError:
            return False
        return True


def _any_port() -> int:
    with socket.socket() as tried:
        tried.bind((HERE, 0))
        port: int = tried.getsockname()[1]
        return port


def _open_when_ready(port: int, url: str) -> None:
    for _ in range(200):
        sleep(0.05)
        with socket.socket() as tried:
            if tried.connect_ex((HERE, port)) == 0:
                webbrowser.open(url)
                return
