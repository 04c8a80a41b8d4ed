"""Self-play in batches with NumPy: one linear policy for all seats, then a trial against random.

Run it with the number of games to learn from: python examples/selfplay.py 300
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np

import oikumene.lab.research.gym  # noqa: F401 (registers the environments)
from oikumene.lab.research.observe import OPTION_SLOTS
from oikumene.lab.research.vector import Vector

TABLES, SEATS, SHORT = 16, 2, {"ages": 1}


def chosen(seen, weights, rng):
    """An option by its chance, and the direction that makes it likelier."""
    options = seen["options"][seen["action_mask"] == 1]
    worth = np.exp(options @ weights)
    chances = worth / worth.sum()
    action = rng.choice(len(options), p=chances)
    return action, options[action] - chances @ options


def learnt(games, rng):
    """The weights after so many games."""
    weights = np.zeros(OPTION_SLOTS)
    towards = np.zeros((TABLES, SEATS, OPTION_SLOTS))
    with Vector("nations", TABLES, SEATS, SHORT, "options", "score", jobs=2) as tables:
        batch = tables.reset()
        while games > 0:
            actions = []
            for table, seat in enumerate(batch.asked):
                seen = {key: held[table] for key, held in batch.seen.items()}
                action, direction = chosen(seen, weights, rng)
                actions.append(action)
                towards[table, seat] += direction
            batch = tables.step(actions)
            for table in np.flatnonzero(batch.over):
                weights += 0.01 * batch.rewards[table] @ towards[table]
                towards[table] = 0
                games -= 1
    return weights


def tried(weights, games, rng):
    """The share of games that it wins against a random player."""
    env = gymnasium.make("oikumene/nations-v0", seats=SEATS, options=SHORT, form="options")
    wins = 0
    for game in range(games):
        (seen, _), over, reward = env.reset(seed=game), False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(chosen(seen, weights, rng)[0])
        wins += reward > 0
    return wins / games


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    dice = np.random.default_rng(0)
    weights = learnt(games, dice)
    print(f"after {games} games: {tried(weights, 100, dice):.0%} of 100 against random")
