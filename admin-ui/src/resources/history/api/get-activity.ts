import { type ActivityList, ADMIN_PAGE_SIZE, apiPaths, type SubjectKind } from '@stoa/contract';
import { getData, useList, viewQuery } from '@stoa/web-kit';
import useSWR from 'swr';
import type { ActivityView } from '../domain/activity-params';

export const activityPath = (view: ActivityView) => `${apiPaths.admin.activity}?${viewQuery(view, ADMIN_PAGE_SIZE)}`;

export const useActivity = ({ page, values }: ActivityView) =>
  useList<ActivityList>((at) => activityPath({ page: at, values }), page);

const NEWEST = 5;
/** The page may stay after a save, and others may save meanwhile. */
const LOOK_AGAIN_MS = 10_000;

/** The newest of one record; the single record of the settings needs no id. */
export function useNewestActivity(kind: SubjectKind, recordId = '') {
  const query = new URLSearchParams({ limit: String(NEWEST), kind, recordId });
  return useSWR(`${apiPaths.admin.activity}?${query}`, getData<ActivityList>, { refreshInterval: LOOK_AGAIN_MS });
}
