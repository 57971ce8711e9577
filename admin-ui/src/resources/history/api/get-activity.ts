import { type ActivityList, ADMIN_PAGE_SIZE, apiPaths, type SubjectKind } from '@stoa/contract';
import { getData, useList, viewQuery } from '@stoa/web-kit';
import useSWR from 'swr';
import type { ActivityView } from '../domain/activity-params';

const activityPath = (view: ActivityView) => `${apiPaths.admin.activity}?${viewQuery(view, ADMIN_PAGE_SIZE)}`;

export function useActivity({ page, values }: ActivityView) {
  return useList<ActivityList>(activityPath({ page, values }), activityPath({ page: page + 1, values }));
}

const NEWEST = 5;
/** The page may stay after a save, and others may save meanwhile. */
const LOOK_AGAIN_MS = 10_000;

/** The newest of one record; the single record of the settings needs no id. */
export function useNewestActivity(kind: SubjectKind, recordId = '') {
  const query = new URLSearchParams({ limit: String(NEWEST), kind, recordId });
  return useSWR(`${apiPaths.admin.activity}?${query}`, getData<ActivityList>, { refreshInterval: LOOK_AGAIN_MS });
}
