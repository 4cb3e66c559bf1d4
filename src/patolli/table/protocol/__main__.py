"""`python -m patolli.table.protocol`: the JSON Schema, from which the browser's types are made."""

import json

from . import schema

print(json.dumps(schema(), indent=1))
