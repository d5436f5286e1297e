"""A player's side of the protocol: for bots, tests and load, in Python.

`Server` asks plain requests as one guest; `Server.table` gives a `Table`, which stays connected
through whatever happens to the network, and never does a command twice.
"""

from .errors import Gone, NotPossible
from .server import Server
from .table import Table

__all__ = ["Gone", "NotPossible", "Server", "Table"]
