// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { filesBelow } from '../files.mjs';
import { reached } from './reach.mjs';
import { contractPaths, routesOf, servicesOf } from './run-time-links.mjs';
import { createSourceGraph } from './source-graph.mjs';
import { localImports, readSources } from './sources.mjs';

const sources = readSources();
const graph = createSourceGraph(sources);
const http = filesBelow('tests', /(http|support)\/.*\.test\.ts$/);
const browser = filesBelow('tests', /e2e\/.*\.spec\.ts$/);

/** @param {string} file */
const httpTests = (file) => [...reached(graph, [file], http, 'http').keys()];
/** @param {string} file */
const browserTests = (file) => [...reached(graph, [file], browser, 'browser').keys()];

/**
 * @param {string[]} found
 * @param {string[]} names
 */
const includes = (found, names) =>
  assert.deepEqual(
    names.filter((name) => !found.some((file) => file.replace('.slow.', '.').endsWith(`/${name}.test.ts`))),
    [],
  );

const ordering = http.filter((file) => file.startsWith('tests/http/sales/'));

for (const file of ['queries', 'sale', 'service'])
  test(`what holds and sells stock reaches every test of orders: ${file}.ts`, () => {
    const found = httpTests(`cms/src/api/marketplace/stock/${file}.ts`);
    assert.deepEqual(
      ordering.filter((name) => !found.includes(name)),
      [],
    );
    includes(found, [
      'races',
      'place',
      'paypal-refunds',
      'histories',
      'low-stock',
      'stock-changes',
      'audit',
      'crash/checkout',
    ]);
  });

test('orders and payments reach each other’s tests', () => {
  includes(httpTests('cms/src/api/sales/payments/settle/settle.ts'), [
    'payments/paypal',
    'checkout/place',
    'crash/rounds',
  ]);
  includes(httpTests('cms/src/api/sales/orders/order-row.ts'), ['payments/paypal', 'orders/own-orders', 'export']);
});

test('sessions reach whoever signs in', () => {
  includes(httpTests('cms/src/api/auth/services/sessions.ts'), ['auth/limits', 'orders/own-orders', 'users']);
});

test('a service of one area reaches its own tests, and few others', () => {
  const found = httpTests('cms/src/api/saved-views/services/saved-views.ts');
  includes(found, ['saved-views']);
  assert.ok(found.length < http.length / 3, found.join('\n'));
  assert.ok(!httpTests('cms/src/api/blog/services/feed.ts').includes('tests/http/sales/checkout/place.test.ts'));
});

test('the rules of a record reach the trash, the activity, and imports', () => {
  includes(httpTests('cms/src/api/blog/records.ts'), ['blog/write', 'activity', 'trash-restore', 'export']);
});

test('a migration reaches the tests of migrations, and those of its tables', () => {
  includes(httpTests('cms/src/api/sales/migrations/orders-migrations.ts'), [
    'existing-shop',
    'recent-shop',
    'checkout/place',
  ]);
});

test('what all stand on reaches everything, and so does what nobody knows', () => {
  for (const file of [
    'packages/contract/src/sales/pricing/price-order.ts',
    'cms/src/http/problem.ts',
    'cms/src/areas.ts',
    'cms/src/api/cache/answer-cache.ts',
    'package-lock.json',
    'new/thing.ts',
  ]) {
    assert.deepEqual(
      httpTests(file),
      http.filter((name) => name.startsWith('tests/http/') || httpTests(file).includes(name)),
      file,
    );
    assert.deepEqual(browserTests(file), browser, file);
  }
});

test('a change in a feature of the shop reaches pages of the shop that show it, and nothing else', () => {
  const file = 'storefront/src/features/blog/components/cards/post-card.module.css';
  assert.ok(graph.has(file));
  assert.deepEqual(httpTests(file), []);
  const found = browserTests(file);
  for (const name of ['blog/blog', 'blog/post', 'pages/home'])
    assert.ok(found.includes(`tests/e2e/storefront/${name}.spec.ts`), name);
  assert.deepEqual(
    found.filter((name) => !name.startsWith('tests/e2e/storefront/')),
    [],
  );
  assert.ok(found.length < browser.length / 3, found.join('\n'));
});

test('a change in a part of the panel reaches the pages of the panel that show it', () => {
  const found = browserTests('admin-ui/src/resources/orders/list/order-list.tsx');
  assert.ok(found.includes('tests/e2e/admin/sales/orders.spec.ts'));
  assert.ok(!found.includes('tests/e2e/admin/store/menus.spec.ts'));
});

test('what every page of a front end stands on reaches all of its pages', () => {
  for (const file of [
    'storefront/src/app/app.tsx',
    'storefront/src/app/pages.ts',
    'storefront/src/components/price.tsx',
  ].filter(graph.has))
    assert.deepEqual(
      browserTests(file),
      browser.filter((name) => name.includes('/storefront/')),
      file,
    );
});

test('a document, a script, and a unit test reach nothing', () => {
  for (const file of [
    'README.md',
    'docs/architecture.md',
    'storefront/src/lib/src-set.test.ts',
    'scripts/lib/start/env.mjs',
  ])
    assert.deepEqual([...httpTests(file), ...browserTests(file)], [], file);
});

test('a test is reached by itself, and by its helpers, however far away', () => {
  assert.deepEqual(httpTests('tests/http/mail/mail.test.ts'), ['tests/http/mail/mail.test.ts']);
  includes(httpTests('tests/support/sales/crashes.ts'), ['crash/checkout', 'crash/manage', 'crash/rounds']);
  assert.ok(!httpTests('tests/support/sales/crashes.ts').includes('tests/http/mail/mail.test.ts'));
  includes(httpTests('tests/support/shop/client.ts'), ['mail', 'checkout/races']);
  // Preloaded, not imported.
  includes(httpTests('tests/support/preloaded/fail-points.cjs'), ['crash/checkout']);
});

test('every file of the program reaches a test', () => {
  const silent = [...sources.keys()].filter((file) => {
    if (file === 'packages/web-kit/src/testing.ts' || file.endsWith('.d.ts')) return false;
    if (/^cms\/src\/api\//.test(file)) return httpTests(file).length === 0;
    return /^(storefront|admin-ui|packages\/web-kit)\/src\//.test(file) && browserTests(file).length === 0;
  });
  assert.deepEqual(silent, []);
});

test('the names that join the parts are all understood', () => {
  const routes = routesOf(sources);
  const controllers = [...sources.keys()].filter((file) => /^cms\/src\/api\/[^/]+\/controllers\//.test(file));
  const named = routes.map(({ controller }) => controller).filter((file) => file.includes('/controllers/'));
  assert.deepEqual([...new Set(named)].sort(), controllers);
  for (const [area, services] of servicesOf(sources)) {
    assert.ok(services.size > 0, area);
    for (const file of services.values()) assert.ok(sources.has(file), `${area}: ${file}`);
  }
  const written = ['paths', 'order-paths'].flatMap(
    (name) => sources.get(`packages/contract/src/${name}.ts`)?.match(/\$\{API\}/g) ?? [],
  );
  assert.equal(contractPaths(sources).length, written.length);
});

test('imports are followed to the files that are there', () => {
  const source =
    "import { a } from './a';\nimport b from '../support/b.cjs';\nimport { c } from 'c';\nawait import('./d');\n";
  const there = ['tests/http/a.ts', 'tests/support/b.cjs', 'tests/http/d.tsx'];
  assert.deepEqual(
    localImports('tests/http/x.test.ts', source, (file) => there.includes(file)),
    there,
  );
});
