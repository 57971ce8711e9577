#!/bin/sh
# Steps of scripts/restore-to, in a container that has the folder of the database and that of the backups:
#   find TIME          says what the shop would come back from, and which base backup that is
#   recover TIME BASE  sets the present database aside, and brings back that of the time, in seconds since 1970
#   finish             keeps it, and removes databases that were set aside more than 30 days ago
#   undo               puts the former one back
scripts=$(cd "$(dirname "$0")" && pwd)
. "$scripts/common.sh"
. "$scripts/choose.sh"
. "$scripts/recover.sh"
data=$PGDATA
root=$(dirname "$(dirname "$PGDATA")")
sockets=${SOCKETS:-/tmp}
# Is there while a restore is under way, or after one that was killed.
journal=$root/restoring

find_base() {
  choose "$1"
  bytes=$(value "$base/info" bytes)
  free=$(($(df -Pk "$root" | awk 'NR == 2 { print $4 }') * 1024))
  [ "$free" -gt $((bytes + bytes / 10 + 1073741824)) ] ||
    fail "The disk of the database needs room for another one: $((bytes / 1000000)) MB, and 1 GB for the WAL. It has $((free / 1000000)) MB."
  echo "From the base backup of $(moment "$(value "$base/info" ended)"), $((bytes / 1000000)) MB, and the WAL since then." >&2
  echo "base=$base"
}

set_aside() {
  aside=
  [ ! -e "$data" ] || aside=$root/before-restore-$(stamp)
  echo "aside=$aside" >"$journal"
  [ -z "$aside" ] || mv "$data" "$aside"
}

unpack() {
  mkdir -p "$data"
  tar -xzf "$base/base.tar.gz" -C "$data"
  tar -xzf "$base/pg_wal.tar.gz" -C "$data/pg_wal"
  [ "$(id -u)" != 0 ] || { chown postgres: "$(dirname "$data")" && chown -R postgres: "$data"; }
}

bring_back() {
  choose_timeline "$1"
  base=$2
  began=$(now)
  set_aside
  unpack
  echo "✓ Base backup unpacked, in $(($(now) - began)) s" >&2
  began=$(now)
  recover "$1" || fail 'The database couldn’t be brought to that time.'
  echo "✓ WAL replayed, in $(($(now) - began)) s" >&2
  reached=$1
  $is_reached || reached=${last:-$(value "$base/info" ended)}
  cp "$data/pg_wal/$successor.history" "$home/timelines/"
  chown --reference="$home" "$home/timelines/$successor.history"
  printf 'system=%s\ntimeline=%s\nparent=%s\nfork=%s\n' "${home##*/}" "$successor" "$timeline" "$reached" >>"$journal"
  printf 'last=%s\nreached=%s\nis_reached=%s\naside=%s\n' "$last" "$reached" "$is_reached" "$aside"
}

finish() {
  file=$backups/$(value "$journal" system)/timelines/$(value "$journal" timeline)
  printf 'began=%s\nparent=%s\nfork=%s\n' "$(now)" "$(value "$journal" parent)" "$(value "$journal" fork)" >"$file"
  chown --reference="$(dirname "$file")" "$file"
  rm "$journal"
  prune_aside
}

prune_aside() {
  limit=$(date -u -d "@$(($(now) - 30 * 86400))" +%Y%m%d)
  for path in "$root"/before-restore-*; do
    [ -e "$path" ] || continue
    day=${path##*-}
    [ "${day%T*}" -ge "$limit" ] || rm -r "$path"
  done
}

undo() {
  [ -e "$journal" ] || return 0
  aside=$(value "$journal" aside)
  # Killed before anything was moved: what is there is the former one.
  if [ -n "$aside" ] && [ ! -e "$aside" ]; then rm "$journal"; return; fi
  rm -rf "$data"
  [ -z "$aside" ] || mv "$aside" "$data"
  rm "$journal"
}

case $1 in
  find) find_base "$2" ;;
  recover) bring_back "$2" "$3" ;;
  finish) finish ;;
  undo) undo ;;
esac
