"""How fast the games run, next to libraries that anyone can install: ``python -m bench``.

``docs/benchmarks.md`` explains what is measured, and every figure by its key.
"""
