"""Let `python -m bukvitsa` be the same as `bukvitsa`."""

import sys

from bukvitsa.cli.main import main

sys.exit(main())
