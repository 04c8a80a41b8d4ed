# Everything a person types here. `make` alone lists it.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check soak bench format lock clean

UV := scripts/uv.sh
PY := .venv/bin/python
BENCH_PY := .venv-bench/bin/python
CODE := $(wildcard src tests bench)
LOCK := $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock" pyproject.toml

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.dev ## Make .venv with everything that work on the project needs

play: .venv/.play ## Play Nations in the terminal
	.venv/bin/oikumene play nations

test: check ## Check format, style, types and imports, then run the tests
	$(PY) -m pytest -n auto -q

check: .venv/.dev
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy $(CODE)
	.venv/bin/lint-imports --no-logo

soak: .venv/.dev ## Play many random games and look for trouble
	$(PY) -m tests.soak

bench: .venv-bench/.bench ## Measure speed against public peers
	$(BENCH_PY) -m bench

format: .venv/.dev ## Put the code in shape
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

lock: ## Pin the newest versions of all requirements
	$(LOCK) --output-file requirements/play.txt
	$(LOCK) --extra dev --constraints requirements/play.txt --output-file requirements/dev.txt
	$(LOCK) --extra bench --constraints requirements/play.txt --output-file requirements/bench.txt

clean: ## Remove all that was made here
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
