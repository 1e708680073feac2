"""Many games: workers, statistics, reports.

A study (``study.py``) plays one game for each seed; ``executor.py`` runs it wherever an executor leads, and a tally
counts what was seen. Nothing is loaded before somebody wants figures.
"""
