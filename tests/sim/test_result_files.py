"""The fingerprint of the code covers all code that a simulated game depends on."""

from pathlib import Path

import pytest

from tests.test_arrows import ALLOWED
from waybread.sim import result_files
from waybread.sim.result_files import PACKAGES


def test_every_package_that_simulations_may_import_is_in_the_fingerprint() -> None:
    assert set(PACKAGES) == {"sim", *ALLOWED["sim"]}


@pytest.mark.parametrize("changed", ["cards/options.py", "files/a.py", "journeys/stories/b/a.toml", "sim/c.tsv"])
def test_code_adventures_and_tables_change_the_fingerprint(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(result_files, "__file__", str(tmp_path / "sim/result_files.py"))
    file = tmp_path / changed
    file.parent.mkdir(parents=True)
    found = []
    for text in ("", "something else"):
        file.write_text(text, encoding="utf-8")
        found.append(result_files.code_fingerprint.__wrapped__())
    assert found[0] != found[1]
