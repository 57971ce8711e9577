import type { ProviderKeysInput, ProviderSettings, TestPayment } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { guardedRow } from '../../../database/guarded-change';
import { signals } from '../../../database/loops/signals';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { environment } from '../../../environment';
import { GatewayRefusal } from '../../../gateways/gateway';
import { connectProviders, providerNamed, providers } from '../../../gateways/gateways';
import type { Provider, StoredKeys } from '../../../gateways/provider';
import { badField, conflict, notFound } from '../../../http/problem';
import { decrypt, encrypt } from '../../../security/encryption';
import { type Context, services } from '../../../services';
import { checkConnections } from './connections';

const CHANNEL = 'stoa_provider_keys';
const PURPOSE = 'keys of payment providers';
const SECRET = environment.secrets.encryptionKey;

const NO_KEYS: StoredKeys = {
  environment: 'sandbox',
  clientId: '',
  clientSecret: '',
  webhookId: '',
  webhookProblem: null,
};

interface Row {
  id: number;
  name: string;
  keys: string | null;
  updated_at: Date;
}

const keysIn = ({ keys }: Pick<Row, 'keys'>): StoredKeys | undefined => {
  const text = keys && decrypt(SECRET, PURPOSE, keys);
  return text ? (JSON.parse(text) as StoredKeys) : undefined;
};

const readRows = (sql: Sql): Promise<Row[]> => tables(sql).selectFrom('payment_providers').selectAll().execute();

/** With the keys that are stored. Names of those whose keys can’t be read anymore. */
export const connectStored = (rows: Pick<Row, 'name' | 'keys'>[]): string[] => {
  const stored = rows.map(({ name, keys }) => ({ name, isStored: keys !== null, keys: keysIn({ keys }) }));
  connectProviders(new Map(stored.flatMap(({ name, keys }) => (keys ? [[name, keys] as const] : []))));
  return stored.filter(({ isStored, keys }) => isStored && !keys).map(({ name }) => name);
};

/** One reload after the other, so that the newest keys are what stays. */
let reloading: Promise<void> = Promise.resolve();

/** Every process does, at its start and after every change. */
export const reloadKeys = (strapi: Core.Strapi): Promise<void> => {
  const reload = async () => {
    for (const name of connectStored(await readRows(strapi.db.connection)))
      strapi.log.warn(
        `The stored keys of ${name} can’t be read, since ENCRYPTION_KEY is another one now. Enter them again in the panel.`,
      );
  };
  reloading = reloading.catch(() => undefined).then(reload);
  return reloading;
};

export const followKeys = (strapi: Core.Strapi): void =>
  signals.on(CHANNEL, () => {
    reloadKeys(strapi)
      .then(() => checkConnections(strapi))
      .catch((error: Error) => strapi.log.error(`The keys of payment providers weren’t read: ${error.message}`));
  });

const reasonOf = (error: unknown): string =>
  error instanceof GatewayRefusal ? error.explanation : (error as Error).message;

const webhookUrl = ({ name }: Provider): string => `${environment.publicUrl}/api/payments/${name}/events`;

/** Keys of payment providers that administrators enter. Those of the environment come first. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const named = (name: string): Provider => {
    const provider = providerNamed(name);
    if (!provider) throw notFound('This payment provider does not exist');
    return provider;
  };

  const find = ({ name }: Provider): Promise<Row | undefined> =>
    tables(sql).selectFrom('payment_providers').where('name', '=', name).selectAll().executeTakeFirst();

  /** The row that a change locks: a provider that never was connected has none. */
  const ensureRow = async (provider: Provider): Promise<number> => {
    const { name, title } = provider;
    await tables(sql)
      .insertInto('payment_providers')
      .values({ name, title })
      .onConflict((kept) => kept.doNothing())
      .execute();
    return (await find(provider))?.id ?? 0;
  };

  const keysOf = async (provider: Provider): Promise<StoredKeys | undefined> => {
    const row = await find(provider);
    return row && keysIn(row);
  };

  const read = async (name: string): Promise<ProviderSettings> => {
    const provider = named(name);
    const row = await find(provider);
    const keys = row && keysIn(row);
    const { clientId, clientSecret, environment: mode, webhookId, webhookProblem } = keys ?? NO_KEYS;
    return {
      name,
      title: provider.title,
      source: provider.isInEnvironment ? 'ENVIRONMENT' : keys ? 'PANEL' : 'NONE',
      environment: mode,
      clientId,
      hasSecret: clientSecret !== '',
      isUnreadable: Boolean(row?.keys) && !keys,
      hasWebhook: webhookId !== '',
      webhookProblem,
      webhookUrl: webhookUrl(provider),
      updatedAt: (row?.updated_at ?? new Date(0)).toISOString(),
    };
  };

  /** Keys that aren’t accepted aren’t stored: whoever enters them still has the page open where they came from. */
  const requireAccepted = async (provider: Provider, keys: StoredKeys): Promise<void> => {
    const { fault, refused } = await provider.check(keys);
    if (fault) throw refused ? badField('clientId', fault.replace(/\.$/, '')) : conflict(fault.replace(/\.$/, ''));
  };

  /** Without one, the shop hears later of what happens at the provider. That’s no reason to refuse the keys. */
  const withWebhook = async (provider: Provider, keys: StoredKeys): Promise<StoredKeys> => {
    try {
      const webhookId = await provider.registerWebhook(keys, webhookUrl(provider));
      return { ...keys, webhookId, webhookProblem: null };
    } catch (error) {
      const webhookProblem = reasonOf(error);
      strapi.log.warn(`${provider.title} has no webhook for ${webhookUrl(provider)}: ${webhookProblem}`);
      return { ...keys, webhookProblem };
    }
  };

  const store = async (provider: Provider, openedAt: string | undefined, keys: StoredKeys | null): Promise<void> => {
    const id = await ensureRow(provider);
    const guarded = {
      table: 'payment_providers',
      id,
      openedAt,
      noun: 'payment provider',
      current: () => read(provider.name),
    };
    const row = {
      keys: keys && encrypt(SECRET, PURPOSE, JSON.stringify(keys)),
      environment: keys?.environment ?? null,
      client_id: keys?.clientId ?? null,
      updated_at: new Date(),
    };
    await services(strapi).history.activity.watch({ kind: 'paymentProvider', ids: [id] }, () =>
      guardedRow(strapi, guarded, async (trx) => {
        await tables(trx).updateTable('payment_providers').where('id', '=', id).set(row).execute();
        await trx.raw('SELECT pg_notify(?, ?)', [CHANNEL, '']);
      }),
    );
    await reloadKeys(strapi);
    await checkConnections(strapi);
  };

  const requireOwn = (provider: Provider): void => {
    if (provider.isInEnvironment) throw conflict(`The keys of ${provider.title} are set on the server`);
  };

  return {
    read,
    names: () => providers.map(({ name }) => name),

    async change(name: string, { updatedAt, clientSecret, ...input }: ProviderKeysInput): Promise<ProviderSettings> {
      const provider = named(name);
      requireOwn(provider);
      const stored = (await keysOf(provider)) ?? NO_KEYS;
      const isSameApp = stored.clientId === input.clientId && stored.environment === input.environment;
      const keys = {
        ...input,
        clientSecret: clientSecret || (isSameApp ? stored.clientSecret : ''),
        webhookId: isSameApp ? stored.webhookId : '',
        webhookProblem: null,
      };
      if (!keys.clientSecret) throw badField('clientSecret', 'Enter the secret');
      await requireAccepted(provider, keys);
      await store(provider, updatedAt, await withWebhook(provider, keys));
      return read(name);
    },

    /** Orders that were paid with it need its keys to be checked and refunded. */
    async disconnect(name: string): Promise<ProviderSettings> {
      const provider = named(name);
      requireOwn(provider);
      await store(provider, undefined, null);
      return read(name);
    },

    async test(name: string): Promise<TestPayment> {
      const provider = named(name);
      try {
        return { reference: await provider.openTestPayment(await keysOf(provider)) };
      } catch (error) {
        throw conflict(`${provider.title} didn’t open a test payment: ${reasonOf(error)}`);
      }
    },
  };
};
