"""Files are read within limits, and written whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from waybread.files import (
    FileError,
    data_folder,
    decode_utf8,
    read_bytes,
    read_object,
    read_text,
    replaced_atomically,
    write_atomically,
)


def full(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", "Éowyn\n")
    assert (tmp_path / "file").read_bytes() == "Éowyn\n".encode()
    assert read_text(tmp_path / "file", 100) == "Éowyn\n"


def test_parts_are_written_one_after_the_other(tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", (f"{n}\n" for n in range(3)))
    assert read_text(tmp_path / "file", 100) == "0\n1\n2\n"


def test_the_file_and_its_folder_reach_the_disk_around_the_replacement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = []

    def note(handle: int) -> None:
        kind = "folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else os.fstat(handle).st_size
        synced.append((kind, (tmp_path / "file").exists()))

    monkeypatch.setattr(os, "fsync", note)
    write_atomically(tmp_path / "file", "12345")
    assert synced == [(5, False), ("folder", True)]


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_atomically(path, "old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match=r"file cannot be written: no space left on device\.$"):
        write_atomically(path, "new")
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == {"file": "old"}


def test_a_block_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, "old")
    with pytest.raises(FileError, match="not UTF-8"), replaced_atomically(path, "new"):
        decode_utf8(b"\xff")
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == {"file": "old"}


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", "old")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_atomically(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "new"


def test_folders_are_made_only_where_that_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file"
    with pytest.raises(FileError, match="cannot be written: no such file or directory"):
        write_atomically(path, "x")
    write_atomically(path, "x", parents=True)
    assert path.read_text() == "x"
    with pytest.raises(FileError, match=r"cannot be written: its folder is a file\."):
        write_atomically(path / "inside", "x", parents=True)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"nowhere cannot be read: no such file or directory\.$"):
        read_bytes(tmp_path / "nowhere", 10)
    with pytest.raises(FileError, match=r"cannot be read: is a directory\.$"):
        read_text(tmp_path, 10)


@pytest.mark.parametrize(
    ("largest", "words"), [(5, "5 bytes"), (2000, "2 kB"), (2048, "2 KiB"), (2 * 1024 * 1024, "2 MiB")]
)
def test_a_file_that_is_too_large_is_refused(tmp_path: Path, largest: int, words: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(b" " * largest)
    assert len(read_bytes(path, largest)) == largest
    path.write_bytes(b" " * (largest + 1))
    with pytest.raises(FileError, match=rf"file is larger than {words}\.$"):
        read_bytes(path, largest)


def test_games_are_kept_where_the_user_keeps_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "waybread"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder() == Path.home() / ".local" / "share" / "waybread"


def test_an_error_in_a_file_names_the_file_and_the_line(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"{\n\xff")
    with pytest.raises(FileError) as refused:
        read_text(path, 100)
    assert str(refused.value) == f"{path}, line 2: this is not UTF-8 text."
    path.write_bytes(b"{\n1")
    with pytest.raises(FileError, match=r"file, line 2, column 1: this is not valid JSON: "):
        read_object(path, 100)
    path.write_bytes(b"[]")
    with pytest.raises(FileError, match=r"file: This should be one JSON object"):
        read_object(path, 100)
