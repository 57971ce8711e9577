import { type FullItem, MAX_VARIANTS, type Variant, type WeightUnit } from '@stoa/contract';
import { withKeys } from '../../../components/form/row-keys';
import { weightText, weightUnit } from '../../../components/form/weights';

/** The key stays when the name changes, so that variants keep their values, whatever is typed. */
interface ValueRow {
  key: number;
  name: string;
  color: string;
}

export interface OptionRow {
  key: number;
  name: string;
  values: ValueRow[];
}

/** As typed. Empty prices are the item's; empty stock isn't counted. */
export interface VariantRow {
  /** Null: new. */
  id: number | null;
  /** The keys of its values, one for each option. */
  values: number[];
  sku: string;
  barcode: string;
  own: { price: string; discountPrice: string };
  stock: string;
  imageUrl: string;
  enabled: boolean;
  /** In the unit of its form. */
  weight: string;
  /** As the clock at the place shows: 2026-12-05T10:00. */
  startsAt: string;
  endsAt: string;
  venue: string;
}

/** What can be bought. Without options, `stock` and `counted` are those of the only variant. */
export type Choices = {
  options: OptionRow[];
  variants: VariantRow[];
  stock: string;
  counted: boolean;
  /** What weights are typed in. */
  weightsIn: WeightUnit;
  /** Empty for a new item. */
  updatedAt?: string;
};

const ofTheItem = { own: { price: '', discountPrice: '' }, imageUrl: '', enabled: true };
const unscheduled = { startsAt: '', endsAt: '', venue: '' };
export const newVariant: VariantRow = {
  ...ofTheItem,
  ...unscheduled,
  id: null,
  values: [],
  sku: '',
  barcode: '',
  stock: '0',
  weight: '',
};
export const newChoices: Choices = { options: [], variants: [newVariant], stock: '1', counted: true, weightsIn: 'g' };

const toText = (value: string | number | null | undefined): string => String(value ?? '');

const toClock = (moment: string | null): string => moment?.slice(0, 16) ?? '';

const toVariantRow = (options: OptionRow[], { values, own, ...variant }: Variant, unit: WeightUnit): VariantRow => ({
  id: variant.id,
  values: options.map((option, place) => option.values.find(({ name }) => name === values[place])?.key ?? 0),
  sku: toText(variant.sku),
  barcode: toText(variant.barcode),
  own: { price: toText(own?.price), discountPrice: toText(own?.discountPrice) },
  stock: toText(variant.stock),
  imageUrl: toText(variant.imageUrl),
  enabled: variant.enabled,
  weight: weightText(variant.weight, unit, 'down'),
  startsAt: toClock(variant.startsAt),
  endsAt: toClock(variant.endsAt),
  venue: toText(variant.venue),
});

/** `before`: what the form holds, whose rows these are, and in whose unit weights stay. */
export function toChoices({ options, variants, hasOptions, stock, counted }: FullItem, before?: Choices): Choices {
  const named = options.map(({ name, values }, place) => ({
    name,
    values: withKeys(
      values.map((value) => ({ name: value.name, color: toText(value.color) })),
      before?.options[place]?.values,
    ),
  }));
  const rows = withKeys(named, before?.options);
  const unit = before?.weightsIn ?? weightUnit();
  const counting = hasOptions ? { stock: '', counted: true } : { stock: String(stock), counted };
  return {
    options: rows,
    variants: variants.map((variant) => toVariantRow(rows, variant, unit)),
    ...counting,
    weightsIn: unit,
  };
}

const isSameChoice = (one: number[], other: number[]): boolean => one.every((key, place) => key === other[place]);

const combinations = (options: OptionRow[]): number[][] =>
  options.reduce<number[][]>(
    (found, { values }) => found.flatMap((start) => values.map(({ key }) => [...start, key])),
    [[]],
  );

const inOrder = (options: OptionRow[], variants: VariantRow[]): VariantRow[] => {
  const places = options.map(({ values }) => new Map(values.map(({ key }, place) => [key, place])));
  const placeOf = ({ values }: VariantRow) => values.map((key, option) => places[option]?.get(key) ?? 0);
  return variants.toSorted((one, other) => {
    const [mine, theirs] = [placeOf(one), placeOf(other)];
    const differing = mine.findIndex((place, option) => place !== theirs[option]);
    return (mine[differing] ?? 0) - (theirs[differing] ?? 0);
  });
};

/** Combinations that no variant has. */
export const missing = ({ options, variants }: Pick<Choices, 'options' | 'variants'>): number[][] =>
  combinations(options).filter((values) => !variants.some((variant) => isSameChoice(values, variant.values)));

/** What a variant has in stock to begin with: of a new item as much as an item without options, later none. */
const firstStock = ({ updatedAt }: Choices): string => (updatedAt === '' ? newChoices.stock : newVariant.stock);

const withCombinations = (choices: Choices, added: number[][]): Choices => {
  const room = MAX_VARIANTS - choices.variants.length;
  const rows = added.slice(0, room).map((values) => ({ ...newVariant, values, stock: firstStock(choices) }));
  return { ...choices, variants: inOrder(choices.options, [...choices.variants, ...rows]) };
};

export const withMissing = (choices: Choices): Choices => withCombinations(choices, missing(choices));

/**
 * Variants follow their options: they keep what was typed as long as their values are there, and what is new gets variants. An
 * id never changes its meaning: a variant with one option more or less is another.
 */
export function withOptions(choices: Choices, options: OptionRow[]): Choices {
  const before = options.map(({ key }) => choices.options.findIndex((option) => option.key === key));
  const keepsIds = options.length === choices.options.length && !before.includes(-1);
  const wasThere = (key: number, place: number) => {
    const old = choices.options[before[place] ?? -1];
    return old ? old.values.some((value) => value.key === key) : key === options[place]?.values[0]?.key;
  };
  const single = choices.counted ? choices.stock : '';
  const moved = choices.variants.map((variant) => ({
    ...variant,
    id: keepsIds ? variant.id : null,
    stock: choices.options.length === 0 ? single : variant.stock,
    values: options.map(({ values }, place) => variant.values[before[place] ?? -1] ?? values[0]?.key ?? 0),
  }));
  const variants = moved.filter(
    ({ values }, place) =>
      values.every((key, option) => options[option]?.values.some((value) => value.key === key)) &&
      moved.findIndex((other) => isSameChoice(values, other.values)) === place,
  );
  if (options.length === 0) {
    const [only = newVariant] = variants;
    const counting = { stock: only.stock || '0', counted: only.stock !== '' };
    return { ...choices, options, variants: [{ ...only, ...ofTheItem }], ...counting };
  }
  const rest = { ...choices, options, variants };
  return withCombinations(
    rest,
    missing(rest).filter((values) => !values.every(wasThere)),
  );
}

export const namesIn = (options: OptionRow[], { values }: VariantRow): string[] =>
  values.map((key, place) => options[place]?.values.find((value) => value.key === key)?.name ?? '');

/** 'S / Sage' */
export const variantName = (options: OptionRow[], variant: VariantRow): string =>
  namesIn(options, variant)
    .map((name) => name.trim() || '…')
    .join(' / ');

/** How many variants have stock. */
export const inStock = ({ variants, options, stock }: Choices): number =>
  options.length === 0 ? Number(Number(stock) > 0) : variants.filter((variant) => Number(variant.stock) > 0).length;

/** How many can be had of what is on sale, as far as that's a number. */
export const totalStock = ({ variants }: Choices): string => {
  const stocks = variants.filter(({ enabled }) => enabled).map(({ stock }) => stock.trim());
  return stocks.some((stock) => stock === '' || !Number.isFinite(Number(stock)))
    ? ''
    : String(stocks.reduce((sum, stock) => sum + Number(stock), 0));
};
