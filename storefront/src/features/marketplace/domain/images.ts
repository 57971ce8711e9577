import type { GalleryImage, ItemDetail } from '@stoa/contract';

export type ShownImage = Omit<GalleryImage, 'alt'> & {
  alt: string;
  /** What was written for this image; null if nothing was. */
  ownAlt: string | null;
};

/** The image of its card first, then the rest of its gallery. */
export const imagesOf = ({ title, imageUrl: url, imageAlt, libraryImage, gallery }: ItemDetail): ShownImage[] =>
  [{ url, libraryImage, alt: imageAlt }, ...gallery.filter((image) => image.url !== url)].map(
    ({ alt: ownAlt, ...image }, place) => ({
      ...image,
      ownAlt,
      alt: ownAlt ?? (place === 0 ? title : `${title}, image ${place + 1}`),
    }),
  );
