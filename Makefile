# The menu. On a fresh machine `make play` and `make test` install all they need.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV ?= .venv
BIN := $(VENV)/bin
HOT := $(shell find src -name '*.pxd' 2>/dev/null) $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd' 2>/dev/null))
GAME ?=
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: help play test check bench golden contract system clean

help:
	@echo "make play    a game of Sagrada in the terminal against bots"
	@echo "make test    lint, types, import contract and all tests: compiled, interpreted, with bounds checks"
	@echo "make check   lint, types, import contract"
	@echo "make bench   all figures; PEERS=1 measures other engines beside ours"
	@echo "make golden  write the golden transcripts anew; GAME=id for one game"
	@echo "make contract GAME=id   the contract suite for one game"

# -- installing --------------------------------------------------------------------------------------

# Debian splits venv and the compiler off; elsewhere, or without the rights, the next step says what is missing.
system:
	@test -n "$(PYTHON)" || { echo "Ludoteca needs Python 3.11 or later on the path"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null && { command -v cc || command -v gcc; } >/dev/null 2>&1 \
	|| { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] \
	     && apt-get update -qq && apt-get install -y -qq python3-venv python3-dev gcc >/dev/null; } \
	|| $(PYTHON) -c 'import ensurepip, venv' \
	|| { echo "Python's venv module is missing; install it (Debian: python3-venv)"; exit 1; }

$(VENV)/.venv: | system
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	touch $@

$(VENV)/.play: $(VENV)/.venv pyproject.toml setup.py setup.cfg $(HOT)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	touch $@

$(VENV)/.dev: $(VENV)/.venv pyproject.toml setup.py setup.cfg $(HOT)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@ $(VENV)/.play

build/checked/.built: $(VENV)/.dev $(shell find src -name '*.py')
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'setuptools>=77'
	LUDOTECA_BUILD=checked $(BIN)/python setup.py -q build --build-base build/checked-tmp --build-lib build/checked
	touch $@

# -- playing -----------------------------------------------------------------------------------------

play: $(VENV)/.play
	@$(BIN)/ludoteca play sagrada

# -- proving -----------------------------------------------------------------------------------------

check: $(VENV)/.dev
	$(BIN)/ruff check src tests bench setup.py
	$(BIN)/ruff format --check src tests bench setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check build/checked/.built
	$(BIN)/python -m pytest -n $(WORKERS) tests
	LUDOTECA_INTERPRETED=1 $(BIN)/python -m pytest -n $(WORKERS) tests
	PYTHONPATH=build/checked LUDOTECA_EXPECT=checked $(BIN)/python -m pytest -n $(WORKERS) tests

contract: $(VENV)/.dev
	$(BIN)/python -m pytest -n $(WORKERS) tests/contract -k '$(GAME)'

golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden.regenerate $(GAME)

bench: $(VENV)/.dev
	$(BIN)/python bench/run.py $(if $(PEERS),--peers)

clean:
	rm -rf build $(VENV) src/*.egg-info
	find src -name '*.so' -delete
