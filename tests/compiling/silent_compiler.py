"""A fake compiler process that prints the text given in an environment variable."""

import os

for line in os.environ["PATOLLI_TEST_LINES"].split(","):
    print(line, flush=True)
