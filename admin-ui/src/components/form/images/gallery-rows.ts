/** As typed. */
export interface GalleryRow {
  url: string;
  alt: string;
}

export const formatGallery = (images: GalleryRow[]): string =>
  images.map(({ url, alt }) => [url, alt].filter(Boolean).join(' ')).join('\n');
