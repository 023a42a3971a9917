"""Tests of features, a folder for each; what people see of them from end to end is in `tests/journeys`."""
