"""`python -m patolli.table.protocol`: the JSON Schema of the messages between browser and table."""

import json

from . import schema

print(json.dumps(schema(), indent=1))
