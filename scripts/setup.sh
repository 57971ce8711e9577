#!/bin/sh
# Writes or completes .env for docker compose on a host without Node, exactly as `npm run setup` does.
set -eu
cd "$(dirname "$0")/.."
command -v openssl >/dev/null || { echo 'openssl is missing. Install it, or run npm run setup with Node.' >&2; exit 1; }
umask 077
draft=.env.$$
trap 'rm -f "$draft" "$draft.new"' EXIT

secret() { openssl rand -base64 "${1:-32}" | tr '+/' '-_' | tr -d '=\n'; }
some() { openssl rand -base64 4096 | LC_ALL=C tr -dc "$1" | cut -c "1-$2"; }

# No look-alike characters, in groups; with the upper case, lower case, and digit that the console requires.
password() {
  any='A-HJ-NP-Za-km-z2-9'
  echo "$(some $any 5)-$(some $any 5)-$(some $any 5)-$(some A-HJ-NP-Z 1)$(some a-km-z 1)$(some 2-9 1)"
}

generate() {
  case $1 in
    ADMIN_PASSWORD) password ;;
    POSTGRES_PASSWORD | BACKUP_PASSWORD) secret 24 ;;
    APP_KEYS) echo "$(secret),$(secret),$(secret),$(secret)" ;;
    JWT_SECRET | ADMIN_JWT_SECRET | API_TOKEN_SALT | TRANSFER_TOKEN_SALT | ENCRYPTION_KEY) secret ;;
  esac
}

added=
if [ -e .env ]; then
  cp .env "$draft"
  [ -z "$(tail -c 1 "$draft")" ] || echo >>"$draft"
  # Names that are new, with the comments above them. A name that is commented out isn't wanted back.
  for name in $(sed -n 's/^\([A-Z][A-Z0-9_]*\)=.*/\1/p' .env.example); do
    grep -Eq "^[[:space:]]*#?[[:space:]]*(export[[:space:]]+)?$name[[:space:]]*=" .env && continue
    awk -v name="$name" '
      /^[ \t]*$/ { block = ""; next }
      { block = block $0 "\n" }
      index($0, name "=") == 1 { printf "\n%s", block; exit }
      /^[A-Z][A-Z0-9_]*=/ { block = "" }' .env.example >>"$draft"
    added="$added $name"
  done
  # The emulator of PayPal isn't added to a shop that is no demonstration.
  setting='^[[:space:]]*(export[[:space:]]+)?DEMO_SHOP[[:space:]]*='
  case $added in *' COMPOSE_PROFILES'*)
    if grep -Eq "$setting" .env && ! grep -Eiq "$setting[[:space:]]*[\"']?(true|workshop|studio)" .env; then
      sed 's/^COMPOSE_PROFILES=demo$/COMPOSE_PROFILES=/' "$draft" >"$draft.new"
      mv "$draft.new" "$draft"
    fi ;;
  esac
else
  cp .env.example "$draft"
fi

generated=
for name in ADMIN_PASSWORD POSTGRES_PASSWORD BACKUP_PASSWORD JWT_SECRET APP_KEYS ADMIN_JWT_SECRET API_TOKEN_SALT TRANSFER_TOKEN_SALT ENCRYPTION_KEY; do
  grep -q "^$name=\$" "$draft" || continue
  value=$(generate "$name")
  sed "s|^$name=\$|$name=$value|" "$draft" >"$draft.new"
  mv "$draft.new" "$draft"
  generated="$generated $name"
done

chmod 600 "$draft"
[ -e .env ] && cmp -s .env "$draft" && { echo '✓ .env is complete, nothing to do'; exit; }
mv "$draft" .env
echo "✓ .env written${generated:+; secrets generated:$generated}${added:+; settings added:$added}"
