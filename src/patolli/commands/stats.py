"""`patolli stats`: compares winners with other players in recorded games."""

from __future__ import annotations

from pathlib import Path

from .common import write_whole

MOST_WORDS = 6


def stats(folder: Path, *, out: Path | None = None) -> None:
    """Report what winners did differently from others in a folder of recorded games, by number of players.

    Parameters
    ----------
    folder
        A folder of record files (*.txt), such as those from an arena; subfolders are included.
    out
        The file for an HTML page with plots; by default stats.html in the folder.
    """
    from ..arena import record_stats
    from ..arena.report import telling_words
    from ..arena.statistics import margin

    groups, left_out = record_stats.read_folder(folder)
    for (name, players), games in groups.items():
        first, rest = record_stats.points_apart(games)
        print(f"{name}, {players} players: {len(games)} games")
        print(f"  points of winners {record_stats.mean(first):.1f} ± {margin(first):.1f}", end="")
        print(f", of others {record_stats.mean(rest):.1f} ± {margin(rest):.1f}" if rest else "")
        for source, a, b, half in record_stats.source_rows(games):
            print(f"  {source:24} winners {a:6.1f}  others {b:6.1f}  difference {a - b:+.1f} ± {half:.1f}")
        for _, word, a, b, half in telling_words(games)[:MOST_WORDS]:
            print(
                f"  {word:24} winners {a:6.2f}  others {b:6.2f}  difference {a - b:+.2f} ± {half:.2f} a game"
            )
    for line in left_out:
        print(f"left out: {line}")
    page = out or folder / "stats.html"
    write_whole(page, record_stats.page(groups, left_out))
    print(f"plots: {page}")
