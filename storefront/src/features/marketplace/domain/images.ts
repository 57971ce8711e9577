import type { GalleryImage, ItemDetail } from '@stoa/contract';

export type ShownImage = GalleryImage & { alt: string };

/** The image of its card first, then the rest of its gallery. */
export const imagesOf = ({ title, imageUrl: url, imageAlt, libraryImage, gallery }: ItemDetail): ShownImage[] => [
  { url, libraryImage, alt: imageAlt ?? title },
  ...gallery
    .filter((image) => image.url !== url)
    .map(({ alt, ...image }, place) => ({ ...image, alt: alt ?? `${title}, image ${place + 2}` })),
];
