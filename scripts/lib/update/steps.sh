# The steps of scripts/update.

# nginx tries a replica that wasn't ready again after five seconds.
settle=${SETTLE:-7}
# How often, and how many times, a new replica is asked whether it is ready: five minutes.
poll=${POLL:-1}
patience=300

step() { printf '\n%s\n' "$*"; }
fail() {
  printf '%s\n' "✗ $*" >&2
  exit 1
}

label_images() {
  STOA_VERSION=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
  STOA_REVISION=$(git rev-parse --short=12 HEAD 2>/dev/null || echo unknown)
  export STOA_VERSION STOA_REVISION
}

replicas() { docker compose ps --quiet cms; }
own_services() { docker compose config --services | grep -E '^(cms|web|paypal-emulator)$'; }
other_services() { docker compose config --services | grep -vxE 'cms|web'; }
image_of() { docker compose config --images | grep -e "-$1:" | head -n 1; }
previous_of() { image_of "$1" | sed 's/:[^:]*$/:previous/'; }
has_previous() { docker image inspect "$(previous_of cms)" >/dev/null 2>&1; }

# Their names lead to other images soon.
keep_running_images() {
  for service in $(own_services); do
    container=$(docker compose ps --quiet "$service" | head -n 1)
    [ -z "$container" ] || docker tag "$(docker inspect --format '{{ .Image }}' "$container")" "$(previous_of "$service")"
  done
}
take_previous() {
  for service in $(own_services); do
    previous=$(previous_of "$service")
    ! docker image inspect "$previous" >/dev/null 2>&1 || docker tag "$previous" "$(image_of "$service")"
  done
}

# The images that were built have the names of those that run: until one of them runs, what is started has to be the former one.
give_up() {
  [ "$from" != build ] || [ "$replaced" -gt 0 ] || take_previous
  fail "$@"
}

# In a container of its own.
one_off() { docker compose run --rm --no-deps --no-TTY cms "$@" </dev/null; }

backup_with_running_version() {
  if [ "$from" = back ]; then
    one_off node dist/src/backup.js
  else
    keep_running_images
    (STOA_TAG=previous && export STOA_TAG && one_off node dist/src/backup.js)
  fi
}

list_pending() {
  if [ "$from" = back ]; then
    (STOA_TAG=previous && export STOA_TAG && one_off node dist/src/migrate.js --pending) || return
    take_previous
  else
    one_off node dist/src/migrate.js --pending
  fi
}

# is_ready CONTAINER: once it is. Fails if it ended meanwhile.
is_ready() {
  for _ in $(seq "$patience"); do
    state=$(docker inspect --format '{{ .RestartCount }} {{ .State.Status }} {{ .State.Health.Status }}' "$1" 2>/dev/null || echo gone)
    case $state in
      '0 running healthy') return 0 ;;
      '0 running '*) sleep "$poll" ;;
      *) return 1 ;;
    esac
  done
  return 1
}

# Starts another replica of the new version, and waits until it is ready.
add_replica() {
  before=$(replicas)
  docker compose up --detach --no-build --no-recreate --scale "cms=$((count + 1))" cms
  new=$(replicas | grep -vxF "$before")
  is_ready "$new" && return
  docker logs --tail 30 "$new" >&2 || true
  docker rm --force "$new" >/dev/null
  give_up "The new version doesn’t start: its log is above. $1"
}

replace_one_by_one() {
  one_off node dist/src/migrate.js || give_up 'The database is as it was. The shop runs as before.'
  for old in $running; do
    step "Replica $((replaced + 1)) of $count"
    add_replica "$replaced of $count replicas are of the new version; the others serve the shop as before."
    sleep "$settle"
    # It finishes what it has begun.
    docker stop "$old" >/dev/null
    docker rm "$old" >/dev/null
    replaced=$((replaced + 1))
  done
}

# On a copy, in the same database server.
time_on_copy() {
  in_database='docker compose exec --no-TTY db'
  $in_database dropdb --username=stoa --if-exists stoa_copy
  $in_database createdb --username=stoa stoa_copy
  $in_database sh -c 'pg_dump --username=stoa stoa | psql --quiet --username=stoa --set=ON_ERROR_STOP=1 stoa_copy' >/dev/null
  began=$(date +%s)
  worked=yes
  one_off sh -c 'DATABASE_LISTEN_URL= DATABASE_URL="${DATABASE_URL}_copy" exec node dist/src/migrate.js' || worked=
  seconds=$(($(date +%s) - began))
  $in_database dropdb --username=stoa stoa_copy
  [ "$worked" ] || give_up 'It fails on a copy of the database. Nothing was changed. The shop runs as before.'
}

stop_and_replace() {
  step 'The shop has to stop for this update. Trying it on a copy of the database'
  time_on_copy
  step "On the copy, the database took $seconds s. Visitors see “We’ll be right back” for that long and the time of a start."
  if [ -z "$sure" ]; then
    [ -t 0 ] || give_up 'Nobody can answer here. Add --yes to stop the shop. Nothing was changed.'
    printf 'Type yes to stop the shop and update it: '
    read -r answer
    [ "$answer" = yes ] || give_up 'Nothing was changed. The shop runs as before.'
  fi
  began=$(date +%s)
  docker stop $running >/dev/null
  if ! one_off node dist/src/migrate.js; then
    docker start $running >/dev/null
    give_up 'The database is as it was, and the shop runs again as before.'
  fi
  docker rm $running >/dev/null
  docker compose up --detach --no-build --no-recreate --wait --scale "cms=$count" cms ||
    fail 'The new version doesn’t start: docker compose logs cms says why. To go back, restore the backup (docs/operations.md).'
  step "The shop was stopped for $(($(date +%s) - began)) s."
}
