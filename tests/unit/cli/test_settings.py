"""`bukvitsa settings` shows what is set, hides what is secret, and points at what is misspelt."""

import json
from pathlib import Path

import pytest

from bukvitsa.cli.main import main
from bukvitsa.server.settings import Settings, read_settings, variable_of

PAGE = Path(__file__).resolve().parents[3] / "docs" / "hosting.md"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(variable_of(name), raising=False)


def test_every_setting_is_shown_with_its_value_and_its_meaning_in_russian(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["settings", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [each["variable"] for each in told] == list(map(variable_of, Settings.__struct_fields__))
    for each in told:
        assert any("а" <= sign <= "я" for sign in each["meaning"]), each
        assert not each["given"]


def test_a_person_sees_the_same_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settings"]) == 0
    said = capsys.readouterr().out
    for name in Settings.__struct_fields__:
        assert variable_of(name) in said


@pytest.mark.parametrize("name", ["secret", "database", "metrics"])
def test_a_secret_is_told_as_given_and_never_shown(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable_of(name), "postgresql://me:hush@host/db")
    assert main(["settings"]) == 0
    assert "hush" not in capsys.readouterr().out
    assert main(["settings", "--json"]) == 0
    said = capsys.readouterr().out
    assert "hush" not in said
    assert [each["given"] for each in json.loads(said) if each["variable"] == variable_of(name)]


@pytest.mark.parametrize(
    ("name", "value"), [("messages", "0"), ("messages", "много"), ("log", "loud"), ("alone", "-1")]
)
def test_what_cannot_be_is_complained_of(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable_of(name), value)
    assert main(["settings"]) == 2
    assert f"{variable_of(name)}={value}" in capsys.readouterr().err


def test_a_misspelt_setting_is_pointed_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BUKVITSA_DATABSE", "x")
    assert main(["settings"]) == 0
    assert "BUKVITSA_DATABSE нет" in capsys.readouterr().err


def test_the_data_lie_where_they_are_told_to() -> None:
    assert read_settings({"BUKVITSA_DATA": "/srv/games"}).folder == Path("/srv/games")


def test_the_page_for_hosts_names_every_setting() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        assert f"`{variable_of(name)}`" in page
