import { formatSchedule, type ItemOption } from '@stoa/contract';
import { same } from '../../../components/form/saving/compare-versions';
import { typedNumber } from '../../../components/form/typed-number';
import { typedGrams } from '../../../components/form/weights';
import { type Choices, namesIn, newVariant, type OptionRow, type VariantRow, variantName } from './variants';

const stockIn = ({ options, stock, counted }: Choices, row: VariantRow): string => {
  if (options.length > 0) return row.stock.trim();
  return counted ? stock.trim() : '';
};

const typedStock = (stock: string) => typedNumber(stock) ?? null;

const toOptions = (options: OptionRow[]): ItemOption[] =>
  options.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ name: value.name, color: value.color || null })),
  }));

/** What isn’t a moment stays so, for validation to report. */
const toMoment = (clock: string): string => clock.trim() && `${clock.trim().replace(' ', 'T')}Z`;

const toVariant = (choices: Choices, row: VariantRow) => {
  const { price, discountPrice } = row.own;
  return {
    id: row.id ?? undefined,
    values: namesIn(choices.options, row),
    sku: row.sku,
    barcode: row.barcode,
    imageUrl: row.imageUrl,
    enabled: row.enabled,
    weight: typedGrams(row.weight, choices.weightsIn, 'down'),
    startsAt: toMoment(row.startsAt),
    endsAt: toMoment(row.endsAt),
    venue: row.venue,
    own:
      price.trim() || discountPrice.trim()
        ? { price: typedNumber(price), discountPrice: typedNumber(discountPrice) ?? null }
        : null,
    stock: typedStock(stockIn(choices, row)),
  };
};

export const toChoicesInput = (choices: Choices) => ({
  options: toOptions(choices.options),
  variants: choices.variants.map((row) => toVariant(choices, row)),
});

/** Orders change stock all day, so it's only sent where someone changed it, with what it was before. */
export function toChangedChoices(choices: Choices, opened: Choices) {
  const besidesStock = ({ options, variants, counted }: Choices) => [options, variants, counted];
  if (same(besidesStock(choices), besidesStock(opened))) {
    if (choices.stock === opened.stock) return {};
    return { stock: typedNumber(choices.stock) ?? '', stockBefore: typedStock(stockIn(opened, newVariant)) };
  }
  return {
    options: toOptions(choices.options),
    variants: choices.variants.map((row) => {
      const { stock, ...variant } = toVariant(choices, row);
      const old = opened.variants.find(({ id }) => id !== null && id === row.id);
      if (!old) return { ...variant, stock };
      const stockBefore = typedStock(stockIn(opened, old));
      return stock === stockBefore ? variant : { ...variant, stock, stockBefore };
    }),
  };
}

/** My choices on top of theirs: stock that wasn't typed is what orders have left meanwhile. */
export const rebased = <Values extends Choices>(mine: Values, opened: Values, theirs: Values): Values => {
  const rowIn = ({ variants }: Values, id: number | null) => variants.find((row) => row.id !== null && row.id === id);
  const variants = mine.variants.map((row) => {
    const now = rowIn(theirs, row.id);
    return now && rowIn(opened, row.id)?.stock === row.stock ? { ...row, stock: now.stock } : row;
  });
  return { ...mine, variants };
};

export const formatOptions = (options: OptionRow[]): string =>
  options.map(({ name, values }) => `${name}: ${values.map((value) => value.name).join(', ')}`).join('\n');

const prefixed = (prefix: string, text: string): string => text.trim() && prefix + text.trim();

const formatRow = ({ startsAt, endsAt, venue }: VariantRow): string => {
  const moments = { startsAt: toMoment(startsAt), endsAt: toMoment(endsAt) || null };
  const isFormattable = [moments.startsAt, moments.endsAt ?? moments.startsAt].every(
    (moment) => !Number.isNaN(Date.parse(moment)),
  );
  if (isFormattable) return formatSchedule({ ...moments, venue });
  return [startsAt, endsAt, venue].filter(Boolean).join(', ');
};

const formatVariant = ({ options, weightsIn }: Choices, variant: VariantRow): string =>
  [
    variantName(options, variant),
    prefixed('$', variant.own.discountPrice || variant.own.price),
    options.length > 0 && (variant.stock.trim() ? `${variant.stock.trim()} in stock` : 'stock not counted'),
    prefixed('SKU ', variant.sku),
    prefixed('barcode ', variant.barcode),
    variant.weight.trim() && `${variant.weight.trim()} ${weightsIn}`,
    formatRow(variant),
    !variant.enabled && 'inactive',
  ]
    .filter(Boolean)
    .join(', ');

/** A line for each: 'S / Sage, $30, 2 in stock, SKU B-1'. */
export const formatVariants = (variants: VariantRow[], _names: unknown, choices: Choices): string =>
  variants.map((variant) => formatVariant(choices, variant)).join('\n');
