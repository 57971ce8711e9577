import { adminPaths, type MediaFile, type MediaList, type UpdateMediaInput } from '@stoa/contract';
import { sendData, sendFile, useList, useReload } from '@stoa/web-kit';
import { type MediaView, mediaPath } from './media-params';

const { media, mediaFile } = adminPaths;

export const useMedia = ({ page, values }: MediaView) =>
  useList<MediaList>((at) => mediaPath({ page: at, values }), page);

export const useMediaChanged = () => useReload(media);

export function uploadImage(file: File, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append('file', file);
  return sendFile<MediaFile>(media, form, { onProgress });
}

export const updateImage = (id: number, body: UpdateMediaInput) =>
  sendData<MediaFile>(mediaFile(id), { method: 'PATCH', body });

export const deleteImage = (id: number) => sendData<{ id: number }>(mediaFile(id), { method: 'DELETE' });
