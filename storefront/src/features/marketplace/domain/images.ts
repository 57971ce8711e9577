import type { GalleryImage, ItemDetail } from '@stoa/contract';

export type ShownImage = GalleryImage & { alt: string };

/** The image of its card first, then the rest of its gallery. */
export const imagesOf = ({ title, imageUrl: url, imageAlt, picture, gallery }: ItemDetail): ShownImage[] => [
  { url, picture, alt: imageAlt ?? title },
  ...gallery
    .filter((image) => image.url !== url)
    .map(({ alt, ...image }, place) => ({ ...image, alt: alt ?? `${title}, image ${place + 2}` })),
];
