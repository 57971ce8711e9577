// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';

const folder = fromRoot('docs', 'decisions');
const files = readdirSync(folder).sort();

test('decision records are numbered without gaps, in their names and titles', () => {
  const titles = files.map((file) => /^# (\d+)\. /.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1]);
  const numbers = files.map((_, index) => index + 1);
  assert.deepEqual(titles.map(Number), numbers);
  assert.deepEqual(
    files.map((file) => Number(file.slice(0, 4))),
    numbers,
  );
});

test('decision records link to records and files that exist', () => {
  const broken = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\(([^)#]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !link.startsWith('http') && !existsSync(path.join(folder, link)))
      .map((link) => `${file}: ${link}`),
  );
  assert.deepEqual(broken, []);
});
