#!/usr/bin/env bash
# Runs an image as docs/operations.md says, and looks whether it serves, takes an inquiry, is found healthy and stops in order:
# deploy/probe-image.sh IMAGE
set -euo pipefail
cd "$(dirname "$0")"
image=$1
container=$(docker run --detach --read-only --cap-drop ALL --security-opt no-new-privileges --tmpfs /tmp \
  --publish 127.0.0.1:0:4173 --health-interval 1s "$image")
trap 'docker logs "$container"; docker rm --force --volumes "$container" > /dev/null' EXIT

until [ "$(docker inspect --format '{{.State.Health.Status}}' "$container")" = healthy ]; do
  [ "$(docker inspect --format '{{.State.Running}}' "$container")" = true ]
  sleep 1
done
reference=$(node probe.mjs "http://$(docker port "$container" 4173/tcp)" --inquiry)
docker exec "$container" node bin/inquiries.js show "$reference"
[ "$(docker exec "$container" id -u)" != 0 ]
docker stop -t 75 "$container" > /dev/null
[ "$(docker inspect --format '{{.State.ExitCode}}' "$container")" = 0 ]
docker image inspect --format '{{.Size}} bytes' "$image"
