import { FILE_TOO_LARGE, MAX_UPLOAD, NO_PICTURE, PICTURE_TYPES } from '@stoa/contract';

/** Why the server would reject a file, as far as the browser can tell, so that no one waits for an upload just to learn that. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return NO_PICTURE;
  if (size > MAX_UPLOAD) return FILE_TOO_LARGE;
  return undefined;
}

export const ACCEPTED_PICTURES = PICTURE_TYPES.join(',');
