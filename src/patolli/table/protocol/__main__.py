"""The messages between browser and table, as JSON Schema or as TypeScript types for the page.

The command has two forms:

    python -m patolli.table.protocol                         the JSON Schema
    python -m patolli.table.protocol --typescript web/src    write the generated types of the page
"""

import argparse
import json
from pathlib import Path

from . import schema
from .typescript import generated

parser = argparse.ArgumentParser(prog="python -m patolli.table.protocol", description=__doc__)
parser.add_argument(
    "--typescript", metavar="FOLDER", type=Path, help="write the types of the page below web/src"
)
asked = parser.parse_args()
if asked.typescript is None:
    print(json.dumps(schema(), indent=1))
else:
    for file, text in generated(asked.typescript).items():
        file.write_text(text, encoding="utf-8")
        print(file)
