#!/usr/bin/env python3
"""A bot that builds or scores whenever it can, and otherwise chooses at random (docs/bot-protocol.md)."""

import json
import random
import sys

LIKES = ("build", "score", "advance", "worship")

for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "hello":
        answer = {"hello": "Builder", "protocol": 1}
    elif message["do"] == "choose":
        good = [text for text in message["options"] if text.startswith(LIKES)]
        answer = {"number": message["number"], "move": random.choice(good or message["options"])}
    else:
        continue
    print(json.dumps(answer), flush=True)
