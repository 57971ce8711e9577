import * as yup from 'yup';
import { ITEM_STATUSES, POST_STATUSES } from '../constants';
import { choice, flag, idList, recordId } from '../input/fields';

export const MAX_BULK = 500;

export const ITEM_BULK_ACTIONS = [
  'publish',
  'unpublish',
  'feature',
  'unfeature',
  'setStatus',
  'setCategory',
  'delete',
] as const;
export type ItemBulkAction = (typeof ITEM_BULK_ACTIONS)[number];

/** There is no publish action: posts are published through their status. */
export const POST_BULK_ACTIONS = ['setStatus', 'setCategory', 'feature', 'unfeature', 'delete'] as const;
export type PostBulkAction = (typeof POST_BULK_ACTIONS)[number];

export const MESSAGE_BULK_ACTIONS = ['markRead', 'markUnread', 'archive', 'unarchive', 'delete'] as const;
export type MessageBulkAction = (typeof MESSAGE_BULK_ACTIONS)[number];

export const ORDER_BULK_ACTIONS = ['fulfill', 'release'] as const;
export type OrderBulkAction = (typeof ORDER_BULK_ACTIONS)[number];

export const chosen = () =>
  idList('ids', MAX_BULK).min(1, 'Select at least one record').required('ids must be a list of ids');
export const action = <T extends string>(actions: readonly T[]) =>
  choice('Action', actions).required('Action is required');
const status = <T extends string>(statuses: readonly T[]) =>
  choice('Status', statuses).when('action', ([action], schema) =>
    action === 'setStatus' ? schema.required('Status is required') : schema,
  );
const categoryId = () =>
  recordId('Category').when('action', ([action], schema) =>
    action === 'setCategory' ? schema.required('Category is required') : schema,
  );

export const itemBulkInput = yup.object({
  ids: chosen(),
  action: action(ITEM_BULK_ACTIONS),
  status: status(ITEM_STATUSES),
  categoryId: categoryId(),
});
export type ItemBulkInput = yup.InferType<typeof itemBulkInput>;

export const postBulkInput = yup.object({
  ids: chosen(),
  action: action(POST_BULK_ACTIONS),
  status: status(POST_STATUSES),
  categoryId: categoryId(),
});
export type PostBulkInput = yup.InferType<typeof postBulkInput>;

export const messageBulkInput = yup.object({ ids: chosen(), action: action(MESSAGE_BULK_ACTIONS) });
export type MessageBulkInput = yup.InferType<typeof messageBulkInput>;

export const orderBulkInput = yup.object({
  ids: chosen(),
  action: action(ORDER_BULK_ACTIONS),
  notifyCustomer: flag('Notify customer').default(true),
});
export type OrderBulkInput = yup.InferType<typeof orderBulkInput>;

export interface BulkResult {
  id: number;
  /** The title (or a message's subject) before the change; null if no record has this id. */
  title: string | null;
  ok: boolean;
  /** Why it failed, as a sentence; null if it succeeded. */
  message: string | null;
}

/** One result per record, in the order requested. One failure doesn't affect the others. */
export interface BulkReport {
  results: BulkResult[];
  succeeded: number;
  failed: number;
}
