"""A test cites rules and rulings on cards; wrong citations end the run, and only passing tests count."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_tests(folder: Path, text: str, *options: str) -> tuple[int, str, dict[str, list[str]]]:
    """Run a file of tests as a project of its own: exit status, output, citations."""
    (folder / "test_it.py").write_text("import pytest\n" + text, encoding="utf-8")
    citations = folder / "citations.json"
    command = [sys.executable, "-m", "pytest", "-p", "tests.tracing.plugin", "-q", *options]
    run = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--citations", str(citations), str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    found = json.loads(citations.read_text(encoding="utf-8")) if citations.exists() else {}
    names = {rule: [test.rpartition("::")[2] for test in tests] for rule, tests in found.items()}
    return run.returncode, run.stdout + run.stderr, names


def test_a_passing_test_counts_for_each_rule_it_cites(tmp_path: Path) -> None:
    status, _, cited = run_tests(
        tmp_path,
        "@pytest.mark.rule('lcg:step.3.4', 'jme:22.7a')\ndef test_one(): pass\n"
        "@pytest.mark.rule('jme:22.7a')\ndef test_two(): pass\n",
    )
    assert status == 0
    assert cited == {"lcg:step.3.4": ["test_one"], "jme:22.7a": ["test_one", "test_two"]}


def test_a_passing_test_counts_for_each_ruling_it_cites(tmp_path: Path) -> None:
    status, _, cited = run_tests(
        tmp_path,
        "@pytest.mark.ruling('core:43.1')\n@pytest.mark.rule('jme:22.7a')\ndef test_one(): pass\n"
        "@pytest.mark.ruling('core:43.2')\ndef test_two(): assert False\n",
    )
    assert status == 1
    assert cited == {"core:43.1": ["test_one"], "jme:22.7a": ["test_one"]}


def test_a_ruling_that_does_not_exist_fails_the_run(tmp_path: Path) -> None:
    status, output, _ = run_tests(tmp_path, "@pytest.mark.ruling('lcg:step.3.4')\ndef test_one(): pass\n")
    assert status != 0
    assert "test_one cites 'lcg:step.3.4'" in output
    assert "passed" not in output


def test_a_failing_or_skipped_test_does_not_count(tmp_path: Path) -> None:
    status, _, cited = run_tests(
        tmp_path,
        "@pytest.mark.rule('lcg:step.3.4')\ndef test_one(): assert False\n"
        "@pytest.mark.rule('jme:22.7a')\ndef test_two(): pytest.skip()\n",
    )
    assert status == 1
    assert cited == {}


def test_a_rule_that_does_not_exist_fails_the_run(tmp_path: Path) -> None:
    status, output, _ = run_tests(tmp_path, "@pytest.mark.rule('lcg:step.99')\ndef test_one(): pass\n")
    assert status != 0
    assert "test_one cites 'lcg:step.99'" in output
    assert "passed" not in output


def test_a_rule_that_does_not_exist_fails_a_parallel_run_with_the_same_sentence(tmp_path: Path) -> None:
    status, output, cited = run_tests(
        tmp_path,
        "@pytest.mark.rule('lcg:step.99')\ndef test_one(): pass\n"
        "@pytest.mark.rule('lcg:step.3.4')\ndef test_two(): pass\n",
        "-p",
        "xdist",
        "-n",
        "2",
    )
    assert status == 1
    assert "test_one cites 'lcg:step.99'" in output
    assert "INTERNALERROR" not in output
    assert cited == {"lcg:step.3.4": ["test_two"]}


def test_a_test_whose_teardown_fails_does_not_count(tmp_path: Path) -> None:
    status, _, cited = run_tests(
        tmp_path,
        "@pytest.fixture\ndef shaky():\n    yield\n    assert False\n"
        "@pytest.mark.rule('lcg:step.3.4')\ndef test_one(shaky): pass\n",
    )
    assert status == 1
    assert cited == {}


def test_a_citation_without_a_rule_fails_the_run(tmp_path: Path) -> None:
    status, output, _ = run_tests(tmp_path, "@pytest.mark.rule()\ndef test_one(): pass\n")
    assert status != 0
    assert "test_one cites None" in output


def test_citations_are_gathered_from_parallel_workers(tmp_path: Path) -> None:
    status, _, cited = run_tests(
        tmp_path,
        "@pytest.mark.rule('lcg:step.3.4')\n@pytest.mark.parametrize('n', [1, 2])\ndef test_one(n): pass\n",
        "-p",
        "xdist",
        "-n",
        "2",
    )
    assert status == 0
    assert cited == {"lcg:step.3.4": ["test_one[1]", "test_one[2]"]}
