import { createHmac } from 'node:crypto';

/** Without the secret, nobody can test what it was made of, however few possibilities there are. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
