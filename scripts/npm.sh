#!/usr/bin/env bash
# Runs npm in web/, with the machine's Node if it is new enough, or else with one that pip brings.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
node_home=$root/.tools/node

new_enough() {
    command -v npm >/dev/null && command -v node >/dev/null &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number)
                 process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
}

if ! new_enough; then
    if [[ ! -x $node_home/bin/npm ]]; then
        "$root/scripts/uv.sh" venv --quiet --python '>=3.11' "$node_home"
        "$root/scripts/uv.sh" pip install --quiet --python "$node_home" --require-hashes \
            -r "$root/requirements/node.txt"
    fi
    export PATH=$node_home/bin:$PATH
fi

cd "$root/web"
# Install once per lock file.
if [[ ! node_modules/.installed -nt package-lock.json ]]; then
    npm ci --loglevel error --no-audit --no-fund
    touch node_modules/.installed
fi
exec npm "$@"
