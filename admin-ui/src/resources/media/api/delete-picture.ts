import { apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const deletePicture = (id: number): Promise<{ id: number }> =>
  sendData(apiPaths.admin.mediaFile(id), { method: 'DELETE' });
