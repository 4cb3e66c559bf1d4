"""The fuzzer and its checks: random games in which every check is made."""
