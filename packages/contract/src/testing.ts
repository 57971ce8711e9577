/** Bodies that are slow to read, or break what reads them, made from the schema that they are sent to. */
import fc from 'fast-check';
import * as yup from 'yup';

interface Parts {
  type: string;
  fields?: Record<string, yup.Schema>;
  innerType?: yup.Schema;
  tests: { OPTIONS?: { name?: string; message?: unknown; params?: Record<string, unknown> } }[];
}

export const partsOf = (schema: yup.Schema): Parts => schema as unknown as Parts;

/** How long a list of this schema may be; undefined if it may have any length. */
export const mostOf = (schema: yup.Schema): number | undefined => {
  const max = partsOf(schema).tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max;
  return typeof max === 'number' ? max : undefined;
};

const isObject = (value: unknown): value is yup.Schema =>
  yup.isSchema(value) && partsOf(value as yup.Schema).type === 'object';

/** Those of whole inputs and queries, by their names. */
export const schemasIn = (exported: object): [name: string, schema: yup.Schema][] =>
  Object.entries(exported).flatMap(([name, value]: [string, unknown]): [string, yup.Schema][] => {
    if (isObject(value)) return [[name, value]];
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return entries.flatMap(([kind, inner]) => (isObject(inner) ? [[`${name}.${kind}`, inner]] : []));
  });

/** The inputs of routes that aren’t for administrators only; scripts/lib/checks/public-inputs.test.mjs compares them with the routes. */
export const PUBLIC_INPUTS = [
  'changeEmailInput',
  'changePasswordInput',
  'choosePaymentInput',
  'confirmEmailInput',
  'deleteAccountInput',
  'expressInput',
  'forgotPasswordInput',
  'loginInput',
  'lookUpInput',
  'orderInput',
  'profileInput',
  'quoteInput',
  'redeemGiftCardInput',
  'registerByOrderInput',
  'registerInput',
  'resetPasswordInput',
  'returnRequestInput',
  'savedAddressInput',
  'savedCartInput',
  'stockAlertInput',
  'submissionInput',
];

const TEXTS = [
  '',
  'ab',
  'US',
  'once upon a time',
  '2026-01-31',
  'a@example.com',
  'https://example.com/a',
  'a'.repeat(16),
];
const ODD = [null, true, -1, 0.5, 1e21, '', '\u0000', {}, [], [[]], ['US'], { slug: 'a', value: 1 }];

const textOf = (): fc.Arbitrary<unknown> => fc.constantFrom(...TEXTS);

const small = (schema: yup.Schema): fc.Arbitrary<unknown> => {
  const { type, fields = {}, innerType } = partsOf(schema);
  const fitting: Record<string, () => fc.Arbitrary<unknown>> = {
    object: () =>
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, small(field)])), {
        requiredKeys: [],
      }),
    array: () => fc.array(innerType ? small(innerType) : textOf(), { maxLength: 3 }),
    number: () => fc.constantFrom(0, 1, 2.5, 10_000),
    boolean: () => fc.boolean(),
  };
  return fc.oneof(
    { weight: 9, arbitrary: (fitting[type] ?? textOf)() },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  );
};

/** Repeated, each is slow for something: accents to normalize, spaces to trim, addresses and dates to read, lists to split. */
const UNITS = [
  'a',
  'ß',
  ' ',
  '\n',
  '\u0315\u0300\u05ae',
  'ü',
  'a.',
  '@a.',
  '/',
  '(',
  '1 ',
  'a,',
  '1-2,',
  'a:b,',
  '\ufdfa',
];
const BEGINNINGS = ['', 'a', 'https://', 'a@', '/', '2026-01-31'];

const listOf = (entries: fc.Arbitrary<unknown>, bytes: number, most = bytes): fc.Arbitrary<unknown> =>
  entries.map((entry) => {
    const length = Math.floor(bytes / ((JSON.stringify(entry)?.length ?? 0) + 1));
    return Array.from({ length: Math.min(length, most) }, () => entry);
  });

const nested = (bytes: number): unknown => {
  let value: unknown = [];
  for (let level = 1; level < 18; level += 1) value = [value];
  return Array.from({ length: bytes / 37 }, () => value);
};

const filling = (bytes: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...BEGINNINGS), fc.constantFrom(...UNITS))
      .map(([beginning, unit]) => beginning + unit.repeat(bytes / new TextEncoder().encode(unit).length)),
    listOf(fc.oneof(textOf(), fc.constantFrom(...ODD)), bytes),
    fc
      .constantFrom<unknown>(0, '', {}, [])
      .map((value) => Object.fromEntries(Array.from({ length: bytes / 11 }, (_, place) => [`k${place}`, value]))),
    fc.constant(null).map(() => nested(bytes)),
    fc.constantFrom('a'.repeat(bytes), 'a, '.repeat(bytes / 3)).map((name) => ({ [name]: 1 })),
  );

/** What most work hides in. */
const WEIGHTS: Record<string, number> = { array: 8, object: 4 };

const large = (schema: yup.Schema, bytes: number): fc.Arbitrary<unknown> => {
  const { type, fields = {}, innerType } = partsOf(schema);
  const names = Object.keys(fields);
  if (type === 'object' && names.length > 0)
    return fc.oneof(
      ...Object.entries(fields).map(([name, field]) => ({
        weight: WEIGHTS[partsOf(field).type] ?? 1,
        arbitrary: fc
          .tuple(small(schema), large(field, bytes))
          .map(([rest, value]) => ({ ...(rest as object), [name]: value })),
      })),
      fc.record(
        Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, large(field, bytes / names.length)])),
      ),
      filling(bytes),
    );
  if (type === 'array' && innerType) {
    const most = mostOf(schema) ?? bytes;
    return fc.oneof(
      listOf(small(innerType), bytes),
      listOf(small(innerType), bytes, most),
      listOf(large(innerType, bytes / Math.min(most, bytes)), bytes, most),
      fc.constantFrom('1,', 'a,', '1-2,', 'a:b,').map((unit) => unit.repeat(bytes / unit.length)),
      filling(bytes),
    );
  }
  return filling(bytes);
};

/** JSON objects of about as many bytes, which the schema describes in part. */
export const hostileBodies = (schema: yup.Schema, bytes: number): fc.Arbitrary<object> =>
  fc
    .oneof(large(schema, bytes), large(schema, bytes), small(schema))
    .filter((body): body is object => typeof body === 'object' && body !== null && !Array.isArray(body));
