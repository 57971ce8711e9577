#!/bin/sh
# Starts as root: the folder and the role are there and its own, also for a shop that existed before. Then it gives up its rights.
. "$(dirname "$0")/common.sh"
chown postgres: "$backups"

export ROLE_PASSWORD="$PGPASSWORD"

# The password is in no argument and in no log.
set_up_role() {
  PGUSER=stoa PGPASSWORD=$POSTGRES_PASSWORD psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname=postgres <<'SQL'
\getenv password ROLE_PASSWORD
SET log_min_error_statement = panic;
SELECT 'CREATE ROLE stoa_backup' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'stoa_backup') \gexec
ALTER ROLE stoa_backup LOGIN REPLICATION PASSWORD :'password';
SQL
}
until set_up_role; do
  say 'The database doesn’t answer. Trying again'
  sleep 5
done

exec setpriv --reuid=postgres --regid=postgres --clear-groups --inh-caps=-all env -u POSTGRES_PASSWORD -u ROLE_PASSWORD HOME=/tmp sh "$(dirname "$0")/backup.sh"
