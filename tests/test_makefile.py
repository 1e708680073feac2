"""The targets of the Makefile install what their tools import."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOADED = "import sys, importlib; sys.modules.update(dict.fromkeys(sys.argv[2:])); importlib.import_module(sys.argv[1])"


def modules_without_dev() -> set[str]:
    """Modules that a target runs although it does not install the extra ``dev``."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    rules = re.findall(r"^\w+: (.*)\n((?:\t.*\n)+)", text, re.MULTILINE)
    return {
        module
        for needed, recipe in rules
        if "$(BIN)/.dev" not in needed
        for module in re.findall(r"\$\(BIN\)/python -m ((?:tools|bench|research)[.\w]*)", recipe)
    }


def dev_packages() -> list[str]:
    """What ``make install`` leaves out, by the names under which it is imported."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    return [each for extra in ("dev", "envs", "dask") for each in extras[extra] if each.isidentifier()]


def test_a_tool_that_runs_after_make_install_imports_nothing_else() -> None:
    modules = modules_without_dev()
    assert "bench.growth" in modules
    assert "httpx" in dev_packages()
    faults = []
    for module in sorted(modules - {"bench"}):  # bench has an extra of its own
        command = [sys.executable, "-c", LOADED, module, *dev_packages()]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        faults += [f"{module}: {done.stderr.splitlines()[-1]}"] if done.returncode else []
    assert faults == []
