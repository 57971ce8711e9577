// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { localImports, reached } from './reach.mjs';

const http = ['tests/http/blog-list.test.ts', 'tests/http/mail.test.ts', 'tests/http/activity.test.ts'];
const browser = [
  'tests/e2e/storefront/cart.spec.ts',
  'tests/e2e/storefront/blog.spec.ts',
  'tests/e2e/admin/blog.spec.ts',
];

/** @param {Map<string, string>} found */
const names = (found) => [...found.keys()];

test('a change in an area of the backend reaches what asks it, and what every kind of record passes', () => {
  const changed = ['cms/src/api/blog/queries/posts.ts'];
  assert.deepEqual(names(reached(changed, http, 'http')), [http[0], http[2]]);
  assert.deepEqual(names(reached(changed, browser, 'browser')), [browser[1], browser[2]]);
});

test('a change in a feature of a front end reaches its own pages', () => {
  const changed = ['storefront/src/features/cart/components/cart-drawer.tsx'];
  assert.deepEqual([...reached(changed, browser, 'browser')], [[browser[0], changed[0]]]);
  assert.deepEqual(names(reached(changed, http, 'http')), []);
});

test('what all stand on reaches everything, and so does what nobody has named', () => {
  for (const file of [
    'packages/contract/src/blog.ts',
    'cms/src/http/problem.ts',
    'package-lock.json',
    'new/thing.ts',
  ]) {
    assert.deepEqual(names(reached([file], http, 'http')), http, file);
    assert.deepEqual(names(reached([file], browser, 'browser')), browser, file);
  }
});

test('a document and a unit test reach nothing', () => {
  const changed = ['README.md', 'docs/architecture.md', 'storefront/src/lib/src-set.test.ts', 'scripts/lib/env.mjs'];
  assert.deepEqual(names(reached(changed, [...http, ...browser], 'http')), []);
  assert.deepEqual(names(reached(changed, [...http, ...browser], 'browser')), []);
});

test('a test is reached by itself, and by what it imports, however far away', () => {
  assert.deepEqual(names(reached([http[1] ?? ''], http, 'http')), [http[1]]);
  /** @type {Record<string, string[]>} */
  const imports = { [http[0] ?? '']: ['tests/support/blog.ts'], 'tests/support/blog.ts': ['tests/support/client.ts'] };
  const importsOf = (/** @type {string} */ file) => imports[file] ?? [];
  assert.deepEqual(
    [...reached(['tests/support/client.ts'], http, 'http', importsOf)],
    [[http[0], 'tests/support/client.ts']],
  );
});

test('imports are followed to the files that are there', () => {
  const source = "import { a } from './a';\nimport b from '../support/b.cjs';\nimport { c } from 'c';\n";
  const there = ['tests/http/a.ts', 'tests/support/b.cjs'];
  assert.deepEqual(
    localImports('tests/http/x.test.ts', source, (file) => there.includes(file)),
    there,
  );
});
