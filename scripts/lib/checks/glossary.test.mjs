// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';

const rows = readFileSync(fromRoot('docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| word'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

test('each word of the glossary has a type, a table, and a folder that exist', () => {
  const folder = fromRoot('packages/contract/src');
  const contract = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const schema = readFileSync(fromRoot('cms/src/database/schema.ts'), 'utf8');
  const wrong = rows.flatMap(([, word, , type, table, place = '']) => [
    ...(type && !new RegExp(`export (interface|type|const) ${type}\\b`).test(contract) ? [`${word}: ${type}`] : []),
    ...(table && !schema.includes(`\n  ${table}: {`) ? [`${word}: ${table}`] : []),
    ...(existsSync(fromRoot(place)) ? [] : [`${word}: ${place}`]),
  ]);
  assert.ok(rows.length >= 60);
  assert.deepEqual(wrong, []);
});
