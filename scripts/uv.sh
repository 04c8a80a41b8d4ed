#!/usr/bin/env bash
# Runs uv: the one on PATH, or else a pinned one kept in .tools/.
set -euo pipefail

version=0.13.7
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tools=$root/.tools
python=${PYTHON:-python3}

install() {
    "$python" -m venv --clear "$tools" >&2
    "$tools/bin/python" -m pip install --quiet --disable-pip-version-check "uv==$version" >&2
}

# uv does not read pip's settings: where pip has been given another index, uv gets the same one.
pip_index() {
    "$python" -m pip config get global.index-url 2>/dev/null || true
}

uv=$(command -v uv || true)
if [[ -z $uv ]]; then
    uv=$tools/bin/uv
    "$uv" --version 2>/dev/null | grep -q "^uv $version\b" || install
fi

if [[ -z ${UV_DEFAULT_INDEX:-}${UV_INDEX_URL:-} ]]; then
    index=${PIP_INDEX_URL:-$(pip_index)}
    [[ -z $index ]] || export UV_DEFAULT_INDEX=$index
fi

# The machine's own certificates, so that an index behind a company's proxy works as it does for pip.
export UV_SYSTEM_CERTS=${UV_SYSTEM_CERTS:-true}
export UV_PYTHON_DOWNLOADS=never
exec "$uv" "$@"
