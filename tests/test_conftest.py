"""The guards of conftest.py find what they look for."""

import pytest

pytest_plugins = ["pytester"]

LEFTOVERS = {
    "thread": (
        "import threading, time\ndef test_leak():\n    threading.Thread(target=time.sleep, args=(7,)).start()\n",
        "*threads left running*",
    ),
    "timer": (
        "from PySide6.QtCore import QTimer\nkept = []\n"
        "def test_leak(qapp):\n    timer = QTimer()\n    timer.start(60000)\n    kept.append(timer)\n",
        "*left running: *QTimer*",
    ),
    "animation": (
        "from PySide6.QtCore import QVariantAnimation\nkept = []\n"
        "def test_leak(qapp):\n    animation = QVariantAnimation(duration=60000, startValue=0, endValue=1)\n"
        "    animation.start()\n    kept.append(animation)\n",
        "*left running: *QVariantAnimation*",
    ),
    "window": (
        "from PySide6.QtWidgets import QWidget\nkept = []\n"
        "def test_leak(qapp):\n    window = QWidget()\n    window.show()\n    kept.append(window)\n",
        "*windows left open*",
    ),
}


@pytest.mark.parametrize("leftover", LEFTOVERS)
def test_a_leftover_fails_its_test(
    leftover: str, pytester: pytest.Pytester, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, message = LEFTOVERS[leftover]
    pytester.makeconftest((request.config.rootpath / "tests" / "conftest.py").read_text("utf-8"))
    pytester.makepyfile(source)
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))
    result = pytester.runpytest_subprocess("-p", "no:randomly")
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines([message])
