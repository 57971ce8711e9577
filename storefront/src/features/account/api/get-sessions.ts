import { type ActiveSession, apiPaths } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export function useSessions() {
  return useSWR(apiPaths.auth.sessions, getData<ActiveSession[]>);
}
