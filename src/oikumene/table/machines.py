"""Machine players think in processes of their own: never in the event loop, and none is waited for
longer than the table's patience."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

LONGEST_LINE = 1 << 22


class ThinkerFailed(Exception):
    """The process died, took too long, or could not answer."""


class Thought(msgspec.Struct, forbid_unknown_fields=True):
    """What a process says."""

    answer: Any = None
    error: str = ""


class Thinkers:
    """A few processes that take one question at a time, as lines of JSON."""

    def __init__(self, most: int, patience: float) -> None:
        self.patience = patience
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(most):
            self._free.put_nowait(None)  # started when first needed

    async def think(self, question: dict[str, Any]) -> Any:
        """What a thinker answers."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await _started()
            return await asyncio.wait_for(_asked(process, question), self.patience)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as wrong:
            await _ended(process)
            raise ThinkerFailed(repr(wrong)) from wrong
        except asyncio.CancelledError:
            await _ended(process)
            raise
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        while not self._free.empty():
            await _ended(self._free.get_nowait())


async def _started() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "oikumene.table.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


async def _asked(process: asyncio.subprocess.Process, question: dict[str, Any]) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the process has ended")
    thought = msgspec.json.decode(line, type=Thought)
    if thought.error:
        raise ThinkerFailed(thought.error)
    return thought.answer


async def _ended(process: asyncio.subprocess.Process | None) -> None:
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
