# Every target may be the first: what it needs is set up in .venv and build, and only once.

PYTHON ?= python3
GAME ?= future_energy
GAMES ?= 10000
JOBS ?= auto
KILLS ?= 200
WORKERS ?= $(shell nproc 2>/dev/null || echo 1)

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
unexport PYTHONPATH
unexport PYTHONDONTWRITEBYTECODE  # each of hundreds of processes would compile all source anew

VENV := .venv
PY := $(VENV)/bin/python
KEELING := $(VENV)/bin/keeling
PIP := $(PY) -m pip -qq --disable-pip-version-check
PYTEST := -m pytest -q -n $(JOBS) --dist worksteal --timeout 300
COMPILED := build/compiled
WITH_COMPILED := PYTHONPATH=$(CURDIR)/$(COMPILED)
SOURCES := $(shell find src/keeling docs/rules -type f ! -name '*.pyc')
BROWSERS := chromium chromium-browser google-chrome

.PHONY: help
help: ## This list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-9s %s\n", $$1, $$2 }'

# ---- for players

.PHONY: play
play: $(VENV)/.ready compile ## Start the table in the browser
	@$(WITH_COMPILED) $(KEELING) serve --lan

.PHONY: terminal
terminal: $(VENV)/.ready compile ## Play Future Energy in the terminal
	@$(WITH_COMPILED) $(KEELING) play $(GAME)

# ---- for contributors

.PHONY: check
check: lint types fast ## Lint, types and the fast tests: a few minutes

.PHONY: test
test: lint types docs clauses browser interpreted compiled ## Everything the continuous integration runs

.PHONY: lint
lint: $(VENV)/.dev
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check

.PHONY: fix
fix: $(VENV)/.dev ## Put right what ruff can put right by itself
	@$(PY) -m ruff check --fix
	@$(PY) -m ruff format

.PHONY: types
types: $(VENV)/.dev
	@$(PY) -m mypy

.PHONY: fast
fast: $(VENV)/.dev
	@$(PY) $(PYTEST) -m "not slow and not browser"

# Whole random games prove much but point at nothing, and coverage makes them five times as slow: it
# is measured without them. Bots play their golden games both ways: that proves the compiled engine
# to be the same. What else is slow, and the browser, comes once, compiled if that is possible.
.PHONY: interpreted
interpreted: $(VENV)/.dev
	@echo "Tests, interpreted, with coverage"
	@$(PY) -m coverage erase
	@$(PY) -m coverage run $(PYTEST) -m "not slow and not browser" --ignore tests/contract
	@$(PY) -m coverage combine -q
	@$(PY) -m coverage report
	@$(PY) $(PYTEST) -k "compiled_or_not or contract and not slow" tests/contract tests/test_golden.py

.PHONY: compiled
compiled: $(VENV)/.dev compile browser
	@if [ -f $(COMPILED)/.stamp ]; then \
		echo "Tests, compiled"; \
		$(WITH_COMPILED) $(PY) -c 'import keeling; assert keeling.COMPILED'; \
		$(WITH_COMPILED) $(PY) $(PYTEST); \
	else \
		echo "The tests were not run compiled: see above. The slow ones and the browser, interpreted"; \
		$(PY) $(PYTEST) -m "slow or browser"; \
	fi

.PHONY: browser
browser:
	@for name in $(BROWSERS); do command -v $$name > /dev/null && exit 0; done; \
	become=; [ "$$(id -u)" = 0 ] || become="sudo -n"; \
	echo "Installing Chromium for the tests"; \
	{ $$become apt-get -qq update && $$become apt-get -qq install -y chromium; } > /dev/null || { \
		echo "The tests need a browser: install one of $(BROWSERS)" >&2; exit 1; }

.PHONY: clauses
clauses: $(VENV)/.dev ## Which clauses of the rules lack code or a test
	@$(PY) tools/clauses.py

.PHONY: docs
docs: $(VENV)/.dev ## The documentation, as pages in site/
	@$(PY) -m mkdocs build --quiet --strict

.PHONY: bench
bench: $(VENV)/.bench compile ## How fast the games play, beside their peers
	@$(WITH_COMPILED) $(PY) tools/bench.py

.PHONY: bench-web
bench-web: $(VENV)/.dev compile ## How fast the server answers, and how many choices it keeps
	@$(WITH_COMPILED) $(PY) -m tools.bench_web

.PHONY: kill
kill: $(VENV)/.dev compile ## Kill the server 200 times while games are played: nothing is lost
	@$(WITH_COMPILED) $(PY) -m tools.kill_server --kills $(KILLS)

.PHONY: soak
soak: $(VENV)/.dev compile ## 10,000 random games of every config, checked
	@$(WITH_COMPILED) $(PY) -m tools.soak --games $(GAMES) --workers $(WORKERS)

.PHONY: compile
compile: $(VENV)/.ready ## Compile the engine with mypyc, if there is a C compiler
	@why=$$($(PY) -c 'import setup; print(setup.missing_tool())'); \
	if [ -n "$$why" ]; then \
		rm -rf $(COMPILED); \
		echo "Not compiled: $$why. Everything works in plain Python, slower."; \
	else \
		$(MAKE) -s --no-print-directory $(COMPILED)/.stamp; \
	fi

.PHONY: clean
clean: ## Remove everything made here, the environment included
	@rm -rf $(VENV) build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# ---- set-up

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Keeling needs Python 3.11 or newer, and '$(PYTHON)' is not: try make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "The module venv does not work (on Debian and Ubuntu: install the package python3-venv)" >&2; exit 1; }
	@$(PIP) install "pip >= 25.1"
	@$(PIP) install --group build
	@KEELING_PURE=1 $(PIP) install --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.ready
	@echo "Setting up the tools of contributors"
	@$(PIP) install --group dev --group docs
	@touch $@

$(VENV)/.bench: $(VENV)/.ready
	@$(PIP) install --group bench || echo "OpenSpiel cannot be installed here; going on without it."
	@touch $@

# The compiled twin of src: the same modules, those of the engine as extensions beside them. What is
# left of an earlier build would shadow new source: everything but the extensions goes first, and if
# other modules are compiled than last time, they go as well.
$(COMPILED)/.stamp: $(VENV)/.ready setup.py $(SOURCES)
	@echo "Compiling the engine: a few minutes, and only when it has changed"
	@mkdir -p $(COMPILED)
	@$(PY) -c 'import setup; print(*setup.engine_files())' > build/engine.new
	@cmp -s build/engine.new build/engine || rm -rf $(COMPILED)/*
	@find $(COMPILED) -type f ! -name '*.so' -delete
	@KEELING_COMPILED=1 $(PY) setup.py -q build --build-lib $(COMPILED) --build-temp build/temp \
		> build/compile.log 2>&1 || { cat build/compile.log >&2; exit 1; }
	@mv build/engine.new build/engine
	@touch $@
