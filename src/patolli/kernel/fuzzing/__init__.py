"""The fuzzer: plays random games and checks every position."""
