import { test } from '@playwright/test';
import * as contract from '@stoa/contract';
import { hostileBodies, PUBLIC_INPUTS, schemasIn } from '@stoa/contract/testing';
import fc from 'fast-check';
import type { Schema } from 'yup';
import { add } from './support/figures';

const { check } = contract;
/** Of searching, in all. A busy machine tries fewer bodies. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);

const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The least of three: the first also compiles code and collects what others left. */
const atLeast = (work: () => unknown): number => Math.min(...[1, 2, 3].map(() => processorTime(work)));

const INPUTS = schemasIn(contract).filter(([name]) => !name.endsWith('Query'));

const PUBLIC = INPUTS.filter(([name]) => PUBLIC_INPUTS.includes(name));
const ADMINISTRATORS = INPUTS.filter(([name]) => !PUBLIC_INPUTS.includes(name));

const repeat = <Value>(value: Value, times: number): Value[] => Array.from({ length: times }, () => value);
const method = (places: object[]) => ({ places });

/** The worst that were made by hand: as many values as are read, each of them a mistake. */
const MANUAL: [what: string, schema: Schema, body: object][] = [
  [
    '30 × 110 places with 2 empty states',
    contract.salesSettingsInput,
    { shippingMethods: repeat(method(repeat({ areas: ['', ''] }, 110)), 30) },
  ],
  [
    '30 × 249 times the same country',
    contract.salesSettingsInput,
    { shippingMethods: repeat(method(repeat({ country: 'US' }, 249)), 30) },
  ],
  ['a quote of 100 empty lines', contract.quoteInput, { lines: repeat({}, 100) }],
];

test('the worst by hand, and what they cost the first time', () => {
  for (const [what, schema, body] of MANUAL) {
    const json = JSON.stringify(body);
    const first = processorTime(() => check(schema, JSON.parse(json)));
    add(what, { kB: json.length / 1024, 'first ms': first, 'warm ms': atLeast(() => check(schema, JSON.parse(json))) });
  }
});

/** Of what the search tries, the slowest. */
const search = (bytes: number, inputs: typeof INPUTS, seconds: number) => {
  for (const [name, schema] of inputs) {
    const end = performance.now() + (seconds * 1000) / inputs.length;
    const bodies = hostileBodies(schema, bytes * 0.99);
    let slowest = { body: '{}', time: 0 };
    let tried = 0;
    while (performance.now() < end) {
      const body = JSON.stringify(fc.sample(bodies, 1)[0]);
      if (Buffer.byteLength(body) > bytes) continue;
      const time = processorTime(() => check(schema, JSON.parse(body)));
      if (time > slowest.time) slowest = { body, time };
      tried += 1;
    }
    add(name, { bodies: tried, 'worst ms': atLeast(() => check(schema, JSON.parse(slowest.body))) });
  }
};

test('the worst 64 kB that everybody may send', () => {
  search(64 * 1024, PUBLIC, SECONDS / 3);
});

test('the worst megabyte of administrators', () => {
  search(1024 * 1024, ADMINISTRATORS, (SECONDS * 2) / 3);
});

test('a quote of two lines', () => {
  const input = {
    lines: [
      { itemId: 1, variantId: null, quantity: 2 },
      { itemId: 15, variantId: 301, quantity: 1 },
    ],
    shippingMethodId: 1,
    code: null,
    place: { country: 'US', administrativeArea: 'NY', postalCode: '10001' },
    email: 'clara@example.com',
  };
  const ROUNDS = 20_000;
  const all = () => {
    for (let round = 0; round < ROUNDS; round += 1) check(contract.quoteInput, input);
  };
  all();
  add('check(quoteInput)', { 'microseconds each': (atLeast(all) * 1000) / ROUNDS });
});
