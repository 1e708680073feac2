"""What is wrong with a file, in one sentence with the line, and the checks before a text is parsed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class FileError(ValueError):
    """A file or text cannot be read or written."""

    def __init__(self, reason: str, line: int = 0, column: int = 0, file: object = "") -> None:
        place = (f"line {line}" if line else "") + (f", column {column}" if column else "")
        where = ", ".join(filter(None, (str(file), place if file else place.capitalize())))
        super().__init__(f"{where}: {reason}" if where else reason)
        self.reason = reason
        """The sentence without the place."""
        self.line = line
        """Counted from 1; 0 if no single line is wrong."""
        self.column = column

    def of(self, file: object) -> FileError:
        """Return the same error with the file that it is in."""
        return FileError(self.reason, self.line, self.column, file)


@contextmanager
def errors_as(error: Callable[[str], Exception]) -> Iterator[None]:
    """Raise each FileError of the block as an error of another class, with the same sentence."""
    try:
        yield
    except FileError as found:
        raise error(str(found)) from found


def check_size(data: bytes, largest: int, name: object = "The file") -> None:
    """Refuse data of more bytes than this."""
    if len(data) > largest:
        raise FileError(f"{name} is larger than {_size(largest)}.")


def _size(count: int) -> str:
    for unit, name in ((1 << 20, "MiB"), (1 << 10, "KiB"), (1000, "kB")):
        if count % unit == 0:
            return f"{count // unit} {name}"
    return f"{count} bytes"


def decode_utf8(data: bytes) -> str:
    """Return the text of a file in UTF-8, with or without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError("this is not UTF-8 text.", data.count(b"\n", 0, error.start) + 1) from None


def is_encodable(text: str) -> bool:
    """Tell whether a text can be written to a file at all: halves of characters cannot."""
    return not any("\ud800" <= each <= "\udfff" for each in text)


def line_of(text: str, words: str) -> int:
    """Return the line on which the words first appear, or 0."""
    place = text.find(words)
    return text.count("\n", 0, place) + 1 if place >= 0 else 0
