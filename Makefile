# The two commands are `make play` and `make test`; `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= auto
GAMES ?= 1000
MUTANTS ?= 200
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help install play test lint rules cards bench soak mutants clean
.DELETE_ON_ERROR:

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

install: $(BIN)/.waybread ## make .venv with the waybread command
play: install ## play (for now: a tiny game in the terminal)
	@$(BIN)/python -m tests.longnight

test: $(BIN)/.dev lint ## lint, types, and every test
	$(BIN)/pytest -q -n $(WORKERS) --citations build/citations.json
	$(BIN)/python -m tools.rules_coverage build/citations.json --check
	$(BIN)/python -m tools.cards_coverage build/citations.json --check

lint: $(BIN)/.dev ## style and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

rules: $(BIN)/.dev ## which rules no passing test cites; writes docs/rules-coverage.md
	$(BIN)/pytest -q -n $(WORKERS) --citations build/citations.json
	$(BIN)/python -m tools.rules_coverage build/citations.json

cards: $(BIN)/.dev ## which cards are implemented and tested, and which rulings; writes docs/cards-coverage.md
	$(BIN)/pytest -q -n $(WORKERS) --citations build/rulings.json tests/cardgame/cards
	$(BIN)/python -m tools.cards_coverage build/rulings.json

bench: $(BIN)/.bench ## speed beside other engines; writes build/bench.json
	$(BIN)/python -m bench

soak: $(BIN)/.dev ## the fidelity gates over GAMES=1000 random games of each setup
	$(BIN)/python -m tools.soak --games $(GAMES)

mutants: $(BIN)/.dev ## break the card game's engine in MUTANTS=200 places: do the tests notice?
	$(BIN)/python -m tools.mutants --mutants $(MUTANTS)

clean: ## remove everything that make has made
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Waybread needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1): say which to use with 'make PYTHON=python3.12 ...'."; exit 1; }
	@$(PYTHON) -m venv .venv
$(BIN)/.waybread: $(BIN)/python pyproject.toml constraints.txt
	@echo "installing Waybread into .venv ..."
	@$(PIP) --editable .
	@touch $@
$(BIN)/.dev: $(BIN)/.waybread
	@echo "installing what testing needs ..."
	@$(PIP) --editable '.[dev]'
	@touch $@
$(BIN)/.bench: $(BIN)/.waybread
	@echo "installing the engines to compare with ..."
	@$(PIP) --editable '.[bench]'
	@touch $@
