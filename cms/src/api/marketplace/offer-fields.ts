import { STANDARD_TAX_CLASS } from '@stoa/contract';
import { isLow } from './stock/low';
import { saleFields, stockWords } from './texts';
import { hasOptions, isCounted, reservedOf, stockOf } from './variants/columns';

const WORDS_OF_STOCK = ['items', 'category'].map((table) => {
  const [one, many] = [`${table}.stock_one`, `${table}.stock_many`];
  return `WHEN COALESCE(${one}, ${many}) IS NOT NULL
    THEN json_build_object('one', COALESCE(${one}, ${many}), 'many', COALESCE(${many}, ${one}))`;
});

/** Of an item, or else of its category. */
export const STOCK_WORDS = `CASE ${WORDS_OF_STOCK.join(' ')} END`;

export const IS_GIFT_CARD = 'COALESCE(items.gift_card, false)';
/** Of gift cards, which are taxed when they're used. No rate has it, unless a shop wants one to. */
const GIFT_CARD_TAX_CLASS = 'gift card';

/** Whether it needs delivery and how it is taxed: as it says, or else as its category does. */
export const NEEDS_SHIPPING = `(NOT ${IS_GIFT_CARD} AND COALESCE(items.needs_shipping, category.needs_shipping))`;
export const TAX_CLASS = `CASE WHEN ${IS_GIFT_CARD} THEN '${GIFT_CARD_TAX_CLASS}'
  ELSE COALESCE(items.tax_class, category.tax_class, '${STANDARD_TAX_CLASS}') END`;

const SALE = `json_build_object('needsShipping', ${NEEDS_SHIPPING}, 'taxClass', ${TAX_CLASS})`;

/** What an item costs, and whether it can be had. */
export const offerFields = {
  price: {
    select: 'items.shown_price',
    activity: 'subject.price',
    csv: 'price',
    csvSelect: 'items.price',
    console: { label: 'Price ($)', help: 'In US dollars, above 0, such as 49.90.' },
  },
  discountPrice: {
    select: 'items.shown_discount_price',
    activity: 'subject.discount_price',
    csv: 'price',
    csvSelect: 'items.discount_price',
    console: { label: 'Discount price ($)', help: 'What shoppers pay instead. Leave empty for no discount.' },
  },
  priceVaries: { select: 'items.price_varies', activity: null, csv: null, console: null },
  priceKind: {
    select: "COALESCE(items.price_kind, 'FIXED')",
    activity: "COALESCE(subject.price_kind, 'FIXED')",
    csv: 'word',
    console: {
      label: 'Price kind',
      help: 'FROM: shown as “from $49.90”. Shoppers request a quote instead of ordering online.',
    },
  },
  unitPrice: {
    column: 'unit_price',
    csv: 'optionalText',
    console: { label: 'Unit price', help: 'Shown beside the price, such as “$12.00 per lb”.' },
  },
  own: {
    select: `json_build_object('price', items.price, 'discountPrice', items.discount_price, 'status', items.availability)`,
    activity: null,
    csv: null,
    console: null,
  },
  stock: {
    select: stockOf('items'),
    // Of an item with options, the variants tell it.
    activity: `CASE WHEN NOT ${hasOptions('subject')} THEN ${stockOf('subject')} END`,
    csv: null,
    console: null,
  },
  low: { select: isLow('items'), activity: null, csv: null, console: null },
  reserved: { select: reservedOf('items'), activity: null, csv: null, console: null },
  ...stockWords('the category’s unit'),
  stockWords: { select: STOCK_WORDS, activity: null, csv: null, console: null },
  ...saleFields({ delivery: ' Clear it to use the category’s setting.', taxClass: 'the category’s' }),
  giftCard: {
    select: IS_GIFT_CARD,
    activity: 'COALESCE(subject.gift_card, false)',
    detail: true,
    csv: 'flag',
    console: {
      label: 'Gift card',
      help: 'Sold as one: its price is the amount, and its code is emailed once it’s paid.',
    },
  },
  sale: { select: SALE, detail: true, activity: null, csv: null, console: null },
  counted: { select: isCounted('items'), activity: null, csv: null, console: null },
  status: {
    select: 'items.shown_status',
    activity: 'subject.availability',
    csv: 'word',
    csvSelect: 'items.availability',
    console: { attribute: 'availability', label: 'Status' },
  },
} as const;
