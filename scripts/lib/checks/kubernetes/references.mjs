// @ts-check
import { ofKind, pods } from './manifests.mjs';

/** @typedef {import('./manifests.mjs').Document} Document */
/** @typedef {import('./manifests.mjs').PodTemplate} PodTemplate */
/** @typedef {import('./manifests.mjs').Selector} Selector */

/** Pods of CloudNativePG, which aren’t written here. */
const isForeign = (/** @type {string} */ key) => key.startsWith('cnpg.io/');

/** @param {Selector} selector */
const asked = ({ matchLabels = {}, matchExpressions = [] }) => [
  ...Object.entries(matchLabels).map(([key, value]) => ({ key, values: [value] })),
  ...matchExpressions.map(({ key, values = [] }) => ({ key, values })),
];

/**
 * @param {Selector | undefined} selector
 * @param {Record<string, string>} [labels]
 */
const selects = (selector = {}, labels = {}) =>
  asked(selector).every(({ key, values }) => values.includes(labels[key] ?? ''));

/** @param {Document[]} documents */
const templatesOf = (documents) => [
  ...pods(documents).map(({ template }) => template),
  ...documents
    .filter(({ kind }) => kind === 'Pooler')
    .map(({ spec }) => /** @type {{ template: PodTemplate }} */ (spec).template),
];

/** @param {Document[]} documents */
function lookUp(documents) {
  const templates = templatesOf(documents);
  return {
    /** Labels that a selector asks for and no pod has. @param {Selector} [selector] */
    unmatched: (selector = {}) =>
      asked(selector)
        .filter(({ key }) => !isForeign(key))
        .flatMap(({ key, values }) => values.map((value) => ({ key, value })))
        .filter(({ key, value }) => !templates.some(({ metadata }) => metadata?.labels?.[key] === value))
        .map(({ key, value }) => `asks for ${key}=${value}, which no pod has`),
    /** Ports that none of the selected pods has. @param {Selector} selector @param {(string | number | undefined)[]} ports */
    closed: (selector, ports) => {
      const open = templates
        .filter(({ metadata }) => selects(selector, metadata?.labels))
        .flatMap(({ spec }) => spec?.containers ?? [])
        .flatMap((container) => container.ports ?? [])
        .flatMap(({ name, containerPort }) => [name, containerPort]);
      return ports.filter((port) => !open.includes(port)).map((port) => `names port ${port}, which its pods haven’t`);
    },
  };
}

/**
 * @template {keyof import('./manifests.mjs').Kinds} Kind
 * @param {Document[]} documents
 * @param {Kind} kind
 * @param {(document: import('./manifests.mjs').Kinds[Kind]) => string[]} faultsOf
 */
const about = (documents, kind, faultsOf) =>
  ofKind(documents, kind).flatMap((document) =>
    faultsOf(document).map((fault) => `${kind} ${document.metadata.name} ${fault}`),
  );

/** Whether all that a selector asks for is a label of our own pods with ports. @param {Selector} selector */
const isOurs = (selector) => asked(selector).some(({ key }) => key === 'app.kubernetes.io/component');

/**
 * What refers to something that isn’t there.
 * @param {Document[]} documents
 */
export function brokenReferences(documents) {
  const { unmatched, closed } = lookUp(documents);
  const services = ofKind(documents, 'Service');
  return [
    ...about(documents, 'Deployment', ({ spec }) =>
      selects(spec?.selector, spec?.template.metadata?.labels) ? [] : ['doesn’t select its own pods'],
    ),
    ...about(documents, 'PodDisruptionBudget', ({ spec }) => unmatched(spec?.selector)),
    ...about(documents, 'HorizontalPodAutoscaler', ({ spec }) => {
      const target = ofKind(documents, 'Deployment').find(
        ({ metadata }) => metadata.name === spec?.scaleTargetRef.name,
      );
      return target ? [] : ['scales what isn’t there'];
    }),
    ...about(documents, 'Service', ({ spec }) => {
      const selector = { matchLabels: spec?.selector };
      return [
        ...unmatched(selector),
        ...closed(
          selector,
          (spec?.ports ?? []).map(({ targetPort }) => targetPort),
        ),
      ];
    }),
    ...about(documents, 'NetworkPolicy', ({ spec }) => {
      const { podSelector = {}, ingress = [], egress = [] } = spec ?? {};
      const peers = [...ingress.flatMap(({ from = [] }) => from), ...egress.flatMap(({ to = [] }) => to)];
      const outward = egress.flatMap(({ ports = [], to = [] }) =>
        to.flatMap(({ podSelector: peer }) =>
          peer && isOurs(peer)
            ? closed(
                peer,
                ports.map(({ port }) => port),
              )
            : [],
        ),
      );
      const inward = ingress.flatMap(({ ports = [] }) => ports.map(({ port }) => port));
      return [
        ...[podSelector, ...peers.map((peer) => peer.podSelector)].flatMap(unmatched),
        ...outward,
        ...(isOurs(podSelector) ? closed(podSelector, inward) : []),
      ];
    }),
    ...about(documents, 'Ingress', ({ spec }) =>
      (spec?.rules ?? [])
        .flatMap(({ http }) => http?.paths ?? [])
        .filter(({ backend }) => {
          const service = services.find(({ metadata }) => metadata.name === backend.service?.name);
          return !service?.spec?.ports?.some(({ name }) => name === backend.service?.port?.name);
        })
        .map(({ backend }) => `leads to ${backend.service?.name}, which isn’t there or has no such port`),
    ),
    ...about(documents, 'ServiceMonitor', ({ spec }) => {
      const watched = services.filter(({ metadata }) => selects(spec?.selector, metadata.labels));
      const ports = watched.flatMap((service) => service.spec?.ports ?? []).map(({ name }) => name);
      return (spec?.endpoints ?? []).filter(({ port }) => !ports.includes(port)).map(({ port }) => `asks port ${port}`);
    }),
  ];
}
