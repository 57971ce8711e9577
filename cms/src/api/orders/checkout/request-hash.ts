import { createHash } from 'node:crypto';

/** Tells whether a checkout that is sent again is the same one. The total follows from the rest. */
export const requestHash = ({ key: _, total: __, ...request }: { key: string; total: number }): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
