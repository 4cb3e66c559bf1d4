"""Reports whether the rules that run are plain Python or extension modules compiled from it.

Python prefers an extension module to the source next to it. To detect outdated extensions, `hatch_build.py`
stores a stamp file with a line `digest path` for each compiled source. `stale` compares these digests.
"""

from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, PathFinder
from pathlib import Path

from .compiling import finder

PACKAGE = Path(__file__).parent
STAMP = "compiled.stamp"


def compiled() -> bool:
    """Returns whether the rules are compiled, without importing them."""
    if finder.active():
        return True
    spec = PathFinder.find_spec("patolli.kernel.position", [str(PACKAGE / "kernel")])
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def rules() -> str:
    """Returns `compiled` or `plain`, for display."""
    return "compiled" if compiled() else "plain"


def extensions(package: Path = PACKAGE) -> list[Path]:
    """Returns the extension modules in the package that this interpreter would load."""
    return sorted(
        path for path in package.rglob("*.*") if "." + path.name.partition(".")[2] in EXTENSION_SUFFIXES
    )


def stale(package: Path = PACKAGE) -> list[str]:
    """Returns the sources that have changed since they were compiled.

    If there are extensions but no stamp, the build was interrupted, and all compiled sources are returned.
    """
    built = extensions(package)
    if not built:
        return []
    try:
        stamp = (package / STAMP).read_text(encoding="utf-8")
    except OSError:
        return [path.relative_to(package).as_posix() for path in built]
    lines = (line.split(" ", 1) for line in stamp.splitlines())
    return [source for digest, source in lines if digest != _digest(package / source)]


def _digest(source: Path) -> str:
    from hashlib import sha256

    try:
        return sha256(source.read_bytes()).hexdigest()
    except OSError:
        return "missing"
