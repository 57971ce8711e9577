import { ACTIVITY_ACTIONS, SUBJECT_KINDS, type SubjectKind } from '@stoa/contract';
import { anyText, changeView, type ListParam, type ListView, oneOf } from '@stoa/web-kit';
import { paths } from '../../../config/paths';

const matching = (form: RegExp): ListParam => ({ fallback: '', accepts: (text) => form.test(text) });

/** The list of the activity as its address says it. */
export const activityParams = {
  search: anyText(),
  kind: oneOf(SUBJECT_KINDS),
  action: oneOf(ACTIVITY_ACTIONS),
  actor: matching(/^(system|(admin|editor):[1-9]\d{0,8})$/),
  recordId: matching(/^[1-9]\d{0,8}$/),
};

export type ActivityView = ListView<keyof typeof activityParams>;

/** The address of the list that tells of one record alone. */
export const activityOf = (kind: SubjectKind, recordId: number | string = ''): string =>
  `${paths.activity}?${changeView(activityParams, new URLSearchParams(), { kind, recordId: String(recordId) })}`;
