import { FILE_TOO_LARGE, MAX_UPLOAD, NO_PICTURE, PICTURE_TYPES } from '@stoa/contract';

/** Why the server would refuse a file, as far as the browser can tell: nobody waits for an upload only to hear that. */
export function whyNot({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return NO_PICTURE;
  if (size > MAX_UPLOAD) return FILE_TOO_LARGE;
  return undefined;
}

/** What the browser lets people choose. */
export const ACCEPTED_PICTURES = PICTURE_TYPES.join(',');
