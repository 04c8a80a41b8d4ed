"""The game for one against a tile and a die (NAT-SOLO)."""

from __future__ import annotations

from oikumene.engine.chance import roll
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import BUILDING, CARDS, MILITARY, TABLES, TILES, WAR
from oikumene.titles.nations.goods import gain_vp, lose_vp
from oikumene.titles.nations.ranking import most
from oikumene.titles.nations.state import NOBODY, NationsTable
from oikumene.titles.nations.tracks import MAX_STABILITY, MAX_STRENGTH, in_play_changed

OPPONENT_BUYER = 1
"""The buyer of a War that the opponent has bought: no seat has this number in solo."""

ROLLING = ("buy", MILITARY, "hire")


def roll_after(s: NationsTable, kind: str) -> None:
    """After these actions the opponent acts by the die (NAT-SOLO-12, NAT-SOLO-13)."""
    if s.opponent is None:
        return
    if kind in ROLLING or (kind == BUILDING and s.options.roll_on_building):
        roll_die(s)


def roll_before_first_turn(s: NationsTable) -> None:
    """An opponent that is first in order acts first (NAT-SOLO-15)."""
    if s.opponent is not None and s.opponent.first:
        roll_die(s)


def roll_die(s: NationsTable) -> None:
    """1 to 4: a column goes (NAT-SOLO-16); 5 and 6: the tile's effect (NAT-SOLO-20)."""
    result = roll(s, TABLES.solo.die_sides)
    log(s, "die", n=result)
    if result <= TABLES.solo.columns_removed_by_die:
        remove_column(s, result - 1)
    else:
        die_effect(s)


def remove_column(s: NationsTable, column: int) -> None:
    """Remove a column's cards; the opponent buys the cheapest War among them (NAT-SOLO-17)."""
    for cell in range(column, len(s.board), s.options.columns):  # row 1, the cheapest, first
        card = s.board[cell]
        if not card:
            continue
        s.board[cell] = ""
        if CARDS[card].kind == WAR and s.war_strength == NOBODY:
            opponent_declares_war(s, card)
        else:
            s.removed = (*s.removed, card)  # NAT-SOLO-18, NAT-SOLO-34
            log(s, "card-removed", card=CARDS[card].thing)


def opponent_declares_war(s: NationsTable, card: str) -> None:
    """The War strength is the opponent's strength of now (NAT-SOLO-17)."""
    assert s.opponent is not None
    s.war = card
    s.war_strength = s.opponent.strength
    s.war_buyer = OPPONENT_BUYER
    log(s, "opponent-war", card=CARDS[card].thing, n=s.war_strength)


def die_effect(s: NationsTable) -> None:
    """The tile's effect on the opponent; the tracks' ends hold (NAT-SOLO-20, NAT-SOLO-33)."""
    o = s.opponent
    assert o is not None
    effect = TILES[o.tile].die
    if effect.stat == "strength":
        o.strength = min(o.strength + effect.amount, MAX_STRENGTH)
    elif effect.stat == "stability":
        o.stability = min(o.stability + effect.amount, MAX_STABILITY)
    else:
        o.books += effect.amount
    log(s, "opponent-gains", what=f"good:{effect.stat}", n=effect.amount)
    in_play_changed(s)


def lay_tile(s: NationsTable, id_: str) -> None:
    """A tile sets strength and stability anew and adds books (NAT-SOLO-07, NAT-SOLO-08)."""
    o, tile = s.opponent, TILES[id_]
    assert o is not None
    o.tile = id_
    o.strength = tile.strength
    o.stability = tile.stability
    o.books += tile.books
    log(s, "tile", tile=f"tile:{id_}")
    in_play_changed(s)


def stability_event(s: NationsTable) -> None:
    """More stable than the opponent: a VP, otherwise one less; revolts tie (NAT-SOLO-22, 27)."""
    (n,) = s.nations
    if most(s, "stability"):
        gain_vp(s, n, TABLES.solo.stability_vp, "stability")
    else:
        lose_vp(s, n, TABLES.solo.stability_vp, "stability")
    s.phase = "famine"


def hall_of_fame(score: int) -> str:
    """The rank that a final score reaches (NAT-SOLO-36); the game can be lost (NAT-SOLO-30)."""
    if score < 0:
        return "lost"
    return next((rank.id for rank in TABLES.hall_of_fame if score >= rank.vp), "none")
