#!/bin/sh
# Builds every image of compose.yaml: ./build.sh [service…]. NODE_IMAGE names another base, TAG another tag.
set -eu
cd "$(dirname "$0")/../../.."
tag=${TAG:-latest}
base=${NODE_IMAGE:-node:24-bookworm-slim}
[ $# -gt 0 ] || set -- svc-content svc-leads svc-gateway operations front-ends
for name in "$@"; do
  file=service.Dockerfile
  [ "$name" = front-ends ] && file=front-ends.Dockerfile
  docker build -f "infra/deploy/$file" --build-arg NODE_IMAGE="$base" --build-arg SERVICE="$name" -t "site/$name:$tag" .
done
