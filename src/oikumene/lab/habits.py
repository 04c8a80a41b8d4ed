"""Fitting instinct: how much each word of an option says for it."""

from __future__ import annotations

from collections import Counter

import numpy as np

from oikumene.lab.positions import Choice
from oikumene.players.instinct import words

OFTEN = 20
"""How often a word must occur before it is given a weight."""
ROUNDS, PACE, PULL = 200, 0.3, 0.5
"""Steps, their length, and how strongly weights are pulled to nothing."""


def instinct(choices: list[Choice]) -> dict[str, float]:
    """The weights of words under which the choices that were made are likeliest."""
    if not choices:
        return {}
    known = _common_words(choices)
    index = {word: n for n, word in enumerate(known)}
    spelled = [
        [index[word] for word in words(choice.ask, text) if word in index]
        for choice in choices
        for text in choice.options
    ]
    of_option = np.repeat(np.arange(len(spelled)), [len(each) for each in spelled])
    of_word = np.array([n for each in spelled for n in each], np.int64)
    sizes = np.array([len(choice.options) for choice in choices])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    taken = np.zeros(len(spelled))
    taken[starts + [choice.taken for choice in choices]] = 1
    weights, squares = np.zeros(len(known)), np.full(len(known), 1e-6)
    for _ in range(ROUNDS):
        sums = np.bincount(of_option, weights[of_word], len(spelled))
        powers = np.exp(sums - np.repeat(np.maximum.reduceat(sums, starts), sizes))
        shares = powers / np.repeat(np.add.reduceat(powers, starts), sizes)
        slope = np.bincount(of_word, (shares - taken)[of_option], len(known)) + PULL * weights
        squares += slope * slope
        weights -= PACE * slope / np.sqrt(squares)
    return {word: round(float(weight), 2) for word, weight in zip(known, weights, strict=True)}


def _common_words(choices: list[Choice]) -> list[str]:
    """Words that occur often enough to say something."""
    seen = Counter(
        word for choice in choices for text in choice.options for word in words(choice.ask, text)
    )
    return [word for word, count in seen.items() if count >= OFTEN]
