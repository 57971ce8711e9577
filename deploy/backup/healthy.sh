#!/bin/sh
# Whether the WAL is streamed right now, and the last base backup isn’t older than a day and a half.
folder=$(dirname "$0")
. "$folder/common.sh"
. "$folder/stream.sh"
identify || fail "The WAL isn’t streamed: $why"
streams=$(psql --no-psqlrc --quiet --tuples-only --no-align --dbname=postgres \
  --command="SELECT active FROM pg_replication_slots WHERE slot_name = '$slot'")
[ "$streams" = t ] || fail 'The WAL isn’t streamed'
base=$(newest "$home"/base/*/info) || fail 'There is no base backup yet'
[ $(($(now) - $(value "$base" ended))) -lt 129600 ] || fail "The last base backup is of $(moment "$(value "$base" ended)")"
echo ok
