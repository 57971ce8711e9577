// @ts-check
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { contentHash } from './content-hash.mjs';

test('the hash follows names and contents, and nothing else', (context) => {
  const base = mkdtempSync(path.join(tmpdir(), 'stoa hash '));
  context.after(() => rmSync(base, { recursive: true, force: true }));
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
    writeFileSync(path.join(base, name), text);
  };
  const hash = () => contentHash(base, ['package.json', 'src', 'not-there']);
  write('package.json', '{}');
  write('src/a.ts', 'one');
  write('src/deep/b.ts', 'two');
  const first = hash();

  utimesSync(path.join(base, 'src/a.ts'), 1, 1);
  write('src/a.test.ts', 'a test');
  write('src/dist/a.js', 'a build');
  write('src/node_modules/x/index.js', 'a package');
  write('elsewhere.ts', 'not an input');
  assert.equal(hash(), first);

  const copy = `${base} copy`;
  cpSync(base, copy, { recursive: true });
  context.after(() => rmSync(copy, { recursive: true, force: true }));
  assert.equal(contentHash(copy, ['not-there', 'src', 'package.json']), first);

  write('src/a.ts', 'One');
  assert.notEqual(hash(), first);
  write('src/a.ts', 'one');
  assert.equal(hash(), first);
  renameSync(path.join(base, 'src/a.ts'), path.join(base, 'src/c.ts'));
  assert.notEqual(hash(), first);
});

test('text does not move from one file to the next unnoticed', (context) => {
  const base = mkdtempSync(path.join(tmpdir(), 'stoa hash '));
  context.after(() => rmSync(base, { recursive: true, force: true }));
  writeFileSync(path.join(base, 'a'), 'xy');
  writeFileSync(path.join(base, 'b'), 'z');
  const before = contentHash(base, ['a', 'b']);
  writeFileSync(path.join(base, 'a'), 'x');
  writeFileSync(path.join(base, 'b'), 'yz');
  assert.notEqual(contentHash(base, ['a', 'b']), before);
});
