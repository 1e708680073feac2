# The two commands are `make play` and `make test`; `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
# one more than there are processors: many tests wait for a server or a browser
WORKERS ?= $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
GAMES ?= 1000
PORT ?= 8642
MUTANTS ?= 500
SEEDS ?= 1 2
CLIENT := src/waybread/server/client/index.html
PYTEST = $(BIN)/pytest -q -n $(WORKERS) --dist worksteal
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help install dev client play check test lint web programs rules cards cardapi bench growth results adventures thinking soak mutants abilities screens load crashes fuzz clean
.DELETE_ON_ERROR:

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

install: $(BIN)/.waybread ## create .venv with the waybread command
dev: $(BIN)/.dev ## the same, with pytest, ruff, mypy and what the tools need
client: $(CLIENT) ## build the browser client

play: install client ## play in the browser: install, build, start the server on PORT=8642 and print its address
	@$(BIN)/waybread serve --open --port $(PORT)

check: lint ## the quick loop: lint, types, and all tests without browsers, processes and databases
	$(PYTEST) -m "not system" --citations build/citations/check.json

test: check programs web ## run everything: check, then the client, browser tests, killed servers, databases, coverage of rules
	$(PYTEST) -m system --citations build/citations/system.json
	$(BIN)/python -m tools.rules_coverage build/citations/check.json build/citations/system.json --check
	$(BIN)/python -m tools.cards_coverage build/citations/check.json build/citations/system.json --check

.NOTPARALLEL: test  # with -j too, nothing else is begun before check has passed

lint: $(BIN)/.dev ## check style and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web: $(CLIENT) ## check and test the browser client only
	@cd web && npm run --silent check && npm run --silent test

programs: ## install Chromium and PostgreSQL for the tests, from the system's packages
	@command -v chromium >/dev/null || sh tools/programs.sh chromium
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || sh tools/programs.sh postgresql

rules: $(BIN)/.dev ## list rules that no passing test cites; writes docs/rules-coverage.md
	$(PYTEST) --citations build/citations/rules.json
	$(BIN)/python -m tools.rules_coverage build/citations/rules.json

cards: $(BIN)/.dev ## list cards and rulings that are not implemented or tested; writes coverage.md of each box
	$(PYTEST) --citations build/citations/rulings.json tests/cardgame/boxes
	$(BIN)/python -m tools.cards_coverage build/citations/rulings.json

cardapi: $(BIN)/.waybread ## list all that a card can use; writes docs/card-api.md
	$(BIN)/python -m tools.card_api_page

bench: $(BIN)/.bench ## measure speed next to other engines, then growth; writes build/bench.json
	$(BIN)/python -m bench
	@$(MAKE) --no-print-directory growth

growth: $(BIN)/.waybread ## measure time and memory of a game after 100 to 100,000 others (minutes)
	$(BIN)/python -m bench.growth

results: $(BIN)/.waybread ## play the games of docs/results.md and write its tables (hours; can be stopped and resumed)
	$(BIN)/python -m tools.results $(if $(MINUTES),--minutes $(MINUTES))

adventures: $(BIN)/.waybread ## play the adventures of Journeys and write their tables (hours; can be stopped and resumed)
	$(BIN)/python -m tools.adventures $(if $(MINUTES),--minutes $(MINUTES))

thinking: $(BIN)/.waybread ## measure strider with more time per decision; writes docs/bots.md (hours; can be stopped and resumed)
	$(BIN)/python -m research.thinking_time $(if $(MINUTES),--minutes $(MINUTES))

soak: $(BIN)/.dev ## run the fidelity gates over GAMES=1000 random games of each setup
	$(BIN)/python -m tools.soak --games $(GAMES)

mutants: $(BIN)/.dev ## break the engines and the cards in MUTANTS=500 places each, with SEEDS="1 2": do the tests notice?
	$(BIN)/python -m tools.mutants cardgame --mutants $(MUTANTS) --seeds $(SEEDS)
	$(BIN)/python -m tools.mutants journeys --mutants $(MUTANTS) --seeds $(SEEDS)
	$(BIN)/python -m tools.mutants cardgame-cards --mutants $(MUTANTS) --seeds $(SEEDS)
	$(BIN)/python -m tools.mutants journeys-cards --mutants $(MUTANTS) --seeds $(SEEDS)

abilities: $(BIN)/.dev ## disable each ability of each card and check that its tests notice
	$(BIN)/python -m tools.abilities

screens: $(BIN)/.dev $(CLIENT) ## take pictures of every page; writes docs/screens
	$(BIN)/python -m tools.screens

load: $(BIN)/.dev ## 200 tables with two clients each for two minutes: figures
	$(BIN)/python -m tools.load

crashes: $(BIN)/.dev ## kill the server 50 times while people play each game, on SQLite and on PostgreSQL
	$(BIN)/python -m tools.crashes

fuzz: $(BIN)/.dev ## send 100,000 hostile messages and 2,000 requests to a running server
	$(BIN)/python -m tools.fuzz

clean: ## remove everything that make has created
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
