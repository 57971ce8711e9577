import { ADMIN_PAGE_SIZE, apiPaths, type ImportList } from '@stoa/contract';
import { useList } from '@stoa/web-kit';
import { isBusy, LOOK_EVERY_MS } from '../domain/statuses';

const importsPath = (page: number) => `${apiPaths.admin.imports}?page=${page}&limit=${ADMIN_PAGE_SIZE}`;

/** While the server works on one of them, asked for again and again. */
export const useImports = (page: number) =>
  useList<ImportList>(importsPath, page, {
    refreshInterval: (list) => (list?.items.some(({ status }) => isBusy(status)) ? LOOK_EVERY_MS : 0),
  });
