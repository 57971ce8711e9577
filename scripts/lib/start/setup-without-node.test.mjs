// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { parseEnv } from 'node:util';
import { fromRoot } from '../paths.mjs';
import { completeEnvFile } from './env-file.mjs';

const example = readFileSync(fromRoot('.env.example'), 'utf8');

/** A checkout with no more than what the script needs. */
function checkout(/** @type {string | undefined} */ before) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa setup '));
  mkdirSync(path.join(folder, 'scripts'));
  cpSync(fromRoot('scripts/setup.sh'), path.join(folder, 'scripts/setup.sh'));
  writeFileSync(path.join(folder, '.env.example'), example);
  const file = path.join(folder, '.env');
  if (before !== undefined) writeFileSync(file, before);
  return {
    setUp() {
      const { status, stdout, stderr } = spawnSync('sh', ['scripts/setup.sh'], { cwd: folder, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      return { said: stdout, text: readFileSync(file, 'utf8'), mode: statSync(file).mode & 0o777 };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const secrets = completeEnvFile(undefined, example).generated;
/** With a word in place of each secret. */
const masked = (/** @type {string} */ text) =>
  text.replaceAll(new RegExp(`^(${secrets.join('|')})=.+$`, 'gm'), '$1=<secret>');

const halfAFile = 'PORT=8080\n#MAIL_FROM=\nJWT_SECRET=theirs\n\nAPP_KEYS=';

for (const [what, before] of [
  ['no .env', undefined],
  ['a .env with less', halfAFile],
  ['a .env without the demonstration', `DEMO_SHOP = "False"\n${halfAFile}`],
  ['a .env with another demonstration', `DEMO_SHOP = "Workshop"\n${halfAFile}`],
])
  test(`without Node, ${what} becomes what npm run setup makes of it`, () => {
    const { setUp, remove } = checkout(before);
    try {
      const { text, mode, said } = setUp();
      assert.equal(masked(text), masked(completeEnvFile(before, example).text));
      assert.equal(mode, 0o600);
      assert.match(said, /secrets generated:.* APP_KEYS/);
      assert.deepEqual({ ...setUp(), said: '' }, { text, mode, said: '' });
    } finally {
      remove();
    }
  });

test('without Node, secrets are as long and as mixed as with it', () => {
  const [one, other] = [1, 2].map(() => {
    const { setUp, remove } = checkout(undefined);
    const values = parseEnv(setUp().text);
    remove();
    return values;
  });
  for (const name of secrets) assert.notEqual(one?.[name], other?.[name]);
  assert.match(one?.APP_KEYS ?? '', /^([\w-]{43},){3}[\w-]{43}$/);
  assert.match(one?.ENCRYPTION_KEY ?? '', /^[\w-]{43}$/);
  assert.match(one?.POSTGRES_PASSWORD ?? '', /^[\w-]{32}$/);
  assert.match(one?.ADMIN_PASSWORD ?? '', /^([A-HJ-NP-Za-km-z2-9]{5}-){3}[A-HJ-NP-Z][a-km-z][2-9]$/);
});
