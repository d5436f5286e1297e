"""`bukvitsa serve` opens its doors, or says in a line why it cannot."""

import os
import socket
import subprocess
import sys
import urllib.request
from argparse import Namespace
from pathlib import Path

import pytest

from bukvitsa.cli import serve
from bukvitsa.cli.main import main


def test_a_taken_port_is_refused_with_another_one_to_take(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--no-open", f"--port={port}"]) == 2
    complained = capsys.readouterr().err
    assert f"Порт {port} уже занят" in complained
    assert "--port 0" in complained


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port=70000"], "от 0 до 65535"),
        (["--port=восемь"], "«восемь» — не порт"),
        (["--port=-1"], "«-1» — не порт"),
        (["--host=192.0.2.1"], "у этого компьютера нет"),
        (["--host=нет такого"], "Адреса «нет такого» нет"),
    ],
)
def test_an_impossible_address_is_refused_in_a_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.setattr("bukvitsa.server.doors.serve", pytest.fail)  # or it would serve for ever
    assert main(["serve", "--no-open", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_the_doors_open_on_the_port_that_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "bukvitsa", "serve", "--no-open", "--port=0"]
    own = {**os.environ, "BUKVITSA_DATA": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=own) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = said.split("открыта: ")[1].split()[0].replace("localhost", "127.0.0.1")
            with urllib.request.urlopen(f"{address}/healthz", timeout=10) as answer:  # noqa: S310
                assert answer.status == 200
        finally:
            server.terminate()


def test_the_browser_is_opened_once_the_doors_are(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    started: list[str] = []

    def serve_at_once(
        door: socket.socket, _settings: object, _book: object, opened: object
    ) -> None:
        assert callable(opened)
        started.append("open")
        opened()
        door.close()

    class Now:
        def __init__(self, target: object, args: tuple[str], **_: object) -> None:
            assert callable(target)
            self.start = lambda: target(*args)

    monkeypatch.setattr("bukvitsa.server.doors.serve", serve_at_once)
    monkeypatch.setattr("bukvitsa.cli.lexicon.opened", lambda: None)
    monkeypatch.setattr("threading.Thread", Now)
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr(serve, "can_show_browser", lambda: True)
    assert serve.run(Namespace(host="127.0.0.1", port=0, no_open=False, workers=1)) == 0
    assert started == ["open"]
    assert shown[0].startswith("http://localhost:")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://localhost:8000"),  # noqa: S104
        ("::1", "http://localhost:8000"),
        ("192.168.1.5", "http://192.168.1.5:8000"),
        ("fe80::1", "http://[fe80::1]:8000"),
    ],
)
def test_the_address_told_is_one_that_a_browser_takes(host: str, address: str) -> None:
    assert serve._address(host, 8000) == address
