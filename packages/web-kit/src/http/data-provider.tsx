import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from './api-error';

/** A refusal does not change by asking again; a shop out of reach may come back. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.error.status === 0 || error.error.status >= 500;

const settings: SWRConfiguration = {
  shouldRetryOnError: mayPass,
  errorRetryCount: 5,
};

/** What the server knows lives in SWR alone. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}
