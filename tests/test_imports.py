"""Imports go one way; the contracts stand in pyproject.toml."""

from pathlib import Path

from importlinter.cli import lint_imports

CONTRACTS = Path(__file__).parents[1] / "pyproject.toml"


def test_import_contracts_are_kept() -> None:
    assert lint_imports(str(CONTRACTS), no_cache=True, no_logo=True) == 0
