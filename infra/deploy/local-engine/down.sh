#!/usr/bin/env bash
# Stops the engine that up.sh started, and nothing else: an engine that was there before is left alone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
pidfile=${SITE_ENGINE_DIR:-$(cd "$here/../../.." && pwd)/.data/engine}/dockerd.pid
[ -e "$pidfile" ] || exit 0
pid=$(cat "$pidfile")
rm -f "$pidfile"
grep -qz dockerd "/proc/$pid/cmdline" 2>/dev/null || exit 0
kill "$pid"
for _ in $(seq 1 80); do
  kill -0 "$pid" 2>/dev/null || exit 0
  sleep 0.25
done
echo "engine: dockerd ($pid) did not stop within 20 s" >&2
exit 1
