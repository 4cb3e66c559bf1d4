"""`patolli features`: lists the inputs of networks and research programs."""

from __future__ import annotations

from ..games import canonical_name, load
from ..kernel.errors import PatolliError
from ..kernel.features import KINDS, Block
from .parameters import GameName


def features(game: GameName) -> int:
    """List the numbers that a game provides as inputs for networks and research programs."""
    rules = load(canonical_name(game))
    found = rules.features()
    if found is None:
        raise PatolliError(f"{rules.title} declares no features yet")
    print(f"{rules.title}, edition {rules.edition}; version {found.version}, digest {found.digest()}")
    at = 0
    for title, blocks in (("observation", found.observation), ("judgement", found.judgement)):
        print(f"\n{title}: {sum(block.size for block in blocks)} numbers")
        for block in blocks:
            print(f"{at:5}  {line(block)}")
            at += block.size
    return 0


def line(block: Block) -> str:
    size = f" x {block.size}" if block.size > 1 else ""
    return f"{block.name}{size}: {KINDS[block.kind]} to {block.most}; {block.meaning}"
