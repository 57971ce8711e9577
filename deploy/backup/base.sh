# shellcheck shell=sh
# Base backups, and what is removed once it’s old.

# Daily, and at once where a stream begins.
is_due() {
  stream=$(current_stream) || return 1
  for info in "$home"/base/*/info; do
    [ -e "$info" ] || continue
    [ "$(value "$info" stream)" = "${stream##*/}" ] || continue
    [ $(($(now) - $(value "$info" ended))) -ge 86400 ] || return 1
  done
}

take_base() {
  stream=$(current_stream)
  target=$home/base/$(stamp)
  draft=$target.unfinished
  rm -rf "$home"/base/*.unfinished
  began=$(now)
  pg_basebackup --pgdata="$draft" --format=tar --gzip --wal-method=stream --checkpoint=fast --no-password --label=stoa || return 1
  is_whole "$draft" || return 1
  {
    echo "ended=$(now)"
    echo "timeline=$timeline"
    echo "stream=${stream##*/}"
    tar -xzO --occurrence=1 -f "$draft/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*(file \([0-9A-F]*\)).*/first_wal=\1/p'
    tr ',' '\n' <"$draft/backup_manifest" | awk -F': ' '/"Size"/ { bytes += $2 } END { printf "bytes=%.0f\n", bytes }'
  } >"$draft/info"
  [ -n "$(value "$draft/info" first_wal)" ] || return 1
  sync
  mv "$draft" "$target"
  say "Base backup ${target##*/}: $(du -sh "$target" | cut -f1), checked, in $(($(now) - began)) s"
}

# What was streamed to the end, and isn’t compressed yet.
compress_wal() {
  for segment in "$home"/wal/*/????????????????????????; do
    [ -e "$segment" ] || continue
    nice -n 19 gzip -1 <"$segment" >"$segment.gz.tmp"
    sync "$segment.gz.tmp"
    mv "$segment.gz.tmp" "$segment.gz"
    rm "$segment"
  done
}

# To come back to any moment of the last days, the newest base backup before them is needed, too.
prune_bases() {
  limit=$(($(now) - ${BACKUP_KEEP_DAYS:-7} * 86400))
  older=
  for info in "$home"/base/*/info; do
    if [ -e "$info" ] && [ "$(value "$info" ended)" -lt "$limit" ]; then
      [ -z "$older" ] || { rm -rf "$older"; say "Removed base backup ${older##*/}"; }
      older=${info%/info}
    fi
  done
}

# The WAL before all base backups. Positions go on when the timeline changes.
prune_wal() {
  first=$(for info in "$home"/base/*/info; do [ ! -e "$info" ] || value "$info" first_wal; done | cut -c9-24 | sort | head -n1)
  [ -n "$first" ] || return 0
  for stream in "$home"/wal/*; do
    # shellcheck disable=SC2012 # Names of segments have neither spaces nor line breaks.
    ls "$stream" | awk -v first="$first" '/^[0-9A-F]+(\.gz)?$/ && substr($0, 9, 16) < first' |
      while read -r segment; do rm "$stream/$segment"; done
  done
}

keep_backing_up() {
  while :; do
    if identify; then
      if is_due && ! take_base; then
        say 'The base backup failed. Trying again in ten minutes'
        sleep 590
      fi
      compress_wal
      prune_bases
      prune_wal
    fi
    sleep 10
  done
}
