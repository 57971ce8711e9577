import type { Download } from '@stoa/contract';

/** Has the browser save a file, as if someone had followed a link to it. */
export const download = ({ url, fileName }: Download): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
};
