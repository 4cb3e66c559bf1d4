"""`python -m patolli` is the same as `patolli`."""

from .cli import main

main()
