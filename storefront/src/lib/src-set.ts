import type { Picture } from '@stoa/contract';

/** The files that a browser chooses from; undefined where there is no choice. */
export const srcSetOf = (picture: Picture | null): string | undefined =>
  picture && picture.sizes.length > 1
    ? picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
    : undefined;
