# shellcheck shell=sh
# Brings the database in $data to a moment, with the WAL that was streamed.

as_postgres() {
  if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else "$@"; fi
}

sql() { as_postgres psql --no-psqlrc --quiet --tuples-only --no-align --host="$sockets" --username=stoa --dbname=postgres --command="$1"; }

# Nobody can connect before it is a database of its own again.
start_recovery() {
  as_postgres postgres -D "$data" -c listen_addresses= -c unix_socket_directories="$sockets" -c hot_standby=off \
    -c logging_collector=off -c hba_file="$scripts/pg_hba.conf" -c restore_command="sh '$scripts/fetch-wal.sh' %f %p" \
    -c recovery_target_timeline="$(printf '%d' "0x$timeline")" -c recovery_target_action=promote "$@" >"$log" 2>&1 &
  postgres=$!
  until as_postgres pg_isready --quiet --host="$sockets"; do
    kill -0 "$postgres" 2>/dev/null || return 1
    sleep 0.2
  done
}

# To the time $1, or as far as there is WAL.
recover() {
  export RESTORE_SYSTEM="${home##*/}" BACKUPS="$backups"
  log=$(mktemp)
  : >"$data/recovery.signal"
  chown --reference="$data" "$data/recovery.signal"
  is_reached=true
  if ! start_recovery -c recovery_target_time="$(date -u -d "@$1" '+%Y-%m-%d %H:%M:%S+00')"; then
    is_reached=false
    if ! grep -q 'recovery ended before configured recovery target was reached' "$log" || ! start_recovery; then
      tail -n 20 "$log" >&2
      return 1
    fi
  fi
  last=$(sql 'SELECT floor(extract(epoch FROM pg_last_xact_replay_timestamp()))::bigint')
  successor=$(sql 'CHECKPOINT' && sql 'SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)')
  as_postgres pg_ctl stop --silent --mode=fast --wait --pgdata="$data" && wait "$postgres" && [ -n "$successor" ]
}
