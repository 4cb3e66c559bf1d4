"""Decides which modules are compiled, and how they are compiled: to C by mypyc, and then by a C compiler.

The modules of each game share a library, and so do the kernel's modules and the players' modules. Every
module also gets a small extension that loads it from the library. Each library contains mypyc's runtime, so
the number of libraries is kept small.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

# all modules are compiled, except those that only mark packages
COMPILED_PACKAGES: Final = ("kernel", "games")
# only modules with the marker in their first lines are compiled
MARKED_PACKAGES: Final = ("players", "research")
MARKER: Final = "# compiled"
C_MODULES: Final = ("players/_network.c", "research/_fill.c")  # written in C
PLAIN: Final = {
    "kernel/native.py",  # must remain Python
    "kernel/position_text.py",  # this module reads and writes text, so its speed is irrelevant
    "kernel/text_layout.py",  # this module draws text, so its speed is irrelevant
}
PLAIN_MODULES: Final = ("__init__", "builder", "position_builder", "text_board", "view_types")  # by prefix
EXTENSIONS: Final = (".so", ".pyd")
LIBRARY: Final = "patolli_"
"""Library names contain no dot, because mypyc would otherwise take them for modules of the package."""
JOB_MEMORY: Final = 1 << 30
"""How much memory one run of the compiler may need, in bytes."""
LOADER_PRELUDE: Final = """typedef struct _object PyObject;
extern PyObject *Py_BuildValue(const char *, ...), *PyObject_GetAttrString(PyObject *, const char *);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern void Py_DecRef(PyObject *), PyErr_Clear(void);
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""
"""These declarations replace Python.h in the small extensions, because parsing Python.h takes too long.
"""

Report = Callable[[int], None]
"""A function that receives the progress in percent."""


class BuildError(Exception):
    """Raised if the page or the rules cannot be built."""


# What is compiled


def modules(sources: Path) -> list[Path]:
    """Returns the modules to compile, relative to `sources`."""
    package = sources / "patolli"
    whole = [path for name in COMPILED_PACKAGES for path in (package / name).rglob("*.py")]
    marked = [path for name in MARKED_PACKAGES for path in (package / name).glob("*.py") if is_marked(path)]
    chosen = [
        path
        for path in whole + marked
        if path.relative_to(package).as_posix() not in PLAIN and not path.stem.startswith(PLAIN_MODULES)
    ]
    return sorted(path.relative_to(sources) for path in chosen if not is_test(path))


def c_modules(sources: Path) -> list[Path]:
    """Returns the modules written in C, relative to `sources`."""
    found = [Path("patolli", name) for name in C_MODULES]
    return [path for path in found if (sources / path).is_file()]


def compiled_sources(sources: Path) -> list[Path]:
    """Returns every file that is compiled, relative to `sources`."""
    return [*modules(sources), *c_modules(sources)]


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.rstrip() == MARKER for line, _ in zip(lines, range(5), strict=False))


def is_test(path: Path) -> bool:
    return path.stem in {"conftest", "test"} or path.stem.startswith("test_")


def groups(found: list[Path]) -> list[tuple[list[str], str | None]]:
    """Returns the modules of each library, with the name of the library."""
    by_name: dict[str, list[str]] = {}
    for path in found:
        _, package, *rest = path.parts
        by_name.setdefault(LIBRARY + (rest[0] if package == "games" else package), []).append(str(path))
    return [(files, name) for name, files in by_name.items()]


# How the modules are compiled


def compiler() -> str | None:
    """Returns the C compiler to use: the one named by CC, the one that built Python, or any other that is
    installed.
    """
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang", "cl")
    return next((name for name in names if name and shutil.which(name.split()[0])), None)


def can_compile() -> bool:
    """Returns whether a C compiler and Python's headers are available."""
    return compiler() is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def jobs() -> int:
    """Returns the number of parallel compilers: one for each core, or fewer if there is little memory."""
    try:
        free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return cores()
    return max(1, min(cores(), free // JOB_MEMORY))


def to_c(found: list[Path], work: Path) -> list[Any]:
    from mypyc.build import mypycify

    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={work / 'cache'}"]
    return list(
        mypycify(
            [*options, *map(str, found)],
            separate=groups(found),
            opt_level="1",
            debug_level="0",
            target_dir=str(work / "c"),
        )
    )


def from_c(sources: Path) -> list[Any]:
    """Returns the extensions of the modules written in C."""
    from setuptools import Extension

    flags = ["-O3"] if os.name == "posix" else []
    return [
        Extension(".".join(path.with_suffix("").parts), [str(path)], extra_compile_args=flags)
        for path in c_modules(sources)
    ]


def adjust(extension: Any) -> None:
    """Adds compiler flags that make compiling faster. Microsoft's compiler supports none of them."""
    if os.name != "posix":
        return
    if extension.name.startswith(LIBRARY):
        # Python's own flags enable this warning, which takes a third of the compilation time for large files
        extension.extra_compile_args.append("-Wno-misleading-indentation")
        return
    source = Path(extension.sources[0])
    text = source.read_text(encoding="utf-8")
    if "PyModuleDef" not in text:
        source.write_text(text.replace("#include <Python.h>", LOADER_PRELUDE), encoding="utf-8")
        extension.extra_compile_args = ["-O0", "-w"]


def compile_modules(sources: Path, work: Path, report: Report | None = None) -> Path:
    """Compiles the modules below `sources` into a folder with the same layout, and returns this folder.

    Valid results of an earlier run in `work` are reused.
    """
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    found = modules(sources)
    if not found:
        raise BuildError(f"there are no modules to compile below {sources}")
    if os.name == "posix":  # on other systems, setuptools finds compilers better
        if not can_compile():
            raise BuildError("there is no C compiler here, or Python's headers (Python.h) are missing")
        os.environ["CC"] = str(compiler())
    os.chdir(sources)  # module names are derived from paths relative to the working directory
    library = work / "lib"
    try:
        extensions = to_c(found, work)
    except ValueError:  # mypyc sometimes fails if files from an earlier run are present
        shutil.rmtree(work / "cache", ignore_errors=True)
        extensions = to_c(found, work)
    extensions += from_c(sources)
    sizes = {one.name: sum(Path(file).stat().st_size for file in one.sources) for one in extensions}
    extensions.sort(key=lambda one: -sizes[one.name])
    for extension in extensions:
        adjust(extension)
    finished: list[str] = []

    class Build(build_ext):  # type: ignore[misc,unused-ignore]
        def build_extension(self, ext: Any) -> None:
            super().build_extension(ext)
            finished.append(ext.name)
            if report is not None:
                report(10 + 90 * sum(sizes[name] for name in finished) // sum(sizes.values()))

    if report is not None:
        report(10)
    distribution = Distribution({"name": "patolli", "ext_modules": extensions})
    distribution.cmdclass["build_ext"] = Build
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(library), str(work / "objects")
    command.parallel = jobs()
    command.ensure_finalized()
    command.run()
    wanted = {Path(command.get_ext_filename(extension.name)) for extension in extensions}
    for path in library.rglob("*"):  # these modules were deleted since an earlier run
        if path.suffix in EXTENSIONS and path.relative_to(library) not in wanted:
            path.unlink()
    return library


def built_in(library: Path) -> list[Path]:
    return sorted(path.relative_to(library) for path in library.rglob("*") if path.suffix in EXTENSIONS)
