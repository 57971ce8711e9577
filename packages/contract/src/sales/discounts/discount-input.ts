import * as yup from 'yup';
import { choice, flag, idList, moment, openedVersion, textOrNull, uppercased } from '../../input/fields';
import { amountOrNull, percentOrNull, wholeNumberOrNull } from '../settings/amounts';
import { DISCOUNT_KINDS, DISCOUNT_METHODS, type DiscountKind, type DiscountMethod } from './discount-words';

const MAX_USES = 1_000_000;
const MAX_PICKED = 100;
/** Of what is bought or got at once. */
const MAX_COUNT = 1_000;

type Given = number | string | null | undefined;
type Parent = { kind?: DiscountKind; method?: DiscountMethod };

const isGiven = (value: Given): boolean => (typeof value === 'number' ? value > 0 : Boolean(value));

/** Only with some kinds, or one method, does a value mean anything. */
const neededIf = <Value extends yup.Schema<Given>>(value: Value, isNeeded: (of: Parent) => boolean, message: string) =>
  value
    .default(null)
    .test('given', message, (given: Given, { parent }: yup.TestContext) => !isNeeded(parent) || isGiven(given));

const ofKinds =
  (...kinds: DiscountKind[]) =>
  ({ kind }: Parent) =>
    kind !== undefined && kinds.includes(kind);

const isBuyXGetY = ofKinds('BUY_X_GET_Y');

const codeField = () =>
  textOrNull('Code', 40)
    .transform(uppercased)
    .test('least', 'Code must be at least 3 characters', (code) => code == null || code.length >= 3)
    .matches(/^[A-Z0-9-]*$/, {
      message: 'Code can only contain letters, digits, and hyphens',
      excludeEmptyString: true,
    });

const discountFields = {
  method: choice('Method', DISCOUNT_METHODS),
  code: neededIf(codeField(), ({ method }) => method === 'CODE', 'Enter a code'),
  title: neededIf(textOrNull('Title', 80), ({ method }) => method === 'AUTOMATIC', 'Enter a title'),
  kind: choice('Type', DISCOUNT_KINDS),
  percent: neededIf(percentOrNull('Percent', 2), ofKinds('PERCENT', 'BUY_X_GET_Y'), 'Percent must be above 0'),
  amount: neededIf(amountOrNull('Amount'), ofKinds('AMOUNT'), 'Amount must be above 0'),
  buyQuantity: neededIf(wholeNumberOrNull('Buy', 1, MAX_COUNT), isBuyXGetY, 'Enter how many they buy'),
  getQuantity: neededIf(wholeNumberOrNull('Get', 1, MAX_COUNT), isBuyXGetY, 'Enter how many they get'),
  usesPerOrder: wholeNumberOrNull('Times per order', 1, MAX_COUNT),
  startsAt: moment('Starts'),
  endsAt: moment('Ends').test(
    'order',
    'Ends must be after Starts',
    (ends, { parent: { startsAt } }) => !ends || !startsAt || Date.parse(ends) > Date.parse(startsAt),
  ),
  minimum: amountOrNull('Minimum order'),
  minimumQuantity: wholeNumberOrNull('Minimum quantity', 1, MAX_USES),
  usageLimit: wholeNumberOrNull('Total uses', 1, MAX_USES),
  /** Who pays isn't known while the cart is priced, so only what is entered can be limited so. */
  usageLimitPerCustomer: wholeNumberOrNull('Uses per customer', 1, MAX_USES).test(
    'code',
    'Only codes can be limited per customer',
    (limit, { parent: { method } }) => limit == null || method !== 'AUTOMATIC',
  ),
  categories: idList('Categories', MAX_PICKED),
  collections: idList('Collections', MAX_PICKED),
  items: idList('Items', MAX_PICKED),
  getCategories: idList('Categories they get', MAX_PICKED),
  getCollections: idList('Collections they get', MAX_PICKED),
  getItems: idList('Items they get', MAX_PICKED),
  enabled: flag('On'),
};

export const createDiscountInput = yup.object({
  ...discountFields,
  method: discountFields.method.default('CODE'),
  kind: discountFields.kind.required('Type is required'),
  usesPerOrder: discountFields.usesPerOrder.default(null),
  startsAt: discountFields.startsAt.default(null),
  endsAt: discountFields.endsAt.default(null),
  minimum: discountFields.minimum.default(null),
  minimumQuantity: discountFields.minimumQuantity.default(null),
  usageLimit: discountFields.usageLimit.default(null),
  usageLimitPerCustomer: discountFields.usageLimitPerCustomer.default(null),
  categories: discountFields.categories.default([]),
  collections: discountFields.collections.default([]),
  items: discountFields.items.default([]),
  getCategories: discountFields.getCategories.default([]),
  getCollections: discountFields.getCollections.default([]),
  getItems: discountFields.getItems.default([]),
  enabled: discountFields.enabled.default(true),
});
export type CreateDiscountInput = yup.InferType<typeof createDiscountInput>;

/** A partial change. What belongs to a kind only changes together with it, and so do code and title with the method. */
export const updateDiscountInput = yup.object({ ...discountFields, updatedAt: openedVersion() });
export type UpdateDiscountInput = yup.InferType<typeof updateDiscountInput>;
