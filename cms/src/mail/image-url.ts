import { apiPaths } from '@stoa/contract';
import type { MarkColors } from '../brand';
import { environment } from '../environment';

const UPLOADS = '/uploads/';

const ours = (name: string): string => `${environment.publicUrl}${apiPaths.mailImage(name)}`;

/** Many email programs don’t show WebP, and none needs the whole image. */
export const mailImageUrl = (address: string | null): string | null => {
  if (!address) return null;
  if (address.startsWith(UPLOADS)) return ours(`${address.slice(UPLOADS.length)}.jpg`);
  return /^https?:\/\//.test(address) ? address : null;
};

/** As it is: a logo may be transparent. */
export const logoImageUrl = (address: string): string => ours(`logo-${address.slice(UPLOADS.length)}.png`);

/** The shop’s mark in two colors. */
export const markImageUrl = ({ ring, sun }: MarkColors): string => ours(`mark-${ring.slice(1)}-${sun.slice(1)}.png`);
