import type { ProviderKeys } from '@stoa/contract';
import type { Gateway, GatewayConnection, Health } from './gateway';

/** Keys that administrators entered, with the webhook that the shop registered by them. */
export type StoredKeys = ProviderKeys & { webhookId: string; webhookProblem: string | null };

/** A payment provider, whether or not the shop has keys for it. */
export interface Provider {
  name: string;
  title: string;
  /** Whether its keys are in the environment, which come first. */
  isInEnvironment: boolean;
  /** With the keys of the environment, else with those. */
  connect(keys: StoredKeys | undefined): { gateway: Gateway | null; connection: GatewayConnection | null };
  /** Asks it whether it accepts the keys. */
  check(keys: StoredKeys): Promise<Health>;
  /** Has it send its events there; the same address is the same webhook. Its id. */
  registerWebhook(keys: StoredKeys, url: string): Promise<string>;
  /** Opens a payment that nobody will approve. What it’s called there. */
  openTestPayment(keys: StoredKeys | undefined): Promise<string>;
}
