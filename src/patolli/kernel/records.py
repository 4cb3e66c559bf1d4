"""Records: a game as text, which any copy of the program can read, replay and check.

    patolli record 1
    game: go
    edition: 1
    components: 0f3c9a41d2b7e658
    players: Ana, Ben
    fate: seed 7

    chance: draw m03, draw m11 ~1f09ab
    0: place d4, (stop) ~c2d418

Below the header, each line contains consecutive moves of one seat; a move in parentheses was forced, and a
move in square brackets was answered for the seat, for example by the table. The
checksum after `~` covers everything up to this line: the seats that were asked, the moves that were offered,
and the scores.

Each line ends with a line feed and nothing else. An `owner:` line contains one unchanged line of the owner's
components file, after one space. A committed seed can be verified from the seed, the epochs and each seat's
word. A word that begins or ends with a space or contains control characters is written as a JSON string after
`quoted:`, because a plain line would change it. If a game started from a position, each line of that position
follows `start:`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from . import position_text
from .box import Box
from .chance import ChanceSource, CommittedSeed, Seeded, TypedChance
from .errors import BrokenRecord, IllegalMove, PatolliError
from .events import EventLog
from .game import Game
from .match import LogEntry, Match
from .position import Position
from .seats import CHANCE

FORMAT: Final = "patolli record 1"
SUM_LENGTH: Final = 6
SEAL_LENGTH: Final = 64
MOST_CHARACTERS: Final = 1_000_000
MOST_HEADER: Final = 10_000
"""The maximum length of a header line, in characters. The owner's components have separate limits."""
MOST_EPOCHS: Final = 100_000
"""The maximum length of the line with the epochs, in characters. There cannot be more epochs than
outcomes.
"""
MOST_OPENED: Final = 20
MOST_SEED: Final = 1000
"""The maximum number of digits of a seed."""


class Record:
    """A parsed record, whose moves have not been checked yet."""

    game: str
    edition: int
    components: str
    owner: str
    names: list[str]
    options: dict[str, str]
    fate: str
    start: list[str]
    """The lines of the initial position; empty if the game started from its beginning."""
    opened: list[str]
    """The values needed to verify a committed seed, in this order: the seed, the epochs, and the seats'
    words.
    """
    runs: list[tuple[int, list[LogEntry], str]]


class Checksum:
    """Computes the checksums of a record while its game is played move by move."""

    game: Game

    def __init__(self, game: Game) -> None:
        self.game = game
        self.digest = hashlib.sha256()

    def see(self, p: Position, seat: int, move: int) -> None:
        """Adds the seats that must decide and the legal moves. Call this before each move."""
        offered = ",".join(self.game.vocabulary.text(m) for m in sorted(p.legal_moves(seat)))
        line = f"{p.asked()}|{seat}|{self.game.vocabulary.text(move)}|{offered}\n"
        self.digest.update(line.encode())

    def sum(self, p: Position) -> str:
        """Adds the scores and returns the checksum of everything so far. Call this after each line of
        moves.
        """
        self.digest.update(f"{p.scores().totals()}\n".encode())
        return self.digest.hexdigest()[:SUM_LENGTH]


def seat_text(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat)


def write(match: Match, names: list[str]) -> str:
    """Returns the record of a match from its first move to its latest."""
    if len(names) != match.position.players:
        raise PatolliError(f"{len(names)} names for {match.position.players} seats")
    game = match.game
    box = match.position.box
    lines = [FORMAT, f"game: {game.name}", f"edition: {game.edition}", f"components: {box.digest}"]
    lines.extend(f"replaced: {path}" for path in box.replaced)
    lines.extend(owner_lines(box.owner))
    lines.append("players: " + ", ".join(plain_name(name) for name in names))
    lines.extend(f"option: {name} = {value}" for name, value in match.options.items())
    lines.append(f"fate: {match.source.description()}")
    if isinstance(match.source, CommittedSeed) and not isinstance(match.source, TypedChance):
        epochs = " ".join(f"{epoch}/{first}" for epoch, first in match.source.epochs)
        lines.append(f"opened: {match.source.seed.hex()}")
        lines.append(f"opened: {epochs}")
        lines.extend(word_line(word) for word in match.source.words)
    if match.start is not None:
        lines.extend(f"start: {line}" for line in position_text.body(game, match.start))
    lines.append("")
    p = match.beginning()
    checksum = Checksum(game)
    at = 0
    while at < len(match.log):
        seat = match.log[at].seat
        words: list[str] = []
        while at < len(match.log) and match.log[at].seat == seat:
            entry = match.log[at]
            checksum.see(p, seat, entry.move)
            p.play(seat, entry.move)
            text = game.vocabulary.text(entry.move)
            words.append(marked(text, entry))
            at += 1
        lines.append(f"{seat_text(seat)}: {', '.join(words)} ~{checksum.sum(p)}")
    return "\n".join(lines) + "\n"


def marked(text: str, entry: LogEntry) -> str:
    if entry.forced:
        return f"({text})"
    return f"[{text}]" if entry.answered else text


def owner_lines(owner: str) -> list[str]:
    """Returns the owner's file as header lines. Recognizes every line ending that TOML accepts."""
    if not owner:
        return []
    return [f"owner: {line}" if line else "owner:" for line in owner.replace("\r\n", "\n").split("\n")]


def word_line(word: str) -> str:
    """Returns the header line for a seat's word, in a form that can be read back unchanged."""
    if word.isprintable() and word == word.strip():
        return f"opened: {word}"
    return f"quoted: {json.dumps(word)}"


def plain_name(name: str) -> str:
    return " ".join(name.replace(",", " ").split()) or "?"


def read(text: str) -> Record:
    """Parses a record. Error messages contain the line number."""
    if len(text) > MOST_CHARACTERS:
        raise BrokenRecord(f"a record has at most {MOST_CHARACTERS} characters")
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise BrokenRecord(f"line 1: a record begins with {FORMAT!r}")
    r = Record()
    r.game, r.edition, r.components, r.owner, r.fate = "", -1, "", "", ""
    r.names, r.options, r.start, r.opened, r.runs = [], {}, [], [], []
    owner: list[str] = []
    at = 1
    while at < len(lines) and lines[at].strip():
        if lines[at].startswith("owner:"):
            owner.append(lines[at].removeprefix("owner:").removeprefix(" ").removesuffix("\r"))
        elif lines[at].startswith("start:"):
            r.start.append(lines[at].removeprefix("start:").strip())
        else:
            read_header(r, lines[at], at + 1)
        at += 1
    r.owner = "\n".join(owner)
    for name, missing in (("game", not r.game), ("edition", r.edition < 0), ("players", not r.names)):
        if missing:
            raise BrokenRecord(f"the header has no {name}")
    for number in range(at + 1, len(lines)):
        if lines[number].strip():
            r.runs.append(read_run(lines[number], number + 1))
    return r


def read_header(r: Record, line: str, number: int) -> None:
    key, colon, value = line.partition(":")
    most = MOST_EPOCHS if key == "opened" else MOST_HEADER
    if len(line) > most:
        raise BrokenRecord(f"line {number}: such a line of the header has at most {most} characters")
    value = value.strip()
    if not colon:
        raise BrokenRecord(f"line {number}: the header has lines of the form 'key: value'")
    match key.strip():
        case "game":
            r.game = value
        case "edition":
            if not is_number(value):
                raise BrokenRecord(f"line {number}: the edition is a number, not {value[:40]!r}")
            r.edition = int(value)
        case "components":
            r.components = value
        case "replaced":
            pass
        case "players":
            r.names = [name.strip() for name in value.split(",")]
        case "option":
            name, equals, chosen = value.partition("=")
            if not equals:
                raise BrokenRecord(f"line {number}: an option has the form 'name = value'")
            r.options[name.strip()] = chosen.strip()
        case "fate":
            r.fate = value
        case "opened" | "quoted" if len(r.opened) >= MOST_OPENED:
            raise BrokenRecord(f"line {number}: a seed is opened in at most {MOST_OPENED} lines")
        case "opened":
            r.opened.append(value)
        case "quoted":
            r.opened.append(read_word(value, number))
        case other:
            raise BrokenRecord(f"line {number}: unknown header line {other[:40]!r}")


def is_number(text: str, digits: int = 9) -> bool:
    """Returns whether the text is a number with at most this number of digits.

    A longer number could take long to convert, or raise another kind of error.
    """
    return len(text) <= digits and text.isascii() and text.isdecimal()


def read_word(value: str, number: int) -> str:
    try:
        word = json.loads(value)
        word.encode()
    except (ValueError, AttributeError, RecursionError):
        word = None
    if not isinstance(word, str):
        raise BrokenRecord(f"line {number}: a quoted word is a JSON string")
    return word


def read_run(line: str, number: int) -> tuple[int, list[LogEntry], str]:
    """Parses one line of moves. Until the game is known, the moves remain text and have the number -1."""
    who, colon, rest = line.partition(":")
    words, tilde, total = rest.rpartition("~")
    if not colon or not tilde or len(total.strip()) != SUM_LENGTH:
        raise BrokenRecord(f"line {number}: a line reads 'seat: words ~sum'; it may be cut off")
    if who.strip() == "chance":
        seat = CHANCE
    elif is_number(who.strip()):
        seat = int(who.strip())
    else:
        raise BrokenRecord(f"line {number}: {who.strip()[:40]!r} is no seat")
    entries: list[LogEntry] = []
    for word in words.split(","):
        text = word.strip()
        forced = text.startswith("(") and text.endswith(")")
        answered = text.startswith("[") and text.endswith("]")
        bare = text[1:-1] if forced or answered else text
        entries.append(RecordedMove(seat, bare, forced, number, answered))
    return seat, entries, total.strip()


class RecordedMove(LogEntry):
    """A parsed move with its text and line number."""

    text: str
    line: int

    def __init__(self, seat: int, text: str, forced: bool, line: int, answered: bool = False) -> None:
        super().__init__(seat, -1, forced, answered)
        self.text = text
        self.line = line


def source_of(r: Record) -> ChanceSource | None:
    """Returns the chance source described in a record, or None if it cannot be reproduced."""
    kind, _, value = r.fate.partition(" ")
    if kind == "seed":
        if not is_number(value.removeprefix("-"), MOST_SEED):
            raise BrokenRecord(f"the seed is not a whole number of at most {MOST_SEED} digits")
        return Seeded(int(value))
    if kind == "sealed" and len(r.opened) >= 2:
        try:
            parts = [one.split("/") for one in r.opened[1].split()]
            if not parts or any(len(one) != 2 or not all(is_number(n) for n in one) for one in parts):
                raise ValueError
            epochs = [[int(n) for n in one] for one in parts]
            return CommittedSeed(bytes.fromhex(r.opened[0]), r.opened[2:], epochs)
        except (ValueError, PatolliError):
            raise BrokenRecord("the opened seed cannot be read") from None
    return None


def started(game: Game, r: Record, box: Box) -> Position | None:
    """Checks and returns the initial position of a record, or None if the game started from its beginning."""
    if not r.start:
        return None
    try:
        return position_text.started(game, len(r.names), r.start, box)
    except PatolliError as fault:
        raise BrokenRecord(f"its first position: {fault}") from None


class Replay:
    """Replays a record, checking every move against the rules, and every checksum."""

    game: Game
    record: Record
    start: Position | None
    position: Position
    event_log: EventLog
    checksum: Checksum
    source: ChanceSource | None
    moves: int
    entries: list[RecordedMove]
    sums: dict[int, str]

    def __init__(self, game: Game, r: Record) -> None:
        if r.game != game.name:
            raise BrokenRecord(f"this is a record of {r.game}, not of {game.name}")
        if r.edition != game.edition:
            raise BrokenRecord(
                f"the record belongs to edition {r.edition} of the rules of {r.game}; "
                f"here is edition {game.edition}"
            )
        box = game.owners_box(r.owner) if r.owner else game.printed_box()
        if box.digest != r.components:
            raise BrokenRecord(
                f"the record was played with other components ({r.components}, here {box.digest})"
            )
        self.game = game
        self.record = r
        self.start = started(game, r, box)
        """The initial position; None if the game started from its beginning."""
        self.position = game.start(len(r.names), r.options, box) if self.start is None else self.start.copy()
        self.event_log = EventLog()
        self.position.event_log = self.event_log
        self.checksum = Checksum(game)
        self.source = source_of(r)
        self.moves = 0
        self.entries = []
        self.sums = {}
        for _, entries, total in r.runs:
            self.entries.extend(e for e in entries if isinstance(e, RecordedMove))
            self.sums[len(self.entries)] = total

    def length(self) -> int:
        return len(self.entries)

    def step(self) -> LogEntry:
        """Plays the next move and checks it."""
        entry = self.entries[self.moves]
        p = self.position
        try:
            entry.move = self.game.vocabulary.move(entry.text)
            options = p.legal_moves(entry.seat)
            if entry.seat == CHANCE and self.source is not None and len(options) > 1:
                due = self.source.choose(options, p.odds())
                if due != entry.move:
                    raise BrokenRecord(
                        f"chance does not match: {self.game.vocabulary.text(due)!r}, not {entry.text!r}"
                    )
            self.checksum.see(p, entry.seat, entry.move)
            p.play(entry.seat, entry.move)
        except (IllegalMove, PatolliError) as fault:
            raise BrokenRecord(f"line {entry.line}, move {self.moves + 1}: {fault}") from None
        self.moves += 1
        total = self.sums.get(self.moves)
        if total is not None and total != self.checksum.sum(p):
            raise BrokenRecord(
                f"line {entry.line}: the checksum {total} does not match; the rules behave differently here"
            )
        return entry

    def to(self, moves: int) -> None:
        """Replays the record up to this number of moves."""
        if not 0 <= moves <= self.length():
            raise BrokenRecord(f"the record has {self.length()} moves, there is no move {moves}")
        while self.moves < moves:
            self.step()


def verify(game: Game, r: Record) -> Replay:
    """Replays and checks a whole record: its moves, its checksums, and its chance decisions if the seed is
    known.
    """
    replay = Replay(game, r)
    replay.to(replay.length())
    if isinstance(replay.source, CommittedSeed) and replay.source.description() != r.fate:
        raise BrokenRecord("chance does not match: the seed does not match its hash")
    return replay


def check_seal(replay: Replay, seal: str, word: str = "") -> None:
    """Checks that the seed has the hash published before the game, and that the seat's word was used."""
    wanted = seal.strip().lower()
    if len(wanted) != SEAL_LENGTH or any(digit not in "0123456789abcdef" for digit in wanted):
        raise PatolliError(f"a seal is the {SEAL_LENGTH} hexadecimal digits that the table showed")
    source = replay.source
    if not isinstance(source, CommittedSeed):
        raise PatolliError("this record has no sealed fate that is opened, so no seal can be checked")
    if source.commitment() != wanted:
        raise PatolliError(f"the seal does not hold: this record opens {source.commitment()}, not {wanted}")
    if word and word not in source.words:
        raise PatolliError(f"the seal holds, but the word {word!r} is not among the words of this record")
