# shellcheck shell=sh
# Streams the WAL.

replicate() { psql --no-psqlrc --quiet --tuples-only --no-align --field-separator=' ' "dbname=postgres replication=true" --command="$1"; }

# Which database, and on which timeline. Otherwise $why not.
identify() {
  why='the database doesn’t answer'
  # shellcheck disable=SC2046 # Words are what is wanted.
  set -- $(replicate IDENTIFY_SYSTEM)
  [ $# -ge 2 ] || return 1
  home=$backups/$1
  timeline=$(printf '%08X' "$2")
  [ -e "$home" ] || is_first || return 1
  mkdir -p "$home/base" "$home/wal" "$home/timelines"
  [ -e "$home/timelines/$timeline" ] || echo "began=$(now)" >"$home/timelines/$timeline"
}

# Where a disk isn’t mounted, there is an empty folder, on the disk of the shop. The slot knows of backups that were there.
is_first() {
  known=$(slot_status) || return 1
  [ -n "$known" ] || return 0
  why='BACKUP_DIR has no backups of this database anymore. If its disk isn’t mounted, mount it, then: docker compose restart backup. '
  why="${why}To begin anew in this folder: docker compose exec db psql -U stoa -c \"SELECT pg_drop_replication_slot('$slot')\""
  return 1
}

current_stream() { newest "$home/wal/$timeline"-*; }

slot_status() {
  psql --no-psqlrc --quiet --tuples-only --no-align --dbname=postgres \
    --command="SELECT coalesce(wal_status, 'reserved') FROM pg_replication_slots WHERE slot_name = '$slot'"
}

# A stream that begins anew has no base backup yet, so one is taken at once.
begin_stream() {
  replicate "CREATE_REPLICATION_SLOT $slot PHYSICAL RESERVE_WAL" >/dev/null
  mkdir "$home/wal/$timeline-$(stamp)"
  say 'Streaming the WAL from here on'
}

stream() {
  identify || return
  status=$(slot_status) || return
  if [ "$status" = lost ]; then
    say 'The database couldn’t keep the WAL until it was streamed: some is missing. Beginning anew'
    replicate "DROP_REPLICATION_SLOT $slot" || return
    status=
  fi
  if [ -z "$status" ]; then begin_stream || return
  elif ! current_stream >/dev/null; then mkdir "$home/wal/$timeline-$(stamp)"
  fi
  receive "$(current_stream)"
}

receive() {
  pg_receivewal --directory="$1" --slot="$slot" --synchronous --no-loop --no-password --status-interval=5 2>"$run/receive.log" &
  receiver=$!
  wait "$receiver" || true
  cat "$run/receive.log"
  # The folder is that of another disk, which was away for a while.
  if grep -q 'has already been removed' "$run/receive.log"; then
    say 'The database no longer has the WAL that follows. Beginning anew'
    replicate "DROP_REPLICATION_SLOT $slot" || true
  fi
}

keep_streaming() {
  trap 'kill "${receiver:-}" 2>/dev/null; wait; exit' TERM
  while :; do
    stream || say "The WAL isn’t streamed: $why"
    sleep 2 &
    wait $!
  done
}
