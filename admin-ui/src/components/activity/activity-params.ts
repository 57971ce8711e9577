import { ACTIVITY_ACTIONS, ADMIN_PAGE_SIZE, adminPaths, SUBJECT_KINDS, type SubjectKind } from '@stoa/contract';
import { aChoice, anyText, changeView, type ListParam, type ListView, viewQuery } from '@stoa/web-kit';
import { paths } from '../../config/paths';

const matching = (form: RegExp): ListParam => ({ fallback: '', accepts: (text) => form.test(text) });

export const activityParams = {
  search: anyText(),
  kind: aChoice(SUBJECT_KINDS),
  action: aChoice(ACTIVITY_ACTIONS),
  actor: matching(/^(system|(admin|editor):[1-9]\d{0,8})$/),
  recordId: matching(/^[1-9]\d{0,8}$/),
};

export type ActivityView = ListView<keyof typeof activityParams>;

export const activityPath = (view: ActivityView) => `${adminPaths.activity}?${viewQuery(view, ADMIN_PAGE_SIZE)}`;

export const activityOf = (kind: SubjectKind, recordId: number | string = ''): string =>
  `${paths.activity}?${changeView(activityParams, new URLSearchParams(), { kind, recordId: String(recordId) })}`;
