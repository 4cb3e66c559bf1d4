"""Trials of faults and load: `python -m tests.table.trials kill | hostile | leak | load`. The test suite runs
short versions.
"""
