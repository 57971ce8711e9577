import type { Browser } from '@playwright/test';
import { test as bench } from '../support/browser/demo-shop';
import { PHONE, PUBLIC_PAGES } from '../support/browser/public-pages';
import { takenOver } from '../support/browser/taken-over';
import { note, RUNS } from './support/figures';
import { CATEGORIES, LONG_MS, readTrace, type Task } from './support/tasks';

/** As Lighthouse slows the processor down for a phone. */
const SLOWER = 4;

/** Time for what a page does by itself once everything has arrived. */
const SETTLING_MS = 1000;

async function traceOf(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { waitUntil: 'networkidle' });
  await takenOver(page);
  await page.waitForTimeout(SETTLING_MS);
  const trace = readTrace(await browser.stopTracing());
  await context.close();
  return trace;
}

const longest = (tasks: Task[], work: string): number =>
  Math.max(0, ...tasks.filter((task) => task.work === work).map(({ duration }) => duration));

bench('the first visit on a phone', async ({ browser, demoShop }) => {
  for (const [name, address] of Object.entries(PUBLIC_PAGES)) {
    const traces: ReturnType<typeof readTrace>[] = [];
    for (let round = 0; round < RUNS; round++) traces.push(await traceOf(browser, demoShop.url + address));
    note(
      `${name}: blocked after the first paint`,
      traces.map(({ blocked }) => blocked),
    );
    const long = traces.flatMap(({ tasks }) => tasks).filter(({ duration }) => duration > LONG_MS);
    for (const work of new Set(long.map((task) => task.work)))
      note(
        `${name}: longest task, ${work}`,
        traces.map(({ tasks }) => longest(tasks, work)),
      );
  }
});
