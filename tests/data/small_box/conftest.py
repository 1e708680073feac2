"""The files here are a box and its tests, which ``test_small_box.py`` puts in their places in a copy of the project."""

collect_ignore = ["cards", "tests"]
