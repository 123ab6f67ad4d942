#!/usr/bin/env bash
# Brings up a container engine with the images the tests and `npm start -- --infra=docker` need, where there is none.
#
#   eval "$(infra/deploy/local-engine/up.sh)"           exports SITE_MYSQL_IMAGE and SITE_NATS_IMAGE
#   eval "$(infra/deploy/local-engine/up.sh compose)"   exports what the compose system stands on as well: MYSQL_IMAGE, NATS_IMAGE,
#                                                       NODE_IMAGE, PROXY_IMAGE; installs docker-compose where there is none
#
# 1. An engine that answers is used as it is. Otherwise, on Debian as root, docker.io is installed and dockerd started.
# 2. Official images are taken where they are present or can be pulled; otherwise images are built from Debian's packages
#    on a base made with debootstrap, from the mirror and with the certificates this machine already uses.
# Exit 3, with one line on stderr: no engine can be had here.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
state=${SITE_ENGINE_DIR:-$(cd "$here/../../.." && pwd)/.data/engine}
log=$state/up.log
mkdir -p "$state"

say() { echo "engine: $*" >&2; }
give_up() { say "$*"; exit 3; }
answers() { timeout 10 docker info >/dev/null 2>&1; }
is_root_on_debian() { [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ]; }

install_packages() {
  is_root_on_debian || give_up "no container engine answers, and installing one takes root on Debian"
  say "installing $* from Debian's packages"
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } \
    >>"$log" 2>&1 || give_up "could not install $* (see ${log##*/} under .data/engine)"
}

start_engine() {
  is_root_on_debian || give_up "no container engine answers"
  command -v dockerd >/dev/null && command -v iptables >/dev/null || install_packages docker.io iptables
  say "starting dockerd"
  # The descriptors of the caller are closed: a daemon that outlives this script must not hold its pipes open.
  setsid dockerd >>"$state/dockerd.log" 2>&1 </dev/null &
  echo $! >"$state/dockerd.pid"
  for _ in $(seq 1 120); do
    answers && return
    kill -0 "$(cat "$state/dockerd.pid")" 2>/dev/null || give_up "dockerd ended at once (see dockerd.log under .data/engine)"
    sleep 0.25
  done
  give_up "dockerd does not answer after 30 s"
}

has_image() { docker image inspect "$1" >/dev/null 2>&1; }

# Uris of the first Debian source, in either format of apt.
mirror() {
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
    sed -nE 's/^URIs: *([^ ]+).*/\1/p; s/^deb +(\[[^]]*\] +)?([^ ]+) .*/\2/p' | head -n 1
}

build_base() {
  has_image site-local/debian:bookworm && return
  command -v debootstrap >/dev/null || install_packages debootstrap
  local root
  root=$(mktemp -d)
  say "making a base image with debootstrap"
  debootstrap --variant=minbase --include=ca-certificates bookworm "$root" "$(mirror)" >>"$log" 2>&1 ||
    give_up "debootstrap failed (see up.log under .data/engine)"
  rm -f "$root/etc/apt/sources.list"
  cp -r /etc/apt/sources.list* "$root/etc/apt/" 2>/dev/null || true
  cp -r /etc/ssl/certs "$root/etc/ssl/"
  cp -r /usr/local/share/ca-certificates "$root/usr/local/share/" 2>/dev/null || true
  grep -lE '^Acquire::(Check|http|https|AllowInsecure)' /etc/apt/apt.conf.d/* 2>/dev/null |
    xargs -r -I{} cp {} "$root/etc/apt/apt.conf.d/"
  rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*
  tar -C "$root" -c . | docker import - site-local/debian:bookworm >>"$log"
  rm -rf "$root"
}

# image OFFICIAL LOCAL DOCKERFILE [CONTEXT]: prints the name to use. CONTEXT is a function that prints a folder; default: this one.
image() {
  if has_image "$1"; then echo "$1" && return; fi
  if has_image "$2"; then echo "$2" && return; fi
  if timeout "${SITE_PULL_TIMEOUT:-60}" docker pull -q "$1" >>"$log" 2>&1; then echo "$1" && return; fi
  build_base
  say "building $2 ($1 cannot be pulled)"
  local context=$here
  [ $# -lt 4 ] || context=$("$4")
  DOCKER_BUILDKIT=0 docker build --network host -q -t "$2" -f "$here/$3" "$context" >>"$log" 2>&1 ||
    give_up "could not build $2 (see up.log under .data/engine)"
  echo "$2"
}

# This machine's Node and npm, as a folder.
node_context() {
  local folder=$state/node
  rm -rf "$folder" && mkdir -p "$folder"
  cp "$(node -p process.execPath)" "$folder/node"
  cp -rL "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$folder/npm"
  echo "$folder"
}

has_compose() { docker compose version >/dev/null 2>&1 || command -v docker-compose >/dev/null; }

command -v docker >/dev/null || is_root_on_debian || give_up "no container engine here"
command -v docker >/dev/null && answers || start_engine
mysql=$(image "${SITE_MYSQL_IMAGE:-mysql:8.4}" site-local/mariadb:bookworm mariadb.Dockerfile)
nats=$(image "${SITE_NATS_IMAGE:-nats:2.12}" site-local/nats:bookworm nats.Dockerfile)
say "ready with $mysql and $nats"
echo "export SITE_MYSQL_IMAGE=$mysql SITE_NATS_IMAGE=$nats"
[ "${1:-}" = compose ] || exit 0

has_compose || install_packages docker-compose
node=$(image "${NODE_IMAGE:-node:24-bookworm-slim}" "site-local/node:$(node -p process.versions.node)" node.Dockerfile node_context)
proxy=$(image "${PROXY_IMAGE:-nginx:1.28-alpine}" site-local/nginx:bookworm nginx.Dockerfile)
say "the compose system stands on $node and $proxy"
echo "export MYSQL_IMAGE=$mysql NATS_IMAGE=$nats NODE_IMAGE=$node PROXY_IMAGE=$proxy"
