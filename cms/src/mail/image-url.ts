import { apiPaths } from '@stoa/contract';
import { environment } from '../environment';

const UPLOADS = '/uploads/';

/** Many email programs don’t show WebP, and none needs the whole image. */
export const mailImageUrl = (address: string | null): string | null => {
  if (!address) return null;
  if (address.startsWith(UPLOADS))
    return `${environment.publicUrl}${apiPaths.mailImage(`${address.slice(UPLOADS.length)}.jpg`)}`;
  return /^https?:\/\//.test(address) ? address : null;
};

export const logoUrl = (): string => `${environment.publicUrl}${apiPaths.mailImage('logo.png')}`;
