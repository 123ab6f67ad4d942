#!/bin/sh
# Restarts services while the system serves, replica after replica: ./restart.sh [content|leads|gateway…], all by default.
# A new image of TAG is taken. Ends with 1 when a replica does not come back; the other one serves meanwhile.
set -eu
if [ -z "${COMPOSE_FILE:-}" ]; then cd "$(dirname "$0")"; fi
if docker compose version >/dev/null 2>&1; then compose='docker compose'; else compose=docker-compose; fi
compose=${COMPOSE_COMMAND:-$compose}

is_ready() {
  $compose exec -T "$1" node -e \
    'fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))'
}

# What the proxy finds by its name gets no further request; what it has begun goes on.
take_out() {
  $compose exec -T proxy /bin/sh -c "mkdir -p /run/out && touch /run/out/$1"
  # A request that was given to it is there within a second (proxy_connect_timeout).
  sleep 1
}
let_in() { $compose exec -T proxy rm -f "/run/out/$1"; }

restart() {
  take_out "$1"
  $compose stop "$1"
  # Made anew rather than recreated: Compose v1 cannot recreate what newer engines describe.
  $compose rm -f "$1"
  $compose up -d --no-deps "$1"
  tries=0
  until is_ready "$1" >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || { echo "$1 is not ready after a minute; the proxy leaves it out" >&2; exit 1; }
    sleep 1
  done
  let_in "$1"
}

[ $# -gt 0 ] || set -- content leads gateway
for service in "$@"; do
  for replica in 1 2; do restart "$service-$replica"; done
done
