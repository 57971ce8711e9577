import { ADMIN_PAGE_SIZE, apiPaths, type ImportRowList } from '@stoa/contract';
import { type ListView, useList, viewQuery } from '@stoa/web-kit';

type RowView = ListView<'outcome'>;

const rowsPath = (id: number, view: RowView) => `${apiPaths.admin.importRows(id)}?${viewQuery(view, ADMIN_PAGE_SIZE)}`;

export const useImportRows = (id: number, { page, values }: RowView) =>
  useList<ImportRowList>((at) => rowsPath(id, { page: at, values }), page);
