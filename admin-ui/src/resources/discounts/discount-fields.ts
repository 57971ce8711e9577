import {
  type CreateDiscountInput,
  DISCOUNT_KIND_NAMES,
  DISCOUNT_METHOD_NAMES,
  type Discount,
  type DiscountKind,
  type DiscountMethod,
} from '@stoa/contract';
import { formatDollars, formatMoment } from '@stoa/web-kit';
import type { PickedItem } from '../../components/form/choices/picked-items';
import { type FieldTable, inputsOf } from '../../components/form/field-table';
import { nameOf, yesOrNo } from '../../components/form/saving/compare-versions';
import { typedNumber } from '../../components/form/typed-number';
import type { TermNames } from '../../components/terms/api';

/** A discount as its form holds it, with numbers as typed. */
export interface DiscountValues {
  method: DiscountMethod;
  code: string;
  title: string;
  kind: DiscountKind;
  percent: string;
  amount: string;
  buyQuantity: string;
  getQuantity: string;
  usesPerOrder: string;
  categories: string[];
  collections: PickedItem[];
  items: PickedItem[];
  getCategories: string[];
  getCollections: PickedItem[];
  getItems: PickedItem[];
  minimum: string;
  minimumQuantity: string;
  startsAt: string;
  endsAt: string;
  usageLimit: string;
  usageLimitPerCustomer: string;
  enabled: boolean;
  /** The version the form was opened with; a new discount has none. */
  updatedAt: string;
}

type Names = Pick<TermNames, 'categories'>;

const kindName = (kind: DiscountKind) => DISCOUNT_KIND_NAMES[kind];
const categoryNames = (ids: string[], { categories }: Names) => ids.map((id) => nameOf(id, categories)).join(', ');
const titles = (items: PickedItem[]) => items.map(({ title }) => title).join(', ');
const when = (moment: string) => moment && formatMoment(moment);

export const discountFields: FieldTable<DiscountValues, never, Names> = {
  method: { label: 'Method', format: (method) => DISCOUNT_METHOD_NAMES[method] },
  code: { label: 'Code', with: 'method' },
  title: { label: 'Title', with: 'method' },
  enabled: { label: 'On', format: yesOrNo },
  kind: { label: 'Type', format: kindName, activity: { format: kindName } },
  percent: { label: 'Percent', with: 'kind' },
  amount: { label: 'Amount', with: 'kind', activity: { format: formatDollars } },
  buyQuantity: { label: 'Buy', with: 'kind' },
  getQuantity: { label: 'Get', with: 'kind' },
  usesPerOrder: { label: 'Times per order', with: 'kind' },
  categories: { label: 'Categories', format: categoryNames },
  collections: { label: 'Picked collections', format: titles },
  items: { label: 'Picked items', format: titles },
  getCategories: { label: 'Categories they get', format: categoryNames },
  getCollections: { label: 'Collections they get', format: titles },
  getItems: { label: 'Items they get', format: titles },
  minimum: { label: 'Minimum order', activity: { format: formatDollars } },
  minimumQuantity: { label: 'Minimum quantity' },
  startsAt: { label: 'Starts', format: when, activity: { format: formatMoment } },
  endsAt: { label: 'Ends', format: when, activity: { format: formatMoment } },
  usageLimit: { label: 'Total uses' },
  usageLimitPerCustomer: { label: 'Uses per customer' },
};

export const discountInput = inputsOf(discountFields);

const asText = (number: number | null): string => (number === null ? '' : String(number));

export const newValues: DiscountValues = {
  method: 'CODE',
  code: '',
  title: '',
  kind: 'PERCENT',
  percent: '',
  amount: '',
  buyQuantity: '2',
  getQuantity: '1',
  usesPerOrder: '',
  categories: [],
  collections: [],
  items: [],
  getCategories: [],
  getCollections: [],
  getItems: [],
  minimum: '',
  minimumQuantity: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  usageLimitPerCustomer: '',
  enabled: true,
  updatedAt: '',
};

/** Of what they get, nothing typed is all of it. */
const FREE = 100;

const buyXGetYValues = ({ kind, percent, buyQuantity, getQuantity, usesPerOrder }: Discount) =>
  kind === 'BUY_X_GET_Y' && {
    percent: percent === FREE ? '' : asText(percent),
    buyQuantity: asText(buyQuantity),
    getQuantity: asText(getQuantity),
    usesPerOrder: asText(usesPerOrder),
  };

export const toDiscountValues = (discount: Discount): DiscountValues => ({
  ...newValues,
  method: discount.method,
  code: discount.code ?? '',
  title: discount.title ?? '',
  kind: discount.kind,
  percent: asText(discount.percent),
  amount: asText(discount.amount),
  ...buyXGetYValues(discount),
  categories: discount.categories.map(String),
  collections: discount.collections,
  items: discount.items,
  getCategories: discount.getCategories.map(String),
  getCollections: discount.getCollections,
  getItems: discount.getItems,
  minimum: asText(discount.minimum),
  minimumQuantity: asText(discount.minimumQuantity),
  startsAt: discount.startsAt ?? '',
  endsAt: discount.endsAt ?? '',
  usageLimit: asText(discount.usageLimit),
  usageLimitPerCustomer: asText(discount.usageLimitPerCustomer),
  enabled: discount.enabled,
  updatedAt: discount.updatedAt,
});

/** The same discount under a code, or with a title, of its own. */
export const copyOf = (discount: Discount): DiscountValues => ({
  ...toDiscountValues(discount),
  ...{ code: '', title: '', updatedAt: '' },
});

const numberOrNull = (text: string) => typedNumber(text) ?? null;
const idsOf = (items: PickedItem[]) => items.map(({ id }) => id);

const percentIn = ({ kind, percent }: Pick<DiscountValues, 'kind' | 'percent'>) => {
  if (kind === 'BUY_X_GET_Y') return percent === '' ? FREE : numberOrNull(percent);
  return kind === 'PERCENT' ? numberOrNull(percent) : null;
};

/** What belongs to another kind or method stays typed, and isn't sent. */
export const toInput = ({ updatedAt: _, ...values }: DiscountValues) => {
  const { method, kind } = values;
  const isBuyXGetY = kind === 'BUY_X_GET_Y';
  return {
    ...values,
    code: method === 'CODE' ? values.code : null,
    title: method === 'AUTOMATIC' ? values.title : null,
    percent: percentIn(values),
    amount: kind === 'AMOUNT' ? numberOrNull(values.amount) : null,
    buyQuantity: isBuyXGetY ? numberOrNull(values.buyQuantity) : null,
    getQuantity: isBuyXGetY ? numberOrNull(values.getQuantity) : null,
    usesPerOrder: isBuyXGetY ? numberOrNull(values.usesPerOrder) : null,
    categories: values.categories.map(Number),
    collections: idsOf(values.collections),
    items: idsOf(values.items),
    getCategories: isBuyXGetY ? values.getCategories.map(Number) : [],
    getCollections: isBuyXGetY ? idsOf(values.getCollections) : [],
    getItems: isBuyXGetY ? idsOf(values.getItems) : [],
    minimum: numberOrNull(values.minimum),
    minimumQuantity: isBuyXGetY ? null : numberOrNull(values.minimumQuantity),
    usageLimit: numberOrNull(values.usageLimit),
    usageLimitPerCustomer: method === 'CODE' ? numberOrNull(values.usageLimitPerCustomer) : null,
  } satisfies Record<keyof CreateDiscountInput, unknown>;
};
