import { type ActivityList, type Actor, adminPaths } from '@stoa/contract';
import { getData, useList } from '@stoa/web-kit';
import useSWR from 'swr';
import { type ActivityView, activityPath } from '../../components/activity/activity-params';

export const useActivity = ({ page, values }: ActivityView) =>
  useList<ActivityList>((at) => activityPath({ page: at, values }), page);

export const useActors = () => useSWR(adminPaths.activityActors, getData<Actor[]>);
