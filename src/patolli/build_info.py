"""Which rules are running: the plain sources, or extension modules built from them?

An extension module beside its source wins over it. So that an old one never does so
unnoticed, `hatch_build.py` leaves a stamp with the build, one line `digest path` for
every compiled source, and `stale` compares.
"""

from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, PathFinder
from pathlib import Path

from .compiling import finder

PACKAGE = Path(__file__).parent
STAMP = "compiled.stamp"


def compiled() -> bool:
    """Are the rules extension modules? Imports none of them, and a missing kernel is simply not compiled."""
    if finder.active():
        return True
    spec = PathFinder.find_spec("patolli.kernel.position", [str(PACKAGE / "kernel")])
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def rules() -> str:
    """The one word that people are told: compiled or plain."""
    return "compiled" if compiled() else "plain"


def extensions(package: Path = PACKAGE) -> list[Path]:
    """The extension modules inside the package which this interpreter would load."""
    return sorted(
        path for path in package.rglob("*.*") if "." + path.name.partition(".")[2] in EXTENSION_SUFFIXES
    )


def stale(package: Path = PACKAGE) -> list[str]:
    """The sources which differ from what was compiled and still shadows them; normally none.

    Extensions without a stamp come from a build that was cut short: then all of them are named.
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
