import type { Picture } from '@stoa/contract';

/** The files a browser chooses from; undefined if there's no choice. */
export const srcSetOf = (picture: Picture | null): string | undefined =>
  picture && picture.sizes.length > 1
    ? picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
    : undefined;
