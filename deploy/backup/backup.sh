#!/bin/sh
# Streams the WAL all the time, and takes a base backup every day.
folder=$(dirname "$0")
. "$folder/common.sh"
. "$folder/stream.sh"
. "$folder/base.sh"
run=$(mktemp -d)

keep_streaming &
streaming=$!
keep_backing_up &
backing_up=$!

trap 'trap - TERM INT; kill $streaming $backing_up; wait; exit' TERM INT
# Neither of them ends by itself: if one does, the container starts again.
while kill -0 $streaming && kill -0 $backing_up; do
  sleep 5 &
  wait $!
done
kill $streaming $backing_up
exit 1
