"""Random games with every check: the fuzzer, and what it checks."""
