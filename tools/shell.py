"""Run other programs, and tell what their failure means in one plain line."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.places import LOG, ROOT
from tools.say import Trouble, taking_long

NO_VENV = (
    "В этом Python нет модуля venv. На Debian и Ubuntu его ставит: sudo apt install python3-venv"
)
REASONS = (
    (
        ("ensurepip is not available", "No module named 'ensurepip'", "No module named ensurepip"),
        NO_VENV,
    ),
    (
        ("No space left on device", "os error 28", "ENOSPC", "not enough space on the disk"),
        "На диске кончилось место. Освободите около гигабайта и запустите то же самое ещё раз.",
    ),
    (
        (
            "THESE PACKAGES DO NOT MATCH THE HASHES",
            "Hash mismatch",
            "hash mismatch",
            "EINTEGRITY",
        ),
        "Скачанный пакет не тот, что записан в requirements: его подменили или испортили в пути. "
        "Ничего не установлено. Попробуйте ещё раз из другой сети.",
    ),
    (
        (
            "getaddrinfo",
            "name resolution",
            "Name or service not known",
            "dns error",
            "Failed to establish a new connection",
            "error sending request",
            "Connection refused",
            "Connection reset",
            "Network is unreachable",
            "Read timed out",
            "operation timed out",
            "tls handshake",
            "CERTIFICATE_VERIFY_FAILED",
            "invalid peer certificate",
            "ENOTFOUND",
            "ECONNREFUSED",
            "ETIMEDOUT",
            "EAI_AGAIN",
        ),
        "Не удалось скачать пакеты: нет связи с PyPI или npm. "
        "Проверьте сеть (за прокси нужна переменная HTTPS_PROXY) и запустите то же самое ещё раз.",
    ),
    (
        ("Permission denied", "Access is denied", "Read-only file system", "EACCES"),
        f"Нет права писать в папку {ROOT}. Скопируйте игру туда, где вы хозяин.",
    ),
)
"""What a failed program prints, and what a person should hear."""


def surroundings() -> dict[str, str]:
    """Copy the environment without what would lead another Python astray."""
    stray = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "CONDA_PREFIX", "__PYVENV_LAUNCHER__"}
    return {name: value for name, value in os.environ.items() if name not in stray}


def diagnose(output: str) -> str | None:
    """Find the plain reason in what a program printed.

    >>> diagnose("error: No space left on device (os error 28)")[:26]
    'На диске кончилось место. '
    """
    for signs, reason in REASONS:
        if any(sign in output for sign in signs):
            return reason
    return None


class Failed(Trouble):
    """Say that a program failed in a way we have no plain words for."""


def quietly(line: str, *command: str | Path, cwd: Path = ROOT) -> None:
    """Run a program, keep what it prints for the log, and turn a failure into one line."""
    words = [str(word) for word in command]
    with taking_long(line):
        try:
            done = subprocess.run(
                words,
                cwd=cwd,
                env=surroundings(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                check=False,
            )
        except FileNotFoundError as missing:
            raise Failed(f"Не нашлась программа {words[0]}.") from missing
    if done.returncode == 0:
        return
    _log(words, done.stdout)
    reason = diagnose(done.stdout)
    if reason:
        raise Trouble(reason)
    lines = [each for each in done.stdout.strip().splitlines() if each.strip()]
    raise Failed(
        f"{line}: не вышло. {lines[-1].strip() if lines else ''}\n"
        f"Всё, что сказала программа, — в {LOG.relative_to(ROOT)}"
    )


def openly(*command: str | Path, cwd: Path = ROOT) -> int:
    """Run a program that speaks for itself, and return its exit status."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, env=surroundings(), check=False).returncode


def _log(words: Sequence[str], output: str) -> None:
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text(f"$ {' '.join(words)}\n{output}", encoding="utf-8")
