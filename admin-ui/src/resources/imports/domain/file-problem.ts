import { MAX_IMPORT_BYTES } from '@stoa/contract';

/** Why a file can be rejected without sending it. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (!/\.(csv|txt)$/i.test(name)) return `${name} isn’t a CSV file. Save it as CSV (UTF-8) and try again.`;
  if (size > MAX_IMPORT_BYTES) return `${name} is too large. Files can be up to ${MAX_IMPORT_BYTES / 1024 / 1024} MB.`;
  if (size === 0) return `${name} is empty.`;
  return undefined;
};
