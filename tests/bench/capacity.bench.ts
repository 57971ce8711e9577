import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { hasFailed, type Sample, startLoad } from '../support/ops/load';
import { VISITS, type VisitName } from '../support/ops/visits';
import { startWorld } from '../support/ops/world';
import { add } from './support/figures';
import { processorTimes } from './support/processor';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const WARM = 2;

/** Requests a second: so many that what a process does anyway hardly counts, and so few that none waits. */
const PACES = {
  list: 200,
  item: 200,
  page: 200,
  search: 30,
  'search page': 15,
  'bank transfer': 10,
  PayPal: 15,
  message: 20,
  upload: 5,
} satisfies Record<VisitName, number>;

test('processor time of each kind of visit', async () => {
  const world = await startWorld();
  const used = async (work: () => Promise<unknown>) => {
    const before = processorTimes(world);
    await work();
    const after = processorTimes(world);
    return { shop: after.shop - before.shop, database: after.database - before.database };
  };
  const idle = await used(() => sleep(SECONDS * 1000));
  add('nobody comes, a second', { 'shop ms': idle.shop / SECONDS, 'database ms': idle.database / SECONDS });

  for (const name of Object.keys(PACES) as VisitName[]) {
    const visiting = async (seconds: number) => {
      const load = startLoad(world, PACES[name], { [name]: 1 });
      await sleep(seconds * 1000);
      await load.end();
      return load.samples;
    };
    await visiting(WARM);
    let samples: Sample[] = [];
    const start = performance.now();
    const { shop, database } = await used(async () => {
      samples = await visiting(SECONDS);
    });
    const rounds = (performance.now() - start) / 1000 / SECONDS;
    const visits = samples.length / VISITS[name].requests;
    add(name, {
      visits,
      failed: samples.filter(hasFailed).length,
      'shop µs a visit': ((shop - idle.shop * rounds) / visits) * 1000,
      'database µs': ((database - idle.database * rounds) / visits) * 1000,
    });
  }
  await world.close();
});
