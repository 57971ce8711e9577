import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { findLost } from '../support/ops/kept';
import { hasFailed, type Sample, startLoad } from '../support/ops/load';
import { startWorld } from '../support/ops/world';
import { eventually } from '../support/shop/eventually';
import { add } from './support/figures';
import { AS_STARTED, MB, memoryOf, REPORTING } from './support/memory';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 30);
const MINUTE = 60_000;

/** 150 reads a second, and two checkouts of five requests together. */
const SHARES = { list: 45, item: 45, page: 50, search: 8, 'search page': 2, 'bank transfer': 1, PayPal: 1 };
const PER_SECOND = 155;

const figures = (samples: Sample[]) => {
  const times = samples.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    requests: samples.length,
    failed: samples.filter(hasFailed).length,
    'median ms': at(0.5),
    'p99 ms': at(0.99),
    'slowest ms': times.at(-1) ?? 0,
  };
};

test(`two replicas under ${MINUTES} minutes of 150 reads and 2 checkouts a second`, async () => {
  test.setTimeout((MINUTES + 5) * MINUTE);
  const world = await startWorld({ NODE_OPTIONS: REPORTING, ...AS_STARTED });
  const load = startLoad(world, PER_SECOND, SHARES);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const before = load.samples.length;
    await sleep(MINUTE);
    const [one = 0, other = 0] = await Promise.all(world.replicas.map(async (cms) => (await memoryOf(cms)).rss / MB));
    add(`minute ${minute}`, { ...figures(load.samples.slice(before)), 'one MB': one, 'other MB': other });
  }
  await load.end();
  add('all of it', figures(load.samples));
  const lost = await eventually(() => findLost(world, load.acknowledged), 2 * MINUTE);
  const { code, output } = await world.doctor();
  await world.close();
  if (code !== 0 || lost.length > 0) throw new Error(`${output}\n${lost.join('\n')}`);
});
