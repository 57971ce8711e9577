// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { fromRoot } from '../../paths.mjs';

export const folder = fromRoot('deploy/kubernetes');

/**
 * @typedef {{ apiVersion: string, kind: string, metadata: { name: string, labels?: Record<string, string> }, spec?: Record<string, unknown> }} Document
 * @typedef {import('kubernetes-models/v1/Container').IContainer} Container
 * @typedef {import('kubernetes-models/v1/PodTemplateSpec').IPodTemplateSpec} PodTemplate
 * @typedef {import('@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector').ILabelSelector} Selector
 * @typedef {object} Kinds
 * @property {import('kubernetes-models/apps/v1/Deployment').IDeployment} Deployment
 * @property {import('kubernetes-models/batch/v1/Job').IJob} Job
 * @property {import('kubernetes-models/batch/v1/CronJob').ICronJob} CronJob
 * @property {import('kubernetes-models/v1/Service').IService} Service
 * @property {import('kubernetes-models/v1/PersistentVolumeClaim').IPersistentVolumeClaim} PersistentVolumeClaim
 * @property {import('kubernetes-models/policy/v1/PodDisruptionBudget').IPodDisruptionBudget} PodDisruptionBudget
 * @property {import('kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler').IHorizontalPodAutoscaler} HorizontalPodAutoscaler
 * @property {import('kubernetes-models/networking.k8s.io/v1/NetworkPolicy').INetworkPolicy} NetworkPolicy
 * @property {import('kubernetes-models/networking.k8s.io/v1/Ingress').IIngress} Ingress
 * @property {import('@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor').IServiceMonitor} ServiceMonitor
 */

/**
 * @template {keyof Kinds} Kind
 * @param {Document[]} documents
 * @param {Kind} kind
 */
export const ofKind = (documents, kind) =>
  /** @type {(Kinds[Kind] & { metadata: { name: string } })[]} */ (
    /** @type {unknown} */ (documents.filter((one) => one.kind === kind))
  );

/**
 * Our own pods, by the name of what makes them.
 * @param {Document[]} documents
 * @returns {{ name: string, kind: string, template: PodTemplate }[]}
 */
export const pods = (documents) =>
  [
    ...ofKind(documents, 'Deployment').map(({ kind, metadata, spec }) => ({
      kind,
      metadata,
      template: spec?.template,
    })),
    ...ofKind(documents, 'Job').map(({ kind, metadata, spec }) => ({ kind, metadata, template: spec?.template })),
    ...ofKind(documents, 'CronJob').map(({ kind, metadata, spec }) => ({
      kind,
      metadata,
      template: spec?.jobTemplate.spec?.template,
    })),
  ].map(({ kind, metadata, template = {} }) => ({ name: metadata.name, kind, template }));

/** @typedef {{ path: string, value: { name: string } }} Operation */

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

/** @param {string} name */
const read = (name) => readFileSync(path.join(folder, name), 'utf8');

const isKustomization = (/** @type {string} */ name) => path.basename(name) === 'kustomization.yaml';

/** @type {unknown[]} */
const parsed = files
  .filter((name) => !isKustomization(name))
  .flatMap((name) => parseAllDocuments(read(name)).map((document) => document.toJS()));

/** The documents as they are written, without patches. */
export const written = /** @type {Document[]} */ (
  parsed.filter((one) => typeof one === 'object' && one !== null && 'kind' in one)
);

/** What files of JSON patches do. */
export const operations = /** @type {Operation[]} */ (parsed.filter(Array.isArray).flat());

/** @type {{ configMapGenerator?: { literals: string[] }[] }[]} */
const kustomizations = files.filter(isKustomization).map((name) => parse(read(name)));

/** The names of settings in ConfigMaps. */
export const literals = kustomizations
  .flatMap(({ configMapGenerator = [] }) => configMapGenerator.flatMap((map) => map.literals))
  .map((literal) => literal.replace(/=.*/s, ''));

/** The rules of prometheus-adapter. @type {{ rules: { custom: AdapterRule[], external: AdapterRule[] } }} */
export const adapter = parse(read('components/request-autoscaling/prometheus-adapter.yaml'));
/** @typedef {{ seriesQuery: string, name: { as: string } }} AdapterRule */

export const overlays = readdirSync(path.join(folder, 'overlays'));

/** @typedef {{ program: string, args: string[] } | { missing: string }} Builder */

/** @returns {Builder} */
export function findBuilder() {
  for (const program of [process.env.KUBECTL || 'kubectl', 'kustomize']) {
    const isKubectl = program !== 'kustomize';
    const { stdout, error } = spawnSync(program, isKubectl ? ['version', '--client', '-o', 'json'] : ['version'], {
      encoding: 'utf8',
    });
    if (error) continue;
    const major = Number(
      /v(\d+)\.\d+\.\d+"?\s*[,}]?\s*$/m.exec(stdout.match(/kustomizeVersion.*/)?.[0] ?? stdout)?.[1],
    );
    if (major >= 5) return { program, args: isKubectl ? ['kustomize'] : ['build'] };
  }
  return { missing: 'neither kubectl 1.27 nor kustomize 5 is installed, or a later one' };
}

/**
 * @param {{ program: string, args: string[] }} builder
 * @param {string} overlay
 * @returns {Document[]}
 */
export function build({ program, args }, overlay) {
  const { status, stdout, stderr } = spawnSync(program, [...args, path.join(folder, 'overlays', overlay)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} overlays/${overlay}: ${stderr}`);
  return parseAllDocuments(stdout).map((document) => document.toJS());
}
