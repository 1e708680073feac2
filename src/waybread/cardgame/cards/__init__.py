"""The cards: one module for each sphere and each encounter set."""

from waybread.cardgame.cards import leadership, passage_through_mirkwood

__all__ = ["leadership", "passage_through_mirkwood"]
