import type { LibraryImage } from '@stoa/contract';

/** The files a browser chooses from; undefined if there's no choice. */
export const srcSetOf = (libraryImage: LibraryImage | null): string | undefined =>
  libraryImage && libraryImage.sizes.length > 1
    ? libraryImage.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
    : undefined;
