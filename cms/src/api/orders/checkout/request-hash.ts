import { createHash } from 'node:crypto';

/** Tells whether a checkout that is sent again is the same one. The total follows from the rest; a code isn't part of an order. */
export const requestHash = ({
  key: _,
  total: __,
  emailCode: ___,
  ...request
}: {
  key: string;
  total: number;
  emailCode?: string | null;
}): string => createHash('sha256').update(JSON.stringify(request)).digest('hex');
