"""The finding test: can a reader who sees only names of files and symbols find rules and concerns?

    python -m tests.finding draw --seed 18 --out FOLDER      questions.txt and names.txt for the reader
    python -m tests.finding score FOLDER/answers.txt --seed 18

The reader gets `questions.txt` (50 rule ids with chapter, title and first sentence of the rule, and
the 20 concerns of `finding_concerns.toml`) and `names.txt` (every source file with its classes,
functions and methods, but without docstrings and comments). For each question, the reader writes one line
such as `TZ-4.1 = src/patolli/games/tzolkin/begging.py:may_beg`.

A rule counts as found if the file contains its id in the code or in a docstring (also as part of a range such
as `TZ-4.1 to TZ-4.3`), or uses an event or a reason of the rule. If only the docstring of a file or folder
names the rule's chapter (`TE-7`), the rule counts as found there. A concern counts as found in the files of
its entry. The symbol must exist in the file; the number of correct symbols is printed as well.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from patolli import games
from patolli.rulebook.parser import no_behaviour, rulebook

ROOT = Path(__file__).resolve().parents[1]
CONCERNS = Path(__file__).with_name("finding_concerns.toml")
RULES, WANTED_RULES, WANTED_CONCERNS = 50, 45, 19
ABOUT = 140
"""The maximum length of the quoted first sentence of a rule."""
NOT_RULES = ("events.py", "reasons.py", "invariants", "evaluation", "view.py", "text_board", "components")
"""Files that name rules but do not implement them."""
COMMENTARY = re.compile(r"(?:TZ|TE|AZ)-C\d+|[A-Z]+-(?:E|I|O|Q|X|REC)\d+")
"""Rules that only repeat others: chance, hidden information, examples, invariants, options, questions and
errata.
"""
EXPORTED = re.compile(
    r"^export (?:default )?(?:async )?(?:function|class|const|interface|type) (\w+)", re.MULTILINE
)
Truth = dict[str, set[tuple[str, str]]]
"""For each rule, the files and symbols that implement it."""


# ---- the reader's names ------------------------------------------------------------------------------------


def source_files() -> Iterator[Path]:
    for folder, endings in (("src/patolli", {".py"}), ("web/src", {".ts", ".tsx"})):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in endings and "static" not in file.parts:
                yield file


def symbols(file: Path) -> list[str]:
    """Returns the classes, functions, methods and constants of a Python file, or the exports of a TypeScript
    file.
    """
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return EXPORTED.findall(text)
    found: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node.name)
        elif isinstance(node, ast.ClassDef):
            found.append(node.name)
            functions = (one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            found += [f"{node.name}.{one.name}" for one in functions if not one.name.startswith("__")]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
    return found


def path_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def names() -> str:
    return "".join(f"{path_of(file)}: {' '.join(symbols(file))}\n" for file in source_files())


def concerns() -> dict[str, list[str]]:
    """Returns, for each concern, the correct answers as file patterns with symbols."""
    return tomllib.loads(CONCERNS.read_text(encoding="utf-8"))


def drawn(seed: int) -> list[str]:
    """Draws rules that are named in the code, all with the same probability. Returns them in the order of the
    rulebooks.
    """
    order = [rule for name in games.names() for rule in rules_of(name)]
    shuffled = random.Random(seed).sample(order, len(order))
    named = {rule for name in games.names() for rule in truth(name)}
    chosen = set([rule for rule in shuffled if rule in named][:RULES])
    return [rule for rule in order if rule in chosen]


def questions(seed: int) -> str:
    rules = {rule.id: rule for name in games.names() for rule in rulebook(name, "en").rules.values()}
    lines = []
    for id_ in drawn(seed):
        rule = rules[id_]
        about = next(rule.sentences(), "")[:ABOUT]
        lines.append(f"{id_} = ?   # {rule.chapter} / {rule.title}: {about}")
    return "\n".join([*lines, "", *(f"{concern} = ?" for concern in concerns())]) + "\n"


# ---- right answers ---------------------------------------------------------------------------------------


@cache
def truth(game: str) -> Truth:
    """Returns the rules named in the code of a game, with the places where they are named."""
    book = rulebook(game, "en")
    order = rules_of(game)
    folder = ROOT / "src/patolli/games" / game.replace("-", "_")
    lexicon = lexicon_rules(folder, book.prefix)
    found: Truth = defaultdict(set)
    chapters: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for file in sorted(folder.rglob("*.py")):
        if any(part.startswith(NOT_RULES) for part in file.relative_to(folder).parts):
            continue
        if file.name == "__init__.py":
            headings(file, book.prefix, chapters)
            continue
        for symbol, text in texts_by_symbol(file):
            for rule in named_rules(text, book.prefix, order):
                found[rule].add((path_of(file), symbol))
            for constant in re.findall(r"\b(?:events|reasons)\.([A-Z_0-9]+)", text):
                for rule in lexicon.get(constant, ()):
                    found[rule].add((path_of(file), symbol))
            for chapter in re.findall(rf"\b{book.prefix}-(\d+)(?![.\d])", text):
                chapters[chapter].add((path_of(file), symbol))
    for rule in order:
        found[rule] = found[rule] or chapters.get(rule.partition("-")[2].partition(".")[0], set())
    return {rule: places for rule, places in found.items() if places and rule in order}


def headings(file: Path, prefix: str, chapters: dict[str, set[tuple[str, str]]]) -> None:
    """Adds the files of a folder if its docstring names a chapter of the rulebook."""
    for chapter in re.findall(rf"\b{prefix}-(\d+)\b", file.read_text(encoding="utf-8")):
        chapters[chapter] |= {(path_of(one), "") for one in file.parent.glob("*.py") if one != file}


def rules_of(game: str) -> list[str]:
    """Returns the ids of rules that have behaviour, in the order of the rulebook."""
    idle = no_behaviour(game)
    return [
        rule for rule in rulebook(game, "en").rules if rule not in idle and not COMMENTARY.fullmatch(rule)
    ]


def lexicon_rules(folder: Path, prefix: str) -> dict[str, set[str]]:
    """Returns the rules of all events and reasons, by the names of their constants."""
    found: dict[str, set[str]] = defaultdict(set)
    for name in ("events.py", "reasons.py"):
        text = (folder / name).read_text(encoding="utf-8")
        for constant, line in re.findall(r"^\s+([A-Z_0-9]+): f?\"([^\"]*)\"", text, re.MULTILINE):
            found[constant] |= set(re.findall(rf"\b{prefix}-\w+(?:\.\d+)?", line))
    return found


def texts_by_symbol(file: Path) -> Iterator[tuple[str, str]]:
    """Yields the source of each function and method. Other lines belong to the class before them."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    owner = [""] * len(lines)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            for at in range(node.lineno - 1, node.end_lineno or 0):
                owner[at] = owner[at] or node.name
            for one in node.body:
                if isinstance(one, ast.FunctionDef):
                    for at in range(one.lineno - 1, one.end_lineno or 0):
                        owner[at] = f"{node.name}.{one.name}"
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            for at in range(node.lineno - 1, node.end_lineno or 0):
                owner[at] = node.name
    by_symbol: dict[str, list[str]] = defaultdict(list)
    for symbol, line in zip(owner, lines, strict=True):
        by_symbol[symbol].append(line)
    for symbol, part in by_symbol.items():
        yield symbol, "\n".join(part)


def named_rules(text: str, prefix: str, order: list[str]) -> set[str]:
    """Returns the rule ids in a piece of text, including those within a range and those of cards such as
    `"G43"`.
    """
    id_ = rf"{prefix}-(?:[A-Z]+\d+|\d+\.\d+)"
    cards = [f"{prefix}-{card}" for card in re.findall(r'"([A-Z]\d\d)"', text)]
    found = {*re.findall(rf"\b{id_}\b", text), *cards} & set(order)
    for first, last in re.findall(rf"\b({id_}) to ({id_})\b", text):
        if first in order and last in order:
            found |= set(order[order.index(first) : order.index(last) + 1])
    return found


# ---- scoring --------------------------------------------------------------------------------------------


def answers(text: str) -> dict[str, tuple[str, str]]:
    given = (line.partition("#")[0].partition("=") for line in text.splitlines() if "=" in line)
    found = {}
    for key, _, value in given:
        file, _, symbol = value.strip().partition(":")
        found[key.strip()] = (file.strip(), symbol.strip())
    return found


def is_known(file: str, symbol: str) -> bool:
    return (ROOT / file).is_file() and (not symbol or symbol in {"", *symbols(ROOT / file)})


def score(text: str, seed: int) -> tuple[int, int, list[str]]:
    """Returns the number of rules found, the number of concerns found, and a line for each one not found."""
    given = answers(text)
    places = {rule: where for name in games.names() for rule, where in truth(name).items()}
    missed: list[str] = []
    rules = exact = 0
    for rule in drawn(seed):
        file, symbol = given.get(rule, ("", ""))
        if is_known(file, symbol) and file in {one for one, _ in places[rule]}:
            rules += 1
            exact += (file, symbol) in places[rule]
        else:
            missed.append(
                f"{rule}: {file}:{symbol}; it is in {', '.join(sorted({f for f, _ in places[rule]}))}"
            )
    found = 0
    for concern, patterns in concerns().items():
        file, symbol = given.get(concern, ("", ""))
        if is_known(file, symbol) and any(fnmatch(file, pattern) for pattern in patterns):
            found += 1
        else:
            missed.append(f"{concern}: {file}:{symbol}; it is in {', '.join(patterns)}")
    missed.append(f"of the rules found, {exact} also by their symbol")
    return rules, found, missed


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=18)
    commands = parser.add_subparsers(dest="command", required=True)
    draw = commands.add_parser("draw")
    draw.add_argument("--out", type=Path, required=True)
    judge = commands.add_parser("score")
    judge.add_argument("answers", type=Path)
    for command in (draw, judge):
        command.add_argument("--seed", type=int, default=18)
    chosen = parser.parse_args()
    if chosen.command == "draw":
        chosen.out.mkdir(parents=True, exist_ok=True)
        (chosen.out / "questions.txt").write_text(questions(chosen.seed), encoding="utf-8")
        (chosen.out / "names.txt").write_text(names(), encoding="utf-8")
        return 0
    rules, found, missed = score(chosen.answers.read_text(encoding="utf-8"), chosen.seed)
    print(f"{rules} of {RULES} rules, {found} of {len(concerns())} concerns")
    print("\n".join(missed))
    return 0 if rules >= WANTED_RULES and found >= WANTED_CONCERNS else 1


if __name__ == "__main__":
    sys.exit(main())
