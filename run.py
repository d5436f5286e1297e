"""The one door to every chore; `python3 run.py help` lists them."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is the check that says so in plain words
    sys.exit(
        "Нужен Python 3.11 или новее, а этот — {}.{}.\n"
        "Поставьте новый Python и запустите им же: python3.11 run.py play".format(
            *sys.version_info[:2]
        )
    )

from tools.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
