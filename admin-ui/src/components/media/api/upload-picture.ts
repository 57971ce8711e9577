import { apiPaths, type MediaFile } from '@stoa/contract';
import { sendForm } from '@stoa/web-kit';

export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<MediaFile> {
  const form = new FormData();
  form.append('file', file);
  return sendForm<MediaFile>(apiPaths.admin.media, form, { onProgress });
}
