"""A worker that answers with its own process id."""

import json
import os
import sys

print("ready", flush=True)
for _ in sys.stdin:
    print(json.dumps({"pid": os.getpid()}), flush=True)
