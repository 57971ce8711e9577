import { adminPaths, type Restored, type TrashList } from '@stoa/contract';
import { sendData, useList } from '@stoa/web-kit';
import { type TrashView, trashPath } from './domain/trash-params';

export const useTrash = ({ page, values }: TrashView) =>
  useList<TrashList>((at) => trashPath({ page: at, values }), page);

export const restoreRecord = (entryId: number) => sendData<Restored>(adminPaths.restore(entryId));

export const purgeRecord = (entryId: number) =>
  sendData<{ id: number }>(adminPaths.trashEntry(entryId), { method: 'DELETE' });
