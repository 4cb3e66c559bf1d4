"""Converts positions to JSON and back, and finds the faults of positions made by hand."""

from __future__ import annotations

from typing import Any, Final

from .agenda import Decision, SealedAnswers, Step, draft
from .box import Box
from .errors import BrokenPosition, HiddenValue, PatolliError, RuleError
from .fields import TABLES, field_names, step_text
from .fields import difference as difference
from .fields import id_of as id_of
from .fields import plain as plain
from .game import Game
from .position import TRUTH, Position
from .seats import CHANCE, NOBODY
from .secrets import FaceDown, Hand, Knowledge, Pile, Purse, Sum

LOOK_AHEAD: Final = 5_000
"""The maximum number of moves played to test a position made by hand."""
STACKS: Final = ("agenda", "desk", "opening")
"""The names of the fields that contain steps."""
KERNEL_CLASSES: Final[list[type]] = [Pile, Hand, FaceDown, Purse, Sum, Knowledge, SealedAnswers]


def save(p: Position) -> dict[str, Any]:
    """Returns a position as JSON data."""
    return {"components": p.box.digest, "position": plain(p)}


def steps_of(game: Game) -> dict[str, type]:
    """Returns the step classes of the game by id. Classes with an empty id are bases and are left out."""
    found: dict[str, type] = {}
    waiting: list[type] = list(Step.__subclasses__())
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if cls.__dict__.get("id") == "":
            continue
        if cls.__module__ == game.package or cls.__module__.startswith(game.package + "."):
            id_ = id_of(cls)
            if id_ in found:
                raise RuleError(f"{cls.__name__} and {found[id_].__name__} have the same id")
            found[id_] = cls
    return found


def load(game: Game, data: Any, box: Box | None = None, by_hand: bool = False) -> Position:
    """Loads a position written by `save` and checks it. Raises an error that lists all faults.

    With `by_hand`, also continues play on a copy, to check that the pending steps can run.
    """
    used = game.printed_box() if box is None else box
    if not isinstance(data, dict) or "position" not in data:
        raise BrokenPosition(f"this is not a saved position of {game.name}")
    if data.get("components") != used.digest:
        raise BrokenPosition(
            f"the position was saved with other components ({data.get('components')}, here {used.digest})"
        )
    reader = Reader(game, used)
    p = reader.position(data["position"])
    found = reader.faults
    if p is not None and not found:
        found = status(game, p)
        if by_hand and not found:
            found = dead_ends(p)
    if p is None or found:
        raise BrokenPosition(f"this position of {game.name} is impossible: " + "; ".join(found))
    return p


def status(game: Game, p: Position) -> list[str]:
    """Returns every fault of a position; the list is empty if the position is possible."""
    if not game.fewest <= p.players <= game.most:
        return [f"players: {p.players} is not {game.fewest} to {game.most}"]
    found: list[str] = []
    if not -1 <= p.turn < p.players:
        found.append(f"turn: there is no seat {p.turn}")
    for d in p.drafts:
        for step in d.desk:
            if not isinstance(step, Decision):
                found.append(f"drafts: {step_text(step)} is asked of a seat and is no decision")
    if p.drafts and len(p.drafts) != p.players:
        found.append(f"drafts: {len(p.drafts)} entries for {p.players} seats")
    if p.agenda and not p.drafts and not isinstance(p.agenda[-1], Decision):
        found.append(f"agenda: {step_text(p.agenda[-1])} on top asks no seat")
    if found:
        return found
    try:
        if p.viewer == TRUTH:
            found.extend(secret_faults(p))
        found.extend(game.faults(p))
    except (IndexError, KeyError, AttributeError, ValueError, TypeError, OverflowError) as fault:
        found.append(f"a value is outside every table ({fault})")
    if not found:
        try:
            for seat in p.asked():
                if p.viewer in (TRUTH, seat):
                    p.legal_moves(seat)
        except (IndexError, KeyError, AttributeError, ValueError, TypeError, OverflowError) as fault:
            found.append(f"agenda: its question cannot be asked ({fault})")
        except (RuleError, PatolliError, HiddenValue) as error:
            found.append(f"agenda: {error}")
    p.forget()
    return found


def dead_ends(p: Position) -> list[str]:
    """Returns the errors that occur if all seats give the harmless answer from now on."""
    q = p.copy()
    try:
        for _ in range(LOOK_AHEAD):
            seat = q.first_asked()
            if seat == NOBODY:
                break
            q.play(seat, q.offer(seat)[0] if seat == CHANCE else q.default(seat))
    except HiddenValue:
        return []
    except (IndexError, KeyError, AttributeError, ValueError, TypeError, AssertionError) as fault:
        return [f"agenda: the pending steps cannot be executed ({type(fault).__name__}: {fault})"]
    except (RuleError, PatolliError) as error:
        return [f"agenda: {error}"]
    return []


def secret_faults(p: Position) -> list[str]:
    """Returns the contradictions in the secrets of a position without hidden values."""
    found = [fault for secret in p.secrets() for fault in secret.faults()]
    purses = p.purses()
    for one in p.sums():
        amounts = [purses[i].amount for i in one.members]
        if sum(amounts) != one.total:
            found.append(f"sums: {amounts} do not make {one.total}")
    return found


class Reader:
    """Builds a position from JSON, field by field. A new game is the example for the type of each field."""

    game: Game
    box: Box
    faults: list[str]
    classes: dict[str, type]
    steps: dict[str, type]

    def __init__(self, game: Game, box: Box) -> None:
        self.game = game
        self.box = box
        self.faults = []
        self.classes = {id_of(cls): cls for cls in [*KERNEL_CLASSES, *game.state_classes()]}
        self.steps = steps_of(game)

    def position(self, data: Any) -> Position | None:
        players = data.get("players") if isinstance(data, dict) else None
        if type(players) is not int or not self.game.fewest <= players <= self.game.most:
            self.faults.append(f"players: {players!r} is not {self.game.fewest} to {self.game.most}")
            return None
        fresh = self.game.set_up(players, self.game.full_options({}), self.box)
        built = self.value(data, fresh, "position")
        if not isinstance(built, Position):
            self.faults.append("position: this is not a position")
            return None
        if self.faults:
            return None
        built.box = self.box
        if hasattr(fresh, TABLES):
            setattr(built, TABLES, getattr(fresh, TABLES))
        built.event_log = None
        built.unwatched = False
        built.offered = []
        built.offered_to = fresh.offered_to
        built.owned = 0
        return built

    def value(self, data: Any, like: Any, path: str) -> Any:
        """Converts `data` to a value. `like` is an example of the expected value, or None."""
        if isinstance(data, dict):
            return self.object(data, like, path)
        if isinstance(data, list):
            if like is not None and not isinstance(like, list):
                self.faults.append(f"{path}: a list, where {type(like).__name__} belongs")
                return []
            example = like[0] if like else None
            return [self.value(item, example, f"{path}[{i}]") for i, item in enumerate(data)]
        if like is not None and type(data) is not type(like):
            self.faults.append(f"{path}: {data!r}, where {type(like).__name__} belongs")
        elif not isinstance(data, int | str):
            self.faults.append(f"{path}: {data!r} is no value")
        return data

    def pending(self, data: Any, path: str) -> list[Any]:
        """Reads a stack of steps."""
        if not isinstance(data, list):
            self.faults.append(f"{path}: {data!r}, where steps belong")
            return []
        return [self.step(item, f"{path}[{i}]") for i, item in enumerate(data)]

    def step(self, data: Any, path: str) -> Any:
        name = data[0] if isinstance(data, list) and data else data
        cls = self.steps.get(name) if isinstance(name, str) else None
        if cls is None or not isinstance(data, list):
            self.faults.append(f"{path}: {self.game.name} has no step {name!r}")
            return None
        numbers = data[1:]
        if len(numbers) != len(field_names(cls)) or not all(type(n) is int for n in numbers):
            self.faults.append(f"{path}: {data[0]} takes {len(field_names(cls))} numbers, not {numbers!r}")
            return None
        return cls(*numbers)

    def object(self, data: dict[str, Any], like: Any, path: str) -> Any:
        name = data.get("is")
        cls = self.classes.get(name) if isinstance(name, str) else None
        if cls is None or (like is not None and type(like) is not cls):
            self.faults.append(f"{path}: {name!r} does not belong here")
            return None
        names = field_names(cls)
        for extra in sorted(set(data) - set(names) - {"is"}):
            self.faults.append(f"{path}.{extra}: unknown")
        new = cls()
        for field in names:
            if field not in data:
                self.faults.append(f"{path}.{field}: missing")
                continue
            value: Any
            if field in STACKS:
                value = self.pending(data[field], f"{path}.{field}")
            else:
                example = [draft([])] if field == "drafts" else getattr(like, field, None)
                value = self.value(data[field], example, f"{path}.{field}")
            try:
                setattr(new, field, value)
            except TypeError:
                self.faults.append(f"{path}.{field}: {data[field]!r} is of the wrong kind")
        return new


def must_be_whole(game: Game, p: Position) -> None:
    """Raises an error if the position is impossible."""
    found = status(game, p)
    if found:
        raise PatolliError(f"this position of {game.name} is impossible: " + "; ".join(found))


def json_difference(a: Any, b: Any, path: str = "") -> str:
    """Describes the first place where two JSON values differ; returns an empty string if they are equal."""
    if isinstance(a, dict) and isinstance(b, dict) and set(a) == set(b):
        parts = [json_difference(a[key], b[key], f"{path}.{key}") for key in a]
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        parts = [json_difference(a[i], b[i], f"{path}[{i}]") for i in range(len(a))]
    else:
        return "" if a == b else f"{path}: {a!r} against {b!r}"
    return next((part for part in parts if part), "")
