import type { MediaFile, MediaSize, MediaUse } from '@stoa/contract';
import type { MediaRow } from '../queries/media';

const toSize = ({ url, width, height }: MediaSize): MediaSize => ({ url, width, height });

export const toMediaFile = (row: MediaRow): MediaFile => ({
  id: row.id,
  url: row.url,
  name: row.name,
  alternativeText: row.alternativeText || null,
  mime: row.mime,
  size: row.size,
  width: row.width,
  height: row.height,
  createdAt: row.createdAt.toISOString(),
  sizes: Object.values(row.formats ?? {})
    .map(toSize)
    .sort((one, other) => one.width - other.width),
});

export const toMediaUse = ({ kind, id, title }: MediaUse): MediaUse => ({ kind, id, title });
