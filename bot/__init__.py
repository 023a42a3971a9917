"""Everything that touches the world: Discord, the database, pictures, the command line."""

import sys
from pathlib import Path

__version__ = "1.0.0"

COMMAND = "roll-and-write"
"""The command that an installed package brings."""
PYTHON = "python" if sys.platform == "win32" else "python3"
"""What people type: many systems have no `python`, and Windows has no `python3`."""
PROGRAM = COMMAND if Path(sys.argv[0]).stem == COMMAND else f"{PYTHON} -m bot"
"""The words with which this program was started, for advice that people paste."""
