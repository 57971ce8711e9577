import { test } from '@playwright/test';
import * as contract from '@stoa/contract';
import { hostileBodies, PUBLIC_INPUTS, schemasIn } from '@stoa/contract/testing';
import fc from 'fast-check';
import { add } from './figures';

const { check } = contract;
const TRIES = Number(process.env.BENCH_TRIES ?? 300);

const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The least of three: the first also compiles code and collects what others left. */
const atLeast = (work: () => unknown): number => Math.min(...[1, 2, 3].map(() => processorTime(work)));

const INPUTS = schemasIn(contract).filter(([name]) => !name.endsWith('Query'));

const search = (bytes: number, inputs: typeof INPUTS) => {
  for (const [name, schema] of inputs) {
    const bodies = fc.sample(hostileBodies(schema, bytes * 0.99), TRIES).map((body) => JSON.stringify(body));
    const sent = bodies.filter((body) => Buffer.byteLength(body) <= bytes);
    const once = sent.map((body) => ({ body, time: processorTime(() => check(schema, JSON.parse(body))) }));
    const slowest = once.toSorted((one, other) => other.time - one.time).slice(0, 5);
    const times = slowest.map(({ body }) => atLeast(() => check(schema, JSON.parse(body))));
    add(name, { bodies: sent.length, 'worst ms': Math.max(...times) });
  }
};

test('the worst 64 kB that everybody may send', () => {
  search(
    64 * 1024,
    INPUTS.filter(([name]) => PUBLIC_INPUTS.includes(name)),
  );
});

test('the worst megabyte of administrators', () => {
  search(
    1024 * 1024,
    INPUTS.filter(([name]) => !PUBLIC_INPUTS.includes(name)),
  );
});

test('a quote of two lines', () => {
  const input = {
    lines: [
      { itemId: 1, variantId: null, quantity: 2 },
      { itemId: 15, variantId: 301, quantity: 1 },
    ],
    methodId: 1,
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
