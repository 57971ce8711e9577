/** What administrators and editors changed, and what they deleted. */
import * as yup from 'yup';
import { ACTIVITY_ACTIONS, type ActivityAction, ADMIN_PAGE_SIZE } from '../constants';
import { choice, recordId } from '../input/fields';
import { queryId, queryLimit, queryOneOf, queryPage, querySearch, queryText } from '../input/list-query';
import type { Pagination } from '../input/paging';
import { SUBJECT_KINDS, type SubjectKind, TRASH_KINDS, type TrashKind } from './kinds';

/** Administrators work in the panel and editors in the console; the system acts on its own at startup and during housekeeping. */
export const ACTOR_KINDS = ['admin', 'editor', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface Actor {
  kind: ActorKind;
  /** Null only for the system. */
  id: number | null;
  name: string;
}

/** An actor as a single word, for filters: 'admin:12', 'editor:1', 'system'. */
export const actorKey = ({ kind, id }: Actor): string => (id === null ? kind : `${kind}:${id}`);

/** Related records appear by name; a list holds names, features, or links. */
export type ChangedValue = string | number | boolean | string[] | null;

export interface Change {
  /** The field's name in the contract, such as 'discountPrice'. */
  field: string;
  /** Null if there was no value, such as before the record was created. */
  before: ChangedValue;
  after: ChangedValue;
  /** If a text is longer than CHANGE_TEXT_LENGTH, only the part around the difference is kept, with ellipses for the rest. */
  shortened: boolean;
}

/** The most characters kept of a text on each side of a change. */
export const CHANGE_TEXT_LENGTH = 2000;

export interface ActivityEntry {
  id: number;
  at: string;
  actor: Actor;
  action: ActivityAction;
  /** The title or name after the change. */
  subject: { kind: SubjectKind; id: number; title: string };
  /** In the order of the form; empty if the record was restored or permanently deleted. */
  changes: Change[];
}

export interface ActivityList {
  items: ActivityEntry[];
  pagination: Pagination;
}

export const activityListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  /** Searches titles as they were at that time. */
  search: querySearch(),
  kind: queryOneOf('kind', SUBJECT_KINDS),
  recordId: queryId('recordId'),
  action: queryOneOf('action', ACTIVITY_ACTIONS),
  actor: queryText(
    'actor',
    /^(system|(admin|editor):[1-9]\d{0,8})$/,
    'actor must look like admin:12, editor:1, or system',
  ),
});
export type ActivityListQuery = yup.InferType<typeof activityListQuery>;

export interface TrashEntry {
  /** The id of the trash entry; the record has its own. */
  id: number;
  kind: TrashKind;
  recordId: number;
  title: string;
  deletedAt: string;
  deletedBy: Actor;
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

/** A record by what it was before it was deleted, for those who don't know its entry. */
export const restoreInput = yup.object({
  kind: choice('Type', TRASH_KINDS).required('Type is required'),
  recordId: recordId('Record').required('Record is required'),
});
export type RestoreInput = yup.InferType<typeof restoreInput>;

/** The restored record, under its original id. */
export interface Restored {
  kind: TrashKind;
  id: number;
}
