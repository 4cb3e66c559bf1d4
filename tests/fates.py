"""Uses a fixed seed for all tables created by tests, so that random outcomes are the same in every run.

PATOLLI_TEST_FATE=7 selects another seed.
"""

from __future__ import annotations

import os
import secrets

FATE = int(os.environ.get("PATOLLI_TEST_FATE", "1"))


class Fixed:
    """Replaces the module `secrets` where tables are created. Only the hidden seed becomes predictable."""

    token_hex = staticmethod(lambda _: "a word")
    token_urlsafe = staticmethod(secrets.token_urlsafe)
    token_bytes = staticmethod(lambda length: FATE.to_bytes(length, "big"))
