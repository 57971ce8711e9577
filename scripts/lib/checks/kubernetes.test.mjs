// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';
import {
  adapter,
  build,
  findBuilder,
  literals,
  ofKind,
  operations,
  overlays,
  pods,
  written,
} from './kubernetes/manifests.mjs';
import { podFaults } from './kubernetes/pods.mjs';
import { brokenReferences } from './kubernetes/references.mjs';
import { schemaFaults } from './kubernetes/schemas.mjs';

/** The operator of the database makes them, or cert-manager. */
const MADE = ['database-app', 'database-ca', 'web-tls'];

const read = (/** @type {string} */ file) => readFileSync(fromRoot(file), 'utf8');
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();

const builder = findBuilder();
const sets = [
  { name: 'as they are written', documents: written },
  ...('missing' in builder
    ? []
    : overlays.map((overlay) => ({ name: `of ${overlay}`, documents: build(builder, overlay) }))),
];

test('every overlay is built', { skip: 'missing' in builder ? builder.missing : false }, () => {
  for (const { documents } of sets.slice(1)) assert.ok(documents.length > 15);
});

for (const { name, documents } of sets) {
  test(`the manifests ${name} are valid for Kubernetes, CloudNativePG, and the Prometheus operator`, async () => {
    assert.deepEqual(await schemaFaults(documents), []);
  });

  test(`the pods ${name} have few rights, limits, probes, and what they mount`, () => {
    assert.deepEqual(podFaults(documents), []);
  });

  test(`selectors, ports, and names ${name} lead somewhere`, () => {
    assert.deepEqual(brokenReferences(documents), []);
  });
}

const containers = sets
  .flatMap(({ documents }) => pods(documents))
  .flatMap(({ template }) => template.spec?.containers ?? []);

test('each setting is one that the shop or nginx reads', () => {
  const known = [
    ...all(read('cms/src/environment.ts'), /\b[a-zA-Z]+\((?:'[A-Z0-9_]+', )?'([A-Z][A-Z0-9_]+)'/g),
    ...(/NGINX_ENVSUBST_FILTER=\^\(([\w|]+)\)\$/.exec(read('deploy/Dockerfile'))?.[1]?.split('|') ?? []),
  ];
  // Some are parts of another one.
  const parts = all(JSON.stringify(sets), /\$\((\w+)\)/g);
  const set = [
    ...literals,
    ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ...operations.filter(({ path }) => path.includes('/env/')).map(({ value }) => value.name),
  ];
  assert.ok(set.length > 10);
  assert.deepEqual(
    set.filter((name) => ![...known, ...parts].includes(name)),
    [],
  );
});

test('the tree has no secrets, and README.md says how to create those that are referred to', () => {
  assert.deepEqual(ofKindName('Secret'), []);
  const referred = all(
    JSON.stringify([sets, operations]),
    /"(?:secretKeyRef|secretRef)":\{(?:"key":"\w+",)?"name":"([\w-]+)"/g,
  );
  const explained = all(read('deploy/kubernetes/README.md'), /create secret generic ([\w-]+)/g);
  assert.ok(referred.includes('shop'));
  assert.deepEqual(
    referred.filter((name) => ![...explained, ...MADE].includes(name)),
    [],
  );
});

test('cms has the time to answer what is open', () => {
  const source = read('cms/src/strapi-patches/server/graceful-stop.ts');
  const times = all(source, /^const (?:GRACE|DEADLINE|STOP_TIMEOUT_MS) = ([\d_]+);/gm).map((time) =>
    Number(time.replace('_', '')),
  );
  assert.equal(times.length, 3);
  const { spec } = pods(written).find(({ name }) => name === 'cms')?.template ?? {};
  const [, seconds] = spec?.containers[0]?.lifecycle?.preStop?.exec?.command ?? [];
  const needed = Number(seconds) + times.reduce((sum, time) => sum + time, 0) / 1000;
  assert.ok(needed < (spec?.terminationGracePeriodSeconds ?? 0), `it needs ${needed} s`);
});

test('the alerts are those of docker compose, and ask for the job that Prometheus gives', () => {
  const rules = read('deploy/monitoring/prometheus/alerts.yml')
    .replace(/^#.*\n/gm, '')
    .replace(/^(?=.)/gm, '  ');
  assert.ok(
    read('deploy/kubernetes/components/monitoring/alerts.yaml').endsWith(`\nspec:\n${rules}`),
    'see its first line',
  );
  for (const { documents } of sets.slice(1)) {
    const service = ofKind(documents, 'Service').find(({ metadata }) => metadata.name === 'cms');
    assert.equal(service?.metadata.labels?.['app.kubernetes.io/name'], 'stoa');
  }
});

test('the autoscaler asks for metrics that prometheus-adapter offers, of those that the shop has', () => {
  const { custom, external } = adapter.rules;
  const offered = [...custom, ...external].map(({ name }) => name.as).sort();
  const metrics = all(read('deploy/kubernetes/components/request-autoscaling/metrics.yaml'), /name: (stoa_\w+)/g);
  assert.deepEqual(metrics, offered);
  for (const { seriesQuery } of [...custom, ...external]) {
    const [series = ''] = seriesQuery.split('{');
    assert.match(
      read('cms/src/monitoring/metrics.ts'),
      new RegExp(`name: '${series.replace(/_(count|bucket)$/, '')}'`),
    );
  }
});

/** @param {string} kind */
function ofKindName(kind) {
  return sets
    .flatMap(({ documents }) => documents.filter((one) => one.kind === kind))
    .map(({ metadata }) => metadata.name);
}
