import { createCipheriv, createDecipheriv, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** 128 MB and about half a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const MOST_MEMORY = 256 * 1024 * 1024;

/** `.env`, as only its passphrase opens it. */
export interface SealedSecrets {
  kdf: 'scrypt';
  N: number;
  r: number;
  p: number;
  cipher: 'aes-256-gcm';
  salt: string;
  iv: string;
  tag: string;
  data: string;
}

const keyOf = (passphrase: string, salt: Buffer, { N, r, p }: typeof COST): Buffer =>
  scryptSync(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: MOST_MEMORY });

export const seal = (text: string, passphrase: string): SealedSecrets => {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt, COST), iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const [encodedSalt, encodedIv, tag, encoded] = [salt, iv, cipher.getAuthTag(), data].map((bytes) =>
    bytes.toString('base64'),
  ) as [string, string, string, string];
  return { kdf: 'scrypt', ...COST, cipher: 'aes-256-gcm', salt: encodedSalt, iv: encodedIv, tag, data: encoded };
};

/** Undefined with another passphrase. */
export const unseal = (sealed: SealedSecrets, passphrase: string): string | undefined => {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const key = keyOf(passphrase, bytes(sealed.salt), sealed);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(sealed.iv));
    decipher.setAuthTag(bytes(sealed.tag));
    return Buffer.concat([decipher.update(bytes(sealed.data)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** Keys are random, so nobody guesses them. */
const FINGERPRINT_COST = { N: 2 ** 14, r: 8, p: 1 };

/** Says nothing of a secret but whether another one is the same. */
export const fingerprint = (secret: string, salt = randomBytes(16).toString('base64')) => ({
  salt,
  check: keyOf(secret, Buffer.from(salt, 'base64'), FINGERPRINT_COST).subarray(0, 16).toString('base64'),
});

export const isSameSecret = (secret: string, known: { salt: string; check: string }): boolean =>
  timingSafeEqual(Buffer.from(fingerprint(secret, known.salt).check), Buffer.from(known.check));
