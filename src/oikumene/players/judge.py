"""How machine players judge a table: by a title's own evaluation, or by what was learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from math import exp, log
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from oikumene.engine.errors import BadSetup
from oikumene.engine.state import OVER
from oikumene.engine.title import Result, Title
from oikumene.players.player import evaluation

Array = NDArray[np.float32]

SURE = 20.0
"""How sure a judge may be of what it sees (as a logit); a match that is over is surer."""
WON = 2 * SURE
UNSURE = 9.0
"""How sure the evaluation alone may be."""


class Judge(Protocol):
    """Somebody who tells good tables from bad ones."""

    unit: float
    """How much better a table must look at a glance to make a win likelier by the factor e."""

    def __call__(self, s: Any, seat: int) -> float:
        """How good a table is for a seat; to be compared with other tables only."""

    def glance(self, s: Any, seat: int) -> float:
        """The same, but quick and less exact."""

    def chances(self, s: Any, seat: int) -> list[float]:
        """How likely each seat wins a match that is not over, as one seat sees it."""


class Handwritten:
    """Judges by the title's evaluation, to the taste of a style."""

    def __init__(self, title: Title, seats: int, style: str = "") -> None:
        self.seats = seats
        self.title = title
        self.evaluate = evaluation(title, style)
        self.unit = _unit(title, seats)

    def __call__(self, s: Any, seat: int) -> float:
        """What the evaluation says."""
        return self.evaluate(s, seat)

    def glance(self, s: Any, seat: int) -> float:
        """What the evaluation says."""
        return self.evaluate(s, seat)

    def chances(self, s: Any, _seat: int) -> list[float]:
        """The better a table looks to a seat, compared with the others, the likelier it wins."""
        if self.seats == 1:
            return [_chance(alone(self.title, self.evaluate(s, 0)))]
        looks = [self.evaluate(s, seat) / self.title.lead for seat in range(self.seats)]
        best = max(looks)
        return _shared([exp(look - best) for look in looks])


class Net:
    """Two layers of weights with a rectifier between them, and one number at the end.

    It tells what the title's evaluation misses; how far that is to be trusted beside it was found
    in training, too (0: not at all).
    """

    def __init__(self, layers: list[tuple[Array, Array]], trust: float = 0.0) -> None:
        self.layers = layers
        self.trust = trust

    def __call__(self, features: list[float], things: Sequence[int] = ()) -> float:
        """The logit of winning, or what has to be added to it.

        Things that are there add their rows of weights: those lie behind the rows of the features.
        """
        (weights, biases), (last, bias) = self.layers
        x = np.array(features, np.float32) @ weights[: len(features)] + biases
        if things:
            x += weights.take(things, 0).sum(0)
        return float(np.maximum(x, 0) @ last[:, 0] + bias[0])

    def save(self, file: Any) -> None:
        """Write the weights as half floats: they need no more, and a file stays small."""
        named: dict[str, Any] = {
            f"{kind}{n}": array.astype(np.float16)
            for n, layer in enumerate(self.layers)
            for kind, array in zip("wb", layer, strict=True)
        }
        np.savez_compressed(file, trust=np.float32(self.trust), **named)

    @classmethod
    def load(cls, file: Any) -> Net:
        """Read what `save` wrote."""
        with np.load(file, allow_pickle=False) as kept:
            layers = [
                (kept[f"w{n}"].astype(np.float32), kept[f"b{n}"].astype(np.float32)) for n in (0, 1)
            ]
            return cls(layers, float(kept["trust"]))


class Learned:
    """Judges by a network, and by the title's evaluation as far as the network leaves it to that.

    A style is what it likes more, or less, than the usual evaluation does.
    """

    def __init__(self, net: Net, title: Title, seats: int, style: str = "") -> None:
        self.net = net
        self.seats = seats
        self.title = title
        self.features = features_of(title, seats)
        self.styled = evaluation(title, style) if style else None
        self.unit = _unit(title, seats) if net.trust else 1.0

    def __call__(self, s: Any, seat: int) -> float:
        """The logit of winning; the end of a match speaks for itself."""
        if s.phase == OVER:
            return self._end(s, seat)
        logit = self._seen(s, seat)
        if self.net.trust:
            logit += self.net.trust * leading(self.title, s, seat, self.seats)
        return max(-SURE, min(SURE, logit))

    def glance(self, s: Any, seat: int) -> float:
        """The evaluation alone, where it is trusted: a network takes longer."""
        if self.net.trust:
            return self.title.evaluate(s, seat)
        return self._end(s, seat) if s.phase == OVER else self._seen(s, seat)

    def _end(self, s: Any, seat: int) -> float:
        return logit_of(fortunes(self.title, self.title.result(s), self.seats)[seat])

    def _seen(self, s: Any, seat: int) -> float:
        """What the network says, and what the style likes more than usual."""
        logit = self.net(*self.features(s, seat))
        if self.styled is not None:
            logit += (self.styled(s, seat) - self.title.evaluate(s, seat)) / self.title.lead
        return logit

    def chances(self, s: Any, seat: int) -> list[float]:
        """What the network thinks; of two, one look is enough."""
        if self.seats == 1:
            return [_chance(self(s, seat))]
        if self.seats == 2:
            chance = _chance(self(s, seat))
            return [chance, 1 - chance] if seat == 0 else [1 - chance, chance]
        return _shared([_chance(self(s, each)) for each in range(self.seats)])


def features_of(title: Title, seats: int) -> Callable[[Any, int], tuple[Any, ...]]:
    """What a network is shown of a table: features, and alone perhaps the things that are there."""
    if seats == 1 and title.alone:
        seen = title.alone.features
        return lambda s, _seat: seen(s)
    return lambda s, seat: (title.features(s, seat),)


def _unit(title: Title, seats: int) -> float:
    """How much of the evaluation makes a win likelier by the factor e."""
    if seats > 1:
        return title.lead
    return title.points_alone / 4 if title.points_alone else title.lead * SURE


def leading(title: Title, s: Any, seat: int, seats: int) -> float:
    """The logit of winning for a seat, if its lead in the evaluation is all that counts."""
    if seats == 1:
        return alone(title, title.evaluate(s, seat))
    own, *rivals = [title.evaluate(s, (seat + n) % seats) / title.lead for n in range(seats)]
    best = max(rivals)
    gap = own - best - log(sum(exp(rival - best) for rival in rivals))
    return max(-UNSURE, min(UNSURE, gap))


def alone(title: Title, look: float) -> float:
    """What a look at the own table says where there is nobody to beat: more is better."""
    if not title.points_alone:
        return look / title.lead / SURE
    return max(-UNSURE, min(UNSURE, logit_of(look / title.points_alone)))


def fortunes(title: Title, result: Result, seats: int) -> list[float]:
    """What came out of a match for each seat, as the chance that it had in the end.

    Alone, points may count instead of a win.
    """
    if seats == 1 and title.points_alone:
        return [max(0.0, min(1.0, result.scores[0] / title.points_alone))]
    return result.shares(seats)


def logit_of(chance: float) -> float:
    """A chance as a logit; what is certain is surer than any judge."""
    if not 0 < chance < 1:
        return WON if chance > 0 else -WON
    return log(chance / (1 - chance))


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def _shared(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


# Where networks lie


@lru_cache
def net_of(title: str, seats: int) -> Net | None:
    """The network that was trained for a title, if there is one for so many seats."""
    name = f"{title}-alone.npz" if seats == 1 else f"{title}.npz"
    file = files("oikumene.players") / "nets" / name
    return Net.load(BytesIO(file.read_bytes())) if file.is_file() else None


def net_in(path: Path) -> Net:
    """The network in a file."""
    try:
        return Net.load(BytesIO(path.read_bytes()))
    except Exception as wrong:  # a file can be anything, and NumPy has many words for it
        raise BadSetup(f"{path} holds no network: {wrong}") from None
