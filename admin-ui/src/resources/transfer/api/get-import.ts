import { apiPaths, type Import } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';
import { isBusy, LOOK_EVERY_MS } from '../domain/statuses';

/** An import as it is now; while the server works on it, again and again. */
export function useImport(id: string) {
  return useSWR(apiPaths.admin.import(id), getData<Import>, {
    refreshInterval: (current) => (current && isBusy(current.status) ? LOOK_EVERY_MS : 0),
  });
}
