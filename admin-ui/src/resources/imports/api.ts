import {
  ADMIN_PAGE_SIZE,
  adminPaths,
  type Download,
  type Import,
  type ImportImageList,
  type ImportKind,
  type ImportList,
  type ImportRowList,
} from '@stoa/contract';
import { getData, type ListView, sendData, sendFile, useList, viewQuery } from '@stoa/web-kit';
import useSWR from 'swr';
import { pollEvenAfterErrors } from '../../lib/poll';
import { isBusy } from './domain/statuses';

const {
  imports,
  import: importPath,
  importRows,
  importImages,
  retryImportImages,
  confirmImport: confirmation,
  importReport,
} = adminPaths;

/** An import's current state, polled while the server works on it. */
export const useImport = (id: string) => useSWR(importPath(id), getData<Import>, pollEvenAfterErrors<Import>(isBusy));

/** Polled while the server works on any of them. */
export const useImports = (page: number) =>
  useList<ImportList>(
    (at) => `${imports}?page=${at}&limit=${ADMIN_PAGE_SIZE}`,
    page,
    pollEvenAfterErrors<ImportList>(({ items }) => items.some(isBusy)),
  );

export const useImportRows = (id: number, { page, values }: ListView<'outcome'>) =>
  useList<ImportRowList>((at) => `${importRows(id)}?${viewQuery({ page: at, values }, ADMIN_PAGE_SIZE)}`, page);

export const useFailedImages = (id: number, page: number) =>
  useList<ImportImageList>((at) => `${importImages(id)}?outcome=failed&page=${at}&limit=${ADMIN_PAGE_SIZE}`, page);

export const retryImages = (id: number) => sendData<Import>(retryImportImages(id));

type Upload = { kind: ImportKind; file: File; onProgress: (share: number) => void };

/** Always sent as CSV, whatever type the system reports (Windows says Excel). */
export const uploadImport = ({ kind, file, onProgress }: Upload) =>
  sendFile<Import>(
    `${imports}?${new URLSearchParams({ kind, fileName: file.name.slice(-200) })}`,
    new Blob([file], { type: 'text/csv' }),
    { onProgress },
  );

export const confirmImport = (id: number) => sendData<Import>(confirmation(id));

/** Deleting a million rows takes the server up to two minutes. */
export const deleteImport = (id: number) =>
  sendData<{ id: number }>(importPath(id), { method: 'DELETE', timeout: 150_000 });

export const requestTemplate = (kind: ImportKind) => sendData<Download>(adminPaths.importTemplate(kind));

export const requestReport = (id: number) => sendData<Download>(importReport(id));
