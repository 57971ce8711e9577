import { MAX_IMPORT_BYTES } from '@stoa/contract';

/** Why a file need not be sent at all. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (!/\.(csv|txt)$/i.test(name)) return `${name} is no CSV file. Save it as CSV (UTF-8) and choose it again.`;
  if (size > MAX_IMPORT_BYTES) return `${name} is too large: ${MAX_IMPORT_BYTES / 1024 / 1024} MB at most.`;
  if (size === 0) return `${name} is empty.`;
  return undefined;
};
