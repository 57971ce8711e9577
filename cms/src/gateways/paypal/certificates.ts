import { type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import type { PayPalSettings } from './settings';

const DAY = 86_400_000;
/** More addresses than PayPal has; only these are remembered. */
const MOST_KEPT = 20;
const PATH = /^\/v1\/notifications\/certs\/[\w-]+$/;

const COMMON_NAMES = {
  sandbox: 'messageverificationcerts.sandbox.paypal.com',
  production: 'messageverificationcerts.paypal.com',
};

/** Fetches the key that signed an event. Null if the certificate isn't PayPal's; throws if it can't be had at present. */
export function createCertificates({ certificateOrigins, rootCertificate, environment, timeout }: PayPalSettings) {
  const cache = new Map<string, { key: KeyObject; until: number }>();
  let roots: X509Certificate[] | null = null;

  const isAllowed = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const { origin, pathname } = new URL(address);
    return certificateOrigins.includes(origin) && PATH.test(pathname) && address === origin + pathname;
  };

  return async (address: string): Promise<KeyObject | null> => {
    if (!isAllowed(address)) return null;
    const known = cache.get(address);
    if (known && known.until > Date.now()) return known.key;

    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    const text = await response.text();
    if (response.status === 429 || response.status >= 500)
      throw new Error(`PayPal answered ${response.status} to ${address}`);
    if (response.status !== 200) return null;

    const chain = readChain(text);
    roots ??= (rootCertificate ? [rootCertificate] : rootCertificates).map((pem) => new X509Certificate(pem));
    const [leaf] = chain;
    if (!leaf?.subject.split('\n').includes(`CN=${COMMON_NAMES[environment]}`)) return null;
    if (leaf.publicKey.asymmetricKeyType !== 'rsa' || !isTrusted(leaf, chain, roots)) return null;

    if (cache.size >= MOST_KEPT) cache.clear();
    cache.set(address, { key: leaf.publicKey, until: Math.min(Date.now() + DAY, Date.parse(leaf.validTo)) });
    return leaf.publicKey;
  };
}

function readChain(text: string): X509Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  try {
    return blocks.map((pem) => new X509Certificate(pem));
  } catch {
    return [];
  }
}

const isCurrent = ({ validFrom, validTo }: X509Certificate): boolean =>
  Date.parse(validFrom) <= Date.now() && Date.now() < Date.parse(validTo);

/** Whether every certificate up to a root is valid today and issued by the next one. */
function isTrusted(leaf: X509Certificate, chain: X509Certificate[], roots: X509Certificate[]): boolean {
  let current = leaf;
  for (let step = 0; step <= chain.length; step += 1) {
    const issued = (issuer: X509Certificate) =>
      issuer.ca && isCurrent(issuer) && current.checkIssued(issuer) && current.verify(issuer.publicKey);
    if (!isCurrent(current)) return false;
    if (roots.some(issued)) return true;
    const next = chain.find((one) => one !== current && issued(one));
    if (!next) return false;
    current = next;
  }
  return false;
}
