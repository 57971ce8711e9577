import {
  ADMIN_PAGE_SIZE,
  adminPaths,
  type Backup,
  type BackupList,
  type BackupState,
  type BackupStorage,
  type Download,
  type StorageTestResult,
} from '@stoa/contract';
import { getData, sendData, useList } from '@stoa/web-kit';
import useSWR from 'swr';
import { pollEvenAfterErrors } from '../../lib/poll';

const { backups, backup, backupState, downloadBackup } = adminPaths;

export const useBackupState = () =>
  useSWR(
    backupState,
    getData<BackupState>,
    pollEvenAfterErrors<BackupState>(({ running }) => running !== null),
  );

export const useBackups = (page: number) =>
  useList<BackupList>(
    (at) => `${backups}?page=${at}&limit=${ADMIN_PAGE_SIZE}`,
    page,
    pollEvenAfterErrors<BackupList>(({ items }) => items.some(({ status }) => status === 'RUNNING')),
  );

export const startBackup = () => sendData<Backup>(backups, { body: {} });

export const offerBackup = (id: number) => sendData<Download>(downloadBackup(id), { body: {} });

export const deleteBackup = (id: number) => sendData<null>(backup(id), { method: 'DELETE' });

export const testStorage = (values: object) =>
  sendData<StorageTestResult>(adminPaths.testBackupStorage, { body: values });

export const testCurrentStorage = () => sendData<StorageTestResult>(adminPaths.testCurrentBackupStorage, { body: {} });

export const removeStorage = () => sendData<BackupStorage>(adminPaths.backupStorage, { method: 'DELETE' });
