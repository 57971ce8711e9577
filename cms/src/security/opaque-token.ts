import { createHash, randomBytes } from 'node:crypto';

export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** The database stores only this hash, so reading it doesn't reveal a usable token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
