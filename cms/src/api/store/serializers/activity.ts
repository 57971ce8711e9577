import type { Activity } from '@stoa/contract';
import type { ActivityRow } from '../queries/stats';

export const toActivity = ({ kind, id, title, at }: ActivityRow): Activity => ({
  kind,
  id,
  title,
  at: at.toISOString(),
});
