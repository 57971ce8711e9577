import * as yup from 'yup';
import { openedVersion, optionalText, recordId, requiredText, textOrNull } from '../../input/fields';
import { action, chosen } from '../../records/bulk';
import { oneLine } from '../addresses/one-line';

export const MAX_CUSTOMER_TAGS = 20;
export const MAX_CUSTOMER_TAG = 40;

const tag = () => oneLine('Tag', requiredText('Tag', 1, MAX_CUSTOMER_TAG));

const tagList = () =>
  yup
    .array()
    .label('Tags')
    .typeError('Tags must be a list')
    .of(tag())
    .max(MAX_CUSTOMER_TAGS, `A customer can have at most ${MAX_CUSTOMER_TAGS} tags`);

/** What the shop knows and notes of a customer; what is left out stays. */
export const updateCustomerInput = yup.object({
  name: oneLine('Name', requiredText('Name', 2, 100, 'Enter the customer’s name')).optional(),
  phone: oneLine('Phone', textOrNull('Phone', 40)),
  note: optionalText('Note', 5_000).nonNullable(),
  tags: tagList(),
  updatedAt: openedVersion(),
});
export type UpdateCustomerInput = yup.InferType<typeof updateCustomerInput>;

export const CUSTOMER_BULK_ACTIONS = ['addTag', 'removeTag'] as const;
export type CustomerBulkAction = (typeof CUSTOMER_BULK_ACTIONS)[number];

export const customerBulkInput = yup.object({ ids: chosen(), action: action(CUSTOMER_BULK_ACTIONS), tag: tag() });
export type CustomerBulkInput = yup.InferType<typeof customerBulkInput>;

/** The other customer becomes part of this one. */
export const mergeCustomersInput = yup.object({ otherId: recordId('Customer').required('Choose a customer') });
export type MergeCustomersInput = yup.InferType<typeof mergeCustomersInput>;
