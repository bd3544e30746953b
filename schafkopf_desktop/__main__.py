"""``python -m schafkopf_desktop``: the command line, which opens the window when no sub-command is given."""

import sys

from schafkopf_desktop.cli import main

sys.exit(main())
