#!/bin/bash
# run.sh [W8|W9|W10 ...]: builds the peers into .build/peers/frames, runs the workloads and prints their results as JSON lines.
#
# With BENCH=FILE, our bench runs beside them, with one painting thread and with one per processor. Each program is a process of its own,
# and those of one workload run one after the other, so that they meet the same load.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../../../.build/peers/frames
mkdir -p "$out"
for workload in "$@"; do
    case $workload in W8 | W9 | W10) ;; *) sed -n '2p' "$0" >&2; exit 2 ;; esac
done

newer() { [ "$here/$2" -nt "$out/$1" ] || [ "$here/frames.h" -nt "$out/$1" ]; }
# Paths of system headers only; their warnings are not ours.
flags() { pkg-config --cflags "$1" | sed 's/-I/-isystem /g'; }
if newer gtk gtk.c; then
    gcc -O2 -Wall -Wno-deprecated-declarations $(flags gtk4) "$here/gtk.c" -o "$out/gtk" $(pkg-config --libs gtk4) -lm
fi
if newer qt qt.cpp; then
    g++ -std=c++17 -O2 -Wall -fPIC $(flags Qt6Quick) "$here/qt.cpp" -o "$out/qt" $(pkg-config --libs Qt6Quick) -lm
fi

# A display for GTK's window: it only has to be mapped there.
temporary=$(mktemp -d)
display=$temporary/display
Xvfb -displayfd 3 -screen 0 3840x2160x24 -nolisten tcp 3> "$display" 2> /dev/null &
xvfb=$!
trap 'kill $xvfb 2> /dev/null; wait $xvfb 2> /dev/null; rm -rf "$temporary"' EXIT
for _ in $(seq 100); do [ -s "$display" ] && break; sleep 0.1; done
[ -s "$display" ] || { echo "run.sh: Xvfb did not start" >&2; exit 4; }

export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$temporary}
for workload in ${@:-W8 W9 W10}; do
    DISPLAY=:$(cat "$display") "$out/gtk" "$workload"
    "$out/qt" "$workload"
    # Qt counts the processors that it may use.
    if [ "$(nproc)" -gt 1 ]; then taskset -c $(($(nproc) - 1)) "$out/qt" "$workload"; fi
    if [ -n "${BENCH:-}" ]; then
        "$BENCH" "$workload" 1
        if [ "$(nproc)" -gt 1 ]; then "$BENCH" "$workload"; fi
    fi
done
