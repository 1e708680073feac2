#!/bin/sh
# Install a program from the system's packages, where that can be done; else say what is missing.
set -eu
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "installing $1 from the system's packages ..."
    apt-get update -q >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$1" >/dev/null
else
    echo "Testing needs $1, which is not here: install it with your system's packages (Debian: apt-get install $1)." >&2
    exit 1
fi
