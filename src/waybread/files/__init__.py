"""Files that people and other programs write: strict JSON, atomic writes, parse errors and "did you mean".

Only the standard library is needed, and every package may use it. Whatever is wrong with a file or a text is
raised as a ``FileError``, whose sentence says what is wrong and on which line; ``errors_as`` turns it into the
error class of the caller.
"""

from waybread.files.disk_files import (
    data_folder,
    os_reason,
    read_bytes,
    read_text,
    replaced_atomically,
    sync_folder,
    write_atomically,
)
from waybread.files.parse_errors import FileError, check_size, decode_utf8, errors_as, is_encodable, line_of
from waybread.files.strict_json import format_json, is_deeper, parse_json, parse_object, read_object
from waybread.files.suggestions import close_names, described, did_you_mean, fold, join_names, quoted, suggestion

__all__ = [
    "FileError",
    "check_size",
    "close_names",
    "data_folder",
    "decode_utf8",
    "described",
    "did_you_mean",
    "errors_as",
    "fold",
    "format_json",
    "is_deeper",
    "is_encodable",
    "join_names",
    "line_of",
    "os_reason",
    "parse_json",
    "parse_object",
    "quoted",
    "read_bytes",
    "read_object",
    "read_text",
    "replaced_atomically",
    "suggestion",
    "sync_folder",
    "write_atomically",
]
