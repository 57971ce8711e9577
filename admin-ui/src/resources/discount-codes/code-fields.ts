import { CODE_KIND_NAMES, type CodeKind, type CreateDiscountCodeInput, type DiscountCode } from '@stoa/contract';
import { formatDollars, formatMoment } from '@stoa/web-kit';
import type { PickedItem } from '../../components/form/choices/picked-items';
import { type FieldTable, inputsOf } from '../../components/form/field-table';
import { nameOf, yesOrNo } from '../../components/form/saving/compare-versions';
import { typedNumber } from '../../components/form/typed-number';
import type { TermNames } from '../../components/terms/api';

/** A code as its form holds it, with numbers as typed. */
export interface CodeValues {
  code: string;
  kind: CodeKind;
  percent: string;
  amount: string;
  minimum: string;
  startsAt: string;
  endsAt: string;
  usageLimit: string;
  usageLimitPerCustomer: string;
  categories: string[];
  items: PickedItem[];
  enabled: boolean;
  /** The version the form was opened with; a new code has none. */
  updatedAt: string;
}

const kindName = (kind: CodeKind) => CODE_KIND_NAMES[kind];
export const codeFields: FieldTable<CodeValues, never, Pick<TermNames, 'categories'>> = {
  code: { label: 'Code' },
  enabled: { label: 'On', format: yesOrNo },
  kind: { label: 'Kind', format: kindName, activity: { format: kindName } },
  percent: { label: 'Percent', with: 'kind' },
  amount: { label: 'Amount', with: 'kind', activity: { format: formatDollars } },
  minimum: { label: 'Minimum order', activity: { format: formatDollars } },
  categories: {
    label: 'Categories',
    format: (ids, { categories }) => ids.map((id) => nameOf(id, categories)).join(', '),
  },
  items: { label: 'Picked items', format: (items) => items.map(({ title }) => title).join(', ') },
  startsAt: { label: 'Starts', format: (moment) => moment && formatMoment(moment), activity: { format: formatMoment } },
  endsAt: { label: 'Ends', format: (moment) => moment && formatMoment(moment), activity: { format: formatMoment } },
  usageLimit: { label: 'Total uses' },
  usageLimitPerCustomer: { label: 'Uses per customer' },
};

export const codeInput = inputsOf(codeFields);

const asText = (number: number | null): string => (number === null ? '' : String(number));

export const newValues: CodeValues = {
  code: '',
  kind: 'PERCENT',
  percent: '',
  amount: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  usageLimitPerCustomer: '',
  categories: [],
  items: [],
  enabled: true,
  updatedAt: '',
};

export const toCodeValues = (code: DiscountCode): CodeValues => ({
  code: code.code,
  kind: code.kind,
  percent: asText(code.percent),
  amount: asText(code.amount),
  minimum: asText(code.minimum),
  startsAt: code.startsAt ?? '',
  endsAt: code.endsAt ?? '',
  usageLimit: asText(code.usageLimit),
  usageLimitPerCustomer: asText(code.usageLimitPerCustomer),
  categories: code.categories.map(String),
  items: code.items,
  enabled: code.enabled,
  updatedAt: code.updatedAt,
});

/** The same discount under a code of its own. */
export const copyOf = (code: DiscountCode): CodeValues => ({ ...toCodeValues(code), code: '', updatedAt: '' });

const numberOrNull = (text: string) => typedNumber(text) ?? null;

/** What belongs to another kind stays typed, and isn't sent. */
export const toInput = ({ updatedAt: _, ...values }: CodeValues) =>
  ({
    ...values,
    percent: values.kind === 'PERCENT' ? numberOrNull(values.percent) : null,
    amount: values.kind === 'AMOUNT' ? numberOrNull(values.amount) : null,
    minimum: numberOrNull(values.minimum),
    usageLimit: numberOrNull(values.usageLimit),
    usageLimitPerCustomer: numberOrNull(values.usageLimitPerCustomer),
    categories: values.categories.map(Number),
    items: values.items.map(({ id }) => id),
  }) satisfies Record<keyof CreateDiscountCodeInput, unknown>;
