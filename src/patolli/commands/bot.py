"""`patolli bot`: check a program that plays, or let it take a seat at a table."""

from __future__ import annotations

from cyclopts import App

app = App(name="bot", help="Programs that play: check one, or let it take a seat at a table.")


@app.command
def check(program: str, *, game: list[str] | None = None, seed: int = 1) -> int:
    """Check a program by playing each game with it, and report whether it follows the protocol.

    The exit status is 1 if it does not.

    Parameters
    ----------
    program
        The program, such as ./mybot, ./mybot:seconds=2:memory=512 or tcp:host:9000.
    game
        Check only this game; can be repeated.
    seed
        The random seed for chance outcomes.
    """
    from ..arena import bot_check
    from ..games import canonical_name

    wanted = [canonical_name(one) for one in game or []]
    for good, line in bot_check.check(program, wanted, seed):
        print(f"{'ok   ' if good else 'WRONG'}  {line}", flush=True)
        if not good:
            return 1
    print(f"{program} follows the protocol.")
    return 0


@app.command
def join(link: str, program: str) -> None:
    """Let a program play at a table on this or another server, using the link to its seat.

    Parameters
    ----------
    link
        The personal link of the seat, as shown at the table.
    program
        The program, such as ./mybot or tcp:host:9000.
    """
    from ..research.remote_seat import RemoteSeat

    scores = RemoteSeat(link, program, lambda line: print(line, flush=True)).play()
    points = [total / scores["unit"] for total in scores["totals"]]
    print(f"The game is over: {', '.join(f'{one:g}' for one in points)} points.")
