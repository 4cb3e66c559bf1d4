"""`patolli compile`: compiles the rules in advance, for example when a container is built."""

from __future__ import annotations

from typing import Final

from ..compiling import cache, recipe, worker
from ..compiling.background import obstacle
from ..kernel.errors import PatolliError

WHY_NOT: Final = {
    "checkout": "these are the sources themselves; python hatch_build.py --in-place compiles them",
    "off": "PATOLLI_MYPYC=0 is set, or the rules are compiled already",
    "no-compiler": "there is no C compiler here, or Python's headers (Python.h) are missing",
    "no-mypyc": "mypyc is missing; install patolli[fast]",
    "read-only": "the folder for compiled rules is not writable; set PATOLLI_CACHE to another one",
}


def compile_rules() -> None:
    """Compile the rules into your cache folder, from which they are loaded. This takes minutes, but has to be
    done only once.
    """
    why = obstacle()
    if why in WHY_NOT:
        raise PatolliError(WHY_NOT[why])
    try:
        entry = worker.make_entry()
    except (recipe.BuildError, OSError, SystemExit) as fault:
        raise PatolliError(f"the rules could not be compiled: {fault}") from None
    print(f"The compiled rules are in {entry}.")
    print(f"Set PATOLLI_CACHE to use another folder than {cache.folder()}.")
