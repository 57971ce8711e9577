import { ADMIN_PAGE_SIZE, apiPaths, type ImportList } from '@stoa/contract';
import { useList } from '@stoa/web-kit';

const importsPath = (page: number) => `${apiPaths.admin.imports}?page=${page}&limit=${ADMIN_PAGE_SIZE}`;

export const useImports = (page: number) => useList<ImportList>(importsPath(page), importsPath(page + 1));
