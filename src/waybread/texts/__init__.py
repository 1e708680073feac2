"""Texts by their ids: a message with its arguments, and the catalogue in which each language has its messages."""

from waybread.texts.message import Message, MessageError
from waybread.texts.message_catalogue import Catalogue, english, read_messages
from waybread.texts.text import CONTENT, Arg, CardName, Text, Words, content, plain, say

__all__ = [
    "CONTENT",
    "Arg",
    "CardName",
    "Catalogue",
    "Message",
    "MessageError",
    "Text",
    "Words",
    "content",
    "english",
    "plain",
    "read_messages",
    "say",
]
