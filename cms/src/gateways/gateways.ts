import { AsyncLocalStorage } from 'node:async_hooks';
import type { Gateway, GatewayConnection } from './gateway';
import { paypal } from './paypal';
import type { Provider, StoredKeys } from './provider';

/** To add one, create a folder here and name it. */
export const providers: readonly Provider[] = [paypal];

/** Every provider that the shop has keys for. */
export const gateways: Gateway[] = [];

const standIns = new AsyncLocalStorage<Gateway[]>();

/** Those that take the shop’s money; in a rehearsal, what stands in for them. */
export const listGateways = (): readonly Gateway[] => standIns.getStore() ?? gateways;

/** Whatever `run` asks of providers, these answer. */
export const withGateways = <Result>(standing: Gateway[], run: () => Promise<Result>): Promise<Result> =>
  standIns.run(standing, run);

/** Also those whose keys are incomplete. */
export const connected: GatewayConnection[] = [];

export const gatewayNamed = (name: string): Gateway | undefined =>
  listGateways().find((gateway) => gateway.name === name);

export const providerNamed = (name: string): Provider | undefined => providers.find((one) => one.name === name);

const isKnown = ({ name }: { name: string }): boolean => providerNamed(name) !== undefined;

const replace = <One extends { name: string }>(list: One[], found: (One | null)[]): void => {
  const others = list.filter((one) => !isKnown(one));
  list.splice(0, list.length, ...found.flatMap((one) => one ?? []), ...others);
};

/** What administrators entered, by provider. The environment’s keys come first. */
export const connectProviders = (stored: Map<string, StoredKeys>): void => {
  const made = providers.map((one) => one.connect(stored.get(one.name)));
  replace(
    gateways,
    made.map(({ gateway }) => gateway),
  );
  replace(
    connected,
    made.map(({ connection }) => connection),
  );
};

connectProviders(new Map());
