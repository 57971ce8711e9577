import type { Page } from '@playwright/test';

/** Runs in every page: tracks the visitor's last action and when rows were painted, in milliseconds since navigation. */
interface Watch {
  acted: number;
  textOf(rows: string): string;
  painted(rows: string, unlike: string): Promise<number>;
}

declare global {
  interface Window {
    stoaBench: Watch;
  }
}

const install = () => {
  const frame = () => new Promise(requestAnimationFrame);
  const watch: Watch = {
    acted: 0,
    textOf: (rows) => [...document.querySelectorAll(rows)].map((row) => row.textContent).join('\n'),
    async painted(rows, unlike) {
      const end = performance.now() + 30_000;
      while (performance.now() < end) {
        await frame();
        const shown = watch.textOf(rows);
        const waits = document.querySelector('[aria-label="Loading"], [aria-busy="true"]');
        if (!shown || shown === unlike || waits) continue;
        // The frame that contains them is painted before the next one begins.
        await frame();
        return performance.now();
      }
      throw new Error(`Nothing else came to ${rows}`);
    },
  };
  for (const type of ['input', 'click'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        watch.acted = timeStamp;
      },
      { capture: true },
    );
  window.stoaBench = watch;
};

export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(install);

/** Time from the start of the navigation until the rows are painted. */
export const openUntilPainted = async (page: Page, url: string, rows: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate((selector) => window.stoaBench.painted(selector, ''), rows);
};

/** Time from the last key press or click of the action until different rows are painted. */
export const actUntilPainted = async (page: Page, rows: string, act: () => Promise<unknown>): Promise<number> => {
  const duration = page.evaluate(async (selector) => {
    const { stoaBench: watch } = window;
    const painted = await watch.painted(selector, watch.textOf(selector));
    return painted - watch.acted;
  }, rows);
  await act();
  return duration;
};
