import type { createFaults } from './faults';
import type { State } from './state';
import type { createWebhooks } from './webhooks/webhooks';

/** What the handlers of requests share. */
export interface Context {
  base: string;
  publicUrl: string;
  /** Of a shop that pays here. */
  settings: Record<string, string>;
  state: State;
  save(): void;
  faults: ReturnType<typeof createFaults>;
  webhooks: ReturnType<typeof createWebhooks>;
  /** The access tokens that are still valid. */
  tokens: Set<string>;
  /** PayPal-Request-Ids whose requests are in progress. */
  running: Set<string>;
}

export interface Incoming {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: NodeJS.Dict<string | string[]>;
  raw: string;
}

export interface Answer {
  status: number;
  type?: string;
  location?: string;
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown;
}
