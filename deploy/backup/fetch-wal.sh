#!/bin/sh
# PostgreSQL’s restore_command: finds the file $1 in the folder of a database, and puts it to $2.
. "$(dirname "$0")/common.sh"
for file in "$backups/$RESTORE_SYSTEM/timelines/$1" "$backups/$RESTORE_SYSTEM"/wal/*/"$1"; do
  [ ! -e "$file" ] || exec cp "$file" "$2"
done
for file in "$backups/$RESTORE_SYSTEM"/wal/*/"$1.gz"; do
  [ ! -e "$file" ] || exec gzip -dc "$file" >"$2"
done
# The segment that was being streamed is as long as the others, with zeros at the end.
partial=$(newest "$backups/$RESTORE_SYSTEM"/wal/*/"$1.partial") || exit 1
exec cp "$partial" "$2"
