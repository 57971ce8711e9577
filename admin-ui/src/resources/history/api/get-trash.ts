import { apiPaths, type TrashList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { TrashView } from '../domain/trash-params';

const trashPath = (view: TrashView) => `${apiPaths.admin.trash}?${viewQuery(view)}`;

export function useTrash({ page, values }: TrashView) {
  return useList<TrashList>(trashPath({ page, values }), trashPath({ page: page + 1, values }));
}
