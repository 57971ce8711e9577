/** What this process counts about itself. What the database knows is read when it is asked for: `database-figures.ts`. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];

export const requestSeconds = new Histogram({
  name: 'stoa_http_request_duration_seconds',
  help: 'Requests that the cache had no answer to, until the last byte of their answer was handed over',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** By route. A plain map, because these are the most frequent requests by far, and take the least. */
const kept = new Map<string, number>();

export const countKept = (route: string): void => {
  kept.set(route, (kept.get(route) ?? 0) + 1);
};

new Counter({
  name: 'stoa_http_cached_requests_total',
  help: 'Requests that the cache had an answer to',
  labelNames: ['route'],
  registers,
  collect() {
    this.reset();
    for (const [route, count] of kept) this.inc({ route }, count);
  },
});

export const pageSeconds = new Histogram({
  name: 'stoa_page_render_duration_seconds',
  help: 'Pages of the shop that were rendered, by page: those that the cache had aren’t among them',
  labelNames: ['page'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
});

export const loopRounds = new Counter({
  name: 'stoa_loop_rounds_total',
  help: 'Rounds of the background loops, by loop and outcome',
  labelNames: ['loop', 'outcome'] as const,
  registers,
});

export const loopSucceededAt = new Gauge({
  name: 'stoa_loop_last_success_timestamp_seconds',
  help: 'When a background loop last finished a round without an error',
  labelNames: ['loop'] as const,
  registers,
});

export const logins = new Counter({
  name: 'stoa_logins_total',
  help: 'Sign-ins to the shop, the panel, and the console: attempted, succeeded, or refused because there were too many',
  labelNames: ['outcome'] as const,
  registers,
});
