/** What administrators and editors did, and what they deleted. */
import * as yup from 'yup';
import { ADMIN_PAGE_SIZE } from './constants';
import { queryId, queryLimit, queryOneOf, queryPage, querySearch, queryText } from './list-query';
import type { Pagination } from './paging';

/** What goes to the trash when it is deleted. */
export const TRASH_KINDS = ['item', 'itemCategory', 'itemTag', 'post', 'blogCategory', 'blogTag'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Whose changes are written down. */
export const SUBJECT_KINDS = [...TRASH_KINDS, 'settings', 'user'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** `purged`: deleted for good, out of the trash. */
export const ACTIVITY_ACTIONS = ['created', 'updated', 'deleted', 'restored', 'purged'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** Administrators act in the panel, editors in the console, the system by itself: at its start, at its housekeeping. */
export const ACTOR_KINDS = ['admin', 'editor', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface Actor {
  kind: ActorKind;
  /** Null for the system alone. */
  id: number | null;
  /** As it was at that time. */
  name: string;
}

/** An actor as one word, for filters: 'admin:12', 'editor:1', 'system'. */
export const actorKey = ({ kind, id }: Actor): string => (id === null ? kind : `${kind}:${id}`);

/** Records that are referred to appear by their names; a list is one of names, features or links. */
export type ChangedValue = string | number | boolean | string[] | null;

export interface Change {
  /** The contract's name of the field: 'discountPrice'. */
  field: string;
  /** Null where there was nothing, such as before a record was created. */
  before: ChangedValue;
  after: ChangedValue;
  /** A text longer than CHANGE_TEXT_LENGTH is shown around what differs, and an ellipsis stands for the rest. */
  shortened: boolean;
}

/** The most characters that are kept of a text, on each side of a change. */
export const CHANGE_TEXT_LENGTH = 2000;

export interface ActivityEntry {
  id: number;
  at: string;
  actor: Actor;
  action: ActivityAction;
  /** The title or name as it was after the change. */
  subject: { kind: SubjectKind; id: number; title: string };
  /** In the order of the forms; empty for what was restored or deleted for good. */
  changes: Change[];
}

export interface ActivityList {
  items: ActivityEntry[];
  pagination: Pagination;
}

export const activityListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  /** In the titles, as they were at that time. */
  search: querySearch(),
  kind: queryOneOf('kind', SUBJECT_KINDS),
  recordId: queryId('recordId'),
  action: queryOneOf('action', ACTIVITY_ACTIONS),
  actor: queryText(
    'actor',
    /^(system|(admin|editor):[1-9]\d{0,8})$/,
    'actor must be like admin:12, editor:1 or system',
  ),
});
export type ActivityListQuery = yup.InferType<typeof activityListQuery>;

export interface TrashEntry {
  /** Of the entry in the trash; the record has its own. */
  id: number;
  kind: TrashKind;
  recordId: number;
  title: string;
  deletedAt: string;
  deletedBy: Actor;
  /** From then on it is deleted for good. */
  expiresAt: string;
}

export interface TrashList {
  items: TrashEntry[];
  pagination: Pagination;
}

export const trashListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  kind: queryOneOf('kind', TRASH_KINDS),
  search: querySearch(),
});
export type TrashListQuery = yup.InferType<typeof trashListQuery>;

/** What came back: the record under the id that it always had. */
export interface Restored {
  kind: TrashKind;
  id: number;
}
