# shellcheck shell=sh
# Which base backup a time is reached from.

# Sets home and timeline: where the database was at the time $1. After a restore it is on a new timeline, and a time before that is
# one of the timeline it was on then.
choose_timeline() {
  best=0
  for file in "$backups"/*/timelines/????????; do
    [ -e "$file" ] || continue
    began=$(value "$file" began)
    if [ "$began" -le "$1" ] && [ "$began" -ge "$best" ]; then
      best=$began
      home=${file%/timelines/*}
      timeline=${file##*/}
    fi
  done
  [ "$best" -gt 0 ]
}

# Sets base: the newest before the time $1, on this timeline or, before it began, on those that it comes from. Not one of $damaged.
choose_base() {
  limit=$1
  from=$timeline
  base=
  while [ -n "$from" ]; do
    for info in "$home"/base/*/info; do
      [ -e "$info" ] && [ "$(value "$info" timeline)" = "$from" ] || continue
      case $damaged in *" ${info%/info} "*) continue ;; esac
      [ "$(value "$info" ended)" -gt "$limit" ] || base=${info%/info}
    done
    [ -z "$base" ] || return 0
    fork=$(value "$home/timelines/$from" fork)
    [ -z "$fork" ] || [ "$fork" -ge "$limit" ] || limit=$fork
    from=$(value "$home/timelines/$from" parent)
  done
  return 1
}

position() { value "$1/info" first_wal | cut -c9-24; }
# Among all segments, of which 256 share the first half of their names.
place() { echo $((0x${1%????????} * 256 + 0x${1#????????})); }

# Whether all WAL between the base backups $1 and $2 is there.
has_wal() {
  first=$(position "$1")
  last=$(position "$2")
  count=$(find "$home/wal" -type f | sed -nE 's|.*/[0-9A-F]{8}([0-9A-F]{16})(\.gz)?$|\1|p' | sort -u |
    awk -v first="$first" -v last="$last" '$0 "" >= first && $0 "" <= last' | wc -l)
  [ "$count" -eq $(($(place "$last") - $(place "$first") + 1)) ]
}

# Sets base as choose_base does, to one that is whole.
choose_whole() {
  damaged=
  while choose_base "$1"; do
    ended=$(moment "$(value "$base/info" ended)")
    [ -z "$damaged" ] || has_wal "$base" "$newer" ||
      fail "From the one before, of $ended, WAL is missing. A time before the damaged one may still be reached."
    ! is_whole "$base" || return 0
    echo "The base backup of $ended is damaged. Looking at the one before." >&2
    damaged="$damaged $base "
    newer=$base
  done
  [ -z "$damaged" ] || fail 'There is no whole base backup before them.'
  return 1
}

choose() {
  if choose_timeline "$1" && choose_whole "$1"; then return; fi
  oldest=$(for info in "$backups"/*/base/*/info; do [ ! -e "$info" ] || value "$info" ended; done | sort -n | head -n1)
  [ -n "$oldest" ] || fail 'There is no base backup. Is the disk of BACKUP_DIR mounted?'
  fail "There is no base backup before $(moment "$1"). The shop can go back to $(moment "$oldest") at most."
}
