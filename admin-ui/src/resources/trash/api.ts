import { apiPaths, type Restored, type TrashList } from '@stoa/contract';
import { sendData, useList } from '@stoa/web-kit';
import { type TrashView, trashPath } from './domain/trash-params';

export const useTrash = ({ page, values }: TrashView) =>
  useList<TrashList>((at) => trashPath({ page: at, values }), page);

export const restoreRecord = (entryId: number) => sendData<Restored>(apiPaths.admin.restore(entryId));

export const purgeRecord = (entryId: number) =>
  sendData<{ id: number }>(apiPaths.admin.trashEntry(entryId), { method: 'DELETE' });
