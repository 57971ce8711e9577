import { apiPaths, type SavedView } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const renameView = (id: number, name: string) =>
  sendData<SavedView>(apiPaths.admin.view(id), { method: 'PATCH', body: { name } });
