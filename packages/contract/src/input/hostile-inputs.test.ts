import fc from 'fast-check';
import * as yup from 'yup';
import * as contract from '../index';
import { check } from '../index';
import { hostileBodies, mostOf, PUBLIC_INPUTS, partsOf, schemasIn } from '../testing';

const SCHEMAS = schemasIn(contract);
const PUBLIC = 64 * 1024;
const ADMINISTRATORS = 1024 * 1024;

/** Everything in a schema, by its path. */
const within = (schema: yup.Schema, path: string[] = []): [string[], yup.Schema][] => {
  const { fields = {}, innerType } = partsOf(schema);
  return [
    [path, schema],
    ...Object.entries(fields).flatMap(([name, field]) => within(field, [...path, name])),
    ...(innerType ? within(innerType, [...path, '0']) : []),
  ];
};

const fieldsOf = (type: string) =>
  SCHEMAS.flatMap(([name, schema]) =>
    within(schema)
      .filter(([, field]) => partsOf(field).type === type)
      .map(([path, field]) => ({ name: [name, ...path].join('.'), schema, path, field })),
  );

/** An input with nothing but one value. */
const holding = (path: string[], value: unknown): unknown => {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return first === '0' ? [holding(rest, value)] : { [first]: holding(rest, value) };
};

it('knows the inputs', () => {
  expect(SCHEMAS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['quoteInput', 'orderInput', 'savedCartInput', 'salesSettingsInput', 'jobInputs.items']),
  );
});

it.each(fieldsOf('array'))('$name has a greatest length', ({ field }) => {
  expect(mostOf(field)).toBeGreaterThan(0);
});

const LISTS = fieldsOf('array').filter(({ name }) => !/Query\.|\.query\./.test(name));

it.each(LISTS)('$name is refused by its length before its entries are looked at', ({ schema, path, field }) => {
  const message = partsOf(field).tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.message;
  const list = Array.from({ length: (mostOf(field) ?? 0) + 1 }, () => ({ toString: 1 }));
  expect(check(schema, holding(path, list))).toEqual({ errors: [{ path, message }] });
});

it.each(fieldsOf('string'))('$name takes only text', ({ schema, path }) => {
  for (const value of [{}, [], ['US'], 5, true]) {
    const result = check(schema, holding(path, value));
    expect('errors' in result && result.errors.map((error) => error.path)).toContainEqual(path);
  }
});

it('says what is wrong with an object that isn’t one, and not what it is', () => {
  expect(check(contract.quoteInput, { place: [['a'.repeat(1000)]] })).toEqual({
    errors: expect.arrayContaining([{ path: ['place'], message: 'place must be an object' }]),
  });
});

it('counts the entries of all lists together', () => {
  const placesIn = (count: number) => Array.from({ length: count }, () => ({ areas: ['', ''] }));
  const salesSettings = { shippingMethods: Array.from({ length: 30 }, () => ({ places: placesIn(112) })) };
  expect(check(contract.salesSettingsInput, salesSettings)).toEqual({
    errors: [{ path: [], message: 'The lists of the request have more than 10,000 entries' }],
  });
});

it('names at most 20 errors', () => {
  const body = Object.fromEntries(Array.from({ length: 1000 }, (_, place) => [`k${place}`, 1]));
  expect(check(contract.registerInput, body)).toMatchObject({ errors: { length: 20 } });
  expect(check(contract.quoteInput, { lines: Array.from({ length: 100 }, () => ({})) })).toMatchObject({
    errors: { length: 20 },
  });
});

/** What a check cost: values that yup looked at, and characters that were read in texts. */
const workOf = (run: () => void) => {
  let values = 0;
  let characters = 0;
  let longest = 0;
  const counted = (method: 'normalize' | 'toLowerCase' | 'toUpperCase' | 'trim' | 'split') => {
    const original = String.prototype[method] as (...given: unknown[]) => unknown;
    return jest.spyOn(String.prototype, method).mockImplementation(function count(this: string, ...given: unknown[]) {
      characters += this.length;
      if (method === 'normalize') longest = Math.max(longest, this.length);
      return original.apply(this, given) as never;
    });
  };
  const prototype = yup.Schema.prototype as unknown as { _validate(...given: unknown[]): void };
  const original = prototype._validate;
  const spies = [
    jest.spyOn(prototype, '_validate').mockImplementation(function count(this: unknown, ...given) {
      values += 1;
      return original.apply(this, given);
    }),
    ...(['normalize', 'toLowerCase', 'toUpperCase', 'trim', 'split'] as const).map(counted),
  ];
  try {
    run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return { values, characters, longest };
};

const runs = (schema: yup.Schema, bytes: number, numRuns: number, most: number) =>
  fc.assert(
    fc.property(hostileBodies(schema, bytes), (body) => {
      const result: { answer?: string } = {};
      const { values, characters, longest } = workOf(() => {
        const checked = check(schema, body);
        if ('errors' in checked) result.answer = JSON.stringify(checked);
      });
      expect(values).toBeLessThan(most);
      expect(characters).toBeLessThan(10 * bytes);
      expect(longest).toBeLessThan(2000);
      expect((result.answer ?? '').length).toBeLessThan(20_000);
    }),
    { numRuns },
  );

it.each(SCHEMAS)('%s is checked with little work, whatever 64 kB hold', (name, schema) => {
  runs(schema, PUBLIC, 5, PUBLIC_INPUTS.includes(name) ? 500 : 65_000);
});

it.each(SCHEMAS.filter(([name]) => !PUBLIC_INPUTS.includes(name) && !name.endsWith('Query')))(
  '%s is checked with bounded work, whatever a megabyte holds',
  (_name, schema) => {
    runs(schema, ADMINISTRATORS, 2, 65_000);
  },
);

it.each(SCHEMAS)('%s is checked without an exception, whatever JSON is sent', (_name, schema) => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (json) => Boolean(check(schema, json))),
    { numRuns: 30 },
  );
  fc.assert(
    fc.property(hostileBodies(schema, 500), (body) => Boolean(check(schema, body))),
    { numRuns: 30 },
  );
  for (const [path] of within(schema))
    for (const mark of ['__isYupRef', '__isYupSchema__', 'toString'])
      expect(check(schema, holding(path, { [mark]: true }))).toHaveProperty('errors');
});
