import { apiPaths, type Settings } from '@stoa/contract';
import { useRecord } from '../../../lib/use-record';

export function useSettings() {
  return useRecord<Settings>(apiPaths.admin.settings);
}
