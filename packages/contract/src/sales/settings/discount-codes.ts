import * as yup from 'yup';
import { choice, flag, idList, moment, openedVersion, requiredText, uppercased } from '../../input/fields';
import { listQuery, queryOneOf } from '../../input/list-query';
import type { Pagination } from '../../input/paging';
import { amountOrNull, percentOrNull, wholeNumberOrNull } from './amounts';
import { CODE_KINDS, CODE_SORTS, CODE_STATES, type CodeKind, type CodeState } from './code-words';

export interface DiscountCode {
  id: number;
  code: string;
  kind: CodeKind;
  percent: number | null;
  amount: number | null;
  startsAt: string | null;
  endsAt: string | null;
  /** From which subtotal it can be used. */
  minimum: number | null;
  usageLimit: number | null;
  /** By one person. */
  usageLimitPerCustomer: number | null;
  uses: number;
  /** What it is for. Both empty: for everything. */
  categories: number[];
  items: { id: number; title: string }[];
  enabled: boolean;
  state: CodeState;
  createdAt: string;
  updatedAt: string;
}

export interface DiscountCodeList {
  items: DiscountCode[];
  pagination: Pagination;
}

export const discountCodeListQuery = listQuery(CODE_SORTS, ['createdAt', 'desc'], {
  state: queryOneOf('state', CODE_STATES),
});
export type DiscountCodeListQuery = yup.InferType<typeof discountCodeListQuery>;

const MAX_USES = 1_000_000;
const MAX_PICKED = 100;

/** Only with the kind does a value mean anything. */
const neededFor = <Value extends yup.NumberSchema<number | null | undefined>>(
  value: Value,
  kind: CodeKind,
  message: string,
) =>
  value
    .default(null)
    .test(
      'given',
      message,
      (given, { parent }) => parent.kind !== kind || (given !== null && given !== undefined && given > 0),
    );

const codeFields = {
  code: requiredText('Code', 3, 40, 'Enter a code')
    .transform(uppercased)
    .matches(/^[A-Z0-9-]*$/, 'Code can only contain letters, digits, and hyphens'),
  kind: choice('Kind', CODE_KINDS),
  percent: neededFor(percentOrNull('Percent', 2), 'PERCENT', 'Percent must be above 0'),
  amount: neededFor(amountOrNull('Amount'), 'AMOUNT', 'Amount must be above 0'),
  startsAt: moment('Starts'),
  endsAt: moment('Ends').test(
    'order',
    'Ends must be after Starts',
    (ends, { parent: { startsAt } }) => !ends || !startsAt || Date.parse(ends) > Date.parse(startsAt),
  ),
  minimum: amountOrNull('Minimum order'),
  usageLimit: wholeNumberOrNull('Total uses', 1, MAX_USES),
  usageLimitPerCustomer: wholeNumberOrNull('Uses per customer', 1, MAX_USES),
  categories: idList('Categories', MAX_PICKED),
  items: idList('Items', MAX_PICKED),
  enabled: flag('On'),
};

export const createDiscountCodeInput = yup.object({
  ...codeFields,
  kind: codeFields.kind.required('Kind is required'),
  startsAt: codeFields.startsAt.default(null),
  endsAt: codeFields.endsAt.default(null),
  minimum: codeFields.minimum.default(null),
  usageLimit: codeFields.usageLimit.default(null),
  usageLimitPerCustomer: codeFields.usageLimitPerCustomer.default(null),
  categories: codeFields.categories.default([]),
  items: codeFields.items.default([]),
  enabled: codeFields.enabled.default(true),
});
export type CreateDiscountCodeInput = yup.InferType<typeof createDiscountCodeInput>;

/** A partial change. Percent and amount only change together with the kind. */
export const updateDiscountCodeInput = yup.object({
  ...codeFields,
  code: codeFields.code.optional(),
  updatedAt: openedVersion(),
});
export type UpdateDiscountCodeInput = yup.InferType<typeof updateDiscountCodeInput>;
