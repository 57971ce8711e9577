// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode } from '../../program.mjs';

/** @typedef {import('./manifests.mjs').Document} Document */

const PACKAGES = [
  { group: 'postgresql.cnpg.io/', name: '@kubernetes-models/cloudnative-pg' },
  { group: 'monitoring.coreos.com/', name: '@kubernetes-models/prometheus-operator' },
  { group: '', name: 'kubernetes-models' },
];
const BARMAN = '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api';
const tsc = 'node_modules/typescript-native/bin/tsc';

/**
 * What stands for a document: itself, with its model. The plugin for backups has no package, but the largest part of its ObjectStore is
 * a type of CloudNativePG’s.
 * @param {Document} document
 */
function subject(document) {
  const { apiVersion, kind, metadata, spec } = document;
  const label = `${kind} ${metadata.name}`;
  if (kind === 'ObjectStore') {
    const { configuration, ...others } = /** @type {{ configuration: object }} */ (spec);
    const unknown = Object.keys(others).filter(
      (key) => !['retentionPolicy', 'instanceSidecarConfiguration'].includes(key),
    );
    const type = 'BarmanObjectStoreConfiguration';
    return {
      label,
      data: configuration,
      type,
      module: `${BARMAN}/${type}`,
      faults: unknown.map((key) => `${label}: ${key}`),
    };
  }
  const from = PACKAGES.find(({ group }) => apiVersion.startsWith(group))?.name;
  return {
    label,
    data: /** @type {object} */ (document),
    type: kind,
    module: `${from}/${apiVersion}/${kind}`,
    faults: [],
  };
}

/** @typedef {ReturnType<typeof subject>} Subject */

/** @param {Subject} subject */
async function invalid({ label, data, type, module }) {
  /** @type {Record<string, new (data: object) => { validate(): void }>} */
  const models = await import(module);
  const Model = models[type];
  if (!Model) return [`${label}: ${module} has no ${type}`];
  try {
    new Model(data).validate();
    return [];
  } catch (error) {
    return [`${label}: ${/** @type {Error} */ (error).message}`];
  }
}

/**
 * The models’ own checks ignore unknown fields, so a misspelled one is found by the compiler.
 * @param {Subject[]} subjects
 */
async function misspelled(subjects) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-manifests-'));
  try {
    const lines = subjects.map(({ data, type, module }, index) => {
      const declared = JSON.stringify(fileURLToPath(import.meta.resolve(module)));
      return `export const _${index}: import(${declared}).I${type} = ${JSON.stringify(data)};`;
    });
    const file = path.join(folder, 'manifests.mts');
    writeFileSync(file, lines.join('\n'));
    const { code, output } = await runNode(tsc, [
      '--noEmit',
      '--strict',
      '--pretty',
      'false',
      '--types',
      '',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--skipLibCheck',
      '--ignoreConfig',
      file,
    ]);
    const faults = [...output.matchAll(/manifests\.mts\((\d+),\d+\): error TS\d+: (.+)/g)].map(
      ([, line, message]) => `${subjects[Number(line) - 1]?.label}: ${message}`,
    );
    return code === 0 || faults.length > 0 ? faults : [output];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What documents have that the schemas of Kubernetes, CloudNativePG, and the Prometheus operator don’t allow.
 * @param {Document[]} documents
 */
export async function schemaFaults(documents) {
  const subjects = documents.map(subject);
  const [found, ...values] = await Promise.all([misspelled(subjects), ...subjects.map(invalid)]);
  return [...subjects.flatMap(({ faults }) => faults), ...found, ...values.flat()];
}
