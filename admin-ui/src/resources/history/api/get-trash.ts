import { apiPaths, type TrashList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { TrashView } from '../domain/trash-params';

export const trashPath = (view: TrashView) => `${apiPaths.admin.trash}?${viewQuery(view)}`;

export const useTrash = ({ page, values }: TrashView) =>
  useList<TrashList>((at) => trashPath({ page: at, values }), page);
