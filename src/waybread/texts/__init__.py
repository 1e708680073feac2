"""Texts by their ids: a message with its arguments, and the catalogue in which each language has its messages."""

from waybread.texts.message import Message, MessageError
from waybread.texts.message_catalogue import Catalogue, english, read_messages
from waybread.texts.text import CONTENT, Arg, CardName, Item, Text, Words, content, joined, pack, plain, say, unpack

__all__ = [
    "CONTENT",
    "Arg",
    "CardName",
    "Catalogue",
    "Item",
    "Message",
    "MessageError",
    "Text",
    "Words",
    "content",
    "english",
    "joined",
    "pack",
    "plain",
    "read_messages",
    "say",
    "unpack",
]
