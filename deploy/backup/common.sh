# shellcheck shell=sh
# For the scripts beside it. In the folder of backups, each database has a folder named by its system identifier, because an empty
# one that takes its place has another:
#   base/20261123T030000Z/    a base backup, and `info` about it
#   wal/00000001-20261120T…/  what was streamed without a gap: a timeline, and when it began
#   timelines/00000001        since when the database is on it, and where it comes from
set -eu
umask 077
backups=${BACKUPS:-/backup}
slot=stoa_backup

say() { printf '%s %s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$*"; }
fail() { printf '✗ %s\n' "$*" >&2; exit 1; }
now() { date -u +%s; }
stamp() { date -u +%Y%m%dT%H%M%SZ; }
moment() { date -u -d "@$1" '+%Y-%m-%d %H:%M:%S UTC'; }

# A value of a file with lines like name=value.
value() { sed -n "s/^$2=//p" "$1"; }

# Whether every byte of the base backup in the folder $1 is as it was written.
is_whole() {
  pg_verifybackup --no-parse-wal --quiet --exit-on-error --ignore=info "$1" && gzip -t "$1/pg_wal.tar.gz"
}

# The newest of the given paths, all of them named by time. The pattern may have matched nothing.
newest() {
  for path; do last=$path; done
  [ -e "$last" ] && echo "$last"
}
