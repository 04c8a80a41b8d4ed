"""What the terminal shows of a table."""

from __future__ import annotations

import oikumene
from oikumene.text import Words
from tests.titles.speech import drawn


def test_the_map_shows_where_pieces_are_and_where_options_lead() -> None:
    match = oikumene.position("dawn", {"players": [{"capital": "-4,4"}, {}]})
    match.answer("resolve early_empire")
    assert match.decision is not None
    number = [option.text for option in match.decision.options].index("place -3,4") + 1
    lines = drawn(match, Words("dawn", "en")).splitlines()
    row = next(line for line in lines if line.strip().startswith("(−5, 4)"))
    assert "★1" in row
    assert f"·{number}" in row
