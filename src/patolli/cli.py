"""The command `patolli`.

The command line has to start quickly, so modules are imported only where they are needed. Each command is a
function in a module of `patolli.commands`, and has an entry in `COMMANDS`.
"""

import sys
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from . import __version__, build_info

if TYPE_CHECKING:
    from cyclopts import App


MOST_CHARACTERS = 1000  # the maximum length of an error message, which may quote user input


class Command(NamedTuple):
    name: str
    function: str  # "package.module:function", imported when the command is called
    summary: str


COMMANDS: tuple[Command, ...] = (
    Command("about", "patolli.cli:about", "The version, the games and the commands"),
    Command(
        "serve",
        "patolli.commands.serve:serve",
        "Play in the browser; patolli without a command does the same",
    ),
    Command("work", "patolli.commands.work:work", "Compute bot moves for servers on other machines"),
    Command("tables", "patolli.commands.tables:app", "List, export, import, back up and check stored tables"),
    Command("play", "patolli.commands.play:play", "Play in the terminal, together or against bots"),
    Command(
        "simulate",
        "patolli.commands.simulate:simulate",
        "Play random games and report their speed and results",
    ),
    Command("fuzz", "patolli.commands.fuzz:fuzz", "Play random games and check the rules in every position"),
    Command("replay", "patolli.commands.replay:replay", "Print the events of a recorded game"),
    Command("verify", "patolli.commands.replay:verify", "Check a record: its moves, checksums and chance"),
    Command(
        "review",
        "patolli.commands.review:review",
        "Review a finished game: where it was decided, and how much was luck",
    ),
    Command(
        "position",
        "patolli.commands.position:position",
        "Show a position given as text, check it, and search its best lines",
    ),
    Command("arena", "patolli.commands.arena:arena", "Let bots play against each other and rate them"),
    Command("bot", "patolli.commands.bot:app", "Check a program that plays, or give it a seat at a table"),
    Command("dataset", "patolli.commands.dataset:app", "Decisions of games as Parquet, for research"),
    Command("stats", "patolli.commands.stats:stats", "What winners did in recorded games, with plots"),
    Command("ladder", "patolli.commands.ladder:ladder", "Repeat the published matches between bots"),
    Command("docs", "patolli.commands.docs:docs", "Open the documentation in the browser"),
    Command(
        "compile",
        "patolli.commands.compile:compile_rules",
        "Compile the rules now; the server does so in the background",
    ),
    Command(
        "features",
        "patolli.commands.features:features",
        "List the numbers that networks and programs get as inputs",
    ),
    Command("rules", "patolli.commands.rules:rules", "Show a game's rules, or search them"),
)


def main(arguments: list[str] | None = None) -> None:
    """Runs a command. Errors are reported in one line on stderr, with exit status 2."""
    words = sys.argv[1:] if arguments is None else arguments
    warn_if_stale()
    try:
        if not words:
            run(["serve"])
        elif words == ["about"]:
            about()
        elif words == ["--version"]:
            print(__version__)
        else:
            run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of this output, such as `head`, has closed the pipe
        sys.stdout = None
        sys.exit(141)
    except OSError as error:
        refuse(f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error))
    except Exception as error:
        if is_for_the_user(error):
            refuse(str(error))
        raise


def run(words: list[str]) -> None:
    from cyclopts import CycloptsError

    try:
        status = app(words[0])(
            words, exit_on_error=False, print_error=False, result_action="return_int_as_exit_code_else_zero"
        )
    except CycloptsError as error:
        refuse(f"{error} Try: patolli --help")
    if status:
        sys.exit(status)


def app(called: str = "") -> "App":
    """Builds the cyclopts app with the full help of the given command and a summary of each other one."""
    from cyclopts import App

    whole = App(name="patolli", help="A home for four heavy Mesoamerican board games.", version=__version__)
    for name, function, summary in COMMANDS:
        whole.command(function, name=name, help=None if name == called else summary)
    return whole


def about() -> None:
    """Print the version, the games and the commands."""
    print(welcome())


def welcome() -> str:
    lines = [
        f"Patolli {__version__}, {build_info.rules()} rules",
        f"Games: {', '.join(games()) or 'none yet'}",
        "",
        *(f"  patolli {command.name:<10} {command.summary}" for command in COMMANDS),
        f"  patolli {'--help':<10} What each command takes",
    ]
    return "\n".join(lines)


def games() -> list[str]:
    """Returns the names of all games without importing any of them."""
    from . import game_index

    return game_index.names()


def warn_if_stale() -> None:
    changed = build_info.stale()
    if changed:
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        print(
            f"patolli: warning: the compiled rules are older than their sources ({changed[0]}{more}); "
            "python hatch_build.py --in-place rebuilds them, with --clean it removes them",
            file=sys.stderr,
        )


def is_for_the_user(error: Exception) -> bool:
    """Returns whether this is one of Patolli's own errors, which need no traceback."""
    errors = sys.modules.get("patolli.kernel.errors")
    return errors is not None and isinstance(error, errors.PatolliError)


def refuse(reason: str) -> NoReturn:
    text = " ".join(reason.split())
    print(f"patolli: {text[:MOST_CHARACTERS]}{'…' if len(text) > MOST_CHARACTERS else ''}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
