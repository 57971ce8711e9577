import type { LibraryImage, MediaFile, MediaUse } from '@stoa/contract';
import { toLibraryImage } from '../../../database/images/library-image';
import type { MediaRow } from '../queries/media';

const WITHOUT_DIMENSIONS: LibraryImage = { width: 0, height: 0, sizes: [] };

export const toMediaFile = (row: MediaRow): MediaFile => {
  const { width, height, sizes } = toLibraryImage(row) ?? WITHOUT_DIMENSIONS;
  return {
    id: row.id,
    url: row.url,
    name: row.name,
    alternativeText: row.alternativeText || null,
    mime: row.mime,
    size: row.size,
    width,
    height,
    sizes,
    createdAt: row.createdAt.toISOString(),
  };
};

export const toMediaUse = ({ kind, id, title }: MediaUse): MediaUse => ({ kind, id, title });
