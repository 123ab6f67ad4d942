#!/bin/sh
# Debian's 2.9 ends with a fault at `sync_interval: always`, which servers know from 2.10: it is left out of what is read here.
set -eu
if [ "${1:-}" = --config ] && nats-server --version | grep -q 'v2\.9\.'; then
  grep -v '^ *sync_interval:' "$2" >/tmp/nats.conf
  shift 2
  set -- --config /tmp/nats.conf "$@"
fi
exec nats-server "$@"
