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

# Sets base: the newest before the time $1, on this timeline or, before it began, on those that it comes from.
choose_base() {
  limit=$1
  from=$timeline
  base=
  while [ -n "$from" ]; do
    for info in "$home"/base/*/info; do
      [ -e "$info" ] && [ "$(value "$info" timeline)" = "$from" ] || continue
      [ "$(value "$info" ended)" -gt "$limit" ] || base=${info%/info}
    done
    [ -z "$base" ] || return 0
    fork=$(value "$home/timelines/$from" fork)
    [ -z "$fork" ] || [ "$fork" -ge "$limit" ] || limit=$fork
    from=$(value "$home/timelines/$from" parent)
  done
  return 1
}

choose() {
  if choose_timeline "$1" && choose_base "$1"; then return; fi
  oldest=$(for info in "$backups"/*/base/*/info; do [ ! -e "$info" ] || value "$info" ended; done | sort -n | head -n1)
  [ -n "$oldest" ] || fail 'There is no base backup.'
  fail "There is no base backup before $(moment "$1"). The shop can go back to $(moment "$oldest") at most."
}
