import { DEFAULT_HOME, type HomePage } from '@stoa/contract';
import { usePrefetched } from '@stoa/web-kit';
import { homePath } from './api';

/** Undefined while it's loading. Apart from what every page needs. */
export function useHome(): HomePage | undefined {
  const { data, error } = usePrefetched<HomePage>(homePath);
  return data ?? (error && DEFAULT_HOME);
}
