import type { ImageSize, LibraryImage } from '@stoa/contract';

/** An image as the media library stores it, with its smaller sizes. */
export interface LibraryImageRow {
  url: string;
  width: number | null;
  height: number | null;
  formats: Record<string, ImageSize> | null;
}

/** SQL for the media library image at an address, or null if the address is elsewhere. */
export const libraryImageAt = (address: string): string => `(
  SELECT json_build_object('url', file.url, 'width', file.width, 'height', file.height, 'formats', file.formats)
  FROM files file WHERE file.url = ${address} ORDER BY file.id LIMIT 1)`;

/** Sorted from the narrowest size to the original. A drawing without dimensions has no sizes to choose from. */
export const toLibraryImage = (row: LibraryImageRow | null): LibraryImage | null => {
  if (!row?.width || !row.height) return null;
  const { url, width, height, formats } = row;
  const smaller = Object.values(formats ?? {})
    .filter((size) => size.width < width)
    .sort((one, other) => one.width - other.width)
    .map((size) => ({ url: size.url, width: size.width }));
  return { width, height, sizes: [...smaller, { url, width }] };
};
