"""Reads a data set of decisions with Polars, and prints which answers winners chose more often than other
players.
"""

import sys
from pathlib import Path

import polars as pl

folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "samples" / "tzolkin"
data = pl.read_parquet(folder / "decisions.parquet")
print(data.head(3))
print(f"{len(data)} decisions of {data['match'].n_unique()} games")

chosen = (
    data.group_by("question", "choice")
    .agg(
        pl.len().alias("times"),
        (pl.col("rank") == 1).mean().round(2).alias("by winners"),
        pl.col("points").mean().round(1).alias("points in the end"),
    )
    .filter(pl.col("times") >= 20)
    .sort("by winners", descending=True)
)
print(chosen.head(10))
