#!/usr/bin/env bash
# Prints where a Chromium is; installs Debian's when the machine has none.
set -euo pipefail

find_one() {
    if [[ -n ${CHROMIUM:-} ]]; then
        echo "$CHROMIUM"
        return
    fi
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return
    done
    return 1
}

if ! find_one; then
    root=()
    [[ $(id -u) == 0 ]] || root=(sudo -n)
    {
        "${root[@]}" apt-get update -qq
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
    } >&2
    find_one || { echo "The tests need a Chromium: install one, or say where it is with CHROMIUM=…" >&2; exit 1; }
fi
