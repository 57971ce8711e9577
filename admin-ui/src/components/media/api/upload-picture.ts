import { apiPaths, type MediaFile } from '@stoa/contract';
import { sendFile } from '@stoa/web-kit';

export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<MediaFile> {
  const form = new FormData();
  form.append('file', file);
  return sendFile<MediaFile>(apiPaths.admin.media, form, { onProgress });
}
