"""Makes `python -m patolli` equivalent to `patolli`."""

from .cli import main

main()
