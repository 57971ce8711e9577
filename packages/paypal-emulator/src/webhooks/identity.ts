import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Signs webhooks. The chain is the certificate, then its issuer, as PayPal serves them. */
export interface Identity {
  privateKey: string;
  chain: string;
  /** Like `chain`, but no longer valid. */
  expiredChain: string;
  root: string;
}

const COMMON_NAME = 'messageverificationcerts.sandbox.paypal.com';
const ROOT_NAME = 'Stoa PayPal emulator (TEST MODE)';
const YEAR = 365 * 86_400_000;

/** DER: a tag, the length, and the content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
const text = (value: string) => der(0x0c, Buffer.from(value));
const NULL = der(0x05);
const TRUE = der(0x01, Buffer.from([0xff]));

const SHA256_WITH_RSA = sequence(identifier('2a864886f70d01010b'), NULL);
const name = (commonName: string) => sequence(der(0x31, sequence(identifier('550403'), text(commonName))));
/** UTCTime, such as 261123070000Z. */
const time = (at: number) => der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const authority = sequence(identifier('551d13'), TRUE, der(0x04, sequence(TRUE)));

interface Certificate {
  subject: string;
  publicKey: Buffer;
  issuerKey: string;
  isAuthority: boolean;
  expires: number;
}

function certificate({ subject, publicKey, issuerKey, isAuthority, expires }: Certificate): string {
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    SHA256_WITH_RSA,
    name(ROOT_NAME),
    sequence(time(expires - 2 * YEAR), time(expires)),
    name(subject),
    publicKey,
    ...(isAuthority ? [der(0xa3, sequence(authority))] : []),
  );
  const signed = sequence(content, SHA256_WITH_RSA, bits(sign('sha256', content, issuerKey)));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** Made by hand, because Node reads certificates but can't make them. */
export function createIdentity(): Identity {
  const ours = newKeys();
  const issuer = newKeys();
  const made = (subject: string, publicKey: Buffer, expires: number) =>
    certificate({ subject, publicKey, issuerKey: issuer.privateKey, isAuthority: subject === ROOT_NAME, expires });
  const root = made(ROOT_NAME, issuer.publicKey, Date.now() + YEAR);
  return {
    privateKey: ours.privateKey,
    chain: made(COMMON_NAME, ours.publicKey, Date.now() + YEAR) + root,
    expiredChain: made(COMMON_NAME, ours.publicKey, Date.now() - 86_400_000) + root,
    root,
  };
}
