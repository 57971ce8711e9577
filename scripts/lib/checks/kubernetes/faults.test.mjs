// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { ofKind, pods, written } from './manifests.mjs';
import { podFaults } from './pods.mjs';
import { brokenReferences } from './references.mjs';
import { schemaFaults } from './schemas.mjs';

/** @param {(documents: import('./manifests.mjs').Document[]) => void} spoil */
function spoiled(spoil) {
  const documents = structuredClone(written);
  spoil(documents);
  return documents;
}

/** @param {import('./manifests.mjs').Document[]} documents @param {string} wanted */
function specOf(documents, wanted) {
  const [kind, name] = wanted.split(' ');
  const spec = documents.find((one) => one.kind === kind && one.metadata.name === name)?.spec;
  assert.ok(spec);
  return spec;
}

test('the schemas know required and misspelled fields, and values that aren’t allowed, of every kind', async () => {
  const documents = spoiled((all) => {
    specOf(all, 'Deployment cms').replica = 2;
    delete specOf(all, 'HorizontalPodAutoscaler cms').maxReplicas;
    Object.assign(specOf(all, 'Cluster database').postgresql ?? {}, { synchronous: { method: 'some', number: 1 } });
    Object.assign(specOf(all, 'ObjectStore database-backups').configuration ?? {}, { destination: 's3://' });
    specOf(all, 'ObjectStore database-backups').retention = '30d';
    specOf(all, 'ServiceMonitor cms').endpoint = [];
  });
  const faults = (await schemaFaults(documents)).join('\n');
  for (const named of ['"replica"', 'maxReplicas', 'synchronous/method', '"destination"', 'retention', '"endpoint"'])
    assert.match(faults, new RegExp(named));
});

test('pods without limits and probes, with more rights, or with foreign parts are found', () => {
  const documents = spoiled((all) => {
    const { spec } = pods(all).find(({ name }) => name === 'cms')?.template ?? {};
    const [container] = spec?.containers ?? [];
    assert.ok(spec && container);
    spec.securityContext = { runAsUser: 0 };
    spec.volumes = spec.volumes?.slice(1);
    delete container.resources;
    delete container.livenessProbe;
    container.image = 'stoa-cmms';
    container.command = ['node', 'dist/src/mian.js'];
    container.securityContext = { capabilities: { drop: [] } };
    container.ports = [{ name: 'http', containerPort: 1338 }];
  });
  assert.deepEqual(
    podFaults(documents).map((fault) => fault.replace('Deployment cms ', '')),
    [
      'may be root',
      'has no seccomp profile',
      'may gain privileges',
      'may write its root file system',
      'keeps capabilities',
      'doesn’t say what it needs',
      'has no limit of memory',
      'lacks a probe',
      'port http is 1338, not 1337',
      'runs cms/src/mian.ts, which isn’t there',
      'is of stoa-cmms, which docker compose doesn’t build',
      'mounts data, which isn’t there',
    ],
  );
});

test('selectors, ports, and names that lead nowhere are found', () => {
  const documents = spoiled((all) => {
    const [cms] = pods(all);
    Object.assign(cms?.template.metadata?.labels ?? {}, { 'app.kubernetes.io/component': 'shop' });
    const [policy] = ofKind(all, 'Ingress');
    Object.assign(policy?.spec?.rules?.[0]?.http?.paths[0]?.backend ?? {}, { service: { name: 'nginx' } });
  });
  const faults = brokenReferences(documents);
  for (const start of ['Deployment cms', 'PodDisruptionBudget cms', 'Service cms', 'NetworkPolicy web', 'Ingress web'])
    assert.ok(
      faults.some((fault) => fault.startsWith(start)),
      start,
    );
});
