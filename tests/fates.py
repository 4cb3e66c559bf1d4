"""One fate for all tables that tests open: what is played at random is the same game every time.

PATOLLI_TEST_FATE=7 is another fate.
"""

from __future__ import annotations

import os
import secrets

FATE = int(os.environ.get("PATOLLI_TEST_FATE", "1"))


class Fixed:
    """In place of the module `secrets`, where tables are opened: the hidden seed is known, nothing else."""

    token_hex = staticmethod(lambda _: "a word")
    token_urlsafe = staticmethod(secrets.token_urlsafe)
    token_bytes = staticmethod(lambda length: FATE.to_bytes(length, "big"))
