/** As typed. */
export interface ImageRow {
  url: string;
  alt: string;
}

export interface ItemImages {
  imageUrl: string;
  imageAlt: string;
  gallery: ImageRow[];
}

/** All in order. The first is the main one. */
export const imagesIn = ({ imageUrl, imageAlt, gallery }: ItemImages): ImageRow[] =>
  [{ url: imageUrl.trim(), alt: imageAlt }, ...gallery].filter(({ url }) => url !== '');

const NONE: ImageRow = { url: '', alt: '' };

export const withImages = ([main = NONE, ...gallery]: ImageRow[]): ItemImages => ({
  imageUrl: main.url,
  imageAlt: main.alt,
  gallery,
});

export const moved = (images: ImageRow[], from: number, to: number): ImageRow[] =>
  images.toSpliced(from, 1).toSpliced(to, 0, ...images.slice(from, from + 1));

/** The name of an image's alt text in the form. Without a main image, the list begins with the gallery. */
export const altNameOf = ({ imageUrl }: ItemImages, place: number): string => {
  const inGallery = imageUrl.trim() ? place - 1 : place;
  return inGallery < 0 ? 'imageAlt' : `gallery.${inGallery}.alt`;
};

export const formatGallery = (images: ImageRow[]): string =>
  images.map(({ url, alt }) => [url, alt].filter(Boolean).join(' ')).join('\n');
