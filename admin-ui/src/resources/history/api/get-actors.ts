import { type Actor, apiPaths } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export function useActors() {
  return useSWR(apiPaths.admin.activityActors, getData<Actor[]>);
}
