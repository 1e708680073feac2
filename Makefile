# The two commands are `make play` and `make test`; `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
# one more than there are processors: many tests wait for a server or a browser
WORKERS ?= $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
GAMES ?= 1000
PORT ?= 8642
MUTANTS ?= 200
CLIENT := src/waybread/server/client/index.html
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help install client play test lint web programs rules cards bench growth results adventures thinking soak mutants abilities screens load crashes fuzz clean
.DELETE_ON_ERROR:

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

install: $(BIN)/.waybread ## make .venv with the waybread command
client: $(CLIENT) ## build the browser client

play: install client ## play in the browser: install, build, start the server on PORT=8642, print its address
	@$(BIN)/waybread serve --open --port $(PORT)

test: $(BIN)/.dev programs lint web ## lint, types, and every test, in the browser too
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --citations build/citations.json
	$(BIN)/python -m tools.rules_coverage build/citations.json --check
	$(BIN)/python -m tools.cards_coverage build/citations.json --check

lint: $(BIN)/.dev ## style and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web: $(CLIENT) ## the client's own checks and tests
	@cd web && npm run --silent check && npm run --silent test

programs: ## what tests need besides Python and Node: Chromium and PostgreSQL, from the system's packages
	@command -v chromium >/dev/null || sh tools/programs.sh chromium
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || sh tools/programs.sh postgresql

rules: $(BIN)/.dev ## which rules no passing test cites; writes docs/rules-coverage.md
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --citations build/citations.json
	$(BIN)/python -m tools.rules_coverage build/citations.json

cards: $(BIN)/.dev ## which cards are implemented and tested, and which rulings; writes docs/cards-coverage.md
	$(BIN)/pytest -q -n $(WORKERS) --citations build/rulings.json tests/cardgame/cards
	$(BIN)/python -m tools.cards_coverage build/rulings.json

bench: $(BIN)/.bench ## speed beside other engines, then growth; writes build/bench.json
	$(BIN)/python -m bench
	@$(MAKE) --no-print-directory growth

growth: $(BIN)/.waybread ## what a game costs after 100 to 100,000 others, in time and memory: some minutes
	$(BIN)/python -m bench.growth

results: $(BIN)/.waybread ## play and write the tables of docs/results.md: hours, but it goes on where it was stopped
	$(BIN)/python -m tools.results $(if $(MINUTES),--minutes $(MINUTES))

adventures: $(BIN)/.waybread ## play and write the tables of journeys' adventures and campaigns, as make results does
	$(BIN)/python -m tools.adventures $(if $(MINUTES),--minutes $(MINUTES))

thinking: $(BIN)/.waybread ## play and write what strider wins with time to think (docs/bots.md), as make results does
	$(BIN)/python -m tools.thinking $(if $(MINUTES),--minutes $(MINUTES))

soak: $(BIN)/.dev ## the fidelity gates over GAMES=1000 random games of each setup
	$(BIN)/python -m tools.soak --games $(GAMES)

mutants: $(BIN)/.dev ## break each engine in MUTANTS=200 places: do the tests notice?
	$(BIN)/python -m tools.mutants cardgame --mutants $(MUTANTS)
	$(BIN)/python -m tools.mutants journeys --mutants $(MUTANTS)

abilities: $(BIN)/.dev ## silence each ability of each card: do its tests notice?
	$(BIN)/python -m tools.abilities

screens: $(BIN)/.dev $(CLIENT) ## pictures of every page, in docs/screens
	$(BIN)/python -m tools.screens

load: $(BIN)/.waybread ## 200 tables with two clients each for two minutes: figures
	$(BIN)/python -m tools.load

crashes: $(BIN)/.dev ## kill the server 50 times while people play each game, on SQLite and on PostgreSQL
	$(BIN)/python -m tools.crashes

fuzz: $(BIN)/.dev ## 100,000 hostile messages to a running server, and 2,000 requests about parties and uploads
	$(BIN)/python -m tools.fuzz

clean: ## remove everything that make has made
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/waybread/server/client

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Waybread needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1): say which to use with 'make PYTHON=python3.12 ...'."; exit 1; }
	@$(PYTHON) -m venv .venv
$(BIN)/.waybread: $(BIN)/python pyproject.toml constraints.txt
	@echo "installing Waybread into .venv ..."
	@$(PIP) --editable '.[play]'
	@touch $@
$(BIN)/.dev: $(BIN)/.waybread
	@echo "installing what testing needs ..."
	@$(PIP) --editable '.[dev]'
	@touch $@
$(BIN)/.bench: $(BIN)/.waybread
	@echo "installing the engines to compare with ..."
	@$(PIP) --editable '.[bench]'
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client needs Node 20 with npm, and there is none."; exit 1; }
	@echo "installing what the client is built with ..."
	@cd web && npm install --no-save --no-audit --loglevel=error
	@touch $@
$(CLIENT): web/node_modules/.installed web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
	@echo "building the browser client ..."
	@cd web && npm run --silent build -- --logLevel error
	@touch $@
