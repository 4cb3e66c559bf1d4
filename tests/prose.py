"""Draws sentences from docstrings, comments and documents for readers to judge, and finds banned phrases.

    python -m tests.prose draw --count 150 --out FOLDER     sentences.txt and places.txt
    python -m tests.prose score FOLDER/answers.txt
    python -m tests.prose lint

The seed of a draw is the last commit unless `--seed` names another one, so a draw can be repeated. A reader
sees each sentence as it appears in an editor: with the file, the line of code or the heading to which it
belongs, and the sentence before it. For the cell of a table, the reader also sees the title of its column and
the first cell of its row. Text that consists only of code in backticks is not a sentence. The reader answers
one line each: `12 natural`, `13 odd` or `14 unclear`. `places.txt` lists the line numbers.
`prose_phrases.toml` lists the banned phrases with what to write instead.
"""

from __future__ import annotations

import argparse
import ast
import functools
import io
import random
import re
import subprocess
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PHRASES = Path(__file__).with_name("prose_phrases.toml")
FEWEST_WORDS = 4
CODE = (".py", ".ts", ".tsx", ".css")
NOT_PROSE = ("rules/", "web/src/texts/guide/")
"""Rulebooks are texts for players; this linter is for developers' English."""
COMMENT_TAGS = re.compile(r"^(?:noqa|type:|fmt:|ruff:|pragma|biome-ignore|@ts-|eslint|!)")
SENTENCE_END = re.compile(r"(?<=[.!?])(?<!\bv\.)\s+(?=[\"'“(`*]*[A-Z0-9`])|(?<=:)\n|\n\s*\n")
CELL_BORDER = re.compile(r"(?<!\\)\|")
COMMENT_LINE = re.compile(r"\s*(?:#|//|/\*|\*)")
NUMPYDOC = re.compile(r"^\s*(?:-{3,}|Parameters|Returns)\s*$")
ANSWERS = ("natural", "odd", "unclear")


class Passage(NamedTuple):
    file: str
    line: int
    text: str


class Sentence(NamedTuple):
    file: str
    line: int
    text: str
    before: str = ""
    """The preceding sentence of the same passage."""


# ---- where prose is -------------------------------------------------------------------------------------


def passages() -> Iterator[Passage]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in listed.decode().split("\0"):
        if not name or any(part in name for part in NOT_PROSE) or not (ROOT / name).is_file():
            continue
        if name.endswith((*CODE, ".md")):
            text = (ROOT / name).read_text(encoding="utf-8")
            reader = of_python if name.endswith(".py") else of_markdown if name.endswith(".md") else of_script
            yield from (Passage(name, line, found) for line, found in reader(text))


def of_python(source: str) -> Iterator[tuple[int, str]]:
    """Yields docstrings (including those of attributes) and comments. Adjacent comment lines
    are one passage.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, without_examples(text)
    block: list[str] = []
    begin = last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        text = token.string.lstrip("#").strip(" -")
        alone = token.line.lstrip().startswith("#")
        if block and not (alone and token.start[0] == last + 1):
            yield begin, "\n".join(block)
            block = []
        if COMMENT_TAGS.match(text):
            continue
        if not block:
            begin = token.start[0]
        block.append(text)
        last = token.start[0] if alone else 0
    if block:
        yield begin, "\n".join(block)


def without_examples(docstring: str) -> str:
    """Removes indented examples, and the names and headings of parameters, from a docstring."""
    lines = docstring.splitlines()
    margin = min((len(one) - len(one.lstrip()) for one in lines[1:] if one.strip()), default=0)
    parameters = "Parameters\n" in docstring
    kept = [lines[0]] if lines else []
    for one, following in pairwise([*lines[1:], ""]):
        example = one.startswith(" " * (margin + 4)) and not parameters
        name = parameters and one[margin:].isidentifier() and following.startswith(" " * (margin + 4))
        kept.append("" if NUMPYDOC.match(one) or example or name else one.strip())
    return "\n".join(kept)


def of_script(source: str) -> Iterator[tuple[int, str]]:
    """Yields the comments in TypeScript and style sheets."""
    for found in re.finditer(r"(?<!\.)/\*.*?\*/|(?<![:\"'`\w/])//[^\n]*", source, re.DOTALL):
        text = re.sub(r"^\s*(?:/\*+|\*+/|\*|//)|\*/$", "", found.group(), flags=re.MULTILINE).strip()
        if not COMMENT_TAGS.match(text):
            yield source.count("\n", 0, found.start()) + 1, text


def of_markdown(source: str) -> Iterator[tuple[int, str]]:
    """Yields paragraphs, list entries and table cells, but no code blocks or headings."""
    fenced = False
    paragraph: list[str] = []
    begin = 1
    for number, line in enumerate(source.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        ends = fenced or not line.strip() or line.lstrip().startswith(("```", "#", "|", "- ", "* ", ">"))
        if (ends or re.match(r"\s*\d+\. ", line)) and paragraph:
            yield begin, "\n".join(paragraph)
            paragraph = []
        if fenced or not line.strip() or line.lstrip().startswith(("```", "#", "!", "<")):
            continue
        if line.lstrip().startswith("|"):
            for cell in CELL_BORDER.split(line):
                if not re.fullmatch(r"[\s:\-]*", cell):
                    yield number, cell.strip()
            continue
        if not paragraph:
            begin = number
        paragraph.append(re.sub(r"^\s*(?:[-*>]|\d+\.)\s+", "", line))
    if paragraph:
        yield begin, "\n".join(paragraph)


@functools.cache
def sentences() -> list[Sentence]:
    found: list[Sentence] = []
    for passage in passages():
        before = ""
        for part in SENTENCE_END.split(passage.text):
            text = " ".join(part.split())
            words_of_prose = re.search(r"[A-Za-z]{2,}", re.sub(r"`[^`]*`", "", text))
            if words_of_prose and len(re.findall(r"[A-Za-z]{2,}", text)) >= FEWEST_WORDS:
                found.append(Sentence(passage.file, passage.line, text, before))
            before = text
    return found


# ---- the linter -----------------------------------------------------------------------------------------


def banned() -> list[tuple[re.Pattern[str], str]]:
    entries = tomllib.loads(PHRASES.read_text(encoding="utf-8"))["phrase"]
    return [(re.compile(one["banned"], re.IGNORECASE), one["instead"]) for one in entries]


def faults() -> list[str]:
    """Returns a line for each banned phrase outside code in backticks."""
    phrases = banned()
    found: list[str] = []
    for passage in passages():
        text = re.sub(r"`[^`]*`|\"[^\"\n]*\"|“[^”]*”", "…", passage.text)
        for pattern, instead in phrases:
            for hit in pattern.finditer(text):
                line = passage.line + text.count("\n", 0, hit.start())
                found.append(f"{passage.file}:{line}: {' '.join(hit.group().split())!r}: {instead}")
    return sorted(set(found))


# ---- readers --------------------------------------------------------------------------------------------


def last_commit() -> str:
    return subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout.strip()


def subject(sentence: Sentence) -> str:
    """Returns the line of code, or the heading, to which the passage of a sentence belongs."""
    lines = (ROOT / sentence.file).read_text(encoding="utf-8").splitlines()
    at = sentence.line - 1
    if sentence.file.endswith(".md"):
        heading = next((line for line in reversed(lines[: at + 1]) if line.startswith("#")), "")
        return f"{heading}{place_in_table(lines, at, sentence.text)}"
    if sentence.file.endswith(".py") and re.match(r"""\s*r?(?:"{3}|'{3})""", lines[at]):
        return next((line.strip() for line in reversed(lines[:at]) if line.strip()), "")
    code_before = re.split(r"\s#\s|//|/\*", lines[at])[0].strip()
    if code_before and not COMMENT_LINE.match(lines[at]):
        return code_before
    following = (line.strip() for line in lines[at + 1 :] if line.strip())
    return next((line for line in following if not COMMENT_LINE.match(line)), "")


def cells_of(row: str) -> list[str]:
    return [" ".join(cell.split()) for cell in CELL_BORDER.split(row.strip().strip("|"))]


def place_in_table(lines: list[str], at: int, text: str) -> str:
    """Returns the title of the column and the first cell of the row, if the line is part of a table."""
    if not lines[at].lstrip().startswith("|"):
        return ""
    begin = at
    while begin > 0 and lines[begin - 1].lstrip().startswith("|"):
        begin -= 1
    row, titles = cells_of(lines[at]), cells_of(lines[begin])
    column = next((i for i, cell in enumerate(row) if text in cell), 0)
    title = titles[column] if column < len(titles) and begin < at else ""
    return "".join(f" | {part}" for part in (title, row[0] if column else "") if part)


def shown(number: int, sentence: Sentence) -> str:
    before = f"    after: {sentence.before}\n" if sentence.before else ""
    return f"{number} {sentence.text}\n    in {sentence.file}: {subject(sentence)}\n{before}"


def draw(count: int, seed: str, folder: Path) -> None:
    population = sentences()
    chosen = random.Random(seed).sample(population, count)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sentences.txt").write_text(
        "".join(shown(n, one) for n, one in enumerate(chosen, 1)), encoding="utf-8"
    )
    (folder / "places.txt").write_text(
        "".join(f"{n} {one.file}:{one.line}\n" for n, one in enumerate(chosen, 1)), encoding="utf-8"
    )
    print(f"{count} of {len(population)} sentences, seed {seed}, in {folder}")


def score(answers: Path) -> None:
    given = [line.split()[:2] for line in answers.read_text(encoding="utf-8").splitlines() if line.strip()]
    unknown = [line for line in given if len(line) < 2 or line[1] not in ANSWERS]
    if unknown:
        sys.exit(f"an answer is a number and one of {', '.join(ANSWERS)}; found {unknown[0]}")
    counted = Counter(line[1] for line in given)
    for name in ANSWERS:
        print(f"{name:8} {counted[name]:4} {counted[name] / len(given):6.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.prose", description=(__doc__ or "").split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw")
    drawing.add_argument("--count", type=int, default=150)
    drawing.add_argument("--seed", default="")
    drawing.add_argument("--out", type=Path, required=True)
    scoring = commands.add_parser("score")
    scoring.add_argument("answers", type=Path)
    commands.add_parser("lint")
    asked = parser.parse_args()
    if asked.command == "draw":
        draw(asked.count, asked.seed or last_commit(), asked.out)
    elif asked.command == "score":
        score(asked.answers)
    else:
        found = faults()
        print("\n".join(found))
        sys.exit(f"{len(found)} banned phrases" if found else 0)


if __name__ == "__main__":
    main()
