"""A bot in a few lines: it buys, builds and fights at random, and ends its turn only at last.

Try it:  oikumene bot check -- python examples/bot.py
"""

import json
import sys
from random import Random

LAST = {"pass", "end", "done"}


def choose(question):
    """The text of one of the options."""
    texts = [option["text"] for option in question["decision"]["options"]]
    liked = [text for text in texts if text not in LAST]
    return Random(question["seed"]).choice(liked or texts)


for line in sys.stdin:  # a question a line; no more of them: the match is over
    print(json.dumps({"answer": choose(json.loads(line))}), flush=True)
