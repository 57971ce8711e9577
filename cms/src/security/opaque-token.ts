import { createHash, randomBytes } from 'node:crypto';

export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: who reads the database cannot use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
