import { apiPaths, type MediaFile, type UpdateMediaInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const updatePicture = (id: number, body: UpdateMediaInput): Promise<MediaFile> =>
  sendData(apiPaths.admin.mediaFile(id), { method: 'PATCH', body });
