# Every target may be the first: what it needs is set up in .venv and build, and only once.

PYTHON ?= python3
GAME ?= future_energy
GAMES ?= 10000
INPUTS ?= 1000000
REQUESTS ?= 20000
JOBS ?= auto
KILLS ?= 200
ROUNDS ?= 3
GUARDED ?= future_energy green_deal
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
# What is locked is complete: nothing else is looked for, and nothing is guessed.
INSTALL := $(PY) -m pip -qq --disable-pip-version-check install --no-deps
PYTEST := -m pytest -q -n $(JOBS) --dist worksteal --timeout 900
# So that nobody has to collect what is left out anyway.
ON_ENGINE := $(addprefix --ignore=tests/,cli docs draw text tools web contract)
COMPILED := build/compiled
WITH_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"
PARTS := MAKE="$(MAKE)" $(PYTHON) tools/parts.py
BROWSERS := chromium chromium-browser google-chrome

.PHONY: help
help: ## This list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-11s %s\n", $$1, $$2 }'

# ---- for players

# Nobody waits for a compiler: until the engine is compiled, the table is open in plain Python, and
# goes on compiled as soon as that is possible. `make play COMPILE=first` waits.
.PHONY: play
play: $(VENV)/.play ## Start the table in the browser (COMPILE=first: compile the engine before)
	@if [ "$(COMPILE)" = first ]; then $(MAKE) -s --no-print-directory compile; fi; \
	$(PY) tools/twin.py --check && compiled=0 || compiled=$$?; \
	if [ $$compiled = 0 ]; then export $(WITH_COMPILED); fi; \
	if [ $$compiled = 1 ]; then \
		mkdir -p build; rm -f $(COMPILED)/.stamp $(COMPILED).failed; \
		export KEELING_TWIN="$(CURDIR)/$(COMPILED)"; \
		{ nice -n 19 $(MAKE) -s --no-print-directory compile < /dev/null > build/background.log 2>&1 \
			|| mv build/background.log $(COMPILED).failed; } & \
		echo $$! > build/background.pid; \
	fi; \
	exec $(KEELING) serve --lan

.PHONY: terminal
terminal: compile ## Play a game in the terminal: make terminal GAME=co2
	@$(WITH_COMPILED) $(KEELING) play $(GAME)

# ---- for contributors

.PHONY: check
check: $(VENV)/.dev ## Lint, types and the fast tests: a few minutes
	@$(PARTS) lint+types fast

# Parts that use one core run side by side; the tests use all cores.
.PHONY: test
test: export KEELING_TEST_ALL := 1
test: ## Everything the continuous integration runs
	@$(PARTS) tools browser postgres lint+types+docs+clauses+compile interpreted compiled coverage pages bench-guard

.PHONY: tools
tools: $(VENV)/.dev

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

# Kernel and rules are tested both ways, which proves that the compiled engine is the same; what is
# built on them (pages, texts, boards, whole random games) once, on the compiled engine, where it is
# three times as fast; but the server also starts in plain Python. Coverage sees nothing of compiled
# code: that of the engine is measured interpreted, that of the rest compiled.
.PHONY: interpreted
interpreted: $(VENV)/.dev
	@$(PY) -m coverage erase
	@$(PY) -m coverage run $(PYTEST) $(ON_ENGINE) -m "not slow and not once"
	@$(PY) $(PYTEST) -k "compiled_or_not or contract and not slow" tests/contract tests/test_golden.py
	@$(PY) $(PYTEST) -m "not slow" tests/web/test_driver.py tests/cli/test_serve.py

.PHONY: compiled
compiled: $(VENV)/.dev compile
	@[ ! -f $(COMPILED)/.stamp ] || $(WITH_COMPILED) $(PY) -c 'import keeling; assert keeling.COMPILED'
	@$(WITH_COMPILED) $(PY) -m coverage run $(PYTEST) -m "once and not slow and not browser"
	@$(WITH_COMPILED) $(PY) $(PYTEST) -m "not browser and (slow or not once)"

.PHONY: coverage
coverage: $(VENV)/.dev
	@$(PY) -m coverage combine -q
	@$(PY) -m coverage report

.PHONY: pages
pages: $(VENV)/.dev compile browser
	@$(WITH_COMPILED) $(PY) $(PYTEST) -m browser tests/web/browser

.PHONY: browser
browser:
	@for name in $(BROWSERS); do command -v $$name > /dev/null && exit 0; done; \
	become=; [ "$$(id -u)" = 0 ] || become="sudo -n"; \
	echo "Installing Chromium for the tests"; \
	{ $$become apt-get -qq update && $$become apt-get -qq install -y chromium; } > /dev/null || { \
		echo "The tests need a browser: install one of $(BROWSERS)" >&2; exit 1; }

.PHONY: postgres
postgres:
	@command -v postgres > /dev/null && exit 0; \
	ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 && exit 0; \
	become=; [ "$$(id -u)" = 0 ] || become="sudo -n"; \
	echo "Installing PostgreSQL for the tests"; \
	{ $$become apt-get -qq update && $$become env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y postgresql; } > /dev/null || { \
		echo "The tests need PostgreSQL: install the package postgresql" >&2; exit 1; }

.PHONY: clauses
clauses: $(VENV)/.dev ## Which clauses of the rules lack code or a test
	@$(PY) tools/clauses.py

.PHONY: sources
sources: $(VENV)/.dev ## Count which values are printed and which are ours, for docs/reference/sources.md
	@$(PY) -m tools.sources

.PHONY: docs
docs: $(VENV)/.dev ## The documentation, as pages in site/
	@$(PY) -m mkdocs build --quiet --strict

.PHONY: picture
picture: $(VENV)/.dev browser ## The picture of a table in the README, taken anew
	@$(PY) -m tools.picture

.PHONY: bench
bench: $(VENV)/.bench compile ## How fast the games play, beside their peers
	@$(WITH_COMPILED) $(PY) tools/bench.py

# Two games here; all of them: make bench-guard GUARDED="co2 e_mission ...".
.PHONY: bench-guard
bench-guard: $(VENV)/.dev compile ## Whether the engine has become slower since the last release
	@$(PY) tools/bench_guard.py $(GUARDED)

.PHONY: bench-web
bench-web: $(VENV)/.dev compile postgres ## How fast the server answers, and how many choices it keeps
	@$(WITH_COMPILED) $(PY) -m tools.bench_web --json build/bench-web.json --plot build/bench-web.svg
	@$(WITH_COMPILED) $(PY) -m tools.bench_click

.PHONY: kill
kill: $(VENV)/.dev compile postgres ## Kill the server 200 times while games are played, and as often workers: nothing is lost
	@$(WITH_COMPILED) $(PY) -m tools.kill_server --kills $(KILLS)
	@$(WITH_COMPILED) $(PY) -m tools.kill_server --kills $(KILLS) --database postgres --workers 4

# One after the other: make faults ONLY="full-disk log-bomb"; the names: python -m tools.faults --help.
.PHONY: faults
faults: $(VENV)/.dev compile postgres ## A full disk, a dead database, floods and more while people play: nothing is lost
	@$(WITH_COMPILED) $(PY) -m tools.faults $(if $(ONLY),--only $(ONLY))

.PHONY: stress
stress: $(VENV)/.dev compile browser ## The browser tests three times on a bad day: busy cores, late answers
	@$(WITH_COMPILED) $(PY) tools/stress.py --rounds $(ROUNDS)

.PHONY: soak
soak: $(VENV)/.dev compile ## 10,000 random games of every config, checked
	@$(WITH_COMPILED) $(PY) -m tools.soak --games $(GAMES) --workers $(WORKERS)

# In plain Python: what a rule runs into is raised there, with a trace of it.
.PHONY: fuzz
fuzz: $(VENV)/.dev ## A million spoiled inputs for everything that reads text, 20,000 requests of every kind
	@$(PY) -m tools.fuzz --inputs $(INPUTS) --workers $(WORKERS)
	@$(PY) -m tools.fuzz_api --requests $(REQUESTS)

.PHONY: compile
compile: $(VENV)/.build ## Compile the engine with mypyc, if there is a C compiler
	@$(PY) tools/twin.py $(if $(filter no,$(WAIT)),--at-once)

.PHONY: lock
lock: $(VENV)/.lock ## Renew the lock files: the newest releases of everything that make installs
	@$(call LOCK,dev,--extra all --group dev)
	@$(call LOCK,play,--extra server --group pack --constraint lock/dev.txt)
	@$(call LOCK,build,--group build --constraint lock/dev.txt)
	@$(call LOCK,bench,--group bench --constraint lock/dev.txt)
	@$(call LOCK,host,--extra all --constraint lock/dev.txt)

# From the archive, as others will build it, so that a file that is missing there is missed here.
INSTALLED := build/installed
CHECK_INSTALLED := cd build && installed/bin/python -I ../tools/installed.py --compiled
.PHONY: dist
dist: $(VENV)/.build ## The archive of the source and a wheel for this machine, in dist/, both checked
	@rm -rf dist $(INSTALLED) && mkdir -p build
	@echo "Building the archive, and a wheel from it"
	@$(PY) -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' > build/dist.log 2>&1 || { cat build/dist.log >&2; exit 1; }
	@KEELING_COMPILED=1 $(PY) -m pip -qq --disable-pip-version-check wheel --no-deps --no-build-isolation \
		--wheel-dir dist dist/*.tar.gz
	@$(PYTHON) -m venv $(INSTALLED)
	@$(INSTALLED)/bin/python -m pip -qq --disable-pip-version-check install dist/*.whl
	@$(CHECK_INSTALLED)
	@$(INSTALLED)/bin/python -m pip -qq --disable-pip-version-check install "$$(ls dist/*.whl)[server]"
	@$(CHECK_INSTALLED) --server
	@ls -l dist

.PHONY: clean
clean: ## Remove everything made here, the environment included
	@rm -rf $(VENV) build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# ---- set-up

$(VENV)/.play: pyproject.toml lock/play.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Keeling needs Python 3.11 or newer, and '$(PYTHON)' is not: try make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "The module venv does not work (on Debian and Ubuntu: install the package python3-venv)" >&2; exit 1; }
	@$(INSTALL) --requirement lock/play.txt
	@KEELING_PURE=1 $(INSTALL) --no-build-isolation --editable .
	@touch $@

$(VENV)/.build: $(VENV)/.play lock/build.txt
	@$(INSTALL) --requirement lock/build.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.play lock/dev.txt
	@echo "Setting up the tools of contributors"
	@$(INSTALL) --requirement lock/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.play lock/bench.txt
	@$(INSTALL) --requirement lock/bench.txt || echo "OpenSpiel cannot be installed here; going on without it."
	@touch $@

$(VENV)/.lock: $(VENV)/.play
	@$(INSTALL) uv
	@touch $@

# For every platform and every Python that Keeling supports, with hashes; no address of a registry.
LOCK = $(VENV)/bin/uv pip compile --quiet --upgrade pyproject.toml $(2) --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --output-file lock/$(1).txt
