"""The argument parser of the modules that are started with `python -m`."""

from __future__ import annotations

import argparse


def script_parser(module: str, doc: str | None) -> argparse.ArgumentParser:
    """Returns a parser without arguments. Its help begins with the module's docstring, as written."""
    return argparse.ArgumentParser(
        prog=f"python -m {module}",
        description=doc,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
