"""A learned evaluation: a small network that tells from a title's features how likely a seat wins.

The weights come from `oikumene train` and lie beside this file, one file a title.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oikumene.engine.errors import BadSetup
from oikumene.engine.state import OVER
from oikumene.engine.title import Evaluate, Title
from oikumene.players.greedy import GreedyPlayer

Array = NDArray[np.float32]

SURE = 20.0
"""How sure a network may be of what it sees (as a logit); a match that is over is surer."""
WON = 2 * SURE


class Net:
    """Layers of weights, with rectifiers between them and one number at the end."""

    def __init__(self, layers: list[tuple[Array, Array]]) -> None:
        self.layers = layers

    def __call__(self, features: list[float]) -> float:
        """The logit of winning."""
        x = np.array(features, np.float32)
        *inner, (last, bias) = self.layers
        for weights, biases in inner:
            x = np.maximum(x @ weights + biases, 0)
        return float(x @ last[:, 0] + bias[0])

    def save(self, file: Any) -> None:
        """Write the weights as half floats: they need no more, and a file stays small."""
        named: dict[str, Any] = {
            f"{kind}{n}": array.astype(np.float16)
            for n, layer in enumerate(self.layers)
            for kind, array in zip("wb", layer, strict=True)
        }
        np.savez_compressed(file, **named)

    @classmethod
    def load(cls, file: Any) -> Net:
        """Read what `save` wrote."""
        with np.load(file, allow_pickle=False) as kept:
            return cls(
                [
                    (kept[f"w{n}"].astype(np.float32), kept[f"b{n}"].astype(np.float32))
                    for n in range(len(kept.files) // 2)
                ]
            )


@lru_cache
def net_of(title: str) -> Net:
    """The network that was trained for a title."""
    file = files("oikumene.players") / "nets" / f"{title}.npz"
    if not file.is_file():
        raise BadSetup(f"nothing has been learned for {title} yet")
    return Net.load(BytesIO(file.read_bytes()))


def judged_by(net: Net, title: Title) -> Evaluate:
    """What a network thinks of a title's tables; the end of a match speaks for itself."""
    features, result = title.features, title.result

    def judge(s: Any, seat: int) -> float:
        if s.phase == OVER:
            return WON if seat in result(s).winners else -WON
        return max(-SURE, min(SURE, net(features(s, seat))))

    return judge


class LearnedPlayer(GreedyPlayer):
    """Looks as far as the greedy player, with a learned eye: the title's, or that of a file."""

    name = "learned"

    def __init__(self, net: str = "") -> None:
        super().__init__()
        self.net = _net_in(Path(net)) if net else None

    def evaluation(self, title: Title) -> Evaluate:
        """What the network thinks."""
        return judged_by(self.net or net_of(title.name), title)


def _net_in(path: Path) -> Net:
    try:
        return Net.load(BytesIO(path.read_bytes()))
    except Exception as wrong:  # a file can be anything, and NumPy has many words for it
        raise BadSetup(f"{path} holds no network: {wrong}") from None
