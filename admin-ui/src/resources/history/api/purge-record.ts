import { apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const purgeRecord = (entryId: number) =>
  sendData<{ id: number }>(apiPaths.admin.trashEntry(entryId), { method: 'DELETE' });
