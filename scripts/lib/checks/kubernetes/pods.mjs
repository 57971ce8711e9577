// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../paths.mjs';
import { ofKind, pods } from './manifests.mjs';

/** @typedef {import('./manifests.mjs').Document} Document */
/** @typedef {import('./manifests.mjs').Container} Container */

const read = (/** @type {string} */ name) => readFileSync(fromRoot(name), 'utf8');
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

/** Those that docker compose builds. */
const images = all(read('docker-compose.yml'), /^ {4}image: (?:\$\{STOA_IMAGES:-stoa\}|stoa)(-\w+)/gm).map(
  (name) => `stoa${name}`,
);

/** @param {Container} container */
const unsafe = ({ securityContext: context, resources }) => [
  ...(context?.allowPrivilegeEscalation === false ? [] : ['may gain privileges']),
  ...(context?.readOnlyRootFilesystem ? [] : ['may write its root file system']),
  ...(context?.capabilities?.drop?.includes('ALL') ? [] : ['keeps capabilities']),
  ...(resources?.requests?.cpu && resources.requests.memory ? [] : ['doesn’t say what it needs']),
  ...(resources?.limits?.memory ? [] : ['has no limit of memory']),
];

/** @param {Container} container */
const unprobed = ({ startupProbe, livenessProbe, readinessProbe, ports = [] }) =>
  [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => {
    if (!probe) return ['lacks a probe'];
    const { httpGet } = probe;
    if (!httpGet) return [];
    return [
      ...(ports.some(({ name }) => name === httpGet.port)
        ? []
        : [`is probed at port ${httpGet.port}, which it hasn’t`]),
      ...(['/healthz', '/readyz'].includes(httpGet.path ?? '') ? [] : [`is probed at ${httpGet.path}`]),
    ];
  });

/** Ports of cms are those of its settings, the one of web is nginx’s. */
const nginx = all(read('deploy/nginx/default.conf.template'), /listen (\d+) default_server/g);

/** @param {Container} container */
const elsewhere = ({ image, ports = [], env = [] }) =>
  ports.flatMap(({ name, containerPort }) => {
    const setting = name === 'metrics' ? 'METRICS_PORT' : 'PORT';
    const own = env.find((one) => one.name === setting)?.value;
    const expected = image?.includes('-web') ? nginx : [own];
    return expected.includes(String(containerPort))
      ? []
      : [`port ${name} is ${containerPort}, not ${expected.join(' or ')}`];
  });

/** @param {Container} container */
const missingPrograms = ({ command = [] }) =>
  all(command.join(' '), /dist\/(src\/[\w-]+)\.js/g)
    .filter((name) => !existsSync(fromRoot('cms', `${name}.ts`)))
    .map((name) => `runs cms/${name}.ts, which isn’t there`);

/** @param {Container} container */
const foreignImage = ({ image = '' }) => {
  const name = image.replace(/^.*\//, '').replace(/:.*/, '');
  return images.includes(name) ? [] : [`is of ${image}, which docker compose doesn’t build`];
};

/**
 * What is wrong with our own pods.
 * @param {Document[]} documents
 */
export function podFaults(documents) {
  const claims = ofKind(documents, 'PersistentVolumeClaim').map(({ metadata }) => metadata.name);
  return pods(documents).flatMap(({ name, kind, template: { spec } }) => {
    const { volumes = [], containers = [], securityContext: context } = spec ?? {};
    const faults = [
      ...(context?.runAsNonRoot && context.runAsUser ? [] : ['may be root']),
      ...(context?.seccompProfile?.type === 'RuntimeDefault' ? [] : ['has no seccomp profile']),
      ...(spec?.automountServiceAccountToken === false ? [] : ['gets a token for Kubernetes']),
      ...volumes.flatMap(({ persistentVolumeClaim: claim }) =>
        !claim || claims.includes(claim.claimName) ? [] : [`claims ${claim.claimName}, which isn’t there`],
      ),
      ...containers.flatMap((container) => [
        ...unsafe(container),
        ...(kind === 'Deployment' ? unprobed(container) : []),
        ...elsewhere(container),
        ...missingPrograms(container),
        ...foreignImage(container),
        ...(container.volumeMounts ?? [])
          .filter((mount) => !volumes.some((volume) => volume.name === mount.name))
          .map((mount) => `mounts ${mount.name}, which isn’t there`),
      ]),
    ];
    return faults.map((fault) => `${kind} ${name} ${fault}`);
  });
}
