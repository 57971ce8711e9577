import * as yup from 'yup';
import { type ItemStatus, MAX_OPTIONS, MAX_VARIANTS } from '../constants';
import {
  flag,
  isListOf,
  moment,
  noList,
  optionalPrice,
  optionalUrl,
  ownPrice,
  recordId,
  requiredPrice,
  stockCount,
  textOrNull,
} from '../input/fields';
import { optionText } from './options';

interface PricePair {
  price: number;
  discountPrice: number | null;
}

/** One thing that can be bought. An item without options has one variant, without values. */
export interface Variant extends PricePair {
  id: number;
  /** One for each option, in their order. */
  values: string[];
  /** What a shopper sees, following from the item's status and the variant's stock. */
  status: ItemStatus;
  /** Null: not counted. */
  stock: number | null;
  /** Whether only few are left. */
  low: boolean;
  /** By orders. Visitors see 0. */
  reserved: number;
  sku: string | null;
  barcode: string | null;
  imageUrl: string | null;
  enabled: boolean;
  /** In grams. Null: nobody has entered it. */
  weight: number | null;
  /** Of a workshop. Like `endsAt` and `venue`, it only counts for what needs no shipping. */
  startsAt: string | null;
  endsAt: string | null;
  venue: string | null;
  /** Null: it costs what its item costs. */
  own: PricePair | null;
}

/** Null or empty: not counted. */
export const optionalStock = () =>
  stockCount()
    .nullable()
    .transform((value, original) => (original === '' ? null : value));

/** Ten tons. */
const MAX_WEIGHT = 10_000_000;

const gramsOrNull = () =>
  yup
    .number()
    .label('Weight')
    .nullable()
    .transform(noList)
    .transform((value, original) => (original === '' ? null : value))
    .typeError('Weight must be a number')
    .integer('Weight must be a whole number of grams')
    .min(0, 'Weight must be 0 or more')
    .max(MAX_WEIGHT, 'Weight can be at most 10,000 kg (22,046 lb)');

const shared = {
  sku: textOrNull('SKU', 64),
  barcode: textOrNull('Barcode', 64),
  stock: optionalStock(),
  imageUrl: optionalUrl('Image URL'),
  enabled: flag('Active'),
  weight: gramsOrNull(),
  startsAt: moment('Starts'),
  endsAt: moment('Ends')
    .test('start', 'Enter when it starts, too', (ends, { parent }) => !ends || Boolean(parent.startsAt))
    .test(
      'order',
      'Ends must be after Starts',
      (ends, { parent: { startsAt } }) => !ends || !startsAt || Date.parse(ends) > Date.parse(startsAt),
    ),
  venue: textOrNull('Venue', 200).test(
    'start',
    'Enter when it starts, too',
    (venue, { parent }) => !venue || Boolean(parent.startsAt),
  ),
};

/** What editors set of one variant. */
export const variantInput = yup.object({
  ...shared,
  price: ownPrice(),
  discountPrice: optionalPrice().test(
    'own-price',
    'Enter a price before a discount price',
    (discountPrice, { parent }) => discountPrice == null || parent.price != null,
  ),
});

const itemVariant = yup.object({
  ...shared,
  sku: shared.sku.default(null),
  barcode: shared.barcode.default(null),
  imageUrl: shared.imageUrl.default(null),
  enabled: shared.enabled.default(true),
  weight: shared.weight.default(null),
  startsAt: shared.startsAt.default(null),
  endsAt: shared.endsAt.default(null),
  venue: shared.venue.default(null),
  /** What `stock` replaces: if it's another by now, the change is refused. */
  stockBefore: shared.stock,
  /** Without one, the variant is new. */
  id: recordId('Variant'),
  values: yup
    .array()
    .typeError('Values must be a list')
    .of(optionText('Value'))
    .max(MAX_OPTIONS, `A variant can have at most ${MAX_OPTIONS} values`)
    .default([]),
  own: yup
    .object({ price: requiredPrice(), discountPrice: optionalPrice().default(null) })
    .nullable()
    .default(null),
});
export type VariantInput = yup.InferType<typeof itemVariant>;

type Chosen = readonly { name: string; values: { name: string }[] }[];

/** What is wrong with variants as a whole, by the path of each fault. */
const faultsOf = (options: Chosen, variants: readonly VariantInput[]): Record<string, string> => {
  const faults: Record<string, string> = {};
  // What is wrong with them then is their number.
  if (variants.length > MAX_VARIANTS) return faults;
  const taken = { values: new Set<string>(), sku: new Set<string>() };
  const isOffered = ({ values }: VariantInput) =>
    values.length === options.length &&
    options.every((option, place) => option.values.some((value) => value.name === values[place]));
  for (const [place, variant] of variants.entries()) {
    const path = `variants[${place}]`;
    const values = JSON.stringify(variant.values);
    if (!isOffered(variant)) faults[`${path}.values`] = 'A variant needs one value of each option';
    else if (taken.values.has(values)) faults[`${path}.values`] = 'Another variant has the same values';
    if (variant.sku && taken.sku.has(variant.sku)) faults[`${path}.sku`] = 'Another variant already has this SKU';
    taken.values.add(values);
    if (variant.sku) taken.sku.add(variant.sku);
    if (options.length === 0 && (variant.own || variant.imageUrl || !variant.enabled))
      faults[path] = 'An item without options has no separate variant price, image, or status. Change the item’s';
  }
  return faults;
};

/** Sent as a whole, together with the options: a variant that is missing is deleted. */
export const itemVariants = () =>
  yup
    .array()
    .typeError('Variants must be a list')
    .of(itemVariant)
    .min(1, 'An item needs at least one variant')
    .max(MAX_VARIANTS, `An item can have at most ${MAX_VARIANTS} variants`)
    .test('fit', function fit(variants) {
      const options: Chosen | undefined = this.parent.options;
      if (!options && !variants) return true;
      if (!options || !variants)
        return this.createError({
          path: options ? 'variants' : 'options',
          message: 'Send options and variants together',
        });
      if (
        !isListOf(options, ({ values }) => isListOf(values)) ||
        !isListOf(variants, ({ values }) => Array.isArray(values))
      )
        return true;
      const faults = Object.entries(faultsOf(options, variants)).map(([path, message]) =>
        this.createError({ path, message }),
      );
      return faults.length === 0 || new yup.ValidationError(faults);
    });
