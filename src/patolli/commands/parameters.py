"""Parameters shared by several commands, with their help text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

DataFolder = Annotated[Path | None, Parameter(help="The folder for tables; by default your own data folder.")]
DatabaseUrl = Annotated[str, Parameter(help="The URL of a database; by default a file in the data folder.")]
GameName = Annotated[str, Parameter(help="The game; `patolli about` lists them.")]
GameOptions = Annotated[
    list[str] | None, Parameter(help="An option of the game as name=value; can be repeated.")
]
Language = Annotated[str | None, Parameter(help="en or de; by default the language of the terminal.")]
LogLevel = Annotated[str, Parameter(help="debug, info, warning or error.")]
Workers = Annotated[
    int, Parameter(help="How many processes share the work, which does not change the results.")
]
