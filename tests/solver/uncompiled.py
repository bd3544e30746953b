"""The search once more, run as the plain Python that it is."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from schafkopf_desktop.solver import contract_tables, open_world, search


def run_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every solver made from now on in this test use the uncompiled search."""
    source = Path(contract_tables.__file__).with_name("search.py")
    specification = spec_from_file_location("uncompiled_search", source)
    assert specification is not None
    assert specification.loader is not None
    module = module_from_spec(specification)
    specification.loader.exec_module(module)
    assert not module.COMPILED
    assert module.Search is not search.Search
    monkeypatch.setattr(open_world, "Search", module.Search)
