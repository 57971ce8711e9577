// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { builds } from './builds.mjs';
import { contentHash } from './content-hash.mjs';

test('what a build writes leaves all builds up to date', (context) => {
  const base = mkdtempSync(path.join(tmpdir(), 'stoa builds '));
  context.after(() => rmSync(base, { recursive: true, force: true }));
  const hashes = () => builds.map(({ inputs }) => contentHash(base, inputs));
  const before = hashes();

  for (const { marker } of builds) {
    mkdirSync(path.join(base, path.dirname(marker)), { recursive: true });
    writeFileSync(path.join(base, marker), 'built');
  }
  assert.deepEqual(hashes(), before);
});
