import { check, type FullItem, type ItemOption, updateItemInput, type VariantInput } from '@stoa/contract';
import type { SheetRecord } from '../../../../csv/sheet';
import { createCsvParser } from '../../../../csv/text/parser';
import { toLine } from '../../../../csv/text/writer';
import { variantParts } from './parts';
import type { VariantLine } from './variant-cells';

/** The same numbers every time. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const AWKWARD = [
  'S',
  '=1',
  'a|b',
  'c\\',
  'x #',
  'y #aabbcc',
  '-5',
  "'",
  'a, b',
  '"',
  'Größe',
  'a / b',
  ';',
  'not counted',
];

const UNSCHEDULED = { startsAt: null, endsAt: null, venue: null };
const SCHEDULED = {
  startsAt: '2026-12-05T10:00:00.000Z',
  endsAt: '2026-12-05T13:00:00.000Z',
  venue: '=Studio, 12 Kiln St',
};

type Own = Pick<FullItem, 'options' | 'variants'>;

const someItem = (seed: number): Own => {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(...choices: T[]): T => choices[below(choices.length)] as T;
  const shuffled = () => AWKWARD.map((name) => ({ name, at: random() })).sort((a, b) => a.at - b.at);
  const names = shuffled().slice(0, below(4));
  const options: ItemOption[] = names.map(({ name }) => ({
    name,
    values: shuffled()
      .slice(0, 1 + below(5))
      .map((value) => ({ name: value.name, color: pick(null, '#8a9a5b') })),
  }));
  const combinations = options.reduce<string[][]>(
    (all, { values }) => all.flatMap((one) => values.map((value) => [...one, value.name])),
    [[]],
  );
  const isChosen = options.length > 0;
  const made = combinations.filter((_, index) => index === 0 || random() < 0.6).slice(0, 30);
  const variants = made.map((values, index) => ({
    id: 1000 + index,
    values,
    stock: pick(null, 0, 7),
    sku: pick(null, `${pick('=SUM', 'SKU', "'", '007')}-${index}`),
    barcode: pick(null, '0365275101829'),
    imageUrl: isChosen ? pick(null, '/uploads/a.webp') : null,
    enabled: isChosen ? pick(true, false) : true,
    weight: pick(null, 0, 1250),
    ...pick<typeof SCHEDULED | typeof UNSCHEDULED>(UNSCHEDULED, SCHEDULED),
    own: isChosen ? pick(null, { price: 30, discountPrice: null }, { price: 12.5, discountPrice: 9.99 }) : null,
  }));
  return { options, variants: variants as unknown as FullItem['variants'] };
};

const names = variantParts.columns.map(({ name }) => name);
const TERMS = { categories: new Map(), tags: new Map() };

const linesOf = ({ options, variants }: Own) =>
  variantParts.toLines({
    options,
    variants: variants.map(({ id, values: [one = '', two = '', three = ''], own, ...variant }): VariantLine => {
      const { sku, barcode, stock, imageUrl, enabled, weight, startsAt, endsAt, venue } = variant;
      const { price = null, discountPrice = null } = own ?? {};
      return [
        id,
        one,
        two,
        three,
        sku,
        barcode,
        price,
        discountPrice,
        stock,
        imageUrl,
        enabled,
        weight,
        startsAt,
        endsAt,
        venue,
      ];
    }),
  });

/** Through a file and back. */
const fileOf = (item: Own) => {
  const parser = createCsvParser();
  const written = linesOf(item).map((line) => ['it', ...names.map((name) => line[name] ?? '')]);
  const rows = [...parser.push([['slug', ...names], ...written].map(toLine).join('')), ...parser.end()].slice(1);
  return rows.map(({ cells }) => Object.fromEntries(names.map((name, index) => [name, cells[index + 1] ?? ''])));
};
const recordOf = (item: Own): SheetRecord => ({
  id: 1,
  slug: 'it',
  title: 'It',
  updatedAt: new Date(0),
  cells: {},
  lines: linesOf(item),
});
const checked = (input: object) => {
  const result = check(updateItemInput, input);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.value as { options: ItemOption[]; variants: VariantInput[] };
};

describe.each(Array.from({ length: 60 }, (_, seed) => seed))('the variants of item %i', (seed) => {
  const item = someItem(seed);

  it('change nothing when their lines are imported', () =>
    expect(variantParts.plan(fileOf(item), recordOf(item), TERMS)).toMatchObject({ input: {}, faults: [] }));

  it('are all in their lines', () => {
    const lines = fileOf(item).map((line) => ({ ...line, variantId: '' }));
    const { input, faults } = variantParts.plan(lines, undefined, TERMS);
    expect(faults).toEqual([]);
    const expected = item.variants.map(({ id: _, ...variant }) => variant);
    expect(checked(input)).toEqual({ options: item.options, variants: expected });
  });
});
